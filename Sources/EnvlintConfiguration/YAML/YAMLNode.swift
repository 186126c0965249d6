/// A place in a configuration file.
public struct YAMLPosition: Sendable, Hashable {
  /// 1-based.
  public var line: Int
  /// 1-based, in UTF-8 bytes; a byte order mark does not count.
  public var column: Int
}

/// The contents of a configuration file, with the place of every part.
public struct YAMLNode: Sendable, Equatable {
  public enum Content: Sendable, Equatable {
    case scalar(YAMLScalar)
    case sequence([YAMLNode])
    /// In the order of the file; no key occurs twice.
    case mapping([YAMLEntry])
  }

  public var content: Content
  /// Where the value starts; for an omitted value, where it could start.
  public var position: YAMLPosition
}

/// One `key: value`.
public struct YAMLEntry: Sendable, Equatable {
  /// Always a string in the sense of YAML's core schema.
  public var key: String
  public var keyPosition: YAMLPosition
  public var value: YAMLNode
}

/// A single value.
public struct YAMLScalar: Sendable, Equatable {
  /// The value of a scalar in the core schema (YAML 1.2.2, section 10.3.2).
  public enum Kind: Sendable, Equatable {
    case null
    case bool(Bool)
    case integer
    case float
    case string
  }

  /// The text without quotes and escapes.
  public var text: String
  /// A quoted scalar is always a string.
  public var isQuoted: Bool

  public var kind: Kind { isQuoted ? .string : coreSchemaKind(of: text) }
}
