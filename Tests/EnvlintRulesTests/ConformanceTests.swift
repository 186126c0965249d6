import Testing

/// What a type conforms to, by whatever words that is said.
@Suite struct ConformanceTests {
  /// Declarations by which `Card` is a view.
  static let views = [
    "protocol Screen where Self: View {}\nstruct Card: Screen { P }",
    "protocol Screen: Sendable where Self: View {}\nstruct Card: Screen { P }",
    "protocol Story where Self : SwiftUI.View {}\nprotocol Screen: Story {}\nstruct Card: Screen { P }",
    "protocol Screen where Self: Sendable & View {}\nstruct Card: Screen { P }",
    "protocol Screen where Self: Identifiable, Self: View, ID == String {}\nstruct Card: Screen { P }",
    "typealias Other = Card\nextension Other: View {}\nstruct Card { P }",
    "typealias Other = Card\ntypealias Third = Other\nextension Third: View {}\nstruct Card { P }",
    "enum Kit { struct Card { P } }\ntypealias Other = Kit.Card\nextension Other: View {}",
    "enum Kit { struct Card { P }; typealias Other = Card }\nextension Kit.Other: View {}",
    "enum Kit { enum Parts { struct Card { P } } }\ntypealias Other = Kit.Parts\nextension Other.Card: View {}",
    "enum Kit { struct Card { P } }\nenum Outer { typealias Other = Kit }\nextension Outer.Other.Card: View {}",
    "struct Card<T> { P }\ntypealias Other = Card<Int>\nextension Other: View {}",
    "struct Card<T> { P }\ntypealias Other<T> = Card<T>\nextension Other: View {}",
    "protocol Story {}\ntypealias StoryView = Story & View\nstruct Card: StoryView { P }",
    "protocol Story {}\ntypealias A = Story & Sendable\ntypealias B = A & View\nstruct Card: B { P }",
    "protocol Story {}\ntypealias A = (Story & Sendable)\ntypealias B = A\ntypealias C = View & B\nstruct Card: C { P }",
    "protocol Story {}\nenum Kit { typealias StoryView = Story & View }\nstruct Card: Kit.StoryView { P }",
    "protocol Story {}\nenum Kit { typealias Base = View; typealias StoryView = Story & Base }\nstruct Card: Kit.StoryView { P }",
    "protocol Story {}\nenum Kit { typealias Base = Story & View; struct Card: Base { P } }",
    "typealias Screen = View\nprotocol Page: Screen {}\nstruct Card: Page { P }",
    "protocol Story {}\ntypealias Screen = Story & View\nprotocol Page where Self: Screen {}\nstruct Card: Page { P }",
    "protocol Story {}\ntypealias Screen = Story & View\nstruct Card { P }\nextension Card: Screen {}",
    "protocol Story {}\ntypealias Screen = Story & View\nstruct Card { P }\ntypealias Other = Card\nextension Other: Screen {}",
    "protocol Story {}\nfunc make() { typealias Screen = Story & View; struct Card: Screen { P } }",
    "protocol Story {}\nprotocol Page { typealias Screen = Story & View }\nenum Kit: Page { struct Card: Screen { P } }",
  ]

  private func code(_ declaration: String, _ members: String) -> [PageProject] {
    let lines = declaration.split(separator: "\n").map { String($0) }
    let text = "import SwiftUI\n" + declaration
    var codes = [PageProject(text.replacing("{ P }", with: "{\n\(members)\n}"))]
    // Each declaration in a file of its own.
    let texts = lines.enumerated().map { index, line in
      ("File\(index).swift", "import SwiftUI\n" + line.replacing("{ P }", with: "{\n\(members)\n}"))
    }
    codes.append(PageProject(Dictionary(uniqueKeysWithValues: texts)))
    return codes
  }

  @Test(arguments: views) func installs(declaration: String) throws {
    let members = """
          @Environment(\\.locale) private var locale
          @Environment(\\.font) private var font // ~warning
          var body: some View { Text(locale.identifier) }
      """
    for code in code(declaration, members) {
      try code.expectFindings(of: "unused_environment")
      try code.withoutMarks.expectFindings(of: "environment_outside_view")
    }
  }

  @Test(arguments: views) func readsInInitializers(declaration: String) throws {
    let members = """
          @Environment(\\.locale) private var locale
          init() { print(locale) } // ~error
          var body: some View { Text(locale.identifier) }
      """
    for code in code(declaration, members) { try code.expectFindings(of: "environment_read_in_init") }
  }

  /// Declarations by which `Card` is no view.
  static let others = [
    "protocol Screen where Self: Sendable {}\nstruct Card: Screen { P }",
    "protocol Screen {}\nextension Screen where Self: View {}\nstruct Card: Screen { P }",
    "protocol Screen { associatedtype Body where Body: View }\nstruct Card: Screen { P }",
    "protocol Screen { associatedtype Body: View }\nprotocol Page: Screen where Body: View {}\nstruct Card: Page { P }",
    "typealias Other = Sample\nstruct Sample {}\nextension Other: View {}\nstruct Card { P }",
    "enum Kit { struct Card {} }\ntypealias Other = Kit.Card\nextension Other: View {}\nstruct Card { P }",
    "protocol Story {}\ntypealias A = Story & Sendable\nstruct Card: A { P }",
    "protocol Story {}\ntypealias A = Story & Sendable\ntypealias B = A & Equatable\nstruct Card: B { P }",
    "@Observable final class Kit { struct Card { P } }",
  ]

  @Test(arguments: others) func installsNothing(declaration: String) throws {
    let members = "    @Environment(\\.locale) private var locale // ~warning"
    for code in code(declaration, members) { try code.expectFindings(of: "environment_outside_view") }
  }

  /// Declarations of which it is not known whether `Card` is a view.
  static let unknown = [
    "@Feature enum Kit { struct Card { P } }",
    "@Feature enum Kit { enum Inner { struct Card { P } } }",
    "enum Kit {}\n@Feature extension Kit { struct Card { P } }",
    "@Feature struct Kit { func make() { struct Card { P } } }",
    "@Other.Observable final class Kit { struct Card { P } }",
    "macro Model() = #externalMacro(module: \"M\", type: \"M\")\n@Model final class Kit { struct Card { P } }",
    "typealias A = Unknown & Sendable\nstruct Card: A { P }",
    "protocol Screen where Self: Unknown {}\nstruct Card: Screen { P }",
    "protocol Screen where Self: Other.View {}\nstruct Card: Screen { P }",
  ]

  @Test(arguments: unknown) func mayInstall(declaration: String) throws {
    let members = """
          @Environment(\\.locale) private var locale
          init() { print(locale) }
      """
    for code in code(declaration, members) {
      try code.expectFindings(of: "environment_outside_view")
      try code.expectFindings(of: "environment_read_in_init")
    }
  }
}
