import EnvlintConfiguration
import EnvlintFacts
import EnvlintReporting
import EnvlintSyntax

/// Takes the facts of the files that matter: at first of those that speak of the environment, then, as often as asked, of those that
/// declare a wanted name.
struct FactLoader {
  let sources: SourceSet
  private let testPaths: GlobSet
  private let threads: Int
  private let effort: Effort
  let workers: [FactWorker]
  /// Indices of the files in which a word is known to stand that makes a root of the flow, ascending.
  private(set) var filesWithRoots: [Int] = []
  /// Files that were not searched for such words, with what their imports tell.
  private var filesWithoutSearch: [(index: Int, swiftUI: SwiftUIVisibility)] = []
  /// Of the files without views in which a member has been looked for.
  private var declaredMembers: [Int: DeclaredMembers] = [:]

  /// What the views ask for that came with the first facts.
  private(set) var firstFlowDemand = FlowDemand()
  /// Functions whose calls count as what builds views.
  var hostingFunctions = HostingFunctions.none

  /// The facts so far.
  var facts: ProjectFacts
  private(set) var notices: [Report.Notice] = []
  /// Paths of the files in which a suppression comment may stand, sorted.
  var filesWithDirectives: [String] { Set(workers.flatMap(\.filesWithDirectives)).sorted().map { sources.paths[$0] } }

  /// - Parameter modules: for each file the module that the configuration gives it.
  init(sources: SourceSet, testPaths: GlobSet, modules: [String?], threads: Int, effort: Effort) {
    self.sources = sources
    self.testPaths = testPaths
    facts = ProjectFacts(paths: sources.paths, modules: modules)
    self.threads = threads
    self.effort = effort
    workers = (0..<max(threads, 1)).map { _ in FactWorker() }
    switch effort {
    case .asNeeded, .viewsAtOnce:
      let takesViews = effort == .viewsAtOnce
      let batch = take(count: sources.paths.count) { Request(file: $0, takesViews: takesViews, looksForRoots: true) }
      for names in batch.compactMap(\.flowNames) { firstFlowDemand.add(names) }
      facts.add(batch)
    case .everything: loadEverything()
    }
  }

  /// Indices of the files that declare a wanted name and are not loaded yet, the largest first: it would otherwise be the last to end.
  func missingFiles(declaring wanted: Skim.WantedNames) -> [Int] {
    var found = workers.flatMap { $0.skimmed.files(declaring: wanted) }
    let inPackages = found.lazy.filter { facts.isInPackage($0.file.index) }
    let outside = facts.extensionsOutsidePackages(Set(inPackages.flatMap(\.names)))
    found.removeAll { facts.isInPackage($0.file.index) && outside.isSuperset(of: $0.names) }
    return found.map(\.file).sorted { ($0.byteCount, $1.index) > ($1.byteCount, $0.index) }.map(\.index)
  }

  /// Forgets that files were only looked at.
  func forgetSkims(of indices: Set<Int>) {
    for worker in workers { worker.skimmed.remove(indices) }
  }

  /// The files that were only looked at, in no promised order.
  var skimmed: some Sequence<SkimmedFiles.File> { workers.lazy.flatMap(\.skimmed.files) }

  /// Loads files, whatever they speak of.
  mutating func load(_ indices: [Int]) {
    forgetSkims(of: Set(indices))
    facts.add(take(indices.map { Request(file: $0, detail: .declarations) }))
  }

  /// Adds which targets of Xcode have which files.
  mutating func add(_ membership: TargetMembership) { facts.add(membership) }

  /// Adds what is to be said of files, unless it has been said.
  mutating func note(_ further: [Report.Notice]) {
    for notice in further where !notices.contains(notice) { notices.append(notice) }
  }

  /// What a first look could read may not be there for a second one: it may be gone, or stand in damaged facts that were only looked at.
  private mutating func noteFailures() { note(workers.flatMap { $0.takeFailures() }.sorted { $0.file < $1.file }) }

  /// Loads files that are loaded already again, now with their code.
  mutating func loadCode(of indices: [Int]) {
    facts.replace(take(indices.map { Request(file: $0, detail: .code, takesViews: facts.hasViews($0)) }))
  }

  /// Takes the facts of files once more, with the uses of properties of those names, which other files declare.
  mutating func loadVisits(_ visits: [(file: Int, names: Set<String>)]) {
    let names = Dictionary(uniqueKeysWithValues: visits.map { ($0.file, $0.names) })
    let requests = visits.map { Request(file: $0.file, detail: .declarations, visitedNames: $0.names) }
    for file in names.keys { facts.addUnreadable(file, of: names[file] ?? []) }
    for file in take(requests) { facts.add(file, of: names[file.index] ?? []) }
  }

  /// Count of the files after which a search looks for the first time whether it may end; later it looks less often.
  private static let searchBlock = 256

  /// Searches for the mentions that are asked for: in all files that can have one, or in the one file that a query names.
  mutating func search(_ queries: [MentionQuery]) {
    var answers = Dictionary(uniqueKeysWithValues: queries.map { ($0, [Mention]()) })
    for (file, queries) in Dictionary(grouping: queries.filter { $0.file != nil }, by: { $0.file ?? 0 }) {
      for (query, mention) in workers[0].search(file, sources, MentionSearch(queries), effort) {
        answers[query, default: []].append(mention)
      }
    }
    let wide = queries.filter { $0.file == nil }
    let needsDefaults = effort != .everything && wide.allSatisfy(\.concernsDefaults)
    let files = needsDefaults ? filesWithDefaults : Array(sources.paths.indices)
    // The blocks are always the same, so that a search that ends early ends at the same place.
    var (start, blockCount) = (0, FactLoader.searchBlock)
    while start < files.count {
      let open = effort == .everything ? wide : wide.filter { !$0.isAnswered(by: answers[$0] ?? []) }
      if open.isEmpty { break }
      let (search, sources, workers, effort) = (MentionSearch(open), sources, workers, effort)
      let block = files[start..<min(start + blockCount, files.count)]
      let found = concurrentMap(count: block.count, threads: threads) { position, worker in
        workers[worker].search(block[block.startIndex + position], sources, search, effort)
      }
      for (query, mention) in found.joined() { answers[query, default: []].append(mention) }
      start = block.endIndex
      blockCount *= 4
    }
    for (query, mentions) in answers { facts.add(mentions, of: query) }
    noteFailures()
  }

  /// Indices of the files in which the name `defaultValue` may stand, ascending.
  private var filesWithDefaults: [Int] {
    (facts.filesUsingDefaults + skimmed.filter(\.usesDefaults).map(\.index)).sorted()
  }

  /// Searches the files that were not searched for roots of the flow: all in a project that exports another module, which may bring
  /// SwiftUI with it; in others only those that import a module of which that is not known.
  mutating func searchForRoots() {
    let exports = exportsAnyModule
    let files = filesWithoutSearch.filter { exports || $0.swiftUI == .unknown }.map(\.index)
    filesWithoutSearch = []
    let (sources, workers) = (sources, workers)
    let found = concurrentMap(count: files.count, threads: threads) { position, worker in
      workers[worker].mayHoldRoot(files[position], sources)
    }
    filesWithRoots = (filesWithRoots + zip(files, found).filter(\.1).map(\.0)).sorted()
    noteFailures()
  }

  private var exportsAnyModule: Bool {
    workers.contains(where: \.exportsModule) || !facts.filesExportingModules.isEmpty
  }

  /// Indices of the files without views that can name what SwiftUI declares and may declare one of some members, ascending.
  mutating func filesWithoutViews(declaring members: FlowDemand.MemberNames) -> [Int] {
    let exports = exportsAnyModule
    let files =
      (facts.loaded.filter { !facts.hasViews($0) }
      + skimmed.filter { exports || $0.swiftUI != .hidden }.map(\.index)).sorted()
    let unknown = files.filter { declaredMembers[$0] == nil }
    let (sources, workers) = (sources, workers)
    let found = concurrentMap(count: unknown.count, threads: threads) { position, worker in
      workers[worker].declaredMembers(unknown[position], sources)
    }
    for (file, declared) in zip(unknown, found) { declaredMembers[file] = declared }
    noteFailures()
    return files.filter { declaredMembers[$0].map(members.mayBeDeclared) ?? false }
  }

  /// What is needed of one file.
  struct Request: Sendable {
    var file: Int
    /// Nil where only a file that speaks of the environment is needed.
    var detail: Detail?
    var takesViews = false
    /// Whether to tell if a word stands there that makes a root of the flow.
    var looksForRoots = false
    /// Where only a file is needed that declares one of these.
    var members: FlowDemand.MemberNames?
    /// Whether only a file is needed that may call one of the functions that make hosting controllers.
    var isCaller = false
    /// Names of properties that other files declare, and whose uses are taken, too.
    var visitedNames: Set<String> = []
  }

  /// What a worker made of the files that it was given, each list in no promised order.
  struct Results {
    var loaded: [ProjectFacts.LoadedFile] = []
    var notices: [(file: Int, notice: Report.Notice)] = []
    var filesWithRoots: [Int] = []
    var filesWithoutSearch: [(index: Int, swiftUI: SwiftUIVisibility)] = []
  }

  /// The facts of the files that are needed, in the order of the files; what was said of them before is said anew.
  mutating func take(_ requests: [Request]) -> [ProjectFacts.LoadedFile] {
    take(count: requests.count) { requests[$0] }
  }

  /// The same for requests that are told one by one, by their positions.
  private mutating func take(
    count: Int, _ request: @Sendable (_ position: Int) -> Request
  ) -> [ProjectFacts.LoadedFile] {
    let (sources, workers, testPaths, effort) = (sources, workers, testPaths, effort)
    let hostingFunctions = hostingFunctions
    concurrentForEach(count: count, threads: threads) { position, worker in
      workers[worker].load(request(position), sources, testPaths, effort, hostingFunctions)
    }
    let results = workers.map { $0.takeResults() }
    let batch = results.flatMap(\.loaded).sorted { $0.index < $1.index }
    if !notices.isEmpty {
      let paths = Set(batch.map(\.facts.path))
      notices.removeAll { paths.contains($0.file) }
    }
    notices += results.flatMap(\.notices).sorted { $0.file < $1.file }.map(\.notice)
    filesWithRoots = (filesWithRoots + results.flatMap(\.filesWithRoots)).sorted()
    filesWithoutSearch += results.flatMap(\.filesWithoutSearch)
    return batch
  }
}
