import EnvlintSyntax
import Testing

@testable import EnvlintFacts

/// Which parts of a tree are told apart, by the manifests in it and by what its files import.
@Suite struct WorldsTests {
  private static func manifest(_ targets: [String], dependencies: [String] = []) -> PackageManifest {
    PackageManifest(
      isComplete: true, targets: targets.map { .init(name: $0, path: nil, kind: .regular) },
      localDependencies: dependencies, deploymentTargets: [.iOS: PlatformVersion("17")!])
  }

  /// The files of each world, by their paths.
  private func worlds(
    _ paths: [String], _ layout: ProjectLayout, imports: [String: Set<String>] = [:]
  ) -> [[String]] {
    let paths = paths.sorted()
    let worlds = Worlds(paths: paths, layout: layout) { files in files.map { imports[paths[$0]] ?? [] } }
    #expect(worlds.all.flatMap(\.files).sorted() == Array(paths.indices), "each file is in one world")
    return worlds.all.map { $0.files.map { paths[$0] } }
  }

  @Test func withoutManifestsAllIsOne() {
    #expect(worlds(["A/A.swift", "B/B.swift"], ProjectLayout()) == [["A/A.swift", "B/B.swift"]])
    #expect(worlds([], ProjectLayout()) == [])
  }

  @Test func packagesAreOneByPathAlone() {
    var layout = ProjectLayout()
    layout.manifests = [
      ("A/Package.swift", Self.manifest(["A"], dependencies: ["../C/"])),
      ("B/Package.swift", Self.manifest(["B"], dependencies: ["../Gone", "/else/where", "../../.."])),
      ("C/Package.swift", Self.manifest(["C"])),
    ]
    let files = ["A/Sources/A/A.swift", "B/Sources/B/B.swift", "C/Sources/C/C.swift"]
    // An import changes nothing where a manifest is complete.
    #expect(worlds(files, layout, imports: [files[1]: ["C"]]) == [[files[0], files[2]], [files[1]]])
    layout.manifests[1].manifest.areDependenciesComplete = false
    #expect(worlds(files, layout, imports: [files[1]: ["C"]]) == [files])
    #expect(worlds(files, layout, imports: [files[1]: ["D"]]) == [[files[0], files[2]], [files[1]]])
  }

  @Test func aPackageInAnotherOnesFolderIsApart() {
    var layout = ProjectLayout()
    layout.manifests = [
      ("Package.swift", Self.manifest(["Kit"])), ("Tools/Package.swift", Self.manifest(["Tool"])),
    ]
    #expect(
      worlds(["Sources/Kit/A.swift", "Tools/Sources/Tool/B.swift"], layout)
        == [["Sources/Kit/A.swift"], ["Tools/Sources/Tool/B.swift"]])
    layout.manifests[1].manifest.localDependencies = [".."]
    #expect(worlds(["Sources/Kit/A.swift", "Tools/Sources/Tool/B.swift"], layout).count == 1)
  }

  private static func xcode(_ objects: String) -> XcodeProject? {
    XcodeProject(SourceBytes("{objects = {\(objects)};}"))
  }

  private static func app(_ folder: String, _ more: String = "") -> XcodeProject? {
    xcode(
      """
      S = {isa = PBXFileSystemSynchronizedRootGroup; path = \(folder); sourceTree = "<group>"; };
      T = {isa = PBXNativeTarget; fileSystemSynchronizedGroups = (S, ); name = App; };
      \(more)
      """)
  }

  @Test(arguments: [
    "P = {isa = XCLocalSwiftPackageReference; relativePath = ../Kit; };",
    "P = {isa = PBXFileReference; lastKnownFileType = wrapper; name = Kit; path = ../Kit; sourceTree = SOURCE_ROOT; };",
    "P = {isa = PBXFileReference; path = ../Kit; sourceTree = \"<group>\"; };",
    "P = {isa = PBXFileReference; lastKnownFileType = folder; path = Kit; sourceTree = \"<group>\"; };"
      + "G = {isa = PBXGroup; children = (P, ); path = ..; sourceTree = \"<group>\"; };",
    "P = {isa = PBXFileReference; lastKnownFileType = \"wrapper.pb-project\"; path = ../Kit/Kit.xcodeproj; sourceTree = \"<group>\"; };",
  ]) func projectsReferToPackagesAndProjects(_ reference: String) {
    var layout = ProjectLayout()
    layout.manifests = [("Kit/Package.swift", Self.manifest(["Kit"]))]
    layout.xcodeProjects = [("App/App.xcodeproj", Self.app("App")), ("Kit/Kit.xcodeproj", Self.xcode(""))]
    let files = ["App/App/A.swift", "Kit/Sources/Kit/K.swift"]
    #expect(worlds(files, layout) == files.map { [$0] })
    layout.xcodeProjects[0].project = Self.app("App", reference)
    #expect(worlds(files, layout) == [files])
  }

  /// A project that can't be read may compile anything, but nothing in another clone.
  @Test func whatCannotBeReadMayReferToAll() {
    var layout = ProjectLayout()
    layout.manifests = [
      ("Kit/Package.swift", Self.manifest(["Kit"])), ("Clone/Package.swift", Self.manifest(["Other"])),
    ]
    layout.separateFolders = ["Clone"]
    let files = ["App/A.swift", "Clone/Sources/Other/O.swift", "Kit/Sources/Kit/K.swift", "Loose.swift"]
    layout.xcodeProjects = [("App/App.xcodeproj", Self.xcode(""))]
    #expect(worlds(files, layout) == files.map { [$0] })
    layout.xcodeProjects[0].project = nil
    #expect(worlds(files, layout) == [[files[0], files[2], files[3]], [files[1]]])
    layout.xcodeProjects = []
    layout.workspaces = [("App/All.xcworkspace", nil)]
    #expect(worlds(files, layout) == [[files[0], files[2], files[3]], [files[1]]])
  }

  @Test func aFileBelongsToWhoCompilesIt() {
    var layout = ProjectLayout()
    layout.xcodeProjects = [("One/One.xcodeproj", Self.app("../Shared")), ("Two/Two.xcodeproj", Self.app("App"))]
    let files = ["Notes.swift", "One/Help.swift", "Shared/S.swift", "Two/App/T.swift"]
    #expect(worlds(files, layout) == [["Notes.swift"], ["One/Help.swift", "Shared/S.swift"], ["Two/App/T.swift"]])
    // A file of two projects makes them one.
    layout.xcodeProjects[1].project = Self.app("../Shared")
    #expect(worlds(files, layout) == [["Notes.swift"], Array(files[1...])])
  }

  @Test func testsBelongToTheirProject() {
    var layout = ProjectLayout()
    let tests = """
      U = {isa = PBXFileSystemSynchronizedRootGroup; path = ../AppTests; sourceTree = "<group>"; };
      V = {isa = PBXNativeTarget; fileSystemSynchronizedGroups = (U, ); name = AppTests;
      productType = "com.apple.product-type.bundle.unit-test"; };
      """
    layout.xcodeProjects = [("App/App.xcodeproj", Self.app("App", tests))]
    #expect(worlds(["App/App/A.swift", "AppTests/T.swift"], layout) == [["App/App/A.swift", "AppTests/T.swift"]])
  }

  @Test func aWorkspaceHoldsTogether() {
    var layout = ProjectLayout()
    layout.manifests = [
      ("Packages/Kit/Package.swift", Self.manifest(["Kit"])), ("Else/Package.swift", Self.manifest(["Else"])),
    ]
    layout.xcodeProjects = [("App/App.xcodeproj", Self.app("App"))]
    let files = ["App/App/A.swift", "Else/Sources/Else/E.swift", "Packages/Kit/Sources/Kit/K.swift"]
    #expect(worlds(files, layout).count == 3)
    for kit in ["Packages/Kit", "Packages"] {
      layout.workspaces = [
        (
          "All.xcworkspace",
          XcodeWorkspace(
            SourceBytes(
              "<Workspace><FileRef location = \"group:App/App.xcodeproj\"></FileRef><FileRef location=\"group:\(kit)\"/>"
            ))
        )
      ]
      #expect(worlds(files, layout) == [[files[0], files[2]], [files[1]]])
    }
  }

  @Test func whatNoManifestCompilesMayImportAll() {
    var layout = ProjectLayout()
    layout.manifests = [
      ("Packages/Kit/Package.swift", Self.manifest(["swift-kit"])),
      ("Packages/Other/Package.swift", Self.manifest(["Other"])),
    ]
    let (app, kit, other) = (
      "App/A.swift", "Packages/Kit/Sources/swift-kit/K.swift", "Packages/Other/Sources/Other/O.swift"
    )
    #expect(worlds([app, kit, other], layout, imports: [app: ["SwiftUI"]]).count == 3)
    #expect(worlds([app, kit, other], layout, imports: [app: ["swift_kit"]]) == [[app, kit], [other]])
    // A clone imports nothing that is outside of it.
    layout.separateFolders = ["App"]
    #expect(worlds([app, kit, other], layout, imports: [app: ["swift_kit"]]).count == 3)
    layout.separateFolders = ["App", "Packages"]
    #expect(worlds([app, kit, other], layout, imports: [app: ["swift_kit"]]).count == 3)
    #expect(worlds([app, "Loose.swift"], layout) == [[app], ["Loose.swift"]])
  }

  @Test func anImportMeansTheNearerModule() {
    var layout = ProjectLayout()
    layout.manifests = [
      ("A/Core/Package.swift", Self.manifest(["Core"])), ("B/Core/Package.swift", Self.manifest(["Core"])),
    ]
    layout.xcodeProjects = [
      (
        "A/A.xcodeproj", Self.xcode("P = {isa = XCLocalSwiftPackageReference; relativePath = Core; };")
      )
    ]
    let files = ["A/App.swift", "A/Core/Sources/Core/C.swift", "B/Core/Sources/Core/C.swift"]
    #expect(worlds(files, layout, imports: ["A/App.swift": ["Core"]]) == [Array(files[..<2]), [files[2]]])
    layout.xcodeProjects[0].project = nil
    // Which of two is meant isn't known.
    #expect(worlds(files, layout, imports: ["A/App.swift": ["Core"]]) == [files])
  }

  // MARK: What else belongs together

  /// A package with a module `Core`, and an app that no manifest in the tree compiles.
  private static let (core, app) = ("Core/Sources/Core/C.swift", "App/A.swift")

  private func corePackage() -> ProjectLayout {
    var layout = ProjectLayout()
    layout.manifests = [("Core/Package.swift", Self.manifest(["Core"]))]
    return layout
  }

  @Test func compiledFilesImportFromOtherWorldsToo() {
    var layout = corePackage()
    layout.xcodeProjects = [("App/App.xcodeproj", Self.app("."))]
    #expect(worlds([Self.app, Self.core], layout, imports: [Self.app: ["UIKit"]]).count == 2)
    #expect(worlds([Self.app, Self.core], layout, imports: [Self.app: ["Core"]]).count == 1)
  }

  @Test func anUnknownModuleMayBeThatOfATargetWhoseNameIsComputed() {
    var layout = corePackage()
    #expect(worlds([Self.app, Self.core], layout, imports: [Self.app: ["Other"]]).count == 2)
    layout.manifests[0].manifest.isComplete = false
    #expect(worlds([Self.app, Self.core], layout, imports: [Self.app: ["Other"]]).count == 1)
    #expect(worlds([Self.app, Self.core], layout, imports: [Self.app: ["SwiftUI"]]).count == 2)
  }

  @Test func podsAreModules() {
    var layout = ProjectLayout()
    layout.podSpecifications = ["Core/Core-Kit.podspec", "Other/Other.podspec"]
    layout.xcodeProjects = [("Core/Example/App.xcodeproj", Self.app("."))]
    let files = ["Core/Classes/C.swift", "Core/Example/A.swift", "Other/O.swift"]
    #expect(worlds(files, layout) == files.map { [$0] })
    #expect(worlds(files, layout, imports: [files[1]: ["Core_Kit"]]) == [Array(files[..<2]), [files[2]]])
  }

  @Test func specificationsAndLinksReferToFolders() {
    var layout = corePackage()
    layout.projectSpecifications = [("App/project.yml", ["name", "App", "../Core/Sources", "~", "/", "../.."])]
    #expect(worlds([Self.app, Self.core], layout).count == 1)
    layout.projectSpecifications[0].words = ["Sources", "App", ".", ".."]
    #expect(worlds([Self.app, Self.core], layout).count == 2)
    layout.links = [("App/Shared", "Core/Sources")]
    #expect(worlds([Self.app, Self.core], layout).count == 1)
    layout.links = [("App/Shared", "Gone")]
    #expect(worlds([Self.app, Self.core], layout).count == 2)
  }

  /// A package may compile files in the folder of another one.
  @Test func packagesThatCompileTheSameFilesAreOne() {
    var layout = corePackage()
    layout.manifests.append(("Package.swift", Self.manifest(["All"])))
    #expect(worlds([Self.app, Self.core], layout).count == 2)
    layout.manifests[1].manifest.targets[0].path = "Core/Sources/Core"
    #expect(worlds([Self.app, Self.core], layout).count == 1)
  }

  /// Versions of Swift that read another manifest may find another dependency in it.
  @Test func allManifestsOfAPackageCount() {
    var layout = corePackage()
    layout.manifests.append(("App/Package.swift", Self.manifest(["App"])))
    layout.manifests.append(("App/Package@swift-5.9.swift", Self.manifest(["App"])))
    #expect(worlds([Self.app, Self.core], layout).count == 2)
    layout.manifests[2].manifest.localDependencies = ["../Core"]
    #expect(worlds([Self.app, Self.core], layout).count == 1)
  }

  @Test(arguments: ["../core", "../CORE/sources/core"]) func caseMeansNothingInPaths(_ path: String) {
    var layout = corePackage()
    layout.xcodeProjects = [
      ("App/App.xcodeproj", Self.xcode("P = {isa = XCLocalSwiftPackageReference; relativePath = \(path); };"))
    ]
    #expect(worlds([Self.app, Self.core], layout).count == 1)
    layout.xcodeProjects = [("App/App.xcodeproj", Self.app(path))]
    #expect(worlds([Self.app, Self.core], layout).count == 1)
  }

  /// Its project is generated, so only the folder is there.
  @Test func aProjectThatIsNotThereStandsForItsFolder() {
    var layout = ProjectLayout()
    let reference =
      "P = {isa = PBXFileReference; lastKnownFileType = \"wrapper.pb-project\"; path = ../Core/Core.xcodeproj; sourceTree = \"<group>\"; };"
    layout.xcodeProjects = [("App/App.xcodeproj", Self.xcode(reference))]
    #expect(worlds([Self.app, Self.core], layout).count == 1)
    layout.xcodeProjects = [("App/App.xcodeproj", Self.xcode(""))]
    #expect(worlds([Self.app, Self.core], layout).count == 2)
  }

  /// What is cloned into a project may be used by it, but uses nothing of it.
  @Test func clonesAreUsedFromOutside() {
    var layout = corePackage()
    layout.separateFolders = ["Core"]
    #expect(worlds([Self.app, Self.core], layout, imports: [Self.app: ["Core"]]).count == 1)
    layout.separateFolders = ["App"]
    #expect(worlds([Self.app, Self.core], layout, imports: [Self.app: ["Core"]]).count == 2)
  }

  @Test func whatIsInNoFolderIsSaidToBe() {
    let files = [Self.app, Self.core]
    let worlds = Worlds(paths: files, layout: corePackage()) { $0.map { _ in [] } }
    #expect(worlds.all.map(\.holdsRest) == [true, false])
    #expect(Worlds(undivided: files, hasManifest: false).all.map(\.holdsRest) == [true])
    #expect(Worlds(undivided: files, hasManifest: true).all.map(\.holdsRest) == [false])
    #expect(Worlds(undivided: [], hasManifest: true).all.isEmpty)
  }

  @Test func theBaseHoldsAllFolders() {
    func base(_ folders: [String]) -> String { Worlds.World(folders: folders, files: []).base }
    #expect(base(["A/B", "A/B/C", "A/Bc"]) == "A")
    #expect(base(["A/B"]) == "A/B")
    #expect(base(["", "A"]) == "")
    #expect(base([]) == "")
    #expect(Worlds.World(folders: ["A/B", "A/B/C", "A/Bc"], files: []).outerFolders == ["A/B", "A/Bc"])
  }

  // MARK: Reading

  @Test(arguments: [
    ("<FileRef location = \"group:App.xcodeproj\">", ["App.xcodeproj"]),
    ("<FileRef\n location='container:../A &amp; B/C.xcodeproj'/>", ["../A & B/C.xcodeproj"]),
    (
      "<Group location = \"group:Libs\" name = \"Libs\"><FileRef location = \"group:Kit\"/></Group><FileRef location=\"group:X\"/>",
      ["Libs/Kit", "X"]
    ),
    ("<Group location = \"container:\" name = \"All\"><FileRef location = \"group:Kit\"/></Group>", ["Kit"]),
    ("<Group location=\"developer:SDK\"><FileRef location=\"group:Kit\"/></Group><FileRef location=\"self:\"/>", []),
    ("<FileRef location = \"absolute:/Kit\"/><FileRef location = \"group\"/><FileRef/><FileRef location = ", []),
    ("<Group name=\"All\"><FileRef location=\"group:Kit\"/></Group>", ["Kit"]),
    ("<!-- <FileRef location=\"group:Old\"/> --><FileRef location=\"group:Kit\"/><!--->", ["Kit"]),
    ("</Group></Group><FileRef location = \"group:Kit\"/>", ["Kit"]), ("", []),
  ]) func workspacesListItems(_ text: String, _ items: [String]) {
    #expect(XcodeWorkspace(SourceBytes("<Workspace>" + text))?.items == items)
    #expect(XcodeWorkspace(SourceBytes(text)) == nil)
  }

  @Test func importsAreFoundInAnyForm() {
    let text = """
      import Plain
      @testable import Tested
      public import  struct Deep.Inner.Type
      import `Quoted`
      @_exported\timport\tTabbed; import Second
      let importOne = 1, important = 2
      imports Nothing
      """
    let found = SourceBytes(text).importedModules
    #expect(found.isSuperset(of: ["Plain", "Tested", "Deep", "Tabbed", "Second", "Quoted"]))
    #expect(found.isDisjoint(with: ["One", "ant", "Nothing", "Inner", "Type"]))
    #expect(SourceBytes("import").importedModules.isEmpty && SourceBytes("import ").importedModules.isEmpty)
    #expect(SourceBytes("import Core").importedModules == ["Core"])
  }
}
