import Testing

/// Code that looks like a fault of one of several rules and is meant.
@Suite struct IntentTests {
  // MARK: Objects that are made while views are built

  private func expectUnstable(
    _ model: String, _ value: String, _ mark: String, other: String = "",
    stored: String = "@State private var tint = 1",
    _ place: SourceLocation = #_sourceLocation
  ) throws {
    try PageProject([
      "Root.swift": """
      import SwiftUI
      \(model)
      struct Root: View {
        \(stored)
        var body: some View {
          Leaf().environment(\(value)) // ~\(mark)
        }
      }
      struct Leaf: View { @Environment(Palette.self) private var palette; var body: some View { Text("\\(palette.tint)") } }
      @main struct Shop: App { var body: some Scene { WindowGroup { Root() } } }
      """, "Other.swift": "import SwiftUI\n" + other,
    ]).expectFindings(of: "unstable_injection", place)
  }

  private let palette = "@Observable final class Palette { var tint: Int; init(tint: Int = 0) { self.tint = tint } }"

  @Test(arguments: [
    "extension Palette { func next() { tint += 1 } }", "func change(_ palette: Palette) { palette.tint = 4 }",
    "struct Edit: View { @Bindable var palette: Palette; var body: some View { Stepper(\"\", value: $palette.tint) } }",
    "extension Palette { func load() { Task { self.tint = await fetch() } } }",
    "func add(_ p: Palette) { change(&p.tint) }",
    "extension Palette { func reset() { tint.negate() } }",
    "protocol Tinted: AnyObject { var tint: Int { get set } }; extension Tinted { func clear() { tint = 0 } }",
    "struct Clear { let palette: Palette; func callAsFunction() { self.palette.tint = 0 } }",
  ]) func stateThatIsChanged(_ other: String) throws {
    try expectUnstable(palette, "Palette(tint: tint)", "error", other: other)
    try expectUnstable(palette, "Palette()", "error", other: other)
  }

  /// What is made of the view's state has the same content again.
  @Test(arguments: [
    "", "func show(_ palette: Palette) { print(palette.tint) }", "let a = [1].map { $0.tint }",
    "struct Tint { var tint = 3; mutating func change() { tint = 4; self.tint += 1 } }",
    "struct Pick: View { @State private var tint = 1; var body: some View { Button(\"\") { tint = 4 } } }",
    "func same(_ p: Palette) -> Bool { p.tint == 4 }",
  ]) func stateThatIsNot(_ other: String) throws {
    try expectUnstable(palette, "Palette(tint: tint)", "warning", other: other)
    try expectUnstable(palette, "Palette()", "warning", other: other)
  }

  @Test(arguments: [
    ("", "info"), ("let title = \"a\"", "info"), ("private let size: Int = 3", "info"), ("let title: String", "error"),
    ("var title = \"a\"", "error"), ("@Environment(\\.locale) private var locale", "error"),
  ]) func viewsThatStoreConstants(_ stored: String, _ mark: String) throws {
    let app = stored == "let title: String" ? "Root(title: \"\")" : "Root()"
    try PageProject(
      """
      import SwiftUI
      @Observable final class Palette { var tint = 0; func next() { tint += 1 } }
      struct Root: View {
        \(stored)
        var body: some View {
          Leaf().environment(Palette()) // ~\(mark)
        }
      }
      struct Leaf: View { @Environment(Palette.self) private var palette; var body: some View { Text("\\(palette.tint)") } }
      @main struct Shop: App { var body: some Scene { WindowGroup { \(app) } } }
      """
    ).expectFindings(of: "unstable_injection")
  }

  // MARK: Objects that nobody injects

  /// What nobody reads does not stop the program.
  @Test(arguments: [
    ("Text(library.name)", "", "warning"), ("Text(self.library.name)", "", "warning"),
    ("rows", "var rows: some View { Text(library.name) }", "warning"),
    ("Text(\"\").onTapGesture { library.name = \"\" }", "", "warning"),
    ("Text(\"\")", "", "info"), ("Text(other.library.name)", "let other: Shelf", "info"),
    ("Text(library.name)", "var local: String { let library = 3; return \"\\(library)\" }", "warning"),
    ("ForEach([0]) { library in Text(\"\\(library)\") }", "", "info"),
  ]) func lookUps(_ body: String, _ member: String, _ mark: String) throws {
    for attribute in ["@EnvironmentObject var library: Library", "@Environment(Library.self) var library: Library"] {
      let kind = attribute.contains("Object") ? "class Library: ObservableObject" : "@Observable class Library"
      try PageProject(
        """
        import SwiftUI
        \(kind) { var name = "" }
        struct Shelf { let library: Library }
        struct Books: View {
          \(attribute) // ~\(mark)
          \(member)
          var body: some View { \(body) }
        }
        """
      ).expectFindings(of: "object_type_lookup")
    }
  }

  // MARK: Initializers for wrappers

  @Test(arguments: [
    ("", "Row(theme: Environment(\\.other))", "warning"), ("", "Row(theme: .init(\\.other))", "warning"),
    ("init(theme: Environment<Int>) { _theme = theme }", "Row(theme: Environment(\\.other))", "info"),
    ("init(theme: Environment<Int> = .init(\\.level)) { _theme = theme }", "Row(theme: .init(\\.other))", "info"),
    ("init(_ theme: Environment<Int>) { _theme = theme }", "Row(Environment(\\.other))", ""),
    ("init(theme: Environment<Int>) { _theme = theme }", "Row(theme: Environment(\\.level))", ""),
  ]) func replacedKeys(_ initializer: String, _ call: String, _ mark: String) throws {
    try PageProject(
      """
      import SwiftUI
      extension EnvironmentValues { @Entry var level = 0; @Entry var other = 0 }
      struct Row: View {
        @Environment(\\.level) var theme: Int
        var body: some View { Text("\\(theme)") }
        \(initializer)
      }
      struct Root: View {
        var body: some View {
          \(call) // ~\(mark)
        }
      }
      """
    ).expectFindings(of: "preview_only_initializer")
  }

  // MARK: Internal keys

  @Test(arguments: [
    (
      "struct Row: View { @Environment(\\._level) private var level; var body: some View { Text(\"\\(level)\") } }",
      "info"
    ),
    (
      "struct _Row: View { @Environment(\\._level) private var level; var body: some View { Text(\"\\(level)\") } }", ""
    ),
    (
      "struct Row: View { @Environment(\\._level) private var level; var body: some View { Text(\"\").environment(\\._level, level + 1) } }",
      ""
    ),
    (
      "struct Row: ViewModifier { @Environment(\\._level) private var level; func body(content: Content) -> some View { content.transformEnvironment(\\._level) { $0 += level } } }",
      ""
    ),
    (
      "struct Row: View { @Environment(\\._level) private var level; var body: some View { Text(\"\\(level)\").environment(\\.other, 1) } }",
      "info"
    ),
    (
      "@propertyWrapper struct Level: DynamicProperty { @Environment(\\._level) private var level; var wrappedValue: Int { level } }",
      ""
    ),
    ("struct Level: DynamicProperty { @Environment(\\._level) private var level; var value: Int { level } }", "info"),
  ]) func internalKeys(_ reader: String, _ mark: String) throws {
    try PageProject([
      "Keys.swift":
        "import SwiftUI\nextension EnvironmentValues { @Entry var _level = 0; @Entry var other = 0; var level: Int { _level } }",
      "Row.swift": "import SwiftUI\n\(reader) // ~\(mark)",
    ]).expectFindings(of: "internal_key_lookup")
  }

  // MARK: Derived keys

  @Test(arguments: [
    ("func name(_ level: Int) -> String { \"\" }", "Text(name(level))", "info"),
    ("func name(_ level: Int) -> String { \"\" }", "Button(\"\") { print(name(level)) }", ""),
    ("func name(_ level: Int) -> String { \"\" }", "Text(\"\").task { await use(name(level)) }", ""),
    ("func name(_ level: Int) {}", "Text(\"\\(name(level))\")", ""),
    ("func name(_ level: Int) -> Void {}", "Text(\"\\(name(level))\")", ""),
    ("func name(_ level: Int) -> () {}", "Text(\"\\(name(level))\")", ""),
    ("@MainActor func name(_ level: Int) -> String { \"\" }", "Text(name(level))", ""),
    ("enum Names { static func of(_ level: Int) -> String { \"\" } }", "Text(Names.of(level))", "info"),
    ("@MainActor enum Names { static func of(_ level: Int) -> String { \"\" } }", "Text(Names.of(level))", ""),
    ("enum Names { @UIActor static func of(_ level: Int) -> String { \"\" } }", "Text(Names.of(level))", ""),
    ("struct Name { init(_ level: Int) {} }", "Text(\"\\(Name(level))\")", "info"),
    ("final class Name { init(_ level: Int) {} }", "Text(\"\\(Name(level))\")", ""),
    ("actor Name { init(_ level: Int) {} }", "Text(\"\\(Name(level))\")", ""),
  ]) func derivedKeys(_ function: String, _ expression: String, _ mark: String) throws {
    let view = { (name: String) in
      """
      struct \(name): View {
        @Environment(\\.level) private var level
        var body: some View {
          \(expression) // ~\(mark)
        }
      }
      """
    }
    try PageProject([
      "A.swift": "import SwiftUI\n" + view("First"), "B.swift": "import SwiftUI\n" + view("Second"),
      "C.swift": function,
    ]).expectFindings(of: "derived_key_candidate")
  }
}
