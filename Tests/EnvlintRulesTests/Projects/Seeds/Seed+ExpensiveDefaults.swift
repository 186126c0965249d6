extension Seed {
  /// Defaults that cost or differ, and those that do neither.
  static let expensiveDefaults = Seed(
    title: "expensive and unstable defaults",
    markdown: #"""
      ## A struct that prints when it is made, read below a link

      ```swift bad Demo.swift
      import SwiftUI

      struct Lamp {
          var isOn: Bool

          init(isOn: Bool) {
              print("lamp", isOn)
              self.isOn = isOn
          }
      }

      extension EnvironmentValues {
          @Entry var lamp: Lamp = .init(isOn: false)
          //                      ^^^^^^^^^^^^^^^^^^ expensive_entry_default warning: 'lamp'
      }

      struct Room: View {
          var body: some View {
              NavigationStack {
                  NavigationLink("Lamp") {
                      LampView()
                  }
              }
          }
      }

      struct LampView: View {
          @Environment(\.lamp.isOn) private var isOn: Bool

          var body: some View {
              Text("\(isOn)")
          }
      }
      ```

      An injected value does not silence it: the default is made all the same. An optional entry does.

      ```swift fixed Demo.swift
      import SwiftUI

      struct Lamp {
          var isOn: Bool

          init(isOn: Bool) {
              print("lamp", isOn)
              self.isOn = isOn
          }
      }

      extension EnvironmentValues {
          @Entry var lamp: Lamp?
      }

      struct LampView: View {
          @Environment(\.lamp) private var lamp

          var body: some View {
              Text("\(lamp?.isOn == true)").environment(\.lamp, nil)
          }
      }
      ```

      ## The same with an injection above the link

      ```swift bad Demo.swift
      import SwiftUI

      struct Lamp {
          var isOn: Bool

          init(isOn: Bool) {
              print("lamp", isOn)
              self.isOn = isOn
          }
      }

      extension EnvironmentValues {
          @Entry var lamp: Lamp = .init(isOn: false)
          //                      ^^^^^^^^^^^^^^^^^^ expensive_entry_default warning: 'lamp'
      }

      struct Room: View {
          @State private var lamp: Lamp = .init(isOn: true)

          var body: some View {
              NavigationStack {
                  NavigationLink("Lamp") {
                      LampView()
                  }
              }
              .environment(\.lamp, lamp)
          }
      }

      struct LampView: View {
          @Environment(\.lamp.isOn) private var isOn: Bool

          var body: some View {
              Text("\(isOn)")
          }
      }
      ```

      The other way out keeps the old form of the key, with a constant that is made once.

      ```swift fixed Demo.swift
      import SwiftUI

      struct Lamp {
          var isOn: Bool

          init(isOn: Bool) {
              print("lamp", isOn)
              self.isOn = isOn
          }
      }

      struct LampKey: EnvironmentKey {
          static let defaultValue = Lamp(isOn: false)
      }

      extension EnvironmentValues {
          var lamp: Lamp {
              get { self[LampKey.self] }
              set { self[LampKey.self] = newValue }
          }
      }
      ```

      ## Optional objects without a default

      ```swift bad Counter.swift
      import SwiftUI

      @Observable final class Tally {
          var count: Int = 0

          func increase() {
              count += 1
          }
      }

      extension EnvironmentValues {
          @Entry var tally: Tally?
          //         ^^^^^ dead_entry info: 'tally' is never used
          @Entry var _tally: Tally?
          //         ^^^^^^ dead_entry info: '_tally' is never used
      }
      ```

      ## A constant binding, and chance outside of a default

      ```swift good Preview.swift
      import SwiftUI

      struct IncreaseAction {
          var action: () -> Void

          func callAsFunction() {
              action()
          }
      }

      private extension EnvironmentValues {
          @Entry var _previewCount: Binding<Int> = .constant(0)

          var previewIncrease: IncreaseAction {
              IncreaseAction {
                  _previewCount.wrappedValue += Int.random(in: 100..<1000)
              }
          }
      }
      ```

      ## Key types with literals

      ```swift bad Keys.swift
      import SwiftUI

      struct TotalKey: EnvironmentKey {
          static var defaultValue: Int = 0
          //     ^^^ mutable_key_default warning: 'TotalKey' is a stored 'static var'
      }

      struct AuthorKey: EnvironmentKey {
          static var defaultValue: String = "nobody"
          //     ^^^ mutable_key_default warning: 'AuthorKey' is a stored 'static var'
      }

      extension EnvironmentValues {
          var total: Int {
              get { self[TotalKey.self] }
              set { self[TotalKey.self] = newValue }
          }

          @Entry var amount: Int = 0
          //         ^^^^^^ dead_entry info: 'amount' is never used
      }
      ```

      ## An observable class as the default

      ```swift bad Story.swift
      import SwiftUI

      extension EnvironmentValues {
          @Entry var story: Story = .init()
          //                        ^^^^^^^ unstable_entry_default warning: creates a new 'Story'
      }

      @Observable class Story {
          var title = ""
      }

      struct StoryView: View {
          @Environment(\.story) var story

          var body: some View {
              Text(story.title)
          }
      }
      ```

      ## Three entries of one class

      ```swift bad Story.swift
      import SwiftUI

      extension EnvironmentValues {
          @Entry var story: Story = .init()
          //         ^^^^^ dead_entry info: 'story' is never used
          //                        ^^^^^^^ unstable_entry_default warning: 'story'
          @Entry var story1: Story = .init()
          //         ^^^^^^ dead_entry info: 'story1' is never used
          //                         ^^^^^^^ unstable_entry_default warning: 'story1'
          @Entry var story2: Story = .init()
          //         ^^^^^^ dead_entry info: 'story2' is never used
          //                         ^^^^^^^ unstable_entry_default warning: 'story2'
      }

      @Observable class Story {
          var title = ""
      }
      ```

      ## A struct of two numbers

      ```swift bad Body.swift
      import SwiftUI

      struct Measures {
          var height = 175
          var weight = 75
      }

      extension EnvironmentValues {
          @Entry var measures = Measures()
          //         ^^^^^^^^ dead_entry info: 'measures' is never used
      }
      ```

      ## The container of another library

      ```swift good Container.swift
      import Factory
      import SwiftUI

      @Observable class Measures {
          var height: Int = 175
          var weight: Int = 75
      }

      extension Container {
          var measures: Factory<Measures> {
              Factory(self) { Measures() }
                  .scope(.shared)
          }
      }

      struct MeasuresView: View {
          @Injected(\.measures) private var measures

          var body: some View {
              Text("\(measures.height) cm")
          }
      }
      ```
      """#
  )
}
