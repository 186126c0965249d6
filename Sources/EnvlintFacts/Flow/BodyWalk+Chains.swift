/// The keys that presented and pushed content doesn't see, although the code around it injects them.
extension BodyWalk {
  /// Of content that is given to a call.
  mutating func missedKeys(inArgument label: String?, of call: Int) -> KeySet {
    let missed = missed[call - start]
    let isPushed: Bool
    var keys = KeySet.none
    switch views.elements[call].form {
    case .modifier(let name):
      guard let row = PresentationModifiers.row(name) else { return missed }
      (isPushed, keys) = (row.inheritance == .container, chainKeys[call])
    case .construction(let path):
      isPushed = PresentationModifiers.isDestination(
        label, ofLink: path[path.count - 1], with: views.elements[call].labels)
    default: return missed
    }
    keys = keys.union(missed)
    return isPushed ? outer[call - start].reduce(keys) { $0.union($1.keysInsideContainer) } : keys
  }
}
