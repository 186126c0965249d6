import Testing

/// Hosting controllers of the project's own classes: what their initializers make of what they are given.
@Suite struct HostingClassTests {
  private static func presented(_ controller: String) -> String {
    "final class C: UIViewController { let shop = Shop.shared; func go() { present(\(controller), animated: true) } }\n"
  }

  private static func pushed(_ controller: String) -> String {
    "final class C: UIViewController { let shop = Shop.shared; func go() { show(\(controller), sender: nil) } }\n"
  }

  private static let coder = "required init?(coder: NSCoder) { fatalError() }"
  private static let themed = "class Themed<C: View>: UIHostingController<C> {}\n"
  private static let stocked = """
    class Stocked: UIHostingController<AnyView> {
      init(_ root: some View) { super.init(rootView: AnyView(root.environment(Shop.shared))) }
      \(coder)
    }

    """
  private static let fixed = """
    final class Fixed: UIHostingController<Leaf> {
      init() { super.init(rootView: Leaf()) }
      \(coder)
    }

    """
  private static let either = """
    class Either: UIHostingController<AnyView> {
      init(bare root: some View) { super.init(rootView: AnyView(root)) }
      init(stocked root: some View) { super.init(rootView: AnyView(root.environment(Shop.shared))) }
      \(coder)
    }

    """
  private static let builder = """
    class Built<C: View>: UIHostingController<AnyView> {
      init(@ViewBuilder content: () -> C) { super.init(rootView: AnyView(content())) }
      init(@ViewBuilder stocked: () -> C) { super.init(rootView: AnyView(stocked().environment(Shop.shared))) }
      \(coder)
    }

    """

  @Test(arguments: [
    themed + pushed("Themed(rootView: Leaf().environment(shop))"),
    themed + presented("Themed(rootView: Leaf().environment(shop))"),
    themed + "final class C: UIViewController { lazy var host = Themed(rootView: Leaf().environment(Shop.shared)) }",
    "enum Flow { class Themed<C: View>: UIHostingController<C> {} }\n"
      + pushed("Flow.Themed(rootView: Leaf().environment(shop))"),
    "typealias Host<C: View> = UIHostingController<C>\n" + pushed("Host(rootView: Leaf().environment(shop))"),
    themed
      + "struct Deep: View { let r: Router; var body: some View { Button(\"\") { r.show(Themed(rootView: Leaf().environment(Shop.shared))) } } }\nlet deep = Deep(r: .init())",
    // By its initializers.
    stocked + pushed("Stocked(Leaf())"),
    stocked + presented("Stocked(Leaf())"),
    either + pushed("Either(stocked: Leaf())"),
    builder + pushed("Built(stocked: { Leaf() })"),
    "class Box<C: View>: UIHostingController<Wired<C>> { init(rootView: C) { super.init(rootView: Wired(content: rootView)) }\n\(coder) }\nstruct Wired<C: View>: View { let content: C; var body: some View { content.environment(Shop.shared) } }\n"
      + pushed("Box(rootView: Leaf())"),
    "class L: UIHostingController<AnyView> { init(_ root: Leaf) { let all = root.environment(Shop.shared); super.init(rootView: AnyView(all)) }\n\(coder) }\n"
      + pushed("L(Leaf())"),
    "class M: UIHostingController<AnyView> { init(_ n: Int) { super.init(rootView: M.make()) }\nstatic func make() -> AnyView { AnyView(Leaf().environment(Shop.shared)) }\n\(coder) }\n"
      + pushed("M(1)"),
    "class P: UIHostingController<AnyView> { init(shop: Shop) { super.init(rootView: AnyView(Leaf().environment(shop))) }\n\(coder) }\n"
      + pushed("P(shop: shop)"),
    "extension Themed where C == AnyView { convenience init(shop: Shop) { self.init(rootView: AnyView(Leaf().environment(shop))) } }\n"
      + themed + pushed("Themed(shop: shop)"),
    // By those of its superclass.
    stocked + "final class Sub: Stocked { init(leaf: Leaf) { super.init(leaf) }\n\(coder) }\n"
      + pushed("Sub(leaf: Leaf())"),
    stocked + "final class Sub: Stocked { init() { super.init(Leaf()) }\n\(coder) }\n" + pushed("Sub()"),
    stocked + "final class Sub: Stocked { func log() {} }\n" + pushed("Sub(Leaf())"),
    // Of storyboards, watches and cells.
    "final class S: UIHostingController<AnyView> { required init?(coder: NSCoder) { super.init(coder: coder, rootView: AnyView(Leaf().environment(Shop.shared))) } }",
    "final class N: WKHostingController<AnyView> { override var body: AnyView { AnyView(Leaf().environment(Shop.shared)) } }",
    "func set(_ c: UICollectionViewCell) { c.contentConfiguration = UIHostingConfiguration { Leaf().environment(Shop.shared) }.margins(.all, 0) }",
    "final class V: NSHostingController<AnyView> { init(shop: Shop) { super.init(rootView: AnyView(Leaf().environment(shop))) }\n\(coder) }\nfinal class W: NSWindowController { func go() { contentViewController = V(shop: .shared) } }",
    // A root that is replaced has its own modifiers.
    "class R: UIHostingController<AnyView> { override func viewDidLoad() { rootView = AnyView(Text(\"\")) } }\n"
      + presented("R(rootView: AnyView(Leaf().environment(shop)))"),
  ])
  func itsInitializersInject(_ code: String) throws { #expect(try LeafProject(code).answer() == .proven) }

  @Test(arguments: [
    themed + presented("Themed(rootView: Leaf())"),
    themed + presented("Themed<Leaf>(rootView: Leaf())"),
    themed + presented("Themed.init(rootView: Leaf())"),
    "enum Flow { class Themed<C: View>: UIHostingController<C> {} }\n" + presented("Flow.Themed(rootView: Leaf())"),
    "typealias Host = UIHostingController\n" + presented("Host(rootView: Leaf())"),
    themed + "typealias Host = Themed\n" + presented("Host(rootView: Leaf())"),
    fixed + presented("Fixed()"),
    either + presented("Either(bare: Leaf())"),
    builder + presented("Built(content: { Leaf() })"),
    "class M: UIHostingController<AnyView> { init(_ n: Int) { super.init(rootView: Self.make()) }\nstatic func make() -> AnyView { AnyView(Leaf()) }\n\(coder) }\n"
      + presented("M(1)"),
    "extension Themed where C == AnyView { convenience init(any: Leaf) { self.init(rootView: AnyView(any)) } }\n"
      + themed
      + presented("Themed(any: Leaf())"),
    "class V<C: View>: NSHostingView<C> {}\nfinal class W: NSWindowController { func go() { window?.contentView = V(rootView: Leaf()) } }",
  ])
  func aPresentedOneLacksTheObject(_ code: String) throws { #expect(try LeafProject(code).answer() == .lacking) }

  @Test(arguments: [
    themed + pushed("Themed(rootView: Leaf())"),
    themed + "final class Box { let host: Themed<Leaf> = .init(rootView: Leaf()) }",
    themed
      + "struct Deep: View { let r: Router; var body: some View { Button(\"\") { r.show(Themed(rootView: Leaf())) } } }\nlet deep = Deep(r: .init())",
    fixed + pushed("Fixed()"),
    "final class S: UIHostingController<Leaf> { required init?(coder: NSCoder) { super.init(coder: coder, rootView: Leaf()) } }",
    "final class N: WKUserNotificationHostingController<Leaf> { override var body: Leaf { Leaf() } }",
    "func set(_ c: UICollectionViewCell) { c.contentConfiguration = UIHostingConfiguration { Leaf() }.margins(.all, 0) }",
    // It replaces its root.
    "class R: UIHostingController<AnyView> { override func viewDidLoad() { rootView = AnyView(rootView.environment(Shop.shared)) } }\n"
      + presented("R(rootView: AnyView(Leaf()))"),
    "class R: UIHostingController<AnyView> { func go() { self.rootView = AnyView(Leaf()) } }\n"
      + presented("R(rootView: AnyView(Text(\"\")))"),
    stocked + "class R: Stocked { func go() { rootView = AnyView(Text(\"\")) } }\n" + presented("R(Leaf())"),
    // Which root it has depends on conditions.
    "class D: UIHostingController<AnyView> { init(_ b: Bool, _ root: Leaf) { if b { super.init(rootView: AnyView(root)) } else { super.init(rootView: AnyView(root.environment(Shop.shared))) } }\n\(coder) }\n"
      + pushed("D(true, Leaf())"),
    "class D: UIHostingController<AnyView> { init(_ root: Leaf) {\n#if os(iOS)\nsuper.init(rootView: AnyView(root.environment(Shop.shared)))\n#else\nsuper.init(rootView: AnyView(root))\n#endif\n}\n\(coder) }\n"
      + presented("D(Leaf())"),
    "class D: UIHostingController<AnyView> { init(_ root: Leaf) { var v = AnyView(root); v = AnyView(v.environment(Shop.shared)); super.init(rootView: v) }\n\(coder) }\n"
      + presented("D(Leaf())"),
    // `self.init` means the initializer of the subclass.
    "class B: UIHostingController<AnyView> { override init(rootView: AnyView) { super.init(rootView: rootView) }\nconvenience init(leaf: Leaf) { self.init(rootView: AnyView(leaf.environment(Shop.shared))) }\n\(coder) }\nfinal class S: B { override init(rootView: AnyView) { super.init(rootView: AnyView(Leaf())) }\n\(coder) }\n"
      + pushed("S(leaf: Leaf())"),
    // Classes that are none, and a view with the name of one.
    "class Plain: UIViewController { init(rootView: some View) { super.init(nibName: nil, bundle: nil) } }\n"
      + presented("Plain(rootView: Leaf())"),
    "struct Themed<C: View>: UIViewControllerRepresentable { let root: C; init(rootView: C) { root = rootView }\nfunc makeUIViewController(context: Context) -> UIHostingController<C> { UIHostingController(rootView: root) }\nfunc updateUIViewController(_ c: UIHostingController<C>, context: Context) {} }\nstruct Deep: View { var body: some View { Themed(rootView: Leaf()) } }\nlet deep = Deep()",
  ])
  func itIsUnclear(_ code: String) throws { #expect(try LeafProject(code).answer() == .unclear) }

  /// Its class, its superclass and its callers are in files of their own, and only one of these imports SwiftUI.
  @Test func filesThatImportOnlyUIKitAreFollowed() throws {
    let files = [
      "Stocked.swift": "import SwiftUI\n" + Self.stocked, "Sub.swift": "import UIKit\nfinal class Sub: Stocked {}",
      "Go.swift": "import UIKit\n" + Self.pushed("Sub(Leaf())"),
    ]
    #expect(try LeafProject(files).answer() == .proven)
  }
}
