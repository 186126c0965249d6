import Testing

/// Project functions with the name of a SwiftUI modifier: a call means one of them only if its labels fit it, and if the
/// file can see it. Each injects a `Shop`, which `Leaf` needs.
@Suite struct SDKNamesakeFlowTests {
  private static let app = """
    import SwiftUI
    @Observable final class Shop { static let shared = Shop(); var name = "" }
    struct Leaf: View { @Environment(Shop.self) private var shop; var body: some View { Text(shop.name) } }
    @main struct Market: App { var body: some Scene { WindowGroup { Root() } } }

    """

  /// What `object_type_lookup` says of the leaf tells whether the injection is proven.
  private func expect(_ helpers: String, _ view: String, isProven: Bool) throws {
    let root = "struct Root: View { var body: some View { \(view) } }\n"
    let project = PageProject(["App.swift": Self.app + root, "Helpers.swift": "import SwiftUI\n" + helpers])
    let expected = isProven ? "it is injected everywhere this view was found" : "the project injects it"
    #expect(try project.findings(of: ["object_type_lookup"]).map { $0.message.contains(expected) } == [true])
    #expect(try project.findings(of: ["missing_injection"]).isEmpty)
  }

  /// Shows its content with a shop.
  private static let sheet = """
    extension View {
      func sheet<C: View>(wired isOn: Binding<Bool>, @ViewBuilder content: @escaping () -> C) -> some View {
        sheet(isPresented: isOn) { content().environment(Shop.shared) }
      }
    }
    """
  private static let cover = """
    extension View {
      func fullScreenCover<C: View>(wired isOn: Binding<Bool>, @ViewBuilder cover: () -> C) -> some View {
        background { cover().environment(Shop.shared) }
      }
    }
    """
  /// The parameters of one function, which shows its content in a view that injects the shop.
  private static func listing(_ parameters: String, _ generics: String = "") -> String {
    """
    struct Stocked<C: View>: View { let content: C; var body: some View { content.environment(Shop.shared) } }
    extension View {
      func sheet<C: View\(generics)>(isPresented: Binding<Bool>, \(parameters)@ViewBuilder content: () -> C) -> some View {
        background { Stocked(content: content()) }
      }
    }
    """
  }

  /// What is taken for the SDK's, and takes the shop away, lets nothing be proven.
  @Test(arguments: [
    (
      "struct Group<C: View>: View { @ViewBuilder let content: C\nvar body: some View { content.CLEARED } }",
      "Group { Leaf() }"
    ),
    (
      "struct Bare<C: View>: View { @ViewBuilder let content: C\nvar body: some View { content.CLEARED } }\ntypealias Group = Bare",
      "Group { Leaf() }"
    ),
    (
      "@ViewBuilder func Group<C: View>(@ViewBuilder _ content: () -> C) -> some View { content().CLEARED }",
      "Group { Leaf() }"
    ),
    ("extension View { func padding(_ size: String) -> some View { CLEARED } }", "Leaf().padding(\"a\")"),
    ("extension Leaf { func hidden() -> some View { self.CLEARED } }", "Leaf().hidden()"),
  ])
  func whatTakesAnObjectAwayProvesNothing(_ helper: String, _ view: String) throws {
    let root = "Group { \(view) }.environment(Shop.shared)"
    try expect(helper.replacing("CLEARED", with: "environment(nil as Shop?)"), root, isProven: false)
    try expect(helper.replacing("CLEARED", with: "opacity(1)"), root, isProven: true)
  }

  /// A view's own member of such a name shows something else.
  @Test func aMemberWithoutSelfTakesNothingAway() throws {
    let helper =
      "extension Side { var toolbar: some View { Text(\"\").environment(nil as Shop?) } }\n"
      + "struct Side: View { var body: some View { toolbar } }"
    try expect(helper, "VStack { Leaf(); Side() }.environment(Shop.shared)", isProven: true)
  }

  private static let isOn = "isPresented: .constant(true)"

  @Test(arguments: [
    (sheet, "sheet(isPresented: .constant(true))", false),
    (sheet, "sheet(wired: .constant(true))", true),
    (cover, "fullScreenCover(isPresented: .constant(true))", false),
    (cover, "fullScreenCover(wired: .constant(true))", true),
    (listing("lines: String..., "), "sheet(\(isOn), lines: \"a\")", true),
    (listing("lines: String..., "), "sheet(\(isOn), lines: \"a\", \"b\", \"c\")", true),
    (listing("_ lines: String..., "), "sheet(\(isOn), \"a\", \"b\")", true),
    (listing("_ lines: String..., title: String, "), "sheet(\(isOn), \"a\", \"b\", title: \"\")", true),
    (listing("_ lines: String..., title: String = \"\", "), "sheet(\(isOn), \"a\", \"b\")", true),
    (listing("lines: repeat each T, ", ", each T"), "sheet(\(isOn), lines: 1, \"b\")", true),
    (listing("_ lines: repeat each T, title: String, ", ", each T"), "sheet(\(isOn), 1, \"b\", title: \"\")", true),
    (listing("lines: repeat each T, ", ", each T"), "sheet(\(isOn), lines: 1)", true),
    (listing("lines: String = \"\", done: () -> Void = {}, "), "sheet(\(isOn), lines: \"a\")", true),
  ])
  func theLabelsTellWhichIsMeant(_ helper: String, _ modifier: String, isProven: Bool) throws {
    try expect(helper, "Text(\"\").\(modifier) { Leaf() }", isProven: isProven)
  }

  /// What another file calls by that name may be a package's, of which nothing is known.
  @Test(arguments: [
    ("extension View { func stocked() -> some View { environment(Shop.shared) } }", true),
    ("public extension View { func stocked() -> some View { environment(Shop.shared) } }", true),
    ("extension View { fileprivate func stocked() -> some View { environment(Shop.shared) } }", false),
    ("extension View { private func stocked() -> some View { environment(Shop.shared) } }", false),
    ("private extension View { func stocked() -> some View { environment(Shop.shared) } }", false),
    // A warning of the compiler's, but no error.
    ("private extension View { internal func stocked() -> some View { environment(Shop.shared) } }", true),
    ("fileprivate extension View { func stocked() -> some View { environment(Shop.shared) } }", false),
    ("private extension View { var stocked: some View { environment(Shop.shared) } }", false),
  ])
  func aFileSeesNoPrivateMembersOfOthers(_ helper: String, isProven: Bool) throws {
    let call = helper.contains("var") ? "Leaf().stocked" : "Leaf().stocked()"
    try expect(helper, call, isProven: isProven)
  }

  /// Each file calls its own.
  @Test func filesHavePrivateMembersByOneName() throws {
    let own = "private extension View { func stocked() -> some View { environment(Shop.shared) } }"
    let other = "private extension View { func stocked() -> some View { padding() } }"
    let rest = "\nstruct Rest: View { var body: some View { Text(\"\")"
    try expect(other, "Leaf().stocked() } }\n" + own + rest, isProven: true)
  }

  private static let searched = "Leaf().searchable(shop: .shared)"

  /// A call that isn't followed because its name is SwiftUI's may mean these, which show what they are called on, or their content, in a
  /// view that injects the shop.
  @Test(arguments: [
    ("extension View { func searchable(shop: Shop) -> some View { Stocked(content: self) } }", searched),
    ("extension Leaf { func searchable(shop: Shop) -> some View { Stocked(content: self) } }", searched),
    (
      "extension View { func refreshable<C: View>(with content: () -> C) -> some View { Stocked(content: content()) } }",
      "Text(\"\").refreshable(with: { Leaf() })"
    ),
    ("extension View { var bold: some View { Stocked(content: self) } }", "Leaf().bold"),
  ])
  func nothingIsMissingBelowANamesakeThatHostsItsContent(_ helper: String, _ view: String) throws {
    let stocked =
      "struct Stocked<C: View>: View { let content: C; var body: some View { content.environment(Shop.shared) } }\n"
    let root = "struct Root: View { var body: some View { \(view) } }\n"
    let project = PageProject(["App.swift": Self.app + root, "Helpers.swift": "import SwiftUI\n" + stocked + helper])
    #expect(try project.findings(of: ["missing_injection"]).isEmpty)
    // The same view where no such function is called.
    let bare = "struct Root: View { var body: some View { VStack { \(view); Leaf() } } }\n"
    #expect(try PageProject(["App.swift": Self.app + bare]).findings(of: ["missing_injection"]).count == 1)
  }
}
