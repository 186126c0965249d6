/// Which argument goes to which parameter.
struct ArgumentMatch {
  /// For each parameter the arguments that it gets; none where its default is used.
  var arguments: [[Argument]]

  /// Nil when a call with these arguments cannot choose these parameters: labels in order, defaulted parameters left out, trailing
  /// closures matched from the end, and no literal that cannot have its parameter's type.
  init?(_ given: [Argument], to parameters: [Parameter]) {
    arguments = Array(repeating: [], count: parameters.count)
    var position = 0
    let trailing = given.filter(\.isTrailing)
    for argument in given where !argument.isTrailing {
      while position < parameters.count, parameters[position].label != argument.label {
        // Further values of a variadic parameter have no label.
        if parameters[position].isVariadic, argument.label == nil, !arguments[position].isEmpty { break }
        guard parameters[position].mayBeLeftOut || !arguments[position].isEmpty else { return nil }
        position += 1
      }
      guard position < parameters.count else { return nil }
      arguments[position].append(argument)
      if !parameters[position].isVariadic { position += 1 }
    }
    if position < parameters.count, !arguments[position].isEmpty { position += 1 }
    guard assign(trailing, to: parameters, from: position), fits(parameters) else { return nil }
  }

  /// The last closures go to the last parameters that they fit; what is left over must be defaulted.
  private mutating func assign(_ trailing: [Argument], to parameters: [Parameter], from start: Int) -> Bool {
    var position = parameters.count
    for closure in trailing.reversed() {
      position -= 1
      while position >= start {
        let fits = closure.label.map { $0 == parameters[position].label } ?? parameters[position].mayTakeClosure
        if fits { break }
        guard parameters[position].mayBeLeftOut else { return false }
        position -= 1
      }
      guard position >= start else { return false }
      arguments[position].append(closure)
    }
    return (start..<max(start, position)).allSatisfy { parameters[$0].mayBeLeftOut }
  }
}

extension Parameter {
  fileprivate var mayBeLeftOut: Bool { hasDefault || isVariadic }

  /// Whether its type may be a function type: by its form alone.
  fileprivate var mayTakeClosure: Bool {
    guard let type else { return true }
    switch (type.wrapped ?? type).form {
    case .function, .named, .metatype, .unsupported: return true
    default: return false
    }
  }
}
