import EnvlintSyntax
import Testing

/// Bytes that nobody writes: the tokenizer takes them all, and the invariants hold.
@Suite struct TokenizerRobustnessTests {
  static let snippets = [
    "struct V: View { @Environment(\\.a.b) private var a: A?; var body: some View { Text(\"x\\(a ?? \"b\\(c)\")\") } }\n",
    "#if os(iOS) && swift(>=6)\nlet r = /a(b|c)[d\\/]/, e = ##/x/##\n#endif\n",
    "let s = #\"\"\"\n  a \\#(b + 0x1.8p3) \\\n  \"\"\"#; let t = 'u'\n",
    "/* a /* b */ // envlint:c */ func `d e`<T>(_ f: inout T...) throws -> [T: $0]! { try? /g/ }\n",
    "<<<<<<< a\n“b” <#c#> \u{FEFF}é+\u{301} 1e+ 0o9 \"\\u{110000}\n>>>>>>> d\n",
  ]

  @Test func mutatedSnippets() {
    var generator = Generator(seed: 1)
    for _ in 0..<2_000 {
      var bytes = Array((0..<3).map { _ in Self.snippets[Int(generator.next() % 5)] }.joined().utf8)
      for _ in 0...generator.next() % 6 {
        let place = Int(generator.next() % UInt64(bytes.count))
        switch generator.next() % 4 {
        case 0 where bytes.count > 1: bytes.remove(at: place)
        case 1: bytes.insert(UInt8(truncatingIfNeeded: generator.next()), at: place)
        case 2: bytes[place] = bytes[Int(generator.next() % UInt64(bytes.count))]
        default: bytes.removeLast(min(place, bytes.count - 1))
        }
      }
      _ = tokenize(bytes)
    }
  }

  @Test func randomBytes() {
    var generator = Generator(seed: 2)
    let alphabet = Array("\"\\(#)/*'`<>! \n\r\ta0.".utf8) + [0, 0xC3, 0xA9, 0xFF]
    for _ in 0..<2_000 {
      let bytes = (0..<generator.next() % 80).map { _ in alphabet[Int(generator.next() % UInt64(alphabet.count))] }
      _ = tokenize(bytes)
    }
  }

  /// Each of these makes a scan ahead fail again and again. That it costs no more than its size the benchmarks show.
  @Test(
    arguments: [
      "#", "+<#", "#\"\"\"\\#(", "#/\n", "“", "<<<<<<< a\n", ">>>> a\n", "(/a", "\"\\(", "/*", "`", "{", "a/", "##/\n",
      "<#",
    ])
  func scansThatFailAgainAndAgain(_ unit: String) {
    _ = tokenize(Array(String(repeating: unit, count: 2_000).utf8))
  }

  private struct Generator {
    var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
  }
}
