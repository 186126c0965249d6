import EnvlintReporting

/// The address of a file as editors write it: `file:///home/me/A.swift`.
public enum DocumentAddress {
  public static func address(ofPath path: String) -> String { "file://" + percentEncoded(path) }

  /// The absolute path of a file's address; nil for an address of something else.
  ///
  /// Source: RFC 8089; a host other than this machine is none of ours.
  public static func path(of address: String) -> String? {
    let scheme = "file://"
    guard address.utf8.count > scheme.utf8.count, address.prefix(scheme.count).lowercased() == scheme else {
      return nil
    }
    var rest = address.utf8.dropFirst(scheme.utf8.count)
    if rest.starts(with: "localhost/".utf8) { rest = rest.dropFirst("localhost".utf8.count) }
    guard rest.first == UInt8(ascii: "/") else { return nil }
    var bytes: [UInt8] = []
    var index = rest.startIndex
    while index < rest.endIndex {
      let byte = rest[index]
      if byte == UInt8(ascii: "%"), let digits = rest.index(index, offsetBy: 3, limitedBy: rest.endIndex),
        let value = UInt8(String(decoding: rest[rest.index(after: index)..<digits], as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        index = digits
      } else {
        bytes.append(byte)
        index = rest.index(after: index)
      }
    }
    return bytes.contains(0) ? nil : String(decoding: bytes, as: UTF8.self)
  }
}
