/// A read of an environment property before SwiftUI has provided it: while an initializer or a deinitializer runs.
public struct InitialRead: Sendable {
  /// The read.
  public var use: PropertyUse
  /// Index of the file of the read.
  public var file: Int
  /// The call in an initializer that leads to the read, if the read is in another function; nil for the initializer itself.
  public var call: MemberCall?
  /// Index of the file of the initializer.
  public var callFile: Int
}

/// Reads in initializers.
extension Usage {
  /// The facts of one file about a property and about the functions that initializers call.
  private struct Visit {
    var file: Int
    var uses: [PropertyUse]
    var calls: [MemberCall]
    var changes: [StorageChange]
  }

  /// The reads of a property by the initializers of its type, those in other files included, and by functions of the type that they call.
  /// Of functions only what they read whenever they are called.
  public func initialReads(of property: EnvironmentProperty) -> [InitialRead] {
    let uses = uses(of: property).filter(\.mayBeInitial)
    let isVisible = property.property.access > .filePrivate
    // A private property can be read by other files only through a function.
    guard isVisible || !uses.isEmpty, let type = property.installedOwner else { return [] }
    let visits = visits(of: property, uses, type)
    let calls = Dictionary(grouping: visits.flatMap { visit in visit.calls.map { ($0, visit.file) } }) { $0.0.name }
    let changes = storageChanges(of: property.property.name, visits, type)
    var reads: [InitialRead] = []
    for visit in visits {
      for use in visit.uses
      where use.isOwnRead && isIn(type, use.scope, visit.file)
        && !changes.mayPrecede(use.range.lowerBound, in: visit.file)
      {
        switch use.position {
        case .initializer, .deinitializer:
          reads.append(InitialRead(use: use, file: visit.file, call: nil, callFile: visit.file))
        case .function where use.isCertain:
          for (call, file) in initialCalls(of: use.scope, in: visit.file, type, calls, changes)
          where !changes.mayPrecede(call.range.lowerBound, in: file) {
            reads.append(InitialRead(use: use, file: visit.file, call: call, callFile: file))
          }
        default: continue
        }
      }
    }
    return reads
  }

  /// The storage that the initializers of a type take over, as far as the files are known.
  private func storageChanges(of name: String, _ visits: [Visit], _ type: DeclaredType) -> StorageChanges {
    func own<Fact>(_ facts: (Visit) -> [Fact], _ scope: (Fact) -> Scope) -> [Int: [Fact]] {
      let pairs = visits.map { visit in (visit.file, facts(visit).filter { isIn(type, scope($0), visit.file) }) }
      return Dictionary(pairs) { first, _ in first }
    }
    let initializers = resolver.parts(of: type).flatMap { id in
      container(id).initializers.map { (file: id.file, parameters: $0.parameters.map(ViewParameter.init)) }
    }
    let declaration = container(type.containers[0])
    return StorageChanges(
      name, own(\.changes, \.scope), own(\.calls, \.scope), initializers,
      isMemberwise: { labels in
        declaration.initializers.isEmpty
          && labels.allSatisfy { label in declaration.properties.contains { $0.name == label } }
      })
  }

  /// The facts of the files with the type's initializers and the functions that these call: the property's own file first.
  private func visits(of property: EnvironmentProperty, _ uses: [PropertyUse], _ type: DeclaredType) -> [Visit] {
    let (home, name) = (property.id.file, property.property.name)
    var visits = [
      Visit(file: home, uses: uses, calls: files[home].memberCalls, changes: files[home].storageChanges)
    ]
    let isVisible = property.property.access > .filePrivate
    guard isVisible || uses.contains(where: { $0.position == .function }) else { return visits }
    let parts = resolver.parts(of: type).filter { $0.file != home && !tables.isTest($0.file) }
    if parts.isEmpty { return visits }
    let names = Set(reads.environmentProperties(of: property.id).map(\.property.name))
    var called = Set(visits[0].calls.map(\.name))
    var seen: Set<Int> = []
    while true {
      let files = parts.filter { !seen.contains($0.file) && hasInitializer($0, orFunctionAmong: called) }.map(\.file)
      if files.isEmpty { return visits }
      // Functions of its own file may stand between.
      for file in Set(seen.isEmpty ? files + [home] : files).sorted() {
        seen.insert(file)
        let facts = factsWithUses(of: names, in: file)
        called.formUnion(facts.memberCalls.map(\.name))
        if file == home {
          visits[0].calls = facts.memberCalls
          visits[0].changes = facts.storageChanges
        } else {
          let uses = isVisible ? facts.propertyUses.filter { $0.name == name } : []
          visits.append(Visit(file: file, uses: uses, calls: facts.memberCalls, changes: facts.storageChanges))
        }
      }
    }
  }

  private func hasInitializer(_ id: ContainerID, orFunctionAmong names: Set<String>) -> Bool {
    let part = files[id.file].containers[id.container]
    return !part.initializers.isEmpty || !names.isDisjoint(with: part.functionNames)
  }

  /// The calls in initializers that surely lead to the function around a place.
  private func initialCalls(
    of scope: Scope, in file: Int, _ type: DeclaredType, _ calls: [String: [(MemberCall, Int)]],
    _ changes: StorageChanges
  ) -> [(call: MemberCall, file: Int)] {
    guard !calls.isEmpty, let name = functionName(around: scope, in: file) else { return [] }
    var found: [(call: MemberCall, file: Int)] = []
    var (pending, seen) = ([name], Set([name]))
    for _ in 0..<InitializerCalls.mostCalls {
      let callees = pending
      pending = []
      for callee in callees {
        // With several of a name it is not known which one is called.
        guard let calls = calls[callee], members.functionCount(named: callee, type) == 1,
          !isFunction(callee, ofTypeItself: type)
        else { continue }
        for (call, file) in calls where isIn(type, call.scope, file) {
          if call.position == .initializer {
            found.append((call, file))
          } else if call.position == .function, call.isCertain,
            let caller = functionName(around: call.scope, in: file), !changes.functions.contains(caller),
            seen.insert(caller).inserted
          {
            pending.append(caller)
          }
        }
      }
    }
    return found
  }

  private func isFunction(_ name: String, ofTypeItself type: DeclaredType) -> Bool {
    resolver.parts(of: type).contains {
      files[$0.file].containers[$0.container].typeFunctions.contains { $0.name == name }
    }
  }

  private func isIn(_ type: DeclaredType, _ scope: Scope, _ file: Int) -> Bool {
    resolver.enclosingType(of: scope, in: file)?.path == type.path
  }

  /// The function of a type whose body a place is in; nil in functions of functions, and elsewhere.
  private func functionName(around scope: Scope, in file: Int) -> String? {
    guard let index = scope.container else { return nil }
    let container = files[file].containers[index]
    let path = container.kind == nil ? container.path : [container.name]
    let outer = container.scope.symbol.isEmpty ? [] : [container.scope.symbol]
    let prefix = (outer + path).joined(separator: ".") + "."
    guard scope.symbol.hasPrefix(prefix) else { return nil }
    let name = scope.symbol.dropFirst(prefix.count)
    return name.contains(".") ? nil : String(name)
  }
}

extension PropertyUse {
  /// Whether an initializer may read it there, itself or through a call.
  fileprivate var mayBeInitial: Bool {
    switch position {
    case .initializer, .deinitializer, .function: true
    default: false
    }
  }

  /// Whether the value is read, of the instance itself: `x`, `self.x`, `_x.wrappedValue`.
  fileprivate var isOwnRead: Bool {
    guard base == .none || base == .instance else { return false }
    if case .member("wrappedValue", _, _) = next, part == .storage { return true }
    return part == .value && !isChanged
  }
}
