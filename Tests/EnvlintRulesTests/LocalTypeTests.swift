import Testing

/// Types in blocks have members of their own, are known in their block alone, and hide others of their name there.
@Suite struct LocalTypeTests {
  /// Where a type may be declared, but for what is around the file level; `§` is the place of the type.
  static let places = [
    "func make() { § }",
    "func make() -> some View { §; return Text(\"\") }",
    "struct Outer { func make() { § } }",
    "struct Outer { var value: Int { §; return 1 } }",
    "struct Outer { var value: Int { get { §; return 1 } set { § } } }",
    "struct Outer { var value = 1 { didSet { § } } }",
    "struct Outer { lazy var value: Int = { §; return 1 }() }",
    "struct Outer { subscript(index: Int) -> Int { §; return 1 } }",
    "struct Outer { subscript(index: Int) -> Int { get { §; return 1 } } }",
    "struct Outer { init() { § } }",
    "final class Outer { deinit { § } }",
    "extension Int { static func make() { § } }",
    "protocol P {}\nextension P { func make() { § } }",
    "let make: () -> Void = { § }",
    "let value: Int = { §; return 1 }()",
    "do { § }",
    "if true { § } else { }",
    "switch 1 { case 1: §; default: break }",
    "for _ in 0..<1 { § }",
    "func make(_ body: () -> Void) {}\nfunc other() { make { if true { § } } }",
    "func make() { func inner() { § } }",
    "func make() { struct Inner { func inner() { § } } }",
    "enum Outer { static let value: Int = { §; return 1 }() }",
    "func make() { #if DEBUG\n §\n #else\n §\n #endif\n }",
    "func make() throws { do { § } catch { § } }",
    "func make() { guard true else { §; return } }",
    "func make() { defer { § } }",
  ]

  private func code(_ type: String, at place: String) -> PageProject {
    PageProject(
      "import SwiftUI\n"
        + place.replacing("§;", with: "\n\(type)\n").replacing("§", with: "\n\(type)\n"))
  }

  @Test(arguments: places) func membersAreNoLocalVariables(place: String) throws {
    for (kind, member) in [
      ("View", "var body: some View { Text(locale.identifier) }"),
      ("ViewModifier", "func body(content: Content) -> some View { content.id(locale) }"),
      ("ButtonStyle", "func makeBody(configuration: Configuration) -> some View { configuration.label.id(locale) }"),
      ("DynamicProperty", "var wrappedValue: Locale { locale }"),
    ] {
      let type = """
        struct Local: \(kind) {
            @Environment(\\.locale) private var locale
            \(member)
        }
        """
      try code(type, at: place).expectFindings(of: "environment_outside_view")
      try code(type, at: place).expectFindings(of: "inline_environment_read")
    }
  }

  @Test(arguments: places) func membersOfOtherTypesAreReported(place: String) throws {
    let type = """
      final class Model {
          @Environment(\\.locale) private var locale // ~error
          static func make() {
              @Environment(\\.locale) var locale // ~error
              print(locale)
          }
      }
      """
    try code(type, at: place).expectFindings(of: "environment_outside_view")
  }

  @Test(arguments: places) func storedWrappersAreNoConstants(place: String) throws {
    let type = """
      struct Current: DynamicProperty {
          let environment = Environment(\\.locale)
          var wrappedValue: Locale { environment.wrappedValue }
          func now() -> Locale {
              let environment = Environment(\\.locale)
              return environment.wrappedValue // ~error
          }
      }
      """
    try code(type, at: place).expectFindings(of: "inline_environment_read")
  }

  @Test(arguments: places) func initializersRead(place: String) throws {
    let type = """
      struct Local: View {
          @Environment(\\.locale) private var locale
          init() { print(locale) } // ~error
          func other() { print(locale) }
          var body: some View { Text(locale.identifier) }
      }
      """
    try code(type, at: place).expectFindings(of: "environment_read_in_init")
  }

  @Test(arguments: places) func unusedProperties(place: String) throws {
    let type = """
      struct Local: View {
          @Environment(\\.locale) private var locale
          @Environment(\\.font) private var font // ~warning
          var body: some View { Text(locale.identifier) }
      }
      """
    try code(type, at: place).expectFindings(of: "unused_environment")
  }

  @Test func variablesNextToTypes() throws {
    try PageProject(
      """
      import SwiftUI
      struct Screen: View {
          var body: some View {
              struct Row: View {
                  @Environment(\\.locale) var locale
                  var body: some View { Text(locale.identifier) }
              }
              @Environment(\\.font) var font // ~error
              return Row().font(font)
          }
          var row: some View {
              struct Row { var title = "" }
              @EnvironmentObject var model: Model // ~error
              return Text(model.title)
          }
      }
      """
    ).expectFindings(of: "environment_outside_view")
  }

  @Test func sameNameInTwoFunctions() throws {
    try PageProject(
      """
      import SwiftUI
      func first() {
          struct Row: View {
              @Environment(\\.locale) var locale
              var body: some View { Text(locale.identifier) }
          }
      }
      func second() {
          final class Row {
              @Environment(\\.locale) var locale // ~error
          }
      }
      struct Row {}
      extension Row: View { var body: some View { Text("") } }
      func third() {
          struct Row {
              @Environment(\\.locale) var locale // ~warning
          }
      }
      """
    ).expectFindings(of: "environment_outside_view")
  }

  @Test func extensionsAreOfTheOuterType() throws {
    try PageProject([
      "A.swift": """
      import SwiftUI
      enum Kit {
          struct Row {
              @Environment(\\.locale) var locale
          }
          func make() {
              struct Row {
                  @Environment(\\.locale) var locale // ~warning
              }
          }
      }
      """,
      "B.swift": "import SwiftUI\nextension Kit.Row: View { var body: some View { Text(\"\") } }",
    ]).expectFindings(of: "environment_outside_view")
  }

  @Test func protocolsAndWrappersInBlocks() throws {
    try PageProject(
      """
      import SwiftUI
      func make() {
          protocol Screen: View {}
          struct Home: Screen {
              @Environment(\\.locale) var locale
              var body: some View { Text(locale.identifier) }
          }
          typealias Page = View
          struct About: Page {
              @Environment(\\.locale) var locale
              var body: some View { Text(locale.identifier) }
          }
          class Base: NSObject {}
          class Child: Base {
              @Environment(\\.locale) var locale // ~error
          }
      }
      func other() {
          @propertyWrapper struct Environment {
              var wrappedValue = 1
              init(_ path: KeyPath<EnvironmentValues, Locale>) {}
          }
          class Child {
              @Environment(\\.locale) var locale
          }
          @Environment(\\.locale) var locale
      }
      func third() {
          @Environment(\\.locale) var locale // ~error
      }
      """
    ).expectFindings(of: "environment_outside_view")
  }

  @Test func objectsOfLocalTypes() throws {
    try PageProject(
      """
      import SwiftUI
      @Observable final class Store {}
      @main struct Demo: App {
          var body: some Scene { WindowGroup { Root().environment(Store()) } }
      }
      struct Root: View {
          var body: some View {
              struct Row: View {
                  @Environment(Store.self) private var store
                  var body: some View { Text("\\(store)") }
              }
              return VStack { Row(); other() }
          }
          func other() -> some View {
              @Observable final class Store {}
              struct Row: View {
                  @Environment(Store.self) private var store // ~error
                  var body: some View { Text("\\(store)") }
              }
              return Row()
          }
      }
      """
    ).expectFindings(of: "missing_injection")
  }

  @Test func localViewsNeedWhatTheyLookUp() throws {
    try PageProject(
      """
      import SwiftUI
      @Observable final class Store {}
      @main struct Demo: App {
          var body: some Scene { WindowGroup { Root() } }
      }
      struct Root: View {
          var body: some View {
              struct Row: View {
                  var body: some View { Card() } // ~error
              }
              return Row()
          }
      }
      struct Row: View {
          var body: some View { Card().environment(Store()) }
      }
      struct Card: View {
          @Environment(Store.self) private var store
          var body: some View { Text("\\(store)") }
      }
      """
    ).expectFindings(of: "missing_injection")
  }

  @Test func localViewsThatInject() throws {
    try PageProject(
      """
      import SwiftUI
      @Observable final class Store {}
      @main struct Demo: App {
          var body: some Scene { WindowGroup { Root() } }
      }
      struct Root: View {
          var body: some View {
              struct Row: View {
                  var body: some View { Card().environment(Store()) }
              }
              return VStack { Row() }
          }
      }
      struct Row: View {
          var body: some View { Card() }
      }
      struct Card: View {
          @Environment(Store.self) private var store
          var body: some View { Text("\\(store)") }
      }
      """
    ).expectFindings(of: "missing_injection")
  }
}
