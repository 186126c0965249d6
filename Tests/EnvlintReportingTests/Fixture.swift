import EnvlintFacts
import EnvlintRules

@testable import EnvlintReporting

/// A small project: its files by path, and ways to point into them.
struct Fixture {
  var files: [String: String]
  var projectRoot = "/home/me/app"
  var workingDirectory = "/home/me/app"
  var gitRoot: String? = "/home/me/app"
  var homepage = ""

  init(_ files: [String: String]) { self.files = files }

  /// The place of `needle` in a file; the needle must be there. `end` makes an empty range behind it.
  func place(_ needle: String, in file: String, end: Bool = false) -> Location {
    let bytes = Array((files[file] ?? "").utf8)
    let searched = Array(needle.utf8)
    let start = bytes.indices.first { bytes[$0...].starts(with: searched) }
    guard let start else { preconditionFailure("'\(needle)' is not in \(file)") }
    let upper = UInt32(start + searched.count)
    return Location(file: file, range: (end ? upper : UInt32(start))..<upper)
  }

  func report(
    _ findings: [Diagnostic], notices: [Report.Notice] = [], hidden: Int = 0, rules: [Rule] = Catalog.rules,
    pages: [String: String] = [:]
  ) -> Report {
    Report(
      findings: findings,
      summary: Report.Summary(of: findings, files: files.count, hidden: hidden),
      notices: notices,
      sources: files.mapValues { SourceText($0) },
      paths: PathContext(projectRoot: projectRoot, workingDirectory: workingDirectory, gitRoot: gitRoot),
      rules: rules,
      pages: pages,
      tool: Report.Tool(name: "envlint", version: "0.1.0", homepage: homepage))
  }
}

extension Fixture {
  /// A finding with everything: a note in another file, help and a fix with edits in two files.
  static let feed = Fixture([
    "Sources/Feed.swift": """
    import SwiftUI

    extension EnvironmentValues {
    \t@Entry var 記事: Article = .init()
    }

    """,
    "Sources/Article.swift": "final class Article {}\n",
  ])

  var feedFinding: Diagnostic {
    let value = place(".init()", in: "Sources/Feed.swift")
    return Diagnostic(
      rule: "unstable_entry_default", severity: .warning, location: value,
      message: "a new 'Article' is created on every read",
      notes: [Diagnostic.Note("declared as a class here", at: place("class Article", in: "Sources/Article.swift"))],
      help: "make the entry optional",
      fixes: [
        Fix(
          "Move the default into a 'static let'", safety: .unsafe,
          edits: [
            Fix.Edit(".shared", at: value),
            Fix.Edit("\n  static let shared = Article()\n", at: place("{", in: "Sources/Article.swift", end: true)),
          ])
      ],
      symbol: "EnvironmentValues.記事")
  }
}

extension Diagnostic {
  /// A bare finding.
  init(
    at location: Location, _ severity: Severity = .warning, rule: String = "closure_entry", _ message: String = "bad"
  ) {
    self.init(rule: rule, severity: severity, location: location, message: message)
  }
}

extension Fixture {
  /// Names and texts that break formats which do not escape them.
  static let hostile = Fixture(["Sources/a,b:c & \"d\" %0A|`<e>`.swift": "let 😀 = x\n"])

  /// One finding of each severity, in the order of the report.
  var hostileFindings: [Diagnostic] {
    let place = place("x", in: files.keys.sorted().first ?? "")
    return [Severity.error, .warning, .info].map { severity in
      Diagnostic(
        rule: "closure_entry", severity: severity, location: place,
        message: "100% of '@Entry|a' & <b> \"c\"\r\n::error::d, e: `f` \u{1B}[1m]]>", help: "a | b\u{0}\u{FFFE}",
        symbol: "A<B>.\"c\"")
    }
  }
}
