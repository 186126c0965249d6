import EnvlintFacts
import EnvlintSyntax
import Testing

/// One name in several modules.
@Suite struct ModuleTests {
  private static func entry(_ value: String) -> String {
    "import SwiftUI\nextension EnvironmentValues { @Entry var thing = \(value) }"
  }

  private static let app = entry("Thing()")

  private static func manifest(_ targets: String) -> String {
    "import PackageDescription\nlet package = Package(name: \"P\", targets: \(targets))"
  }

  private func reports(
    _ files: [String: String], rule: String = "unstable_entry_default", configuration: String? = nil
  ) throws -> Bool {
    let project = PageProject(files, configuration: configuration)
    let findings = try project.findings(of: [rule])
    #expect(try project.findings(of: [rule], prefilter: .off) == findings)
    return !findings.isEmpty
  }

  @Test func aTypeOfTheOwnModuleWins() throws {
    var files = [
      "Sources/App/Keys.swift": Self.app, "Sources/App/Thing.swift": "class Thing {}",
      "Sources/Kit/Thing.swift": "public struct Thing {}",
    ]
    #expect(try !reports(files))
    files["Package.swift"] = Self.manifest("[.target(name: \"App\"), .target(name: \"Kit\")]")
    #expect(try reports(files))
    files["Package.swift"] = Self.manifest("[.target(name: \"App\"), .target(name: \"Kit\")] + more")
    #expect(try !reports(files))
    files["Package.swift"] =
      Self.manifest("[.target(name: \"App\"), .target(name: \"Kit\")]") + "\npackage.targets.append(other)"
    #expect(try !reports(files))
    files["Package.swift"] = Self.manifest("[.target(name: \"Other\")]")
    #expect(try !reports(files))
  }

  /// Code imports a target by a name that is an identifier.
  @Test(arguments: [
    ("UI-mac", "UI_mac", true), ("UI.mac", "UI_mac", true), ("2D", "_D", true), ("UI-mac", "UImac", false),
  ])
  func aTargetsNameIsNoIdentifier(_ target: String, _ imported: String, _ isFound: Bool) throws {
    let files = [
      "Package.swift": Self.manifest("[.target(name: \"App\"), .target(name: \"\(target)\")]"),
      "Sources/App/Keys.swift": "import \(imported)\n" + Self.app,
      "Sources/\(target)/Thing.swift": "public class Thing { public init() {} }",
    ]
    #expect(try reports(files) == isFound)
  }

  @Test func whatIsInternalElsewhereIsNotSeen() throws {
    var files = [
      "Package.swift": Self.manifest("[.target(name: \"App\"), .target(name: \"Kit\")]"),
      "Sources/App/Keys.swift": Self.entry("Thread()"),
      "Sources/Kit/Thing.swift": "struct Thread {}",
    ]
    #expect(try reports(files))
    files["Sources/Kit/Thing.swift"] = "public struct Thread { public init() {} }"
    #expect(try !reports(files))
    files["Sources/App/Keys.swift"] = "import Kit\n" + Self.app
    files["Sources/Kit/Thing.swift"] = "public class Thing { public init() {} }"
    #expect(try reports(files))
  }

  /// Nobody imports a playground, so what it declares hides nothing elsewhere. A name that another project in the folder may declare is
  /// unknown.
  @Test func aPlaygroundIsOnItsOwn() throws {
    let view = """
      import SwiftUI
      struct Leaf: View { @Environment(\\.locale) private var locale; var body: some View { Text("") } }
      """
    let own = "public protocol View {}"
    var files = ["App/Leaf.swift": view, "Copy.playground/Sources/View.swift": own]
    #expect(try reports(files, rule: "unused_environment"))
    #expect(try !reports(files, rule: "environment_outside_view"))
    files["Copy.playground/Sources/View.swift"] = nil
    files["Copy/View.swift"] = own
    #expect(try !reports(files, rule: "unused_environment"))
    #expect(try !reports(files, rule: "environment_outside_view"))
    files["Copy/View.swift"] = nil
    files["App/Leaf.swift"] = view + "\n" + own
    #expect(try reports(files, rule: "environment_outside_view"))
  }

  @Test func aPackageIsSeenOutsideWhereItIsImported() throws {
    var files = [
      "Kit/Package.swift": Self.manifest("[.target(name: \"Kit\")]"), "App/Keys.swift": Self.app,
      "App/Thing.swift": "class Thing {}", "Kit/Sources/Kit/Thing.swift": "struct Thing {}",
    ]
    #expect(try reports(files))
    files["Kit/Sources/Kit/Thing.swift"] = "public struct Thing { public init() {} }"
    #expect(try reports(files))
    files["App/Exports.swift"] = "@_exported import Kit"
    #expect(try !reports(files))
    files["App/Exports.swift"] = nil
    files["App/Keys.swift"] = "import Kit\n" + Self.app
    #expect(try !reports(files))
  }

  @Test func noPackageExtendsWhatIsInNone() throws {
    let screen = "import SwiftUI\nstruct Screen { @Environment(\\.locale) var locale }"
    var files = [
      "Package/Package.swift": Self.manifest("[.target(name: \"Kit\")]"),
      "Package/Sources/Kit/Screen+View.swift":
        "import SwiftUI\nextension Screen: View { var body: some View { Text(locale.identifier) } }",
      "App/Screen.swift": screen,
    ]
    #expect(try reports(files, rule: "environment_outside_view"))
    files["Package/Sources/Kit/Screen.swift"] = "public struct Screen {}"
    #expect(try reports(files, rule: "environment_outside_view"))
    // Who says of some files which module they are in may have left out others.
    files["Other/Thing.swift"] = "struct Thing {}"
    #expect(try !reports(files, rule: "environment_outside_view", configuration: "modules:\n  Other: [Other/**]"))
    files["Package/App/Screen.swift"] = files.removeValue(forKey: "App/Screen.swift")
    #expect(try !reports(files, rule: "environment_outside_view"))
  }

  @Test func pathsOfTargets() throws {
    for path in ["Code", "./Code", "Other/../Code", "Code/"] {
      let files = [
        "Packages/P/Package.swift":
          Self.manifest("[.target(name: \"App\", path: \"\(path)\"), .target(name: \"Kit\")]"),
        "Packages/P/Code/Keys.swift": Self.app, "Packages/P/Code/In/Thing.swift": "class Thing {}",
        "Packages/P/Sources/Kit/Thing.swift": "public struct Thing {}", "Thing.swift": "struct Thing {}",
      ]
      #expect(try reports(files), "\(path)")
    }
  }

  @Test(arguments: [
    ("", true), (", exclude: [\"Old\"]", true), (", exclude: [\"New\"]", false),
    (", exclude: [\"New/Thing.swift\"]", false),
    (", exclude: [\"N\"]", true), (", exclude: more", false), (", exclude: []", true),
    (", sources: [\"Keys.swift\", \"./New/\"]", true), (", sources: [\"Keys.swift\"]", false),
    (", sources: [\".\"]", true),
    (", exclude: [\"Old\"], sources: [\"New\", (\"Keys.swift\")]", true),
  ]) func filesOfATarget(_ arguments: String, _ reports: Bool) throws {
    let files = [
      "Package.swift": Self.manifest("[.target(name: \"App\", path: \"Code\"\(arguments)), .target(name: \"Kit\")]"),
      "Code/Keys.swift": Self.app, "Code/New/Thing.swift": "class Thing {}",
      "Sources/Kit/Thing.swift": "struct Thing {}",
      "Thing.swift": "struct Thing {}",
    ]
    #expect(try self.reports(files) == reports)
  }

  @Test func oneOfSeveralManifestsCounts() throws {
    var files = [
      "P/Sources/App/Keys.swift": Self.app, "P/Sources/App/Thing.swift": "class Thing {}",
      "P/Sources/Kit/Thing.swift": "public struct Thing {}",
      "P/Package.swift": "// swift-tools-version: 5.9\n" + Self.manifest("[.target(name: \"All\", path: \"Sources\")]"),
    ]
    #expect(try !reports(files))
    let apart = Self.manifest("[.target(name: \"App\"), .target(name: \"Kit\")]")
    files["P/Package@swift-6.1.swift"] = "// swift-tools-version: 6.1\n" + apart
    #expect(try reports(files))
    files["P/Package@swift-6.2.swift"] = "// swift-tools-version: 6.2\n" + Self.manifest("targets")
    #expect(try !reports(files))
    files["P/Package.swift"] = "// swift-tools-version: 6.3\n" + apart
    #expect(try reports(files))
  }

  @Test func aTestTargetIsTestCode() throws {
    let files = [
      "Package.swift": Self.manifest("[.testTarget(name: \"Checks\", path: \"Checks\")]"),
      "Checks/Keys.swift": Self.app, "Checks/Thing.swift": "class Thing {}",
    ]
    #expect(try !reports(files))
    #expect(try reports(files.filter { $0.key != "Package.swift" }))
  }

  @Test func modulesOfTheConfiguration() throws {
    let files = [
      "App/Keys.swift": Self.app, "App/Thing.swift": "class Thing {}", "Kit/Thing.swift": "public struct Thing {}",
    ]
    #expect(try reports(files, configuration: "modules:\n  App: [App]\n  Kit: [\"Kit/**\"]\n"))
    #expect(try reports(files, configuration: "modules:\n  App: [App]\n"))
    #expect(try !reports(files, configuration: "modules:\n  All: [App, Kit]\n"))
  }

  @Test func anExtensionBelongsToItsModule() throws {
    let files = [
      "Package.swift": Self.manifest("[.target(name: \"App\"), .target(name: \"Kit\")]"),
      "Sources/App/Keys.swift": Self.entry("Thing.one"),
      "Sources/App/Thing.swift": "class Thing {}\nextension Thing { static var one: Thing { Thing() } }",
      "Sources/Kit/Thing.swift": "struct Thing {}\nextension Thing { static let one = Thing() }",
    ]
    #expect(try reports(files))
  }
}
