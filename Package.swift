// swift-tools-version: 6.1
import PackageDescription

#if canImport(Glibc)
  import Glibc
#endif

// Targets stand in the order of the data flow; each may depend only on those above it. A repository test
// reads this file and every `import` and fails on an upward edge.
let package = Package(
  name: "envlint",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "envlint", targets: ["envlint"]),
    .plugin(name: "EnvlintCommand", targets: ["EnvlintCommand"]),
    .plugin(name: "EnvlintBuildTool", targets: ["EnvlintBuildTool"]),
    // For the development tools in nested packages.
    .library(name: "EnvlintSyntax", targets: ["EnvlintSyntax"]),
    .library(name: "EnvlintFacts", targets: ["EnvlintFacts"]),
    .library(name: "EnvlintPages", targets: ["EnvlintPages"]),
    .library(name: "EnvlintRules", targets: ["EnvlintRules"]),
    .library(name: "EnvlintConfiguration", targets: ["EnvlintConfiguration"]),
    .library(name: "EnvlintReporting", targets: ["EnvlintReporting"]),
    .library(name: "EnvlintProtocol", targets: ["EnvlintProtocol"]),
    .library(name: "EnvlintDriver", targets: ["EnvlintDriver"]),
  ],
  traits: [
    .trait(name: "Plugins", description: "The plugins, which build the executable a second time.")
  ],
  dependencies: [],
  targets: [
    .target(name: "EnvlintSyntax"),
    .target(name: "EnvlintFacts", dependencies: ["EnvlintSyntax"]),
    .target(name: "EnvlintPages"),
    .target(
      name: "EnvlintRules",
      dependencies: ["EnvlintFacts", "EnvlintPages"],
      path: "Rules",
      exclude: rulePages
    ),
    .target(name: "EnvlintConfiguration", dependencies: ["EnvlintFacts"]),
    .target(name: "EnvlintReporting", dependencies: ["EnvlintFacts"]),
    .target(name: "EnvlintMap", dependencies: ["EnvlintFacts", "EnvlintReporting"], exclude: ["Page"]),
    .target(name: "EnvlintProtocol", dependencies: ["EnvlintFacts", "EnvlintReporting"]),
    .target(
      name: "EnvlintDriver",
      dependencies: [
        "EnvlintSyntax", "EnvlintFacts", "EnvlintPages", "EnvlintRules", "EnvlintConfiguration",
        "EnvlintReporting", "EnvlintMap", "EnvlintProtocol",
      ]
    ),
    .executableTarget(name: "envlint", dependencies: ["EnvlintDriver"]),

    // Both build the executable from source: a binary to download would make every build of this package download it. But
    // what a plugin runs is built apart from the package's own products, so without the trait each build of this package, such as
    // that of the pre-commit hook, would take twice as long.
    .plugin(
      name: "EnvlintCommand",
      capability: .command(
        intent: .custom(verb: "envlint", description: "Finds misuse of SwiftUI's environment."), permissions: []),
      dependencies: [.target(name: "envlint", condition: .when(traits: ["Plugins"]))]
    ),
    .plugin(
      name: "EnvlintBuildTool", capability: .buildTool(),
      dependencies: [.target(name: "envlint", condition: .when(traits: ["Plugins"]))]
    ),

    .testTarget(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "EnvlintSyntaxTests", dependencies: ["EnvlintSyntax", "TestSupport"]),
    .testTarget(name: "EnvlintFactsTests", dependencies: ["EnvlintFacts", "EnvlintSyntax", "TestSupport"]),
    .testTarget(
      name: "EnvlintRulesTests",
      dependencies: [
        "EnvlintSyntax", "EnvlintFacts", "EnvlintRules", "EnvlintPages", "EnvlintConfiguration", "EnvlintDriver",
        "TestSupport",
      ]
    ),
    .testTarget(
      name: "EnvlintConfigurationTests",
      dependencies: ["EnvlintConfiguration", "EnvlintFacts", "EnvlintRules"]
    ),
    .testTarget(
      name: "EnvlintReportingTests",
      dependencies: [
        "EnvlintSyntax", "EnvlintFacts", "EnvlintRules", "EnvlintConfiguration", "EnvlintReporting", "EnvlintMap",
        "EnvlintDriver",
      ]
    ),
    .testTarget(
      name: "EnvlintProtocolTests", dependencies: ["EnvlintProtocol", "EnvlintReporting", "EnvlintFacts"]),
    .testTarget(
      name: "EnvlintMapTests",
      dependencies: [
        "EnvlintSyntax", "EnvlintFacts", "EnvlintConfiguration", "EnvlintReporting", "EnvlintMap", "EnvlintDriver",
      ]
    ),
    .testTarget(
      name: "EnvlintDriverTests",
      dependencies: [
        "EnvlintSyntax", "EnvlintFacts", "EnvlintRules", "EnvlintConfiguration", "EnvlintReporting", "EnvlintMap",
        "EnvlintProtocol", "EnvlintDriver", "envlint",
      ]
    ),
    .testTarget(
      name: "RepositoryTests",
      dependencies: [
        "EnvlintSyntax", "EnvlintFacts", "EnvlintPages", "EnvlintRules", "EnvlintConfiguration", "EnvlintReporting",
        "EnvlintMap", "EnvlintDriver",
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

/// The rule pages lie beside their rules; without this list every build would warn about them.
var rulePages: [String] {
  [
    "ClosureEntry.md", "DeadEntry.md", "DeprecatedKey.md", "DerivedKeyCandidate.md", "EnvironmentOutsideView.md",
    "EnvironmentReadInInit.md", "EnvironmentTrackingLoop.md", "ExpensiveEntryDefault.md", "HighFrequencyInjection.md",
    "HostingRootLosesEnvironment.md", "InlineEnvironmentRead.md", "InternalKeyLookup.md", "LegacyEnvironmentKey.md",
    "MismatchedKeyAccessor.md", "MissingInjection.md", "MutableKeyDefault.md", "NonprivateEnvironment.md",
    "ObjectTypeLookup.md", "OwnInjectionRead.md", "PresenterDismiss.md", "PreviewOnlyInitializer.md",
    "ShadowedInjection.md", "ShadowedKey.md", "StaleEnvironmentRead.md", "SuperfluousSuppression.md",
    "TrappingEntryDefault.md", "UnclosedSuppression.md", "UnexplainedSuppression.md", "UnknownSuppression.md",
    "UnstableEntryDefault.md", "UnstableInjection.md", "UntypedEnvironment.md", "UnusedEnvironment.md",
    "WholeValueLookup.md",
  ]
}

#if canImport(Glibc)
  // A static executable starts two to three times faster. It needs flags that SwiftPM rejects in a package that others depend on, so
  // they are given only where envlint itself is built: if the variable asks for it, and for the pre-commit hook, which is built
  // without options in a clone in which pre-commit first creates this folder.
  if Context.environment["ENVLINT_STATIC"] == "1"
    || access(Context.packageDirectory + "/swift_env-default", F_OK) == 0
  {
    // Debian and Ubuntu have the system's libraries in both forms wherever Swift is. Elsewhere only Swift's own are static.
    let isComplete = ["x86_64", "aarch64"].contains { access("/usr/lib/\($0)-linux-gnu/libc.a", F_OK) == 0 }
    let linking = isComplete ? "-static-executable" : "-static-stdlib"
    // A type such as 'Set<Word>' is made by calls that know what it is made of, not from its mangled name, for which every
    // conformance in the program is searched: that shows in a run over one file.
    let metadata = ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"]
    for target in package.targets where target.type == .regular || target.type == .executable {
      target.swiftSettings = [.unsafeFlags([linking] + metadata)]
      target.linkerSettings = [.unsafeFlags([linking])]
    }
  }
#endif
