import Testing

/// Keys whose default does its work outside of views, too.
@Suite struct AppWideKeyTests {
  @Test func properties() throws {
    try PageProject(
      #"""
      import SwiftUI
      final class Delegate: NSObject { @Environment(\.openWindow) private var openWindow } // ~info
      final class Model { @Environment(\.openURL) var openURL; @Environment(\.dismiss) var dismiss } // ~info ~error
      actor Worker { @Environment(\EnvironmentValues.dismissWindow) private var close } // ~info
      struct Helper { @Environment(\.openSettings) var openSettings } // ~info
      enum Names { @Environment(\.supportsMultipleWindows) static var hasWindows } // ~info
      @Environment(\.openURL) var global // ~info
      func run() {
        @Environment(\.openURL) var openURL // ~info
        @Environment(\.requestReview) var review // ~info
        @Environment(\.refresh) var refresh // ~error
        @Environment(\.pushWindow) var push // ~error
        @Environment(\.locale) var locale // ~error
      }
      """#
    ).expectFindings(of: "environment_outside_view")
  }

  @Test func keysOfTheProject() throws {
    try PageProject(
      #"""
      import SwiftUI
      extension EnvironmentValues { @Entry var openWindow = 1 }
      final class Delegate { @Environment(\.openWindow) private var openWindow } // ~error
      """#
    ).expectFindings(of: "environment_outside_view")
  }

  @Test func expressions() throws {
    try PageProject(
      #"""
      import SwiftUI
      func run(_ url: URL) {
        Environment(\.openURL).wrappedValue(url) // ~info
        let open = Environment(\.openWindow); open.wrappedValue(id: "main") // ~info
        SwiftUI.Environment<Bool>(\.supportsMultipleWindows).wrappedValue // ~info
        print(EnvironmentValues().supportsMultipleWindows) // ~info
        EnvironmentValues().openURL(url)
        print(EnvironmentValues().pixelLength) // ~info
        Environment(\.dismiss).wrappedValue() // ~error
        Environment(\.openURL.name).wrappedValue // ~error
      }
      """#
    ).expectFindings(of: "inline_environment_read")
  }

  @Test func initializers() throws {
    try PageProject(
      #"""
      import SwiftUI
      struct Opener: View {
        @Environment(\.openURL) private var openURL
        @Environment(\.dismiss) private var dismiss
        init(_ url: URL) {
          openURL(url) // ~info
          dismiss() // ~error
        }
        var body: some View { Text("a") }
      }
      """#
    ).expectFindings(of: "environment_read_in_init")
  }
}
