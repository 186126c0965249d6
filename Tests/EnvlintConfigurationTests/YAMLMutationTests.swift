import Testing

@testable import EnvlintConfiguration
import EnvlintRules

/// Whatever the bytes are, the reader ends with a tree or with an error whose place lies in the file.
@Suite struct YAMLMutationTests {
  private static let seeds = [
    "# c\nincluded: [Sources, 'a, b']\nexcluded:\n  - \"**/a\"\nrules:\n  closure_entry:\n    severity: error\n",
    "---\r\n- a: 1\r\n  b:\r\n  - \"\\u00e9\"\r\n-\r\n  - - x\r\n",
    "\u{FEFF}a: 'it''s'\nb: {c}\nd: &e *f\ng: |\n  text\n\th: <<\n",
  ]
  private static let pieces: [[UInt8]] =
    [
      " ", "  ", "\n", "\r", "\t", ":", ": ", "- ", "#", "[", "]", "{", ",", "'", "\"", "\\", "\\u", "&", "*", "!", "|",
      "?",
    ]
    .map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0], [0], [0xEF, 0xBB, 0xBF], [0xE2, 0x80, 0xA8]]

  @Test(arguments: seeds) func survivesMutations(seed: String) {
    var random = SplitMix64(state: 7)
    for _ in 0..<3_000 {
      var bytes = Array(seed.utf8)
      for _ in 0..<Int.random(in: 1...6, using: &random) { mutate(&bytes, &random) }
      check(bytes)
    }
  }

  @Test func survivesEveryPrefix() {
    for seed in YAMLMutationTests.seeds {
      for length in 0...seed.utf8.count { check(Array(seed.utf8.prefix(length))) }
    }
  }

  @Test func survivesRandomBytes() {
    var random = SplitMix64(state: 11)
    for _ in 0..<2_000 {
      check((0..<Int.random(in: 0...60, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) })
    }
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    let end = min(bytes.count, place + Int.random(in: 0...3, using: &random))
    let piece = YAMLMutationTests.pieces.randomElement(using: &random) ?? []
    bytes.replaceSubrange(place..<end, with: Bool.random(using: &random) ? piece : [])
  }

  private func check(_ bytes: [UInt8]) {
    guard case .failure(let errors) = Settings.parse(bytes, path: "f.yml", rules: Catalog.all) else { return }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    #expect(!errors.errors.isEmpty)
    for error in errors.errors {
      let isInside =
        (1...lines.count).contains(error.line)
        && (1...(lines[error.line - 1].count + 1)).contains(error.column)
      #expect(isInside, "\(error) in \(bytes)")
    }
  }
}

/// A small generator with a fixed sequence, so that a failure repeats (Steele, Lea, Flood: SplitMix, 2014).
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
