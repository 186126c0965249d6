import EnvlintFacts
import Testing

extension PageProject {
  /// Expects the findings that the marks promise, whatever is skipped for speed.
  @discardableResult
  func expectFindings(of rules: [String], _ place: SourceLocation = #_sourceLocation) throws -> [Diagnostic] {
    let findings = try findings(ofAnyKind: rules)
    #expect(try self.findings(ofAnyKind: rules, prefilter: .off) == findings, sourceLocation: place)
    let comparison = Comparison(of: findings, with: try expectations(of: rules.count == 1 ? rules[0] : nil))
    if !comparison.isEqual { Issue.record("\(comparison.text(for: self))", sourceLocation: place) }
    return findings
  }

  func expectFindings(of rule: String, _ place: SourceLocation = #_sourceLocation) throws {
    try expectFindings(of: [rule], place)
  }
}

/// What a project should have shown and did not, and what it showed besides.
struct Comparison {
  var missing: [Expectation] = []
  var unexpected: [Diagnostic]

  var isEqual: Bool { missing.isEmpty && unexpected.isEmpty }

  /// Each expectation takes one finding; every finding must be taken.
  init(of findings: [Diagnostic], with expectations: [Expectation]) {
    unexpected = findings
    var last: (location: Location, index: Int)?
    for expectation in expectations {
      // Several at one place are in the order of the findings.
      let start = last?.location == expectation.location ? last?.index ?? 0 : 0
      if let index = unexpected[start...].firstIndex(where: expectation.isMet(by:)) {
        unexpected.remove(at: index)
        last = (expectation.location, index)
      } else {
        missing.append(expectation)
      }
    }
  }

  /// Each line with a difference, and what was expected and found there.
  func text(for project: PageProject) -> String {
    let differences =
      missing.map { expected in
        let message = expected.message.isEmpty ? "" : ": …\(expected.message)…"
        let severity = expected.severity?.rawValue ?? "any severity"
        return (expected.location, expected.isExact, "expected", "\(severity) (\(expected.rule))\(message)")
      }
      + unexpected.map { ($0.location, true, "found", "\($0.severity.rawValue) (\($0.rule)): \($0.message)") }
    var lines = [project.name]
    for (location, isExact, kind, text) in differences.sorted(by: { $0.0 < $1.0 }) {
      let (line, code) = project.place(of: location)
      if lines.last(where: { !$0.hasPrefix(" ") }) != line { lines.append(line) }
      lines.append("  \(kind): \(isExact ? "'\(code)' " : "")\(text)")
    }
    return lines.joined(separator: "\n")
  }
}

extension PageProject {
  /// `Feed.swift:3: let feed = .init()`, and the code of the range.
  fileprivate func place(of location: Location) -> (line: String, code: String) {
    guard let file = files.first(where: { $0.path == location.file }) else { return (location.file, "no such file") }
    let bytes = Array(file.text.utf8)
    let range = Int(location.range.lowerBound)..<Int(location.range.upperBound)
    guard range.upperBound <= bytes.count else { return (location.file, "\(range) is outside") }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let index = bytes[..<range.lowerBound].count { $0 == UInt8(ascii: "\n") }
    let line = String(decoding: lines[index], as: UTF8.self)
    return ("\(file.path):\(index + 1): \(line)", String(decoding: bytes[range], as: UTF8.self))
  }
}
