/// The objects of a project that tell of targets and files. Its texts are parts of the bytes that it was read from.
struct XcodeObjects {
  typealias Text = PropertyListReader.Text

  enum Kind {
    case target, sources, buildFile, file, group, folder, exceptions, project, configuration, configurationList, package

    private static let names: [(name: StaticString, kind: Kind)] = [
      ("PBXBuildFile", .buildFile), ("PBXFileReference", .file), ("PBXGroup", .group), ("PBXVariantGroup", .group),
      ("PBXNativeTarget", .target), ("PBXSourcesBuildPhase", .sources), ("PBXProject", .project),
      ("PBXFileSystemSynchronizedRootGroup", .folder), ("XCBuildConfiguration", .configuration),
      ("XCConfigurationList", .configurationList), ("XCLocalSwiftPackageReference", .package),
      ("PBXFileSystemSynchronizedBuildFileExceptionSet", .exceptions),
    ]

    /// Nil for objects that tell nothing of files.
    init?(_ name: Text) {
      guard let known = Kind.names.first(where: { name.matches($0.name) }) else { return nil }
      self = known.kind
    }
  }

  /// The properties of an object, whatever its kind; named like the keys of the format. Read by name, and not by key paths, which take many
  /// times as long.
  struct Object {
    var kind: Kind?
    var path: Text?
    var name: Text?
    var sourceTree: Text?
    var fileRef: Text?
    var target: Text?
    var projectDirPath: Text?
    var productType: Text?
    var children: [Text] = []
    var buildPhases: [Text] = []
    var files: [Text] = []
    var fileSystemSynchronizedGroups: [Text] = []
    var exceptions: [Text] = []
    var membershipExceptions: [Text] = []
    var buildConfigurationList: Text?
    var buildConfigurations: [Text] = []
    var baseConfigurationReference: Text?
    var baseConfigurationReferenceAnchor: Text?
    var baseConfigurationReferenceRelativePath: Text?
    var relativePath: Text?
    var platformFilter: Text?
    var platformFilters: [Text] = []
    var lastKnownFileType: Text?
    var buildSettings = BuildSettingsLayer()

    /// Reads the value after a key; false where that is not what it should be.
    mutating func read(_ key: Text, _ reader: inout PropertyListReader) -> Bool {
      if key.matches("path") { return reader.read(&path) }
      if key.matches("name") { return reader.read(&name) }
      if key.matches("sourceTree") { return reader.read(&sourceTree) }
      if key.matches("fileRef") { return reader.read(&fileRef) }
      if key.matches("target") { return reader.read(&target) }
      if key.matches("projectDirPath") { return reader.read(&projectDirPath) }
      if key.matches("productType") { return reader.read(&productType) }
      if key.matches("children") { return reader.read(&children) }
      if key.matches("buildPhases") { return reader.read(&buildPhases) }
      if key.matches("files") { return reader.read(&files) }
      if key.matches("fileSystemSynchronizedGroups") { return reader.read(&fileSystemSynchronizedGroups) }
      if key.matches("exceptions") { return reader.read(&exceptions) }
      if key.matches("membershipExceptions") { return reader.read(&membershipExceptions) }
      if key.matches("buildConfigurationList") { return reader.read(&buildConfigurationList) }
      if key.matches("buildConfigurations") { return reader.read(&buildConfigurations) }
      if key.matches("baseConfigurationReference") { return reader.read(&baseConfigurationReference) }
      if key.matches("baseConfigurationReferenceAnchor") { return reader.read(&baseConfigurationReferenceAnchor) }
      if key.matches("baseConfigurationReferenceRelativePath") {
        return reader.read(&baseConfigurationReferenceRelativePath)
      }
      if key.matches("relativePath") { return reader.read(&relativePath) }
      if key.matches("platformFilter") { return reader.read(&platformFilter) }
      if key.matches("platformFilters") { return reader.read(&platformFilters) }
      if key.matches("lastKnownFileType") { return reader.read(&lastKnownFileType) }
      if key.matches("buildSettings") { return reader.read(&buildSettings) }
      return reader.skipValue()
    }
  }

  private(set) var objects: [Text: Object] = [:]
  /// For each child the group that it is in.
  private var groups: [Text: Text] = [:]
  private var projectFolder = ""

  /// Nil when it is no project.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    var reader = PropertyListReader(bytes)
    var all: [Text: Object] = [:]
    let isRead = reader.readDictionary { reader, key in
      guard key.matches("objects") else { return reader.skipValue() }
      return reader.readDictionary { reader, id in
        guard let object = XcodeObjects.read(&reader) else { return false }
        if object.kind != nil { all[id] = object }
        return true
      }
    }
    guard isRead else { return nil }
    objects = all
    for (id, object) in all {
      if object.kind == .project { projectFolder = object.projectDirPath?.string ?? "" }
      for child in object.children { groups[child] = id }
    }
  }

  /// Nil when it cannot be read; without a kind where it is of another one.
  private static func read(_ reader: inout PropertyListReader) -> Object? {
    var object = Object()
    var isOther = false
    let isRead = reader.readDictionary { reader, key in
      if key.matches("isa") {
        guard let name = reader.readText() else { return false }
        object.kind = Kind(name)
        isOther = object.kind == nil
        return true
      }
      return isOther ? reader.skipValue() : object.read(key, &reader)
    }
    return isRead ? object : nil
  }

  func object(_ id: Text?, _ kind: Kind) -> Object? {
    guard let id, let object = objects[id], object.kind == kind else { return nil }
    return object
  }

  private static let testProducts: [StaticString] = [
    "com.apple.product-type.bundle.unit-test", "com.apple.product-type.bundle.ui-testing",
  ]

  /// The targets, in the order of their names and numbers.
  ///
  /// - Parameter files: reads files of build settings.
  func targets(_ files: inout BuildConfigurationFiles) -> [XcodeProject.Target] {
    let sorted = objects.filter { $1.kind == .target }
      .map { (name: $1.name?.string ?? "", id: $0.string ?? "", key: $0, object: $1) }
      .sorted { ($0.name, $0.id) < ($1.name, $1.id) }
    let additions = self.additions
    let project = projectConfigurations
    return sorted.map { name, _, id, object in
      var target = XcodeProject.Target(name: name)
      target.isTest = XcodeObjects.testProducts.contains { object.productType?.matches($0) == true }
      if !target.isTest { target.settings = compilerSettings(of: object, project, &files) }
      target.isExtension = object.productType?.string?.hasPrefix("com.apple.product-type.app-extension") ?? false
      let listed = listedFiles(of: object)
      target.files = (listed.map(\.path) + (additions[id] ?? [])).sorted()
      for file in listed { if let systems = file.systems { target.filters[file.path] = systems } }
      target.folders = object.fileSystemSynchronizedGroups.compactMap { folder in
        guard let group = self.object(folder, .folder), let path = path(of: folder) else { return nil }
        let excluded = exceptions(of: group).filter { $0.target == id }.flatMap(\.files)
        return XcodeProject.SynchronizedFolder(path: path, excluded: excluded.sorted())
      }
      return target
    }
  }

  private static let folderTypes: [StaticString] = ["wrapper", "folder", "wrapper.pb-project"]

  /// The paths of packages and further projects, relative to the folder of the project, and of all files without a type; sorted.
  var references: [String] {
    objects.compactMap { id, object in
      if object.kind == .package { return object.relativePath?.string }
      guard object.kind == .file else { return nil }
      if let type = object.lastKnownFileType, !XcodeObjects.folderTypes.contains(where: { type.matches($0) }) {
        return nil
      }
      return path(of: id)
    }.sorted()
  }

  /// By the target, the files of folders that it does not have as a whole.
  private var additions: [Text: [String]] {
    var additions: [Text: [String]] = [:]
    for (id, folder) in objects where folder.kind == .folder {
      guard let path = path(of: id) else { continue }
      for (target, files) in exceptions(of: folder)
      where objects[target]?.fileSystemSynchronizedGroups.contains(id) != true {
        additions[target, default: []] += files.filter { $0.hasSuffix(".swift") }.map { joined(path, $0) }
      }
    }
    return additions
  }

  /// The files of a folder that are treated otherwise, by the target: left out of one that has the folder, a part of another one.
  private func exceptions(of folder: Object) -> [(target: Text, files: [String])] {
    folder.exceptions.compactMap { id in
      guard let set = object(id, .exceptions), let target = set.target else { return nil }
      return (target, set.membershipExceptions.compactMap(\.string))
    }
  }

  /// The Swift files of a target's phases of sources.
  private func listedFiles(of target: Object) -> [(path: String, systems: Set<BuildSystem>?)] {
    target.buildPhases.compactMap { object($0, .sources) }.flatMap(\.files).compactMap { id in
      guard let item = object(id, .buildFile), let file = item.fileRef, object(file, .file) != nil,
        let path = path(of: file), path.hasSuffix(".swift")
      else { return nil }
      let filters = ([item.platformFilter].compactMap(\.self) + item.platformFilters).map { $0.string ?? "" }
      return (path, filters.isEmpty ? nil : BuildSystem.all(ofFilters: filters))
    }
  }

  /// More groups in one another are a mistake.
  private static let deepest = 256

  /// The path of a file or group, relative to the folder of the project; nil where it lies elsewhere.
  func path(of id: Text) -> String? {
    var path = ""
    var next: Text? = id
    for _ in 0..<XcodeObjects.deepest {
      guard let current = next, let object = objects[current] else { return joined(projectFolder, path) }
      path = joined(object.path?.string ?? "", path)
      if object.sourceTree?.matches("SOURCE_ROOT") == true { return joined(projectFolder, path) }
      guard object.sourceTree?.matches("<group>") == true else { return nil }
      next = groups[current]
    }
    return nil
  }

  func joined(_ folder: String, _ path: String) -> String {
    folder.isEmpty ? path : path.isEmpty ? folder : folder + "/" + path
  }
}
