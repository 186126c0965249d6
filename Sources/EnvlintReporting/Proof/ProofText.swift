import EnvlintFacts

/// A proof for people and logs: for each type and key a line with the numbers, then one for each lookup that isn't proven; what to do; the
/// summary.
///
///     Library: 1 of 3 proven, 1 lacking, 1 unresolved
///       Sources/Row.swift:5:3: lacking: the path App → Home → Row doesn't inject it
///       Sources/Tab.swift:9:3: unresolved: unknown injections of the modifier '.wired' (Sources/App.swift:7:9)
///
///     what to do:
///       1 lookup: unknown injections of the modifier '.wired' (Sources/App.swift:7:9)
///         under 'injectors' in .envlint.yml, list what the modifier injects: …
///
///     33 % proven: 1 of 3 lookups; 1 lacking, 1 unresolved
struct ProofText {
  private let columns: Int?
  private let terminal: Terminal

  init(_ style: TextStyle) {
    columns = style.isForTerminal ? style.columns : nil
    terminal = Terminal(color: style.color)
  }

  func text(_ report: ProofReport) -> String {
    let hasTitles = report.projects.count > 1
    return report.projects.map { project in
      let title = hasTitles ? terminal.paint(project.paths.fromWorkingDirectory(""), .strong) + "\n\n" : ""
      return title + text(project)
    }.joined(separator: "\n")
  }

  private func text(_ project: ProofReport.Project) -> String {
    let sections = [
      project.groups.map { text($0, project) }.joined(), causes(project), surfaces(project), summary(project),
    ]
    return sections.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  // MARK: Lookups

  private func text(_ group: ProofReport.Project.Group, _ project: ProofReport.Project) -> String {
    let survey = group.survey
    var counts = ["\(survey[.proven]) of \(survey.lookupCount) proven"]
    for mark in LookupProof.Mark.allCases where mark != .proven && survey[mark] > 0 {
      counts.append("\(survey[mark]) \(mark.phrase)")
    }
    return line("\(group.name): \(counts.joined(separator: ", "))", indentation: 0, (group.name, .strong))
      + group.proofs.map { text(of: $0, project) }.joined()
  }

  private func text(of index: Int, _ project: ProofReport.Project) -> String {
    let proof = project.proofs[index]
    let isRegressed = project.regressed.contains(index)
    guard let explanation = proof.explanation, isRegressed || proof.state.mark != .leftToHost else { return "" }
    let mark = (isRegressed ? "no longer proven: " : "") + proof.state.mark.phrase
    return line(
      "\(place(proof.location, project)): \(mark): \(explanation)\(suffix(proof.cause?.location, project))",
      indentation: 2, (mark, isRegressed || proof.state.mark == .lacking ? .error : .warning))
  }

  // MARK: Causes

  private func causes(_ project: ProofReport.Project) -> String {
    let causes = project.causes
    if causes.isEmpty { return "" }
    return line("what to do:", indentation: 0, ("what to do:", .strong))
      + causes.map { cause in
        let count = counted(cause.lookupCount, "lookup")
        let places = suffix(cause.locations.first, others: cause.locations.count - 1, project)
        return line("\(count): \(cause.cause.text)\(places)", indentation: 2)
          + line("help: \(cause.cause.remedy.text(for: cause.names))", indentation: 4, ("help:", .help))
      }.joined()
  }

  // MARK: Libraries

  private func surfaces(_ project: ProofReport.Project) -> String {
    let surfaces = project.surfacesForOthers
    if surfaces.isEmpty { return "" }
    let title = "to be injected by projects that show a public view:"
    return line(title, indentation: 0, (title, .strong))
      + surfaces.map { surface in
        let needs = surface.needs.map(\.name).joined(separator: ", ")
        return line("\(place(surface.location, project)): \(surface.name): \(needs)", indentation: 2)
      }.joined()
  }

  // MARK: The end

  private func summary(_ project: ProofReport.Project) -> String {
    line(project.summary, indentation: 0)
      + project.failures.map { line($0, indentation: 0, ($0, .error)) }.joined()
  }

  // MARK: Lines

  /// A line, at a terminal broken at its width.
  ///
  /// - Parameter painted: a part of it, and its role.
  private func line(_ text: String, indentation: Int, _ painted: (text: String, role: Terminal.Role)? = nil) -> String {
    let text = VisibleText.singleLine(text)
    var lines =
      columns.map { TextWrap.lines(text, columns: $0, first: indentation, hanging: indentation + 2) } ?? [text]
    if let painted, let range = lines[0].firstRange(of: VisibleText.singleLine(painted.text)) {
      lines[0].replaceSubrange(range, with: terminal.paint(String(lines[0][range]), painted.role))
    }
    return String(repeating: " ", count: indentation) + lines.joined(separator: "\n") + "\n"
  }

  private func place(_ location: Location, _ project: ProofReport.Project) -> String {
    let position = project.position(of: location)
    return "\(project.paths.fromWorkingDirectory(location.file)):\(position.line):\(position.column)"
  }

  /// ` (Row.swift:5:3 and 2 other places)`; empty without a place.
  private func suffix(_ location: Location?, others: Int = 0, _ project: ProofReport.Project) -> String {
    guard let location else { return "" }
    let rest = others == 0 ? "" : " and \(counted(others, "other place"))"
    return " (\(place(location, project))\(rest))"
  }
}
