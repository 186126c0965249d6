extension WordSet {
  /// Whether the word at `start` may name an attribute: `@Entry`, `@SwiftUI.Entry`.
  ///
  /// Looks back over white space and one name in front; answers yes where the tokens tell it better.
  func mayNameAttribute(_ bytes: UnsafePointer<UInt8>, _ start: Int) -> Bool {
    var position = start
    for isBehindModule in [false, true] {
      while position > 0, Self.isSpace(bytes[position - 1]) {
        position -= 1
        // A comment may end the line before.
        if bytes[position] == 0x0A || bytes[position] == 0x0D { return true }
      }
      guard position > 0 else { return false }
      switch bytes[position - 1] {
      case UInt8(ascii: "@"), UInt8(ascii: "/"), UInt8(ascii: "`"): return true
      case UInt8(ascii: "."), UInt8(ascii: ":"):
        if isBehindModule { return false }
        while position > 0, ".: \t".utf8.contains(bytes[position - 1]) { position -= 1 }
        while position > 0, isWordByte(bytes[position - 1]) { position -= 1 }
      default: return false
      }
    }
    return false
  }
}
