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
    #expect(covered.output.contains("(all known readers are covered by an injection). (unstable_entry_default)"))
    #expect(covered.output.contains("App.swift:4:"))
    #expect(covered.output.contains("injected here, so the default is a latent problem"))
    try folder.write(
      """
      import SwiftUI
      let card = ImageRenderer(content: Badge())
      """, to: "Card.swift")
    let missed = try folder.envlint("--only", "unstable_entry_default")
    #expect(missed.output.contains("(no injection covers 'Badge'). (unstable_entry_default)"))
  }
}
