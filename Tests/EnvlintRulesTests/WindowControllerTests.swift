import Testing

/// Hosting controllers in a controller that is made as the root of a window and for nothing else: there is no environment around them.
@Suite struct WindowControllerTests {
  private static func tabs(
    _ body: String, function: String = "override func viewDidLoad()",
    scene: String = "window?.rootViewController = Tabs()",
    beside: String = ""
  ) -> String {
    """
    final class NavController: UINavigationController {}
    final class Router { func show(_ controller: UIViewController) {} }
    class Tabs: UITabBarController {
      let router = Router()
      var kept: UIViewController?
      \(function) { \(body) }
    }
    final class Scene: UIResponder {
      var window: UIWindow?
      var main: Holder?
      func scene() { let window = UIWindow(); self.window = window; \(scene) }
    }
    final class Holder: UIViewController { var rootViewController: UIViewController? }
    \(beside)
    """
  }

  private static let make = "let host = UIHostingController(rootView: Leaf()); "

  @Test(arguments: [
    tabs(make + "viewControllers = [UINavigationController(rootViewController: host)]"),
    tabs(make + "let nav = NavController(rootViewController: host); viewControllers = [nav]"),
    tabs(make + "addChild(host); view.addSubview(host.view); host.didMove(toParent: self)"),
    tabs("kept = UIHostingController(rootView: Leaf())"),
    tabs("kept = UIHostingController(rootView: Leaf())", scene: "window?.rootViewController = ((Tabs()))"),
    tabs("kept = UIHostingController(rootView: Leaf())", scene: "((self.window)?.rootViewController) = Tabs()"),
    tabs("viewControllers = [UIHostingController(rootView: Leaf())]"),
    tabs(make + "addChild(host)", function: "override func loadView()"),
    tabs(make + "addChild(host)", function: "func show()"),
    tabs(make + "addChild(host)", scene: "window.rootViewController = Tabs(nibName: nil, bundle: nil)"),
    tabs(
      make + "addChild(host)",
      beside: "func tabs(_ any: Any) -> Bool { any is Tabs && (any as? Tabs) != nil && (any as! Tabs).kept == nil }"),
    tabs(make + "addChild(host)", beside: "extension Tabs { var count: Int { 0 } }"),
  ])
  func startsEmpty(_ code: String) throws {
    #expect(try LeafProject(code).answer() == .lacking)
  }

  @Test(arguments: [
    // It may be in a representable, or in another controller that is.
    tabs(make + "addChild(host)", beside: "func other() -> UIViewController { Tabs() }"),
    tabs(make + "addChild(host)", beside: "final class Special: Tabs {}"),
    tabs(make + "addChild(host)", beside: "let kind: UIViewController.Type = Tabs.self"),
    tabs(make + "addChild(host)", beside: "func show(_ tabs: Tabs) {}"),
    tabs(make + "addChild(host)", scene: "main?.rootViewController = Tabs()"),
    tabs(make + "addChild(host)", scene: "let tabs = Tabs(); window.rootViewController = tabs"),
    tabs(make + "addChild(host)", scene: "window.rootViewController = Tabs().wrapped()"),
    // A storyboard makes it.
    tabs(make + "addChild(host)", scene: ""),
    // The controller may be put anywhere.
    tabs(make + "router.show(host)"),
    tabs(make + "return host", function: "func host() -> UIViewController"),
  ])
  func isUnknown(_ code: String) throws {
    #expect(try LeafProject(code).answer() == .unclear)
  }

  private static func inner(_ made: String, _ show: String, tabs: String = "", beside: String = "") -> String {
    Self.tabs(
      "\(made)",
      beside: """
        final class Inner: UIViewController {
          let router = Router()
          \(show)
        }
        \(beside)
        """)
  }

  private static let push =
    "func show() { let host = UIHostingController(rootView: Leaf()); navigationController?.pushViewController(host, animated: true) }"

  /// Controllers in the window's, and what they push.
  @Test(arguments: [
    inner("addChild((Inner()))", push), inner("present(((Inner())), animated: true)", push),
    inner("let nav = (NavController(rootViewController: (Inner())))", push),
    inner("viewControllers = [UINavigationController(rootViewController: Inner())]", push),
    inner("let nav = NavController(rootViewController: Inner())", push), inner("addChild(Inner())", push),
    inner("navigationController?.pushViewController(Inner(), animated: true)", push),
    inner("present(Inner(), animated: true)", push),
    inner(
      "addChild(Inner())",
      "func show() { self.navigationController!.pushViewController(UIHostingController(rootView: Leaf()), animated: true) }"
    ),
    inner("addChild(Inner())", "override func viewDidLoad() { addChild(UIHostingController(rootView: Leaf())) }"),
    inner(
      "addChild(Outer())", push,
      beside: "final class Outer: UIViewController { func go() { self.present(Inner(), animated: true) } }"),
    tabs(
      "", scene: "window?.rootViewController = UINavigationController(rootViewController: Inner())",
      beside: "final class Inner: UIViewController { \(push) }"),
  ])
  func controllersInside(_ code: String) throws {
    #expect(try LeafProject(code).answer() == .lacking)
  }

  @Test(arguments: [
    inner("addChild(Inner())", push, beside: "func other() -> UIViewController { Inner() }"),
    inner("router.show(Inner())", push), inner("let inner = Inner(); addChild(inner)", push),
    inner("router.navigationController?.pushViewController(Inner(), animated: true)", push),
    inner(
      "addChild(Inner())",
      "func show() { router.navigationController.pushViewController(UIHostingController(rootView: Leaf()), animated: true) }"
    ),
    inner("addChild(Inner())", "func show() { router.show(UIHostingController(rootView: Leaf())) }"),
    inner(
      "", push,
      beside:
        "struct Inside: UIViewControllerRepresentable { func makeUIViewController(context: Context) -> UINavigationController { UINavigationController(rootViewController: Inner()) } }"
    ),
    inner("", push, beside: "final class Outer: UIViewController { func go() { present(Inner(), animated: true) } }"),
    inner("", push, beside: "final class Loop: UIViewController { func go() { addChild(Loop()); addChild(Inner()) } }"),
  ])
  func controllersElsewhere(_ code: String) throws {
    #expect(try LeafProject(code).answer() == .unclear)
  }

  private static func modal(
    _ show: String, initializer: String = "super.init(rootViewController: UIHostingController(rootView: rootView))",
    beside: String = "", superclass: String = "UINavigationController"
  ) -> String {
    """
    class Modal<Content: View>: \(superclass) {
      init(rootView: Content) { \(initializer) }
    }
    final class Caller: UIViewController { let router = Router(); func go() { \(show) } }
    final class Router { func show(_ controller: UIViewController) {} }
    \(beside)
    """
  }

  private static let wrapped =
    "let view = Framed(content: rootView); super.init(rootViewController: UIHostingController(rootView: view))"
  private static let frame =
    "struct Framed<Content: View>: View { let content: Content; var body: some View { content.padding() } }"

  /// A class of navigation controllers that makes the root of what it is given, and that is presented.
  @Test(arguments: [
    modal("present(Modal(rootView: Leaf()), animated: true)"),
    modal("let modal = Modal(rootView: Leaf()); modal.title = \"\"; self.present(modal, animated: true)"),
    modal("present(Modal(rootView: Leaf()), animated: true)", initializer: wrapped, beside: frame),
  ])
  func navigationThatIsPresented(_ code: String) throws {
    #expect(try LeafProject(code).answer() == .lacking)
  }

  @Test(arguments: [
    modal("router.show(Modal(rootView: Leaf()))"),
    modal("kept = Modal(rootView: Leaf())", beside: "var kept: UIViewController?"),
    modal("let modal = Modal(rootView: Leaf()); modal.push(); present(modal, animated: true)"),
    modal(
      "router.present(Modal(rootView: Leaf()), animated: true)",
      beside: "extension Router { func present(_ c: UIViewController, animated: Bool) {} }"),
    modal(
      "present(Modal(rootView: Leaf()), animated: true)",
      beside: "extension Caller { func present(_ c: UIViewController, animated: Bool) {} }"),
    modal("present(Modal(rootView: Leaf()), animated: true)", superclass: "BaseController"),
  ])
  func navigationElsewhere(_ code: String) throws {
    #expect(try LeafProject(code).answer() == .unclear)
  }

  @Test func itIsNoWindowOfTheProjectsWhereFilesAreLeftOut() throws {
    let code = Self.tabs(Self.make + "addChild(host)")
    let given = code.replacing(
      "UIHostingController(rootView: Leaf())", with: "UIHostingController(rootView: Leaf().environment(Shop.shared))")
    #expect(try LeafProject(given).answer() == .proven)
  }

  private static func screen(
    _ conformance: String, end: String = "", embed: String = "addChild(host); view.addSubview(host.view)",
    beside: String = ""
  ) -> String {
    """
    final class Screen: UIViewController\(conformance) {
      func show() { let host = UIHostingController(rootView: Leaf()); \(embed) }
      func finish() { \(end) }
    }
    \(beside)
    """
  }

  /// Nobody makes the principal class of an app extension but the system.
  @Test(arguments: [
    (screen(", UNNotificationContentExtension"), LeafProject.Answer.lacking),
    (screen("", end: "extensionContext?.completeRequest(returningItems: nil)"), .lacking),
    (screen(""), .unclear),
    (
      screen("", beside: "func end(_ context: NSExtensionContext) { context.completeRequest(returningItems: nil) }"),
      .unclear
    ),
    (screen(", UNNotificationContentExtension", beside: "func make() -> UIViewController { Screen() }"), .unclear),
    (screen(", UNNotificationContentExtension", embed: "keep(host)"), .unclear),
  ])
  func extensions(_ code: String, _ answer: LeafProject.Answer) throws {
    #expect(try LeafProject(code).answer() == answer)
  }
}
