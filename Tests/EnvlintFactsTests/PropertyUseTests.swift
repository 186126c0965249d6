import EnvlintFacts
import EnvlintSyntax
import Testing

/// The uses of environment properties, each as a line of words.
@Suite struct PropertyUseTests {
  /// The uses of `x` in a member of a view with `@Environment(\.k) var x`.
  private func uses(_ member: String) -> [String] {
    let text = "struct V: View {\n@Environment(\\.k) private var x\n" + member + "\n}"
    let facts = FileFacts(path: "A.swift", extracting: SourceBytes(text))
    let all = FileFacts(path: "A.swift", extracting: SourceBytes(text), prefilter: .off)
    #expect(all.propertyUses == facts.propertyUses)
    return facts.propertyUses.map(description)
  }

  private func description(_ use: PropertyUse) -> String {
    var words: [String] = []
    switch use.base {
    case .none: words.append("bare")
    case .instance: words.append("self")
    case .other(let base, let local):
      words.append("of " + (base?.dottedPath?.joined(separator: ".") ?? "?") + (local == nil ? "" : " local"))
    case .keyPath(let root): words.append("key path \(root?.name ?? "-")")
    case .label(let call): words.append("label of \(name(of: call.callee))")
    case .unclear: words.append("unclear")
    }
    switch use.part {
    case .value: break
    case .storage: words.append("storage")
    case .projection: words.append("projection")
    }
    switch use.next {
    case .nothing: break
    case .member(let name, _, let isCalled): words.append(isCalled ? ".\(name)()" : ".\(name)")
    case .call: words.append("()")
    case .other: words.append("other")
    }
    if use.isChanged { words.append("changed") }
    return words.joined(separator: " ")
  }

  private func name(of callee: Expression) -> String {
    if case .implicitMember(let name) = callee.form { return "." + name }
    return callee.dottedPath?.joined(separator: ".") ?? "?"
  }

  @Test func spellings() {
    #expect(uses("var a: Int { x + self.x + `x` }") == ["bare", "self", "bare"])
    #expect(
      uses("init() { _x = Environment(\\.k); f($x, self._x) }") == [
        "bare storage changed", "bare projection", "self storage",
      ])
    #expect(uses("func a() { run { [weak self] in self?.x; self!.x.m } }") == ["self", "self .m"])
    #expect(uses("func a(v: V) { v.x; v.w?.x; V().x; .x; V.x }") == ["of v local", "of ? local", "of ?", "of V"])
    #expect(uses("func a() { map(\\.x); map(\\V.x.m) }") == ["key path -", "key path V"])
    #expect(
      uses("func a() { V(x: 1); a.V(y: 1, x: 2); .init(x: x) }") == [
        "label of V", "label of a.V", "label of .init", "bare",
      ])
    #expect(uses("var a: String { \"\\(x) \\(self.x.m)\" }") == ["bare", "self .m"])
    #expect(uses("func a() { #log(x); #Predicate { $0.m == x } }") == ["bare", "bare"])
  }

  @Test func whatFollows() {
    #expect(
      uses("var a: Int { x.m + x.m() + x.m[0] + x() + x[0] + x!.m }") == [
        "bare .m", "bare .m()", "bare .m()", "bare ()", "bare other", "bare other",
      ])
    #expect(
      uses("func a() { x = 1; x.m += 1; f(&x.m); x == y; y = x }") == [
        "bare changed", "bare .m changed", "bare .m changed", "bare", "bare",
      ])
    #expect(
      uses("func a() { (x).m; ((self).x).m; (x) = 1; f((x)) }") == ["bare .m", "self .m", "bare changed", "bare"])
    #expect(uses("var a: some View { Text(\"\").font(x.m).x(1) }") == ["bare .m", "of ? ()"])
    #expect(uses("var a: some View {\ny\n#if os(iOS)\n.x(x)\n#endif\n}") == ["of ? other", "bare"])
  }

  @Test func localNamesHideIt() {
    #expect(uses("func a(x: Int) { x; self.x }") == ["self"])
    #expect(uses("func a() { let x = 1; x; run { x } }; func b() { x }") == ["bare"])
    #expect(uses("func a() { run { x in x }; run { [x] in x }; for x in x { x } }") == ["bare", "bare"])
    #expect(uses("func a() { if let x { x }; guard let x else { return }; x }") == ["bare", "bare"])
    #expect(uses("func a() { switch y { case .b(let x): x; case x: 1 } }") == ["bare"])
    #expect(uses("func a() { if let x = x, x > 1 { x }; x }") == ["bare", "bare"])
  }

  @Test func patternsHideIt() {
    #expect(uses("func a() { if case let (x, _) = y { x }; guard case .b(let x) = z else { return }; x }") == [])
    #expect(uses("func a() { do { y } catch let x { x }; do { y } catch E.b(let x) { x } catch x { 1 } }") == ["bare"])
    #expect(uses("func a() { while case .some(let x) = y { x }; while let x = y { x }; x }") == ["bare"])
    #expect(uses("func a() { for case let (x, z) in y where x > z { x }; for case .b(x) in y { 1 } }") == ["bare"])
    #expect(
      uses("func a() { switch y { case let (x, _) where x > 1: x; case let .b(x as Int): x; default: x } }") == ["bare"]
    )
    #expect(uses("func a() { let (x, y) = z; x }; func b() { let (y, z) = x }") == ["bare"])
    #expect(uses("func a() { if case .b(x) = x {} ; if let y = x as? x.Z {} }").count == 3)
    #expect(uses("func a() { run { (x: Int, y) in x }; run { x, y in x }; run { $0.x } }") == ["of $0"])
    #expect(uses("func a() { func x() {}; x() }; func b<T>(of x: T) { x }; init(x: Int) { self.y = x }") == [])
    #expect(uses("var a: Int { get { 1 } set(x) { y = x } }; subscript(x: Int) -> Int { x }") == [])
    #expect(
      uses("func a() { guard let x else { return }; x }; func b() { defer { x }; let x = 1 }") == ["bare", "bare"])
  }

  @Test func keysAreNoUses() {
    #expect(uses("var a: some View { y.environment(\\.x, 1).transformEnvironment(\\.x) { $0 = x } }") == ["bare"])
    #expect(uses("@Environment(\\.x) var y") == [])
    #expect(uses("init() { _y = Environment(\\.x) }") == [])
  }

  @Test func brokenCodeUsesEverything() {
    #expect(uses("func a() { let = ; x: 1 }").first == "unclear other")
    #expect(uses("func a() { let = }; func b() { y.x }") == ["of y"])
  }

  @Test func filesWithoutSuchPropertiesHaveNone() {
    let facts = FileFacts(path: "A.swift", extracting: SourceBytes("struct V { var x = 1; func a() { x } }"))
    #expect(facts.propertyUses.isEmpty)
  }

  @Test func aUseTellsWhereItStands() throws {
    let text = """
      struct V: View {
        @EnvironmentObject var model: Model
        init() { model.a() }
        var body: some View { Button("a") { model.b() } }
      }
      extension V { func c() async { model.c() } }
      """
    let uses = FileFacts(path: "A.swift", extracting: SourceBytes(text)).propertyUses
    #expect(uses.map(\.position) == [.initializer, .action, .asynchronous])
    #expect(uses.map(\.scope.symbol) == ["V.init", "V.body", "V.c"])
  }
}
