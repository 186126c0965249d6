extension Corner {
  static let objectTypeLookup = Corner(
    rule: "object_type_lookup",
    markdown: #"""
      ## Modifiers, styles and the app itself

      Whatever SwiftUI fills in can stop the program.

      ```swift bad Styles.swift
      import SwiftUI

      @Observable final class Theme {
          var tint = Color.green
      }

      struct Themed: ViewModifier {
          @Environment(Theme.self) private var theme
      //  ^^^^^^^^^^^^^^^^^^^^^^^^ 'theme'

          func body(content: Content) -> some View {
              content.tint(theme.tint)
          }
      }

      struct ThemedButton: ButtonStyle {
          @Environment(Theme.self) private var theme
      //  ^^^^^^^^^^^^^^^^^^^^^^^^ 'theme'

          func makeBody(configuration: Configuration) -> some View {
              configuration.label.foregroundStyle(theme.tint)
          }
      }
      ```

      ## Wrappers of the same name

      ```swift good Server.swift
      import ServerKit

      final class Database {}

      struct Handler {
          @Environment(Database.self) var database
      }
      ```

      ## Test and preview code

      ```swift good Tests/ShelfTests.swift
      import SwiftUI
      import XCTest

      @Observable final class FakeLibrary {}

      struct Probe: View {
          @Environment(FakeLibrary.self) private var library

          var body: some View {
              Text("probe")
          }
      }
      ```

      ```swift good Previews.swift
      import SwiftUI

      @Observable final class Sample {
          var title = "Sample"
      }

      struct SamplePreviews: PreviewProvider {
          struct Probe: View {
              @Environment(Sample.self) private var sample

              var body: some View {
                  Text(sample.title)
              }
          }

          static var previews: some View {
              Probe()
                  .environment(Sample())
          }
      }
      ```
      """#
  )
}
