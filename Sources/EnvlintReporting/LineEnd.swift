/// How the lines of a file end.
package struct LineEnd {
  private let bytes: [UInt8]

  /// As the first line of a text does; as on Unix if there is one line alone.
  package init(of text: some Collection<UInt8>) {
    let (newline, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    let rest = text.drop { $0 != newline && $0 != carriageReturn }
    guard rest.first == carriageReturn else {
      bytes = [newline]
      return
    }
    bytes = rest.dropFirst().first == newline ? [carriageReturn, newline] : [carriageReturn]
  }

  /// The bytes of a new piece of code whose lines end like that.
  package func applied(to code: String) -> [UInt8] {
    var output: [UInt8] = []
    for byte in code.utf8 where byte != UInt8(ascii: "\r") {
      if byte == UInt8(ascii: "\n") { output += bytes } else { output.append(byte) }
    }
    return output
  }
}
