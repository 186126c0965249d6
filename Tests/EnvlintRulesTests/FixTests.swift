import EnvlintFacts
import EnvlintRules
import EnvlintSyntax
import Testing

@testable import EnvlintDriver

/// What the fixes make of the examples.
@Suite struct FixTests {
  /// The rules whose fixes write what their pages show as fixed.
  static let shownRules = [
    "mutable_key_default", "legacy_environment_key", "untyped_environment", "shadowed_injection",
    "deprecated_key", "unused_environment", "whole_value_lookup",
    "nonprivate_environment",
  ]

  @Test(arguments: shownRules) func fixesWriteWhatThePageShows(_ rule: String) throws {
    let projects = try PageProject.ofPages().filter { $0.rule == rule }.map(\.project)
    var count = 0
    for (index, project) in projects.enumerated() where project.name.hasSuffix(", fixed") {
      let fixed = try projects[index - 1].withoutMarks.fixed(rules: [rule])
      #expect(fixed.files.sorted { $0.path < $1.path } == project.files.sorted { $0.path < $1.path })
      count += 1
    }
    #expect(count > 0)
  }

  /// The projects in which something can be fixed, with their findings.
  private static let fixable = Result {
    let projects =
      try PageProject.ofPages().map(\.project) + PageProject.ofSeeds() + [keys] + DeclaredKeyTests.projects
    return try projects.map { (project: $0, findings: try $0.findings()) }
      .filter { $0.findings.contains { !$0.fixes.isEmpty } }
  }

  /// Fixing one rule's findings makes none of another rule.
  @Test(arguments: Catalog.rules.filter { $0.fix != .none }.map(\.id)) func fixesMakeNoFindings(_ rule: String) throws {
    var changedCount = 0
    for (project, old) in try Self.fixable.get() where old.contains(where: { $0.rule == rule && !$0.fixes.isEmpty }) {
      let fixed = try project.fixed(rules: [rule])
      if fixed.files == project.files { continue }
      changedCount += 1
      expectNoNewErrors(in: fixed, from: project)
      let new = try fixed.findings()
      let (before, after) = (counts(old), counts(new))
      #expect(after[rule] ?? 0 <= before[rule] ?? 0, "\(project.name)")
      // What cannot be looked up may remain as an info.
      let severity = try #require(Catalog.rule(rule)).severity
      let isAsBad = { (finding: Diagnostic) in finding.rule == rule && finding.severity >= severity }
      let isBetter = new.count(where: isAsBad) < old.count(where: isAsBad)
      #expect(isBetter || after[rule] ?? 0 < before[rule] ?? 0, "\(project.name)")
      // A type that is not written where it is not known is a question of style.
      for (other, count) in after where other != "untyped_environment" {
        #expect(count <= before[other] ?? 0, "\(project.name): \(other)")
      }
    }
    #expect(changedCount > 0)
  }

  /// A type that one fix writes is not that of the key which another one puts in.
  @Test func fixesOfSeveralRulesFitTogether() throws {
    let text = """
      import SwiftUI
      struct Row: View {
        @Environment(\\.presentationMode) var mode
        @Environment(\\.locale) private(set) var locale
        var body: some View { Button(locale.identifier) { mode.wrappedValue.dismiss() } }
      }
      """
    let fixed = try PageProject(text).fixed(rules: ["untyped_environment", "deprecated_key", "nonprivate_environment"])
    #expect(
      fixed.files[0].text == """
        import SwiftUI
        struct Row: View {
          @Environment(\\.dismiss) private var mode: DismissAction
          @Environment(\\.locale) private(set) var locale: Locale
          var body: some View { Button(locale.identifier) { mode() } }
        }
        """)
  }

  /// What a fix may lose or change makes it a suggestion.
  @Test(arguments: [
    ("private struct GapKey", "var gap", "8", Fix.Safety.safe), ("struct GapKey", "public var gap", "-8", .safe),
    ("// The gap.\nprivate struct GapKey", "var gap", "8", .unsafe),
    ("private struct GapKey", "nonisolated var gap", "8", .unsafe),
    ("private struct GapKey", "var gap", "smallGap", .unsafe),
    ("private struct GapKey", "var gap", "8 // points", .unsafe),
  ]) func aFixIsSafeWhereNothingIsLost(_ key: String, _ accessor: String, _ value: String, _ safety: Fix.Safety) throws
  {
    let text = """
      import SwiftUI
      let smallGap = 8

      \(key): EnvironmentKey {
        static let defaultValue = \(value)
      }
      extension EnvironmentValues {
        \(accessor): Int { get { self[GapKey.self] } set { self[GapKey.self] = newValue } }
      }
      struct Row: View { @Environment(\\.gap) var gap }

      """
    #expect(try PageProject(text).fixes(of: "legacy_environment_key") == [safety])
  }

  /// Where readers expect nil, an entry can do without a default; elsewhere one instance is kept.
  @Test(arguments: [
    ("Store? = Store()", "@Entry var store: Store?\n"),
    ("Optional<Store> = Store()", "@Entry var store: Optional<Store>\n"),
    ("Store! = Store()", "private static let _storeDefault: Store! = Store()"),
    ("Store = Store()", "private static let _storeDefault: Store = Store()"),
  ]) func anOptionalEntryLosesItsDefault(_ declaration: String, _ expected: String) throws {
    let text = """
      import SwiftUI
      final class Store {}
      extension EnvironmentValues {
        @Entry var store: \(declaration)
      }

      """
    let fixed = try PageProject(text).fixed(rules: ["unstable_entry_default"])
    #expect(fixed.files[0].text.contains(expected), "\(fixed.files[0].text)")
  }

  /// A file that Swift can read stays one.
  private func expectNoNewErrors(in fixed: PageProject, from project: PageProject) {
    for (before, after) in zip(project.files, fixed.files) where before.text != after.text {
      let hadErrors = !SyntaxTree(parsing: SourceBytes(before.text)).errors.isEmpty
      #expect(
        hadErrors || SyntaxTree(parsing: SourceBytes(after.text)).errors.isEmpty, "\(project.name):\n\(after.text)")
    }
  }

  private func counts(_ findings: [Diagnostic]) -> [String: Int] {
    Dictionary(grouping: findings) { $0.rule }.mapValues(\.count)
  }

  /// A key type with each kind of default, and a view that reads and sets them all.
  static let keys: PageProject = {
    let defaults = [
      ("Int", "0"), ("Int?", "nil"), ("[Int]", "[]"), ("String", "\"a\""), ("Double", "-1.5"), ("CGFloat", ".zero"),
      ("Color", ".red"), ("Date", "Date()"), ("UUID", "UUID()"), ("Store", "Store()"), ("Store?", "Store.shared"),
      ("Pair", "Pair()"), ("Pair", "Pair(number: 2)"), ("Mode", ".fast"), ("Mode", "Mode.fast"), ("Mode", ".slow"),
      ("() -> Void", "{}"), ("[() -> Void]", "[]"), ("Loaded", "Loaded()"), ("Binding<Int>", ".constant(0)"),
      ("URL", "URL(string: \"a\")!"), ("Int", "{ fatalError() }()"), ("Int", "base"), ("[Int]", "[1, 2].map { $0 }"),
      ("any Sendable", "1"), ("(Int, Int)", "(1, 2)"), ("String", "\"\\(base)\""),
    ]
    var text = """
      import SwiftUI
      let base = 1
      final class Store { static let shared = Store() }
      struct Pair { var store = Store(); var number = 1 }
      enum Mode { case fast; static var slow: Mode { print(1); return .fast } }
      struct Loaded { init() { for n in 0..<9 { print(n) } } }

      """
    for (index, (type, value)) in defaults.enumerated() {
      for (form, declaration) in [
        ("L", "static let defaultValue: \(type) = \(value)"), ("V", "static var defaultValue: \(type) = \(value)"),
        ("C", "static var defaultValue: \(type) { \(value) }"),
      ] {
        let name = "\(form.lowercased())\(index)"
        text += """
          private struct \(form)\(index)Key: EnvironmentKey { \(declaration) }
          extension EnvironmentValues {
            var \(name): \(type) { get { self[\(form)\(index)Key.self] } set { self[\(form)\(index)Key.self] = newValue } }
          }
          struct Read\(name): View {
            @Environment(\\.\(name)) var value
            var body: some View { Text("\\(value)").environment(\\.\(name), value) }
          }

          """
      }
    }
    return PageProject(text)
  }()
}
