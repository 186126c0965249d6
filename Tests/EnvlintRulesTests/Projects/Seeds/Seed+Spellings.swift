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
          var body: some View { Text("\(library)").`environment`(Library()) }
      //                                ^^^^^^^ own_injection_read warning: 'library'
      //                                                         ^^^^^^^^^ unstable_injection warning: 'Library'
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

      ## Modules before names

      ```swift bad Entries.swift
      import Foundation
      import SwiftUI

      final class Store {}

      extension SwiftUI.EnvironmentValues {
          @SwiftUI.Entry var log: (Swift.String) -> Swift.Void = { _ in }
          //                 ^^^ dead_entry info: 'log' is never used
          //                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ closure_entry warning: 'log'
          @Entry var handlers: Swift.Array<() -> Void> = []
          //         ^^^^^^^^ dead_entry info: 'handlers' is never used
          //                   ^^^^^^^^^^^^^^^^^^^^^^^ closure_entry warning: 'handlers'
          @Entry var session = Foundation.UUID()
          //         ^^^^^^^ dead_entry info: 'session' is never used
          //                   ^^^^^^^^^^^^^^^^^ unstable_entry_default warning: evaluates 'UUID()'
          @Entry var names = Names(all: [])
          //         ^^^^^ dead_entry info: 'names' is never used
          //                 ^^^^^^^^^^^^^^ expensive_entry_default warning: 'Names.init(all:)'
          @Entry var store: Store? = nil
          //         ^^^^^ dead_entry info: 'store' is never used
      }

      struct Names {
          var all: [String]

          init(all: Swift.Set<String>) {
              self.all = []
              Swift.print(all)
          }
      }

      struct Waiting: SwiftUI.View {
          @SwiftUI.Environment(\.isEnabled) private var isEnabled
          @SwiftUI.Environment(Store.self) private var store
      //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ object_type_lookup warning: 'Store'

          var body: some SwiftUI.View {
              SwiftUI.Text("Waiting \(store)").onTapGesture {
                  _Concurrency.Task {
                      while !isEnabled { await Task.yield() }
                      //    ^^^^^^^^^^ environment_tracking_loop error: 'isEnabled'
                  }
              }
          }
      }
      ```

      ## A type of the project with the name of one of the SDK

      The module says that SwiftUI's is meant.

      ```swift bad Environment.swift
      import SwiftUI

      protocol View {}

      @propertyWrapper
      struct Environment<Value> {
          var wrappedValue: Value
      }

      final class Store {}

      struct Screen: SwiftUI.View {
          @SwiftUI.Environment(Store.self) private var store
      //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ object_type_lookup warning: 'Store'
          @Environment private var own: Store
          var body: some SwiftUI.View { Text("Screen \(store)") }
      }
      ```

      ## A preview type in parts

      ```swift good Previews.swift
      import SwiftUI

      final class Sample {}

      struct RowPreviews {
          struct Wrapper: View {
              @Environment(Sample.self) private var sample
              var body: some View { Text("Row") }
          }
      }
      ```

      ```swift good Previews+Provider.swift
      import SwiftUI

      extension RowPreviews: SwiftUI.PreviewProvider {
          static var previews: some View { Wrapper() }
      }
      ```

      ## A key in parts

      Each part stands in a file of its own; one of them says that the type is a key.

      ```swift bad SelectKey.swift
      struct SelectKey {
          static var defaultValue: Value { Selection() }
          //                               ^^^^^^^^^^^ unstable_entry_default warning: creates a new 'Selection'
      }

      final class Selection {}
      ```

      ```swift good SelectKey+Environment.swift
      import SwiftUI

      extension SelectKey: EnvironmentKey {}
      extension TapKey: EnvironmentKey {}
      ```

      ```swift good SelectKey+Value.swift
      extension SelectKey {
          typealias Value = Selection
      }
      ```

      ```swift bad TapKey.swift
      struct TapKey {
          typealias Value = () -> Void
          //                ^^^^^^^^^^ closure_entry warning: 'TapKey'
      }

      extension TapKey {
          static let defaultValue: Value = {}
      }
      ```

      ## Changes in parentheses

      ```swift good Countdown.swift
      import SwiftUI

      struct Countdown: View {
          @Environment(\.isEnabled) private var isEnabled: Bool
          @State private var count = 0
          @State private var total = 0
          @StateObject private var meter = Meter()

          var body: some View {
              Text("Count").task {
                  while count < 10 && isEnabled { (count) += 1 }
                  while count < 10 && isEnabled { (count, total) = (count + 1, total) }
                  while meter.value < 10 && isEnabled { (self.meter).step() }
              }
          }
      }

      final class Meter: ObservableObject {
          var value = 0
          func step() { value += 1 }
      }
      ```

      ## A key through protocols of the project

      ```swift good OwnKey.swift
      import SwiftUI

      protocol OwnKey: EnvironmentKey {}
      ```

      ```swift good DerivedKey.swift
      import SwiftUI

      protocol DerivedKey: OwnKey {}
      ```

      ```swift bad TapKey.swift
      import SwiftUI

      struct TapKey: DerivedKey {
          static let defaultValue: () -> Void = {}
          //                       ^^^^^^^^^^ closure_entry warning: 'TapKey'
      }
      ```

      ## An injection in a part of a preview type

      Nothing but the other file says that it is no injection of the app.

      ```swift bad Library.swift
      import SwiftUI

      final class Library {}

      struct Shelf: View {
          @Environment(Library.self) private var library
      //  ^^^^^^^^^^^^^^^^^^^^^^^^^^ object_type_lookup warning: no ancestor injects
          var body: some View { Text("\(library)") }
      }

      final class Session {}

      extension EnvironmentValues {
          @Entry var session = Session()
      //                       ^^^^^^^^^ unstable_entry_default warning: 'Screen' has no injected value
      }

      struct Screen: View {
          @Environment(\.session) private var session
          var body: some View { Text("\(session)") }
      }
      ```

      ```swift good Previews.swift
      import SwiftUI

      struct Previews: PreviewProvider {
          static var previews: some View { filled }
      }
      ```

      ```swift good Previews+Filled.swift
      import SwiftUI

      extension Previews {
          static var filled: some View { Shelf().environment(Library()) }
      }

      extension OtherPreviews {
          static var filled: some View { Screen().environment(\.session, Session()) }
      }
      ```

      ```swift good OtherPreviews.swift
      import SwiftUI

      struct OtherPreviews: PreviewProvider {
          static var previews: some View { filled }
      }
      ```

      ## A modifier without a base

      ```swift good Library+View.swift
      import SwiftUI

      extension View {
          func withLibrary() -> some View { environment(Library()) }
      }
      ```

      ```swift bad Shelf.swift
      import SwiftUI

      final class Library {}

      struct Shelf: View {
          @Environment(Library.self) private var library
      //  ^^^^^^^^^^^^^^^^^^^^^^^^^^ object_type_lookup info: the project injects it
          var body: some View { Text("\(library)") }
      }
      ```

      ## A loop in an extension

      ```swift good Waiting.swift
      import SwiftUI

      struct Waiting: View {
          @Environment(\.isEnabled) var isEnabled: Bool
          var body: some View { Text("Waiting") }
      }
      ```

      ```swift bad Waiting+Ready.swift
      extension Waiting {
          func ready() async {
              while !isEnabled { await Task.yield() }
              //    ^^^^^^^^^^ environment_tracking_loop error: 'isEnabled'
          }
      }
      ```

      ## A change in a function inside of the loop

      ```swift good Countdown.swift
      import SwiftUI

      struct Countdown: View {
          @Environment(\.isEnabled) private var isEnabled: Bool
          @State private var count = 0

          var body: some View {
              Text("Count").task {
                  while count < 10 && isEnabled {
                      func step() { count += 1 }
                      await Task.yield()
                      print("step")
                  }
              }
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
