import Testing

/// The systems of Xcode's targets determine what a file that several of them compile means in each.
@Suite struct XcodeSystemRunTests {
  /// Two apps, each with a folder of its own, which share another one.
  private static func project(_ phone: String, _ watch: String, all: String = "") -> String {
    """
    {objects = {
      R = {isa = PBXProject; buildConfigurationList = L0; targets = (T1, T2, ); };
      S1 = {isa = PBXFileSystemSynchronizedRootGroup; path = Phone; sourceTree = "<group>"; };
      S2 = {isa = PBXFileSystemSynchronizedRootGroup; path = Watch; sourceTree = "<group>"; };
      S3 = {isa = PBXFileSystemSynchronizedRootGroup; path = Shared; sourceTree = "<group>"; };
      T1 = {isa = PBXNativeTarget; buildConfigurationList = L1; fileSystemSynchronizedGroups = (S1, S3, ); name = Phone; };
      T2 = {isa = PBXNativeTarget; buildConfigurationList = L2; fileSystemSynchronizedGroups = (S2, S3, ); name = Watch; };
      L0 = {isa = XCConfigurationList; buildConfigurations = (C0, ); };
      L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
      L2 = {isa = XCConfigurationList; buildConfigurations = (C2, ); };
      C0 = {isa = XCBuildConfiguration; buildSettings = {\(all)}; name = Debug; };
      C1 = {isa = XCBuildConfiguration; buildSettings = {\(phone)}; name = Debug; };
      C2 = {isa = XCBuildConfiguration; buildSettings = {\(watch)}; name = Debug; };
    };}
    """
  }

  private static func app(_ name: String, _ modifier: String = "") -> String {
    "import SwiftUI\n@main struct \(name)App: App { var body: some Scene { WindowGroup { Home()\(modifier) } } }\n"
  }

  private static func detail(_ body: String) -> String {
    "import SwiftUI\nstruct Detail: View { @Environment(Session.self) private var session\nvar body: some View { \(body) } }\n"
  }

  /// Both apps show what they share; only that of the watch injects what both need.
  private static func files(_ project: String, home: String = "Detail()") -> [String: String] {
    [
      "Apps.xcodeproj/project.pbxproj": project,
      "Phone/App.swift": app("Phone"), "Watch/App.swift": app("Watch", ".environment(Session())"),
      "Phone/Detail.swift": detail("Text(\"\\(session.user)\")"),
      "Watch/Detail.swift": detail("Text(\"\\(session.user)\")"),
      "Shared/Session.swift": "import SwiftUI\n@Observable final class Session { var user = 1 }\n",
      "Shared/Home.swift": "import SwiftUI\nstruct Home: View { var body: some View { \(home) } }\n",
    ]
  }

  private func missing(_ files: [String: String]) throws -> [String] {
    let folder = try TemporaryFolder(files.merging([".git/HEAD": ""]) { first, _ in first })
    let arguments = ["--only", "missing_injection", "--min-severity", "info", "--format", "concise"]
    let run = try folder.envlint(arguments)
    #expect(run.status != 2, "\(run.errors)")
    #expect(try folder.envlint(arguments + ["--no-prefilter"]).output == run.output)
    return run.output.split(separator: "\n").filter { $0.contains("(missing_injection)") }.map {
      String($0.prefix { $0 != ":" })
    }
  }

  private func proven(_ files: [String: String]) throws -> String? {
    let folder = try TemporaryFolder(files.merging([".git/HEAD": ""]) { first, _ in first })
    let run = try folder.envlint(["prove", "--quiet"])
    return run.output.split(separator: "\n").last.map(String.init)
  }

  private static let known = project("SDKROOT = iphoneos;", "SDKROOT = watchos;")

  @Test(arguments: [
    known, project("SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator xros\";", "SDKROOT = watchos;"),
    project("", "SUPPORTED_PLATFORMS = \"watchos watchsimulator\"; SDKROOT = auto;", all: "SDKROOT = iphoneos;"),
  ])
  func aSharedViewMeansThatOfItsSystem(_ project: String) throws {
    #expect(try missing(Self.files(project)) == ["Phone/App.swift"])
    #expect(try missing(Self.files(project, home: "VStack { Text(\"\"); Detail().padding() }")) == ["Phone/App.swift"])
  }

  /// Of one system, of systems that aren't known, and of several that both may be built for.
  @Test(arguments: [
    project("SDKROOT = iphoneos;", "SDKROOT = iphoneos;"), project("SDKROOT = iphoneos;", "SDKROOT = driverkit;"),
    project("SDKROOT = iphoneos;", "SDKROOT = auto;"), project("SDKROOT = iphoneos;", "SDKROOT = \"$(MY_SDK)\";"),
    project("SDKROOT = iphoneos;", ""), project("SDKROOT = iphoneos;", "\"SDKROOT[config=Debug]\" = watchos;"),
    project("SUPPORTED_PLATFORMS = \"iphoneos watchos\";", "SDKROOT = watchos;"),
  ])
  func aSharedViewMayMeanEither(_ project: String) throws {
    #expect(try missing(Self.files(project)) == [])
  }

  /// What only other systems have is in no build, and Mac Catalyst only where a target says so.
  @Test(arguments: [
    ("os(macOS)", "", []), ("!os(watchOS)", "", ["Phone/App.swift"]), ("targetEnvironment(macCatalyst)", "", []),
    ("targetEnvironment(macCatalyst)", "SUPPORTS_MACCATALYST = YES;", ["Phone/App.swift"]),
    ("targetEnvironment(macCatalyst)", "SUPPORTS_MACCATALYST = NO;", []),
    ("!os(macOS) && !os(tvOS)", "", ["Phone/App.swift"]),
  ])
  func buildsAreThoseOfTheTargets(_ condition: String, _ settings: String, _ expected: [String]) throws {
    var files = Self.files(Self.project("SDKROOT = iphoneos; \(settings)", "SDKROOT = watchos;"))
    files["Phone/Detail.swift"] = Self.detail("Text(\"\\(session.user)\")")
    files["Phone/App.swift"] = """
      import SwiftUI
      @main struct PhoneApp: App {
        var body: some Scene { WindowGroup {
          #if \(condition)
          Home()
          #endif
        } }
      }
      """
    #expect(try missing(files) == expected)
    // All targets are for one system.
    files["Apps.xcodeproj/project.pbxproj"] = Self.project("SDKROOT = iphoneos; \(settings)", "SDKROOT = iphoneos;")
    files["Shared/Home.swift"] = "import SwiftUI\nstruct Home: View { var body: some View { PhoneDetail() } }\n"
    files["Shared/Detail.swift"] = Self.detail("Text(\"\\(session.user)\")").replacing("Detail", with: "PhoneDetail")
    #expect(try missing(files) == expected)
  }

  private static let pro = "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"$(inherited) PRO\";"

  private static func phone(_ content: String) -> String {
    "import SwiftUI\n@main struct PhoneApp: App { var body: some Scene { WindowGroup {\n\(content)\n} } }\n"
  }

  /// The names that each target sets for `#if` determine its builds.
  @Test(arguments: [
    "SWIFT_ACTIVE_COMPILATION_CONDITIONS = PRO;", pro,
    "SWIFT_ACTIVE_COMPILATION_CONDITIONS = (\"$(inherited)\", PRO, );",
    "OTHER_SWIFT_FLAGS = \"-D PRO\";", "OTHER_SWIFT_FLAGS = (\"-DPRO\", );",
  ])
  func flagsOfTargets(_ setting: String) throws {
    var files = Self.files(Self.project("SDKROOT = iphoneos; \(setting)", "SDKROOT = watchos;"))
    let branches = "#if PRO\nHome()FIRST\n#else\nHome()SECOND\n#endif"
    func app(_ first: String, _ second: String) -> String {
      Self.phone(branches.replacing("FIRST", with: first).replacing("SECOND", with: second))
    }
    files["Phone/App.swift"] = app("", ".environment(Session())")
    #expect(try severities(files) == ["error"])
    files["Phone/App.swift"] = app(".environment(Session())", "")
    #expect(try severities(files) == [])
    #expect(try proven(files) == "100 % proven: 2 of 2 lookups")
    // In a file that both targets compile.
    files["Phone/App.swift"] = Self.phone("Home()")
    files["Shared/Home.swift"] =
      "import SwiftUI\nstruct Home: View { var body: some View {\n#if PRO\nDetail().environment(Session())\n#else\nDetail()\n#endif\n} }\n"
    #expect(try severities(files) == [])
    files["Watch/App.swift"] = Self.app("Watch")
    #expect(try severities(files) == ["error"])
    files["Shared/Home.swift"] = files["Shared/Home.swift"]?.replacing("#if PRO", with: "#if !PRO")
    files["Watch/App.swift"] = Self.app("Watch", ".environment(Session())")
    #expect(try severities(files) == ["error"])
  }

  @Test func flagsOfAFileOfSettings() throws {
    let project = Self.project("SDKROOT = iphoneos;", "SDKROOT = watchos;")
      .replacing("R = {isa = PBXProject;", with: "R = {isa = PBXProject; mainGroup = G;")
      .replacing(
        "C1 = {isa = XCBuildConfiguration;", with: "C1 = {isa = XCBuildConfiguration; baseConfigurationReference = X;"
      )
      .replacing(
        "L0 =",
        with: """
          G = {isa = PBXGroup; children = (S1, S2, S3, X, ); sourceTree = "<group>"; };
          X = {isa = PBXFileReference; path = Phone.xcconfig; sourceTree = "<group>"; };
          L0 =
          """)
    var files = Self.files(project)
    files["Phone/App.swift"] = Self.phone("Home()")
    files["Shared/Home.swift"] =
      "import SwiftUI\nstruct Home: View { var body: some View {\n#if PRO\nDetail()\n#else\nDetail().environment(Session())\n#endif\n} }\n"
    files["Phone.xcconfig"] = "SWIFT_ACTIVE_COMPILATION_CONDITIONS = $(inherited) PRO\n"
    #expect(try severities(files) == ["error"])
    files["Phone.xcconfig"] = "SWIFT_ACTIVE_COMPILATION_CONDITIONS = $(inherited)\n"
    #expect(try severities(files) == [])
  }

  /// Where it isn't known which targets set a flag, a path that depends on it is no error.
  @Test(arguments: [
    "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"$(MORE) PRO\";",
    "\"SWIFT_ACTIVE_COMPILATION_CONDITIONS[sdk=iphoneos*]\" = PRO;",
  ])
  func flagsThatAreUnknown(_ setting: String) throws {
    var files = Self.files(Self.project("SDKROOT = iphoneos; \(setting)", "SDKROOT = watchos;"))
    files["Phone/App.swift"] = Self.app("Phone", "\n#if PRO\n.environment(Session())\n#endif\n")
    #expect(try missing(files) == [])
    files["Phone/App.swift"] = Self.phone("#if PRO\nHome().environment(Session())\n#else\nHome()\n#endif")
    #expect(try severities(files) == ["warning"])
    // No target sets it.
    files["Apps.xcodeproj/project.pbxproj"] = Self.known
    #expect(try severities(files) == ["error"])
  }

  private func severities(_ files: [String: String]) throws -> [String] {
    let folder = try TemporaryFolder(files.merging([".git/HEAD": ""]) { first, _ in first })
    let run = try folder.envlint(["--only", "missing_injection", "--format", "concise"])
    return run.output.split(separator: "\n").filter { $0.contains("(missing_injection)") }.compactMap { line in
      ["error", "warning"].first { line.contains(" \($0): ") }
    }
  }

  /// A name that each target gives another type by a typealias.
  @Test func typealiasesOfTargets() throws {
    var files = Self.files(Self.known, home: "VStack { Screen(); Detail().environment(Session()) }")
    files["Phone/Screen.swift"] = "import SwiftUI\ntypealias Screen = Detail\n"
    files["Watch/Screen.swift"] = "import SwiftUI\ntypealias Screen = Text\n"
    #expect(try proven(files) != "100 % proven: 2 of 2 lookups")
  }

  @Test func clausesAreThoseOfTheSystem() throws {
    let home = "\n#if os(watchOS)\nDetail()\n#else\nText(\"\")\n#endif\n"
    #expect(try missing(Self.files(Self.known, home: home)) == [])
    let phone = "\n#if !os(watchOS)\nDetail()\n#else\nText(\"\")\n#endif\n"
    #expect(try missing(Self.files(Self.known, home: phone)) == ["Phone/App.swift"])
    #expect(try missing(Self.files(Self.known, home: phone.replacing("!os(watchOS)", with: "FLAG"))) == [])
  }

  @Test func whatBothInjectIsProven() throws {
    var files = Self.files(Self.known)
    files["Phone/App.swift"] = Self.app("Phone", ".environment(Session())")
    #expect(try proven(files) == "100 % proven: 2 of 2 lookups")
    // A modifier of each system injects it.
    files["Phone/App.swift"] = Self.app("Phone")
    files["Watch/App.swift"] = Self.app("Watch")
    files["Shared/Home.swift"] =
      "import SwiftUI\nstruct Home: View { var body: some View { Detail().modifier(Wired()).wired() } }\n"
    let modifier =
      "import SwiftUI\nstruct Wired: ViewModifier { func body(content: Content) -> some View { CONTENT } }\n"
    let none = "extension View { func wired() -> some View { self } }\n"
    files["Phone/Wired.swift"] = modifier.replacing("CONTENT", with: "content.environment(Session())") + none
    files["Watch/Wired.swift"] =
      modifier.replacing("CONTENT", with: "content")
      + "extension View { func wired() -> some View { environment(Session()) } }\n"
    #expect(try proven(files) == "100 % proven: 2 of 2 lookups")
    files["Watch/Wired.swift"] = modifier.replacing("CONTENT", with: "content") + none
    #expect(try missing(files) == ["Shared/Home.swift"])
    #expect(try proven(files) == "50 % proven: 1 of 2 lookups; 1 lacking")
  }
}
