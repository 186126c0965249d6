/// A function or initializer of the project that needs no instance.
public struct CalledFunction: Sendable, Hashable {
  /// As it is called: `Palette.ink`, `weekday`, `PriceFormat`.
  public var name: String
  /// The name of the type that it gives, where one is written.
  public var result: String?
  /// Where its type is declared; nil for one at file level.
  var container: ContainerID?

  /// A name for a property that holds what it gives.
  public var valueName: String {
    let last = name.split(separator: ".").last.map { String($0) } ?? name
    return last.prefix(1).lowercased() + last.dropFirst()
  }
}

extension TypeInference {
  /// The one function of the project that a call means; nil where that is not known, for methods, for what others declare, for what makes
  /// a view or an object, and for what gives nothing, or only to its actor.
  public func calledFunction(_ callee: Expression, at site: LookupContext, scope: Scope) -> CalledFunction? {
    if let written = callee.constructedType {
      guard case .declared(let type) = resolver.resolve(written, at: site), type.containers.count == 1,
        !type.kind.isReference,
        members.installs(type) == .no
      else { return nil }
      return CalledFunction(name: type.dottedName, result: type.name, container: type.containers[0])
    }
    guard let path = callee.typePath, let name = path.last else { return nil }
    if path.count > 1 {
      guard path[path.count - 2].first?.isUppercase == true,
        case .declared(let type) = resolver.resolve(Array(path.dropLast()), at: site), type.containers.count == 1
      else { return nil }
      let found = members.typeFunctions(named: name, of: type)
      guard found.count == 1, let function = found.first?.declaration, function.givesValue,
        !type.containers.contains(where: { container($0).attributes.contains(where: \.isolates) })
      else { return nil }
      return CalledFunction(
        name: type.dottedName + "." + name, result: function.result?.unqualifiedName,
        container: type.containers[0])
    }
    if let enclosing = resolver.enclosingType(of: scope, in: site.file), resolver.hasFunction(named: name, enclosing) {
      return nil
    }
    let found = members.functions(named: name, from: site.file)
    guard found.count == 1, let function = found.first?.function, function.givesValue else { return nil }
    return CalledFunction(name: name, result: function.result?.unqualifiedName, container: nil)
  }
}

extension Function {
  /// Whether a property of the environment can give what it gives: a value that is no view, wherever it is called.
  fileprivate var givesValue: Bool {
    guard let result, !isIsolated else { return false }
    switch result.form {
    case .opaque, .tuple([]): return false
    default: return result.unqualifiedName != "Void"
    }
  }
}
