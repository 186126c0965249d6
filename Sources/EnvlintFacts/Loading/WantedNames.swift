/// The names that the facts of the loaded files lead to: what must be looked up before rules can answer.
///
/// **Invariant:** a rule never asks the index for a declaration whose name is not among these, or in a file that is loaded anyway.
/// A test holds the findings of a run that loads by need to those of a run that loads everything.
public struct WantedNames: Sendable {
  public private(set) var names: Set<String>
  /// Types of which a rule asks the members, and not only the kind.
  private var openedTypes: Set<String> = []

  /// Names that hide SwiftUI's own when the project declares them.
  public init() {
    names = Set(KeyContainer.allCases.flatMap { [$0.rawValue, $0.keyProtocol] })
    names.formUnion(["print", "debugPrint", "dump", "NSLog", "os_log"])
  }

  /// Adds what the facts of all loaded files lead to; answers whether anything was new.
  public mutating func add(from files: some Sequence<FileFacts>) -> Bool {
    let before = names.count + openedTypes.count
    for file in files { add(from: file) }
    return names.count + openedTypes.count > before
  }

  private mutating func add(from file: FileFacts) {
    for alias in file.typealiases where names.contains(alias.name) { add(alias.target) }
    for container in file.containers { add(from: container) }
    for global in file.globals where names.contains(global.name) { addType(of: global) }
    for injection in file.injections {
      if case .object(let value) = injection.target { add(value) }
      if let local = injection.local {
        if let type = local.type { add(type) }
        if let value = local.value { add(value) }
      }
      open(injection.scope)
    }
    for loop in file.loops {
      open(loop.scope)
      names.formUnion(loop.operands.map(\.root))
    }
  }

  private mutating func add(from container: Container) {
    let isKey = container.kind == nil && KeyContainer.allCases.contains { $0.rawValue == container.name }
    let isKeyType = container.inherited.contains { type in
      KeyContainer.allCases.contains { type.name?.hasSuffix($0.keyProtocol) == true }
    }
    let isOpen = openedTypes.contains(container.name) || isKey || isKeyType
    for alias in container.typealiases where names.contains(alias.name) || isOpen { add(alias.target) }
    for property in container.properties {
      let isEnvironment = property.attributes.contains { attribute in
        attribute.name.hasSuffix("Environment") || attribute.name.hasSuffix("EnvironmentObject")
      }
      if isEnvironment { open(path: container.path) }
      if isOpen || isEnvironment || names.contains(property.name) { addType(of: property) }
      for argument in property.attributes.flatMap(\.arguments) where isEnvironment { add(argument.value) }
    }
    guard isOpen || names.contains(container.name) else { return }
    for inherited in container.inherited { add(inherited) }
    if container.kind == .protocolType || container.kind == nil { open(path: container.path) }
    for function in container.initializers where isOpen { add(function.body) }
    for property in container.properties where isOpen {
      if case .computed(let getter, _) = property.accessors { add(getter) }
    }
  }

  private mutating func open(_ scope: Scope) { open(path: scope.typePath) }

  private mutating func open(path: [String]) {
    names.formUnion(path)
    openedTypes.formUnion(path)
  }

  private mutating func addType(of property: Property) {
    if let type = property.type { add(type) }
    if let value = property.value { add(value) }
    if case .computed(let getter, _) = property.accessors { add(getter) }
  }

  private mutating func add(_ body: BodySummary?) {
    guard let body else { return }
    for call in body.calls {
      switch call.callee {
      case .path(let path), .memberOfConstruction(let path, _): names.formUnion(path)
      default: continue
      }
    }
    for value in body.returns { add(value) }
    for local in body.locals {
      if let type = local.type { add(type) }
      if let value = local.value { add(value) }
    }
  }

  private mutating func add(_ type: TypeReference) {
    switch type.form {
    case .named(let components):
      for component in components {
        names.insert(component.name)
        openedTypes.insert(component.name)
        for argument in component.arguments { add(argument) }
      }
    case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner), .existential(let inner),
      .opaque(let inner):
      add(inner)
    case .dictionary(let key, let value):
      add(key)
      add(value)
    case .tuple(let elements), .composition(let elements):
      for element in elements { add(element) }
    case .function, .unsupported: break
    }
  }

  private mutating func add(_ expression: Expression) {
    switch expression.form {
    case .name(let name):
      names.insert(name)
      openedTypes.insert(name)
    case .member(let base, let name, _):
      names.insert(name)
      add(base)
    case .call(let callee, let arguments), .subscripted(let callee, let arguments):
      add(callee)
      for argument in arguments { add(argument.value) }
    case .interpolatedString(let parts), .array(let parts), .dictionary(let parts), .branches(let parts):
      for part in parts { add(part) }
    case .tuple(let elements): for element in elements { add(element.value) }
    case .closure(let closure): add(closure.body)
    case .optionalChaining(let inner), .forceUnwrap(let inner), .marked(_, let inner): add(inner)
    case .sequence(let elements):
      for element in elements {
        switch element {
        case .operand(let inner), .ternary(let inner): add(inner)
        case .cast(_, let type): add(type)
        case .infix, .assignment: continue
        }
      }
    case .type(let type): add(type)
    case .keyPath(let keyPath): if let root = keyPath.root { add(root) }
    case .nilLiteral, .literal, .implicitMember, .opaque: break
    }
  }
}
