/// Functions that hand a view to a closure, which shows it in its own way.
extension FlowProofTests {
  private static let functions = """
    import Foreign
    extension View {
      @ViewBuilder func when<C: View>(_ condition: Bool, @ViewBuilder transform: (Self) -> C) -> some View {
        if condition { transform(self) } else { self }
      }
      @ViewBuilder func when<A: View, B: View>(
        _ condition: Bool, @ViewBuilder transform: (Self) -> A, @ViewBuilder else other: (Self) -> B
      ) -> some View {
        if condition { transform(self) } else { other(self) }
      }
      func apply<C: View>(@ViewBuilder _ transform: (Self) -> C) -> some View { transform(self) }
      func given<V, C: View>(_ value: V, @ViewBuilder _ transform: (Self, V) -> C) -> some View { transform(self, value) }
      func provided<C: View>(@ViewBuilder _ transform: (Self) -> C) -> some View { transform(self).environment(Shop()) }
      func boxed<C: View>(@ViewBuilder _ transform: (VStack<Self>) -> C) -> some View { transform(VStack { self }) }
      func tap(_ look: (Self) -> Void) -> some View { look(self); return environment(Shop()) }
      func configured(_ change: (inout Self) -> Void) -> some View {
        var copy = self
        change(&copy)
        return copy.environment(Shop())
      }
      func titled(_ title: (Self) -> String) -> some View { environment(Shop()).help(title(self)) }
      func named<T: View>(_ title: (Self) -> T) -> some View { environment(Shop()).help(title(self)) }
      func tinted<C: View>(_ transform: (Color, Self) -> C) -> some View { transform(.red, self) }
      func both<C: View>(_ transform: (any View) -> C) -> some View {
        VStack { transform(self).environment(Shop()); transform(Text("")) }
      }
      func twice<C: View>(_ transform: (Self) -> C) -> some View {
        VStack { transform(self).environment(Shop()); Text("").apply(transform) }
      }
      func replaced<C: View>(_ transform: (Self) -> C) -> some View {
        var out = AnyView(transform(self))
        out = AnyView(out.environment(Shop()))
        return out
      }
      func chosen<C: View>(_ isMeant: (Self) -> Bool, _ transform: (Self) -> C) -> some View {
        if isMeant(self) { transform(self) } else { environment(Shop()) }
      }
      func view(_ transform: (Self) -> some View) -> some View { transform(self) }
      func known<C>(_ transform: @escaping (Self) -> C) -> some View where C: View { transform(self) }
      @ViewBuilder func styled(_ kind: Kind) -> some View {
        switch kind {
        case .plain: self
        case .safe: self.environment(Shop())
        }
      }
      func opaque<C: View>(@ViewBuilder _ transform: (Self) -> C) -> some View { foreign(transform(self)) }
    }
    enum Kind { case plain, safe }
    extension Leaf { func title() -> String { "" } }
    struct Card<C: View>: View { let content: C; var body: some View { content } }
    struct Safe<C: View>: View { let content: C; var body: some View { content.environment(Shop()) } }
    """

  static let closures = [
    (".apply { $0.padding() }", true), (".apply { view in view.padding() }", true),
    (".apply { $0.environment(Shop()) }", false), (".apply { view in view.padding().environment(Shop()) }", false),
    (".apply { Card(content: $0) }", true), (".apply { Safe(content: $0) }", false),
    (".apply { if isOn { $0.environment(Shop()) } else { $0 } }", true),
    (".apply { view in Button(\"a\") {}.overlay { view } }", true),
    (".apply { Wrapper($0) }", false), (".apply { $0.foreign(make()) }", false), (".apply(decorated)", false),
    (".apply { _ in Text(\"\") }", false),
    (".apply { $0.apply { $0.padding() } }", true), (".apply { $0.apply { $0.environment(Shop()) } }", false),
    (".environment(Shop()).apply { $0.padding() }", false), (".apply { $0.padding() }.environment(Shop())", false),
    (".given(1) { view, value in view.padding(value) }", false),
    (".given(1) { view, value in view.environment(Shop()) }", false),
    (".provided { $0.padding() }", false), (".boxed { $0.padding() }", false), (".opaque { $0.padding() }", false),
    (".view { $0.padding() }", true), (".known { $0.padding() }", true),
    (".tap { $0.log() }", false), (".configured { $0.update() }", false), (".titled { $0.makeTitle() }", false),
    (".named { $0.makeTitle() }", false),
    (".tinted { color, view in view.environment(Shop()).background(color) }", false),
    (".both { AnyView($0) }", false), (".twice { $0.padding() }", false), (".replaced { $0.padding() }", false),
    (".chosen({ $0.isBig() }, { $0.environment(Shop()) })", false),
    (".chosen({ $0.isBig() }, { $0.padding() })", false),
    (".styled(.plain)", true), (".styled(.safe)", false),
    (".apply { let view = $0; view.padding() }", false),
    (".apply { view in switch kind { case .plain: view; case .safe: view.environment(Shop()) } }", false),
    (".apply { view in var v = AnyView(view); v = AnyView(v.environment(Shop())); return v }", false),
    (".apply { view in view.isBig() ? view.environment(Shop()) : view.environment(Shop()) }", false),
    (".apply { view in view.environment(Shop()).help(view.title()) }", false),
    (".environment(Shop()).help(Leaf().title())", false),
    (".apply { [view = Text(\"\")] in view }", false),
    (".environment(Shop()).apply { let base = $0; return Text(\"\").apply { $0.overlay(base) } }", false),
    (".environment(Shop()).apply { first in Text(\"\").apply { $0.overlay { first } } }", false),
    (".when(isOn) { $0.environment(Shop()) }", true),
    (".when(isOn) { $0.environment(Shop()) } else: { $0.padding() }", true),
    (".when(isOn) { $0.padding() } else: { $0.environment(Shop()) }", true),
    (".when(isOn) { $0.environment(Shop()) } else: { $0.opacity(0).environment(Shop()) }", false),
  ].map { modifiers, isLacking in
    Case(
      name: modifiers,
      views: """
        \(functions)
        struct Root: View { @State private var isOn = false; var body: some View { Leaf()\(modifiers) } }\(isLacking ? " // ~error: 'Leaf' needs" : "")
        """)
  }
}
