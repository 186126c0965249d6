extension SourceBytes {
  /// Whether `envlint:` stands somewhere in the file, where a suppression comment may be. Costs less than reading the
  /// file: 32 places are asked at once for `vl`, which hardly any word has.
  public var mentionsDirective: Bool {
    padded.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return false }
      var offset = 0
      while offset < count {
        let block = ByteBlock(at: start + offset)
        let next = ByteBlock(at: start + offset + 1)
        var candidates = ByteBlock.bits(~block.places(notOf: UInt8(ascii: "v"), before: UInt8(ascii: "l"), in: next))
        while candidates != 0 {
          if isDirective(around: offset + candidates.trailingZeroBitCount, bytes) { return true }
          candidates &= candidates - 1
        }
        offset += ByteBlock.count
      }
      return false
    }
  }

  /// Whether the `v` of a directive stands at `place`.
  private func isDirective(around place: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard place >= 2 else { return false }
    return bytes[place - 2] == UInt8(ascii: "e") && bytes[place - 1] == UInt8(ascii: "n")
      && bytes[place] == UInt8(ascii: "v") && bytes[place + 1] == UInt8(ascii: "l")
      && bytes[place + 2] == UInt8(ascii: "i") && bytes[place + 3] == UInt8(ascii: "n")
      && bytes[place + 4] == UInt8(ascii: "t") && bytes[place + 5] == UInt8(ascii: ":")
  }
}
