extension StringProtocol {
  /// Whether a name is written like that of a type: its first letter, after underscores, is a capital one.
  public var isTypeName: Bool {
    guard let byte = utf8.first(where: { $0 != UInt8(ascii: "_") }) else { return false }
    // Of other letters than those of ASCII, only their properties tell it.
    return byte < 0x80 ? UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte : first { $0 != "_" }?.isUppercase == true
  }
}
