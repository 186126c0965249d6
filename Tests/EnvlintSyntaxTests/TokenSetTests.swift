import Testing

@testable import EnvlintSyntax

@Suite struct TokenSetTests {
  @Test func holdsWhatWasInsertedAlone() {
    var set = TokenSet()
    #expect(!set.contains(0))
    for index in [64, 3, 63, 640] { set.insert(index) }
    set.insert(126..<130)
    let expected = [3, 63, 64, 126, 127, 128, 129, 640]
    #expect((0..<1_000).filter(set.contains) == expected)
    #expect(!set.contains(1 << 40))
  }
}
