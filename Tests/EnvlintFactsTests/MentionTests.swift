import EnvlintSyntax
import Testing

@testable import EnvlintFacts

/// What a search for names finds, and what it makes of each place.
@Suite struct MentionTests {
  private func mentions(_ query: MentionQuery, in text: String) -> [Mention] {
    let source = SourceBytes(text)
    let search = MentionSearch([query])
    let candidates = search.candidates(in: source)
    if candidates.isEmpty { return [] }
    return search.mentions(Tokens(tokenizing: source), source, file: 0, candidates: candidates).map(\.1)
  }

  private func roles(of name: String, _ purpose: MentionQuery.Purpose = .uses, in text: String) -> [Mention.Role] {
    mentions(MentionQuery(name, purpose), in: text).map(\.role)
  }

  @Test(arguments: [
    ("struct V { @Environment(\\.gap) var g }", [Mention.Role.read]),
    ("struct V { @SwiftUI.Environment((\\EnvironmentValues.gap)) var g }", [.read]),
    ("let a = b.environment(\\.gap, 1)", [.injection]),
    ("let a = b.transformEnvironment(\\.gap) { $0 = 1 }", [.injection]),
    ("let a = environment(\n  \\EnvironmentValues.`gap`, 1)", [.injection]),
    ("let a = b.environment(\\.other.gap, 1)", [.member]),
    ("let a = Environment(\\.gap)", [.member]),
    ("let a = values.gap + values\n  .gap", [.member, .member]),
    ("extension EnvironmentValues { var double: Int { gap * 2 } }", [.bareInKeyContainer]),
    ("extension EnvironmentValues { @Entry var gap = 1 }", []),
    ("extension View { var double: Int { gap * 2 } }", []),
    ("// values.gap\nlet a = \"values.gap\"", []),
    ("let a = \"\\(values.gap)\"", [.member]),
    ("let a = values.gaps + values.agap + values.gap🐌", []),
  ]) func theTokensAroundANameTellItsUse(_ text: String, _ expected: [Mention.Role]) {
    #expect(roles(of: "gap", in: text) == expected)
  }

  @Test(
    arguments: [
      ("Key.defaultValue = 1", ["Key"]), ("Key.defaultValue += 1", ["Key"]), ("change(&Key.defaultValue)", ["Key"]),
      ("Key.defaultValue.items.append(1)", ["Key"]), ("Key.defaultValue[0] = 1", ["Key"]),
      ("Key.defaultValue.size = 1", ["Key"]), ("Other.defaultValue = 1", ["Other"]), ("key.defaultValue = 1", ["key"]),
      ("Key.self.defaultValue = 1", ["Key"]), ("(Key).defaultValue = 1", [nil]), ("A.Key.defaultValue = 1", ["Key"]),
      ("(Key.defaultValue, a) = (1, 2)", ["Key"]), ("(a, (_, Key.defaultValue)) = (1, (2, 3))", ["Key"]),
      ("let a = \\Key.Type.defaultValue", ["Type"]), ("Key.self[keyPath: \\.defaultValue] = 1", [nil]),
      ("Key.defaultValue <~ 1", ["Key"]), ("a ~> Key.defaultValue", ["Key"]), ("+++Key.defaultValue", ["Key"]),
      ("Key.defaultValue++", ["Key"]), ("let a = -Key.defaultValue + 1", []), ("let a = 1 ... Key.defaultValue", []),
      ("a += Key.defaultValue", []), ("let a = Key.defaultValue == 1", []), ("Key.defaultValue()", []),
      ("Key.other = 1", []),
      ("let (a, b) = (Key.defaultValue, 1)", []), ("f(Key.defaultValue, a); b = 1", []),
      ("(f(Key.defaultValue), a) = (1, 2)", []), ("a[Key.defaultValue] = 1", []),
    ] as [(String, [String?])]) func aChangedDefaultIsNoticed(_ text: String, _ bases: [String?])
  {
    #expect(mentions(MentionQuery("defaultValue", .defaultChanges), in: text).map(\.base) == bases)
  }

  @Test(arguments: [
    ("struct Key: EnvironmentKey {}", 0), ("extension Key: P {}", 0), ("extension A.Key {}", 0),
    ("get { self[Key.self] }", 0), ("set { self[A.Key.self] = newValue }", 0), ("print(Key.defaultValue)", 0),
    ("Key.reset()", 0), ("// Key.self\nlet a = \"Key\"", 0), ("typealias Other = Key", 1), ("let a = Key.self", 1),
    ("func f(_ key: Key.Type) {}", 1), ("set(Key.self, 1)", 1), ("Box<Key>()", 1), ("let a = Key()", 1),
    ("let a: A.Key", 1), ("values[Key.self] = 1", 1), ("class Other: Key {}", 1), ("Key.init()", 1),
  ]) func aTypeThatGoesElsewhereIsNoticed(_ text: String, _ count: Int) {
    #expect(mentions(MentionQuery("Key", .escapes), in: text).count == count)
  }

  @Test func ownDefaultsAreNoticed() {
    let text = "struct K { static var defaultValue = 1; static func set() { defaultValue = 2; Self.defaultValue = 3 } }"
    #expect(mentions(MentionQuery("defaultValue", .defaultChanges), in: text).map(\.base) == [nil, "Self"])
  }

  @Test func replacementsOfAllValuesAreNoticed() {
    let query = MentionQuery("transformEnvironment", .replacements)
    #expect(mentions(query, in: "a.transformEnvironment(\\.self) { _ in }").count == 1)
    #expect(mentions(query, in: "a.transformEnvironment(\\EnvironmentValues.self) { _ in }").count == 1)
    #expect(mentions(query, in: "a.transformEnvironment(\\.font) { _ in }").isEmpty)
  }

  /// A large project has more names of members than sixteen bits can count.
  @Test func manyWordsAreFound() {
    let words = (0..<40_000).map { "name\($0)" }
    let found = WordFinder(words).places(in: SourceBytes("a name7 name39999 name40000 name")).map(\.word)
    #expect(found == [7, 39_999])
  }

  /// Many words are found otherwise than few, and are the same.
  @Test func manyWordsAreFoundAsFewAre() {
    let words =
      [
        "a", "a_", "$a", "$$", "1", "_", "seven77", "eight888", "nine99999", "$eight888", "sixteen_sixteen_", "größe",
        "ö",
      ]
      + ["sixteen_sixteen_b", "seventeen_sevente"] + (0..<30).map { "word\($0)" } + (0..<30).map { "aLongerWord\($0)" }
    let between = ["", ".", " ", "$", "ö", "_", "\"", "\n", "0", "(", "`", "$$", "\u{0}"]
    var state: UInt64 = 3
    func next(below count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    for _ in 0..<300 {
      let pieces = (0..<40).map { _ in words[next(below: words.count)] + between[next(below: between.count)] }
      let source = SourceBytes(pieces.joined())
      let places = WordSearch(words).places(in: source)
      #expect(zip(places, places.dropFirst()).allSatisfy { $0.start < $1.start }, "\(pieces)")
      let many = places.map { "\(words[$0.word]) \($0.start)" }
      let few = words.flatMap { word in WordFinder([word]).places(in: source).map { "\(word) \($0.start)" } }
      #expect(many.sorted() == few.sorted(), "\(pieces)")
      #expect(!many.isEmpty)
    }
  }

  /// Words of every length, and where one begins like another or ends the file.
  @Test func everyWordIsFound() {
    let words = ["a", "ab", "abc", "key", "keyPath", "someLongName", "name"]
    let text = "a ab.abc(key)keyPath someLongName,name xname key_ aab\nname"
    for count in 1...words.count {
      for subset in [Array(words.prefix(count)), Array(words.suffix(count))] {
        let found = WordFinder(subset).places(in: SourceBytes(text)).map { "\(subset[$0.word]) \($0.start)" }
        let expected = text.indices.flatMap { start -> [String] in
          subset.compactMap { word in
            let rest = text[start...]
            guard rest.hasPrefix(word) else { return nil }
            let isNamePart = { (character: Character?) in character.map { $0.isLetter || $0 == "_" } ?? false }
            let before = start == text.startIndex ? nil : text[text.index(before: start)]
            guard !isNamePart(before), !isNamePart(rest.dropFirst(word.count).first) else { return nil }
            return "\(word) \(text.utf8.distance(from: text.startIndex, to: start))"
          }
        }
        #expect(found == expected, "\(subset)")
      }
    }
  }
}
