/// The name of an operator function, as it is after `func`.
public enum OperatorName {
  private static let bytes = Set("/=-+!*%<>&|^~?".utf8)

  /// The end of the name that begins at an offset; the offset where none begins. The `<` of generic parameters is none of it.
  public static func end(from start: Int, _ byte: (Int) -> UInt8) -> Int {
    var end = start
    while bytes.contains(byte(end)) { end += 1 }
    let isGeneric = end > start + 1 && byte(end - 1) == UInt8(ascii: "<") && byte(end) != UInt8(ascii: "(")
    return isGeneric && byte(end) > 0x20 ? end - 1 : end
  }
}
