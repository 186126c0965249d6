import Testing

/// Imports go strictly upward in the list of targets, and nothing comes from outside.
@Suite struct ImportTests {
  /// The targets that use the standard library alone, of which `Synchronization` is a part.
  static let pureTargets = ["EnvlintSyntax", "EnvlintFacts", "EnvlintPages", "EnvlintRules"]

  static let systemModules: Set = ["FoundationEssentials", "Foundation", "Glibc", "Musl", "Darwin"]

  @Test func thePackageHasNoDependencies() throws {
    let manifest = try Manifest()
    #expect(manifest.text.contains("\n  dependencies: [],\n"))
    #expect(!manifest.text.contains(".package("))
  }

  @Test func targetsDependOnTargetsAboveThem() throws {
    var above: Set<String> = []
    for target in try Manifest().targets {
      for dependency in target.dependencies {
        #expect(
          above.contains(dependency), "'\(target.name)' depends on '\(dependency)', which does not stand above it")
      }
      above.insert(target.name)
    }
  }

  @Test func everyImportIsDeclared() throws {
    let manifest = try Manifest()
    let ownModules = Set(manifest.targets.map(\.name))
    for target in manifest.targets {
      for path in try Repository.files(below: target.folder, suffix: ".swift") {
        for module in imports(in: try Repository.text(path)) {
          #expect(isAllowed(module, in: target, ownModules), "'\(path)' imports '\(module)'")
        }
      }
    }
  }

  private func isAllowed(_ module: String, in target: Manifest.Target, _ ownModules: Set<String>) -> Bool {
    if ownModules.contains(module) { return target.dependencies.contains(module) }
    if target.isTest, module == "Testing" { return true }
    return module == "Synchronization" || Self.systemModules.contains(module) && !Self.pureTargets.contains(target.name)
  }

  /// Full Foundation brings a large library along on Linux; it is only what other systems have in its place. Tests are
  /// no part of what users run, and need it to start processes.
  @Test func foundationIsOnlyASubstitute() throws {
    for target in try Manifest().targets where !target.isTest {
      for path in try Repository.files(below: target.folder, suffix: ".swift") {
        let text = try Repository.text(path)
        guard imports(in: text).contains("Foundation") else { continue }
        let substitute =
          /#if canImport\(FoundationEssentials\)\n *import FoundationEssentials\n#else\n *import Foundation\n#endif/
        let isSubstitute = text.contains(substitute)
        #expect(isSubstitute, "'\(path)'")
      }
    }
  }

  /// The modules that a file imports, whatever stands before `import`.
  private func imports(in text: String) -> [String] {
    // A declaration kind may stand between: `import struct Foundation.Data`.
    let declaration =
      /^ *(?:@\w+(?:\([^)]*\))? +|(?:public|package|internal|fileprivate|private) +)*import +(?:(?:struct|class|enum|protocol|func|var|let|typealias) +)?(\w+)/
    var modules: [String] = []
    var isInsideString = false
    for line in text.split(separator: "\n") {
      // Test sources hold Swift in multi-line strings, whose imports are not the file's.
      if line.matches(of: /"""/).count % 2 == 1 { isInsideString.toggle() }
      if !isInsideString, let match = line.firstMatch(of: declaration) { modules.append(String(match.output.1)) }
    }
    return modules
  }
}
