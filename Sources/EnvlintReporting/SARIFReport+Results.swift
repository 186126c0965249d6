import EnvlintFacts

extension SARIFReport {
  /// The worst first, as many as GitHub takes.
  func results() -> [JSONValue] {
    let ruleIndices = Dictionary(
      report.rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    let shown = report.worstFirst.map { index in
      result(report.findings[index], fingerprint: fingerprints[index], ruleIndices)
    }
    let suppressed = zip(report.suppressed, fingerprints[report.findings.count...]).map { suppressed, fingerprint in
      result(suppressed.finding, fingerprint: fingerprint, ruleIndices, suppression(by: suppressed.cause))
    }
    return Array((shown + suppressed).prefix(SARIFReport.maximumResults))
  }

  private func suppression(by cause: Report.Suppressed.Cause) -> JSONValue {
    switch cause {
    case .comment(reason: ""): .object([("kind", .string("inSource"))])
    case .comment(let reason): .object([("kind", .string("inSource")), ("justification", .string(reason))])
    case .baseline: .object([("kind", .string("external")), ("justification", .string("in the baseline"))])
    }
  }

  private func result(
    _ finding: Diagnostic, fingerprint: String, _ ruleIndices: [String: Int], _ suppression: JSONValue? = nil
  ) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [("ruleId", .string(finding.rule))]
    if let ruleIndex = ruleIndices[finding.rule] { members.append(("ruleIndex", .integer(ruleIndex))) }
    members.append(("level", .string(SARIFReport.level(finding.severity))))
    members.append(("message", message(SARIFReport.messageText(finding))))
    members.append(("locations", .array([.object([("physicalLocation", physicalLocation(finding.location))])])))
    if !finding.notes.isEmpty {
      members.append(("relatedLocations", .array(finding.notes.enumerated().map(relatedLocation))))
    }
    members.append(("partialFingerprints", partialFingerprints(finding, fingerprint)))
    if !finding.fixes.isEmpty { members.append(("fixes", .array(finding.fixes.map(fix)))) }
    if let suppression { members.append(("suppressions", .array([suppression]))) }
    return .object(members)
  }

  /// The first sentence, which GitHub takes for the alert's title, is the finding's message. GitHub shows related
  /// locations only where the text links to them.
  private static func messageText(_ finding: Diagnostic) -> String {
    var lines = [sentence(withoutLinks(VisibleText.singleLine(finding.message)))]
    if let help = finding.help { lines.append(sentence("Help: " + withoutLinks(VisibleText.singleLine(help)))) }
    let links = finding.notes.enumerated().map { index, note in
      "[\(linkText(VisibleText.singleLine(note.message)))](\(index + 1))"
    }
    if !links.isEmpty { lines.append(sentence("See: " + links.joined(separator: ", "))) }
    return lines.joined(separator: "\n")
  }

  private static func sentence(_ text: String) -> String {
    text.last.map { ".!?".contains($0) } ?? true ? text : text + "."
  }

  /// Source text in a message must not form a link by accident: `[T](n)` is Swift as well.
  private static func withoutLinks(_ text: String) -> String {
    text.replacing("](", with: "\\](")
  }

  private static func linkText(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]")
  }

  private func relatedLocation(index: Int, note: Diagnostic.Note) -> JSONValue {
    .object([
      ("id", .integer(index + 1)),
      ("message", message(note.message)),
      ("physicalLocation", physicalLocation(note.location)),
    ])
  }

  private func physicalLocation(_ location: Location) -> JSONValue {
    .object([
      ("artifactLocation", artifactLocation(location.file)),
      ("region", region(of: location, staysOnOneLine: true)),
    ])
  }

  /// - Parameter staysOnOneLine: ends the region with its first line. GitHub annotates a pull request only where all
  ///   lines of a region are part of it. An edit, in contrast, must be exact.
  private func region(of location: Location, staysOnOneLine: Bool) -> JSONValue {
    guard let source = report.sources[location.file] else { return .object([("startLine", .integer(1))]) }
    let start = source.utf16Position(of: location.range.lowerBound)
    var end = source.utf16Position(of: location.range.upperBound)
    if staysOnOneLine, end.line > start.line {
      end = source.utf16Position(of: source.contentRange(ofLine: start.line).upperBound)
    }
    return .object([
      ("startLine", .integer(start.line)),
      ("startColumn", .integer(start.column)),
      ("endLine", .integer(end.line)),
      ("endColumn", .integer(max(end.column, end.line == start.line ? start.column : 1))),
    ])
  }

  /// GitHub uses the line hash alone; it depends on the code below the line, so ours is added.
  private func partialFingerprints(_ finding: Diagnostic, _ fingerprint: String) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = []
    let file = finding.location.file
    if let source = report.sources[file], let hashes = lineHashes[file] {
      let line = source.position(of: finding.location.range.lowerBound).line
      members.append(("primaryLocationLineHash", .string(hashes[line - 1])))
    }
    members.append(("envlint/v1", .string(fingerprint)))
    return .object(members)
  }

  private func fix(_ fix: Fix) -> JSONValue {
    var files: [String] = []
    for edit in fix.edits where !files.contains(edit.location.file) { files.append(edit.location.file) }
    let changes = files.map { file in
      JSONValue.object([
        ("artifactLocation", artifactLocation(file)),
        ("replacements", .array(fix.edits.filter { $0.location.file == file }.map(replacement))),
      ])
    }
    return .object([
      ("description", message(fix.title)),
      ("artifactChanges", .array(changes)),
      ("properties", .object([("safety", .string(fix.safety.rawValue))])),
    ])
  }

  private func replacement(_ edit: Fix.Edit) -> JSONValue {
    .object([
      ("deletedRegion", region(of: edit.location, staysOnOneLine: false)),
      ("insertedContent", message(edit.replacement)),
    ])
  }
}
