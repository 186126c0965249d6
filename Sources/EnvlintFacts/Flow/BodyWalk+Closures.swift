/// Functions that hand what they are called on to closures: `func when(_ condition: Bool, transform: (Self) -> some View)`.
extension BodyWalk {
  /// The elements that are what a closure is given.
  var givenElements: [Int] { views.given.filter(body.elements.contains) }

  /// The parameter of the function that is called with `self`, which stands there, and perhaps with more; nil elsewhere.
  func closure(handed element: Int) -> String? {
    let argument = Int(views.elements[element].parent)
    guard argument >= start, case .argument(_, isClosure: false) = views.elements[argument].form else { return nil }
    let call = Int(views.elements[argument].parent)
    guard argument == call + 1, case .reference(let name) = views.elements[call].form,
      body.parameters.contains(where: { $0.name == name })
    else { return nil }
    return name
  }

  /// Where a function shows what it is called on: as it is, and in the closures that it hands it to.
  func receiverPlaces(ofCall index: Int, to function: FlowBuilder.BodyID) -> [FlowContext] {
    let contexts = place(index)
    let owner = ContentOwner.function(function)
    let closures = builder.names(of: function).handed.keys.sorted()
    guard let plain = builder.places(of: "self", in: owner), !closures.isEmpty else {
      return entering(builder.places(of: "self", in: owner), contexts, index)
    }
    return closures.reduce(into: contexts.flatMap { plain.map($0.entering) }) { found, closure in
      let given = elements(givenBy: closure, of: function, inCall: index)
      if given.isEmpty {
        // What the closure makes of it is not known.
        found += entering(builder.places(of: "self", in: owner, handedTo: closure), contexts, index)
      } else {
        found += given.flatMap(place)
      }
    }
  }

  /// The elements that are what a function's closure is given in a call; none where the call has no such closure, or does not show it.
  private func elements(givenBy closure: String, of function: FlowBuilder.BodyID, inCall index: Int) -> [Int] {
    givenElements.filter { element in
      guard case .given(let argument) = views.elements[element].form, Int(views.elements[argument].parent) == index,
        case .argument(let label, _) = views.elements[argument].form
      else { return false }
      let labels = views.elements[index].labels
      return builder.contentNames(ofArgument: label, among: labels, of: .function(function)) == [closure]
    }
  }
}
