extension Values {
  /// Functions of the standard library that need not evaluate their arguments.
  private static let assertions: Set<String> = ["assert", "assertionFailure"]

  /// Whether a function of that name, whichever is meant, may leave an argument unevaluated.
  func mayDefer(_ argument: Int, of call: Call) -> Bool {
    guard var name = call.name else { return false }
    if case .path(let path) = call.callee {
      if path.count == 1, Values.assertions.contains(name) { return true }
      if name == "init", path.count > 1 { name = path[path.count - 2] }
    }
    return functionsWithAutoclosures(named: name).contains { parameters in
      // Each argument is known again by its place.
      let numbered = call.arguments.enumerated().map { position, argument in
        Argument(
          label: argument.label, value: Expression(.opaque, range: UInt32(position)..<UInt32(position) + 1),
          isTrailing: argument.isTrailing)
      }
      guard let match = ArgumentMatch(numbered, to: parameters) else { return false }
      return zip(parameters, match.arguments).contains { parameter, given in
        parameter.isAutoclosure && given.contains { $0.value.range.lowerBound == UInt32(argument) }
      }
    }
  }

  /// The parameters of all functions of that name, and of the initializers of types of that name, that take an autoclosure.
  private func functionsWithAutoclosures(named name: String) -> [[Parameter]] {
    var found: [[Parameter]] = []
    func add(_ parameters: [Parameter]) {
      if parameters.contains(where: \.isAutoclosure) { found.append(parameters) }
    }
    for id in tables.functions(named: name) { add(files[id.file].functions[id.index].parameters) }
    for file in Set(usage.mentions(MentionQuery("autoclosure", .attributes)).map(\.file)).sorted() {
      for index in files[file].containers.indices {
        if files[file].containers[index].functionNames.contains(name) {
          let code = code(of: ContainerID(file: file, container: index))
          for function in code.typeFunctions + code.methods where function.name == name {
            add(function.parameters)
          }
        }
        if files[file].containers[index].name == name {
          for initializer in files[file].containers[index].initializers { add(initializer.parameters) }
        }
      }
    }
    return found
  }
}
