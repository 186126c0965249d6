extension Seed {
  /// What the articles show for other reasons: hardly a rule has anything to say.
  static let otherExamples = Seed(
    title: "examples of other things",
    markdown: #"""
      ## Colours that depend on the colour scheme

      ```swift good Palette.swift
      import SwiftUI

      enum StaticPalette {
          static func text(in scheme: ColorScheme) -> Color {
              scheme == .dark ? .white : .black
          }
      }

      struct Palette {
          var scheme: ColorScheme
          var text: Color { scheme == .dark ? .white : .black }
      }

      extension EnvironmentValues {
          var palette: Palette {
              .init(scheme: colorScheme)
          }
      }

      struct Before: View {
          @Environment(\.colorScheme) var scheme: ColorScheme

          var body: some View {
              Text("Demo")
                  .foregroundStyle(StaticPalette.text(in: scheme))
          }
      }

      struct After: View {
          @Environment(\.palette) var color: Palette

          var body: some View {
              Text("Demo")
                  .foregroundStyle(color.text)
          }
      }
      ```

      ## Values handed to a view for its preview

      ```swift good Preview.swift
      import SwiftUI

      struct Middle: View {
          @Environment(\.frame.midX) var midX: CGFloat

          var body: some View {
              Text("\(midX)")
          }
      }

      extension EnvironmentValues {
          @Entry var frame: CGRect = .zero
      }

      #if DEBUG
      extension EnvironmentValues {
          fileprivate var hundred: CGFloat { 100 }
      }

      #Preview {
          Middle(midX: .init(\.hundred))
      }
      #endif
      ```

      ## A modal presentation through UIKit

      ```swift bad Modal.swift
      import SwiftUI
      import UIKit

      struct Lamp {
          var isOn: Bool
      }

      extension EnvironmentValues {
          @Entry var lamp: Lamp = .init(isOn: false)
      }

      @main
      struct LampApp: App {
          @State private var lamp = Lamp(isOn: true)

          var body: some Scene {
              WindowGroup {
                  Stack()
              }
              .environment(\.lamp, lamp)
          }
      }

      struct Stack: UIViewControllerRepresentable {
          func makeUIViewController(context: Context) -> some UIViewController {
              UINavigationController(rootViewController: Presenter())
          }

          func updateUIViewController(_ controller: UIViewControllerType, context: Context) {}
      }

      final class Presenter: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              present(UIHostingController(rootView: LampView()), animated: true)
      //              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ hosting_root_loses_environment warning: 'LampView' reads '\.lamp'
          }
      }

      struct LampView: View {
          @Environment(\.lamp.isOn) var isOn: Bool

          var body: some View {
              Text("\(isOn)")
          }
      }
      ```

      ## Derived keys of an internal one

      ```swift good Tally.swift
      import OSLog
      import SwiftUI

      @Observable final class Tally {
          var count: Int = 0
      }

      extension EnvironmentValues {
          @Entry var _tally: Tally?

          var count: Int {
              guard let _tally else {
                  os_log(.error, "no tally")
                  return 0
              }
              return _tally.count
          }
      }
      ```

      ## A declaration that does not parse

      ```swift good Slip.swift
      import SwiftUI

      @Observable final class Tally {
          var count: Int = 0
      }

      extension EnvironmentValues {
          @Entry var tally: Tally?
      }

      struct TallyView: View {
          @Environment(\.tally) var tally?

          var body: some View {
              Text("\(tally?.count ?? 0)")
          }
      }
      ```

      ## One key with different values along the hierarchy

      ```swift bad Author.swift
      import SwiftUI

      struct AuthorKey: EnvironmentKey {
          static var defaultValue: String = "nobody"
          //     ^^^ mutable_key_default warning: 'AuthorKey' is a stored 'static var'
      }

      extension EnvironmentValues {
          var author: String {
              get { self[AuthorKey.self] }
              set { self[AuthorKey.self] = newValue }
          }
      }

      struct AuthorView: View {
          @Environment(\.author) var author: String

          var body: some View {
              Text(author)
          }
      }

      struct Authors: View {
          @Environment(\.author) var author: String

          var body: some View {
              VStack {
                  Text(author)
                  //   ^^^^^^ own_injection_read warning: 'author' is read from the environment of 'Authors' itself
                  AuthorView()
                  AuthorView()
                      .environment(\.author, "somebody else")
              }
              .environment(\.author, "somebody")
              .transformEnvironment(\.colorScheme) { scheme in
                  if author.isEmpty { scheme = .dark }
              }
          }
      }
      ```

      ## One part of a value

      ```swift bad Measures.swift
      import SwiftUI

      struct Measures {
          var height = 175
          var weight = 75
      }

      extension EnvironmentValues {
          @Entry var measures = Measures()
          @Entry var frame: CGRect = .zero
      }

      struct HeightView: View {
          @Environment(\.measures.height) var height

          var body: some View {
              Text("\(height) cm")
          }
      }

      struct IndexView: View {
          @Environment(\.measures) var measures
          @Environment(\.frame) var frame: CGRect
          //           ^^^^^^^ whole_value_lookup info: only 'midX' of 'frame' is used
          var midX: CGFloat { frame.midX }

          var body: some View {
              let meters = Double(measures.height) / 100
              Text("\(Double(measures.weight) / (meters * meters)) \(midX)")
          }
      }

      struct Scale: View {
          @State var measures = Measures()
          @State var height = 175

          var body: some View {
              List {
                  Button("Change") { height = Int.random(in: 130...220) }
                  HeightView()
                  IndexView()
              }
              .transformEnvironment(\.measures) { measures in
                  guard height > 150 else {
                      print("too small", height)
                      return
                  }
                  measures.height = height
              }
              .environment(\.measures, measures)
          }
      }
      ```

      ## A comparison in the body

      ```swift good Scheme.swift
      import SwiftUI

      struct Scheme: View {
          @Environment(\.colorScheme) var scheme: ColorScheme

          var body: some View {
              if scheme == .dark {
                  Text("dark")
              } else {
                  Text("light")
              }
          }
      }
      ```
      """#
  )
}
