/// Can what a loop's condition reads change while the loop runs?
public enum Liveness: Sendable {
  /// A copy of an environment value, taken before the task started.
  case snapshot(Snapshot)
  /// Cannot change: a constant, a literal, a plain property of a view value.
  case frozen
  /// Is read again from its storage each time.
  case live
  case unresolved

  public var snapshot: Snapshot? {
    if case .snapshot(let snapshot) = self { return snapshot }
    return nil
  }

  public var isLive: Bool {
    if case .live = self { return true }
    return false
  }

  public var isUnresolved: Bool {
    if case .unresolved = self { return true }
    return false
  }
}

/// An environment property as a task sees it.
public struct Snapshot: Sendable {
  public var property: Property
  /// Index of the declaring file.
  public var file: Int
  /// Whether the condition reads a computed member of it.
  public var isComputed: Bool
}

extension ProjectIndex {
  /// Wrappers whose value is stored outside of the view.
  private static let liveWrappers: Set<String> = [
    "State", "Binding", "AppStorage", "SceneStorage", "FocusState", "GestureState", "StateObject", "ObservedObject",
    "Bindable", "FocusedValue", "FocusedBinding", "FocusedObject", "AccessibilityFocusState", "EnvironmentObject",
  ]

  /// - Parameter type: the view type around the loop.
  public func liveness(of operand: Loop.Operand, in loop: Loop, type: DeclaredType, file: Int) -> Liveness {
    let site = Site(file: file, scope: loop.scope)
    if operand.root.hasPrefix(".") { return implicitMember(operand, in: loop, type: type) }
    if let local = operand.local { return liveness(ofLocal: local, operand, at: site) }
    if operand.root == "Task", operand.members == ["isCancelled"] { return .live }
    let found = properties(named: operand.root, of: type)
    if found.count == 1 { return liveness(of: found[0].declaration, found[0].id, operand, loop) }
    guard found.isEmpty else { return .unresolved }
    return liveness(ofOutside: operand, at: site)
  }

  /// `.name` is a case or a static constant of the type it is compared with, as far as that type is known to have such a case.
  private func implicitMember(_ operand: Loop.Operand, in loop: Loop, type: DeclaredType) -> Liveness {
    let name = String(operand.root.dropFirst())
    for other in loop.operands where other.local == nil && other.members.isEmpty {
      let found = properties(named: other.root, of: type)
      guard found.count == 1, let environment = environmentProperty(found[0].declaration, found[0].id) else { continue }
      switch valueType(of: environment) {
      case .external, .optional(.external): return .frozen
      case .declared(let enumeration), .optional(.declared(let enumeration)):
        return hasCase(name, enumeration) ? .frozen : .unresolved
      default: return .unresolved
      }
    }
    return .unresolved
  }

  private func liveness(ofLocal local: LocalName, _ operand: Loop.Operand, at site: Site) -> Liveness {
    guard local.isConstant else { return .live }
    if operand.isIdentityTest, operand.members.isEmpty { return .frozen }
    if let type = local.type {
      return membersAreValues(operand.members, of: resolve(type, at: site)) == nil ? .unresolved : .frozen
    }
    if case .literal? = local.value?.form, operand.members.isEmpty { return .frozen }
    return .unresolved
  }

  private func liveness(of property: Property, _ id: ContainerID, _ operand: Loop.Operand, _ loop: Loop) -> Liveness {
    if property.isStatic { return .live }
    if let environment = environmentProperty(property, id) { return liveness(of: environment, operand) }
    let harmless: Set = ["MainActor", "available", "ViewBuilder"]
    if let wrapper = property.attributes.first(where: { !harmless.contains(lastName($0.name)) }) {
      return ProjectIndex.liveWrappers.contains(lastName(wrapper.name)) ? .live : .unresolved
    }
    guard property.isStored else { return .unresolved }
    if loop.isInMutatingFunction, !property.isConstant { return .live }
    if operand.isIdentityTest, operand.members.isEmpty { return .frozen }
    guard let annotation = property.type else {
      if case .literal? = property.value?.form, operand.members.isEmpty { return .frozen }
      return .unresolved
    }
    return liveness(of: operand.members, of: resolve(annotation, at: Site(file: id.file, scope: property.scope))) { _ in
      .frozen
    }
  }

  /// The environment property of which a read gives what was copied into the view, and nothing that is read anew; nil where it does not,
  /// or where that is not known.
  public func copiedProperty(_ read: Loop.Operand, of type: DeclaredType) -> EnvironmentProperty? {
    let found = properties(named: read.root, of: type)
    guard found.count == 1, let property = environmentProperty(found[0].declaration, found[0].id),
      liveness(of: property, read).snapshot != nil
    else { return nil }
    return property
  }

  private func liveness(of environment: EnvironmentProperty, _ operand: Loop.Operand) -> Liveness {
    guard case .keyPath = environment.source else { return operand.members.isEmpty ? .unresolved : .live }
    func snapshot(isComputed: Bool) -> Liveness {
      .snapshot(Snapshot(property: environment.property, file: environment.id.file, isComputed: isComputed))
    }
    let type = valueType(of: environment)
    if operand.isIdentityTest, operand.members.isEmpty {
      switch type {
      case .external("Binding", _), .optional(.external("Binding", _)): return .unresolved
      default: return snapshot(isComputed: false)
      }
    }
    return liveness(of: operand.members, of: type, ofValue: snapshot)
  }

  /// Values give what `ofValue` says; members of a class are live; everything else is unresolved.
  private func liveness(
    of members: [String], of type: ResolvedType, ofValue: (_ isComputed: Bool) -> Liveness
  ) -> Liveness {
    if let isComputed = membersAreValues(members, of: type) { return ofValue(isComputed) }
    switch type {
    case .declared(let declared), .optional(.declared(let declared)):
      return declared.kind.isReference && !members.isEmpty ? .live : .unresolved
    default: return .unresolved
    }
  }

  /// A global, or a member of a type.
  private func liveness(ofOutside operand: Loop.Operand, at site: Site) -> Liveness {
    if case .declared(let type) = resolve([operand.root], at: site) {
      guard let first = operand.members.first else { return .unresolved }
      return hasCase(first, type) ? .frozen : .live
    }
    let globals = tables.globals(named: operand.root)
    if globals.count == 1 {
      let global = files[globals[0].file].globals[globals[0].index]
      if !global.isConstant { return .live }
      if case .literal? = global.value?.form, operand.members.isEmpty { return .frozen }
      return .unresolved
    }
    guard operand.root.isTypeName, operand.members.count == 1 else { return .unresolved }
    return isSDKValue(operand.root) ? .frozen : .live
  }

  // MARK: Value types

  /// Whether reading these members of a value of that type reads nothing but the value itself; the answer says whether one of them
  /// is computed. Nil when that is not proven.
  private func membersAreValues(_ members: [String], of type: ResolvedType, depth: Int = 0) -> Bool? {
    guard depth <= 8, isValue(type, depth: depth) else { return nil }
    guard let first = members.first else { return false }
    let rest = Array(members.dropFirst())
    switch type {
    case .optional(let wrapped): return membersAreValues(members, of: wrapped, depth: depth + 1)
    case .declared(let declared):
      let found = properties(named: first, of: declared).filter { !$0.declaration.isStatic }
      guard found.count == 1 else { return nil }
      let type = writtenType(of: found[0].declaration, file: found[0].id.file)
      guard let isComputed = membersAreValues(rest, of: type, depth: depth + 1) else {
        return nil
      }
      if found[0].declaration.isStored { return isComputed }
      return isPlainValue(declared, depth: depth) ? true : nil
    case .external: return true
    default: return ["count", "isEmpty", "first", "last"].contains(first) && rest.isEmpty ? true : nil
    }
  }

  /// Whether a type is proven to be a value.
  private func isValue(_ type: ResolvedType, depth: Int) -> Bool {
    guard depth <= 8 else { return false }
    switch type {
    case .declared(let declared): return declared.kind == .structure || declared.kind == .enumeration
    case .external(let name, let arguments):
      return isSDKValue(name) && arguments.allSatisfy { isValue($0, depth: depth + 1) }
    case .optional(let wrapped), .array(let wrapped): return isValue(wrapped, depth: depth + 1)
    case .dictionary(let key, let value): return isValue(key, depth: depth + 1) && isValue(value, depth: depth + 1)
    case .tuple(let elements): return elements.allSatisfy { isValue($0, depth: depth + 1) }
    case .function, .existential, .unresolved: return false
    }
  }

  /// Whether all stored properties of a struct are proven values, so that a computed member reads nothing else.
  private func isPlainValue(_ type: DeclaredType, depth: Int) -> Bool {
    guard type.kind == .structure, depth < 8 else { return false }
    let stored = type.containers.flatMap { id in
      container(id).properties.filter { $0.isStored && !$0.isStatic }.map { ($0, id) }
    }
    return stored.allSatisfy { property, id in
      property.attributes.isEmpty && isValue(writtenType(of: property, file: id.file), depth: depth + 1)
    }
  }

  private static let standardValues: Set<String> = [
    "Bool", "String", "Substring", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16",
    "UInt32",
    "UInt64", "Double", "Float", "CGFloat", "Date", "URL", "UUID", "Data", "Decimal", "Duration", "Set", "Array",
    "Dictionary",
    "Range", "ClosedRange", "Locale", "Calendar", "TimeZone",
  ]

  /// Value types of the standard library and of the keys in the tables. `Binding` and the like are structs, too, but read through.
  func isSDKValue(_ dotted: String) -> Bool {
    let name = lastName(dotted)
    return ProjectIndex.standardValues.contains(name) || EnvironmentKeys.isValueType(name)
  }
}

extension BodySummary {
  private static let durations: Set<String> = ["seconds", "milliseconds", "microseconds", "nanoseconds"]
  private static let logging: Set<String> = ["print", "debugPrint", "dump", "NSLog", "os_log"]
  private static let loggerMethods: Set<String> = [
    "trace", "debug", "info", "notice", "log", "warning", "error", "critical", "fault",
  ]
  private static let conversions: Set<String> = ["UInt64", "Double", "Int", "Int64"]

  /// Whether every call waits or logs: nothing in the body can bring about what the loop waits for.
  ///
  /// - Parameter names: further functions that only wait.
  public func onlyWaits(besides names: Set<String>) -> Bool {
    !isCapped
      && calls.allSatisfy { call in
        guard let name = call.name else { return false }
        if names.contains(name) { return true }
        switch call.callee {
        case .path(let path) where path.count == 1:
          return BodySummary.logging.contains(name) || BodySummary.conversions.contains(name)
        case .path(let path) where path.count == 2:
          if path == ["Task", "yield"] || path == ["Duration", name] { return true }
          if name == "sleep" { return true }
          return BodySummary.loggerMethods.contains(name) && path[0].lowercased().contains("log")
        case .memberOfConstruction(let type, "sleep"):
          return ["ContinuousClock", "SuspendingClock"].contains(type.last)
        case .implicitMember(let member): return BodySummary.durations.contains(member)
        default: return false
        }
      }
  }
}

extension TypeReference {
  /// Whether one of these names is written anywhere in the type.
  public func mentions(_ names: Set<String>) -> Bool {
    if names.isEmpty { return false }
    switch form {
    case .named(let components):
      return components.contains { names.contains($0.name) || $0.arguments.contains { $0.mentions(names) } }
    case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner), .existential(let inner),
      .opaque(let inner):
      return inner.mentions(names)
    case .dictionary(let key, let value): return key.mentions(names) || value.mentions(names)
    case .tuple(let elements), .composition(let elements): return elements.contains { $0.mentions(names) }
    case .function, .unsupported: return false
    }
  }
}
