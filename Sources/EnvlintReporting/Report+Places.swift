import EnvlintFacts

extension Report {
  /// The lines and columns of a byte range; the end is exclusive.
  struct Span: Equatable {
    var start: SourceText.Position
    var end: SourceText.Position
  }

  func span(of location: Location) -> Span {
    guard let source = sources[location.file] else {
      let unknown = SourceText.Position(line: 1, column: 1)
      return Span(start: unknown, end: unknown)
    }
    return Span(
      start: source.position(of: location.range.lowerBound), end: source.position(of: location.range.upperBound))
  }
}

extension Report.Tool {
  /// The address of a rule's page; nil while the project has no public home.
  package func pageAddress(ofRule id: String) -> String? {
    homepage.isEmpty ? nil : "\(homepage)/blob/HEAD/\(pagePath(ofRule: id))"
  }
}

/// Where a rule's page lies in the repository: `Rules/ClosureEntry.md`.
func pagePath(ofRule id: String) -> String { "Rules/\(pascalCase(id)).md" }

/// `closure_entry` as `ClosureEntry`.
func pascalCase(_ id: String) -> String {
  id.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
}
