import Testing

/// What only the SDK knows: which closures run when the user acts, what is drawn once, and what gives a value back.
@Suite struct SDKBehaviorTests {
  private static let models = """
    import SwiftUI
    @Observable final class Cart { var n = 0; func add() { n += 1 } }
    struct Total: View { @Environment(Cart.self) private var cart; var body: some View { Text("\\(cart.n)") } }
    @MainActor func push(_ view: some View) {}

    """

  @Test(
    arguments: [
      "Menu(\"\") { Total() } primaryAction: { push(Total().environment(Cart())) }",
      "Menu { Total() } label: { Text(\"\") } primaryAction: { push(Total().environment(Cart())) }",
      "Slider(value: $value) { _ in push(Total().environment(Cart())) }",
      "Slider(value: $value) { Text(\"\") } onEditingChanged: { _ in push(Total().environment(Cart())) }",
      "Stepper(\"\") { push(Total().environment(Cart())) } onDecrement: {}",
      "Stepper(\"\", onIncrement: { push(Total().environment(Cart())) }, onDecrement: {})",
      "Text(\"\").contextMenu(forSelectionType: Int.self) { _ in Total() } primaryAction: { _ in push(Total().environment(Cart())) }",
      "Text(\"\").sheet(isPresented: $isOn) { push(Total().environment(Cart())) } content: { Total() }",
      "Text(\"\").fullScreenCover(isPresented: $isOn) { push(Total().environment(Cart())) } content: { Total() }",
    ])
  func anActionBuildsNoViews(_ content: String) throws {
    let view = """
      struct Root: View {
        @State private var value = 0.0
        @State private var isOn = false
        var body: some View {
          \(content)
        }
      }
      """
    try PageProject(["App.swift": Self.models + view]).expectFindings(of: "unstable_injection")
  }

  /// What is shown for a moment loses nothing.
  @Test(
    arguments: [
      ("Text(\"\").sheet(isPresented: $isOn) { Total().environment(Cart()) }", "error"),
      ("Menu(\"\") { Total().environment(Cart()) } primaryAction: {}", "error"),
      ("Text(\"\\(ImageRenderer(content: Total().environment(Cart())).scale)\")", ""),
    ])
  func contentIsBuilt(_ content: String, _ mark: String) throws {
    let view = """
      struct Root: View {
        @State private var isOn = false
        var body: some View {
          \(content) // ~\(mark)
        }
      }
      @main struct Shop: App { var body: some Scene { WindowGroup { Root() } } }
      """
    try PageProject(["App.swift": Self.models + view]).expectFindings(of: "unstable_injection")
  }

  /// A widget is drawn once for each entry.
  @Test func aWidgetLosesNothing() throws {
    let widget = """
      import WidgetKit
      struct Entry: View {
        var body: some View {
          Total().environment(Cart())
        }
      }
      struct Shelf: Widget {
        var body: some WidgetConfiguration { StaticConfiguration(kind: "a", provider: P()) { _ in Entry() } }
      }
      @main struct All: WidgetBundle { var body: some Widget { Shelf() } }
      """
    try PageProject(["App.swift": Self.models + widget]).expectFindings(of: "unstable_injection")
  }

  /// What a hosting controller shows may be presented itself.
  @Test func aHostedFlowMayCloseAsAWhole() throws {
    let wizard = """
      import SwiftUI
      struct Wizard: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View {
          NavigationStack {
            Text("").sheet(isPresented: .constant(true)) {
              Button("") { dismiss() } // MARK
            }
          }
        }
      }

      """
    let hosted = """
      final class Start: UIViewController {
        func show() { present(UIHostingController(rootView: Wizard()), animated: true) }
      }
      """
    let app = "@main struct Shop: App { var body: some Scene { WindowGroup { Wizard() } } }"
    try PageProject(["App.swift": wizard.replacing("MARK", with: "~info") + hosted]).expectFindings(
      of: "presenter_dismiss")
    try PageProject(["App.swift": wizard.replacing("MARK", with: "~warning") + app]).expectFindings(
      of: "presenter_dismiss")
  }

  @Test func theKeyOfThePropertyItselfReplacesNothing() throws {
    let text = """
      import SwiftUI
      extension EnvironmentValues { @Entry var level = 0; @Entry var other = 0 }
      struct Badge: View {
        @Environment(\\.level) var level: Int
        var body: some View { Text("\\(level)") }
      }
      struct Root: View {
        var body: some View {
          Badge(level: .init(\\.level))
          Badge(level: Environment(\\.level))
          Badge(level: .init(\\.other)) // ~warning
        }
      }
      """
    try PageProject(["App.swift": text]).expectFindings(of: "preview_only_initializer")
  }

  /// What content is given back by a modifier of the SDK, it has again.
  @Test func contentIsGivenItsValueBack() throws {
    let text = """
      import SwiftUI
      struct Card: View {
        @Environment(\\.font) private var font
        @Environment(\\.lineLimit) private var lineLimit
        @Environment(\\.redactionReasons) private var reasons
        var body: some View {
          VStack { Text("").font(font) }.font(.title)
          VStack { Text("").lineLimit(lineLimit) }.lineLimit(1)
          VStack { Text("\\(lineLimit ?? 0)") }.lineLimit(1) // ~info
          VStack { Text(reasons.isEmpty ? "" : "a") }.unredacted()
        }
      }
      """
    try PageProject(["App.swift": text]).expectFindings(of: "own_injection_read")
  }

  /// UIKit's traits carry a bridged key to hosting controllers.
  @Test(arguments: ["EnvironmentKey", "UITraitBridgedEnvironmentKey"])
  func aBridgedKeyIsNotLost(_ inherited: String) throws {
    let text = """
      import SwiftUI
      import UIKit
      struct LevelKey: EnvironmentKey { static let defaultValue = 0 }
      extension LevelKey: \(inherited) {}
      extension EnvironmentValues { var level: Int { get { self[LevelKey.self] } set { self[LevelKey.self] = newValue } } }
      struct Page: View { @Environment(\\.level) var level; var body: some View { Text("\\(level)") } }
      final class Start: UIViewController {
        func show() {
          present(UIHostingController(rootView: Page()), animated: true) // ~\(inherited == "EnvironmentKey" ? "warning" : "")
        }
      }
      @main struct Shop: App { var body: some Scene { WindowGroup { Page().environment(\\.level, 4) } } }
      """
    try PageProject(["App.swift": text]).expectFindings(of: "hosting_root_loses_environment")
  }
}
