// swift-tools-version: 6.1
import PackageDescription

// Development only: the root manifest never names this package.
// The root has a name here because a path dependency is otherwise called after the folder of the clone.
let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v13)],
  products: [
    // Texts that nobody writes, for the oracle and the benchmarks, too.
    .library(name: "TestInputs", targets: ["TestInputs"]),
    .library(name: "Measuring", targets: ["Measuring"]),
  ],
  dependencies: [.package(name: "envlint", path: "../..")],
  targets: [
    .target(name: "TestInputs"),
    .target(name: "Measuring"),
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "TestInputs", "Measuring",
        .product(name: "EnvlintSyntax", package: "envlint"),
        .product(name: "EnvlintFacts", package: "envlint"),
        .product(name: "EnvlintRules", package: "envlint"),
        .product(name: "EnvlintConfiguration", package: "envlint"),
        .product(name: "EnvlintReporting", package: "envlint"),
        .product(name: "EnvlintProtocol", package: "envlint"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
