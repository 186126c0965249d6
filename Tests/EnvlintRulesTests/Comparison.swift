import EnvlintFacts

/// What a project should have shown, and what it did show.
struct Comparison {
  var met: [Diagnostic] = []
  var missing: [Expectation] = []
  var unexpected: [Diagnostic] = []

  var isEqual: Bool { missing.isEmpty && unexpected.isEmpty }

  /// Each expectation takes one finding; every finding must be taken.
  init(of findings: [Diagnostic], with expectations: [Expectation]) {
    unexpected = findings
    for expectation in expectations {
      if let index = unexpected.firstIndex(where: expectation.isMet(by:)) {
        met.append(unexpected.remove(at: index))
      } else {
        missing.append(expectation)
      }
    }
  }

  /// The whole comparison as text, with the code that each range covers.
  func text(for project: PageProject) -> String {
    var lines = [project.name]
    func section(_ title: String, _ entries: [String]) {
      lines.append("  \(title): \(entries.isEmpty ? "none" : "")")
      lines += entries.map { "    " + $0 }
    }
    section("expected, not found", missing.map { project.text(of: $0) })
    section("found, not expected", unexpected.map { project.text(of: $0) })
    section("as expected", met.map { project.text(of: $0) })
    return lines.joined(separator: "\n")
  }
}

extension PageProject {
  fileprivate func text(of finding: Diagnostic) -> String {
    "\(place(of: finding.location)) \(finding.severity.rawValue) (\(finding.rule)): \(finding.message)"
  }

  fileprivate func text(of expectation: Expectation) -> String {
    let severity = expectation.severity?.rawValue ?? "any severity"
    return "\(place(of: expectation.location)) \(severity) (\(expectation.rule)): …\(expectation.message)…"
  }

  /// `Feed.swift:3 '.init()'`
  private func place(of location: Location) -> String {
    guard let file = files.first(where: { $0.path == location.file }) else { return "\(location.file) (no such file)" }
    let bytes = Array(file.text.utf8)
    guard location.range.upperBound <= bytes.count else { return "\(location.file) (\(location.range) is outside)" }
    let line = bytes[..<Int(location.range.lowerBound)].count { $0 == UInt8(ascii: "\n") } + 1
    let range = Int(location.range.lowerBound)..<Int(location.range.upperBound)
    return "\(location.file):\(line) '\(String(decoding: bytes[range], as: UTF8.self))'"
  }
}
