import Testing

@testable import EnvlintFacts

/// Which conditions of compilation exclude each other.
@Suite struct CompilationConditionTests {
  /// The condition of a place in some clauses, outermost first; `A~B` is the `#elseif B` or, where that is empty, the `#else` of an `#if A`.
  private func condition(_ clauses: String...) -> CompilationCondition {
    CompilationCondition(
      clauses.enumerated().map { index, clause in
        let parts = clause.split(separator: "~", omittingEmptySubsequences: false).map { String($0) }
        return Scope.Branch(
          ifConfig: UInt32(index), clause: parts.count, condition: parts[parts.count - 1],
          excluded: Array(parts.dropLast()))
      })
  }

  /// Of a long `#if`, the clauses right before one count: each would read all those before it once more.
  @Test func aClauseExcludesThoseRightBeforeIt() {
    let clauses = ["First"] + (1...999).map { "A\($0 % 4)" } + ["Last"]
    let last = condition(clauses.joined(separator: "~"))
    #expect(!last.canHold(with: condition("A3")))
    #expect(last.canHold(with: condition("First")))
  }

  @Test(
    arguments: [
      ("os(iOS)", "os(macOS)"), ("DEBUG", "!DEBUG"), ("os(iOS)", "!os(iOS)"), ("os(iOS)", "os(iOS)~"),
      ("os(iOS)", "os(iOS)~os(macOS)"), ("DEBUG&&os(iOS)", "os(watchOS)"), ("DEBUG&&BETA", "!BETA"),
      ("os(iOS)||os(visionOS)", "os(macOS)||os(tvOS)"), ("!(os(iOS)||os(macOS))", "os(macOS)"),
      ("canImport(UIKit)", "os(macOS)"), ("canImport(UIKit)", "canImport(AppKit)"), ("canImport(Cocoa)", "os(tvOS)"),
      ("canImport(UIKit)~canImport(AppKit)", "os(iOS)"), ("targetEnvironment(macCatalyst)", "os(macOS)"),
      ("targetEnvironment(simulator)", "!targetEnvironment(simulator)"),
      ("targetEnvironment(simulator)", "os(macOS)"), ("swift(>=6.0)", "swift(<6)"),
      ("compiler(>=6.2)", "compiler(>=6.2)~"), ("swift(>=6.1)", "swift(<5.10)"), ("arch(arm64)", "arch(x86_64)"),
      ("DEBUG", "RELEASE"), ("canImport(Kit)", "!canImport(Kit)"), ("hasFeature(A)", "!hasFeature(A)"),
      ("false", "DEBUG"), ("os(iOS)", "os(Linux)"), ("os(Linux)", "os(Linux)"), ("canImport(Glibc)", "DEBUG"),
      ("xrOS&&os(xrOS)", "os(iOS)"), ("OSX||os(OSX)", "!os(macOS)&&!OSX"), ("A&&B", "!A||!B"),
      // All that is named is iOS and macOS.
      ("!os(iOS)", "!os(macOS)"), ("os(iOS)~", "canImport(AppKit)~"), ("!os(iOS)&&!os(macOS)", "!os(tvOS)"),
    ])
  func theseExcludeEachOther(_ first: String, _ second: String) {
    #expect(!condition(first).canHold(with: condition(second)))
    #expect(!condition(second).canHold(with: condition(first)))
    #expect(!condition(first).and(condition(second)).canHold)
  }

  @Test(
    arguments: [
      ("os(iOS)", "DEBUG"), ("os(iOS)", "!os(macOS)"), ("DEBUG", "BETA"), ("DEBUG", "!BETA"), ("os(iOS)", ""),
      ("os(iOS)||os(macOS)", "os(macOS)"), ("os(iOS)~", "os(macOS)"), ("canImport(UIKit)", "os(tvOS)"),
      ("canImport(UIKit)", "os(watchOS)"), ("targetEnvironment(macCatalyst)", "os(iOS)"),
      ("!targetEnvironment(macCatalyst)", "os(macOS)"), ("!targetEnvironment(macCatalyst)", "!os(macOS)"),
      ("targetEnvironment(simulator)", "os(iOS)"), ("swift(>=6.0)", "compiler(>=5.10)"), ("swift(>=5.9)", "swift(<6)"),
      ("canImport(Kit)", "canImport(Other)"), ("!DEBUG", "!RELEASE"), ("arch(arm64)", "os(macOS)"),
      // One of them is about other systems.
      ("!os(iOS)&&!os(macOS)&&!os(tvOS)", "!os(iOS)"), ("os(iOS)~os(macOS)~", "os(tvOS)||os(visionOS)"),
      ("canImport(UIKit)&&canImport(AppKit)", "DEBUG"), ("canImport(SwiftUI)", "os(visionOS)"),
      // Nobody knows what these mean.
      ("a b", "os(iOS)"), ("os(iOS", "os(macOS)"), ("(((A", "B"), ("custom(x)", "custom(y)"),
    ])
  func theseHoldTogether(_ first: String, _ second: String) {
    #expect(condition(first).canHold(with: condition(second)))
    #expect(condition(second).canHold(with: condition(first)))
  }

  @Test func clausesInOneAnotherHoldTogether() {
    // Somebody has written code for the systems that are left.
    #expect(condition("!os(iOS)", "!os(macOS)").canHold)
    #expect(!condition("os(iOS)", "os(macOS)").canHold)
    #expect(!condition("DEBUG", "os(iOS)").canHold(with: condition("!DEBUG")))
    #expect(!condition("!DEBUG", "os(iOS)").canHold(with: condition("os(tvOS)", "BETA")))
    #expect(condition("DEBUG", "os(iOS)").canHold(with: condition("BETA", "DEBUG")))
  }

  @Test(
    arguments: [
      ("os(iOS)", "!os(macOS)"), ("DEBUG&&os(iOS)", "DEBUG"), ("os(iOS)", "os(iOS)"), ("A", ""),
      ("swift(>=6.2)", "swift(>=6)"),
      ("os(iOS)", "canImport(UIKit)"), ("targetEnvironment(macCatalyst)", "os(iOS)"), ("A", "A||B"), ("A~", "!A"),
    ])
  func oneImpliesTheOther(_ first: String, _ second: String) {
    let conditions = (condition(first), second.isEmpty ? .always : condition(second))
    #expect(conditions.0.implies(conditions.1))
    if first != second, !second.isEmpty, first != "A~" { #expect(!conditions.1.implies(conditions.0)) }
  }

  @Test func whatNobodyKnowsImpliesItselfAlone() {
    #expect(condition("custom(x)").implies(condition("custom(x)")))
    #expect(!condition("custom(x)").implies(condition("custom(y)")))
    #expect(!CompilationCondition.always.implies(condition("os(iOS)")))
  }

  @Test(arguments: [
    "false", "DEBUG&&false", "!true", "swift(<5.8)", "compiler(<5)", "A&&!A", "os(iOS)&&os(macOS)", "true~",
  ])
  func nobodyCompilesThese(_ text: String) { #expect(condition(text).isNever) }

  @Test(arguments: [
    "true", "DEBUG", "os(Linux)", "swift(<6)", "!os(iOS)", "os(Linux)~os(iOS)~", "A&&!B", "x(y)", "false~",
  ])
  func somebodyMayCompileThese(_ text: String) { #expect(!condition(text).isNever) }

  @Test func manyFlagsTakeNoTime() {
    let flags = (0..<40).map { "FLAG\($0)" }
    let all = flags.reduce(CompilationCondition.always) { $0.and(condition($1)) }
    #expect(all.canHold)
    #expect(!condition(flags.joined(separator: "&&")).canHold(with: condition("!FLAG0")))
  }

  @Test func buildsAreToldApart() {
    let texts = ["os(iOS)", "os(macOS)", "DEBUG", "BETA"]
    let conditions = texts.map { condition($0) }
    let builds = FlowBuilds(telling: conditions, for: nil, knownFlags: [])
    // For each system one that is for debugging, without and with the flag.
    #expect(builds.arePlain == [true, true, false, false])
    let sets = conditions.map { condition in builds.all.filter(builds[condition].contains) }
    #expect(Set(sets[0]).isDisjoint(with: sets[1]))
    #expect(sets[2] == [0, 1, 2, 3])
    #expect(sets[3] == [2, 3])
  }
}
