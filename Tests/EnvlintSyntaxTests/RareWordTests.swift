import EnvlintSyntax
import Testing

/// The scan of blocks against the texts themselves.
@Suite struct RareWordTests {
  private let name = RareWord("App", askedFor: 0, 2, isName: true)
  private let mark = RareWord("vlint:", askedFor: 0, 3, isName: false)

  private func holds(_ word: RareWord, _ text: String) -> Bool { word.isIn(SourceBytes(text)) }

  @Test func aWordIsFoundAtEachPlaceOfABlock() {
    for before in 0..<150 {
      for after in [0, 1, 2, 5, 63, 64, 65] {
        let (lead, rest) = (String(repeating: " ", count: before), String(repeating: "\n", count: after))
        #expect(holds(name, lead + "App" + rest))
        #expect(holds(mark, lead + "vlint:" + rest))
        #expect(!holds(name, lead + "Ap" + rest))
        #expect(!holds(mark, lead + "vlint" + rest))
      }
    }
  }

  @Test func aNameCountsOnlyAsAWhole() {
    for text in ["AppKit", "MyApp", "_App", "App_", "App2", "Apple", "A p", "app", "xApp App1", "Ap\0"] {
      #expect(!holds(name, text), "\(text)")
      #expect(!holds(name, text + String(repeating: "-", count: 100)), "\(text)")
    }
    for text in ["MyApp, App", ": App{", "`App`", "(App)", "SwiftUI.App", "@App", "éApp", "// App", "AppAppApp App"] {
      #expect(holds(name, text), "\(text)")
    }
  }

  @Test func aPartOfAWordAtTheEndIsNone() {
    let text = "struct A: App {}".utf8
    for count in 0...16 { #expect(name.isIn(SourceBytes(text.prefix(count))) == (count >= 13)) }
  }
}
