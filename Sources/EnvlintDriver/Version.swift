/// The version of this source: the top entry of the change log. A constant, because a shallow clone has no tags.
public let envlintVersion = "0.1.0"
