/// The names by which one file leads the flow of the environment to others, by their hashes: who puts those of many files together has
/// nothing to do with strings.
public struct FlowNames: Sendable {
  /// A type by the hashes under which its declaration and its extensions are found.
  struct TypeName: Sendable, Hashable {
    var declared: UInt32
    var extended: UInt32

    init(_ name: String) {
      declared = Outline.hash(name)
      extended = Outline.hash(extensionOf: name)
    }
  }

  /// Types that it constructs, declares, extends or inherits from, each once.
  let types: [TypeName]
  /// Hashes of names that only declarations at file level can explain, each once: of what it shows by a name alone, which may be a
  /// function or variable of any file; and of the types of properties and parameters that it shows, whose declarations determine whether
  /// they are views or content.
  let others: [UInt32]
  /// Hashes of modifiers and other members that it uses, each once.
  let members: [UInt32]
  /// Hashes of the names of its members that build views and of the types around them, each once.
  let provided: [UInt32]
  /// The names of the types of which it has what SwiftUI calls: their bodies.
  let views: Set<String>
  /// Its typealiases, and the names of the types that they represent.
  let aliases: [(name: String, target: String)]
  /// The classes that it declares, and the names of what they inherit from first: their superclasses, if they have one.
  let classes: [(name: String, superclass: String)]
  /// The functions that make hosting controllers of what they are given, in source order.
  let hostingFunctions: [HostingFunction]

  init(of file: Int, in index: ProjectIndex) {
    let names = Collector(index.files[file], index.views(in: file))
    types = names.types.map { TypeName($0) }
    others = names.contentTypes.union(names.shown).map { Outline.hash($0) }
    members = names.members.map { Outline.hash($0) }
    provided = names.provided.map { Outline.hash($0) }
    views = names.views
    aliases = index.files[file].aliases
    classes = index.files[file].containers.compactMap { container in
      guard container.kind == .classType, let superclass = container.inherited.first?.unqualifiedName else {
        return nil
      }
      return (container.name, superclass)
    }
    hostingFunctions = names.hostingFunctions
  }
}

/// Collects the names of one file.
private struct Collector {
  var types: Set<String>
  var contentTypes: Set<String> = []
  var shown: Set<String> = []
  var members: Set<String> = []
  var provided: Set<String> = []
  var views: Set<String> = []
  var hostingFunctions: [HostingFunction] = []

  init(_ facts: FileFacts, _ views: ViewFacts) {
    types = views.typeNames
    for index in views.elements.indices {
      switch views.elements[index].form {
      case .modifier(let name), .valueMember(let name): members.insert(name)
      case .reference(let name): shown.insert(name)
      default: continue
      }
    }
    for body in views.bodies {
      if body.kind == .member {
        let isEntry = FlowBuilder.entryNames.contains(body.name)
        if !isEntry { provided.insert(body.name) }
        if let container = body.scope.container {
          provided.insert(facts.containers[container].name)
          if isEntry { self.views.insert(facts.containers[container].name) }
        }
      }
      if let holder = body.holder { provided.insert(holder.name) }
      if case .hosting(let call) = body.kind, let function = call.function {
        hostingFunctions.append(function)
      }
      for parameter in body.parameters where shown.contains(parameter.name) { addContent(parameter.type) }
    }
    for index in facts.containers.indices {
      // Other files may hold members of a type that is declared or extended here, or its declaration; so may what it inherits from.
      if facts.containers[index].mayBuildViews { types.insert(facts.containers[index].name) }
      for name in facts.containers[index].inherited.lazy.compactMap(\.unqualifiedName)
      where InstallingTypes.confidence(name) == nil { types.insert(name) }
      add(facts.containers[index].properties, showing: shown)
    }
  }

  private mutating func add(_ properties: [Property], showing shown: Set<String>) {
    for index in properties.indices where shown.contains(properties[index].name) { addContent(properties[index].type) }
  }

  private mutating func addContent(_ type: TypeReference?) {
    switch type?.form {
    case .named(let components):
      for component in components {
        if InstallingTypes.confidence(component.name) == nil { contentTypes.insert(component.name) }
        for argument in component.arguments { addContent(argument) }
      }
    case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner): addContent(inner)
    case .dictionary(let key, let value):
      addContent(key)
      addContent(value)
    case .tuple(let elements): for element in elements { addContent(element) }
    case .function(let result?): addContent(result)
    case .function(nil), .existential, .opaque, .composition, .metatype, .unsupported, nil: return
    }
  }
}

extension FileFacts {
  /// The names of all its typealiases, with those of what they represent.
  fileprivate var aliases: [(name: String, target: String)] {
    (typealiases + containers.flatMap(\.typealiases)).compactMap { alias in
      alias.target.unqualifiedName.map { (alias.name, $0) }
    }
  }
}

extension Container {
  /// Whether it may hold views, by its names alone: protocols of the SDK are extended in most files.
  fileprivate var mayBuildViews: Bool { kind != nil || InstallingTypes.confidence(name) == nil }
}
