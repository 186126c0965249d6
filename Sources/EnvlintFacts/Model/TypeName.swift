extension StringProtocol {
  /// Whether a name is written like that of a type: its first letter, behind underscores, is a capital one.
  public var isTypeName: Bool { first { $0 != "_" }?.isUppercase == true }
}
