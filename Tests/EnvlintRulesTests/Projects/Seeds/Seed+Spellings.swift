extension Seed {
  /// Rare ways to write what other examples write plainly; each one was misread once.
  static let spellings = Seed(
    title: "spellings",
    markdown: #"""
      ## Modifiers in backticks

      ```swift bad Shelf.swift
      import SwiftUI

      final class Library {}

      struct Shelf: View {
          @Environment(Library.self) private var library
      //  ^^^^^^^^^^^^^^^^^^^^^^^^^^ object_type_lookup info: the project injects it
          var body: some View { Text("Shelf").`environment`(Library()) }
      }
      ```

      ## A body that is one `#if`

      ```swift bad JournalKey.swift
      import SwiftUI

      final class Journal {}

      struct JournalKey: EnvironmentKey {
          static var defaultValue: Journal {
              #if os(iOS)
                  Journal()
              //  ^^^^^^^^^ unstable_entry_default warning: creates a new 'Journal'
              #else
                  Journal()
              #endif
          }
      }
      ```

      What a debug build returns is no matter.

      ```swift good LogKey.swift
      import SwiftUI

      final class Log {
          static let shared = Log()
      }

      struct LogKey: EnvironmentKey {
          static var defaultValue: Log {
              #if DEBUG
                  Log()
              #else
                  .shared
              #endif
          }
      }
      ```

      ## A loop below `#if`

      Its condition calls nothing.

      ```swift bad Toggle.swift
      import SwiftUI

      struct RemoteToggle: View {
          @Environment(\.isEnabled) private var current
          @State private var wanted = false

          var body: some View {
              Text("Switch").task {
                  while wanted != current {
                  //    ^^^^^^^^^^^^^^^^^ environment_tracking_loop warning: polls 'current'
                      #if os(iOS)
                          await Task.yield()
                      #endif
                  }
              }
          }
      }
      ```
      """#)
}
