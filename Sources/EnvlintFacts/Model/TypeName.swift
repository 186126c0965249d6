extension StringProtocol {
  /// Whether a name is written like that of a type: its first letter, after underscores, is a capital one.
  public var isTypeName: Bool {
    guard let byte = utf8.first(where: { $0 != UInt8(ascii: "_") }) else { return false }
    // Of other letters than those of ASCII, only their properties tell it.
    return byte < 0x80 ? UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte : first { $0 != "_" }?.isUppercase == true
  }
}

/// Names of types that begin with a small letter, as the platform or service does after which they are called: `iOSRoot`, `iCloudRow`,
/// `macOSRoot`. Only the declarations tell them from functions.
enum PlatformName {
  /// Whether a name may be one of them.
  ///
  /// - Parameter byte: the byte of the name at an offset; 0 after its end.
  @inline(__always)
  static func begins(_ byte: (Int) -> UInt8) -> Bool {
    let system: Int
    switch byte(0) {
    case UInt8(ascii: "i"): return UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte(1)
    case UInt8(ascii: "t"): system = 2
    case UInt8(ascii: "m"): system = 3
    case UInt8(ascii: "w"): system = 5
    case UInt8(ascii: "v"): system = 6
    default: return false
    }
    return byte(system) == UInt8(ascii: "O") && byte(system + 1) == UInt8(ascii: "S")
  }
}
