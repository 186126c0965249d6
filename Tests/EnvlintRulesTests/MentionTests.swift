import Testing

/// A key is used wherever its name stands behind a dot, whatever stands between.
@Suite struct MentionTests {
  @Test(arguments: [
    ".scale", ". scale", ".\n  scale", ". // of \" {\n  scale", ". /* of */ scale", ".`scale`", "::scale",
  ])
  func aKeyIsRead(_ use: String) throws {
    let keys = "import SwiftUI\nextension EnvironmentValues {\n  @Entry var scale = 1.0\n}\n"
    let reader = "func draw(_ values: Values) {\n  line(values\(use))\n}\n"
    try PageProject(["Keys.swift": keys, "Draw.swift": reader]).expectFindings(of: "dead_entry")
  }

  @Test(arguments: ["// .scale\n", "let scale = 1\n", "line(\"values.scale\")\n", "// a\nline(scale)\n"])
  func aKeyIsNotRead(_ text: String) throws {
    let keys = "import SwiftUI\nextension EnvironmentValues {\n  @Entry var scale = 1.0 // ~info\n}\n"
    try PageProject(["Keys.swift": keys, "Draw.swift": text]).expectFindings(of: "dead_entry")
  }
}
