/// The command line.
struct Options: Sendable {
  var paths: [String] = []
  var mutationCount = 0
  var randomCount = 0
  var seed: UInt64 = 1

  /// A number that cannot be read leaves the default.
  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--mutations": mutationCount = rest.popFirst().flatMap(Int.init) ?? mutationCount
      case "--random": randomCount = rest.popFirst().flatMap(Int.init) ?? randomCount
      case "--seed": seed = rest.popFirst().flatMap(UInt64.init) ?? seed
      default: paths.append(argument)
      }
    }
  }
}
