/// The command line.
struct Options: Sendable {
  /// What is compared: the two parsers, findings before and after rewrites, or findings with and without skipping.
  enum Mode: Sendable { case parsers, metamorphic, skipping }

  var mode = Mode.parsers
  /// Rewrites of each project.
  var roundCount = 4
  var paths: [String] = []
  var mutationCount = 0
  var randomCount = 0
  var seed: UInt64 = 1

  /// A number that cannot be read leaves the default.
  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--metamorphic": mode = .metamorphic
      case "--rounds": roundCount = rest.popFirst().flatMap(Int.init) ?? roundCount
      case "--skipping": mode = .skipping
      case "--mutations": mutationCount = rest.popFirst().flatMap(Int.init) ?? mutationCount
      case "--random": randomCount = rest.popFirst().flatMap(Int.init) ?? randomCount
      case "--seed": seed = rest.popFirst().flatMap(UInt64.init) ?? seed
      default: paths.append(argument)
      }
    }
  }
}
