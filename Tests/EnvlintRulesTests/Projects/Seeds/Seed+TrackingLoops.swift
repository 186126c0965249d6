extension Seed {
  /// A task that waits for a value that its parent changes.
  static let trackingLoops = Seed(
    title: "tracking loops",
    markdown: #"""
      ## A toggle that waits for the parent to change the value

      The parent changes the value a second after the toggle asked for it. The loop compares the live `local` with a copy of `remote`; the line before it compares them once, which is fine, and so is the parent's task.

      ```swift bad LampSwitch.swift
      import SwiftUI

      struct Lamp {
          var isOn: Bool
      }

      extension EnvironmentValues {
          @Entry var lamp: Lamp = .init(isOn: false)
      }

      struct Room: View {
          @State private var lamp: Lamp = .init(isOn: true)

          var body: some View {
              NavigationStack {
                  NavigationLink("Lamp") {
                      LampSwitch { new in
                          Task {
                              try? await Task.sleep(for: .seconds(1))
                              lamp.isOn = new
                          }
                      }
                  }
              }
              .environment(\.lamp, lamp)
          }
      }

      struct LampSwitch: View {
          @Environment(\.lamp.isOn) var remote: Bool
          @State private var local: Bool?
          private var isBusy: Bool { local != nil }
          private var binding: Binding<Bool> {
              .init(
                  get: { local ?? remote },
                  set: { local = $0 },
              )
          }
          var action: (Bool) -> Void

          var body: some View {
              Toggle("Lamp", isOn: binding)
                  .overlay {
                      ProgressView()
                          .opacity(isBusy ? 1 : 0)
                  }
                  .disabled(isBusy)
                  .task(id: local) {
                      guard let new = local, new != remote else { return }
                      defer { local = nil }
                      action(new)
                      while local != remote {
                      //    ^^^^^^^^^^^^^^^ environment_tracking_loop warning: polls 'remote'
                          await Task.yield()
                      }
                  }
          }
      }
      ```

      A second task, started anew when the value changes, needs no loop.

      ```swift fixed LampSwitch.swift
      import SwiftUI

      struct Lamp {
          var isOn: Bool
      }

      extension EnvironmentValues {
          @Entry var lamp: Lamp = .init(isOn: false)
      }

      struct LampSwitch: View {
          @Environment(\.lamp.isOn) var remote: Bool
          @State private var local: Bool?
          private var binding: Binding<Bool> {
              .init(
                  get: { local ?? remote },
                  set: { local = $0 },
              )
          }
          var action: (Bool) -> Void

          var body: some View {
              Toggle("Lamp", isOn: binding)
                  .task(id: local) {
                      guard let new = local, new != remote else { return }
                      action(new)
                  }
                  .task(id: remote) {
                      local = nil
                  }
          }
      }
      ```
      """#
  )
}
