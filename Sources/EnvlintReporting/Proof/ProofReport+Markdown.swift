import EnvlintFacts

extension ProofReport {
  /// For each project a heading, the summary, a table of the types and keys, and one of what isn't proven. Paths are relative to the
  /// repository.
  func markdown() -> String {
    projects.map { project in
      let root = projects.count > 1 ? " " + MarkdownText.code(project.paths.fromWorkingDirectory("")) : ""
      return "### \(tool.name) prove\(root)\n\n" + project.markdown()
    }.joined(separator: "\n")
  }
}

extension ProofReport.Project {
  fileprivate func markdown() -> String {
    let sections = [
      failures.map { "**\(MarkdownText.inline($0))**\n" }.joined(separator: "\n"), objectsTable, lookupsTable,
      surfacesTable,
    ]
    return ([MarkdownText.inline(summary) + "\n"] + sections).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var objectsTable: String {
    let marks = LookupProof.Mark.allCases.filter { $0 == .proven || survey[$0] > 0 }
    let rows = groups.map { group in
      [MarkdownText.code(group.name)] + marks.map { group.survey[$0] == 0 ? "" : "\(group.survey[$0])" }
    }
    return table(["looked up"] + marks.map(\.phrase), rows)
  }

  private var lookupsTable: String {
    let open = proofs.indices.filter { regressed.contains($0) || proofs[$0].cause != nil }
    let rows = open.map { index in
      let proof = proofs[index]
      let state = (regressed.contains(index) ? "**no longer proven**, " : "") + proof.state.mark.phrase
      let cause = proof.cause?.location.map { " (\(MarkdownText.code(place($0))))" } ?? ""
      return [
        MarkdownText.code(place(proof.location)), MarkdownText.code(proof.name), state,
        MarkdownText.inline(proof.explanation ?? "") + cause,
        MarkdownText.inline(proof.cause?.remedy.text(for: [proof.name]) ?? ""),
      ]
    }
    return table(["where", "looked up", "state", "cause", "what to do"], rows)
  }

  private var surfacesTable: String {
    table(
      ["public view", "where", "to be injected by projects that show it"],
      surfacesForOthers.map { surface in
        let needs = surface.needs.map { MarkdownText.code($0.name) }.joined(separator: ", ")
        return [MarkdownText.code(surface.name), MarkdownText.code(place(surface.location)), needs]
      })
  }

  /// Empty without rows.
  private func table(_ titles: [String], _ rows: [[String]]) -> String {
    if rows.isEmpty { return "" }
    func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }
    let cut = rows.count - Report.mostMarkdownRows
    return line(titles) + "|" + String(repeating: "---|", count: titles.count) + "\n"
      + rows.prefix(Report.mostMarkdownRows).map(line).joined() + (cut > 0 ? "\n\(cut) more.\n" : "")
  }

  private func place(_ location: Location) -> String {
    "\(paths.fromRepository(location.file)):\(position(of: location).line)"
  }
}
