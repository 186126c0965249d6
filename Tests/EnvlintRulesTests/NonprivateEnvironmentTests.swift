import EnvlintFacts
import Testing

/// What `nonprivate_environment` says of code that its page does not show.
@Suite struct NonprivateEnvironmentTests {
  @Test func usesOfManyKinds() throws {
    try PageProject([
      "A.swift": #"""
      import SwiftUI
      struct Many: View {
        @Environment(\.a) var a // ~info
        @Environment(\.b) var b
        @Environment(\.c) var c
        @Environment(\.d) var d // ~info
        @Environment(\.e) var e
        @Environment(\.f) public var f
        @Environment(\.g) package var g
        @Environment(\.h) var h
        static func == (l: Self, r: Self) -> Bool { l.b == r.b }
        var body: some View { Text("\(a) \(c)").id(\Many.c) }
        final class Coordinator { var parent: Many; init(_ parent: Many) { self.parent = parent; print(parent.e) } }
      }
      @Macro struct Made: View { @Environment(\.a) var a; var body: some View { Text("\(a)") } }
      struct Foreign: View, Imported { @Environment(\.a) var a; var body: some View { Text("\(a)") } }
      struct Broken: View { @Environment(\.i) var i; var body: some View { Text( + i) } }
      #Preview { struct P: View { @Environment(\.a) var a; var body: some View { Text("\(a)") } }; return P() }
      """#,
      "B.swift": "extension Many { func use() { print($h) } }",
    ]).expectFindings(of: "nonprivate_environment")
  }

  @Test(arguments: [
    ("@Environment(\\.a) var a", "@Environment(\\.a) private var a"),
    ("@Environment(\\.a) internal var a", "@Environment(\\.a) private var a"),
    ("@Environment(\\.a)\n// kept\nvar a", "@Environment(\\.a)\n// kept\nprivate var a"),
    ("@Environment(\\.internal)\n// internal\nvar a", "@Environment(\\.internal)\n// internal\nvar a"),
  ]) func whatAFixWrites(_ declaration: String, _ expected: String) throws {
    func text(_ declaration: String) -> String {
      "import SwiftUI\nstruct V: View {\n\(declaration)\nvar body: some View { Text(\"\\(a)\") }\n}\n"
    }
    let fixed = try PageProject(text(declaration)).fixed(rules: ["nonprivate_environment"])
    #expect(fixed.files[0].text == text(expected))
  }
}
