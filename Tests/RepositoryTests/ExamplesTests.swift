import EnvlintConfiguration
import EnvlintDriver
import EnvlintFacts
import EnvlintSyntax
import Testing

/// `Examples` is what a newcomer lints first: it shows each problem once, and nothing else.
@Suite struct ExamplesTests {
  static let expected = """
    Environment/EnvironmentValues+Actions.swift:17:21 warning closure_entry
    Environment/EnvironmentValues+Garden.swift:8:35 warning unstable_entry_default
    Environment/EnvironmentValues+Watering.swift:8:29 warning expensive_entry_default
    Views/AlmanacView.swift:5:3 warning object_type_lookup
    Views/BalconyView.swift:20:13 warning environment_tracking_loop
    """

  @Test func eachProblemIsFoundOnce() throws {
    let folder = "Examples/"
    let files = try Repository.files(below: "Examples", suffix: ".swift")
    let texts = try files.map { try Repository.text($0) }
    var settings = Settings()
    settings.minSeverity = .info
    let sources = SourceSet(paths: files.map { String($0.dropFirst(folder.count)) }) { .bytes(SourceBytes(texts[$0])) }
    let findings = Linter(settings: settings, threads: 2).lint(sources).diagnostics

    let lines = try findings.map { finding in
      let index = try #require(sources.paths.firstIndex(of: finding.location.file))
      let place = lineAndColumn(of: finding.location.range.lowerBound, in: texts[index])
      return "\(finding.location.file):\(place) \(finding.severity.rawValue) \(finding.rule)"
    }
    #expect(lines.joined(separator: "\n") == Self.expected)
  }

  /// `3:14`, both 1-based, in bytes.
  private func lineAndColumn(of offset: UInt32, in text: String) -> String {
    let before = text.utf8.prefix(Int(offset)).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return "\(before.count):\((before.last?.count ?? 0) + 1)"
  }
}
