/// What the whole project says about the environment.
///
/// Input: the facts of every file. Output: look-ups by name, and the keys, reads and injections of the project.
/// Immutable and deterministic: the same files give the same index, whatever their order.
///
/// **Invariant:** unknown is a case of every answer. What cannot be decided is `unresolved`, never a guess.
public struct ProjectIndex: Sendable {
  /// Sorted by path.
  public let files: [FileFacts]
  public let settings: ProjectSettings

  /// Where a container stands: index of the file, index in its `containers`.
  public struct ContainerID: Sendable, Hashable {
    public var file: Int
    public var container: Int
  }

  /// Type declarations by simple name.
  let typesByName: [String: [ContainerID]]
  /// Extensions by the last name of what they extend.
  let extensionsByName: [String: [ContainerID]]
  let aliasesByName: [String: [AliasID]]
  let globalsByName: [String: [GlobalID]]
  let functionNames: Set<String>
  /// Whether each file sees SwiftUI.
  let seesSwiftUI: [Bool]
  /// Whether each file is test code.
  let isTest: [Bool]

  /// Every key of the project, in source order.
  public private(set) var keys: [EnvironmentKey] = []
  /// Every environment property of the types of the project, in source order.
  public private(set) var environmentProperties: [EnvironmentProperty] = []
  /// What app code puts into the environment.
  public private(set) var injections = InjectionSummary()

  struct AliasID: Sendable, Hashable {
    var file: Int
    /// Nil for an alias at file level.
    var container: Int?
    var index: Int
  }

  struct GlobalID: Sendable, Hashable {
    var file: Int
    var index: Int
  }

  /// Merges the facts of all files.
  public init(merging unsorted: [FileFacts], settings: ProjectSettings = ProjectSettings()) {
    files = unsorted.sorted { $0.path < $1.path }
    self.settings = settings
    var types: [String: [ContainerID]] = [:]
    var extensions: [String: [ContainerID]] = [:]
    var aliases: [String: [AliasID]] = [:]
    var globals: [String: [GlobalID]] = [:]
    var functions: Set<String> = []
    for (fileIndex, file) in files.enumerated() {
      for (index, container) in file.containers.enumerated() {
        let id = ContainerID(file: fileIndex, container: index)
        if container.kind == nil {
          extensions[container.name, default: []].append(id)
        } else {
          types[container.name, default: []].append(id)
        }
        for (aliasIndex, alias) in container.typealiases.enumerated() {
          aliases[alias.name, default: []].append(AliasID(file: fileIndex, container: index, index: aliasIndex))
        }
      }
      for (index, alias) in file.typealiases.enumerated() {
        aliases[alias.name, default: []].append(AliasID(file: fileIndex, container: nil, index: index))
      }
      for (index, global) in file.globals.enumerated() {
        globals[global.name, default: []].append(GlobalID(file: fileIndex, index: index))
      }
      functions.formUnion(file.functions.map(\.name))
    }
    typesByName = types
    extensionsByName = extensions
    aliasesByName = aliases
    globalsByName = globals
    functionNames = functions
    seesSwiftUI = ProjectIndex.filesThatSeeSwiftUI(files, settings)
    isTest = files.map { file in
      settings.testFiles.contains(file.path)
        || file.imports.contains { ["XCTest", "Testing", "ViewInspector"].contains($0.module) }
    }
    keys = collectKeys()
    environmentProperties = collectEnvironmentProperties()
    injections = collectInjections()
  }

  /// A file counts when it imports SwiftUI, or when some file re-exports SwiftUI to its module: where the borders of modules are
  /// not known, to all.
  private static func filesThatSeeSwiftUI(_ files: [FileFacts], _ settings: ProjectSettings) -> [Bool] {
    func isSwiftUI(_ module: String) -> Bool {
      module == "SwiftUI" || module == "SwiftUICore" || settings.swiftUIModules.contains(module)
    }
    let isReexported = files.contains { $0.imports.contains { $0.isExported && isSwiftUI($0.module) } }
    return files.map { file in isReexported || file.imports.contains { isSwiftUI($0.module) } }
  }

  public func container(_ id: ContainerID) -> Container { files[id.file].containers[id.container] }

  public func location(_ range: Range<UInt32>, in file: Int) -> Location {
    Location(file: files[file].path, range: range)
  }

  /// Whether rules are off at a place: test code by its file, preview code by its surroundings.
  public func isExempt(_ scope: Scope, in file: Int) -> Bool { isTest[file] || scope.isPreview || scope.isBroken }
}
