// swift-tools-version: 6.1
import PackageDescription

// A development tool: compares the reader of `.envlint.yml` with PyYAML. Nothing that a user builds depends on it.
let package = Package(
  name: "Differential",
  platforms: [.macOS(.v13)],
  dependencies: [
    // Named, because a clone may lie in a folder of any name.
    .package(name: "envlint", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "yaml-dump",
      dependencies: [.product(name: "EnvlintConfiguration", package: "envlint")]
    )
  ],
  swiftLanguageModes: [.v6]
)
