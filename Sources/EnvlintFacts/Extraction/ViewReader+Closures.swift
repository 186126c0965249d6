import EnvlintSyntax

/// The parameters of closures, and where these show them.
extension ViewReader {
  /// The meaning of the only parameter of a closure, as an argument of a call or among the arguments of `ForEach`.
  func meaning(ofParameterIn argument: Int32, _ collection: String?, isGiven: Bool) -> LocalMeaning? {
    if let collection { return .element(of: collection) }
    if isGiven { return .given(Int(argument)) }
    guard Int(argument) >= offset, case .argument = elements[Int(argument) - offset].form,
      items[Int(elements[Int(argument) - offset].parent)] != nil
    else { return nil }
    return .item(Int(argument))
  }

  /// The name of a property or parameter that holds what `ForEach` shows for each of.
  func collection(givenTo call: Node) -> String? {
    guard let first = tree.child(.argument, of: call), reader.childName(.label, of: first) == nil,
      let name = tree.child(.expression, of: first).flatMap(nameReader.bareName), isFree(name), !name.hasPrefix("$")
    else { return nil }
    return name
  }

  /// Whether an element of a collection is shown there as a view, and not handed on, or asked for one.
  func showsElement(below parent: Int32) -> Bool {
    guard Int(parent) >= offset else { return true }
    switch elements[Int(parent) - offset].form {
    case .argument(_, let isClosure): return isClosure
    case .modifier(let name): return SDKModifiers.contains(name)
    default: return true
    }
  }

  /// Whether content is there: in a chain, a closure, or what a view is constructed with; not in what a modifier is told.
  func isPlace(below parent: Int32) -> Bool {
    guard Int(parent) >= offset, case .argument(_, isClosure: false) = elements[Int(parent) - offset].form else {
      return true
    }
    if case .construction = elements[Int(elements[Int(parent) - offset].parent) - offset].form { return true }
    return false
  }
}
