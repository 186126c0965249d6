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
    if isGivenObject, called.parameters.allSatisfy({ isPlainValue($0.type, at: place) }) { return false }
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

  /// Whether the call is given an object of the project by a name.
  private var isGivenObject: Bool {
    (walk.views.givenValues[call] ?? []).contains { value in
      guard !value.isCalled, value.path.count == 1 else { return false }
      let parameter = walk.body.parameters.first { $0.name == value.path[0] }
      guard case .declared(let type) = GivenObjects(in: walk).type(of: value.path, parameter) else { return false }
      return type.kind == .classType
    }
  }

  /// Whether values of a type are surely none of a class.
  private func isPlainValue(_ type: TypeReference?, at site: LookupContext) -> Bool {
    guard let type, case .external(let name, _) = walk.project.resolver.resolve(type.wrapped ?? type, at: site) else {
      return false
    }
    return SDKValues.contains(name)
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
