/// Cases of enums: which content a body shows for those that are known, and which ones it hands on.
extension BodyWalk {
  /// Whether an element is in no case of a `switch` that another one excludes.
  func runs(_ index: Int) -> Bool {
    guard !id.cases.isEmpty else { return true }
    var next = Int(views.elements[index].branch)
    while next >= 0 {
      let branch = views.branches[next]
      if branch.question == .itsCase, let known = id.cases[branch.subject],
        branch.cases.contains(known) == branch.isDefault
      {
        return false
      }
      next = Int(branch.outer)
    }
    return true
  }

  /// The cases that are known of what a function is called with.
  func cases(ofCall index: Int, to function: FlowBuilder.BodyID) -> [String: String] {
    var cases: [String: String] = [:]
    if let known = knownReceiver(of: index) { cases["self"] = known }
    guard let arguments = views.arguments[index] else { return cases }
    var parameters = builder.body(function).parameters[...]
    for (label, argument) in zip(views.elements[index].labels, arguments) {
      guard let position = parameters.firstIndex(where: { ($0.label ?? "_") == label }) else { continue }
      switch argument {
      case .enumCase(let name): cases[parameters[position].name] = name
      case .name(let name): if let known = id.cases[name] { cases[parameters[position].name] = known }
      case .other: break
      }
      parameters = parameters[(position + 1)...]
    }
    return cases
  }

  /// The case that the value of a call is of: that of a parameter, or that of `self` for a function of the same value.
  private func knownReceiver(of index: Int) -> String? {
    guard !id.cases.isEmpty else { return nil }
    switch views.elements[index].form {
    case .reference: return id.cases["self"]
    case .modifier:
      guard let receiver = receiver(of: index), case .reference(let name) = views.elements[receiver].form else {
        return nil
      }
      return id.cases[name]
    default: return nil
    }
  }
}
