/// The builds of one target: its systems, and the names for `#if` that it sets or doesn't set.
struct TargetBuild: Sendable, Hashable {
  /// Nil where they aren't told apart.
  var systems: Set<BuildSystem>?
  var set: Set<String> = []
  var unset: Set<String> = []

  /// With the text that distinguishes it.
  var condition: (text: String, formula: ConditionFormula) {
    var parts: [(text: String, formula: ConditionFormula)] = []
    if let systems {
      let tests = systems.map { (text: "os(\($0))", formula: ConditionFormula.test(.system($0))) }
        .sorted { $0.text < $1.text }
      parts.append(
        (tests.isEmpty ? "false" : tests.map(\.text).joined(separator: "||"), .any(tests.map(\.formula))))
    }
    for name in set.sorted() { parts.append((name, .test(.flag(name)))) }
    for name in unset.sorted() { parts.append(("!" + name, .not(.test(.flag(name))))) }
    return (parts.map(\.text).joined(separator: "&&"), .all(parts.map(\.formula)))
  }
}
