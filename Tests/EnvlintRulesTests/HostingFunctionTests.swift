import Testing

/// Functions and initializers that make hosting controllers of what they are given: the view is where their root shows it.
@Suite struct HostingFunctionTests {
  /// - Parameter host: its calls of `stock` inject the object.
  private func answer(_ host: String, _ call: String) throws -> LeafProject.Answer? {
    let wired =
      "struct Wired<C: View>: View { let content: C; var body: some View { content.environment(Shop.shared) } }\n"
    let declarations = "import SwiftUI\nimport UIKit\n" + host.replacing("stock", with: "environment(Shop.shared)")
    let caller = "import UIKit\nfunc go(_ r: Router, _ vc: UIViewController) { \(call) }\n"
    return try LeafProject([
      "Wired.swift": "import SwiftUI\n" + wired, "Router.swift": declarations, "Go.swift": caller,
    ]).answer()
  }

  private static func router(_ method: String) -> String {
    "final class Router { let vc = UIViewController(); \(method) }"
  }

  private static func sheet(_ root: String) -> String {
    """
    final class Sheet: UIViewController {
      init(_ v: some View) { super.init(nibName: nil, bundle: nil); addChild(UIHostingController(rootView: \(root))) }
      required init?(coder: NSCoder) { fatalError() }
    }
    """
  }

  @Test(arguments: [
    (
      "func host<V: View>(_ v: V) -> UIViewController { UIHostingController(rootView: v.stock) }",
      "vc.show(host(Leaf()), sender: nil)"
    ),
    (
      "func host(_ v: some View) -> UIViewController { let all = Wired(content: v); return UIHostingController(rootView: all) }",
      "vc.show(host(Leaf()), sender: nil)"
    ),
    (
      "func host(_ v: some View, title: String = \"\") -> UIViewController { UIHostingController(rootView: v.stock) }",
      "vc.show(host(Leaf()), sender: nil)"
    ),
    (
      "func host(_ v: some View) -> UIViewController { UIHostingController(rootView: v) }",
      "vc.show(host(Leaf().environment(Shop.shared)), sender: nil)"
    ),
    (
      router("func go(_ v: some View) { vc.present(UIHostingController(rootView: v.stock), animated: true) }"),
      "r.go(Leaf())"
    ),
    (
      router(
        "func go(_ v: AnyView, _ n: Int) { vc.present(UIHostingController(rootView: ZStack { v }.stock), animated: true) }"
      ), "r.go(AnyView(Leaf()), 1)"
    ),
    (
      router(
        "func go<V: View>(@ViewBuilder _ v: () -> V) { vc.present(UIHostingController(rootView: v().stock), animated: true) }"
      ), "r.go { Leaf() }"
    ),
    // Through several functions, or a class of controllers.
    (
      router(
        "func go(_ v: some View) { put(v.stock) }\nfunc put(_ w: some View) { vc.present(UIHostingController(rootView: w), animated: true) }"
      ), "r.go(Leaf())"
    ),
    (
      "final class Stocked: UIHostingController<AnyView> { init(_ v: some View) { super.init(rootView: AnyView(v.stock)) }\nrequired init?(coder: NSCoder) { fatalError() } }\n"
        + router("func go(_ v: some View) { vc.show(Stocked(v), sender: nil) }"), "r.go(Leaf())"
    ),
    // What a function is called on.
    (
      "extension View { func shown(in vc: UIViewController) { vc.present(UIHostingController(rootView: self.stock), animated: true) } }",
      "Leaf().shown(in: vc)"
    ),
    (
      "extension View { func shown(in vc: UIViewController) { vc.present(UIHostingController(rootView: stock), animated: true) } }",
      "Leaf().padding().shown(in: vc)"
    ),
    (
      "extension View { func hosted() -> UIViewController { UIHostingController(rootView: self) } }",
      "vc.show(Leaf().environment(Shop.shared).hosted(), sender: nil)"
    ),
    (sheet("v.stock"), "vc.show(Sheet(Leaf()), sender: nil)"),
    // A parameter that is no view.
    (
      router(
        "func go(_ n: Int) { vc.present(UIHostingController(rootView: Wired(content: Row(n: n))), animated: true) }")
        + "\nstruct Row: View { let n: Int; var body: some View { Leaf() } }", "r.go(1)"
    ),
  ])
  func itsRootInjects(_ host: String, _ call: String) throws { #expect(try answer(host, call) == .proven) }

  @Test(arguments: [
    (
      router("func go(_ v: some View) { vc.present(UIHostingController(rootView: v), animated: true) }"), "r.go(Leaf())"
    ),
    (
      router(
        "func go(_ v: some View) { put(v) }\nfunc put(_ w: some View) { vc.present(UIHostingController(rootView: w), animated: true) }"
      ), "r.go(Leaf())"
    ),
    (
      "extension View { func shown(in vc: UIViewController) { vc.present(UIHostingController(rootView: self), animated: true) } }",
      "Leaf().shown(in: vc)"
    ),
  ])
  func aPresentingOneLacksTheObject(_ host: String, _ call: String) throws {
    #expect(try answer(host, call) == .lacking)
  }

  @Test(arguments: [
    (
      "func host(_ v: some View) -> UIViewController { UIHostingController(rootView: v) }",
      "vc.show(host(Leaf()), sender: nil)"
    ),
    (
      "extension View { func hosted() -> UIViewController { UIHostingController(rootView: self) } }",
      "vc.show(Leaf().hosted(), sender: nil)"
    ),
    (sheet("v"), "vc.show(Sheet(Leaf()), sender: nil)"),
    // In one root it has the object, in another it doesn't.
    (
      "func host(_ v: some View, _ b: Bool) -> UIViewController { if b { return UIHostingController(rootView: v.stock) }\nreturn UIHostingController(rootView: v) }",
      "vc.show(host(Leaf(), true), sender: nil)"
    ),
    // The function does something else with it, too.
    (
      "func host(_ v: some View, _ r: Router) -> UIViewController { r.keep(v); return UIHostingController(rootView: v.stock) }",
      "vc.show(host(Leaf(), r), sender: nil)"
    ),
    (
      "func host(_ v: some View, _ r: Router) -> UIViewController { let w = AnyView(v); r.keep(w); return UIHostingController(rootView: w.stock) }",
      "vc.show(host(Leaf(), r), sender: nil)"
    ),
    (
      "extension View { func hosted(_ r: Router) -> UIViewController { r.keep(self); return UIHostingController(rootView: self.stock) } }",
      "vc.show(Leaf().hosted(r), sender: nil)"
    ),
    // Another function, or initializer, by the name.
    (
      router("func go(_ v: some View) { vc.present(UIHostingController(rootView: v.stock), animated: true) }")
        + "\nfinal class Other { var all: [AnyView] = []; func go(_ v: some View) { all.append(AnyView(v)) } }",
      "other.go(Leaf())"
    ),
    (
      "enum Kit { \(sheet("v.stock")) }\nstruct Sheet<C: View>: View { let c: C; init(_ c: C) { self.c = c }\nvar body: some View { c } }",
      "r.show(Sheet(Leaf()))"
    ),
    (
      "protocol Routing { func go(_ v: AnyView) }\nfinal class Main: Routing { let vc = UIViewController(); func go(_ v: AnyView) { vc.present(UIHostingController(rootView: v.stock), animated: true) } }",
      "(r as Routing).go(AnyView(Leaf()))"
    ),
    // The name means something else in its root.
    (
      "func host(_ v: some View) -> UIViewController { let v = Text(\"\"); return UIHostingController(rootView: v.stock) }",
      "vc.show(host(Leaf()), sender: nil)"
    ),
  ])
  func itIsUnclear(_ host: String, _ call: String) throws { #expect(try answer(host, call) == .unclear) }
}
