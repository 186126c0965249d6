extension Corner {
  static let missingInjection = Corner(
    rule: "missing_injection",
    markdown: #"""
      ## A type that is injected as something else

      A key path is another key than a type, and so is a subclass.

      ```swift bad ReaderApp.swift
      import SwiftUI

      @Observable final class Library {
          static let empty = Library()
          var books: [String] = []
      }

      class Session: ObservableObject {
          @Published var name = ""
      }

      final class DemoSession: Session {}

      extension EnvironmentValues {
          @Entry var library: Library = .empty
      }

      struct Shelf: View {
          @Environment(Library.self) private var library
      //  ^^^^^^^^^^^^^^^^^^^^^^^^^^ error: but it is injected under the key path '\.library', which is a different key
          @EnvironmentObject private var session: Session
      //  ^^^^^^^^^^^^^^^^^^ error: but it is injected as 'DemoSession', and a lookup requires the exact type

          var body: some View {
              Text("\(library.books.count) books of \(session.name)")
          }
      }

      @main
      struct ReaderApp: App {
          @State private var library = Library()
          @StateObject private var session = DemoSession()

          var body: some Scene {
              WindowGroup {
                  Shelf()
                      .environment(\.library, library)
                      .environmentObject(session)
              }
          }
      }
      ```

      ## Another scene

      ```swift bad ReaderApp.swift
      import SwiftUI

      @Observable final class Library {
          var books: [String] = []
      }

      struct Shelf: View {
          @Environment(Library.self) private var library

          var body: some View {
              Text("\(library.books.count) books")
          }
      }

      struct Panel: View {
          var body: some View {
              VStack {
                  Shelf()
              }
          }
      }

      @main
      struct ReaderApp: App {
          @State private var library = Library()

          var body: some Scene {
              WindowGroup {
                  Shelf()
                      .environment(library)
              }
              Settings {
                  Panel()
      //          ^^^^^ error: the path ReaderApp → Panel → Shelf doesn't inject it
              }
          }
      }
      ```

      ## Content of a sheet and a pushed destination

      ```swift bad Trips.swift
      import SwiftUI

      @Observable final class Trip {
          var name = ""
      }

      struct TripEditor: View {
          @Environment(Trip.self) private var trip

          var body: some View {
              Text(trip.name)
          }
      }

      struct TripDetail: View {
          @Environment(Trip.self) private var trip

          var body: some View {
              Text(trip.name)
          }
      }

      struct TripList: View {
          @State private var trip = Trip()

          var body: some View {
              NavigationStack {
                  List {
                      Text("Trips")
                  }
                  .navigationDestination(for: Int.self) { _ in
                      TripDetail()
      //              ^^^^^^^^^^ error: 'TripDetail' needs 'Trip' from the environment
                  }
                  .environment(trip)
              }
          }
      }

      struct TripView: View {
          @State private var trip = Trip()
          @State private var isEditing = false

          var body: some View {
              List {
                  Text("Trip")
              }
              .environment(trip)
              .sheet(isPresented: $isEditing) {
                  TripEditor()
      //          ^^^^^^^^^^ error: 'TripEditor' needs 'Trip' from the environment, but the path
              }
          }
      }

      @main
      struct TripsApp: App {
          var body: some Scene {
              WindowGroup {
                  TripView()
                  TripList()
              }
          }
      }
      ```

      ```swift fixed Trips.swift
      import SwiftUI

      @Observable final class Trip {
          var name = ""
      }

      struct TripEditor: View {
          @Environment(Trip.self) private var trip

          var body: some View {
              Text(trip.name)
          }
      }

      struct TripView: View {
          @State private var trip = Trip()
          @State private var isEditing = false

          var body: some View {
              List {
                  Text("Trips")
              }
              .sheet(isPresented: $isEditing) {
                  TripEditor()
              }
              .environment(trip)
          }
      }

      @main
      struct TripsApp: App {
          var body: some Scene {
              WindowGroup {
                  TripView()
              }
          }
      }
      ```

      ## Through members, content, modifiers and helpers

      ```swift good Helpers.swift
      import SwiftUI

      @Observable final class Library {
          var books: [String] = []
      }

      struct Shelf: View {
          @Environment(Library.self) private var library

          var body: some View {
              Text("\(library.books.count) books")
          }
      }

      struct Provider<Content: View>: View {
          @State private var library = Library()
          @ViewBuilder let content: () -> Content

          var body: some View {
              VStack {
                  content()
              }
              .environment(library)
          }
      }

      struct Wiring: ViewModifier {
          @State private var library = Library()

          func body(content: Content) -> some View {
              content.environment(library)
          }
      }

      extension View {
          func wired() -> some View {
              modifier(Wiring())
          }
      }

      struct Home: View {
          var body: some View {
              shelves
                  .wired()
              Provider {
                  Shelf()
              }
          }

          private var shelves: some View {
              Shelf()
          }
      }

      @main
      struct ReaderApp: App {
          var body: some Scene {
              WindowGroup {
                  Home()
              }
          }
      }
      ```

      ## Optional look-ups, and what other packages may inject

      ```swift good Optional.swift
      import SwiftUI
      import Wiring

      @Observable final class Library {
          var books: [String] = []
      }

      @Observable final class Account {
          var name = ""
      }

      struct Shelf: View {
          @Environment(Library.self) private var library: Library?
          @Environment(Account.self) private var account

          var body: some View {
              Text("\(library?.books.count ?? 0) books of \(account.name)")
          }
      }

      struct Other: View {
          var body: some View {
              Text("other")
                  .environment(Account())
          }
      }

      @main
      struct ReaderApp: App {
          var body: some Scene {
              WindowGroup {
                  Shelf()
                      .wiredByAnotherPackage()
              }
          }
      }
      ```

      ## Modifiers that the configuration knows

      ```yaml
      injectors:
        accounted: [Account]
      ```

      ```swift good Account.swift
      import SwiftUI

      @Observable final class Account {
          var name = ""
      }

      struct Greeting: View {
          @Environment(Account.self) private var account

          var body: some View {
              Text(account.name)
          }
      }

      struct Other: View {
          var body: some View {
              Text("other")
                  .environment(Account())
          }
      }

      extension View {
          func accounted() -> some View {
              environmentOfAnotherPackage(Account())
          }
      }

      #Preview {
          Greeting()
              .accounted()
      }
      ```

      ## Previews, when they do not matter

      ```yaml
      rules:
        missing_injection:
          previews: off
          provided_types: [Account]
      ```

      ```swift good Account.swift
      import SwiftUI

      @Observable final class Account {
          var name = ""
      }

      struct Greeting: View {
          @Environment(Account.self) private var account

          var body: some View {
              Text(account.name)
          }
      }

      @main
      struct AccountApp: App {
          var body: some Scene {
              WindowGroup {
                  Greeting()
              }
          }
      }

      #Preview {
          Greeting()
      }
      ```

      ## Previews

      ```swift bad Shelf.swift
      import SwiftUI

      final class Session: ObservableObject {
          @Published var name = ""
      }

      struct Greeting: View {
          @EnvironmentObject private var session: Session

          var body: some View {
              Text(session.name)
          }
      }

      #Preview {
          Greeting()
      //  ^^^^^^^^ info: this preview doesn't inject 'Session', which 'Greeting' needs from the environment
      }

      #Preview("Signed in") {
          Greeting()
              .environmentObject(Session())
      }
      ```

      ```swift fixed Shelf.swift
      import SwiftUI

      final class Session: ObservableObject {
          @Published var name = ""
      }

      struct Greeting: View {
          @EnvironmentObject private var session: Session

          var body: some View {
              Text(session.name)
          }
      }

      #Preview {
          Greeting().environmentObject(Session())
      }

      #Preview("Signed in") {
          Greeting()
              .environmentObject(Session())
      }
      ```
      """#
  )
}
