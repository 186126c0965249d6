/// Cases of enums: which content a body shows for those that are known, and which ones it hands on.
extension BodyWalk {
  /// Whether an element is in no case of a `switch` that another one excludes.
  func runs(_ index: Int) -> Bool {
    var next = Int(views.elements[index].branch)
    while next >= 0 {
      let branch = views.branches[next]
      if branch.question == .itsCase, let known = cases(of: branch),
        branch.isDefault ? known.isSubset(of: branch.cases) : known.isDisjoint(with: branch.cases)
      {
        return false
      }
      next = Int(branch.outer)
    }
    return true
  }

  /// The cases that the subject of a branch may be; nil where they aren't known.
  private func cases(of branch: ViewBranch) -> Set<String>? {
    if branch.argument < 0 { return id.cases[branch.subject].map { [$0] } }
    return builder.presentedCases.item(givenTo: Int(branch.argument), in: self)?.cases
  }

  /// The cases that an item may be with which a function is called, each with the parameter's name, `self` for that on which it is called:
  /// `.sheet(item: $route) { $0.makeView() }`, `.sheet(item: $route, content: page)`. Nil where they aren't known.
  func itemCases(ofCall index: Int, to function: FlowBuilder.BodyID) -> [[String: String]]? {
    let (argument, name): (Int, String)
    switch views.elements[index].form {
    case .modifier:
      guard let receiver = receiver(of: index), case .given(let given) = views.elements[receiver].form else {
        return nil
      }
      (argument, name) = (given, "self")
    case .reference:
      let parent = Int(views.elements[index].parent)
      guard parent >= start, case .argument(_, isClosure: false) = views.elements[parent].form,
        let parameter = builder.body(function).parameters.first
      else { return nil }
      (argument, name) = (parent, parameter.name)
    default: return nil
    }
    return builder.presentedCases.item(givenTo: argument, in: self)?.cases?.sorted().map { [name: $0] }
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
