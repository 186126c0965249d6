import EnvlintFacts
import Testing

/// Public declarations are used by others where they are a library's, and only there.
@Suite struct LibraryModuleTests {
  private static let manifest = """
    import PackageDescription
    let package = Package(
      name: "P", targets: [.target(name: "Kit"), .executableTarget(name: "Tool"), .target(name: "Main")])
    """

  private static let code: [(rule: String, code: String)] = [
    ("dead_entry", "public extension EnvironmentValues { @Entry var unused = 1 }"),
    ("dead_entry", "extension EnvironmentValues { @Entry package var unused = 1 }"),
    (
      "unused_environment",
      "public struct V: View { @Environment(\\.font) public var font; public var body: some View { Text(\"\") } }"
    ),
    (
      "nonprivate_environment",
      "public struct V: View { @Environment(\\.font) public var font; public var body: some View { Text(\"\").font(font) } }"
    ),
    (
      "whole_value_lookup",
      """
      struct Size { var a = 1, b = 2 }
      extension EnvironmentValues { @Entry var size = Size() }
      public struct V: View { @Environment(\\.size) public var size; public var body: some View { Text("\\(size.a)") } }
      """
    ),
  ]

  private func findings(
    _ rule: String, _ path: String, _ code: String, configuration: String?, manifest: String? = manifest,
    and files: [String: String] = [:]
  ) throws -> [Diagnostic] {
    var texts = [
      path: "import SwiftUI\n" + code, "Sources/Main/Main.swift": "@main struct Main { static func main() {} }",
    ]
    if let manifest { texts["Package.swift"] = manifest }
    texts.merge(files) { $1 }
    let project = PageProject(texts, configuration: configuration)
    let findings = try project.findings(of: [rule])
    #expect(try project.findings(of: [rule], prefilter: .off) == findings)
    return findings
  }

  @Test(arguments: [
    ("Sources/Kit/V.swift", nil, false), ("Sources/Tool/V.swift", nil, true), ("Sources/Main/V.swift", nil, true),
    ("Sources/Tool/V.swift", "library_modules: [Tool]\n", false),
    ("Sources/Main/V.swift", "library_modules: [Other, Main]\n", false),
    ("Sources/Main/V.swift", "library_modules: [Tool]\n", true),
    // Nobody says which module it is.
    ("App/V.swift", nil, false),
    ("App/V.swift", "modules:\n  App: [App]\n", false),
    ("App/V.swift", "modules:\n  App: [App, Sources/Main]\n", true),
  ]) func publicDeclarations(_ path: String, _ configuration: String?, _ isReported: Bool) throws {
    for (rule, code) in Self.code {
      let found = try findings(rule, path, code, configuration: configuration)
      #expect(found.map(\.rule) == (isReported ? [rule] : []), "\(path) \(code)")
    }
  }

  @Test func mainMustBeTheAttribute() throws {
    let code = "public extension EnvironmentValues { @Entry var unused = 1 }"
    for (text, isReported) in [
      ("// @main\nlet main = 1", false),
      ("@mainly struct A {}", false),
      ("@`main` struct A {}", true), ("#if os(iOS)\n@main struct A {}\n#endif", true),
      ("struct S { func f() { main() } }", false),
    ] {
      let found = try findings(
        "dead_entry", "Sources/Main/V.swift", code, configuration: nil, and: ["Sources/Main/Main.swift": text])
      #expect(found.isEmpty != isReported, "\(text)")
    }
  }

  @Test func makingAPublicPropertyOfAnAppPrivate() throws {
    let marked = PageProject([
      "Package.swift": Self.manifest,
      "Sources/Tool/V.swift": """
      import SwiftUI
      public struct V: View { @Environment(\\.font) public var font; public var body: some View { Text("").font(font) } }
      """,
    ])
    let fixed = try marked.fixed(rules: ["nonprivate_environment"])
    #expect(fixed.text(of: "Sources/Tool/V.swift")?.contains("@Environment(\\.font) private var font") == true)
  }

  @Test(arguments: [("Kit", Fix.Safety.unsafe), ("Tool", .safe)])
  func constantDefaultsOfPublicKeys(_ module: String, _ safety: Fix.Safety) throws {
    let marked = PageProject([
      "Package.swift": "// swift-tools-version: 5.9\n" + Self.manifest,
      "Sources/\(module)/K.swift": """
      import SwiftUI
      public struct K: EnvironmentKey { public static var defaultValue = 1 }
      """,
    ])
    #expect(try marked.fixes(of: "mutable_key_default") == [safety])
  }

  /// A view, an object that it looks up, and an app that shows the view.
  private static func lookUp(view: String, object: String) -> String {
    """
    @Observable \(object) final class Store { var n = 0 }
    \(view) struct Shelf: View { @Environment(Store.self) private var store; \(view) var body: some View { Text("\\(store.n)") } }

    """
  }

  private static let app = "import SwiftUI\n@main struct Shop: App { var body: some Scene { WindowGroup { Shelf() } } }"

  @Test(arguments: [
    ("Kit", "", "", Severity.warning), ("Kit", "public", "public", .info), ("Kit", "", "public", .info),
    ("Tool", "public", "public", .warning),
  ]) func objectsThatOthersInject(_ module: String, _ view: String, _ object: String, _ severity: Severity) throws {
    let code = Self.lookUp(view: view, object: object)
    let path = "Sources/\(module)/Shelf.swift"
    let found = try findings("object_type_lookup", path, code, configuration: nil)
    #expect(found.map(\.severity) == [severity])
    // An app of the project that shows the view lacks the object.
    let shown = try findings(
      "object_type_lookup", path, code, configuration: nil, and: ["Sources/Main/Main.swift": "import Kit\n" + Self.app])
    #expect(shown.map(\.severity) == [view.isEmpty && module == "Kit" ? severity : .warning])
  }

  @Test(arguments: [
    ("Sources/Kit/Shelf.swift", nil), ("Sources/Main/Shelf.swift", nil),
    ("Sources/Main/Shelf.swift", "library_modules: [Main]\n"), ("App/Shelf.swift", nil),
  ]) func publicViewsThatLackAnObject(_ path: String, _ configuration: String?) throws {
    let code = Self.lookUp(view: "public", object: "public")
    // An app of the project shows the view without the object.
    let shown = try findings(
      "missing_injection", path, code, configuration: configuration,
      and: ["Sources/Main/Main.swift": "import Kit\n" + Self.app])
    #expect(shown.map(\.severity) == [.error])
    // Another one may show it with the object.
    let app = Self.app.replacing("Shelf()", with: "Text(\"\")")
    let hidden = try findings(
      "missing_injection", path, code, configuration: configuration, and: ["Sources/Main/Main.swift": app])
    #expect(hidden.isEmpty)
  }
}
