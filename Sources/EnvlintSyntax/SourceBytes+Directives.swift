extension SourceBytes {
  /// The eight bytes `envlint:`, the first one lowest.
  static let directiveWord: UInt64 = 0x3A74_6E69_6C76_6E65

  /// Whether `envlint:` is somewhere in the file, where a suppression comment may be. Costs less than reading the file: many
  /// places are asked at once for a `v` and the `n` after it, which few words have so.
  public var mentionsDirective: Bool {
    padded.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return false }
      var block = 0
      // From the `v` on a directive has six bytes: so the last block and the `n` after it end in the padding.
      while block &+ 5 < count {
        if Self.mayHoldDirective(start + block), Self.holdsDirective(start + block, precededBy: block) { return true }
        block &+= Self.placesInBlock
      }
      return false
    }
  }

  private static let placesInBlock = 64

  /// Whether a directive's `v` and `n` begin at one of the places of a block.
  ///
  /// The least difference and not a comparison: that is what compilers turn into vector instructions.
  @inline(__always)
  private static func mayHoldDirective(_ start: UnsafePointer<UInt8>) -> Bool {
    var least = UInt8.max
    for place in 0..<placesInBlock {
      least = min(least, (start[place] ^ UInt8(ascii: "v")) | (start[place &+ 3] ^ UInt8(ascii: "n")))
    }
    return least == 0
  }

  /// Whether the `v` of a directive is in a block.
  ///
  /// - Parameter count: of the bytes of the file before the block.
  @inline(never)
  private static func holdsDirective(_ start: UnsafePointer<UInt8>, precededBy count: Int) -> Bool {
    (max(0, 2 - count)..<placesInBlock).contains { place in
      let word = UnsafeRawPointer(start + place - 2).loadUnaligned(as: UInt64.self)
      return UInt64(littleEndian: word) == directiveWord
    }
  }
}
