import Testing

/// What replaces superseded keys.
@Suite struct DeprecatedKeyTests {
  /// Whether `presentationMode` can be replaced in a view.
  @Test(arguments: [
    ("private var mode", "mode.wrappedValue.dismiss()", true),
    ("private var mode", "self.mode.wrappedValue.dismiss()", true),
    ("private var mode: Binding<PresentationMode>", "mode.wrappedValue.dismiss()", true),
    ("var mode", "mode.wrappedValue.dismiss()", true), ("private var mode", "close(mode)", false),
    ("private var mode", "print(mode.wrappedValue.isPresented)", false), ("private var mode", "_ = $mode", false),
    ("private var mode", "mode.wrappedValue.dismiss(); close(mode)", false),
    ("private var mode", "(mode).wrappedValue.dismiss()", false),
  ]) func presentationModeIsReplaced(_ declaration: String, _ code: String, _ isReplaced: Bool) throws {
    let text = """
      import SwiftUI
      struct V: View {
        @Environment(\\.presentationMode) \(declaration)
        var body: some View { Button("a") { \(code) } }
      }
      struct W: View { let model: Int; var body: some View { Text("\\(model)") } }
      """
    let findings = try PageProject(text).findings(of: ["deprecated_key"])
    #expect(findings.count == 1)
    #expect(findings.flatMap { $0.fixes.map(\.safety) } == (isReplaced ? [.unsafe] : []))
  }
}
