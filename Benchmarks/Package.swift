// swift-tools-version: 6.1
import PackageDescription

// Development only: the root manifest never names this package.
// The root has a name here because a path dependency is otherwise called after the folder of the clone.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "envlint", path: ".."),
    .package(name: "Fuzz", path: "../Tests/Fuzz"),
  ],
  targets: [
    .executableTarget(
      name: "growth",
      dependencies: [
        .product(name: "EnvlintSyntax", package: "envlint"),
        .product(name: "EnvlintFacts", package: "envlint"),
        .product(name: "EnvlintRules", package: "envlint"),
        .product(name: "TestInputs", package: "Fuzz"),
        .product(name: "Measuring", package: "Fuzz"),
      ]
    ),
    .executableTarget(
      name: "throughput",
      dependencies: [
        .product(name: "EnvlintSyntax", package: "envlint"),
        .product(name: "EnvlintFacts", package: "envlint"),
        .product(name: "TestInputs", package: "Fuzz"),
        .product(name: "Measuring", package: "Fuzz"),
      ]
    ),
    .executableTarget(
      name: "warm",
      dependencies: [
        .product(name: "EnvlintConfiguration", package: "envlint"),
        .product(name: "EnvlintDriver", package: "envlint"),
        .product(name: "EnvlintSyntax", package: "envlint"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
