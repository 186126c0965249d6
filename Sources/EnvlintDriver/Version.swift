/// The version of this source: the top entry of the change log. A constant, because a shallow clone has no tags.
public let envlintVersion = "0.2.0"

/// The address of the public repository; empty while there is none, and then no link is written.
let envlintHomepage = ""
