import Testing

@testable import EnvlintDriver

/// Source, changelog and examples agree on the version and on what is published, whether anything is or not. `.ci/release`
/// writes all of them.
@Suite struct ReleaseTests {
  private struct Entry {
    var version: Substring
    var isPublished: Bool
  }

  /// The changelog's entries, the newest first.
  private static func entries() throws -> [Entry] {
    let heading = /(?m)^## \[(\d+\.\d+\.\d+)\] - (?:(\d{4}-\d{2}-\d{2})|not published)$/
    let text = try Repository.text("CHANGELOG.md")
    let entries = text.matches(of: heading).map { Entry(version: $0.output.1, isPublished: $0.output.2 != nil) }
    // None is written in another way.
    try #require(entries.count == text.matches(of: /(?m)^## \[\d/).count && !entries.isEmpty)
    return entries
  }

  private static func pages() throws -> [String] {
    try ["README.md", "README.ja.md"] + Repository.files(below: "Documentation", suffix: ".md")
  }

  /// Each match of a pattern in the pages, with its line.
  private static func examples(
    of pattern: some RegexComponent<(Substring, Substring)>
  ) throws -> [(name: String, line: String)] {
    try pages().flatMap { page in
      try Repository.text(page).split(separator: "\n").flatMap { line in
        line.matches(of: pattern).map { (String($0.output.1), "\(page): \(line)") }
      }
    }
  }

  @Test func theVersionIsTheNewestOfTheChangelog() throws {
    #expect(try Self.entries().first?.version == envlintVersion[...])
  }

  @Test func entriesAreInOrder() throws {
    let log = try Repository.text("CHANGELOG.md")
    #expect(log.firstMatch(of: /(?m)^## (.*)$/)?.output.1 == "[Unreleased]")
    let numbers = try Self.entries().map { $0.version.split(separator: ".").compactMap { Int($0) } }
    for (newer, older) in zip(numbers, numbers.dropFirst()) {
      #expect(older.lexicographicallyPrecedes(newer), "\(older) is below \(newer)")
    }
  }

  /// Tags and requirements name the newest published version. As long as there is none, commits take their place.
  @Test func theDocumentationNamesTheNewestVersion() throws {
    let entries = try Self.entries()
    let published = entries.first { $0.isPublished }?.version
    let tags = try Self.examples(of: /(?:\bv|from: ")(\d+\.\d+\.\d+)\b/)
    let commits = try Self.examples(of: /\b([0-9a-f]{40})\b/)
    for tag in tags { #expect(tag.name[...] == published, "not published: \(tag.line)") }
    #expect((published == nil ? commits : tags).count >= 4)
    #expect(published == nil || commits.isEmpty)
    #expect(Set(commits.map(\.name)).count <= 1)
    for commit in commits { #expect(commit.line.contains("  # a commit, ") || commit.line.contains("  // a commit, ")) }
    for line in commits.map(\.line) { #expect(line.hasSuffix(", until a release is published")) }
    // There is one, from `.ci/release build`, before it is published.
    let archives = try Self.examples(of: /\benvlint-(\d+\.\d+\.\d+)\b/)
    #expect(!archives.isEmpty)
    for archive in archives { #expect(archive.name[...] == published ?? entries[0].version, "\(archive.line)") }
  }

  /// In a shallow clone, or without git, nobody knows.
  @Test func commitsInExamplesAreInTheHistory() throws {
    let git = Git(folder: Repository.root, root: Repository.root, workingDirectory: Repository.root)
    func said(_ words: String...) throws -> String? {
      try git.output(words).map { String(decoding: $0, as: UTF8.self) }
    }
    let clone = try? said("rev-parse", "--is-shallow-repository", "--show-prefix")
    guard clone == "false\n\n" else { return }
    for commit in Set(try Self.examples(of: /\b([0-9a-f]{40})\b/).map(\.name)) {
      #expect(
        try said("merge-base", "--is-ancestor", commit, "HEAD") != nil,
        "'\(commit)' is not in the history; run '.ci/release pin'")
    }
  }
}
