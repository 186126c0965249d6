/// The views that a call gives a function, by their types as far as these are written.
struct GivenViews {
  private let walk: BodyWalk
  private let call: Int
  private var elements: [ViewElement] { walk.views.elements }
  private var end: Int { walk.body.elements.upperBound }

  init(to call: Int, in walk: BodyWalk) {
    self.walk = walk
    self.call = call
  }

  /// Whether a function may take them.
  func mayBeTaken(by function: FlowBuilder.BodyID) -> Bool {
    let called = walk.builder.body(function)
    let inference = walk.project.inference
    let place = LookupContext(file: function.file, scope: called.scope)
    let site = LookupContext(file: walk.id.file, scope: walk.body.scope)
    if elements[call].labels.contains("{}"),
      !called.parameters.contains(where: { inference.mayTake($0.type, .closure, from: site, at: place) })
    {
      return false
    }
    var next = call + 1
    while next < end, Int(elements[next].parent) >= call {
      defer { next += 1 }
      guard Int(elements[next].parent) == call, case .argument(let label, false) = elements[next].form,
        let path = constructed(inArgument: next)?.path
      else { continue }
      let mayTake = called.parameters.contains { parameter in
        parameter.label == label && inference.mayTake(parameter.type, .view(path), from: site, at: place)
      }
      if !mayTake { return false }
    }
    return true
  }

  /// The type that the argument with a label constructs, where that is all but for modifiers of the SDK.
  func constructed(withLabel label: String) -> (path: [String], isModified: Bool)? {
    let argument = (call..<end).first { index in
      Int(elements[index].parent) == call && elements[index].form == .argument(label: label, isClosure: false)
    }
    return argument.flatMap(constructed)
  }

  private func constructed(inArgument argument: Int) -> (path: [String], isModified: Bool)? {
    var current = argument + 1
    guard current < end, Int(elements[current].parent) == argument else { return nil }
    // A choice between two.
    let others = ((current + 1)..<end).prefix { Int(elements[$0].parent) >= argument }
    if others.contains(where: { Int(elements[$0].parent) == argument }) { return nil }
    while true {
      switch elements[current].form {
      case .construction(let path): return (path, current > argument + 1)
      case .injection: break
      case .modifier(let name): guard walk.isOfSDK(name, current) else { return nil }
      default: return nil
      }
      guard let next = walk.receiver(of: current) else { return nil }
      current = next
    }
  }
}
