import EnvlintFacts
import Testing

/// A key is used wherever its name stands behind a dot, whatever stands between.
@Suite struct MentionTests {
  @Test(arguments: [
    ".scale", ". scale", ".\n  scale", ". // of \" {\n  scale", ". /* of */ scale", ".`scale`", "::scale",
  ])
  func aKeyIsRead(_ use: String) throws {
    let keys = "import SwiftUI\nextension EnvironmentValues {\n  @Entry var scale = 1.0\n}\n"
    let reader = "func draw(_ values: Values) {\n  line(values\(use))\n}\n"
    let files = [PageProject.File(path: "Keys.swift", text: keys), PageProject.File(path: "Draw.swift", text: reader)]
    let project = PageProject(name: "keys", files: files, configuration: nil, expectations: [])
    #expect(try project.findings(of: ["dead_entry"]).isEmpty)
  }

  @Test(arguments: ["// .scale\n", "let scale = 1\n", "line(\"values.scale\")\n", "// a\nline(scale)\n"])
  func aKeyIsNotRead(_ text: String) throws {
    let keys = "import SwiftUI\nextension EnvironmentValues {\n  @Entry var scale = 1.0\n}\n"
    let files = [PageProject.File(path: "Keys.swift", text: keys), PageProject.File(path: "Draw.swift", text: text)]
    let project = PageProject(name: "keys", files: files, configuration: nil, expectations: [])
    #expect(try project.findings(of: ["dead_entry"]).count == 1)
  }
}
