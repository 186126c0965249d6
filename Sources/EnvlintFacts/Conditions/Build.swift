/// One way to build a project, as far as conditions of compilation ask for it.
struct Build: Sendable {
  /// Nil where no condition asks for it.
  var system: BuildSystem?
  var isSimulator = false
  /// Nil for one that no condition names.
  var architecture: String?
  var versions: [BuildTool: [Int]] = [:]
  /// The flags and other tests that are told apart, and which of them hold, by bits.
  var names: [ConditionTest] = []
  var values: UInt64 = 0

  /// Whether it sets no flags but some known ones and those that tell debug builds from others, and is no simulator's.
  func hasNoFlags(but known: Set<String>) -> Bool {
    !isSimulator
      && !names.indices.contains { index in
        guard case .flag(let name) = names[index], values >> UInt64(index) & 1 == 1 else { return false }
        return name != Build.debug && name != Build.release && !known.contains(name)
      }
  }

  /// The flags that Xcode and SwiftPM set for debug builds, and that projects set for the others.
  static let (debug, release) = ("DEBUG", "RELEASE")

  /// Nil where the build does not say it.
  func passes(_ test: ConditionTest) -> Bool? {
    switch test {
    case .system(let tested): system.map { $0 == tested || $0 == .macCatalyst && tested == .iOS }
    case .catalyst: system.map { $0 == .macCatalyst }
    case .simulator: isSimulator
    case .module(let module): system.flatMap(module.exists)
    case .architecture(let name): name == architecture
    case .version(let tool, let isAtLeast, let version):
      versions[tool].map { !$0.lexicographicallyPrecedes(version) == isAtLeast }
    case .flag, .other: names.firstIndex(of: test).map { values >> UInt64($0) & 1 == 1 }
    }
  }
}

/// All ways to build a project that some conditions tell apart.
struct BuildSettings {
  private let systems: [BuildSystem?]
  private let asksForSimulators: Bool
  private let architectures: [String?]
  private let versions: [[BuildTool: [Int]]]
  private let names: [ConditionTest]

  /// More flags are not told apart, so that conditions on them may hold or not: those that are asked for least.
  private static let mostFlags = 8

  /// - Parameter systems: those that the project may be built for.
  init(of formulas: [ConditionFormula], systems: [BuildSystem]) {
    let tests = formulas.flatMap(\.tests)
    self.systems = tests.contains(where: \.isAboutSystems) ? systems.map { $0 } : [nil]
    asksForSimulators = tests.contains(.simulator)
    let architectures = Set(
      tests.compactMap { test in
        if case .architecture(let name) = test { name } else { nil }
      })
    self.architectures = architectures.sorted().map { $0 } + [nil]
    versions = BuildTool.allCases.reduce([[:]]) { found, tool in
      let candidates = BuildSettings.versions(of: tool, tests)
      if candidates.isEmpty { return found }
      return found.flatMap { known in candidates.map { known.merging([tool: $0]) { $1 } } }
    }
    let counts = tests.filter(\.isNamed).reduce(into: [ConditionTest: Int]()) { $0[$1, default: 0] += 1 }
    let names = counts.sorted { ($1.value, $0.key.name) < ($0.value, $1.key.name) }.map(\.key)
    self.names = Array(names.prefix(BuildSettings.mostFlags))
  }

  /// The versions that are asked for, and the oldest one that is read: between them nothing changes.
  private static func versions(of tool: BuildTool, _ tests: [ConditionTest]) -> [[Int]] {
    let asked = tests.compactMap { test -> [Int]? in
      guard case .version(tool, _, let version) = test else { return nil }
      return version
    }
    if asked.isEmpty { return [] }
    return Set(asked.filter { tool.oldest.lexicographicallyPrecedes($0) } + [tool.oldest]).sorted {
      $0.lexicographicallyPrecedes($1)
    }
  }

  /// Whether one of the builds is as wanted.
  func contains(where isWanted: (Build) -> Bool) -> Bool {
    for system in systems {
      for isSimulator in asksForSimulators && system?.hasSimulator != false ? [false, true] : [false] {
        for architecture in architectures {
          for versions in versions {
            for values in 0..<UInt64(1) << UInt64(names.count) {
              let build = Build(
                system: system, isSimulator: isSimulator, architecture: architecture, versions: versions, names: names,
                values: values)
              if build.isOne, isWanted(build) { return true }
            }
          }
        }
      }
    }
    return false
  }
}

extension Build {
  /// Whether there is such a build: none is for debugging and for release.
  fileprivate var isOne: Bool {
    passes(.flag(Build.debug)) != true || passes(.flag(Build.release)) != true
  }
}

extension ConditionTest {
  /// Whether it depends on the system that is built for.
  var isAboutSystems: Bool {
    switch self {
    case .system, .catalyst, .module: true
    default: false
    }
  }

  /// Whether only its name is known.
  fileprivate var isNamed: Bool {
    switch self {
    case .flag, .other: true
    default: false
    }
  }

  fileprivate var name: String {
    switch self {
    case .flag(let name), .other(let name): name
    default: ""
    }
  }
}

/// A target platform of code.
enum BuildSystem: Sendable, Hashable {
  case iOS, macOS, tvOS, watchOS, visionOS, macCatalyst
  /// One without SwiftUI, by its name; empty for one that no condition names.
  case other(String)

  /// Apple's.
  static let allCases: [BuildSystem] = [.iOS, .macOS, .tvOS, .watchOS, .visionOS, .macCatalyst]

  /// - Parameter name: as `os(…)` has it.
  init(name: String) {
    switch name {
    case "iOS": self = .iOS
    case "macOS", "OSX": self = .macOS
    case "tvOS": self = .tvOS
    case "watchOS": self = .watchOS
    case "visionOS", "xrOS": self = .visionOS
    default: self = .other(name)
    }
  }

  fileprivate var hasSimulator: Bool {
    switch self {
    case .iOS, .tvOS, .watchOS, .visionOS: true
    case .macOS, .macCatalyst, .other: false
    }
  }
}

/// The modules of Apple's SDK that only some systems have, and those that all of them do.
enum BuildModule: String, Sendable, Hashable {
  case uiKit = "UIKit"
  case appKit = "AppKit"
  case cocoa = "Cocoa"
  case watchKit = "WatchKit"
  case tvUIKit = "TVUIKit"
  case swiftUI = "SwiftUI"
  case combine = "Combine"
  case darwin = "Darwin"
  case objectiveC = "ObjectiveC"
  case glibc = "Glibc"
  case musl = "Musl"
  case winSDK = "WinSDK"

  /// Nil where it depends on more than the system.
  func exists(on system: BuildSystem) -> Bool? {
    if case .other = system {
      switch self {
      case .uiKit, .appKit, .cocoa, .watchKit, .tvUIKit, .darwin: return false
      default: return nil
      }
    }
    switch self {
    case .swiftUI, .combine, .darwin, .objectiveC: return true
    case .glibc, .musl, .winSDK: return false
    case .uiKit: return system != .macOS
    // The frameworks of macOS are there for Mac Catalyst, but not all of what is in them.
    case .appKit, .cocoa: return system == .macCatalyst ? nil : system == .macOS
    case .watchKit: return system == .watchOS ? true : system == .iOS || system == .macCatalyst ? nil : false
    case .tvUIKit: return system == .tvOS
    }
  }

  /// The systems that its name represents.
  var systems: Set<BuildSystem> {
    switch self {
    case .uiKit: [.iOS]
    case .appKit, .cocoa: [.macOS]
    case .watchKit: [.watchOS]
    case .tvUIKit: [.tvOS]
    default: []
    }
  }
}

/// The version that `swift(…)` and `compiler(…)` require.
enum BuildTool: String, Sendable, Hashable, CaseIterable {
  case swift, compiler

  /// The oldest version that can read what envlint reads.
  fileprivate var oldest: [Int] { [5, 8] }
}
