import Testing

@testable import EnvlintDriver

/// What no file does that is read, one that is not read may do.
struct UnreadFlowTests {
  private static let leaf = """
    import SwiftUI
    @Observable final class Shop { var name = "" }
    struct Leaf: View { @Environment(Shop.self) private var shop; var body: some View { Text(shop.name) } }

    """

  private static func app(_ content: String) -> String {
    "import SwiftUI\n@main struct Market: App { var body: some Scene { WindowGroup { \(content) } } }\n"
  }

  private static let other = "let number = 1\n"

  /// The severities of what a rule finds in `App/Leaf.swift` and `App/Main.swift`.
  private func findings(
    _ files: [String: String], _ arguments: String..., rule: String = "missing_injection", content: String = "Leaf()",
    leaf: String = leaf
  ) throws -> [String] {
    let project = try TemporaryFolder(
      files.merging(["App/Leaf.swift": leaf, "App/Main.swift": Self.app(content)]) { given, _ in given })
    let run = try project.envlint(
      ["--only", rule, "--min-severity", "info", "--format", "ndjson", "--quiet"] + arguments)
    #expect(run.status != 2, "\(run.errors)")
    return run.output.split(separator: "\n").compactMap { line in
      ["error", "warning", "info"].first { line.contains("\"severity\": \"\($0)\"") }
    }
  }

  @Test func aPathThatLacksItIsToldOfAsSuch() throws {
    #expect(try findings([".git/HEAD": "", "Other/B.swift": Self.other]) == ["error"])
    // Excluded, ignored, beside what is given.
    #expect(try findings([".git/HEAD": "", "Other/B.swift": Self.other], "--exclude", "Other") == ["warning"])
    #expect(try findings([".git/HEAD": "", ".gitignore": "Other\n", "Other/B.swift": Self.other]) == ["warning"])
    #expect(try findings(["Package.swift": "", "Other/B.swift": Self.other], "App") == ["warning"])
    #expect(try findings(["A.xcodeproj/project.pbxproj": "", "Other/B.swift": Self.other], "App") == ["warning"])
  }

  @Test func whatIsNotProvenOtherwiseIsNotReported() throws {
    let content = "Leaf().wiredByAnotherPackage()"
    #expect(try findings([".git/HEAD": "", "Other/B.swift": Self.other], content: content) == ["warning"])
    #expect(try findings([".git/HEAD": "", "Other/B.swift": Self.other], "--exclude", "Other", content: content) == [])
    #expect(try findings(["Package.swift": "", "Other/B.swift": Self.other], "App", content: content) == [])
  }

  @Test func lookupsByType() throws {
    let content = "Leaf().wiredByAnotherPackage()"
    let rule = "object_type_lookup"
    #expect(try findings([".git/HEAD": "", "Other/B.swift": Self.other], rule: rule, content: content) == ["warning"])
    #expect(
      try findings([".git/HEAD": "", "Other/B.swift": Self.other], "--exclude", "Other", rule: rule, content: content)
        == ["info"])
    #expect(
      try findings([".git/HEAD": "", "Other/B.swift": Self.other], "--exclude", "Other", rule: rule) == ["warning"])
  }

  @Test func contexts() throws {
    let leaf = """
      import SwiftUI
      import SwiftData
      struct Leaf: View { @Query private var items: [Item]; var body: some View { Text("\\(items.count)") } }

      """
    #expect(try findings([".git/HEAD": "", "Other/B.swift": Self.other], leaf: leaf) == ["warning"])
    #expect(try findings([".git/HEAD": "", "Other/B.swift": Self.other], "--exclude", "Other", leaf: leaf) == [])
  }

  @Test func hostingControllers() throws {
    let leaf = """
      import SwiftUI
      import UIKit
      extension EnvironmentValues { @Entry var level = 0 }
      struct Leaf: View { @Environment(\\.level) private var level; var body: some View { Text("\\(level)") } }
      final class Boss: UIViewController { func go() { present(UIHostingController(rootView: Leaf()), animated: true) } }

      """
    let rule = "hosting_root_loses_environment"
    let content = "Leaf().environment(\\.level, 1)"
    #expect(
      try findings([".git/HEAD": "", "Other/B.swift": Self.other], rule: rule, content: content, leaf: leaf)
        == ["warning"])
    // There the view may be shown with the default.
    #expect(
      try findings(
        [".git/HEAD": "", "Other/B.swift": Self.other], "--exclude", "Other", rule: rule, content: content, leaf: leaf)
        == ["info"])
  }
}
