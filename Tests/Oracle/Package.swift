// swift-tools-version: 6.1
import PackageDescription

// Development only: the root manifest never names this package, so nobody who uses envlint fetches swift-syntax.
// The root has a name here because a path dependency is otherwise called after the folder of the clone.
let package = Package(
  name: "Oracle",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
    .package(name: "envlint", path: "../.."),
    .package(name: "Fuzz", path: "../Fuzz"),
  ],
  targets: [
    .target(name: "Parallel"),
    // `Projects` and `Rewrites` are links into the root's tests, so that both use the same examples and rewrite them alike.
    .executableTarget(
      name: "oracle",
      dependencies: [
        "Parallel",
        .product(name: "EnvlintSyntax", package: "envlint"),
        .product(name: "EnvlintFacts", package: "envlint"),
        .product(name: "EnvlintPages", package: "envlint"),
        .product(name: "EnvlintRules", package: "envlint"),
        .product(name: "EnvlintConfiguration", package: "envlint"),
        .product(name: "EnvlintDriver", package: "envlint"),
        .product(name: "TestInputs", package: "Fuzz"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]
    ),
    // For the benchmarks; here, because it needs what the oracle needs.
    .executableTarget(
      name: "parse-only",
      dependencies: [
        "Parallel",
        .product(name: "TestInputs", package: "Fuzz"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]
    ),
    // For `Tests/Typecheck`; here, because it needs what the oracle needs, and swift-syntax is built once.
    .executableTarget(
      name: "SwiftUIMacros",
      dependencies: [
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
