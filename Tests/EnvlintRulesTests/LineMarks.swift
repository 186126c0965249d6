import EnvlintFacts
import Testing

/// Code with one case a line. The end of each line tells what is expected there: `// E`, `// W` or `// I` for a finding of that
/// severity, `// -` for none; lines without such an end are not looked at.
struct LineMarks {
  var files: [PageProject.File]

  init(_ texts: [String: String]) { files = texts.map { .init(path: $0.key, text: $0.value) } }

  /// Holds the findings of a rule to the marks.
  func check(_ rule: String, configuration: String? = nil, atLeast count: Int = 1) throws {
    let project = PageProject(name: rule, files: files, configuration: configuration, expectations: [])
    let findings = try project.findings(of: [rule])
    #expect(try project.findings(of: [rule], prefilter: .off) == findings)
    var markedCount = 0
    for file in files {
      var offset = 0
      for line in file.text.split(separator: "\n", omittingEmptySubsequences: false) {
        let end = offset + line.utf8.count
        let found = findings.filter {
          $0.location.file == file.path && (offset...end).contains(Int($0.location.range.lowerBound))
        }
        offset = end + 1
        guard let mark = line.last, line.dropLast().hasSuffix(" // ") else {
          #expect(found.isEmpty, "\(line)")
          continue
        }
        markedCount += 1
        #expect(found.map(\.severity.mark) == (mark == "-" ? [] : [mark]), "\(line)")
      }
    }
    #expect(markedCount >= count)
  }
}

extension Severity {
  fileprivate var mark: Character {
    switch self {
    case .error: "E"
    case .warning: "W"
    case .info: "I"
    }
  }
}
