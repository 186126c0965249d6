import Testing

@testable import EnvlintDriver

/// Runs the built program on projects whose keys it must know across files.
struct DeclaredKeyRunTests {
  @Test func aDefaultThatAllReadersAreSpared() throws {
    let folder = try TemporaryFolder([
      ".git/HEAD": "",
      "Keys.swift": """
      import SwiftUI
      final class Cart {}
      extension EnvironmentValues { @Entry var cart = Cart() }
      """,
      "Badge.swift": """
      import SwiftUI
      struct Badge: View { @Environment(\\.cart) private var cart; var body: some View { Text("\\(cart)") } }
      """,
      "App.swift": """
      import SwiftUI
      @main struct Shop: App {
        let cart = Cart()
        var body: some Scene { WindowGroup { Badge().environment(\\.cart, cart) } }
      }
      """,
    ])
    let covered = try folder.envlint("--only", "unstable_entry_default")
    #expect(covered.output.contains("; all known readers have an injected value (unstable_entry_default)"))
    #expect(covered.output.contains("App.swift:4:"))
    #expect(covered.output.contains("injected here, so this reader doesn't use the default"))
    try folder.write(
      """
      import SwiftUI
      let card = ImageRenderer(content: Badge())
      """, to: "Card.swift")
    let missed = try folder.envlint("--only", "unstable_entry_default")
    #expect(missed.output.contains("; 'Badge' has no injected value (unstable_entry_default)"))
  }

  @Test func publicEntriesOfAnApp() throws {
    let folder = try TemporaryFolder([
      ".git/HEAD": "",
      "App/Keys.swift": "import SwiftUI\nextension EnvironmentValues { @Entry public var zoom = 1.0 }\n",
      "App/Main.swift": "@main struct Main { static func main() {} }\n",
    ])
    func reports(_ configuration: String) throws -> Bool {
      try folder.write(configuration, to: ".envlint.yml")
      let run = try folder.envlint("--only", "dead_entry", "--min-severity", "info")
      #expect(run.status == 0)
      return run.output.contains("'zoom' is never used")
    }
    #expect(try !reports(""))
    #expect(try reports("modules:\n  App: [App]\n"))
    #expect(try !reports("modules:\n  App: [App]\nlibrary_modules: [App]\n"))
    let shown = try folder.envlint("config", "show")
    #expect(shown.output.contains("library_modules: [App]"))
  }

  @Test func theManifestThatSwiftPMReads() throws {
    let folder = try TemporaryFolder([
      ".git/HEAD": "",
      "Package.swift": "// swift-tools-version: 5.9\nimport PackageDescription\n",
      "Packages/A.swift": "",
      "Sources/A/Key.swift": """
      import SwiftUI
      struct Key: EnvironmentKey { static var defaultValue = 1 }
      """,
    ])
    let arguments = ["--only", "mutable_key_default"]
    #expect(try folder.envlint(arguments).output.contains("mutable_key_default"))
    // In the language mode of Swift 6 the compiler says so.
    try folder.write("// swift-tools-version: 6.1\nimport PackageDescription\n", to: "Package@swift-6.1.swift")
    #expect(try folder.envlint(arguments).output == "no findings in 4 files\n")
    try folder.write("// swift-tools-version: 5.10\nimport PackageDescription\n", to: "Package@swift-6.swift")
    #expect(try folder.envlint(arguments).output.contains("mutable_key_default"))
  }
}
