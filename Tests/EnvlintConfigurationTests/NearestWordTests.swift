import EnvlintConfiguration
import Testing

@Suite struct NearestWordTests {
  private static let words = ["excluded", "included", "fail_on", "rules", "object_type_lookup", "closure_entry", "off"]

  @Test(arguments: [
    ("exclude", "excluded"), ("exlcuded", "excluded"), ("inlcude", "included"), ("FAIL_ON", "fail_on"),
    ("fail-on", "fail_on"), ("rule", "rules"), ("rlues", "rules"), ("object_type_loockup", "object_type_lookup"),
    ("closureEntry", "closure_entry"), ("of", "off"), ("excluded", "excluded"),
  ])
  func findsSlips(word: String, meant: String) { #expect(nearestWord(to: word, among: Self.words) == meant) }

  @Test(arguments: ["", "baseline", "x", "extends", "ab", String(repeating: "excluded", count: 9)])
  func findsNothingFar(word: String) { #expect(nearestWord(to: word, among: Self.words) == nil) }

  @Test func firstOfEquallyCloseWins() {
    #expect(nearestWord(to: "cat", among: ["bat", "hat"]) == "bat")
    #expect(nearestWord(to: "cats", among: ["bats", "cat", "cats"]) == "cats")
    #expect(nearestWord(to: "aa", among: ["bb", "ab"]) == nil, "half of so short a word is no slip")
    #expect(nearestWord(to: "a", among: []) == nil)
  }

  @Test func startOfOneWordAloneMeansIt() {
    #expect(nearestWord(to: "closure", among: Self.words) == "closure_entry")
    #expect(nearestWord(to: "object", among: Self.words) == "object_type_lookup")
    #expect(nearestWord(to: "object", among: Self.words + ["object_reader"]) == nil)
    #expect(nearestWord(to: "obj", among: Self.words) == nil)
  }
}
