import EnvlintFacts
import EnvlintSyntax
import Testing

/// How code runs, told by the injections in it: `E` stands for one.
@Suite struct PositionTests {
  /// The positions of the calls `x.environment(a)` in a view's members, in source order.
  private func positions(_ members: String) -> [Position] {
    let facts = FileFacts(
      path: "A.swift",
      extracting: SourceBytes("struct V: View {\n" + members.replacing("E ", with: "x.environment(a) ") + "\n}"))
    return facts.injections.map(\.position)
  }

  @Test func membersThatGiveViews() {
    #expect(positions("var body: some View { E }") == [.viewBuilding])
    #expect(positions("var body: some View { get { E } }") == [.viewBuilding])
    #expect(positions("func body(content: Content) -> Content { E }") == [.viewBuilding])
    #expect(positions("func makeBody(configuration: C) -> some View { E }") == [.viewBuilding])
    #expect(
      positions("var a: some Scene { E }; var b: AnyView { E }; func c() -> SwiftUI.Text { E }")
        == .init(repeating: .viewBuilding, count: 3))
    #expect(
      positions("@ViewBuilder var a: Content { E }; @ViewBuilder func b() -> Content { E }") == [
        .viewBuilding, .viewBuilding,
      ])
    #expect(
      positions("var a: (some View)? { E }; var b: some Equatable & View { E }") == [.viewBuilding, .viewBuilding])
  }

  @Test func otherMembers() {
    #expect(positions("init() { E }; deinit { E }") == [.initializer, .deinitializer])
    #expect(
      positions("var a = E ; var b: Int { E }; var c = 1 { didSet { E } }") == [.initialValue, .accessor, .accessor])
    #expect(positions("var a: some View { get { E } set { E } }") == [.viewBuilding, .accessor])
    #expect(
      positions("func a() { E }; func b() -> some Sequence { E }; subscript(i: Int) -> Int { E }") == [
        .function, .function, .accessor,
      ])
    #expect(positions("func a() async { E }; var b: Int { get async { E } }") == [.asynchronous, .asynchronous])
    #expect(positions("init() { func f() { E }; f() }") == [.function])
  }

  @Test func closuresThatBuild() {
    #expect(
      positions("var body: some View { VStack { E }.overlay { E }.sheet(isPresented: $a) { E } }")
        == .init(repeating: .viewBuilding, count: 3))
    #expect(positions("var body: some View { ForEach(a) { b in if b { E } } }") == [.viewBuilding])
    #expect(positions("func a() -> Int { VStack { E }; return 1 }") == [.viewBuilding])
    #expect(positions("var body: some View { Card { E } }") == [.unknown])
    #expect(positions("init() { VStack { E } }") == [.unknown])
  }

  @Test func closuresThatAct() {
    #expect(
      positions("var body: some View { Button(\"a\") { E }.onAppear { E }.onAppear(perform: { E }) }") == [
        .action, .action, .action,
      ])
    #expect(positions("var body: some View { Button { E } label: { E } }") == [.action, .viewBuilding])
    #expect(positions("var body: some View { Button(action: { E }) { E } }") == [.action, .viewBuilding])
    #expect(
      positions("var body: some View { a.sheet(item: $b, onDismiss: { E }) { c in E } }") == [.action, .viewBuilding])
    #expect(
      positions("func a() { DispatchQueue.main.async { E }; Task { E }; MainActor.run { E } }") == [
        .action, .asynchronous, .action,
      ])
    #expect(positions("var body: some View { a.task { E }.refreshable { E } }") == [.asynchronous, .asynchronous])
    #expect(positions("var body: some View { Button(\"a\") { VStack { E } } }") == [.action])
  }

  @Test func closuresThatRunAtOnce() {
    #expect(positions("var body: some View { { E }() }") == [.viewBuilding])
    #expect(positions("init() { a = { E }(); b = { E }; c.map { E } }") == [.initializer, .unknown, .unknown])
    #expect(positions("var body: some View { Text(a.filter { b in E }.map { E }) }") == [.viewBuilding, .viewBuilding])
    #expect(positions("func a() { run { () async in E } }") == [.asynchronous])
  }
}
