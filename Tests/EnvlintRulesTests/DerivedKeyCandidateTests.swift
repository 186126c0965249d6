import EnvlintFacts
import Testing

/// What `derived_key_candidate` says of code that its page does not show.
@Suite struct DerivedKeyCandidateTests {
  /// Two views that pass a value of one key to a function, each in its own way.
  @Test(arguments: [
    ("Text(name(level))", true), ("Text((name)((level)))", true), ("Text(name(self.level))", true),
    ("Text(Namer.make(of: level, 1, \"a\", nil))", true), ("Namer(level)", true), ("Namer.init(level)", true),
    ("Text(name(level) + name(level))", false), ("Text(name(level.value))", false), ("Text(name($level))", false),
    ("Text(name(level, other))", false), ("Text(name(level) { 1 })", false), ("Text(name(level + 1))", false),
    ("Text(unknown(level))", false), ("Text(String(level))", false), ("Text(model.name(level))", false),
    ("Text(twice(level))", false), ("Text(name([level]))", false), ("Text(name(-level))", false),
  ]) func waysToPass(_ expression: String, _ isFound: Bool) throws {
    let view = { (name: String) in
      """
      struct \(name): View {
        @Environment(\\.level) private var level
        let other = 1
        var body: some View { \(expression) }\(isFound ? " // ~info" : "")
      }
      """
    }
    try PageProject([
      "A.swift": "import SwiftUI\n" + view("First"), "B.swift": "import SwiftUI\n" + view("Second"),
      "C.swift": """
      func name(_ level: Int) -> String { "a" }
      func twice(_ level: Int) -> String { "a" }
      func twice(_ level: Double) -> String { "a" }
      struct Namer { init(_ level: Int) {}; static func make(of level: Int, _ a: Int, _ b: String, _ c: Int?) -> String { b } }
      """,
    ]).expectFindings(of: "derived_key_candidate")
  }

  @Test func otherKeysAndOtherViews() throws {
    try PageProject(
      #"""
      import SwiftUI
      func name(_ level: Int) -> String { "a" }
      struct A: View { @Environment(\.level) private var a; var body: some View { Text(name(a)) } }
      struct B: View { @Environment(\.depth) private var b; var body: some View { Text(name(b)) } }
      struct C: View { @Environment(\.level.value) private var c; var body: some View { Text(name(c)) } }
      struct D { @Environment(\.level) private var d; var text: String { name(d) } }
      struct E: View { @Environment(\.twice) private var e; @Environment(\.twice) private var f; var body: some View { Text(name(e) + name(f)) } }
      #Preview { struct P: View { @Environment(\.level) private var p; var body: some View { Text(name(p)) } }; return P() }
      """#
    ).expectFindings(of: "derived_key_candidate")
  }
}
