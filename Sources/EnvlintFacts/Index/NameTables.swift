/// Names to declarations, over all loaded files: the immutable storage behind `ProjectIndex`.
final class NameTables: Sendable {
  typealias ContainerID = ProjectIndex.ContainerID

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

  /// Sorted by path.
  let files: [FileFacts]
  /// Whether each file sees SwiftUI.
  let seesSwiftUI: [Bool]
  /// Whether each file is test code.
  let isTest: [Bool]

  private let typesByName: [String: [ContainerID]]
  private let extensionsByName: [String: [ContainerID]]
  private let aliasesByName: [String: [AliasID]]
  private let globalsByName: [String: [GlobalID]]
  private let functionNames: Set<String>
  private let macroNames: Set<String>
  /// Paths of the types that exist for previews.
  private let previewTypes: Set<[String]>
  private let demand: NameDemand?

  init(files: [FileFacts], settings: ProjectSettings, demand: NameDemand?) {
    self.files = files
    self.demand = demand
    var types: [String: [ContainerID]] = [:]
    var extensions: [String: [ContainerID]] = [:]
    var aliases: [String: [AliasID]] = [:]
    var globals: [String: [GlobalID]] = [:]
    var previews: Set<[String]> = []
    // Indices instead of elements: the elements are large values, and copying them costs more than all the rest.
    for file in files.indices {
      for index in files[file].containers.indices {
        let id = ContainerID(file: file, container: index)
        let name = files[file].containers[index].name
        if files[file].containers[index].kind == nil {
          extensions[name, default: []].append(id)
        } else {
          types[name, default: []].append(id)
        }
        if files[file].containers[index].inherited.contains(where: NameTables.isPreviewProtocol) {
          previews.insert(files[file].containers[index].path)
        }
        for alias in files[file].containers[index].typealiases.indices {
          aliases[files[file].containers[index].typealiases[alias].name, default: []]
            .append(AliasID(file: file, container: index, index: alias))
        }
      }
      for index in files[file].typealiases.indices {
        aliases[files[file].typealiases[index].name, default: []].append(
          AliasID(file: file, container: nil, index: index))
      }
      for index in files[file].globals.indices {
        globals[files[file].globals[index].name, default: []].append(GlobalID(file: file, index: index))
      }
    }
    typesByName = types
    extensionsByName = extensions
    aliasesByName = aliases
    globalsByName = globals
    functionNames = Set(files.lazy.flatMap { $0.functionNames })
    macroNames = Set(files.lazy.flatMap(\.macros))
    previewTypes = previews
    seesSwiftUI = NameTables.filesThatSeeSwiftUI(files, settings)
    isTest = files.map { file in
      settings.testFiles.contains(file.path)
        || file.imports.contains { ["XCTest", "Testing", "ViewInspector"].contains($0.module) }
    }
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

  private static func isPreviewProtocol(_ type: TypeReference) -> Bool {
    let name = type.simpleName
    return name == "PreviewProvider" || name == "PreviewModifier"
  }

  /// Whether a type or one around it exists for previews, as its declaration or an extension says.
  func isPreviewType(_ path: [String]) -> Bool {
    note(enclosing: path)
    return !previewTypes.isEmpty && path.indices.contains { previewTypes.contains(Array(path[...$0])) }
  }

  /// Notes a name of which no answer is needed, only the files that declare it.
  func note(_ name: String) { demand?.note(name) }

  /// Notes the types around a place, through which nested types are found.
  func note(enclosing path: [String]) {
    guard let demand else { return }
    for name in path { demand.note(name) }
  }

  /// Declarations of types with that simple name.
  func types(named name: String) -> [ContainerID] {
    demand?.note(name)
    return typesByName[name] ?? []
  }

  /// Extensions of what has that name last.
  func extensions(of name: String) -> [ContainerID] {
    demand?.note(name)
    return extensionsByName[name] ?? []
  }

  func aliases(named name: String) -> [AliasID] {
    demand?.note(name)
    return aliasesByName[name] ?? []
  }

  func globals(named name: String) -> [GlobalID] {
    demand?.note(name)
    return globalsByName[name] ?? []
  }

  func hasFunction(named name: String) -> Bool {
    demand?.note(name)
    return functionNames.contains(name)
  }

  func hasMacro(named name: String) -> Bool {
    demand?.note(name)
    return macroNames.contains(name)
  }
}
