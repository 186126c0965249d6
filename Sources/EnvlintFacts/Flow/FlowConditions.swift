/// When the code is compiled that the flow goes through: the clauses of `#if` around it, and the systems of its file's targets.
///
/// A class, because it remembers what it was asked.
final class FlowConditions {
  private let project: ProjectIndex
  /// By the index of the file.
  private(set) var files: [Int: CompilationCondition] = [:]
  private var branches: [[Scope.Branch]: CompilationCondition] = [:]
  private var clauses: [ClausePlace: CompilationCondition] = [:]
  private var possible: [CompilationCondition: Bool] = [:]

  /// The systems that the project is built for, if every app in it belongs to targets whose systems are known.
  let systems: [BuildSystem]?

  /// The names that targets set for `#if`, and that clauses of the files ask for.
  private let flags: Set<String>

  /// - Parameter files: that the flow goes through.
  init(_ project: ProjectIndex, _ files: [Int]) {
    self.project = project
    let membership = project.tables.modules.membership
    flags = FlowConditions.flags(askedForIn: files, of: project, membership.flags)
    let isKnown = project.files.indices.allSatisfy { file in
      membership.contains(file) || project.isTest(file)
        || !project.files[file].containers.contains { $0.attributes.contains { $0.name == "main" } }
    }
    let found = isKnown ? membership.allSystems : nil
    systems = found.map { found in BuildSystem.allCases.filter(found.contains) }
  }

  private static func flags(askedForIn files: [Int], of project: ProjectIndex, _ known: Set<String>) -> Set<String> {
    if known.isEmpty { return [] }
    var branches: Set<Scope.Branch> = []
    for file in files {
      let views = project.views(in: file)
      for row in views.clauses { branches.formUnion(row) }
      for body in views.bodies { branches.formUnion(body.scope.branches) }
    }
    for lookup in project.reads.lookups { branches.formUnion(lookup.property.property.scope.branches) }
    let asked = branches.flatMap { ConditionFormula($0).tests }.compactMap { test in
      if case .flag(let name) = test { name } else { nil }
    }
    return known.intersection(asked).subtracting([Build.debug, Build.release])
  }

  /// Whether some build has both.
  func canHold(_ first: CompilationCondition, with second: CompilationCondition) -> Bool {
    guard let systems else { return first.canHold(with: second) }
    let formula = first.and(second).formula
    return BuildSettings(of: [formula], systems: systems).contains { formula.holds(in: $0) != false }
  }

  /// Clauses in a body.
  private struct ClausePlace: Hashable {
    var file: Int
    /// Index in `ViewFacts.clauses`, where each body has its own.
    var clauses: Int
  }

  func condition(of scope: Scope, in file: Int) -> CompilationCondition {
    if scope.branches.isEmpty { return condition(ofFile: file) }
    if let known = branches[scope.branches] { return known.and(condition(ofFile: file)) }
    let found = CompilationCondition(scope.branches)
    branches[scope.branches] = found
    return found.and(condition(ofFile: file))
  }

  /// The builds that contain code in a file which is compiled under a condition.
  func condition(_ condition: CompilationCondition, in file: Int) -> CompilationCondition {
    condition.and(self.condition(ofFile: file))
  }

  /// The builds that contain a place in some more clauses of the body, an index in `ViewFacts.clauses`.
  func condition(of id: FlowBuilder.BodyID, clauses index: Int) -> CompilationCondition {
    let place = ClausePlace(file: id.file, clauses: index)
    if let known = clauses[place] { return known }
    let views = project.views(in: id.file)
    let found = CompilationCondition(views.bodies[id.body].scope.branches + views.clauses[index])
      .and(condition(ofFile: id.file))
    clauses[place] = found
    return found
  }

  private func condition(ofFile file: Int) -> CompilationCondition {
    if let known = files[file] { return known }
    let builds = project.tables.modules.membership.builds(of: file, telling: flags)
    let found = builds.map(CompilationCondition.init(anyOf:)) ?? .always
    files[file] = found
    return found
  }

  /// Whether a build for some system has it; the whole graph determines the systems the project is built for.
  func isPossible(_ condition: CompilationCondition) -> Bool {
    if condition.isAlways { return true }
    if let known = possible[condition] { return known }
    let found = condition.canHoldOnAnySystem
    possible[condition] = found
    return found
  }
}
