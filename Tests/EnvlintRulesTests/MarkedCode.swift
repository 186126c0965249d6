import EnvlintFacts
import Testing

/// Code in which marks at the ends of lines tell what a rule finds there: `// info`, `// warning` or `// error`, in the order of the
/// line. Lines without such a mark have no finding.
struct MarkedCode {
  var files: [PageProject.File]
  var configuration: String?

  /// One file.
  init(_ text: String, configuration: String? = nil) {
    self.init(["Sources.swift": text], configuration: configuration)
  }

  /// Files by their paths.
  init(_ texts: [String: String], configuration: String? = nil) {
    files = texts.sorted { $0.key < $1.key }.map { PageProject.File(path: $0.key, text: $0.value) }
    self.configuration = configuration
  }

  private var project: PageProject {
    PageProject(name: "marked code", files: files, configuration: configuration, expectations: [])
  }

  /// Expects the findings that the marks tell, whatever is skipped for speed.
  func expectFindings(of rule: String, _ place: SourceLocation = #_sourceLocation) throws {
    let findings = try project.findings(of: [rule])
    #expect(try project.findings(of: [rule], prefilter: .off) == findings, sourceLocation: place)
    for file in files {
      var offset = 0
      for (number, line) in file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        let end = offset + line.utf8.count
        let found = findings.filter {
          $0.location.file == file.path && (offset...end).contains(Int($0.location.range.lowerBound))
        }
        offset = end + 1
        #expect(
          found.map(\.severity.rawValue) == Self.marks(of: line), "\(file.path):\(number + 1): \(line)",
          sourceLocation: place)
      }
    }
  }

  /// The safety of each fix, in the order of the findings.
  func fixes(of rule: String) throws -> [Fix.Safety] { try project.findings(of: [rule]).flatMap(\.fixes).map(\.safety) }

  /// The files after all fixes, by their paths.
  func fixed(of rule: String) throws -> [String: String] {
    let fixed = try project.fixed(rules: [rule])
    return Dictionary(uniqueKeysWithValues: fixed.files.map { ($0.path, $0.text) })
  }

  /// The same code without a finding.
  var withoutMarks: MarkedCode {
    var code = self
    for index in files.indices {
      let lines = files[index].text.split(separator: "\n", omittingEmptySubsequences: false)
      code.files[index].text = lines.map { line in
        Self.marks(of: line).isEmpty ? String(line) : String(line.prefix { $0 != "/" })
      }.joined(separator: "\n")
    }
    return code
  }

  private static func marks(of line: Substring) -> [String] {
    guard let comment = line.split(separator: "// ", omittingEmptySubsequences: false).last else { return [] }
    let words = comment.split(separator: " ").map { String($0) }
    return words.allSatisfy { ["info", "warning", "error"].contains($0) } ? words : []
  }
}
