import EnvlintFacts
import Testing

/// Which code in other files uses a property that it can see.
@Suite struct UsesElsewhereTests {
  /// A view with a property that its own file does not use, beside other files.
  private func expectCard(isUsed: Bool, by other: String, _ third: String, _ place: SourceLocation = #_sourceLocation)
    throws
  {
    let card = """
      import SwiftUI
      struct Card: View {
        @Environment(\\.title) var title: String\(isUsed ? "" : " // ~warning")
        var body: some View { Text("a") }
      }
      """
    try PageProject(["Card.swift": card, "Other.swift": other, "Third.swift": third]).expectFindings(
      of: "unused_environment", place)
  }

  /// What uses a value of the view, which the same file names.
  @Test(arguments: [
    "func f(_ card: Card) { print(card.title) }", "func f(_ card: Card?) { print(card?.title) }",
    "func f(_ cards: [Card]) { print(cards[0].title) }",
    "func f(_ cards: [Card]) { cards.forEach { print($0.title) } }",
    "func f(_ cards: [Card]) { print(cards.map(\\.title)) }", "let path = \\Card.title",
    "let paths = [\\Card.title, \\.body]", "func f(_ x: Any) { print((x as? Card)?.title) }",
    "func f() { let card = Card(); print(card.title) }", "func f() { print([Card(), Card()].first!.title) }",
    "func f() { print({ Card() }().title) }", "func f() { use(Card()) { card in print(card.title) } }",
    "func f() { let host = UIHostingController(rootView: Card()); print(host.rootView.title) }",
    "func f() throws { print(try sut.inspect().find(Card.self).actualView().title) }",
    "func f(_ card: Binding<Card>) { print(card.title) }",
    "struct S { @Binding var card: Card; func f() { g($card.title) } }",
    "func f<V>(_ v: V) where V == Card { print(v.title) }", "func f(_ card: Card) { #expect(card.title == \"\") }",
    "func f(_ card: Card) {\n#if os(iOS)\nprint(card.title)\n#endif\n}",
    "func f(_ make: () -> Card) { print(make().title) }",
    "@Lens(\\Card.title) var x: Int", "func f(_ title: String = Card().title) {}",
    "struct S { let card = Card(); var text: String { card.title } }",
    "func f(_ card: Card) { let t = card.title; print(t) }", "func f(_ environment: Card) { environment.title }",
    "func f(_ list: List<Card>) { print(list.title) }",
    "enum Data { static let cards = [Card()] }\nfunc f() { print(Data.cards[0].title) }",
    "func f(_ card: Card) { card.$title }", "func f(_ card: Card) { print(\"\\(card.title)\") }",
  ]) func aValueIsUsed(_ other: String) throws { try expectCard(isUsed: true, by: other, "") }

  /// What uses the view's own value, in an extension.
  @Test(arguments: [
    "extension Card { func f() { print(title) } }", "extension Card { func f() { if let title { g() } } }",
    "extension Card { func f() { guard let title, g() else { return } } }",
    "extension Card { func f(_ x: String) { switch x { case title: g(); default: h() } } }",
    "extension Card { func f(_ x: String) { switch x { case \"a\", title: g(); default: h() } } }",
    "extension Card { var f: () -> Void { { [title] in g() } } }", "extension Card { func f() { self.title } }",
    "extension Card { func f() { let card = self; print(card.title) } }",
    "extension Card { struct Part { let card: Card; func f() { card.title } } }",
    "extension View where Self == Card { func f() { print(title) } }",
    "extension Array where Element == Card { func f() { forEach { print($0.title) } } }",
    "extension Array where Element == Card { func f(_ e: Element) { print(e.title) } }",
    "extension [Card] { func f() { print(first?.title) } }",
    "extension Optional where Wrapped == Card { func f() { print(self?.title) } }",
    "@dynamicMemberLookup struct Box { subscript<T>(dynamicMember path: KeyPath<Card, T>) -> T { get } }\n"
      + "func f(_ box: Box) { print(box.title) }",
    "@dynamicMemberLookup struct Box { subscript<T>(dynamicMember path: KeyPath<Card, T>) -> T { get }\n"
      + "func f() { print(self.title) } }",
    "protocol Maker { associatedtype Item }\nstruct Cards: Maker { func make() -> Card\nfunc f(_ i: Item) { i.title } }",
  ]) func theViewsOwnValueIsUsed(_ other: String) throws { try expectCard(isUsed: true, by: other, "") }

  /// What uses a value that a declaration in a third file gives.
  @Test(arguments: [
    ("func f(_ deck: Deck) { print(deck.cards.first?.title) }", "struct Deck { let cards: [Card] }"),
    ("func f(_ deck: Deck) { deck.show { print($0.title) } }", "struct Deck { func show(_ f: (Card) -> Void) {} }"),
    ("func f(_ tile: Tile) { print(tile.title) }", "typealias Tile = Card"),
    ("func f() { print(Tile().title) }", "typealias Tile = Card"),
    ("func f() { Tile(title: .init(\\.other)) }", "typealias Tile = Card"),
    (
      "func f(_ host: Host) { print(host.view.rootView.title) }",
      "class Host { let view = UIHostingController(rootView: Card()) }"
    ),
    ("func f(_ host: Host) { print(host.rootView.title) }", "class Host: UIHostingController<Card> {}"),
    ("func f() { print(make().title) }", "let make = { Card() }"),
    ("func f() { print(make().title) }", "func make() -> Card { Card() }"),
    ("func f() { print(card.title) }", "let card = Card()"),
    ("func f(_ slot: Slot) { if case .card(let c) = slot { print(c.title) } }", "enum Slot { case card(Card) }"),
    ("func f() { print(box.content.title) }", "let box = Box(content: Card())"),
    ("func f(_ box: Box) { print(box.title) }", "@dynamicMemberLookup struct Box { var card: Card }"),
    ("func f() { show(.init(title: .init(\\.other))) }", "func show(_ card: Card) {}"),
    ("func f(_ o: Outer) { print(o.card.title) }", "actor Outer { var card: Card }"),
    ("func f(_ o: Outer) { print(o.card.title) }", "class Outer { lazy var card = { Card() }() }"),
    ("func f(_ o: Outer) { print(o.card.title) }", "class Outer { class func a() {}\nvar card: Card { Card() } }"),
    ("func f(_ o: Outer) { print(o.card.title) }", "struct Outer { private(set) var card: Card }"),
    ("func f(_ o: Outer<1>) { print(o.card.title) }", "struct Outer<let n: Int> { var card: Card }"),
    ("func f() { print(All.cards[0].title) }", "enum All { static var cards: [Card] { [] } }"),
    ("func f() { sample { print($0.title) } }", "extension Card { static let sample = Self.with(Card.init) }"),
    ("struct S { @Themed var t: Int; func f() { _t.title } }", "typealias Themed = Card"),
  ]) func aValueIsGiven(_ other: String, _ third: String) throws { try expectCard(isUsed: true, by: other, third) }

  /// What makes the view with another wrapper.
  @Test(arguments: [
    "func f() { Card(title: .init(\\.other)) }", "func f() { Card(title: Environment(\\.other)) }",
    "func f() { Card.init(title: wrapper) }", "func f() -> Card { .init(title: .init(\\.other)) }",
    "extension Card { init(a: Int) { self.init(title: .init(\\.other)) } }",
    "extension Card { static var a: Self { Self(title: .init(\\.other)) } }",
    "let cards: [Card] = [.init(title: .init(\\.other))]", "@Card(title: .init(\\.other)) var a: Int",
  ]) func theViewIsMade(_ other: String) throws { try expectCard(isUsed: true, by: other, "") }

  /// The name, in code that does not name the view, and to which nothing gives one.
  @Test(arguments: [
    "func f(_ items: [Int]) { items.forEach { print($0.title) } }", "func f() { print(unknown.title) }",
    "class C { func f() { run { [weak self] in self?.model.title.show() } } }",
    "func f() { print(items.map(\\.title)) }", "func f() { show(.init(title: \"a\")) }",
    "func f() { a.b().c?.title.d }", "class C { func f() { title() } }",
    "class C { init(title: String) { self.x = title } }",
    "struct S { func f(title: String) { g(title: title) } }", "func f() { print(view.rootView.title) }",
    "func f() { let = ; title }",
  ]) func codeWithoutTheView(_ other: String) throws {
    try expectCard(isUsed: false, by: other, "struct Root: View { var body: some View { Card() } }")
  }

  /// The name with another meaning, in code that names the view.
  @Test(arguments: [
    "init(title: String) { self.a = title }", "func f(title: String) { print(title) }",
    "func f() { run { title in print(title) } }", "func f() { let title = 1; print(title) }",
    "func f() { Item(title: \"a\") }", "func f() { object.default(title: 1); object.repeat(title: 2) }",
    "func f() { item.title = \"a\"; run { $0.title = \"a\" } }", "func f() { change(&item.title) }",
    "func f() { item.title(1); Text(\"a\").title(\"b\") }", "func f() { item.title { run() } }",
    "func f(_ item: Item) { print(item.title) }", "func f(_ items: [Item]) { print(items.title) }",
    "func f() { run(.title, Kind.title); let k: Kind = .title }", "@Environment(\\.title) var other: String",
    "@Dependency(\\.title) var other", "@FocusedValue(\\.title) private var title",
    "func f() { a.environment(\\.title, \"a\") }", "func f(_ card: Other.Card) { print(card.title) }",
    "func f() { Other.Card(title: .init(\\.a)) }", "func f(_ i: Int, url: URL) { print(i.title, url.title) }",
    "var title = \"\"\nfunc f() { print(title, self.title) }", "func f() { [Item(title: \"a\")].forEach { _ in } }",
    "func f() { print(\"a\".title) }", "func f() { Item.make(title: 1) }", "func f() { super.init(title: 1) }",
    "func f() { let items: [Item] = [.init(title: \"a\")] }",
    "func f() { let items: [Item] = [.init(id: 1, title: a)] }",
  ]) func theNameMeansSomethingElse(_ member: String) throws {
    let other = """
      import SwiftUI
      struct Item { var title = "" }
      enum Other { struct Card { var title: String } }
      class Root: Base {
        var shown: some View { Card() }
      \(member)
      }
      """
    try expectCard(isUsed: false, by: other, "")
  }

  /// What only its own file can see gives nothing to others.
  @Test(arguments: [
    "class Host { private func make() -> UIHostingController<Card> { UIHostingController(rootView: Card()) } }",
    "class Host { func show() { let card: Card = Card(); present(card) } }", "private let card = Card()",
    "private struct Holder { let card: Card }", "fileprivate extension Holder { var card: Card { Card() } }",
    "class Host { private class func make() -> Card { Card() } }", "let a: Card.Style = .plain",
    "struct Root: View { var body: some View { VStack { if a { Card() } else { let c = Card(); c } } } }",
    "let a = 1\n\n#Preview { Card() }", "let a = 1\n@MainActor func f() -> some View { Card() }",
  ]) func nothingIsGiven(_ third: String) throws {
    try expectCard(isUsed: false, by: "func f() { print(unknown.title) }", third)
  }

  /// A label is a property's name only in the initializer that the compiler makes.
  @Test func initializersOfTheirOwn() throws {
    try PageProject([
      "Card.swift": #"""
      import SwiftUI
      struct Card: View {
        @Environment(\.title) var title // ~warning
        let text: String
        init(title: String) { text = title }
        var body: some View { Text(text) }
      }
      struct Row: View {
        @Environment(\.title) var title
        let count: Int
        var body: some View { Text("a") }
      }
      """#,
      "Other.swift": #"""
      func f() -> [Card] { [Card(title: a), .init(title: a)] }
      func g() -> [Row] { [Row(title: a, count: 1)] }
      """#,
    ]).expectFindings(of: "unused_environment")
  }

  /// A value is called only if it can be, and takes the arguments.
  @Test(arguments: [
    ("dismiss", "a.dismiss(animated: true)", false), ("dismiss", "a.dismiss { b }", false),
    ("dismiss", "a.dismiss()", true),
    ("openURL", "a.openURL(b)", true), ("openURL", "a.openURL(b, options: c)", false),
    ("colorScheme", "a.colorScheme(.dark)", false), ("colorScheme", "a.colorScheme == .dark", true),
    ("modelContext", "a.modelContext()", false), ("action", "a.action(1)", true), ("action", "a.action(of: 1)", false),
    ("perform", "a.perform(of: 1)", true), ("unknown", "a.unknown(of: 1)", true), ("plain", "a.plain(1)", false),
  ]) func calls(_ key: String, _ use: String, _ isUsed: Bool) throws {
    let severity = key == "colorScheme" ? "info" : "warning"
    try PageProject([
      "Card.swift": """
      import SwiftUI
      struct Perform { func callAsFunction(of a: Int) {} }
      struct Plain { var a = 1 }
      extension EnvironmentValues {
        @Entry var action: (Int) -> Void = { _ in }
        @Entry var perform = Perform()
        @Entry var plain = Plain()
      }
      struct Card: View {
        @Environment(\\.\(key)) var \(key)\(isUsed ? "" : " // ~" + severity)
        var body: some View { Text("a") }
      }
      """,
      "Other.swift": "func f() { Card(); run { a in \(use) } }",
    ]).expectFindings(of: "unused_environment")
  }

  /// Code of another module sees only what is public.
  @Test func otherModules() throws {
    try PageProject([
      "Package.swift": """
      // swift-tools-version:6.0
      import PackageDescription
      let package = Package(name: "P", targets: [.executableTarget(name: "A", dependencies: ["B"]), .target(name: "B")])
      """,
      "Sources/A/Use.swift": "import B\nfunc f(_ card: Card) { card.title; card.name }",
      "Sources/B/Card.swift": #"""
      import SwiftUI
      public struct Card: View {
        @Environment(\.title) var title // ~warning
        @Environment(\.title) package var name
        public var body: some View { Text("a") }
      }
      """#,
    ]).expectFindings(of: "unused_environment")
  }

  /// Subclasses and requirements of protocols use it without the view's name.
  @Test func inheritance() throws {
    try PageProject([
      "Card.swift": #"""
      import SwiftUI
      class Card: View {
        @Environment(\.a) var a
        @Environment(\.b) var b // ~warning
        var body: some View { Text("a") }
      }
      struct Row: View, Titled {
        @Environment(\.c) var c
        @Environment(\.d) var d // ~warning
        var body: some View { Text("a") }
      }
      """#,
      "Middle.swift": "class Middle: Card {}\nprotocol Titled { var c: String { get } }",
      "Other.swift": """
      class Last: Middle { func f() { print(a) } }
      class Free { var b = 1; func f() { print(b) } }
      extension Titled { func f() { print(c) } }
      """,
    ]).expectFindings(of: "unused_environment")
  }

  @Test func wholeValues() throws {
    try PageProject([
      "Card.swift": #"""
      import SwiftUI
      struct Pair { var first = 1; var second = 2 }
      extension EnvironmentValues { @Entry var pair = Pair() }
      struct Card: View {
        @Environment(\.pair) var a // ~info
        @Environment(\.pair) var b // ~info
        @Environment(\.pair) var c
        @Environment(\.pair) var d
        @Environment(\.pair) var e
        var body: some View { Text("\(a.first) \(b.first) \(c.first) \(d.first) \(e.first)") }
      }
      """#,
      "Other.swift": """
      extension Card { func f() { print(b.first, c.second); run(d) } }
      struct Item { var a = 1; init(a: Int) { self.a = a } }
      func f(_ item: Item, _ items: [Int]) { print(item.a); let i = Item(a: 1) }
      private func g(_ card: Card) { print(card.e.first) }
      """,
      "Third.swift": "func f() { print(unknown.a, unknown.b.second) }",
    ]).expectFindings(of: "whole_value_lookup")
  }

  @Test func privateProperties() throws {
    try PageProject([
      "Card.swift": #"""
      import SwiftUI
      struct Card: View {
        @Environment(\.title) var title: String // ~info
        @Environment(\.name) var name: String
        var body: some View { Text(title + name) }
      }
      """#,
      "Other.swift": "struct Item { var title = \"\" }\nfunc f(_ item: Item) { print(item.title); Card() }",
      "Third.swift": "extension Card { var other: String { name } }",
      "Fourth.swift": "func g() { print(unknown.title) }",
    ]).expectFindings(of: "nonprivate_environment")
  }
}
