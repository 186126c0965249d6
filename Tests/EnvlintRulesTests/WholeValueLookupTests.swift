import EnvlintFacts
import Testing

/// What `whole_value_lookup` says of code that its page does not show.
@Suite struct WholeValueLookupTests {
  private let rule = "whole_value_lookup"

  /// Keys of all kinds, and a view that uses each for one property.
  @Test func kindsOfValues() throws {
    try PageProject(
      #"""
      import SwiftUI
      struct Pair { var first = 1; var second = 2; let call: () -> Int = { 1 }; lazy var slow = 1; static var count = 1 }
      struct One { var first = 1; var double: Int { first * 2 } }
      struct Generic<Value> { var first: Value; var second: Value }
      struct Tuple { var (first, second) = (1, 2); var third = 3 }
      enum Choice { case first; var name: String { "a" }; var other: Int { 1 } }
      final class Model { var first = 1; var second = 2 }
      actor Worker { var first = 1; var second = 2 }
      protocol Shape { var first: Int { get } }
      extension EnvironmentValues {
        @Entry var pair = Pair()
        @Entry var one = One()
        @Entry var generic = Generic<Int>(first: 1, second: 2)
        @Entry var tuple = Tuple()
        @Entry var choice = Choice.first
        @Entry var model: Model = shared
        @Entry var shape: any Shape = circle
        @Entry var maybe: Pair? = nil
        @Entry var rect: CGRect = .zero
        @Entry var date: Date = .distantPast
        @Entry var list: [Int] = []
        @Entry var made = make()
        var derived: Pair { pair }
      }
      struct Kinds: View {
        @Environment(\.pair) private var pair // ~info
        @Environment(\.one) private var one
        @Environment(\.generic) private var generic // ~info
        @Environment(\.tuple) private var tuple // ~info
        @Environment(\.choice) private var choice
        @Environment(\.model) private var model
        @Environment(\.shape) private var shape
        @Environment(\.maybe) private var maybe
        @Environment(\.rect) private var rect // ~info
        @Environment(\.date) private var date
        @Environment(\.list) private var list
        @Environment(\.made) private var made
        @Environment(\.derived) private var derived // ~info
        @Environment(\.pair) private var called
        @Environment(\.pair) private var slow
        @Environment(\.pair) private var missing
        @Environment(\.colorScheme) private var scheme
        @Environment(\.locale) private var locale
        var body: some View {
          Text("\(pair.first) \(one.double) \(generic.first) \(tuple.third) \(choice.name) \(model.first) \(shape.first)")
          Text("\(maybe?.first) \(maybe!.first) \(rect.midX) \(date.timeIntervalSinceNow) \(list.count) \(made.first)")
          Text("\(derived.second) \(called.call()) \(slow.slow) \(missing.nothing) \(scheme.hashValue) \(locale.identifier)")
        }
      }
      """#
    ).expectFindings(of: rule)
  }

  @Test func kindsOfUses() throws {
    try PageProject(
      #"""
      import SwiftUI
      struct Pair: Equatable { var first = [1]; var second = [2] }
      extension EnvironmentValues { @Entry var pair = Pair() }
      struct Uses: View {
        @Environment(\.pair) private var read // ~info
        @Environment(\.pair) private var deep // ~info
        @Environment(\.pair) private var same
        @Environment(\.pair) private var both
        @Environment(\.pair) private var captured
        @Environment(\.pair) private var storage
        @Environment(\.pair) private var subscripted
        @Environment(\.pair) private var seen
        @Environment(\.pair) private var shown // ~info
        @Environment(\.pair.first) private var exact
        let other: Uses
        var body: some View {
          Text("\(read.first) \(self.read.first)").onTapGesture { print(read.first) }
          Text("\((deep).first.count) \(deep.first.isEmpty)")
          Text("\(same.first) \(same == Pair())")
          Text("\(both.first) \(both.second)")
          Text("a").task { [captured] in print(captured.first) }
          Text("\(_storage.wrappedValue.first) \(storage.first) \(subscripted.first[0])")
          Text("\(seen.first) \(other.seen.first)")
          Text(exact.description)
          ForEach(shown.first) { shown in Text(shown) }
        }
      }
      """#
    ).expectFindings(of: rule)
  }

  @Test func otherFiles() throws {
    try PageProject([
      "A.swift": #"""
      import SwiftUI
      struct Pair { var first = 1; var second = 2 }
      extension EnvironmentValues { @Entry var pair = Pair() }
      struct Card: View {
        @Environment(\.pair) var a // ~info
        @Environment(\.pair) var b
        @Environment(\.pair) var c
        @Environment(\.pair) var d
        @Environment(\.pair) public var e
        var body: some View { Text("\(a.first) \(b.first) \(c.first) \(d.first) \(e.first)") }
      }
      """#,
      "B.swift": #"""
      extension Card { func use() { print(a.first, self.a.first, b.second, c) } }
      func make(_ card: Card) { card.d.first }
      """#,
    ]).expectFindings(of: rule)
  }

  /// What a fix writes, and whether it is safe.
  @Test(arguments: [
    ("private var pair", "pair.first + self.pair.first", Fix.Safety.safe, "first|first + self.first"),
    ("private var pair: Pair", "pair.first", .safe, "first|first"), ("var pair", "pair.first", .unsafe, "first|first"),
    (
      "private var pair", "{ (first: Int) in first + pair.first }(1)", .safe, "pair|{ (first: Int) in first + pair }(1)"
    ),
    ("private var pair", "f(first: pair.first)", .safe, "pair|f(first: pair)"),
  ]) func whatAFixWrites(_ declaration: String, _ use: String, _ safety: Fix.Safety, _ expected: String) throws {
    let text = """
      import SwiftUI
      struct V: View {
        @Environment(\\.pair) \(declaration)
        var body: some View { Text("\\(\(use))") }
      }
      """
    let code = PageProject([
      "V.swift": text,
      "P.swift":
        "import SwiftUI\nstruct Pair { var first = 1; var second = 2 }\nextension EnvironmentValues { @Entry var pair = Pair() }",
    ])
    #expect(try code.fixes(of: rule) == [safety])
    let fixed = try code.fixed(rules: [rule])
    let (name, uses) = (expected.split(separator: "|")[0], expected.split(separator: "|")[1])
    let modifier = declaration.hasPrefix("private") ? "private " : ""
    #expect(
      fixed.text(of: "V.swift") == """
        import SwiftUI
        struct V: View {
          @Environment(\\.pair.first) \(modifier)var \(name)
          var body: some View { Text("\\(\(uses))") }
        }
        """)
  }

  @Test(arguments: ["(pair).first", "pair /* a */ .first", "`pair`.first"]) func noFixWhereMoreStandsThere(
    _ use: String
  ) throws {
    let text = """
      import SwiftUI
      struct Pair { var first = 1; var second = 2 }
      extension EnvironmentValues { @Entry var pair = Pair() }
      struct V: View {
        @Environment(\\.pair) private var pair // ~info
        var body: some View { Text("\\(\(use))") }
      }
      """
    try PageProject(text).expectFindings(of: rule)
    #expect(try PageProject(text).fixes(of: rule).isEmpty)
  }
}
