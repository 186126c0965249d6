import Testing

/// Controllers and pictures that a view makes of itself, or of what a modifier is applied to: they start empty.
@Suite struct RootOfSelfTests {
  private static func page(_ action: String, beside: String = "") -> String {
    """
    struct Page: View { var body: some View { VStack { Leaf(); Button("") { \(action) } } } }
    struct Shown: View { var body: some View { Page().environment(Shop.shared) } }
    @main struct Second: App { var body: some Scene { WindowGroup { Shown() } } }
    \(beside)
    """
  }

  private static let snapshot = "extension View { func snapshot() { draw(ImageRenderer(content: self)) } }"

  @Test(arguments: [
    page("draw(ImageRenderer(content: padding()))"), page("draw(ImageRenderer(content: self.padding()))"),
    page("draw(ImageRenderer(content: frame(width: 3).padding()))"),
    page("snapshot()", beside: snapshot), page("run(snapshot)", beside: snapshot),
    page("run(self.snapshot)", beside: snapshot),
  ])
  func itLacks(_ code: String) throws {
    #expect(try LeafProject(code).answer() == .lacking)
  }

  @Test(arguments: [
    page("draw(ImageRenderer(content: environment(Shop.shared)))"),
    page(
      "draw(ImageRenderer(content: wrapped()))", beside: "extension View { func wrapped() -> some View { padding() } }"),
    page(
      "export()",
      beside:
        "protocol Exporting {}\nextension Page: Exporting {}\nextension Exporting where Self: View { func export() { draw(ImageRenderer(content: self)) } }"
    ),
    """
    struct Sharing: ViewModifier {
      func body(content: Content) -> some View { content.onTapGesture { draw(ImageRenderer(content: content)) } }
    }
    struct Shown: View { var body: some View { Leaf().modifier(Sharing()).environment(Shop.shared) } }
    @main struct Second: App { var body: some Scene { WindowGroup { Shown() } } }
    """,
  ])
  func itIsUnclear(_ code: String) throws {
    #expect(try LeafProject(code).answer() == .unclear)
  }

  @Test(arguments: [
    page("draw(ImageRenderer(content: Text(\"\").padding()))"),
    page(
      "draw(ImageRenderer(content: padding()))", beside: "extension Page { func padding() -> some View { Text(\"\") } }"
    ),
    page("draw(ImageRenderer(content: title))", beside: "extension Page { var title: Text { Text(\"\") } }"),
    page("run(snapshot)", beside: "extension Page { func snapshot() {} }"),
  ])
  func itIsProven(_ code: String) throws {
    #expect(try LeafProject(code).answer() == .proven)
  }
}
