import Testing

/// The sizes of types over all their extensions, and the order of the parts of the index.
@Suite struct StructureTests {
  /// The number of lines a type may have over all its extensions.
  static let typeLimit = 800

  /// The types above the limit with the lines they may have: these numbers only go down. The parser and the catalog are long by nature.
  static let longTypes = [
    "Parser": 2900, "Catalog": 2450, "Tokenizer": 1220,
  ]

  @Test func noTypeIsTooLong() throws {
    let lines = try Self.linesByType()
    for (type, count) in lines.sorted(by: { $0.key < $1.key }) {
      #expect(count <= Self.longTypes[type] ?? Self.typeLimit, "'\(type)' has \(count) lines over all its extensions")
    }
    #expect(lines["Parser"] != nil && lines["ProjectIndex"] != nil)
  }

  /// The lines of each type that is declared or extended at file level, by its name.
  private static func linesByType() throws -> [String: Int] {
    let declaration =
      /(?:(?:@\w+|public|package|private|fileprivate|final|indirect) )*(?:struct|class|enum|protocol|extension) (\w+)/
    var lines: [String: Int] = [:]
    for path in try ["Sources", "Rules"].flatMap({ try Repository.files(below: $0, suffix: ".swift") })
    where !path.hasPrefix("Sources/EnvlintPages/") {
      var current: String?
      for line in try Repository.text(path).split(separator: "\n", omittingEmptySubsequences: false) {
        if current == nil, let match = line.prefixMatch(of: declaration), !line.hasSuffix("}") {
          current = String(match.output.1)
        }
        if let type = current { lines[type, default: 0] += 1 }
        if line == "}" { current = nil }
      }
    }
    return lines
  }

  /// The code of a type's extensions.
  private static func extensions(of type: String) throws -> String {
    var code = ""
    for path in try Repository.files(below: "Sources/EnvlintFacts", suffix: ".swift") {
      var isInside = false
      for line in try Repository.text(path).split(separator: "\n", omittingEmptySubsequences: false) {
        if line.hasPrefix("extension \(type) {") || line.hasPrefix("public struct \(type):") { isInside = true }
        if line == "}" { isInside = false }
        if isInside, !line.contains("(of: project)") { code += line + "\n" }
      }
    }
    return code
  }

  /// Each part of the index builds only on parts above it in the list of `ProjectIndex`, and on each that it names. Searches with a state
  /// of their own are given the whole index.
  @Test func partsOfTheIndexBuildOnThoseAbove() throws {
    let folder = "Sources/EnvlintFacts/Index/"
    let accessor = /(?m)^  (?:public )?var (\w+): (\w+) \{ \w+\(of: project\) \}$/
    let parts = try Repository.text(folder + "ProjectIndex.swift").matches(of: accessor).map { String($0.output.2) }
    #expect(parts.count >= 8)
    for (place, part) in parts.enumerated() {
      let used = try Repository.text(folder + "\(part)/\(part).swift").matches(of: accessor).map { String($0.output.2) }
      for other in used { #expect(parts[..<place].contains(other), "'\(part)' builds on '\(other)'") }
      let code = try Self.extensions(of: part)
      #expect(!code.contains(/\bindex\.\w/), "'\(part)' goes through the whole index")
      for name in try Repository.text(folder + "\(part)/\(part).swift").matches(of: accessor).map(\.output.1) {
        #expect(code.contains(try Regex("(?:^|[^\\w.])\(name)\\.")), "'\(part)' doesn't use '\(name)'")
      }
      for path in try Repository.files(below: folder + part, suffix: ".swift") where !path.hasSuffix("/\(part).swift") {
        #expect(!(try Repository.text(path).contains(accessor)), "'\(path)' declares what its part builds on")
      }
    }
  }

  /// Rules that ask for the flow say so, because those that don't are run while it is found out. One first looks for what to ask about.
  @Test func rulesThatAskForTheFlowSayIt() throws {
    let files = try Repository.files(below: "Rules", suffix: ".swift")
    let asking = try files.filter { try Repository.text($0).contains("project.flow") }
    let saying = try files.filter { try Repository.text($0).contains("usesFlow: true") }
    #expect(saying.count >= 4 && asking.filter { !saying.contains($0) } == ["Rules/UnstableInjection.swift"])
  }
}
