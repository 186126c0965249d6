import EnvlintFacts
import EnvlintReporting
import EnvlintSyntax

/// Reads the few files again that findings point into, for their suppression comments and excerpts; the analysis
/// keeps no bytes.
struct SourceReader {
  private let files: SourceSet
  private var texts: [String: SourceText] = [:]
  private var suppressions: [String: Suppressions] = [:]

  init(_ files: SourceSet) { self.files = files }

  /// The findings that no comment in their file suppresses.
  mutating func withoutSuppressed(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.filter { diagnostic in
      read(diagnostic.location.file)
      let suppressions = suppressions[diagnostic.location.file]
      return suppressions?.suppress(diagnostic.rule, at: diagnostic.location.range.lowerBound) != true
    }
  }

  /// The text of every file that the findings, their notes or their edits point into.
  mutating func texts(of findings: [Diagnostic]) -> [String: SourceText] {
    var wanted: Set<String> = []
    for finding in findings {
      wanted.insert(finding.location.file)
      wanted.formUnion(finding.notes.map(\.location.file))
      wanted.formUnion(finding.fixes.flatMap(\.edits).map(\.location.file))
    }
    for file in wanted { read(file) }
    return texts.filter { wanted.contains($0.key) }
  }

  /// What is wrong with the suppression comments seen so far, by file and place.
  var suppressionNotices: [Report.Notice] {
    suppressions.sorted { $0.key < $1.key }.flatMap { file, suppressions in
      suppressions.problems.map { problem in
        Report.Notice(problem.message, file: file, line: texts[file]?.line(of: problem.offset))
      }
    }
  }

  /// A file that has vanished since the analysis, or that is none of the project's, stays unknown: then nothing is
  /// suppressed in it, and its findings have no excerpt.
  private mutating func read(_ file: String) {
    guard texts[file] == nil, let index = files.index(of: file), case .bytes(let bytes) = files.read(index) else {
      return
    }
    texts[file] = SourceText(ArraySlice(bytes.padded[..<bytes.count]))
    suppressions[file] = Suppressions(in: bytes)
  }
}
