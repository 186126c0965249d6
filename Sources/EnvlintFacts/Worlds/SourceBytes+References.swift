import EnvlintSyntax

extension SourceBytes {
  /// The modules that a file imports, and perhaps more: comments and strings count as well.
  public var importedModules: Set<String> {
    var modules: Set<String> = []
    let word = Array("import".utf8)
    padded.withUnsafeBufferPointer { bytes in
      var next = 0
      while next + word.count < count {
        guard bytes[next] == word[0], bytes[next + 1] == word[1], bytes[next..<next + word.count].elementsEqual(word)
        else {
          next += 1
          continue
        }
        let isWhole = next == 0 || !bytes[next - 1].isOfName
        next += word.count
        guard isWhole, bytes[next] == UInt8(ascii: " ") || bytes[next] == UInt8(ascii: "\t") else { continue }
        // `import struct Core.Theme` names the kind of a declaration first.
        for _ in 0..<2 {
          // The name may be in backticks.
          while next < count, [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "`")].contains(bytes[next]) {
            next += 1
          }
          let start = next
          while next < count, bytes[next].isOfName { next += 1 }
          if start < next { modules.insert(String(decoding: bytes[start..<next], as: UTF8.self)) }
        }
      }
    }
    return modules
  }
}

extension SourceBytes {
  /// All words of a YAML file that may be paths.
  public var pathWords: Set<String> {
    let separators = Set(" \t\r\n\"',[]{}:".utf8)
    let words = padded[..<count].split { separators.contains($0) }
    return Set(words.map { String(decoding: $0, as: UTF8.self) })
  }
}

extension UInt8 {
  /// Whether it may be a byte of a name.
  fileprivate var isOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
