import EnvlintFacts
import EnvlintSyntax
import TestSupport
import Testing

/// What a written type stands for.
@Suite struct ResolutionTests {
  private func project(_ text: String) -> ProjectIndex {
    ProjectIndex(ProjectFacts(of: FileFacts(path: "A.swift", extracting: SourceBytes(text))))
  }

  private func globalTypes(_ text: String) -> [ResolvedType] {
    let project = project(text)
    return project.files[0].globals.compactMap(\.type).map {
      project.resolver.resolve($0, at: LookupContext(file: 0, scope: .fileLevel))
    }
  }

  /// Eight times as large with each alias: the last of these would have 2^48 parts.
  @Test(.bodyTimeLimit(.seconds(60))) func aTowerOfTuplesIsNotBuilt() {
    let tower = (1...16).map { level in
      "typealias A\(level) = (" + repeatElement("A\(level - 1)", count: 8).joined(separator: ", ") + ")"
    }
    let types = globalTypes("typealias A0 = () -> Void\n" + tower.joined(separator: "\n") + "\nvar a: A16\nvar b: A1")
    guard types.count == 2, case .tuple(let parts) = types[1] else {
      Issue.record("\(types)")
      return
    }
    #expect(parts.count == 8)
    #expect(
      parts.allSatisfy { part in
        if case .function = part { true } else { false }
      })
  }

  /// As broken code has them.
  @Test(arguments: ["var a: = 1", "var a: `` = 1", "typealias B =\nvar a: B", "typealias B = ``\nvar a: B"])
  func aTypeWithoutANameIsUnresolved(_ text: String) {
    #expect(globalTypes(text).allSatisfy { $0 == .unresolved })
  }

  @Test func aliasesThatNameEachOtherAreUnresolved() {
    #expect(globalTypes("typealias A = B\ntypealias B = [A]\nvar a: B").count == 1)
    #expect(globalTypes("typealias A = B\ntypealias B = A\nvar a: B") == [.unresolved])
  }
}
