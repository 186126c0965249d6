extension Corner {
  static let environmentTrackingLoop = Corner(
    rule: "environment_tracking_loop",
    markdown: #"""
      ## Async functions and tasks of a view

      ```swift bad Views/UploadView.swift
      import SwiftUI

      struct UploadView: View {
          @Environment(\.isEnabled) private var isEnabled

          var body: some View {
              Button("Upload") {
                  Task {
                      while !isEnabled { await Task.yield() }
                      //    ^^^^^^^^^^ error: waits for 'isEnabled'
                  }
              }
          }
      }
      ```

      ```swift bad Views/UploadView+Waiting.swift
      import SwiftUI

      extension UploadView {
          func waitUntilEnabled() async {
              while isEnabled == false {
              //    ^^^^^^^^^^^^^^^^^^ error: waits for 'isEnabled'
                  await Task.yield()
              }
          }
      }
      ```

      ## Waiting functions of your own

      ```yaml
      rules:
        environment_tracking_loop:
          waiting_calls: [pause]
      ```

      ```swift bad Pausing.swift
      import SwiftUI
      import TimeKit

      struct Pausing: View {
          @Environment(\.isEnabled) private var isEnabled
          @State private var wanted = true

          var body: some View {
              Text("Waiting")
                  .task {
                      while wanted != isEnabled {
                      //    ^^^^^^^^^^^^^^^^^^^ warning: polls 'isEnabled'
                          await pause()
                      }
                  }
          }
      }
      ```

      ## A reference that is compared by identity

      The properties of an object are live, but which object the key holds is not.

      ```swift bad Waiting.swift
      import SwiftUI

      @Observable final class Account {
          var name = ""
      }

      extension EnvironmentValues {
          @Entry var account: Account?
      }

      struct Waiting: View {
          @Environment(\.account) private var account

          var body: some View {
              Text("Signing in")
                  .task {
                      while account == nil {
                      //    ^^^^^^^^^^^^^^ error: waits for 'account'
                          try? await Task.sleep(for: .seconds(1))
                      }
                  }
          }
      }
      ```

      ## State alone

      ```swift good Download.swift
      import SwiftUI

      struct DownloadView: View {
          @Environment(\.isEnabled) private var isEnabled
          @State private var isLoading = true

          var body: some View {
              Text(isEnabled ? "on" : "off")
                  .task {
                      while isLoading { await Task.yield() }
                  }
          }
      }
      ```

      ## Another variable of the same name

      ```swift good Shadow.swift
      import SwiftUI

      @Observable final class Player {
          var isEnabled = false
      }

      struct Shadow: View {
          @Environment(\.isEnabled) private var isEnabled
          @State private var player = Player()

          var body: some View {
              Text(isEnabled ? "on" : "off")
                  .task {
                      var isEnabled = player.isEnabled
                      while !isEnabled {
                          await Task.yield()
                          isEnabled = player.isEnabled
                      }
                  }
          }

          func wait(for isEnabled: Binding<Bool>) async {
              while !isEnabled.wrappedValue { await Task.yield() }
          }
      }
      ```

      ## A copy that was made on purpose

      ```swift good Copy.swift
      import SwiftUI

      struct Copy: View {
          @Environment(\.locale) private var locale
          @State private var chosen = Locale.current

          var body: some View {
              Text("Language")
                  .task {
                      let start = locale
                      while start == chosen { await Task.yield() }
                  }
          }
      }
      ```

      ## Loops outside of views

      A class has no environment that SwiftUI fills in, and a loop that runs at once, without waiting, does not poll.

      ```swift good Model.swift
      import SwiftUI

      @Observable final class Model {
          var phase: ScenePhase = .background

          func wait() async {
              while phase != .active { await Task.yield() }
          }
      }

      struct Dots: View {
          @Environment(\.isEnabled) private var isEnabled

          var body: some View {
              Text(dots)
          }

          private var dots: String {
              var text = ""
              while text.count < (isEnabled ? 3 : 1) { text += "." }
              return text
          }
      }
      ```

      ## Values of an unknown kind

      `ProfileKit` is not among the linted files, so `profile` may be an object whose properties change.

      ```swift good Unknown.swift
      import ProfileKit
      import SwiftUI

      struct Unknown: View {
          @Environment(\.profile) private var profile

          var body: some View {
              Text("Profile")
                  .task {
                      while !profile.isComplete { await Task.yield() }
                  }
          }
      }
      ```

      ## Test and preview code

      ```swift good Tests/SpinnerTests.swift
      import SwiftUI
      import Testing

      struct Probe: View {
          @Environment(\.isEnabled) private var isEnabled

          var body: some View {
              Text("probe")
                  .task { while !isEnabled { await Task.yield() } }
          }
      }
      ```

      ```swift good Previews.swift
      import SwiftUI

      struct SpinnerPreviews: PreviewProvider {
          struct Probe: View {
              @Environment(\.isEnabled) private var isEnabled

              var body: some View {
                  Text("probe")
                      .task { while !isEnabled { await Task.yield() } }
              }
          }

          static var previews: some View {
              Probe()
          }
      }
      ```
      """#
  )
}
