import EnvlintSyntax

/// A declaration or extension by its place: the index of its file, and its index in that file's `containers`.
public struct ContainerID: Sendable, Hashable {
  public var file: Int
  public var container: Int
}

/// A member of a type, with the declaration or extension that has it.
public struct Member<Declaration: Sendable>: Sendable {
  public var declaration: Declaration
  public var id: ContainerID
}

/// The files of a project with their facts, by index and by name, and the answers found so far. Copying a reference to it is all that the
/// parts of the index cost.
///
/// **Invariant:** every answer depends on the project's contents alone, never on what was asked before, nor on the thread that asks.
/// **Invariant:** every lookup by name goes through `NameTables`, which parses the files that declare the name.
public final class Project: Sendable {
  let tables: NameTables
  let settings: ProjectSettings
  /// Answers that are expensive, each found when it is first asked for.
  let answers: Answers
  /// The findings collected from the files that are parsed from the start.
  let collected: Collected
  /// The facts of files that were read again for the uses of more names, by the index of the file; see `Usage.reading`.
  let readings: [Int: FileFacts]

  init(_ facts: ProjectFacts, _ settings: ProjectSettings) {
    self.settings = settings
    tables = NameTables(facts, settings: settings)
    answers = Answers(facts.source)
    collected = Collected()
    readings = [:]
  }

  private init(_ other: Project, collected: Collected, readings: [Int: FileFacts]) {
    settings = other.settings
    tables = other.tables
    answers = other.answers
    self.collected = collected
    self.readings = readings
  }

  func with(_ collected: Collected) -> Project { Project(self, collected: collected, readings: readings) }

  /// The project with other facts of the code in some files; their declarations stay as they are.
  func with(readings: [Int: FileFacts]) -> Project {
    Project(self, collected: collected, readings: self.readings.merging(readings) { _, new in new })
  }
}

/// The declarations, reads and injections of a project's files, collected once, file by file.
struct Collected: Sendable {
  /// Every key of the project, in source order.
  var keys: [EnvironmentKey] = []
  /// Indices of the keys in app code, ascending.
  var keysInApp: [Int] = []
  /// Every environment property of the types of the project, in source order.
  var properties: [EnvironmentProperty] = []
  /// Indices of the properties in app code, ascending.
  var propertiesInApp: [Int] = []
  /// The range of a file's properties among all, by the index of the file.
  var propertyRanges: [Int: Range<Int>] = [:]
  /// Every property of app code that looks an object up, in a type that SwiftUI fills in, in source order.
  var lookups: [ObjectLookup] = []
  /// The extensions of SwiftUI's `EnvironmentValues`, in source order.
  var environmentExtensions: [ContainerID] = []
  /// The instance properties in them, by name, in source order.
  var keyPlaces: [String: [KeyPlace]] = [:]
  /// The meanings of the uses in each file, by the index of the file.
  var meaningsOfUses: [Int: UseMeanings] = [:]
  /// The keys that the injections of objects set, by the index of the file; see `FileFindings.injectedObjects`.
  var injectedObjects: [Int: [Injection.Link: InjectedKey?]] = [:]
  /// The injections of app code.
  var injections = InjectionSummary()

  /// A property of a container.
  struct KeyPlace: Sendable {
    var id: ContainerID
    /// Index in the container's `properties`.
    var property: Int
  }

  mutating func add(_ findings: FileFindings, of file: Int) {
    keysInApp += findings.keysInApp.map { keys.count + $0 }
    keys += findings.keys
    if !findings.properties.isEmpty {
      propertiesInApp += findings.propertiesInApp.map { properties.count + $0 }
      propertyRanges[file] = properties.count..<properties.count + findings.properties.count
      properties += findings.properties
      lookups += findings.lookups
    }
    for value in findings.provided { injections.add(value) }
    if !findings.injectedObjects.isEmpty { injectedObjects[file] = findings.injectedObjects }
    if let meanings = findings.useMeanings { meaningsOfUses[file] = meanings }
  }
}

/// The declarations, reads and injections of one file.
struct FileFindings {
  var keys: [EnvironmentKey] = []
  var properties: [EnvironmentProperty] = []
  /// Indices of the keys in app code.
  var keysInApp: [Int] = []
  /// Indices of the properties in app code.
  var propertiesInApp: [Int] = []
  var lookups: [ObjectLookup] = []
  var provided: [ProvidedValue] = []
  /// The keys that injections of objects outside of previews set; nil for an unknown one.
  var injectedObjects: [Injection.Link: InjectedKey?] = [:]
  /// Nil without properties or uses.
  var useMeanings: UseMeanings?
}
