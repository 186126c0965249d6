import Testing

/// `.environment(_:)` takes away what is injected further out where its object is nil.
@Suite struct ClearedObjectTests {
  private func answer(_ members: String, _ body: String, _ code: String = "") throws -> LeafProject.Answer? {
    try LeafProject(
      """
      \(code)
      struct Inner: View { \(members)
        var body: some View { \(body) } }
      struct Deep: View { var body: some View { Inner().environment(Shop.shared) } }
      func deep() { show(Deep.self) }
      """
    ).answer()
  }

  @Test(arguments: [
    ("@State var shop: Shop?", "Leaf().environment(shop)", ""), ("", "Leaf().environment(nil as Shop?)", ""),
    ("let all: [Shop]", "Leaf().environment(all.first)", ""), ("let any: Any", "Leaf().environment(any as? Shop)", ""),
    ("let all: [Int: [Shop]]", "Leaf().environment(all[1]?[0])", ""),
    ("let box: Box<Shop?>", "Leaf().environment(box.value)", "struct Box<T> { var value: T }"),
    ("", "Text(\"\").sheet(isPresented: .constant(true)) { Leaf().environment(other()) }", ""),
    (
      "", "Leaf().modifier(Perhaps(shop: nil))",
      "struct Perhaps: ViewModifier { let shop: Shop?; func body(content: Content) -> some View { content.environment(shop) } }"
    ),
    ("", "Leaf().perhaps(nil)", "extension View { func perhaps(_ shop: Shop?) -> some View { environment(shop) } }"),
    (
      "", "Wrap { Leaf() }",
      "struct Wrap<C: View>: View { @State var shop: Shop?; @ViewBuilder let content: C; var body: some View { content.environment(shop) } }"
    ),
  ])
  func isUnclear(_ members: String, _ body: String, _ code: String) throws {
    #expect(try answer(members, body, code) == .unclear)
  }

  @Test(arguments: [
    ("@State var shop: Shop?", "Leaf().environment(Shop.shared).environment(shop)", ""),
    ("@State var shop: Shop?", "VStack { Leaf(); Text(\"\").environment(shop) }", ""),
    ("let box: Kit.Box<Shop>", "Leaf().environmentObject(box.value)", ""),
    ("let other: Kit.Thing", "Leaf().environment(other)", ""),
    ("let shop: Shop?", "Leaf().environment(shop!)", ""),
  ])
  func isProven(_ members: String, _ body: String, _ code: String) throws {
    #expect(try answer(members, body, code) == .proven)
  }
}
