import EnvlintFacts
import Testing

/// What the rules about defaults say of many kinds of code, one entry a line. The end of each line tells what is expected:
/// `U` that it is unstable, `E` that it is expensive, `C` that it holds a closure, `I` that it wraps one, `M` that it can be changed,
/// `T` that it can stop the program, `-` nothing.
@Suite struct DeclaredKeyTests {
  private static let rules: [String: Character] = [
    "unstable_entry_default": "U", "expensive_entry_default": "E", "closure_entry": "C", "mutable_key_default": "M",
    "trapping_entry_default": "T",
  ]

  private func mark(of finding: Diagnostic) -> Character? {
    finding.rule == "closure_entry" && finding.severity == .info ? "I" : Self.rules[finding.rule]
  }

  /// What is expected of each line, and what was found there.
  private func check(_ files: [PageProject.File], of rules: [String]) throws {
    let project = PageProject(name: "keys", files: files, configuration: nil, expectations: [])
    let findings = try project.findings(of: rules)
    #expect(try project.findings(of: rules, prefilter: .off) == findings)
    var markedCount = 0
    for file in files {
      var offset = 0
      for line in file.text.split(separator: "\n", omittingEmptySubsequences: false) {
        let end = offset + line.utf8.count
        let found = findings.filter {
          $0.location.file == file.path && (offset...end).contains(Int($0.location.range.lowerBound))
        }
        offset = end + 1
        guard let comment = line.mark(behind: " // ") else { continue }
        markedCount += 1
        #expect(found.compactMap(mark) == (comment == "-" ? [] : [comment]), "\(line)")
      }
    }
    #expect(markedCount > 20)
  }

  @Test func defaults() throws {
    try check(Self.entryFiles, of: ["unstable_entry_default", "expensive_entry_default"])
  }

  @Test func parts() throws { try check(Self.partFiles, of: ["unstable_entry_default", "expensive_entry_default"]) }

  @Test func namesOfTypes() throws { try check(Self.nameFiles, of: Array(Self.rules.keys)) }

  @Test func choices() throws { try check(Self.choiceFiles, of: Array(Self.rules.keys)) }

  @Test func sdkValues() throws { try check(Self.sdkFiles, of: Array(Self.rules.keys)) }

  @Test func closures() throws { try check(Self.closureFiles, of: ["closure_entry"]) }

  /// A default that is not the first name of its declaration, in a file that says nothing of the environment.
  @Test func furtherNames() throws {
    let key = "import SwiftUI\nprotocol Key: EnvironmentKey {}"
    try MarkedCode([
      "Key.swift": key,
      "Stored.swift":
        "import SwiftUI\nenum Stored: EnvironmentKey { static var first = f(1, [2]), defaultValue = 2 } // warning",
      "Lines.swift":
        "import SwiftUI\nenum Lines: EnvironmentKey {\n  static var // warning\n    first = { 1 }(),\n    defaultValue = 2\n}",
    ]).expectFindings(of: "mutable_key_default")
    try MarkedCode([
      "Key.swift": key,
      "Made.swift": """
      import SwiftUI
      final class Feed {}
      enum Made: Key { static var first = 1, defaultValue: Feed { Feed() } } // warning
      """,
    ]).expectFindings(of: "unstable_entry_default")
  }
}

extension DeclaredKeyTests {
  private static let entryFiles = files(["Entries": entries, "Types": types])
  private static let partFiles = files(["Entries": partEntries, "Types": partTypes])
  private static let nameFiles = files(["Entries": namedEntries, "Types": namedTypes])
  private static let choiceFiles = files(["Entries": choiceEntries, "Types": choiceTypes, "Hidden": hiddenMembers])
  private static let sdkFiles = files(["Entries": sdkEntries])
  private static let closureFiles = files(["Closures": closures])

  /// All of this code, for tests of other properties.
  static let projects = [entryFiles, partFiles, nameFiles, choiceFiles, sdkFiles, closureFiles].map {
    PageProject(name: "keys", files: $0, configuration: nil, expectations: [])
  }

  private static func files(_ texts: [String: String]) -> [PageProject.File] {
    texts.map { PageProject.File(path: $0.key + ".swift", text: $0.value) }.sorted { $0.path < $1.path }
  }
}

extension Substring {
  /// The last character of the line, when it stands alone in a comment.
  fileprivate func mark(behind opening: String) -> Character? {
    guard let last, dropLast().hasSuffix(opening) else { return nil }
    return last
  }
}
