import Testing

/// What `Package.swift` says about its targets, read as text: the package's description is not at hand in a test.
struct Manifest {
  struct Target {
    var name: String
    /// Whether it tests, or helps to.
    var isTest: Bool
    /// Relative to the root.
    var folder: String
    var dependencies: [String]
  }

  var text: String
  /// In the order of the manifest.
  var targets: [Target]

  init() throws {
    let text = try Repository.text("Package.swift")
    self.text = text
    // In the list of targets; deeper stand the dependencies of plugins.
    let starts = text.matches(of: /\n    \.(target|executableTarget|testTarget)\(/)
    let ends = starts.dropFirst().map(\.range.lowerBound) + [text.endIndex]
    targets = try zip(starts, ends).map { start, end in
      try Manifest.target(kind: start.output.1, body: text[start.range.upperBound..<end])
    }
    try #require(targets.count > 10)
  }

  private static func target(kind: Substring, body: Substring) throws -> Target {
    let name = try #require(body.firstMatch(of: /name: "(\w+)"/)).output.1
    let path = body.firstMatch(of: /path: "([^"]+)"/)?.output.1
    let list = body.firstMatch(of: /dependencies: \[([^\]]*)\]/)?.output.1 ?? ""
    let folder = path.map { String($0) } ?? (kind == "testTarget" ? "Tests/" : "Sources/") + name
    return Target(
      name: String(name), isTest: folder.hasPrefix("Tests/"), folder: folder,
      dependencies: list.matches(of: /"(\w+)"/).map { String($0.output.1) })
  }

  /// The Markdown files that the manifest keeps out of the build.
  var excludedPages: [String] { text.matches(of: /"(\w+\.md)"/).map { String($0.output.1) } }
}
