import Testing

/// Hosting controllers that set their root after `super.init`, and those that a class of navigation controllers of the project holds.
@Suite struct ReplacedRootTests {
  /// A class whose initializer has these statements, and a controller that presents it.
  private static func replaced(_ statements: String, beside: String = "") -> String {
    """
    class R: UIHostingController<AnyView> {
      var root: Leaf?
      init(shop: Shop) { \(statements) }
      required init?(coder: NSCoder) { fatalError() }
      \(beside)
    }
    final class C: UIViewController { func go() { present(R(shop: .shared), animated: true) } }

    """
  }

  private static let wired = "AnyView(Leaf().environment(Shop.shared))"

  @Test(arguments: [
    replaced("super.init(rootView: AnyView(EmptyView())); self.rootView = \(wired)"),
    replaced("super.init(rootView: AnyView(EmptyView())); rootView = \(wired)"),
    replaced("super.init(rootView: \(wired)); rootView = AnyView(Text(\"\"))"),
    replaced("super.init(rootView: AnyView(EmptyView())); rootView = AnyView(Text(\"\")); rootView = \(wired)"),
  ])
  func itIsProven(_ code: String) throws { #expect(try LeafProject(code).answer() == .proven) }

  @Test(arguments: [
    replaced("super.init(rootView: AnyView(EmptyView())); self.rootView = AnyView(Leaf())"),
    replaced("super.init(rootView: AnyView(EmptyView())); let all = Leaf().padding(); rootView = AnyView(all)"),
  ])
  func itLacksTheObject(_ code: String) throws { #expect(try LeafProject(code).answer() == .lacking) }

  @Test(arguments: [
    // The new root is made of the old one.
    replaced("super.init(rootView: AnyView(Leaf())); rootView = AnyView(rootView.environment(shop))"),
    replaced("super.init(rootView: AnyView(Leaf())); self.rootView = AnyView(self.rootView.environment(shop))"),
    // It isn't sure, or later.
    replaced("super.init(rootView: AnyView(EmptyView())); if true { rootView = AnyView(Leaf()) }"),
    replaced("super.init(rootView: AnyView(EmptyView())); defer { rootView = AnyView(Leaf()) }"),
    replaced("super.init(rootView: AnyView(EmptyView())); load { self.rootView = AnyView(Leaf()) }"),
    replaced("super.init(rootView: AnyView(EmptyView())); rootView = true ? AnyView(Leaf()) : AnyView(Text(\"\"))"),
    replaced(
      "super.init(rootView: AnyView(EmptyView())); rootView = AnyView(Leaf())",
      beside: "func go() { rootView = AnyView(Text(\"\")) }"),
    replaced("super.init(rootView: AnyView(EmptyView())); other.rootView = AnyView(Leaf())"),
    // The root that was handed on before is never shown.
    replaced("super.init(rootView: AnyView(Leaf())); rootView = AnyView(Text(\"\"))"),
  ])
  func itIsUnclear(_ code: String) throws { #expect(try LeafProject(code).answer() == .unclear) }

  // MARK: Navigation controllers

  private static func held(
    _ statements: String, type: String = "class ThemedNavigationController: UINavigationController {}"
  )
    -> String
  {
    """
    \(type)
    final class C: UIViewController { func go() { let host = UIHostingController(rootView: Leaf()); \(statements) } }

    """
  }

  private static let inOwn = "present(ThemedNavigationController(rootViewController: host), animated: true)"

  @Test(arguments: [
    held(inOwn),
    held("let nav = ThemedNavigationController(rootViewController: host); present(nav, animated: true)"),
    held(inOwn, type: "class Base: UINavigationController {}\nclass ThemedNavigationController: Base { var n = 0 }"),
    held(
      inOwn,
      type: "class ThemedNavigationController: UINavigationController { override func viewDidLoad() { title = \"\" } }"),
    held(
      inOwn,
      type:
        "class ThemedNavigationController: UINavigationController { init(rootViewController: UIHostingController<Leaf>) { super.init(rootViewController: rootViewController); title = \"\" } }"
    ),
  ])
  func aNavigationControllerOfTheProjectHoldsIt(_ code: String) throws {
    #expect(try LeafProject(code).answer() == .lacking)
  }

  @Test(arguments: [
    // It may do something with it.
    held(
      inOwn,
      type:
        "class ThemedNavigationController: UINavigationController { override init(rootViewController: UIViewController) { super.init(rootViewController: wrap(rootViewController)) } }"
    ),
    held(
      inOwn,
      type:
        "class ThemedNavigationController: UINavigationController { init(rootViewController: UIHostingController<AnyView>) { super.init(rootViewController: rootViewController); rootViewController.rootView = AnyView(Text(\"\")) } }"
    ),
    held(
      inOwn,
      type:
        "class ThemedNavigationController: UINavigationController { override func pushViewController(_ c: UIViewController, animated: Bool) {} }"
    ),
    held("present(UI.ThemedNavigationController(rootViewController: host), animated: true)"),
    held("present(factory.ThemedNavigationController(rootViewController: host), animated: true)"),
    held("present(factory().ThemedNavigationController(rootViewController: host), animated: true)"),
    // It is none, or not known.
    held(
      inOwn,
      type: "class ThemedNavigationController: UIViewController { init(rootViewController: UIViewController) {} }"),
    held(inOwn, type: ""),
    held(
      inOwn, type: "func ThemedNavigationController(rootViewController: UIViewController) -> UIViewController { x }"),
    // It is pushed, or kept.
    held("show(ThemedNavigationController(rootViewController: host), sender: nil)"),
    held("let nav = ThemedNavigationController(rootViewController: host); kept = nav"),
  ])
  func whatHoldsItIsNotKnown(_ code: String) throws { #expect(try LeafProject(code).answer() == .unclear) }
}
