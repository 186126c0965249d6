extension Seed {
  /// Defaults that look like new instances and are none, or are somebody else's.
  static let stableDefaults = Seed(
    title: "defaults that are stable, or not known",
    markdown: #"""
      ## What is not made with the struct

      A lazy property and a static member are evaluated later, or once. What a property wrapper does with its initial value is not known.

      ```swift good Later.swift
      import SwiftUI

      final class Engine {}

      @propertyWrapper struct Deferred<Value> {
          private let make: () -> Value

          init(wrappedValue: @autoclosure @escaping () -> Value) {
              make = wrappedValue
          }

          var wrappedValue: Value { make() }
      }

      struct Machine {
          static let spare = Engine()
          lazy var engine = Engine()
          @Deferred var motor = Engine()
      }

      extension EnvironmentValues {
          @Entry var machine = Machine()
      }

      struct Reader: View {
          @Environment(\.machine) private var value

          var body: some View {
              Text("\(value)")
          }
      }
      ```

      ## A struct with the name of an SDK class

      A declaration in the project wins over the SDK's.

      ```swift good Forum.swift
      struct Thread {
          var title: String
      }
      ```

      ```swift good Entries.swift
      import SwiftUI

      extension EnvironmentValues {
          @Entry var openThread = Thread(title: "Welcome")
      }

      struct Reader: View {
          @Environment(\.openThread) private var value

          var body: some View {
              Text("\(value)")
          }
      }
      ```

      ## Names that mean two things

      When two declarations of the project fit, none is chosen. A type of the file's own module wins, where the project's `Package.swift` files or the key `modules` of `.envlint.yml` tell which module that is.

      ```swift good Phone/Theme.swift
      final class Theme {}
      ```

      ```swift good Watch/Theme.swift
      struct Theme {}
      ```

      ```swift good Entries.swift
      import SwiftUI

      extension EnvironmentValues {
          @Entry var theme = Theme()
      }

      struct Reader: View {
          @Environment(\.theme) private var value

          var body: some View {
              Text("\(value)")
          }
      }
      ```

      ## Entries of somebody else's container

      Only `EnvironmentValues`, `FocusedValues`, `ContainerValues` and `Transaction` belong to SwiftUI.

      ```swift good Injection.swift
      import Factory
      import SwiftUI

      final class Session {}

      extension Container {
          @Entry var session = Session()
          var userSession: Factory<Session> { Factory(self) { Session() }.scope(.shared) }
      }

      struct ProfileView: View {
          @Injected(\.userSession) private var session

          var body: some View {
              Text("Profile")
          }
      }
      ```
      """#
  )
}
