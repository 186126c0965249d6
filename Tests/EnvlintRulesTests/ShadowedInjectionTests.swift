import Testing

/// What may stand between two injections of one key, and what sets more than its key.
@Suite struct ShadowedInjectionTests {
  private func expect(_ body: String, other: String = "", _ place: SourceLocation = #_sourceLocation) throws {
    try PageProject([
      "Panel.swift": """
      import SwiftUI
      extension EnvironmentValues { @Entry var level = 0 }
      struct Child: View { @Environment(\\.level) private var level; var body: some View { Text("\\(level)") } }
      struct Panel: View {
        @Environment(\\.font) private var font
        @Environment(\\.locale) private var locale
        @State private var isOn = false
        let title: String
        let panel: AnyView
        var body: some View {
          \(body)
        }
      }
      """, "Other.swift": "import SwiftUI\n" + other,
    ]).expectFindings(of: "shadowed_injection", place)
  }

  @Test(arguments: [
    ".background(Color.red)", ".background(.red)", ".background(.regularMaterial, in: Capsule())",
    ".background { Color.blue.opacity(0.5) }",
    ".background(alignment: .top) { RoundedRectangle(cornerRadius: 8).fill(.gray) }",
    ".overlay(Circle().stroke(Color.red, lineWidth: 2))", ".overlay { Text(\"new\") }",
    ".overlay { VStack { Divider(); Image(systemName: \"star\") } }",
    ".clipShape(Circle())", ".shadow(radius: 4)", ".border(.red)",
    ".background(Color.red).padding().overlay(Divider())",
    ".background(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))", ".bold().font(.body)",
    ".sheet(isPresented: .constant(true)) { Text(\"\") }",
  ]) func harmlessModifiers(_ between: String) throws {
    try expect("Text(\"\").environment(\\.level, 1)\(between).environment(\\.level, 2) // ~warning")
  }

  @Test(arguments: [
    ".background(Child())", ".background { Child() }", ".background(panel)", ".background(.themed)",
    ".overlay { panel }",
    ".overlay(self.panel)", ".overlay { if isOn { Child() } }", ".boxed()", ".modifier(Boxed())",
    ".buttonStyle(Loud())",
    ".background(Color.red.overlay(Child()))", ".overlay { Foreign() }", ".background(Theme.panel)",
    ".overlay(Circle().fill(.themed))", ".overlay { [1].map { _ in Child() }.first }", ".overlay { #badge }",
    ".sheet(isPresented: $isOn) { Child() }",
  ]) func modifiersThatMaySee(_ between: String) throws {
    try expect("Text(\"\").environment(\\.level, 1)\(between).environment(\\.level, 2)")
  }

  @Test func typesOfTheProjectMaySee() throws {
    let body = "Text(\"\").environment(\\.level, 1).overlay(Divider()).environment(\\.level, 2)"
    try expect(body + " // ~warning")
    try expect(body, other: "struct Divider: View { var body: some View { Child() } }")
  }

  @Test(arguments: [
    #"Text("").environment(\.locale, a).padding().environment(\.locale, b) // ~warning"#,
    #"Text("").environment(\.locale, a).font(.title).id(3).environment(\.locale, b) // ~warning"#,
    #"Text("").environment(\.font, .title).padding().background(Color.red).environment(\.font, .body) // ~warning"#,
    #"Text("").environment(\.openURL, a).onAppear { go() }.environment(\.openURL, b) // ~warning"#,
    #"Text("").environment(\.locale, a).navigationTitle("").environment(\.locale, b)"#,
    #"Text("").environment(\.locale, a).background(Text("1")).environment(\.locale, b)"#,
    #"Text("").environment(\.layoutDirection, .rightToLeft).padding(.leading).environment(\.layoutDirection, .leftToRight)"#,
    #"Text("").environment(\.isEnabled, true).onTapGesture {}.environment(\.isEnabled, false)"#,
    #"Text("").environment(\.colorScheme, .dark).background(Color.primary).environment(\.colorScheme, .light)"#,
    #"Text("").environment(\.dynamicTypeSize, .large).padding().environment(\.dynamicTypeSize, .small)"#,
    #"Text("").environment(\.locale, a).accessibilityLabel("a").environment(\.locale, b)"#,
  ]) func keysOfTheSDK(_ body: String) throws {
    try expect(body)
  }

  @Test(arguments: [
    #"Image(systemName: "").font(.title).padding().font(.body) // ~warning"#,
    #"HStack { Text(title) }.font(.title).frame(width: 9).background(.red).font(.body) // ~warning"#,
    #"Text("").font(.title).opacity(0.5).bold().font(.caption) // ~warning"#,
    #"VStack { Text("").lineLimit(1).padding().lineLimit(2) } // ~warning"#,
    #"Button("") { Text("").font(.title).padding().font(.body) } label: { Text("") } // ~warning"#,
    #"Text("").font(.title).bold().font(.body)"#, #"Text("").font(.title).font(.body)"#,
    #"Text("").font(.title).overlay { Text("") }.font(.body)"#, #"Text("").font(.title).boxed().font(.body)"#,
    #"Text("").font(nil).padding().font(.body)"#, #"Text("").font(.title).padding().font(font)"#,
    #"Text("").font(.title).toolbar { Text("") }.font(.body)"#,
    #"VStack { Text("").font(.title) }.padding().font(.body)"#,
    #"Text("").font(.title).padding().lineLimit(2)"#, #"Text("").disabled(true).padding().disabled(isOn)"#,
    #"Text("").font(.title).padding(); Text("").font(.body)"#,
    #"Label(title, systemImage: "").font(.title).padding().labelStyle(.iconOnly).font(.body)"#,
  ]) func modifiersOfTheSDK(_ body: String) throws {
    try expect(body)
  }

  @Test func modifiersInPreviews() throws {
    try expect(
      "Text(\"\")", other: "#Preview { Text(\"\").font(.title).padding().font(.body).environment(\\.level, 1) }")
  }

  /// A setter that collects, latches or counts does not replace.
  @Test(arguments: [
    "set { self[Key.self] = newValue }|warning", "set { self[Key.self] += newValue }|",
    "set { self[Key.self] = max(newValue, self[Key.self]) }|",
    "set { if newValue > 0 { self[Key.self] = newValue } }|", "set { self[Key.self] = newValue; log(newValue) }|",
    "set { level = newValue }|",
  ]) func setters(_ text: String) throws {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false)
    try expect(
      "Text(\"\").environment(\\.count, 1).environment(\\.count, 2) // ~\(parts[1])",
      other: """
        struct Key: EnvironmentKey { static let defaultValue = 0 }
        extension EnvironmentValues { var count: Int { get { self[Key.self] } \(parts[0]) } }
        """)
  }
}
