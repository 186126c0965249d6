extension Members {
  /// Whether an operator that is none of the standard library's may leave an operand unevaluated: one of the project that takes it as an
  /// autoclosure, and one of which nothing is known.
  func mayDefer(operandsOf symbol: String) -> Bool {
    let functions = tables.operators(named: symbol).map(\.function) + operatorMembers(named: symbol)
    return functions.isEmpty || functions.contains { $0.parameters.contains(where: \.isAutoclosure) }
  }

  /// The operators of that name that types declare.
  private func operatorMembers(named symbol: String) -> [Function] {
    tables.loaded.flatMap { file in
      files[file].containers.indices.filter { files[file].containers[$0].functionNames.contains(symbol) }.flatMap {
        let id = ContainerID(file: file, container: $0)
        return declaredType(of: container(id), id).map {
          typeFunctions(named: symbol, of: $0).map(\.declaration)
        } ?? []
      }
    }
  }

  /// Whether every system that code of a file is built for has some versions. Systems that neither name are not asked for.
  func hasAlways(_ versions: DeploymentTargets, in file: Int) -> Bool {
    let targets = deploymentTargets(of: file).filter { versions[$0.key] != nil }
    return !targets.isEmpty
      && targets.allSatisfy { platform, target in versions[platform].map { $0 <= target } ?? true }
  }
}
