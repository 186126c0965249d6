import Testing

@testable import EnvlintDriver

/// Runs the built program on a project whose hosting controllers are made by a function of another file.
struct HostingRunTests {
  @Test func aFunctionThatPresentsWhatItIsGiven() throws {
    let folder = try TemporaryFolder([
      ".git/HEAD": "",
      "Presenting.swift": """
      import UIKit
      extension UIViewController {
        func presentSheet(_ content: some View) { present(UIHostingController(rootView: content), animated: true) }
      }
      """,
      "Binary.swift": "let presentSheet = \0",
      "Screen.swift": """
      import UIKit
      final class Screen: UIViewController { func show() { presentSheet(Panel()) } }
      """,
      "Panel.swift": "import SwiftUI\nstruct Panel: View { var body: some View { Badge() } }\n",
      "Badge.swift": """
      import SwiftUI
      @Observable final class Cart { var n = 0 }
      struct Badge: View { @Environment(Cart.self) private var cart; var body: some View { Text("\\(cart.n)") } }
      """,
    ])
    let run = try folder.envlint("--only", "hosting_root_loses_environment", "--format", "concise")
    #expect(
      run.output == """
        Screen.swift:2:67: warning: 'Badge', which 'Panel' shows, needs 'Cart' from the environment, but this hosting controller doesn't \
        inherit it, so the app crashes (hosting_root_loses_environment)

        """)
    // Files that are read again are not told of again.
    #expect(run.errors.split(separator: "\n").count { $0.contains("Binary.swift") } == 1)
    try folder.write("extension Array { func presentSheet(_ view: Far) {} }\n", to: "Other.swift")
    #expect(try folder.envlint("--only", "hosting_root_loses_environment", "--format", "concise").output.isEmpty)
  }
}
