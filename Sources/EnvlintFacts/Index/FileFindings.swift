/// What an index collects from one file.
struct FileFindings {
  var keys: [EnvironmentKey] = []
  var properties: [EnvironmentProperty] = []
  var lookups: [ObjectLookup] = []
  var provided: [ProvidedValue] = []
  /// Of the injections of objects, but for previews: what they set; nil where that is not known.
  var injectedObjects: [Injection.Link: InjectedKey?] = [:]
  /// Nil without properties or uses.
  var useMeanings: UseMeanings?
}

/// What an index collects from a few files at a time.
public struct FindingsBlock: Sendable {
  /// Gives the blocks with the numbers from 0 up to a count, in their order.
  public typealias Map = (_ count: Int, _ block: @Sendable (Int) -> FindingsBlock) -> [FindingsBlock]

  /// Count of files. Small enough that the threads end at about the same time.
  static let size = 64

  /// Of the files that were looked at: their indices, what they say, and hashes of the names that were looked up for them.
  var files: [(Int, FileFindings, ContiguousArray<UInt32>)]
  var demand: NameDemand
}

/// What the index of each round of loading collected from each file, for the next round.
///
/// What a file gives follows from its facts and from the names that are looked up for it. It is looked at again only when a file has
/// come that declares one of those names; most files have all that they ask for from the first round on.
struct FindingsByFile {
  private struct Remembered {
    var findings: FileFindings
    /// Hashes of the names that were looked up; see `Skim.hash(_:)`.
    var names: ContiguousArray<UInt32>
    var detail: Detail
    var seesSwiftUI: Bool
  }

  private var files: [Int: Remembered] = [:]
  /// For each file of the project how much of it was loaded at the last round; empty before the first.
  private var known: ContiguousArray<Detail?> = []

  subscript(file: Int) -> FileFindings? { files[file]?.findings }

  mutating func remember(_ findings: FileFindings, of file: Int, names: ContiguousArray<UInt32>, _ tables: NameTables) {
    files[file] = Remembered(
      findings: findings, names: names, detail: tables.files[file].detail, seesSwiftUI: tables.seesSwiftUI[file])
  }

  /// What has come since the last round and may make wrong what was collected before.
  struct News {
    /// Whether the borders of modules have changed, which concerns any file.
    var concernsAll = false
    /// What the new files declare.
    var names = Skim.WantedNames([])
    /// Names at file level of the types that exist for previews.
    var previewTypes: Set<String> = []
  }

  /// What the files bring that have come since the last round, or now have their code.
  mutating func takeNews(_ tables: NameTables) -> News {
    if known.isEmpty { known = ContiguousArray(repeating: nil, count: tables.files.count) }
    let added = tables.loaded.filter { known[$0] != tables.files[$0].detail }
    for file in added { known[file] = tables.files[file].detail }
    if files.isEmpty { return News() }
    if added.contains(where: { tables.files[$0].manifest != nil }) { return News(concernsAll: true) }
    var names: Set<UInt32> = []
    for file in added { tables.files[file].addDeclaredNames(to: &names) }
    let previewTypes = added.flatMap { tables.previewTypes(in: $0) }
    for name in previewTypes.joined() { names.insert(Skim.hash(name)) }
    return News(names: Skim.WantedNames(names), previewTypes: Set(previewTypes.compactMap(\.first)))
  }

  /// Whether what was collected from a file still holds.
  func isCurrent(_ file: Int, after news: News, _ tables: NameTables) -> Bool {
    guard !news.concernsAll, let remembered = files[file] else { return false }
    return remembered.detail == tables.files[file].detail && remembered.seesSwiftUI == tables.seesSwiftUI[file]
      && !remembered.names.contains(where: news.names.includes)
      && !tables.hasMembers(of: news.previewTypes, in: file)
  }
}

extension FileFacts {
  /// Adds the hashes of the names under which others find what the file declares.
  func addDeclaredNames(to names: inout Set<UInt32>) {
    for index in containers.indices {
      let prefix = containers[index].kind == nil ? Skim.extensionPrefix : Skim.emptyHash
      names.insert(Skim.hash(containers[index].name.utf8, behind: prefix))
      for alias in containers[index].typealiases { alias.addDeclaredNames(to: &names) }
    }
    for alias in typealiases { alias.addDeclaredNames(to: &names) }
    for index in globals.indices { names.insert(Skim.hash(globals[index].name)) }
    for name in functionNames { names.insert(Skim.hash(name)) }
    for name in macros { names.insert(Skim.hash(name)) }
  }
}

extension Typealias {
  fileprivate func addDeclaredNames(to names: inout Set<UInt32>) {
    names.insert(Skim.hash(name))
    if let target = target.leadingName { names.insert(Skim.hash(aliasOf: target)) }
  }
}
