import EnvlintFacts
import Testing

@testable import EnvlintReporting

@Suite struct FingerprintTests {
  private func fingerprints(_ text: String, marking needle: String, rule: String = "closure_entry", symbol: String = "")
    -> [String]
  {
    let bytes = Array(text.utf8)
    let searched = Array(needle.utf8)
    let findings = bytes.indices.filter { bytes[$0...].starts(with: searched) }.map { start in
      Diagnostic(
        rule: rule, severity: .warning,
        location: Location(file: "A.swift", range: UInt32(start)..<UInt32(start + searched.count)), message: "m",
        symbol: symbol)
    }
    return Fingerprint.fingerprints(of: findings, sources: ["A.swift": SourceText(text)])
  }

  @Test func hashIsFNV1a() {
    var hash = FNV1a()
    #expect(hash.value == 0xcbf2_9ce4_8422_2325)
    for byte in "foobar".utf8 { hash.add(byte) }
    #expect(hash.value == 0x8594_4171_f739_67e8)
  }

  @Test func valueIsFixedForGood() {
    #expect(fingerprints("a f() b", marking: "f()", symbol: "S.body") == ["2dadc8ca01afe93a"])
  }

  @Test func movingAndReformattingChangeNothing() {
    let plain = fingerprints("let a = f(1, 2)", marking: "f(1, 2)")
    #expect(plain.count == 1)
    #expect(fingerprints("\n\n// more\n\tlet a = f(1,2)", marking: "f(1,2)") == plain)
    #expect(fingerprints("let a = f(\r\n  1,\r\n  2\r\n)", marking: "f(\r\n  1,\r\n  2\r\n)") == plain)
  }

  @Test func everyPartCounts() {
    let plain = fingerprints("f()", marking: "f()")
    #expect(fingerprints("g()", marking: "g()") != plain)
    #expect(fingerprints("f()", marking: "f()", rule: "other") != plain)
    #expect(fingerprints("f()", marking: "f()", symbol: "S") != plain)
  }

  @Test func equalFindingsAreNumbered() {
    let three = fingerprints("f() f() f()", marking: "f()")
    #expect(Set(three).count == 3)
    #expect(three.prefix(1) == fingerprints("f()", marking: "f()")[...])
    #expect(three.allSatisfy { $0.count == 16 && $0.allSatisfy { "0123456789abcdef".contains($0) } })
  }

  @Test func messageAndSeverityDoNotCount() {
    let fixture = Fixture(["A.swift": "f()"])
    let place = fixture.place("f()", in: "A.swift")
    let sources = ["A.swift": SourceText("f()")]
    #expect(
      Fingerprint.fingerprints(of: [Diagnostic(at: place, .info, "one")], sources: sources)
        == Fingerprint.fingerprints(of: [Diagnostic(at: place, .error, "two")], sources: sources))
  }
}
