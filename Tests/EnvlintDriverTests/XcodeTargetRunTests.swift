import Testing

/// Targets of Xcode tell apart what names alone do not.
@Suite struct XcodeTargetRunTests {
  /// Two apps, each with a folder of its own, which share another one.
  private static let project = """
    {objects = {
      S1 = {isa = PBXFileSystemSynchronizedRootGroup; path = Phone; sourceTree = "<group>"; };
      S2 = {isa = PBXFileSystemSynchronizedRootGroup; path = Watch; sourceTree = "<group>"; };
      S3 = {isa = PBXFileSystemSynchronizedRootGroup; path = Shared; sourceTree = "<group>"; };
      T1 = {isa = PBXNativeTarget; fileSystemSynchronizedGroups = (S1, S3, ); name = Phone; };
      T2 = {isa = PBXNativeTarget; fileSystemSynchronizedGroups = (S2, S3, ); name = Watch; };
    };}
    """

  private static func app(_ name: String, _ modifier: String = "") -> String {
    "import SwiftUI\n@main struct \(name)App: App { var body: some Scene { WindowGroup { Home()\(modifier) } } }\n"
  }

  private static let session = "import SwiftUI\n@Observable final class Session { var user = 1 }\n"

  private static func view(_ name: String, _ property: String = "@Environment(Session.self) private var session")
    -> String
  {
    """
    import SwiftUI
    struct \(name): View {
      \(property)
      var body: some View { Text("\\(session.user)") }
    }
    """
  }

  private func findings(_ files: [String: String], _ rule: String = "missing_injection") throws -> [String] {
    let folder = try TemporaryFolder(files.merging([".git/HEAD": ""]) { first, _ in first })
    let arguments = ["--only", rule, "--min-severity", "info", "--format", "concise"]
    let run = try folder.envlint(arguments)
    #expect(run.status != 2, "\(run.errors)")
    #expect(try folder.envlint(arguments + ["--no-prefilter"]).output == run.output)
    return run.output.split(separator: "\n").filter { $0.contains("(\(rule))") }.map {
      String($0.prefix { $0 != ":" })
    }
  }

  /// Of two apps with views of one name, one injects what both look up.
  static let twoApps = [
    "Apps.xcodeproj/project.pbxproj": project,
    "Phone/App.swift": app("Phone"), "Phone/Home.swift": view("Home"),
    "Watch/App.swift": app("Watch", ".environment(Session())"), "Watch/Home.swift": view("Home"),
    "Shared/Session.swift": session,
  ]

  @Test func viewsOfOneNameAreToldApart() throws {
    var files = Self.twoApps
    #expect(try findings(files) == ["Phone/App.swift"])
    // Without its targets, the folders of the apps tell: one module has one `@main`.
    files["Apps.xcodeproj/project.pbxproj"] = nil
    #expect(try findings(files) == ["Phone/App.swift"])
    files["Apps.xcodeproj/project.pbxproj"] = "{objects = {"
    #expect(try findings(files) == ["Phone/App.swift"])
    // In one folder, they may be of any.
    for name in ["App", "Home"] {
      for app in ["Phone", "Watch"] { files["\(app)\(name).swift"] = files.removeValue(forKey: "\(app)/\(name).swift") }
    }
    files["Apps.xcodeproj/project.pbxproj"] = nil
    #expect(try findings(files) == [])
  }

  /// A class of the other target is visible if it is public, as far as names tell, but that of the own one hides it.
  @Test(arguments: [("Phone", ["Phone/Home.swift"]), ("Shared", [])])
  func aPublicClassOfTheOtherTargetHidesNothing(_ folder: String, _ expected: [String]) throws {
    let files = [
      "Apps.xcodeproj/project.pbxproj": Self.project, "Phone/App.swift": Self.app("Phone"),
      "Watch/App.swift": Self.app("Watch"), "Phone/Session.swift": Self.session,
      "Watch/Session.swift": Self.session.replacing("final class", with: "public final class"),
      "\(folder)/Home.swift": Self.view("Home"),
      "Watch/Other.swift": "import SwiftUI\nstruct Home: View { var body: some View { Text(\"\") } }",
    ]
    #expect(try findings(files) == expected)
  }

  @Test func aSharedViewMayMeanEither() throws {
    let files = [
      "Apps.xcodeproj/project.pbxproj": Self.project, "Phone/App.swift": Self.app("Phone"),
      "Watch/App.swift": Self.app("Watch", ".environment(Session())"), "Shared/Session.swift": Self.session,
      "Phone/Detail.swift": Self.view("Detail"), "Watch/Detail.swift": Self.view("Detail"),
      "Shared/Home.swift": "import SwiftUI\nstruct Home: View { var body: some View { Detail() } }",
    ]
    #expect(try findings(files) == [])
  }

  @Test func helpersAndExtensionsBelongToTheirTarget() throws {
    let body = "extension Home: View { var body: some View { Text(\"\").prepared() } }\n"
    func files(_ project: String) -> [String: String] {
      [
        "Apps.xcodeproj/project.pbxproj": project, "Phone/App.swift": Self.app("Phone"),
        "Watch/App.swift": Self.app("Watch"), "Shared/Session.swift": Self.session,
        "Phone/Home.swift": "import SwiftUI\nstruct Home {}\n" + body,
        "Watch/Home.swift": "import SwiftUI\nstruct Home {}\n" + body,
        "Phone/Helper.swift":
          "import SwiftUI\nextension View { func prepared() -> some View { overlay { Detail() } } }",
        "Watch/Helper.swift":
          "import SwiftUI\nextension View { func prepared() -> some View { overlay { Detail() }.environment(Session()) } }",
        "Shared/Detail.swift": Self.view("Detail"),
      ]
    }
    #expect(try findings(files("")) == [])
    #expect(try findings(files(Self.project)) == ["Phone/Helper.swift"])
  }

  /// A look-up that only one of two targets compiles.
  @Test(arguments: [("os(iOS)", 0), ("DEBUG", 2)]) func partsOfSharedFiles(_ condition: String, _ count: Int) throws {
    let property = "#if \(condition)\n  @Environment(Session.self) private var session\n  #endif"
    let files = [
      "Apps.xcodeproj/project.pbxproj": Self.project, "Phone/App.swift": Self.app("Phone"),
      "Watch/App.swift": Self.app("Watch"), "Shared/Session.swift": Self.session,
      "Shared/Home.swift": Self.view("Home", property),
      "Shared/Other.swift":
        "import SwiftUI\nstruct Other: View { var body: some View { Text(\"\").environment(Session()) } }",
    ]
    #expect(try findings(files).count == count)
  }

  /// A view that only one of two targets shows.
  @Test(arguments: [("os(iOS)", 0), ("DEBUG", 1)]) func partsOfSharedBodies(_ condition: String, _ count: Int) throws {
    let files = [
      "Apps.xcodeproj/project.pbxproj": Self.project, "Phone/App.swift": Self.app("Phone"),
      "Watch/App.swift": Self.app("Watch"), "Shared/Session.swift": Self.session,
      "Shared/Detail.swift": Self.view("Detail"),
      "Shared/Home.swift":
        "import SwiftUI\nstruct Home: View { var body: some View {\n#if \(condition)\nDetail()\n#endif\nText(\"\") } }",
      "Shared/Other.swift":
        "import SwiftUI\nstruct Other: View { var body: some View { Text(\"\").environment(Session()) } }",
    ]
    #expect(try findings(files).count == count)
    #expect(try findings(files.filter { !$0.key.hasSuffix("pbxproj") }).count == 1)
  }

  /// An app whose extension hosts `Home`.
  private static func sharing(_ home: String) -> [String: String] {
    let product = "productType = \"com.apple.product-type.app-extension\"; name = Watch"
    return [
      "Apps.xcodeproj/project.pbxproj": project.replacing("name = Watch", with: product),
      "Phone/App.swift": app("Phone", ".environment(Session())"), "Shared/Session.swift": session,
      "Shared/Home.swift": home,
      "Watch/Share.swift": """
      import SwiftUI
      class ShareController: UIViewController {
        override func viewDidLoad() {
          let child = UIHostingController(rootView: Home())
          addChild(child)
          view.addSubview(child.view)
          child.didMove(toParent: self)
        }
      }
      """,
    ]
  }

  /// Which views further down an extension shows depends on its input, but for those that are always there.
  @Test(arguments: [
    ("Inner()", 1), ("VStack { Text(\"\"); Inner().padding() }", 1), ("NavigationStack { inner }", 1),
    ("let inner = Inner(); inner", 1),
    ("if isOn { Inner() }", 0), ("if isOn { Text(\"\") } else { Inner() }", 0), ("if let item { Inner() }", 0),
    ("switch isOn { case true: Inner(); case false: Text(\"\") }", 0), ("ForEach(items) { _ in Inner() }", 0),
    ("Text(\"\").sheet(isPresented: $isOn) { Inner() }", 0), ("NavigationLink(\"\") { Inner() }", 0),
    ("item.map { _ in Inner() }", 0), ("isOn ? AnyView(Inner()) : AnyView(Text(\"\"))", 0),
    ("if isOn { return AnyView(Text(\"\")) }; return AnyView(Inner())", 0),
    ("guard isOn else { return AnyView(Text(\"\")) }; return AnyView(Inner())", 0), ("Box { Inner() }", 0),
    ("guard isOn else { return AnyView(Inner()) }; return AnyView(Text(\"\"))", 0),
    ("if isOn { if item == 1 { return AnyView(Text(\"\")) } }; return AnyView(Inner())", 0),
    ("switch isOn { case true: return AnyView(Text(\"\")); default: break }; return AnyView(Inner())", 0),
    ("for _ in items { return AnyView(Inner()) }; return AnyView(Text(\"\"))", 0),
    ("for _ in items { return AnyView(Text(\"\")) }; return AnyView(Inner())", 0),
    ("do { return AnyView(try text()) } catch { return AnyView(Inner()) }", 0),
    ("if isOn { print(1) }; return AnyView(Inner())", 1), ("VStack { if isOn { Text(\"\") }; Inner() }", 1),
  ])
  func whatAnExtensionAlwaysShows(_ body: String, count: Int) throws {
    let home = """
      import SwiftUI
      struct Home: View {
        @State private var isOn = false
        let item: Int?
        let items = [1]
        var inner: some View { Inner() }
        var body: some View { \(body) }
      }
      struct Box<Content: View>: View { @State var isOn = false; @ViewBuilder let content: Content
        var body: some View { VStack { if isOn { content } } } }

      """
    let inner = Self.view("Inner").replacing("import SwiftUI", with: "")
    #expect(try findings(Self.sharing(home + inner), "hosting_root_loses_environment").count == count)
  }

  /// The view controller of an extension is made by the system, unless code names it.
  @Test func anExtensionStartsWithoutTheAppsObjects() throws {
    var files = Self.sharing(Self.view("Home"))
    #expect(try findings(files, "hosting_root_loses_environment") == ["Watch/Share.swift"])
    files["Watch/Other.swift"] = "func make() -> ShareController { ShareController() }"
    #expect(try findings(files, "hosting_root_loses_environment") == [])
    files["Watch/Other.swift"] = nil
    files["Apps.xcodeproj/project.pbxproj"] = Self.project
    #expect(try findings(files, "hosting_root_loses_environment") == [])
  }

  @Test func eachProjectHasItsOwnDeploymentTargets() throws {
    let view = """
      import SwiftUI
      struct V: View { @Environment(\\.presentationMode) var mode; var body: some View { Text("\\(mode)") } }
      """
    func project(_ version: String) -> String {
      """
      {objects = {
        F = {isa = PBXFileReference; path = V.swift; sourceTree = "<group>"; };
        B = {isa = PBXBuildFile; fileRef = F; };
        P = {isa = PBXSourcesBuildPhase; files = (B); };
        T = {isa = PBXNativeTarget; buildPhases = (P); name = T; };
        C = {isa = XCBuildConfiguration; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = \(version); }; };
      };}
      """
    }
    let files = [
      "a/b/Old/Old.xcodeproj/project.pbxproj": project("14.0"), "a/b/Old/V.swift": view,
      "a/b/New/New.xcodeproj/project.pbxproj": project("16.0"), "a/b/New/V.swift": view,
    ]
    #expect(try findings(files, "deprecated_key") == ["a/b/New/V.swift"])
  }
}
