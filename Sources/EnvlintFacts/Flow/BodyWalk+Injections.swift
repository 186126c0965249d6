/// Injections.
extension BodyWalk {
  /// The environment of an injection's receiver.
  func receiverPlaces(of index: Int, _ injection: Injection, _ contexts: [FlowContext]) -> [FlowContext] {
    switch OwnInjectors(builder: builder).meaning(of: injection, in: id.file) {
    case .meant(let functions):
      return agreed(functions.map { receiverPlaces(ofCall: index, to: $0) }, functions)
        ?? contexts.map { $0.insideUnknown(doubt(.member, index)) }
    case .perhaps: return contexts.map { $0.perhapsProviding(.all, doubt(.member, index)) }
    case .none: break
    }
    let keys = builder.keys(of: injection, in: id.file)
    if let keys, project.injections.mayBeNil(injection, in: id.file) {
      return contexts.map { $0.perhapsClearing(keys, doubt(.object, index)) }
    }
    return contexts.map { keys.map($0.providing) ?? $0.perhapsProviding(.all, doubt(.object, index)) }
  }
}
