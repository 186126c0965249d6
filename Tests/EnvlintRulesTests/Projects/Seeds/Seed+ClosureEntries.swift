extension Seed {
  /// Closures in the environment, and the callable structs that articles put in their place.
  static let closureEntries = Seed(
    title: "closure entries",
    markdown: #"""
      ## A callable struct that stores a binding

      ```swift bad Choice.swift
      import SwiftUI

      struct ChooseRowAction {
          private var row: Binding<Int?>

          init(row: Binding<Int?>) {
              self.row = row
          }

          func callAsFunction(_ chosen: Int) {
              row.wrappedValue = chosen
          }
      }

      struct ChooseRowKey: EnvironmentKey {
          static var defaultValue: ChooseRowAction = .init(row: .constant(nil))
          //     ^^^ mutable_key_default warning: 'ChooseRowKey' is a stored 'static var'
      }

      extension EnvironmentValues {
          var chooseRow: ChooseRowAction {
              get { self[ChooseRowKey.self] }
              set { self[ChooseRowKey.self] = newValue }
          }
      }

      struct RowList: View {
          @State private var row: Int?

          var body: some View {
              VStack {
                  ForEach(0..<10) { index in
                      RowCell(index: index)
                          .background(row == index ? Color.red : Color.clear)
                  }
              }
              .environment(\.chooseRow, .init(row: $row))
          }
      }

      struct RowCell: View {
          var index: Int
          @Environment(\.chooseRow) var chooseRow: ChooseRowAction

          var body: some View {
              Button("Choose") {
                  chooseRow(index)
              }
          }
      }
      ```

      ## Callable structs that are no entries

      ```swift good Actions.swift
      import SwiftUI

      struct TapAction {
          private var action: () async -> Void

          init(_ action: @escaping () async -> Void) {
              self.action = action
          }

          func callAsFunction() async {
              await action()
          }
      }

      @Observable final class Tally {
          var count = 0

          func increase() {
              count += 1
          }
      }

      struct IncreaseAction {
          private var action: () -> Void

          init(_ tally: Tally?) {
              action = { tally?.increase() }
          }

          func callAsFunction() {
              action()
          }
      }

      extension EnvironmentValues {
          @Entry var _tally: Tally?

          var increase: IncreaseAction {
              .init(_tally)
          }
      }

      struct Confirmation: View {
          var action: (Bool) -> Void

          var body: some View {
              Button("Confirm") { action(true) }
          }
      }
      ```

      ## A closure as the value of an entry

      ```swift bad Select.swift
      import SwiftUI

      extension EnvironmentValues {
          @Entry var select: (Int) -> Void = { _ in }
          //         ^^^^^^ dead_entry info: 'select' is never used
          //                 ^^^^^^^^^^^^^ closure_entry warning: 'select' holds a closure
      }

      struct SelectKey: EnvironmentKey {
          typealias Value = (Int) -> Void
          //                ^^^^^^^^^^^^^ closure_entry warning: holds a closure
          static let defaultValue: Value = { _ in }
      }
      ```
      """#
  )
}
