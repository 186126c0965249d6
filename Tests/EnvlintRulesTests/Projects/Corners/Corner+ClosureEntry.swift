extension Corner {
  static let closureEntry = Corner(
    rule: "closure_entry",
    markdown: #"""
      ## A closure without a written type

      ```swift bad Inferred.swift
      import SwiftUI

      extension EnvironmentValues {
          @Entry var log = { (text: String) in print(text) }
          //               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ 'log' holds a closure
          @Entry var reset = {}
          //                 ^^ 'reset'
      }
      ```

      ## Collections of closures

      ```swift bad Commands.swift
      import SwiftUI

      extension EnvironmentValues {
          @Entry var commands: [String: () -> Void] = [:]
          //                   ^^^^^^^^^^^^^^^^^^^^ 'commands'
          @Entry var undoSteps: [() -> Void] = []
          //                    ^^^^^^^^^^^^ 'undoSteps'
          @Entry var filters: Array<(String) -> Bool>?
          //                  ^^^^^^^^^^^^^^^^^^^^^^^^ 'filters'
      }
      ```

      ## Tuples and generic types

      A generic type of the project holds the closure when a stored property uses the parameter.

      ```swift bad Generic.swift
      import SwiftUI

      typealias Handler<Input> = (Input) -> Void

      struct Box<Value> {
          var value: Value
      }

      extension EnvironmentValues {
          @Entry var onNumber: Handler<Int> = { _ in }
          //                   ^^^^^^^^^^^^ 'onNumber' holds a closure
          @Entry var boxed: Box<() -> Void>?
          //                ^^^^^^^^^^^^^^^^ 'boxed' holds a closure
          @Entry var titled: (String, () -> Void) = ("none", {})
          //                 ^^^^^^^^^^^^^^^^^^^^ 'titled' holds a closure
      }
      ```

      ## Container values and transactions

      ```swift bad Containers.swift
      import SwiftUI

      extension ContainerValues {
          @Entry var onSwipe: (() -> Void)?
          //                  ^^^^^^^^^^^^^ warning: 'onSwipe'
      }

      extension Transaction {
          @Entry var completion: () -> Void = {}
          //                     ^^^^^^^^^^ warning: 'completion'
      }
      ```

      ## Types that cannot be looked up

      ```swift good Imported.swift
      import ActionKit
      import SwiftUI

      struct Tag<Value> {
          var name: String
      }

      struct PairKey<Value: Hashable>: EnvironmentKey {
          static var defaultValue: [Value] { [] }
      }

      extension EnvironmentValues {
          @Entry var handler: ActionKit.Handler?
          @Entry var tag: Tag<(Int) -> Void> = Tag(name: "tag")
      }
      ```

      ## A result of a closure

      The entry holds the string, not the closure that makes it.

      ```swift good Greeting.swift
      import SwiftUI

      extension EnvironmentValues {
          @Entry var greeting: String = { "Hello" }()
          @Entry var farewell = { "Bye" }()
      }
      ```

      ## Closures that are not environment values

      ```swift good Views.swift
      import SwiftUI

      struct ConfirmButton: View {
          var action: (Bool) -> Void
          @State private var cleanUp: (() -> Void)?

          var body: some View {
              Button("Confirm") { action(true) }
          }
      }

      struct IncrementAction {
          var count: Binding<Int>

          func callAsFunction() {
              count.wrappedValue += 1
          }
      }

      extension EnvironmentValues {
          var doubled: (Int) -> Int { { $0 * 2 } }
      }
      ```

      ## Keys that bridge to UIKit

      A bridged key cannot be declared otherwise: the UIKit trait dictates its value.

      ```swift good Bridged.swift
      import SwiftUI
      import UIKit

      struct TapKey: EnvironmentKey, UITraitBridgedEnvironmentKey {
          static let defaultValue: (Int) -> Void = { _ in }

          static func read(from traits: UITraitCollection) -> (Int) -> Void { { _ in } }
          static func write(to traits: inout UIMutableTraits, value: @escaping (Int) -> Void) {}
      }
      ```

      ## Test, preview and debug code

      ```swift good Tests/ActionTests.swift
      import SwiftUI
      import Testing

      extension EnvironmentValues {
          @Entry var spy: (String) -> Void = { _ in }
      }
      ```

      ```swift good Debug.swift
      import SwiftUI

      #if DEBUG
      extension EnvironmentValues {
          @Entry var trace: (String) -> Void = { print($0) }
      }
      #endif
      ```

      ```swift good Previews.swift
      import SwiftUI

      struct RowPreviews: PreviewProvider {
          struct TapKey: EnvironmentKey {
              static let defaultValue: () -> Void = {}
          }

          static var previews: some View {
              Text("Row")
          }
      }
      ```
      """#
  )
}
