import EnvlintFacts
import Testing

/// Code that a view may show anew only because an unused property updates it.
@Suite struct OutsideReadTests {
  private func fixes(_ expression: String) throws -> [Fix.Safety] {
    try PageProject(
      """
      import SwiftUI
      struct Row: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View { Text(\(expression)) }
      }
      """
    ).fixes(of: "unused_environment")
  }

  @Test(arguments: ["shared", "instance", "sharedInstance", "current", "standard"])
  func membersThatGiveTheCurrentValue(_ name: String) throws { #expect(try fixes("Engine.\(name).title") == [.unsafe]) }

  @Test(arguments: ["\"a\"", "Engine.title"])
  func otherMembers(_ expression: String) throws { #expect(try fixes(expression) == [.safe]) }
}
