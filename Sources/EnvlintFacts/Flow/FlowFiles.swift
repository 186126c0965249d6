/// The files that the flow of the environment goes through.
///
/// It begins in the files that are parsed from the start, and goes on to those that declare what these construct, show or call, and so
/// on. Other files declare nothing that a root could reach.
struct FlowFiles {
  /// The index, in which calls of functions that make hosting controllers are roots.
  private(set) var index: ProjectIndex
  /// Indices of the files, ascending.
  private(set) var files: [Int] = []

  /// The names of the views of which each construction in app code is followed, or a root.
  var knownViews: Set<String> { Set(views.values) }

  /// The views in the files that were read again, by their indices.
  private(set) var readViews: [Int: ViewFacts] = [:]

  private let source: ProjectSource
  private let outlines: Outlines
  private var reached: Set<Int> = []
  private var knownTypes: Set<FlowNames.TypeName> = []
  private var knownOthers: Set<UInt32> = []
  private var knownMembers: Set<UInt32> = []
  private var hostingFunctions = HostingFunctions.none
  /// The project's classes of hosting controllers, and other names for them and those of the SDK.
  private var hostingClasses: Set<String> = []
  /// The declarations, at any depth, of files that aren't parsed from the start, by their indices.
  private var declaredMembers: [(file: Int, members: DeclaredMembers)] = []

  /// Functions that only calls of such functions lead to are followed so far.
  private static let mostCallerSearches = 8

  /// The views whose constructions outside of bodies are roots.
  enum Constructions {
    /// Views that may lead to something that the flow follows: no others change what is found.
    case leading
    case all
  }

  private let constructions: Constructions

  init(_ index: ProjectIndex, _ constructions: Constructions = .leading) {
    self.index = index
    self.constructions = constructions
    source = index.tables.facts.source
    outlines = index.tables.facts.outlines
    let exports = index.tables.facts.exportModules
    // Files that can't see SwiftUI have no members that build views.
    declaredMembers = index.lateMembers.filter { file, _ in
      exports || outlines.file(file).map { $0.swiftUI != .hidden } ?? true
    }
    reach(index.loadedFiles)
    for _ in 0..<FlowFiles.mostCallerSearches {
      guard readAgain() else { break }
    }
    files = reached.sorted()
  }

  /// Adds files, and all that they lead to.
  private mutating func reach(_ start: [Int]) {
    var pending = start
    while !pending.isEmpty {
      let new = pending.filter { !reached.contains($0) }
      reached.formUnion(new)
      let names = names(in: new)
      for (file, names) in zip(new, names) { flowNames[file] = names }
      pending = follow(names)
    }
  }

  private func names(in files: [Int]) -> [FlowNames] {
    source.map(files.count) { [index] position in FlowNames(of: files[position], in: index) }
  }

  /// The files that declare what was not met before.
  private mutating func follow(_ names: [FlowNames]) -> [Int] {
    var found: Set<Int> = []
    var members: Set<UInt32> = []
    for names in names {
      for type in names.types where knownTypes.insert(type).inserted {
        found.formUnion(outlines.files(declaring: type.declared))
        found.formUnion(outlines.files(declaring: type.extended))
      }
      for name in names.others where knownOthers.insert(name).inserted {
        found.formUnion(outlines.files(declaring: name))
      }
      for name in names.members where knownMembers.insert(name).inserted { members.insert(name) }
      for function in names.hostingFunctions { _ = hostingFunctions.add(function) }
    }
    // Any file may declare a member: in an extension, or in a type that nobody names because a protocol represents it.
    if !members.isEmpty {
      for (file, declared) in declaredMembers where !reached.contains(file) && declared.mayHave(anyOf: members) {
        found.insert(file)
      }
    }
    return found.subtracting(reached).sorted()
  }

  /// Reads the files again that call functions which make hosting controllers of what they are given, or that name a class of hosting
  /// controllers, and those that may construct views outside of bodies; false when no such functions, classes or views have been met
  /// since the last time.
  private mutating func readAgain() -> Bool {
    let newTypes = newViewNames()
    let newFunctions = hostingFunctions.count > knownFunctionCount ? hostingFunctions.names : []
    knownFunctionCount = hostingFunctions.count
    for name in newTypes { views[Outline.hash(name)] = name }
    let newClasses = newHostingClasses()
    hostingClasses.formUnion(newClasses)
    let presenters = newFunctions + newClasses
    let callers = Set(presenters.isEmpty ? [] : source.holders(presenters, Array(index.files.indices)))
    let files = callers.union(filesThatMayConstruct(newTypes)).sorted()
    if files.isEmpty { return false }
    let facts = source.facts(files.map(request))
    // Of a file that nothing else leads to, nothing else is asked for.
    let found = zip(files, facts).filter { file, facts in
      callers.contains(file) || isRead(file) || facts.views.bodies.contains { $0.kind == .construction }
    }
    let byFile = Dictionary(uniqueKeysWithValues: found)
    let read = found.map(\.0)
    index = index.usage.reading(read) { byFile[$0] ?? FileFacts(path: "") }
    for (file, facts) in found { readViews[file] = facts.views }
    reached.subtract(read)
    reach(read)
    return true
  }

  /// Whether the facts of a file are at hand.
  private func isRead(_ file: Int) -> Bool { index.files.isFirst(file) || reached.contains(file) }

  /// The names of the views of which a construction is asked for, and other names for them; without those that are known.
  private mutating func newViewNames() -> Set<String> {
    let leading = constructions == .leading ? LeadingNames(flowNames.values, to: index) : nil
    // A type with the name of a function is always asked for, because other files take it for a function.
    func isWanted(_ name: String) -> Bool { leading?.contains(name) ?? true || !name.isTypeName }
    var names: Set<String> = []
    var aliases: [String: [String]] = [:]
    for file in flowNames.values {
      // Views of the SDK are extended as well.
      for name in file.views where isWanted(name) && !index.tables.types(named: name).isEmpty {
        names.insert(name)
      }
      for (name, target) in file.aliases { aliases[target, default: []].append(name) }
    }
    var pending = Array(names)
    while let name = pending.popLast() {
      for alias in aliases[name] ?? [] where names.insert(alias).inserted { pending.append(alias) }
    }
    return names.subtracting(views.values)
  }

  /// The names of hosting classes that are not known yet, sorted.
  private func newHostingClasses() -> [String] {
    var subclasses: [String: [String]] = [:]
    for file in flowNames.values {
      for (name, superclass) in file.classes { subclasses[superclass, default: []].append(name) }
      for (name, target) in file.aliases { subclasses[target, default: []].append(name) }
    }
    var found: Set<String> = []
    var pending = HostingRoots.names
    while let name = pending.popLast() {
      for subclass in subclasses[name] ?? [] where found.insert(subclass).inserted { pending.append(subclass) }
    }
    return found.subtracting(hostingClasses).sorted()
  }

  private func filesThatMayConstruct(_ names: Set<String>) -> [Int] {
    if names.isEmpty { return [] }
    let hashes = Set(names.map { Outline.hash($0) })
    var (found, others): ([Int], [Int]) = ([], [])
    for file in index.files.indices where !index.isTest(file) {
      if !isRead(file) {
        others.append(file)
      } else if index.views(in: file).outsideTypes.contains(where: hashes.contains) {
        found.append(file)
      }
    }
    return found + source.makers(hashes, others)
  }

  private func request(_ file: Int) -> ProjectSource.FactRequest {
    var query = FlowQuery()
    query.hostingFunctions = hostingFunctions
    query.hostingClasses = hostingClasses
    query.constructedTypes =
      isRead(file) ? Set(index.views(in: file).outsideTypes.compactMap { views[$0] }) : Set(views.values)
    return .init(file: file, flowQuery: query)
  }

  private var knownFunctionCount = 0
  /// The names of views that files were searched for, by their hashes.
  private var views: [UInt32: String] = [:]
  /// Of the files that were reached.
  private var flowNames: [Int: FlowNames] = [:]
}
