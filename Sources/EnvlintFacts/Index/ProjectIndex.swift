import EnvlintSyntax

/// What the whole project says about the environment.
///
/// Input: the facts of the files. Output: look-ups by name, and the keys, reads and injections of the project.
///
/// **Invariant:** every answer depends on the project's contents alone, never on what was asked before, nor on which thread. What costs
/// much is found out when it is first asked for, and remembered.
/// **Invariant:** unknown is a case of every answer. What cannot be decided is `unresolved`, never a guess.
/// **Invariant:** every look-up by name goes through `NameTables`, which parses the files that declare the name.
public struct ProjectIndex: Sendable {
  let tables: NameTables
  public let settings: ProjectSettings

  /// Every key of the project, in source order.
  public private(set) var keys: [EnvironmentKey] = []
  /// Every environment property of the types of the project, in source order.
  public private(set) var environmentProperties: [EnvironmentProperty] = []
  /// Where the environment properties of a file stand among all, by the index of the file.
  private var propertyRanges: [Int: Range<Int>] = [:]
  /// Every property of app code that looks an object up, in a type that SwiftUI fills in, in source order.
  public private(set) var objectLookups: [ObjectLookup] = []
  /// The extensions of SwiftUI's `EnvironmentValues`, in source order.
  private(set) var environmentExtensions: [ContainerID] = []
  /// The places of the properties in them that are not static, by name, in source order.
  private(set) var keyPlaces: [String: [KeyPlace]] = [:]

  /// A property of a container.
  struct KeyPlace: Sendable {
    var id: ContainerID
    /// Index in the container's `properties`.
    var property: Int
  }

  /// The facts of files that were read again for the uses of more names; see `readingMembers(in:)`.
  private var readings: [Int: FileFacts] = [:]

  /// What the uses in each file may mean, by the index of the file.
  private(set) var meaningsOfUses: [Int: UseMeanings] = [:]

  /// What each injection of an object in a file sets, by the index of the file; see `FileFindings.injectedObjects`.
  private var injectedObjects: [Int: [Injection.Link: InjectedKey?]] = [:]

  /// What app code puts into the environment.
  public private(set) var injections = InjectionSummary()

  /// What is found out when it is first asked for; the same for all copies.
  let answers: Answers

  /// Where a container stands: index of the file, index in its `containers`.
  public struct ContainerID: Sendable, Hashable {
    public var file: Int
    public var container: Int
  }

  public init(_ facts: ProjectFacts, settings: ProjectSettings = ProjectSettings()) {
    self.settings = settings
    tables = NameTables(facts, settings: settings)
    answers = Answers(facts.source)
    injections.hasUnresolvedObject = settings.mayInjectAnything
    injections.hasUnresolvedKey = settings.mayInjectAnything
    environmentExtensions = extensions(of: .environment)
    keyPlaces = collectKeyPlaces()
    let found = facts.source.map(facts.loaded.count) { [self] position in findings(in: facts.loaded[position]) }
    for (file, findings) in zip(facts.loaded, found) {
      keys += findings.keys
      if !findings.properties.isEmpty {
        propertyRanges[file] =
          environmentProperties.count..<environmentProperties.count + findings.properties.count
        environmentProperties += findings.properties
        objectLookups += findings.lookups
      }
      for value in findings.provided { injections.add(value) }
      if !findings.injectedObjects.isEmpty { injectedObjects[file] = findings.injectedObjects }
      if let meanings = findings.useMeanings { meaningsOfUses[file] = meanings }
    }
  }

  /// What is collected from one file.
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

  private func findings(in file: Int) -> FileFindings {
    let properties = environmentProperties(in: file)
    var findings = FileFindings(
      keys: keys(in: file), properties: properties, lookups: properties.compactMap(objectLookup),
      useMeanings: properties.isEmpty ? nil : useMeanings(in: file))
    addInjections(of: file, to: &findings)
    return findings
  }

  /// What the injection of an object at a place of a file sets; nil where that was not found out beforehand.
  func injectedObject(at link: Injection.Link, in file: Int) -> InjectedKey?? {
    readings[file] == nil ? injectedObjects[file]?[link] : nil
  }

  /// The environment properties of a container, in source order.
  func environmentProperties(of id: ContainerID) -> [EnvironmentProperty] {
    (propertyRanges[id.file].map { environmentProperties[$0] } ?? []).filter { $0.id == id }
  }

  /// In the order of the paths.
  public var files: FileTable { tables.files }

  /// The path of a file by its index, relative to the project root.
  public func path(of file: Int) -> String { tables.paths[file] }

  /// The index of a file by its path; nil for one that is not of the project. O(log n).
  func index(ofFile path: String) -> Int? {
    let index = tables.paths.firstIndex(notBefore: path)
    return index < tables.paths.count && tables.paths[index] == path ? index : nil
  }

  /// The loops of a file. Apart from `files`, because rules ask every file for them.
  public func loops(in file: Int) -> [Loop] { tables.files[file].loops }

  /// The injections of a file. Apart from `files`, because rules ask every file for them.
  public func injections(in file: Int) -> [Injection] { readings[file]?.injections ?? tables.files[file].injections }

  /// The chains of a file that set something.
  public func chains(in file: Int) -> [ModifierChain] { readings[file]?.chains ?? tables.files[file].chains }

  /// The uses of a file's own environment properties in it, in source order.
  public func propertyUses(in file: Int) -> [PropertyUse] {
    readings[file]?.propertyUses ?? tables.files[file].propertyUses
  }

  /// What is presented in a file with a use of one of its environment properties in it.
  public func presentations(in file: Int) -> [Presentation] {
    readings[file]?.presentations ?? tables.files[file].presentations
  }

  /// The code of members of a file in which one of its environment properties is called.
  public func memberCode(in file: Int) -> [ActionCode] {
    readings[file]?.memberCode ?? tables.files[file].memberCode
  }

  /// The modifiers in a file that follow a value, near the names that it was read again for.
  func reactions(in file: Int) -> [Reaction] { readings[file]?.reactions ?? [] }

  /// The same index, in which the uses of some more names in some files are found like those of environment properties, and with them
  /// chains and presentations.
  func reading(_ files: [Int], naming names: Set<String>) -> ProjectIndex {
    reading(files) { answers.facts(of: $0, naming: names) }
  }

  /// The same index with other facts of the code in some files; their declarations stay the same.
  func reading(_ files: [Int], facts: (_ file: Int) -> FileFacts) -> ProjectIndex {
    var other = self
    for file in files { other.readings[file] = facts(file) }
    return other
  }

  /// What builds views in a file.
  func views(in file: Int) -> ViewFacts { readings[file]?.views ?? tables.files[file].views }

  /// Whether a file is test code.
  public func isTest(_ file: Int) -> Bool { tables.isTest(file) }

  /// Whether a file sees SwiftUI.
  public func seesSwiftUI(_ file: Int) -> Bool { tables.seesSwiftUI(file) }

  /// Those that last as long as their task.
  public func longLoops(in file: Int) -> [LongLoop] { tables.files[file].longLoops }

  /// Indices of the files that may have facts about the environment, ascending.
  public var loadedFiles: [Int] { tables.loaded }

  /// Those of them that have one kind of fact.
  public func files(with kind: FactKinds) -> [Int] { tables.files(with: kind) }

  public func container(_ id: ContainerID) -> Container { tables.files[id.file].containers[id.container] }

  public func location(_ range: Range<UInt32>, in file: Int) -> Location {
    Location(file: path(of: file), range: range)
  }

  /// What the fixes of a property claim: there is one at a time.
  public func claim(of property: Property, in file: Int) -> Fix.Claim {
    .declaration(location(property.source.range, in: file))
  }

  /// Whether code is known to run on a system before the given version of it: by the configuration, or else by the package around its
  /// file, or else by the projects of Xcode: those that have it, or those near the root. What `@available` around the code asks for
  /// raises the target, and systems that do not compile it do not count.
  public func mayRun(_ scope: Scope, in file: Int, before versions: [Platform: PlatformVersion]) -> Bool {
    let systems = Set(scope.branches.builds.map(\.system))
    return deploymentTargets(of: file).contains { platform, target in
      guard systems.contains(platform), let version = versions[platform] else { return false }
      return max(target, scope.availability[platform] ?? target) < version
    }
  }

  func deploymentTargets(of file: Int) -> DeploymentTargets {
    if let known = settings.deploymentTargets ?? tables.modules.deploymentTargets(ofFileAt: path(of: file)) {
      return known
    }
    if let known = tables.xcodeTargets(of: file), !known.isEmpty { return known }
    return answers.xcodeTargets
  }

  /// Whether files that were not read may use a declaration. A fix of it is then not safe, and what no other file does with it is not known.
  public func mayBeUsedInUnreadFiles(_ access: AccessLevel) -> Bool { settings.hasUnreadFiles && access > .filePrivate }

  /// Whether rules are off at a place: test code by its file, preview code by its surroundings.
  public func isExempt(_ scope: Scope, in file: Int) -> Bool {
    tables.isTest(file) || scope.isBroken || isPreview(scope)
  }

  /// Whether code exists for previews: by its surroundings, or because a type around it does.
  func isPreview(_ scope: Scope) -> Bool { scope.isPreview || tables.isPreviewType(scope.typePath) }
}
