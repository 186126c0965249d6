import EnvlintFacts
import EnvlintSyntax
import TestSupport
import Testing

/// Names that lead to several others each, and so on: they are followed until it is enough, not to the end of time.
@Suite(.bodyTimeLimit(.seconds(60))) struct FanOutTests {
  private static let width = 50

  private func index(_ text: String) -> ProjectIndex {
    ProjectIndex(ProjectFacts(of: FileFacts(path: "A.swift", extracting: SourceBytes("import SwiftUI\n" + text))))
  }

  private func lines(_ line: (_ number: Int) -> String) -> String { (1...8).map(line).joined(separator: "\n") + "\n" }

  private func list(_ element: String) -> String {
    Array(repeating: element, count: Self.width).joined(separator: ", ")
  }

  private func resolved(_ name: String, in text: String) -> ResolvedType {
    index(text).resolver.resolve([name], at: LookupContext(file: 0, scope: .fileLevel))
  }

  private func verdict(ofEntryIn text: String) throws -> Verdict {
    let index = index(text)
    let key = try #require(index.keys.all.first)
    guard case .entry(let property) = key.form, let value = property.value else {
      throw Failure()
    }
    let classifier = DefaultClassifier(index: index, hints: .init())
    return classifier.classify(value, expected: property.type, at: LookupContext(file: 0, scope: property.scope))
  }

  private struct Failure: Error {}

  /// Types in the branches of one `#if` are one type, but not thousands of them: each look-up would go through all.
  @Test(arguments: [(3, true), (1000, true), (1001, false)])
  func aNameOfThousandsOfTypesMeansNone(_ count: Int, _ isType: Bool) {
    let branches = (1..<count).map { "#elseif A\($0)\nstruct A {}\n" }.joined()
    let resolved = resolved("A", in: "#if A0\nstruct A {}\n" + branches + "#endif\n")
    if isType {
      guard case .declared(let type) = resolved else {
        Issue.record("\(resolved)")
        return
      }
      #expect(type.containers.count == count)
    } else {
      #expect(resolved == .unresolved)
    }
  }

  @Test func typealiases() {
    let tuples = "struct A0 {}\n" + lines { "typealias A\($0) = (\(list("A\($0 - 1)")))" }
    guard case .tuple(let elements) = resolved("A8", in: tuples) else {
      Issue.record("no tuple")
      return
    }
    #expect(elements.count == Self.width)
    #expect(elements.last == .unresolved)
    guard case .tuple(let few) = resolved("A1", in: tuples) else {
      Issue.record("no tuple")
      return
    }
    #expect(!few.contains(.unresolved))
    let arguments = "struct A0 {}\n" + lines { "typealias A\($0) = B<\(list("A\($0 - 1)"))>" }
    #expect(resolved("A8", in: arguments) != .unresolved)
  }

  @Test func staticMembers() throws {
    let text =
      "final class B {}\nstruct X { static var a0: B { B() }\n"
      + lines { "static var a\($0): [B] { [\(list("X.a\($0 - 1)"))] }" } + "}\n"
    func verdict(_ name: String) throws -> Verdict {
      try self.verdict(ofEntryIn: text + "extension EnvironmentValues { @Entry var a = X.\(name) }")
    }
    #expect(try verdict("a1").stability == .unstable)
    #expect(try verdict("a8").stability == .unresolved)
  }

  @Test func localNames() throws {
    func verdict(_ name: String) throws -> Verdict {
      try self.verdict(
        ofEntryIn: "final class B {}\nextension EnvironmentValues { @Entry var a: [B] = {\nlet a0 = B()\n"
          + lines { "let a\($0) = [\(list("a\($0 - 1)"))]" } + "return \(name)\n}() }")
    }
    #expect(try verdict("a1").stability == .unstable)
    // The first element of each says it, long before there was enough of the others.
    #expect(try verdict("a8").stability == .unstable)
  }

  /// What constants are, how long what they name is, and whether they stop the program.
  @Test func constants() throws {
    let sums = "enum X { static let a0 = 1\n" + lines { "static let a\($0) = [\(list("X.a\($0 - 1)"))]" } + "}\n"
    #expect(
      try verdict(ofEntryIn: sums + "extension EnvironmentValues { @Entry var a = X.a8.first ?? X.a8 }").cost != .costly
    )
    let zipped = "enum X { static let a0 = [1]\n" + lines { "static let a\($0) = zip(\(list("a\($0 - 1)")))" } + "}\n"
    #expect(
      try verdict(ofEntryIn: zipped + "extension EnvironmentValues { @Entry var a = X.a1.map { $0 } }").cost != .costly)
    // How many there are is not known after so many steps.
    _ = try verdict(ofEntryIn: zipped + "extension EnvironmentValues { @Entry var a = X.a8.map { $0 } }")
  }

  @Test func traps() {
    func traps(_ name: String) -> Int {
      let text =
        "enum X { static let a0: Int = fatalError()\n"
        + lines { "static let a\($0) = Y(\(list("b\($0 - 1), a\($0 - 1)")))\nstatic let b\($0) = 1" } + "}\n"
      return index(text + "extension EnvironmentValues { @Entry var a = X.\(name) }")
        .values.trappingDefaults { _ in true }.count
    }
    #expect(traps("a1") == 1)
    #expect(traps("a7") == 1)
    // Too far away.
    #expect(traps("a8") == 0)
  }

  /// What must hold for an operand is not kept for each of thousands.
  @Test func conditions() throws {
    let operands = Array(repeating: "Bool(\"\")!", count: 5000)
    for symbol in ["&&", "||", "??"] {
      let text = operands.joined(separator: " \(symbol) ")
      #expect(try verdict(ofEntryIn: "extension EnvironmentValues { @Entry var a = \(text) }").cost != .costly)
    }
    let choices = (0..<5000).map { "f(\($0)) ? \($0) : " }.joined()
    #expect(try verdict(ofEntryIn: "extension EnvironmentValues { @Entry var a = \(choices)0 }").cost != .costly)
    let branches = (0..<5000).map { "if f(\($0)) { return \($0) } else " }.joined()
    let code = "func made() -> Int { \(branches){ return 0 } }\n"
    #expect(try verdict(ofEntryIn: code + "extension EnvironmentValues { @Entry var a = made() }").cost != .costly)
    let condition = String(repeating: "!", count: 5000) + "A" + String(repeating: " || B", count: 5000)
    let clause = "#if \(condition)\n@Entry var a = made()\n#endif"
    #expect(try verdict(ofEntryIn: code + "extension EnvironmentValues {\n\(clause)\n}").cost != .costly)
  }
}
