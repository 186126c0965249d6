import EnvlintConfiguration
import EnvlintDriver
import EnvlintFacts
import EnvlintRules
import EnvlintSyntax
import Testing

/// Roots of the flow are found by what the code means, however it is written and in whichever file it stands.
@Suite struct RootSpellingTests {
  private static let row = """
    import SwiftUI
    @Observable final class Cart { var count = 0 }
    struct Row: View { @Environment(Cart.self) private var cart; var body: some View { Text("\\(cart.count)") } }
    """

  /// Ways to write the type of a body: with its module, on several lines, with comments between.
  private static func spellings(of type: String, in modules: [String]) -> [String] {
    let names = [type] + modules.flatMap { ["\($0).\(type)", "\($0)\n  .\(type)", "\($0). /* of */ \(type)"] }
    return names.flatMap { name in
      ["some \(name)", "some\n  \(name)", "some /* kind of */ \(name)", "some // kind of\n  \(name)", "some  \(name)"]
    }
  }

  private func expectGap(_ files: [String: String], _ place: SourceLocation = #_sourceLocation) {
    var files = files
    files["Row.swift"] = Self.row
    let paths = files.keys.sorted()
    let sources = SourceSet(paths: paths) { [files] in .bytes(SourceBytes(files[paths[$0]] ?? "")) }
    let results = Prefilter.allCases.map {
      Linter(settings: Settings(), threads: 1, prefilter: $0).lint(sources).diagnostics
    }
    #expect(results[0] == results[1], sourceLocation: place)
    #expect(
      results[0].contains { $0.rule == "missing_injection" && $0.severity == .error }, "\(files)",
      sourceLocation: place)
  }

  @Test(arguments: spellings(of: "Scene", in: ["SwiftUI"])) func scenesOfApps(_ type: String) {
    for (conformance, scene) in [
      ("App", "WindowGroup { Row() }"), ("SwiftUI.App", "WindowGroup { Row() }"),
      ("SwiftUI\n  .App", "SwiftUI.WindowGroup { Row() }"), ("/* the */ App", "WindowGroup\n{ Row() }"),
    ] {
      expectGap(["Shop.swift": "import SwiftUI\n@main struct Shop: \(conformance) { var body: \(type) { \(scene) } }"])
    }
  }

  /// The scene is a type of its own, a function or a variable of another file.
  @Test(arguments: spellings(of: "Scene", in: ["SwiftUI"])) func scenesInOtherFiles(_ type: String) {
    let app = { (scene: String) in
      "import SwiftUI\n@main struct Shop: App { var body: \(type) { \(scene) } }"
    }
    expectGap([
      "Shop.swift": app("Main()"),
      "Main.swift": "import SwiftUI\nstruct Main: Scene { var body: \(type) { WindowGroup { Row() } } }",
    ])
    expectGap([
      "Shop.swift": app("mainScene()"),
      "Main.swift": "import SwiftUI\n@MainActor @SceneBuilder func mainScene() -> \(type) { WindowGroup { Row() } }",
    ])
    expectGap([
      "Shop.swift": app("scenes"),
      "Main.swift": "import SwiftUI\nextension Shop { var scenes: \(type) { WindowGroup { Row() } } }",
    ])
  }

  @Test(arguments: spellings(of: "WidgetConfiguration", in: ["SwiftUI", "WidgetKit"])) func widgets(_ type: String) {
    let configuration = "StaticConfiguration(kind: \"a\", provider: P()) { _ in Row() }"
    for conformance in ["Widget", "SwiftUI.Widget", "SwiftUI\n  .Widget", "Sendable, Widget"] {
      expectGap([
        "Shelf.swift":
          "import WidgetKit\nimport SwiftUI\nstruct Shelf: \(conformance) { var body: \(type) { \(configuration) } }"
      ])
    }
    expectGap([
      "Shelf.swift": "import WidgetKit\nimport SwiftUI\nstruct Shelf: Widget { var body: \(type) { shelf() } }",
      "Configuration.swift": "import WidgetKit\nimport SwiftUI\nfunc shelf() -> \(type) { \(configuration) }",
    ])
  }

  @Test(
    arguments: [
      "UIHostingController(rootView: Row())", "SwiftUI.UIHostingController(rootView: Row())",
      "UIHostingController(\n  rootView:\n    Row()\n)", "UIHostingController.init(rootView: Row())",
      "UIHostingController /* of */ (rootView: Row())",
    ])
  func hostingControllers(_ controller: String) {
    let files = [
      "Host.swift": """
      import SwiftUI
      import UIKit
      final class Host: UIViewController { func show() { present(\(controller), animated: true) } }
      """, "Row.swift": Self.row,
    ]
    let paths = files.keys.sorted()
    let sources = SourceSet(paths: paths) { .bytes(SourceBytes(files[paths[$0]] ?? "")) }
    let results = Prefilter.allCases.map {
      Linter(settings: Settings(), threads: 1, prefilter: $0).lint(sources).diagnostics
    }
    #expect(results[0] == results[1])
    #expect(results[0].contains { $0.rule == "hosting_root_loses_environment" }, "\(controller)")
  }
}
