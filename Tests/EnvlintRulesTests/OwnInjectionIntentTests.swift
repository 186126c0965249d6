import Testing

/// Reads of a view's own property in content for which it sets the key: which are meant, and which cannot be.
@Suite struct OwnInjectionIntentTests {
  /// - Parameters:
  ///   - body: that of a view.
  ///   - members: of the view.
  ///   - other: more code.
  private func expect(
    _ body: String, _ members: String = "", other: String = "", _ place: SourceLocation = #_sourceLocation
  ) throws {
    try PageProject([
      "Panel.swift": """
      import SwiftUI
      @Observable final class Session { var name = "" }
      extension EnvironmentValues { @Entry var level = 0; @Entry var isNested = false; @Entry var tint = Color.red }
      struct Child: View {
        @Environment(\\.level) private var level
        @Environment(\\.isNested) private var isNested
        @Environment(Session.self) private var session
        var body: some View { Text("\\(level)\\(isNested)\\(session.name)") }
      }
      struct Card<Content: View>: View { @ViewBuilder var content: Content; var body: some View { content } }
      struct Panel<Content: View>: View {
        @Environment(\\.level) private var level
        @Environment(\\.isNested) private var isNested
        @Environment(\\.isEnabled) private var isEnabled
        @Environment(\\.isSearching) private var isSearching
        @Environment(\\.redactionReasons) private var reasons
        @Environment(\\.lineLimit) private var lineLimit
        @Environment(\\.font) private var font
        @Environment(Session.self) private var session
        @State private var isBusy = false
        @State private var text = ""
        let guest: Session
        let content: Content
        var body: some View {
          \(body)
        }
        \(members)
      }
      """, "Other.swift": "import SwiftUI\n" + other,
    ]).expectFindings(of: "own_injection_read", place)
  }

  /// A container reads the value outside of it and sets another one for its children.
  @Test(arguments: [
    #"VStack { content }.padding(isNested ? 8 : 16).environment(\.isNested, true) // ~info"#,
    #"VStack { Child() }.padding(isNested ? 8 : 16).environment(\.isNested, true) // ~info"#,
    #"VStack { Text("") }.padding(isNested ? 8 : 16).environment(\.isNested, true) // ~info"#,
    #"VStack { if isNested { Divider() }; content }.environment(\.isNested, true) // ~info"#,
    #"VStack { Text("\(level)"); content }.environment(\.level, 2) // ~info"#,
    #"Text("\(level)").background { content }.environment(\.level, 2) // ~info"#,
    #"VStack { Text("\(level)"); Panel<Text>(guest: guest, content: Text("")) }.environment(\.level, 2) // ~info"#,
    #"VStack { Text("\(level)"); Leaf(guest: guest) }.environment(\.level, 2) // ~info"#,
    #"VStack { Text("\(level)"); guest.picture }.environment(\.level, 2) // ~info"#,
    #"Card { Text("") }.opacity(isNested ? 1 : 0).environment(\.isNested, true) // ~info"#,
    #"List { Text(session.name); content }.environment(guest) // ~info"#,
    #"VStack { Text("").opacity(isEnabled ? 1 : 0) }.disabled(isBusy) // ~info"#,
    #"VStack { Text("").opacity(font == nil ? 0 : 1); content }.font(.title) // ~info"#,
  ]) func containers(_ body: String) throws {
    try expect(
      body,
      other:
        "struct Leaf: View { let guest: Session; var body: some View { Card { Panel<Text>(guest: guest, content: Text(\"\")) } } }"
    )
  }

  /// Somebody else sets the key, so that there is an outer value.
  @Test(arguments: [
    "struct Outer: View { var body: some View { Child().environment(\\.level, 5) } }",
    "extension View { func raised() -> some View { environment(\\.level, 5) } }",
    "func copied(_ view: some View, _ values: EnvironmentValues) -> some View { view.environment(\\.self, values) }",
    "struct Outer: View { let path: WritableKeyPath<EnvironmentValues, Int>; var body: some View { Child().environment(path, 5) } }",
  ]) func othersThatSet(_ other: String) throws {
    try expect(#"VStack { Text("\(level)"); Child() }.environment(\.level, 2) // ~info"#, other: other)
    try expect(#"VStack { Text("\(isNested)"); Child() }.environment(\.level, 2)"#, other: other)
  }

  /// Nobody else sets the key, and the view does not stand in itself.
  @Test(arguments: [
    #"VStack { Text("\(level)"); Child() }.environment(\.level, 2) // ~warning"#,
    #"VStack { Text("\(level)"); Child().environment(\.level, 3) }.environment(\.level, 2) // ~warning"#,
    #"Text("\(level)").background { Child() }.environment(\.level, 2) // ~warning"#,
    #"Text("\(level)").modifier(Boxed()).boxed().environment(\.level, 2) // ~warning"#,
    #"Card { Child() }.overlay { Text("\(level)") }.environment(\.level, 2) // ~warning"#,
    #"Button("\(level)") {}.environment(\.level, 2) // ~warning"#,
    #"List { Text(session.name); Child() }.environment(guest) // ~warning"#,
  ]) func defaultsAlone(_ body: String) throws {
    try expect(body)
    try expect(body, other: "#Preview { Child().environment(\\.level, 9).environment(Session()) }")
  }

  /// Nobody else can read what is set.
  @Test(arguments: [
    #"Text("\(level)").environment(\.level, 2) // ~warning"#,
    #"VStack { Text("\(level)"); Spacer() }.padding().environment(\.level, 2) // ~warning"#,
    #"VStack { if isNested { Text("") } }.frame(width: 9).environment(\.isNested, true) // ~warning"#,
    #"ScrollView { LazyVStack { ForEach(0..<3) { Text("\($0 + level)") } } }.environment(\.level, 2) // ~warning"#,
    #"Text(session.name).environment(guest) // ~warning"#,
    #"Text("").overlay { Text("\(level)") }.environment(\.level, 2) // ~warning"#,
    #"List { if isSearching { Child() }; content }.searchable(text: $text) // ~warning"#,
    #"List { content }.searchable(text: $text).overlay { if isSearching { Child() } } // ~warning"#,
    #"List { content }.onChange(of: isSearching) {}.searchable(text: $text) // ~warning"#,
    #"Text("\(level)").transformEnvironment(\.level) { $0 = 2 } // ~warning"#,
    #"Text("\(level)").transformEnvironment(\.level) { value in value = 2 } // ~warning"#,
  ]) func misplaced(_ body: String) throws {
    try expect(body)
  }

  @Test func membersThatShowOthers() throws {
    let row = #"var row: some View { Text("\(level)") } // ~"#
    try expect(#"VStack { row }.environment(\.level, 2)"#, row + "warning")
    try expect(
      #"VStack { row; other }.environment(\.level, 2)"#, row + "warning\n  var other: some View { Text(\"\") }")
    try expect(#"VStack { row; other }.environment(\.level, 2)"#, row + "warning\n  var other: some View { Child() }")
    try expect(#"VStack { row; other }.environment(\.level, 2)"#, row + "info\n  var other: some View { content }")
    try expect(#"VStack { row; content }.environment(\.level, 2)"#, row + "info")
    try expect(
      #"VStack { row }.environment(\.level, 2)"#,
      #"var row: some View { HStack { Text("\(level)"); Child() } } // ~warning"#)
  }

  /// Styles are given from outside, and read the environment of what they style.
  @Test func stylesMayRead() throws {
    let style = """
      struct Loud: ButtonStyle {
        @Environment(\\.tint) private var tint
        func makeBody(configuration: Configuration) -> some View { configuration.label.tint(tint) }
      }
      """
    let body = #"Button("") {}.environment(\.tint, .blue)"#
    let text = { (mark: String, other: String) in
      """
      import SwiftUI
      extension EnvironmentValues { @Entry var tint = Color.red }
      struct Panel: View {
        @Environment(\\.tint) private var tint
        var body: some View {
          Group { if tint == .red { \(body) } else { Button("") {} } }.environment(\\.tint, .blue) // ~\(mark)
        }
      }
      \(other)
      """
    }
    try PageProject(text("warning", "")).expectFindings(of: "own_injection_read")
    let other = "struct Other: View { var body: some View { Text(\"\").environment(\\.tint, .red) } }\n"
    try PageProject(text("info", other + style)).expectFindings(of: "own_injection_read")
  }

  /// The body knows of both values.
  @Test(arguments: [
    #"Text("").opacity(isEnabled && !isBusy ? 1 : 0).disabled(isBusy)"#,
    #"VStack { Text(session.name); Text(guest.name) }.environment(guest)"#,
    #"VStack { if isBusy { Text("") }; Text("\(isNested)") }.environment(\.isNested, isBusy)"#,
    #"VStack { if self.isBusy { Text("") }; Text("\(isNested)") }.environment(\.isNested, isBusy)"#,
    #"VStack { Toggle("", isOn: $isBusy); Text("\(isNested)") }.environment(\.isNested, isBusy)"#,
    #"VStack { Text(guest.name); Text("\(isNested)") }.environment(\.isNested, guest.name.isEmpty)"#,
    #"VStack { Text(self.guest.name); Text("\(isNested)") }.environment(\.isNested, guest.name == "a")"#,
    #"VStack { Leaf(guest: guest); Text("\(isNested)") }.environment(\.isNested, guest.name.isEmpty)"#,
    #"Group { let both = level + 1; Text("\(level)").environment(\.level, 1 + both) }"#,
    #"VStack { Text("\(level)") }.environment(\.level, level > 3 ? 0 : 3)"#,
  ]) func bothValuesAreHandled(_ body: String) throws {
    try expect(body)
  }

  /// Another part of the same value says nothing of what is set.
  @Test(arguments: [
    #"VStack { Text(guest.title); Text("\(isNested)"); content }.environment(\.isNested, guest.name.isEmpty) // ~info"#,
    #"VStack { Text(guest.title).opacity(isEnabled ? 1 : 0) }.disabled(guest.name == "a") // ~info"#,
    #"VStack { Text("").background { if isNested { content } } }.tag(guest.title).environment(\.isNested, guest.isOld) // ~info"#,
  ]) func otherPartsAreUsed(_ body: String) throws {
    try expect(body)
  }

  @Test(arguments: [
    #"Text("\(level)").transformEnvironment(\.level) { $0 += 1 }"#,
    #"Text("\(level)").transformEnvironment(\.level) { $0 = $0 + 1 }"#,
    #"Text("\(level)").transformEnvironment(\.level) { value in value = max(value, 3) }"#,
    #"Text("\(level)").transformEnvironment(\.level) { if isBusy { $0 = 2 } }"#,
    #"Text("\(level)").transformEnvironment(\.level, transform: { $0.negate() })"#,
    #"Text("\(level)").transformEnvironment(\.level, transform: deeper)"#,
  ]) func transforms(_ body: String) throws {
    try expect(body)
  }

  @Test(arguments: [
    #"VStack { content }.onChange(of: level) { isBusy = true }.environment(\.level, 2)"#,
    #"VStack { content }.onChange(of: isEnabled) { _, new in isBusy = new }.disabled(isBusy)"#,
    #"VStack { content }.task(id: level) { await load() }.environment(\.level, 2)"#,
    #"VStack { content }.animation(.default, value: level).environment(\.level, 2)"#,
    #"VStack { content }.id(level).environment(\.level, 2)"#,
    #"VStack { content.sensoryFeedback(.selection, trigger: level) }.environment(\.level, 2)"#,
  ]) func watchedValues(_ body: String) throws {
    try expect(body)
  }

  @Test(arguments: [
    #"VStack { Text(reasons.isEmpty ? "" : "a") }.redacted(reason: [])"#,
    #"VStack { Text("").opacity(isEnabled ? 1 : 0) }.disabled(false)"#,
    #"VStack { Text("\(lineLimit ?? 0)") }.lineLimit(nil)"#, #"VStack { Text("").font(font) }.font(nil)"#,
    #"VStack { Text("").font(font) }.font( ( nil ) )"#, #"VStack { Text(session.name) }.environment(nil as Session?)"#,
  ]) func resets(_ body: String) throws {
    try expect(body)
  }

  @Test func otherValuesAreNoResets() throws {
    try expect(#"VStack { Text(reasons.isEmpty ? "" : "a") }.redacted(reason: .placeholder) // ~info"#)
    try expect(#"VStack { Text("\(lineLimit ?? 0)") }.lineLimit(2) // ~info"#)
    try expect(#"VStack { Text("").opacity(isEnabled ? 1 : 0) }.disabled(true) // ~info"#)
  }

  /// An initializer that the project adds to a type of SwiftUI is given the value.
  @Test func addedInitializers() throws {
    let added =
      "extension Group where Content: View { init(level: Int, @ViewBuilder content: () -> Content) { self.init(content: content) } }"
    let body = #"Group(level: level) { Text("") }.environment(\.level, 2)"#
    try expect(body, other: added)
    try expect(
      #"Label(level: level).environment(\.level, 2)"#,
      other:
        "extension Label where Title == Text, Icon == Image { init(level: Int) { self.init(\"\\(level)\", systemImage: \"\") } }"
    )
  }

  /// What a file declares besides the view knows nothing of its property.
  @Test(arguments: [
    ("extension View { func level(_ n: Int) -> some View { environment(\\.level, n) } }", ".level(3)", "info"),
    (
      "extension View { func raised(_ level: Int) -> some View { environment(\\.level, level) } }", ".raised(3)",
      "info"
    ),
    (
      "func raised(_ view: some View, by level: Int) -> some View { view.environment(\\.level, level) }",
      ".environment(\\.level, 2)", "warning"
    ),
    (
      """
      struct Next: View {
        @Environment(\\.level) private var level
        var body: some View { Text("").environment(\\.level, level + 1) }
      }
      """, ".environment(\\.level, 2)", "warning"
    ),
    ("extension Panel { func raised(_ n: Int) -> some View { environment(\\.level, n) } }", ".raised(3)", ""),
    ("", ".environment(\\.level, level + 1)", ""),
  ]) func othersInTheFile(_ other: String, _ modifier: String, _ mark: String) throws {
    try PageProject(
      """
      import SwiftUI
      extension EnvironmentValues { @Entry var level = 0 }
      \(other)
      struct Panel: View {
        @Environment(\\.level) private var level
        var body: some View {
          VStack { Text("\\(level)") }\(modifier) // ~\(mark)
        }
      }
      """
    ).expectFindings(of: "own_injection_read")
  }

  /// Setters that count, collect or latch do not set what is read.
  @Test func settersThatDoSomethingElse() throws {
    for (setter, mark) in [
      ("self[Key.self] = newValue", "warning"), ("self[Key.self] += 1", "info"), ("self[Key.self] = true", "info"),
      ("self[Key.self] = self[Key.self] || newValue", "info"),
    ] {
      try PageProject(
        """
        import SwiftUI
        private struct Key: EnvironmentKey { static let defaultValue = 0 }
        extension EnvironmentValues { var rank: Int { get { self[Key.self] } set { \(setter) } } }
        struct Panel: View {
          @Environment(\\.rank) private var rank
          var body: some View {
            Text("\\(rank)").environment(\\.rank, 1) // ~\(mark)
          }
        }
        """
      ).expectFindings(of: "own_injection_read")
    }
  }

  // MARK: Modifiers of the project

  @Test(arguments: [
    "extension View { func themed() -> some View { environment(\\.level, 2) } }",
    "extension View { func themed() -> some View { self.padding().environment(\\.level, 2).opacity(1) } }",
    "extension View { @ViewBuilder func themed() -> some View { environment(\\.isNested, true).environment(\\.level, 2) } }",
    "extension View { public func themed(_ level: Int = 3) -> some View { environment(\\.level, level) } }",
  ]) func functionsThatInject(_ function: String) throws {
    try expect(#"Text("\(level)").themed() // ~info"#, other: function)
    try expect(#"VStack { Text("\(level)"); Child() }.padding().themed() // ~info"#, other: function)
    try expect(#"VStack { row }.themed()"#, #"var row: some View { Text("\(level)") } // ~info"#, other: function)
    try expect(#"Text("").themed(); Text("\(level)")"#, other: function)
    try expect(#"Text("\(font == nil)").themed()"#, other: function)
    if function.contains("_ level") { try expect(#"Text("\(level)").themed(level + 1)"#, other: function) }
  }

  @Test func viewModifiersThatInject() throws {
    let modifier = """
      struct Themed: ViewModifier {
        @State private var own = 2
        func body(content: Content) -> some View { content.padding().environment(\\.level, own) }
      }
      """
    try expect(#"Text("\(level)").modifier(Themed()) // ~info"#, other: modifier)
    try expect(#"Text("").modifier(Themed()); Text("\(level)")"#, other: modifier)
  }

  @Test(arguments: [
    "extension View { @ViewBuilder func themed() -> some View { if 1 > 2 { environment(\\.level, 2) } else { self } } }",
    "extension View { func themed() -> some View { overlay { Text(\"\").environment(\\.level, 2) } } }",
    "extension View { func themed() -> some View { Text(\"\").environment(\\.level, 2) } }",
    "extension View { func themed() -> some View { transformEnvironment(\\.level) { $0 += 1 } } }",
    "extension View { func themed() -> some View { environment(\\.level, 2) }; func themed(_ a: Int) -> some View { self } }",
    "extension View { static func themed() -> some View { Text(\"\").environment(\\.level, 2) } }",
    "extension Text { func themed() -> Text { self } }", "",
    "extension View { func themed() -> some View { environment(\\.font, .body) } }",
    "#Preview { Text(\"\").environment(\\.level, 2) }\nextension View { func themed() -> some View { self } }",
  ]) func functionsThatDoNot(_ function: String) throws {
    try expect(#"Text("\(level)").themed()"#, other: function)
  }
}
