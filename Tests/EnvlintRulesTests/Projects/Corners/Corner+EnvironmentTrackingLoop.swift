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

      ## Computed properties of the view

      ```swift bad Views/Gate.swift
      import SwiftUI

      struct Gate: View {
          @Environment(\.isEnabled) private var isEnabled
          @State private var wanted = false
          var body: some View {
              Text("Gate")
                  .task { while !isOpen { await Task.yield() } }
                  //            ^^^^^^^ warning: polls 'isEnabled'
                  .task { while isDifferent { try? await Task.sleep(for: .seconds(1)) } }
                  //            ^^^^^^^^^^^ warning: polls 'isEnabled'
                  .task { while self.isOpen == false { await Task.yield() } }
                  //            ^^^^^^^^^^^^^^^^^^^^ warning: polls 'isEnabled'
                  .task { while isDifferent { wanted.toggle(); await Task.yield() } }
                  .task { while isLogged { await Task.yield() } }
                  .task { while isFar { await Task.yield() } }
                  .task { while isUnknown { await Task.yield() } }
                  .task { while isWrapped { await Task.yield() } }
                  .task { let isOpen = wanted; while isOpen { await Task.yield() } }
          }
      }
      ```

      ```swift good Views/Gate+Parts.swift
      import SwiftUI

      extension Gate {
          var isOpen: Bool { get { isEnabled } }
          var isDifferent: Bool { wanted != self.isEnabled }
          var isLogged: Bool { print("asked"); return isEnabled }
          var isFar: Bool { isOpen }
          var isUnknown: Bool { isEnabled && check() }
          @Cached var isWrapped: Bool { isEnabled }
          func check() -> Bool { true }
      }
      ```

      ## Key paths through references

      Which value the object had is part of the copy.

      ```swift bad Session.swift
      import SwiftUI

      final class Session {
          var count = 0
          var owner: Owner?
      }

      final class Owner {
          var name = ""
      }

      extension EnvironmentValues {
          @Entry var session: Session?
          @Entry var shared: Session = .init(), other: Session?
      }

      struct SessionView: View {
          @Environment(\.shared.count) private var count
          @Environment(\.shared.owner) private var owner

          var body: some View {
              Text("Session")
                  .task { while count == 0 { await Task.yield() } }
                  //            ^^^^^^^^^^ error: waits for 'count'
                  .task { while owner == nil { await Task.yield() } }
                  //            ^^^^^^^^^^^^ error: waits for 'owner'
                  .task { while owner?.name == "" { await Task.yield() } }
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
