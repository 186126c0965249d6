/// Functions that hand what they are called on to closures: `func when(_ condition: Bool, transform: (Self) -> some View)`.
extension BodyWalk {
  /// The elements that are what a closure is given.
  var givenElements: [Int] { views.given.filter(body.elements.contains) }

  /// The parameter of the function that makes a view of the `self` which is there, and which is shown; nil elsewhere.
  func closure(handed element: Int) -> String? {
    let argument = Int(views.elements[element].parent)
    guard argument >= start, case .argument(_, isClosure: false) = views.elements[argument].form else { return nil }
    let call = Int(views.elements[argument].parent)
    guard case .reference(let name) = views.elements[call].form, views.elements[call].labels.count == 1,
      body.parameters.contains(where: { $0.name == name && $0.isTransform }), isShown(call)
    else { return nil }
    return name
  }

  /// Whether an element is in no argument of a modifier, which may be told anything of it.
  private func isShown(_ element: Int) -> Bool {
    var next = Int(views.elements[element].parent)
    while next >= start {
      let parent = Int(views.elements[next].parent)
      if case .argument = views.elements[next].form, parent >= start, views.elements[parent].isModifier { return false }
      next = parent
    }
    return true
  }

  /// Where a function shows what it is called on: as it is, and in the closures that it hands it to.
  func receiverPlaces(ofCall index: Int, to function: FlowBuilder.BodyID) -> [FlowContext] {
    let contexts = place(index)
    guard let known = builder.body(function, for: knownCases.cases(ofCall: index, to: function)) else {
      return lost(contexts, .member, index)
    }
    let owner = ContentOwner.function(known)
    let closures = builder.names(of: known).handed.keys.sorted()
    guard let plain = builder.places(of: "self", in: owner) else { return lost(contexts, .content, index) }
    if closures.isEmpty { return entering(modified(plain, index), contexts, index) }
    return closures.reduce(into: contexts.flatMap { plain.map($0.entering) }) { found, closure in
      let given = elements(givenBy: closure, of: function, inCall: index)
      if given.isEmpty {
        // The result of the closure is unknown.
        found += entering(builder.places(of: "self", in: owner, handedTo: closure), contexts, index)
      } else {
        found += given.flatMap(surePlace)
      }
    }
  }

  /// The elements that are what a function's closure is given in a call; none where the call has no such closure, or where it is not
  /// known what that does.
  private func elements(givenBy closure: String, of function: FlowBuilder.BodyID, inCall index: Int) -> [Int] {
    let labels = Set(views.elements[index].labels)
    let functions = builder.body(function).parameters.filter { parameter in
      if case .function? = (parameter.type?.wrapped ?? parameter.type)?.form { return true }
      return parameter.name == closure
    }
    // A closure without label may be any that has not been named.
    let free = functions.filter { $0.label.map { !labels.contains($0) } ?? true }
    return givenElements.filter { element in
      guard case .given(let argument) = views.elements[element].form, Int(views.elements[argument].parent) == index,
        case .argument(let label, _) = views.elements[argument].form
      else { return false }
      if let label { return functions.first { $0.label == label }?.name == closure }
      return free.count == 1 && free[0].name == closure
    }
  }
}
