import Testing

/// Whom a dismissal in presented content closes, and whether that is meant.
@Suite struct PresenterDismissTests {
  private static let other = """
    import SwiftUI
    struct Editor: View { var done: () -> Void; var body: some View { Button("Done", action: done) } }
    struct Card<Content: View>: View { @ViewBuilder var content: () -> Content; var body: some View { content() } }
    @Observable final class Model { var isShown = false; var item: Int?; func save() {}; func close() { isShown = false } }
    """

  /// - Parameters:
  ///   - body: that of a view that the app's window shows.
  ///   - members: of the view.
  private func expect(
    _ body: String, _ members: String = "", name: String = "dismiss", root: String = "WindowGroup { Front() }",
    _ place: SourceLocation = #_sourceLocation
  ) throws {
    try PageProject([
      "App.swift": """
      import SwiftUI
      @main struct Shop: App { var body: some Scene { \(root) } }
      """,
      "Front.swift": """
      import SwiftUI
      struct Front: View {
        @Environment(\\.dismiss) private var \(name)
        @State private var isShown = false
        @State private var item: Int?
        @State private var path = NavigationPath()
        @State private var model = Model()
        var body: some View {
          \(body)
        }
        \(members)
      }
      """, "Other.swift": Self.other,
    ]).expectFindings(of: "presenter_dismiss", place)
  }

  private let plain = #"Text("").sheet(isPresented: $isShown) { Button("Done") { dismiss() } } // ~"#

  // MARK: Who presents the presenter

  @Test(arguments: [
    "WindowGroup { Front() }", "WindowGroup { NavigationStack { Front() } }", "WindowGroup(\"Shop\") { Front() }",
    "WindowGroup { TabView { Tab(\"\", systemImage: \"\") { Front().padding() } } }",
    "WindowGroup(content: { Front() })",
    "WindowGroup { Text(\"\").overlay { Front() } }",
  ]) func presentersThatStand(_ root: String) throws {
    try expect(plain + "warning", root: root)
  }

  @Test(arguments: [
    "Window(\"Shop\", id: \"shop\") { Front() }", "Settings { Front() }", "MenuBarExtra(\"\") { Front() }",
    "WindowGroup(id: \"shop\") { Front() }", "WindowGroup(for: Int.self) { _ in Front() }",
    "WindowGroup { Text(\"\") }; Settings { TabView { Front() } }", "ImmersiveSpace(id: \"\") { Front() }",
    "DocumentGroup(newDocument: Paper()) { _ in Front() }", "UtilityWindow(\"\", id: \"\") { Front() }",
    "WindowGroup { Front() }; Window(\"Shop\", id: \"shop\") { Front() }",
  ]) func windowsThatDismissCloses(_ root: String) throws {
    try expect(plain + "info", root: root)
  }

  @Test(arguments: [
    "WindowGroup { Text(\"\").sheet(isPresented: .constant(true)) { Front() } }",
    "WindowGroup { Text(\"\").popup { Front() } }", "WindowGroup { Card { Front() } }",
    "WindowGroup { Text(\"\") }", "WindowGroup { Front(); Button(\"\") { router.push(Front()) } }",
    "WindowGroup { Front(); route(to: Front.self) }",
    "WindowGroup { Front(); Text(\"\").onAppear { screens = [.init(Front())] } }",
    "WindowGroup { NavigationStack { NavigationLink(\"\") { Front() } } }",
    "WindowGroup { Front() }; typealias Start = Front",
  ]) func presentersThatMayBePresented(_ root: String) throws {
    try expect(plain + "info", root: root)
  }

  @Test func previewsAndTestsPresentNothing() throws {
    try expect(
      plain + "warning", root: "WindowGroup { Front() } } }\n#Preview { Front() }\nstruct Two { var a: Int { 1 ")
  }

  // MARK: What is meant

  @Test(arguments: [
    #"Text("").inspector(isPresented: $isShown) { Button("Close") { dismiss() } }"#,
    #"Text("").sheet(isPresented: $isShown) { Text("").onDisappear { dismiss() } }"#,
    #"Text("").sheet(isPresented: $isShown) { Text("").onDisappear(perform: dismiss.callAsFunction) }"#,
    #"Text("").sheet(isPresented: $isShown) { Text("").onDisappear { Task { dismiss() } } }"#,
    #"Text("").sheet(isPresented: $isShown) { Button("") { isShown = false; withAnimation { dismiss() } } }"#,
    #"Text("").sheet(item: $item) { _ in Button("") { item = .none; dismiss() } }"#,
    #"Text("").sheet(isPresented: $isShown) { Button("") { path.removeLast(); dismiss() } }"#,
    #"Text("").sheet(isPresented: $isShown) { Button("") { model.close(); dismiss() } }"#,
    #"Text("").sheet(isPresented: $isShown) { Button("") { onClose?(); dismiss() } }"#,
    #"Text("").sheet(isPresented: $isShown) { Button("") { router.dismissSheet(); dismiss() } }"#,
    #"Text("").sheet(isPresented: $isShown) { Button("") { Task { await model.finish(); dismiss() } } }"#,
    #"Text("").navigationDestination(isPresented: $isShown) { Button("") { dismiss() } } // ~info"#,
    #"NavigationLink("") { Button("") { dismiss() } } // ~info"#,
    #"NavigationLink(destination: Button("") { dismiss() }) { Text("") } // ~info"#,
    #"Text("").sheet(isPresented: $model.isShown) { Button("") { model.save(); dismiss() } } // ~info"#,
    #"Text("").sheet(isPresented: $model.isShown) { Button("") { model.close(); dismiss() } }"#,
  ]) func closingOnPurpose(_ body: String) throws {
    try expect(body)
  }

  @Test(arguments: [
    #"Text("").sheet(isPresented: $isShown) { Button("") { model.save(); dismiss() } } // ~warning"#,
    #"Text("").sheet(isPresented: $isShown) { Button("") { if model.isShown { dismiss() } else { model.save(); dismiss() } } } // ~warning ~warning"#,
    #"Text("").sheet(isPresented: $isShown) { Button("") { item = 3; dismiss() } } // ~warning"#,
    #"Text("").sheet(isPresented: $isShown) { VStack { Button("") { isShown = false }; Button("") { dismiss() } } } // ~warning"#,
    #"Text("").sheet(isPresented: $isShown) { Button("", action: dismiss.callAsFunction) } // ~warning"#,
    #"Text("").sheet(isPresented: $isShown) { Text("").onTapGesture(perform: dismiss.callAsFunction) } // ~warning"#,
    #"Text("").sheet(isPresented: $isShown) { Button("") { dismiss.callAsFunction() } } // ~warning"#,
    #"Text("").sheet(isPresented: $isShown, content: { Button("") { self.dismiss.callAsFunction() } }) // ~warning"#,
    #"Text("").popover(isPresented: $isShown) { Button("") { withAnimation { dismiss() } } } // ~warning"#,
    #"Text("").sheet(isPresented: $isShown) { Editor(done: dismiss.callAsFunction) } // ~info"#,
  ]) func faults(_ body: String) throws {
    try expect(body)
  }

  @Test(arguments: ["dismissWizard", "closeFlow", "dismissParent", "finishCheckout", "dismissAll", "quitOnboarding"])
  func namesThatSayWhatIsClosed(_ name: String) throws {
    try expect(plain.replacing("dismiss()", with: name + "()") + "info", name: name)
  }

  @Test(arguments: ["dismiss", "dismissAction", "goBack", "close", "dismissSheet", "envDismiss", "`dismiss`"])
  func namesThatDoNot(_ name: String) throws {
    try expect(plain.replacing("dismiss()", with: name + "()") + "warning", name: name)
  }

  // MARK: Functions of the view that close the content

  @Test(arguments: [
    "func finish() { isShown = false }", "func finish() { self.isShown = false }", "func finish() { isShown.toggle() }",
    "func finish() { withAnimation { isShown = false } }",
    "func finish() { save(); hide() }\n  func save() {}\n  func hide() { isShown = false }",
    "func finish() { if model.isShown { isShown = model.item != nil } }", "func finish() { item = nil }",
    "func finish(_ a: Int = 0) { Task { @MainActor in isShown = false } }",
    "private func finish() { defer { isShown = false }; model.save() }",
  ]) func functionsThatCloseTheContent(_ member: String) throws {
    try expect(#"Text("").sheet(isPresented: $isShown) { Button("") { finish(); dismiss() } }"#, member)
    try expect(#"Text("").sheet(isPresented: $isShown) { Button("") { dismiss(); self.finish() } }"#, member)
    try expect(
      #"Text("").sheet(isPresented: $isShown) { Button("") { delete(); dismiss() } }"#,
      member.replacing("finish", with: "delete"))
  }

  @Test(arguments: [
    "func save() { model.save() }", "func save() { item = 4 }", "func save() async { await store(isShown) }",
    "func save() { save() }", "func save() { log(isShown == false) }",
  ]) func functionsThatDoNot(_ member: String) throws {
    try expect(#"Text("").sheet(isPresented: $isShown) { Button("") { save(); dismiss() } } // ~warning"#, member)
    try expect(
      #"Text("").sheet(isPresented: $isShown) { Button("") { Task { await save(); dismiss() } } } // ~warning"#, member)
  }

  // MARK: Members that the content uses

  @Test(arguments: [
    ("Button(\"\") { close() }", "func close() { dismiss() } // ~warning"),
    ("Button(\"\", action: close)", "func close() { dismiss() } // ~warning"),
    ("Text(\"\").onTapGesture(perform: close)", "private func close() { dismiss() } // ~warning"),
    ("Button(\"\") { Task { await close() } }", "func close() async { dismiss() } // ~warning"),
    ("Button(\"\") { self.close() }", "func close() { model.save(); dismiss() } // ~warning"),
    ("closeButton", "var closeButton: some View { Button(\"\") { dismiss() } } // ~warning"),
    (
      "VStack { closeButton.padding() }",
      "private var closeButton: some View { Button(\"\", action: dismiss.callAsFunction) } // ~warning"
    ),
    ("closeButton()", "func closeButton() -> some View { Button(\"\") { dismiss() } } // ~warning"),
    (
      "closeButton", "var closeButton: some View { Button(\"\") { close() } }\n  func close() { dismiss() } // ~warning"
    ),
    (
      "NavigationStack { closeButton }",
      "@ViewBuilder var closeButton: some View { if isShown { Button(\"\") { dismiss() } } } // ~warning"
    ),
    ("Editor(done: close)", "func close() { dismiss() } // ~info"),
    ("Editor { close() }", "func close() { dismiss() } // ~info"),
    ("Button(\"\") { close() }", "func close() { dismiss.callAsFunction() } // ~warning"),
  ]) func membersOfTheContent(_ content: String, _ member: String) throws {
    try expect("Text(\"\").sheet(isPresented: $isShown) { \(content) }", member)
    try expect("VStack { Text(\"\").popover(isPresented: $isShown) { HStack { \(content) } } }", member)
    try expect("page", "var page: some View { Text(\"\").sheet(isPresented: $isShown) { \(content) } }\n  " + member)
  }

  @Test func contentByName() throws {
    let member = "func sheet() -> some View { Button(\"\") { dismiss() } } // ~warning"
    try expect("Text(\"\").sheet(isPresented: $isShown, content: sheet)", member)
    try expect("Text(\"\").sheet(isPresented: $isShown, onDismiss: sheet) { Text(\"\") }", "func sheet() { dismiss() }")
  }

  @Test(arguments: [
    ("Button(\"\") { close() }", "func close() { isShown = false; dismiss() }"),
    ("Button(\"\") { isShown = false; close() }", "func close() { dismiss() }"),
    ("Button(\"\") { close() }", "func close() { hide(); dismiss() }\n  func hide() { isShown = false }"),
    ("closeButton", "var closeButton: some View { Button(\"\") { isShown = false; dismiss() } }"),
    ("Text(\"\").onDisappear { close() }", "func close() { dismiss() }"),
    ("Text(\"\").onDisappear(perform: close)", "func close() { dismiss() }"),
    ("Foreign { close() }", "func close() { dismiss() }"), ("Text(\"\").done(close)", "func close() { dismiss() }"),
    ("Text(\"\")", "func close() { dismiss() }"),
    ("Button(\"\") { close(1) }", "func close(_ a: Int) { dismiss() }\n  func close() { }"),
    ("Button(\"\") { close() }", "var close: Closer { Closer { dismiss() } }"),
  ]) func membersThatCloseBoth(_ content: String, _ member: String) throws {
    try expect("Text(\"\").sheet(isPresented: $isShown) { \(content) }", member)
  }

  /// What the presenter's own controls use, too, closes the presenter.
  @Test(arguments: [
    "Button(\"\") { close() }.sheet(isPresented: $isShown) { Button(\"\") { close() } }",
    "Text(\"\").toolbar { Button(\"\", action: close) }.sheet(isPresented: $isShown) { Button(\"\") { close() } }",
    "Text(\"\").sheet(isPresented: $isShown, onDismiss: close) { Button(\"\") { close() } }",
    "Text(\"\").onAppear { close() }.sheet(isPresented: $isShown) { Button(\"\") { close() } }",
  ]) func membersOfThePresenter(_ body: String) throws {
    try expect(body, "func close() { dismiss() }")
  }

  @Test func olderBinding() throws {
    let text = """
      import SwiftUI
      @main struct Shop: App { var body: some Scene { WindowGroup { Front() } } }
      struct Front: View {
        @Environment(\\.presentationMode) private var mode
        @State private var isShown = false
        var body: some View {
          Text("").sheet(isPresented: $isShown) { Button("") { close() } }
          Text("").sheet(isPresented: $isShown) { Button("") { isShown = false; mode.wrappedValue.dismiss() } }
          Text("").sheet(isPresented: $isShown) { Button("") { self.mode.wrappedValue.dismiss() } } // ~warning
        }
        func close() { mode.wrappedValue.dismiss() } // ~warning
      }
      """
    try PageProject(text).expectFindings(of: "presenter_dismiss")
  }

  @Test func membersInOtherFiles() throws {
    let files = [
      "App.swift": "import SwiftUI\n@main struct Shop: App { var body: some Scene { WindowGroup { Front() } } }",
      "Front.swift": """
      import SwiftUI
      struct Front: View {
        @Environment(\\.dismiss) private var dismiss
        @State var isShown = false
        var body: some View { page }
        func close() { dismiss() } // ~warning
      }
      """,
      "Front+Page.swift": """
      import SwiftUI
      extension Front { var page: some View { Text("").sheet(isPresented: $isShown) { Button("") { close() } } } }
      """,
    ]
    try PageProject(files).expectFindings(of: "presenter_dismiss")
  }
}
