import Testing

/// Which of several functions by one name a call means: by labels, by the types of views, and where all of them do the same.
@Suite struct OverloadTests {
  private static let start = """
    import SwiftUI
    import UIKit
    @Observable final class Shop { static let shared = Shop(); var name = "" }
    struct Leaf: View { @Environment(Shop.self) private var shop; var body: some View { Text(shop.name) } }

    """

  private static func app(_ content: String) -> String {
    "@main struct Market: App { let size: CGFloat; var body: some Scene { WindowGroup { \(content)\n} } }\n"
  }

  private func expect(
    _ code: String, _ rule: String = "missing_injection", other: String = "", _ place: SourceLocation = #_sourceLocation
  ) throws {
    try PageProject(["A.swift": Self.start + code, "B.swift": "import SwiftUI\nimport UIKit\n" + other])
      .expectFindings(of: rule, place)
  }

  private static let presenting =
    "extension UIViewController { func open(_ view: some View) { present(UIHostingController(rootView: view), animated: true) } }\n"

  private static func boss(_ call: String) -> String {
    "final class Boss: UIViewController { func go() {\n\(call)\n} }\n" + app("Leaf().environment(Shop.shared)")
  }

  /// Overloads that take no view.
  @Test(
    arguments: [
      "extension UIViewController { func open(_ controller: UIViewController) { present(controller, animated: true) } }",
      "extension UIViewController { func open(_ item: Shop) {} }",
      "extension UIViewController { func open(_ item: Item) {} }\nstruct Item {}",
      "extension UIViewController { func open(_ url: String) {} }",
      "extension UIViewController { func open(_ items: [Int]) {} }",
      "extension UIViewController { func open(_ controller: UINavigationController?) {} }",
      "func open(_ view: some View, at place: Int) {}",
      "func open() {}", "enum Route { func open(_ route: Route) {} }",
    ])
  func aViewExcludesThem(_ overload: String) throws {
    for call in [
      "open(Leaf()) // ~warning", "open(Leaf().padding()) // ~warning", "self.open(VStack { Leaf() }) // ~warning",
    ] {
      try expect(Self.presenting + overload + "\n" + Self.boss(call), "hosting_root_loses_environment")
      try expect(Self.presenting + Self.boss(call), "hosting_root_loses_environment", other: overload)
    }
  }

  /// Overloads that may take it, or values that may be no view.
  @Test(
    arguments: [
      ("extension UIViewController { func open(_ view: any View) {} }", "open(Leaf())"),
      ("extension UIViewController { func open<V: View>(_ view: V) {} }", "open(Leaf())"),
      ("extension UIViewController { func open(_ leaf: Leaf) {} }", "open(Leaf())"),
      ("extension UIViewController { func open(_ item: Far) {} }", "open(Leaf())"),
      ("extension UIViewController { func open(_ item: Openable) {} }\nprotocol Openable {}", "open(Leaf())"),
      ("extension UIViewController { func open(_ make: @autoclosure () -> Leaf) {} }", "open(Leaf())"),
      (
        "extension UIViewController { func open(_ controller: UIViewController) {} }",
        "open(leaf())\nfunc leaf() -> some View { Leaf() }"
      ),
      ("extension UIViewController { func open(_ controller: UIViewController) {} }", "open(Leaf().made())"),
    ])
  func itMayMeanAnother(_ overload: String, _ call: String) throws {
    try expect(Self.presenting + overload + "\n" + Self.boss(call), "hosting_root_loses_environment")
  }

  @Test func severalThatPresentAgree() throws {
    let other =
      "extension UIWindow { func open(_ view: some View) { self.rootViewController = UIHostingController(rootView: view) } }"
    try expect(Self.presenting + Self.boss("open(Leaf()) // ~warning"), "hosting_root_loses_environment", other: other)
    let pushing = "extension UIWindow { func open(_ view: some View) { push(UIHostingController(rootView: view)) } }"
    try expect(Self.presenting + Self.boss("open(Leaf())"), "hosting_root_loses_environment", other: pushing)
    let injecting =
      "extension UIWindow { func open(_ view: some View) { self.rootViewController = UIHostingController(rootView: view.environment(Shop.shared)) } }"
    try expect(Self.presenting + Self.boss("open(Leaf())"), "hosting_root_loses_environment", other: injecting)
  }

  /// Modifiers by one name that all leave the shop out, or all inject it.
  @Test(
    arguments: [
      ("func card(_ n: Int) -> some View { padding() }", "func card(_ n: String) -> some View { padding(8) }"),
      (
        "func card(_ n: Int) -> some View { VStack { self } }", "func card(_ n: Double) -> some View { self.padding() }"
      ),
      ("func card(_ n: Int) -> some View { border(n) }", "func card(_ n: String) -> some View { overlay { Text(n) } }"),
    ])
  func modifiersThatAgreeOnNothing(_ first: String, _ second: String) throws {
    let code = "extension View { \(first)\n\(second) }\n"
    try expect(
      code + Self.app("Leaf().card(size) // ~error")
        + "struct Other: View { var body: some View { Leaf().environment(Shop.shared) } }\n")
  }

  @Test func modifiersThatInject() throws {
    let one = "func card(_ n: Int) -> some View { environment(Shop.shared) }"
    let two = "func card(_ n: String) -> some View { environment(Shop.shared).padding() }"
    let none = "func card(_ n: String) -> some View { padding() }"
    try expect("extension View { \(one)\n\(two) }\n" + Self.app("Leaf().card(size); HStack { Leaf() } // ~error"))
    // Which one is meant decides.
    try expect("extension View { \(one)\n\(none) }\n" + Self.app("Leaf().card(size)"))
    try expect("extension View { \(one)\n\(none) }\n" + Self.app("Leaf().card(size); HStack { Leaf() } // ~error"))
  }

  @Test func modifiersThatTakeViews() throws {
    let view = "func stamped<V: View>(_ stamped: V) -> some View { overlay { stamped } }"
    let injecting = "func stamped(_ image: UIImage) -> some View { environment(Shop.shared) }"
    try expect(
      "extension View { \(view)\n\(injecting) }\n"
        + Self.app("Leaf().stamped(Text(\"\").padding()) // ~error")
        .replacing("Text", with: "Dot") + "struct Dot: View { var body: some View { Circle() } }\n")
    // The content of the one that is meant.
    try expect(
      "extension View { \(view)\n\(injecting) }\n" + Self.app("Text(\"\").stamped(Leaf()) // ~error"))
    try expect(
      "extension View { \(view.replacing("{ stamped }", with: "{ stamped.environment(Shop.shared) }"))\n\(injecting) }\n"
        + Self.app("Text(\"\").stamped(Leaf())"))
    let wide = "func stamped(_ name: Far) -> some View { environment(Shop.shared) }"
    try expect(
      "extension View { \(view)\n\(wide) }\n" + Self.app("Leaf().stamped(Dot())")
        + "struct Dot: View { var body: some View { Circle() } }\n")
  }

  @Test func functionsThatShowContent() throws {
    let code = """
      struct Page: View {
        var body: some View {
          framed(1) { Leaf() } // ~error
        }
        func framed(_ n: Int, @ViewBuilder content: () -> some View) -> some View { content().padding() }
        func framed(_ n: String, @ViewBuilder content: () -> some View) -> some View { VStack { content() } }
      }
      struct Other: View { var body: some View { Leaf().environment(Shop.shared) } }

      """
    try expect(code + Self.app("Page()"))
    let other = code.replacing("VStack { content() }", with: "VStack { content() }.environment(Shop.shared)")
    try expect(other.replacing(" // ~error", with: "") + Self.app("Page()"))
  }
}
