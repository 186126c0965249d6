import EnvlintSyntax

/// What a project of Xcode (`project.pbxproj`) says about which of its targets compile which Swift files, and for which systems.
///
/// Source: the format has no documentation; what is read here is what Xcode 16 and 26 write.
public struct XcodeProject: Sendable, Equatable {
  public struct Target: Sendable, Equatable {
    public var name: String
    /// The Swift files that are listed one by one, relative to the folder of the project.
    public var files: [String] = []
    public var folders: [SynchronizedFolder] = []
  }

  /// A folder all of whose files belong to a target, but for some.
  public struct SynchronizedFolder: Sendable, Equatable {
    /// Relative to the folder of the project.
    public var path: String
    /// Files and folders that do not belong to the target, relative to the folder.
    public var excluded: [String]
  }

  public var targets: [Target]
  /// The lowest ones that it writes out.
  public var deploymentTargets: DeploymentTargets

  /// Nil where the text is no project, or one that cannot be read. Cost: linear in the bytes.
  public init?(_ source: SourceBytes) {
    guard let objects = Objects(source) else { return nil }
    targets = objects.targets
    deploymentTargets = DeploymentTargets(xcodeProject: source)
  }
}

/// The objects of a project that tell of targets and files.
private struct Objects {
  private enum Kind: String {
    case target = "PBXNativeTarget"
    case sources = "PBXSourcesBuildPhase"
    case buildFile = "PBXBuildFile"
    case file = "PBXFileReference"
    case group = "PBXGroup"
    case variants = "PBXVariantGroup"
    case folder = "PBXFileSystemSynchronizedRootGroup"
    case exceptions = "PBXFileSystemSynchronizedBuildFileExceptionSet"
    case project = "PBXProject"
  }

  private struct Object {
    var kind: Kind
    var texts: [String: String] = [:]
    var lists: [String: [String]] = [:]
  }

  private static let textKeys: Set<String> = ["path", "name", "sourceTree", "fileRef", "target", "projectDirPath"]
  private static let listKeys: Set<String> = [
    "children", "buildPhases", "files", "fileSystemSynchronizedGroups", "exceptions", "membershipExceptions",
  ]

  private var objects: [String: Object] = [:]
  /// For each child the group that it stands in.
  private var groups: [String: String] = [:]
  private var projectFolder = ""

  init?(_ source: SourceBytes) {
    var reader = PropertyListReader(source)
    var all: [String: Object] = [:]
    let isRead = reader.readDictionary { reader, key in
      guard key == "objects" else { return reader.skipValue() }
      return reader.readDictionary { reader, id in
        guard let object = Objects.read(&reader) else { return false }
        if let object = object { all[id] = object }
        return true
      }
    }
    guard isRead else { return nil }
    objects = all
    for (id, object) in all {
      if object.kind == .project { projectFolder = object.texts["projectDirPath"] ?? "" }
      for child in object.lists["children"] ?? [] { groups[child] = id }
    }
  }

  /// Nil when it cannot be read; nil inside where the object is of another kind.
  private static func read(_ reader: inout PropertyListReader) -> Object?? {
    var kind: Kind?
    var isOther = false
    var texts: [String: String] = [:]
    var lists: [String: [String]] = [:]
    let isRead = reader.readDictionary { reader, key in
      if key == "isa" {
        guard let name = reader.readText() else { return false }
        kind = Kind(rawValue: name)
        isOther = kind == nil
        return true
      }
      if !isOther, textKeys.contains(key) {
        texts[key] = reader.readText()
        return texts[key] != nil
      }
      if !isOther, listKeys.contains(key) {
        lists[key] = reader.readList()
        return lists[key] != nil
      }
      return reader.skipValue()
    }
    guard isRead else { return nil }
    return .some(kind.map { Object(kind: $0, texts: texts, lists: lists) })
  }

  private func object(_ id: String?, _ kind: Kind) -> Object? {
    guard let id, let object = objects[id], object.kind == kind else { return nil }
    return object
  }

  /// The targets, in the order of their names and numbers.
  var targets: [XcodeProject.Target] {
    let ids = objects.filter { $0.value.kind == .target }.keys.sorted {
      (objects[$0]?.texts["name"] ?? "", $0) < (objects[$1]?.texts["name"] ?? "", $1)
    }
    var additions: [String: [String]] = [:]
    for (id, folder) in objects where folder.kind == .folder {
      guard let path = path(of: id) else { continue }
      for (target, files) in exceptions(of: folder) where !isSynchronized(id, with: target) {
        additions[target, default: []] += files.filter { $0.hasSuffix(".swift") }.map { joined(path, $0) }
      }
    }
    return ids.map { id in
      var target = XcodeProject.Target(name: objects[id]?.texts["name"] ?? "")
      target.files = (listedFiles(of: id) + (additions[id] ?? [])).sorted()
      target.folders = (objects[id]?.lists["fileSystemSynchronizedGroups"] ?? []).compactMap { folder in
        guard let object = object(folder, .folder), let path = path(of: folder) else { return nil }
        let excluded = exceptions(of: object).filter { $0.target == id }.flatMap(\.files)
        return XcodeProject.SynchronizedFolder(path: path, excluded: excluded.sorted())
      }
      return target
    }
  }

  /// The files of a folder that are treated otherwise, by the target: left out of one that has the folder, a part of another one.
  private func exceptions(of folder: Object) -> [(target: String, files: [String])] {
    (folder.lists["exceptions"] ?? []).compactMap { id in
      guard let set = object(id, .exceptions), let target = set.texts["target"] else { return nil }
      return (target, set.lists["membershipExceptions"] ?? [])
    }
  }

  private func isSynchronized(_ folder: String, with target: String) -> Bool {
    objects[target]?.lists["fileSystemSynchronizedGroups"]?.contains(folder) ?? false
  }

  /// The Swift files of a target's phase of sources.
  private func listedFiles(of target: String) -> [String] {
    let phases = (objects[target]?.lists["buildPhases"] ?? []).compactMap { object($0, .sources) }
    return phases.flatMap { $0.lists["files"] ?? [] }.compactMap { id in
      guard let file = object(id, .buildFile)?.texts["fileRef"], object(file, .file) != nil, let path = path(of: file),
        path.hasSuffix(".swift")
      else { return nil }
      return path
    }
  }

  /// More groups in one another are a mistake.
  private static let deepest = 256

  /// The path of a file or group, relative to the folder of the project; nil where it lies elsewhere.
  private func path(of id: String) -> String? {
    var path = ""
    var next: String? = id
    for _ in 0..<Objects.deepest {
      guard let current = next, let object = objects[current] else { return joined(projectFolder, path) }
      switch object.texts["sourceTree"] {
      case "<group>": path = joined(object.texts["path"] ?? "", path)
      case "SOURCE_ROOT": return joined(projectFolder, joined(object.texts["path"] ?? "", path))
      default: return nil
      }
      next = groups[current]
    }
    return nil
  }

  private func joined(_ folder: String, _ path: String) -> String {
    folder.isEmpty ? path : path.isEmpty ? folder : folder + "/" + path
  }
}
