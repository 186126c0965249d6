import EnvlintConfiguration
import EnvlintSyntax
import Foundation
import Testing

@testable import EnvlintDriver

/// Packages are followed where a package manager has checked them out, and nothing is said about them.
@Suite struct PackageCheckoutTests {
  private static func manifest(_ name: String, _ targets: String) -> String {
    """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "\(name)", platforms: [.iOS(.v17)], targets: [\(targets)])
    """
  }

  /// A container that injects an object of its own, and a class that shows what it is given in a hierarchy of its own. `Base` does the
  /// latter for it.
  private static let kit = [
    "Kit/Package.swift": manifest("Kit", ".target(name: \"Kit\"), .testTarget(name: \"KitTests\")"),
    "Kit/Sources/Kit/Kit.swift": """
    import Base
    import SwiftUI
    @Observable public final class KitStore { public init() {} }
    public struct KitRoot<Content: View>: View {
      @ViewBuilder let content: Content
      public init(@ViewBuilder content: () -> Content) { self.content = content() }
      public var body: some View { content.environment(KitStore()) }
    }
    public struct KitRow: View {
      @Environment(KitStore.self) var store
      public init() {}
      public var body: some View { Text("\\(store)") }
    }
    public final class KitHost<Content: View>: BaseHost<Content> {
      public init(content: Content) { super.init(root: content) }
    }
    """,
    "Kit/Tests/KitTests/KitTests.swift": "import SwiftUI\nstruct KitRow {}\n",
    "Kit/Example/Example.swift":
      "import SwiftUI\n@main struct Example: App { var body: some Scene { WindowGroup { Page() } } }\n",
    "Base/Package.swift": manifest("Base", ".target(name: \"Base\")"),
    "Base/Sources/Base/Base.swift": """
    import SwiftUI
    open class BaseHost<Content: View>: UIHostingController<Content> {
      public init(root: Content) { super.init(rootView: root) }
    }
    """,
    "Other/Package.swift": manifest("Other", ".target(name: \"Other\")"),
    "Other/Sources/Other/Other.swift":
      "import SwiftUI\npublic struct Page: View { public var body: some View { 1 } }\n",
  ]

  private static let app = """
    import Kit
    import SwiftUI
    @Observable final class Store {}
    @main struct Demo: App { var body: some Scene { WindowGroup { KitRoot { Home() }.environment(Store()) } } }
    struct Home: View {
      @Environment(KitStore.self) private var kit
      @Environment(Store.self) private var store
      var body: some View { Text("\\(kit) \\(store)") }
    }
    struct Page: View {
      @Environment(Store.self) private var store
      var body: some View { Text("\\(store)") }
    }
    final class Main: UIViewController {
      func open() { present(KitHost(content: Page()), animated: true) }
    }

    """

  private static let projects = [
    "Package.swift": manifest("App", ".executableTarget(name: \"App\", path: \"App\")"),
    "App.xcodeproj/project.pbxproj": """
    {objects = {
    S0 = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
    T = {isa = PBXNativeTarget; fileSystemSynchronizedGroups = (S0, ); name = App; };
    };}
    """,
  ]

  private func folder(
    _ project: String, _ checkouts: String, _ more: [String: String] = [:]
  ) throws -> TemporaryFolder {
    var files = more
    files[project] = Self.projects[project]
    files["App/App.swift"] = files["App/App.swift"] ?? Self.app
    for (path, text) in Self.kit { files["\(checkouts)/\(path)"] = files["\(checkouts)/\(path)"] ?? text }
    return try TemporaryFolder(files)
  }

  private func proof(_ folder: TemporaryFolder) throws -> String {
    try folder.envlint("prove", ".", "--project-root", ".").output
  }

  private static let places = [
    ("Package.swift", ".build/checkouts"), ("App.xcodeproj/project.pbxproj", "SourcePackages/checkouts"),
    ("App.xcodeproj/project.pbxproj", "build/SourcePackages/checkouts"),
    ("App.xcodeproj/project.pbxproj", "DerivedData/App-abc/SourcePackages/checkouts"),
  ]

  @Test(arguments: places) func aPackageIsFollowedWhereItIsCheckedOut(_ project: String, _ checkouts: String) throws {
    let folder = try folder(project, checkouts)
    let proof = try proof(folder)
    #expect(proof.contains("KitStore: 1 of 1 proven"), "\(proof)")
    #expect(proof.contains("Store: 1 of 2 proven, 1 lacking"), "\(proof)")
    #expect(proof.contains("lacking: the path KitHost → Page doesn't inject it"), "\(proof)")
    let run = try folder.envlint("App/App.swift", "--project-root", ".", "--format", "concise")
    #expect(run.output.contains("App/App.swift:15:25: warning: 'Page' needs 'Store'"), "\(run.output)")
    let doctor = try folder.envlint("doctor", ".", "--project-root", ".").output
    #expect(doctor.contains("packages:\n  \(checkouts)/Base: 2 files\n  \(checkouts)/Kit: 2 files\n"), "\(doctor)")
    #expect(doctor.contains(project == "Package.swift" ? "files: 2\n" : "files: 1\n"), "\(doctor)")
  }

  @Test func withoutItsSourceNothingIsSaid() throws {
    let folder = try folder("Package.swift", "elsewhere")
    try folder.write("excluded: [elsewhere]\n", to: ".envlint.yml")
    let proof = try proof(folder)
    #expect(!proof.contains("KitHost → Page"), "\(proof)")
    #expect(proof.contains("KitStore: 0 of 1 proven"), "\(proof)")
  }

  @Test func aSettingLeavesPackagesOut() throws {
    let folder = try folder("Package.swift", ".build/checkouts", [".envlint.yml": "read_packages: false\n"])
    #expect(try proof(folder).contains("KitStore: 0 of 1 proven"))
    #expect(try folder.envlint("doctor", ".").output.contains("packages: none\n"))
    let shown = try folder.envlint("config", "show").output
    #expect(shown.contains("read_packages: false"), "\(shown)")
  }

  @Test func nothingIsReportedInAPackage() throws {
    let broken = "import SwiftUI\npublic struct Bad: View { @Environment(KitStore.self) var a; func ( }\n"
    let folder = try folder("Package.swift", ".build/checkouts", [".build/checkouts/Kit/Sources/Kit/Bad.swift": broken])
    let run = try folder.envlint(".", "--project-root", ".", "--min-severity", "info", "--format", "concise")
    #expect(!run.output.contains("checkouts"), "\(run.output)")
    #expect(!run.errors.contains("checkouts"), "\(run.errors)")
    let map = try folder.envlint("map", ".", "--project-root", ".").output
    #expect(map.contains("KitStore") && map.contains("Kit:3"), "\(map)")
    let fixed = try folder.envlint(".", "--project-root", ".", "--fix")
    #expect(fixed.status != 2, "\(fixed.errors)")
    #expect(try folder.text(of: ".build/checkouts/Kit/Sources/Kit/Bad.swift") == broken)
  }

  /// Nor does a package see the project: its own `Page` is another one.
  @Test func aModuleOfTheProjectComesFirst() throws {
    let own = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "App", targets: [.executableTarget(name: "App", dependencies: ["Kit"], path: "App"),
        .target(name: "Kit")])
      """
    let folder = try folder(
      "none", ".build/checkouts",
      [
        "Package.swift": own,
        "Sources/Kit/Kit.swift": """
        import SwiftUI
        @Observable public final class KitStore { public init() {} }
        public struct KitRoot<Content: View>: View {
          @ViewBuilder let content: Content
          public var body: some View { content }
        }
        """,
      ])
    #expect(try proof(folder).contains("KitStore: 0 of 1 proven, 1 lacking"))
    #expect(try folder.envlint("doctor", ".", "--project-root", ".").output.contains("packages: none\n"))
  }

  @Test func aProjectWithoutSwiftUIReadsNoPackages() throws {
    let folder = try folder("Package.swift", ".build/checkouts", ["App/App.swift": "import Kit\nprint(1)\n"])
    #expect(try folder.envlint("doctor", ".", "--project-root", ".").output.contains("packages: none\n"))
  }

  /// What an editor keeps from one run to the next changes nothing, also where what is imported changes.
  @Test func keptReadingsChangeNothing() throws {
    let folder = try folder("Package.swift", ".build/checkouts")
    let (linter, cache) = (Linter(settings: Settings(), threads: 2), ReadingCache())
    let paths = ["App/App.swift", "Package.swift"]
    var counts: [Int] = []
    let injected = Self.app.replacing("content: Page()", with: "content: Page().environment(Store())")
    for text in [Self.app, injected, Self.app.replacing("import Kit\n", with: ""), Self.app] {
      try folder.write(text, to: paths[0])
      cache.forget([paths[0]])
      func lint(_ cache: ReadingCache?) throws -> [String] {
        let texts = try paths.map { SourceBytes(try folder.text(of: $0)) }
        var sources = SourceSet(paths: paths) { .bytes(texts[$0]) }
        sources.checkouts = PackageCheckouts(root: folder.path, below: [""])
        return linter.lint(sources, cache: cache).diagnostics.map { "\($0.rule) \($0.location) \($0.message)" }
      }
      let kept = try lint(cache)
      #expect(try kept == lint(nil))
      counts.append(kept.count { $0.contains("hosting_root_loses_environment") })
    }
    #expect(counts == [1, 0, 0, 1])
  }
}
