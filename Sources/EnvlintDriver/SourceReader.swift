import EnvlintConfiguration
import EnvlintFacts
import EnvlintReporting
import EnvlintRules
import EnvlintSyntax

/// Reads the few files again that findings point into, for their suppression comments and excerpts; the analysis
/// keeps no bytes.
struct SourceReader {
  private let files: SourceSet
  /// The text of each file read so far, by path.
  private(set) var texts: [String: SourceText] = [:]
  private var suppressions: [String: Suppressions] = [:]
  /// The findings that comments have suppressed so far.
  private(set) var suppressed: [Report.Suppressed] = []

  init(_ files: SourceSet) { self.files = files }

  /// Reads files ahead, side by side.
  mutating func read(_ paths: Set<String>, threads: Int) {
    let files = files
    let wanted = paths.compactMap { files.index(of: $0) }.sorted()
    let read = concurrentMap(count: wanted.count, threads: threads) { position, _ in
      SourceReader.content(wanted[position], files)
    }
    for (index, content) in zip(wanted, read) { add(content, of: files.paths[index]) }
  }

  /// The findings that no comment in their file suppresses.
  mutating func withoutSuppressed(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var kept: [Diagnostic] = []
    for diagnostic in diagnostics {
      let file = diagnostic.location.file
      read(file)
      if let directive = suppressions[file]?.suppress(diagnostic.rule, at: diagnostic.location.range.lowerBound) {
        suppressed.append(Report.Suppressed(diagnostic, by: .comment(reason: directive.reason)))
      } else {
        kept.append(diagnostic)
      }
    }
    return kept
  }

  /// The problems of the suppression comments of a file, once all its findings have been asked about: under the
  /// severities of the settings, without those that are suppressed themselves.
  ///
  /// - Parameter findsSuperfluous: see `SuppressionCheck`.
  mutating func suppressionFindings(
    in file: String, _ settings: ByFolder<Settings>, findsSuperfluous: Bool
  ) -> [Diagnostic] {
    read(file)
    guard let suppressions = suppressions[file], let index = files.index(of: file),
      !suppressions.directives.isEmpty || !suppressions.failures.isEmpty,
      case .bytes(let bytes) = files.read(index)
    else { return [] }
    let check = SuppressionCheck(
      file: file, source: bytes, suppressions: suppressions, settings: settings[file],
      findsSuperfluous: findsSuperfluous, hasUnreadFiles: files.hasUnreadFiles)
    let filters = Dictionary(
      uniqueKeysWithValues: Catalog.suppressionRules.map { ($0.id, RuleFilter($0, settings)) })
    return withoutSuppressed(check.findings().compactMap { filters[$0.rule]?.applied(to: $0) }.sorted())
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

  /// A file that has vanished since the analysis, or that is none of the project's, stays unknown: then nothing is
  /// suppressed in it, and its findings have no excerpt.
  private mutating func read(_ file: String) {
    guard texts[file] == nil else { return }
    guard let index = files.index(of: file) else {
      texts[file] = files.text(of: file)
      return
    }
    add(SourceReader.content(index, files), of: file)
  }

  private typealias Content = (text: SourceText, suppressions: Suppressions)

  /// Nil where the file cannot be read.
  private static func content(_ index: Int, _ files: SourceSet) -> Content? {
    guard case .bytes(let bytes) = files.read(index) else { return nil }
    return (SourceText(ArraySlice(bytes.padded[..<bytes.count])), Suppressions(in: bytes))
  }

  private mutating func add(_ content: Content?, of file: String) {
    guard let content else { return }
    texts[file] = content.text
    suppressions[file] = content.suppressions
  }
}
