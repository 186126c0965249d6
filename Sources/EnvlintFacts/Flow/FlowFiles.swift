/// The files that the flow of the environment goes through.
///
/// It begins in the files that are parsed from the start, and goes on to those that declare what these construct, show or call, and so
/// on. Other files declare nothing that a root could reach.
struct FlowFiles {
  /// The index, in which calls of functions that make hosting controllers are roots.
  private(set) var index: ProjectIndex
  /// Indices of the files, ascending.
  private(set) var files: [Int] = []

  /// The views in the files that were read again, by their indices.
  private(set) var callerViews: [Int: ViewFacts] = [:]

  private let source: ProjectSource
  private let outlines: Outlines
  private var reached: Set<Int> = []
  private var knownTypes: Set<FlowNames.TypeName> = []
  private var knownOthers: Set<UInt32> = []
  private var knownMembers: Set<UInt32> = []
  private var hostingFunctions = HostingFunctions.none
  /// The declarations, at any depth, of files that aren't parsed from the start, by their indices.
  private var declaredMembers: [(file: Int, members: DeclaredMembers)] = []

  /// Functions that only calls of such functions lead to are followed so far.
  private static let mostCallerSearches = 8

  init(_ index: ProjectIndex) {
    self.index = index
    source = index.tables.facts.source
    outlines = index.tables.facts.outlines
    let exports = index.tables.facts.exportModules
    // Files that can't see SwiftUI have no members that build views.
    declaredMembers = index.lateMembers.filter { file, _ in
      exports || outlines.file(file).map { $0.swiftUI != .hidden } ?? true
    }
    reach(index.loadedFiles)
    for _ in 0..<FlowFiles.mostCallerSearches {
      guard findCallers() else { break }
    }
    files = reached.sorted()
  }

  /// Adds files, and all that they lead to.
  private mutating func reach(_ start: [Int]) {
    var pending = start
    while !pending.isEmpty {
      let new = pending.filter { !reached.contains($0) }
      reached.formUnion(new)
      pending = follow(names(in: new))
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

  /// Reads the files again that call functions which make hosting controllers of what they are given; false when no such function has been
  /// met since the last time.
  private mutating func findCallers() -> Bool {
    guard hostingFunctions.count > knownFunctionCount else { return false }
    knownFunctionCount = hostingFunctions.count
    let (source, functions) = (source, hostingFunctions)
    let callers = source.holders(functions.names, Array(index.files.indices))
    let facts = source.facts(callers.map { .init(file: $0, hostingFunctions: functions) })
    let byFile = Dictionary(uniqueKeysWithValues: zip(callers, facts))
    index = index.usage.reading(callers) { byFile[$0] ?? FileFacts(path: "") }
    for (file, facts) in byFile { callerViews[file] = facts.views }
    reached.subtract(callers)
    reach(callers)
    return true
  }

  private var knownFunctionCount = 0
}
