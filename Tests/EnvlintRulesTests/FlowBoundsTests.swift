import EnvlintFacts
import TestSupport
import Testing

/// The flow ends, however views show one another.
@Suite(.bodyTimeLimit(.seconds(60))) struct FlowBoundsTests {
  private func findings(_ views: String) throws -> [Diagnostic] {
    let text = """
      import SwiftUI
      final class Shop: ObservableObject {}
      struct Leaf: View {
        @EnvironmentObject private var shop: Shop
        var body: some View { Text(shop.name) }
      }
      @main struct Market: App {
        var body: some Scene { WindowGroup { Root() } }
      }
      \(views)
      """
    return try PageProject(text).findings(of: ["missing_injection"])
  }

  private func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

  @Test func viewsThatShowOneAnotherEnd() throws {
    let found = try findings(
      """
      struct Root: View { var body: some View { if isOpen { Other() } else { Root() } } }
      struct Other: View { var body: some View { Root(); Leaf() } }
      """)
    #expect(found.map(\.severity) == [.error])
  }

  @Test func membersThatShowThemselvesEnd() throws {
    let found = try findings(
      """
      struct Root: View {
        var body: some View { first }
        private var first: some View { VStack { second; Leaf() } }
        private var second: some View { VStack { first } }
      }
      """)
    #expect(found.count <= 1)
  }

  /// Each level shows its content twice, so that there are 2^60 ways to the innermost.
  @Test func contentThatStandsTwiceIsFollowedOnce() throws {
    let slot = """
      struct Twice<Content: View>: View {
        @ViewBuilder var content: () -> Content
        var body: some View { content().environmentObject(Other()); content() }
      }
      final class Other: ObservableObject {}
      """
    let found = try findings(
      slot + "\nstruct Root: View { var body: some View { \(repeated("Twice { ", 60))Leaf()\(repeated(" }", 60)) } }")
    #expect(found.map(\.severity) == [.error])
  }

  @Test func manyControllersInOneFunctionEnd() throws {
    let found = try findings(
      """
      struct Root: View { var body: some View { Text("a") } }
      final class Presenter: UIViewController {
        func show() {
      \(repeated("    present(UIHostingController(rootView: Leaf()), animated: true)\n", 2_000))  }
      }
      """)
    #expect(found.map(\.severity) == [.error])
  }

  /// Each of many calls may mean any of many contents.
  @Test func manyContentsOfOneViewEnd() throws {
    let names = 0..<500
    let found = try findings(
      """
      struct Slot<Content: View>: View {
        \(names.map { "let part\($0): Content" }.joined(separator: "\n"))
        var body: some View { VStack { \(names.map { "part\($0)" }.joined(separator: "; ")) } }
      }
      struct Root: View { var body: some View { VStack {
      \(repeated("Slot { Leaf() }\n", 500))} } }
      """)
    #expect(found.map(\.severity) == [.warning])
  }
}
