import EnvlintSyntax

/// A file with a few bytes removed, repeated or replaced by others of its own: nearly real code, broken somewhere.
func mutated(_ source: SourceText, seed: UInt64) -> SourceText {
  var generator = SplitMix64(seed: seed)
  var bytes = Array(source.bytes.padded.dropLast(SourceBytes.padding))
  for _ in 0..<Int.random(in: 1...8, using: &generator) where !bytes.isEmpty {
    let place = Int.random(in: 0..<bytes.count, using: &generator)
    let few = place..<min(place + Int.random(in: 1...4, using: &generator), bytes.count)
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: bytes.removeSubrange(few)
    case 1: bytes.insert(contentsOf: bytes[few], at: Int.random(in: 0..<bytes.count, using: &generator))
    default: bytes[place] = bytes[Int.random(in: 0..<bytes.count, using: &generator)]
    }
  }
  return SourceText(path: "\(source.path) mutated with seed \(seed)", bytes: SourceBytes(bytes))
}
