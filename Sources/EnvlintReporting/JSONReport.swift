import EnvlintFacts

extension Report {
  /// One object: version, tool, root, findings, summary. Paths are relative to `root`, which is the project root as
  /// seen from the working directory. Columns count UTF-8 bytes; ends are exclusive.
  func json() -> JSONValue {
    let fingerprints = Fingerprint.fingerprints(of: findings, sources: sources)
    let list = JSONValue.array(zip(findings, fingerprints).map { json($0, fingerprint: $1) })
    return .object(jsonHead() + [("findings", list), ("summary", summary.json())])
  }

  /// JSON Lines: what `findings` of `json` holds, each on a line of its own; on the last line the rest of that object.
  ///
  /// - Parameter write: takes one line at a time, with its line break, so that a long report needs not be kept.
  public func writeLines<Failure>(to write: (String) throws(Failure) -> Void) throws(Failure) {
    let fingerprints = Fingerprint.fingerprints(of: findings, sources: sources)
    for (finding, fingerprint) in zip(findings, fingerprints) {
      try write(json(finding, fingerprint: fingerprint).serializedOnOneLine() + "\n")
    }
    try write(JSONValue.object(jsonHead() + [("summary", summary.json())]).serializedOnOneLine() + "\n")
  }

  private func jsonHead() -> [(key: String, value: JSONValue)] {
    [
      ("version", .integer(1)),
      ("tool", .object([("name", .string(tool.name)), ("version", .string(tool.version))])),
      ("root", .string(paths.fromWorkingDirectory(""))),
    ]
  }

  private func json(_ finding: Diagnostic, fingerprint: String) -> JSONValue {
    let head: [(String, JSONValue)] = [
      ("rule", .string(finding.rule)),
      ("severity", .string(finding.severity.rawValue)),
      ("message", .string(finding.message)),
      ("help", .optional(finding.help)),
    ]
    let tail: [(String, JSONValue)] = [
      ("symbol", .string(finding.symbol)),
      ("notes", .array(finding.notes.map { .object([("message", .string($0.message))] + place($0.location)) })),
      ("fixes", .array(finding.fixes.map(json))),
      ("fingerprint", .string(fingerprint)),
    ]
    return .object(head + place(finding.location) + tail)
  }

  private func json(_ fix: Fix) -> JSONValue {
    .object([
      ("title", .string(fix.title)),
      ("safety", .string(fix.safety.rawValue)),
      (
        "edits",
        .array(fix.edits.map { .object(place($0.location) + [("replacement", .string($0.replacement))]) })
      ),
    ])
  }

  private func place(_ location: Location) -> [(key: String, value: JSONValue)] {
    let span = span(of: location)
    return [
      ("file", .string(location.file)),
      ("line", .integer(span.start.line)),
      ("column", .integer(span.start.column)),
      ("endLine", .integer(span.end.line)),
      ("endColumn", .integer(span.end.column)),
    ]
  }
}

extension Report.Summary {
  fileprivate func json() -> JSONValue {
    .object([
      ("files", .integer(files)),
      ("errors", .integer(errors)),
      ("warnings", .integer(warnings)),
      ("infos", .integer(infos)),
      ("hidden", .integer(hidden)),
      ("suppressed", .integer(suppressed)),
      ("baselined", .integer(baselined)),
    ])
  }
}
