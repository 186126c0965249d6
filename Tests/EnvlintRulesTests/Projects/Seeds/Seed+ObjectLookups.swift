extension Seed {
  /// One observable library, injected and looked up in every way that the documentation shows.
  static let objectLookups = Seed(
    title: "object type lookups",
    markdown: #"""
      ## A library that the app injects

      ```swift bad Reader.swift
      import SwiftUI

      @Observable class Library {
          var titles = ["One", "Two"]

          var shortTitleCount: Int {
              titles.filter { $0.count < 4 }.count
          }
      }

      @main
      struct Reader: App {
          @State private var library = Library()

          var body: some Scene {
              WindowGroup {
                  Shelf()
                      .environment(library)
              }
          }
      }

      struct Shelf: View {
          @Environment(Library.self) private var library
      //  ^^^^^^^^^^^^^^^^^^^^^^^^^^ object_type_lookup info: 'library' is looked up by its type 'Library'

          var body: some View {
              Text("\(library.shortTitleCount)")
          }
      }
      ```

      ## The view without its app

      ```swift bad Shelf.swift
      import SwiftUI

      @Observable class Library {
          var titles = ["One", "Two"]
      }

      struct Shelf: View {
          @Environment(Library.self) private var library
      //  ^^^^^^^^^^^^^^^^^^^^^^^^^^ object_type_lookup warning: 'Library'

          var body: some View {
              Text("\(library.titles.count)")
          }
      }
      ```

      ## An app that forgets the injection

      ```swift bad Reader.swift
      import SwiftUI

      @Observable class Library {
          var titles = ["One", "Two"]
      }

      @main
      struct Reader: App {
          @State private var library = Library()

          var body: some Scene {
              WindowGroup {
                  Shelf()
      //          ^^^^^ missing_injection error: 'Shelf' needs 'Library' from the environment, but nothing injects it
              }
          }
      }

      struct Shelf: View {
          @Environment(Library.self) private var library

          var body: some View {
              Text("\(library.titles.count)")
          }
      }
      ```

      ## An optional lookup

      ```swift good Shelf.swift
      import SwiftUI

      @Observable class Library {
          var titles = ["One", "Two"]
      }

      struct Shelf: View {
          @Environment(Library.self) private var library: Library?

          var body: some View {
              Text("\(library?.titles.count ?? 0)")
          }
      }
      ```

      ## A key path

      ```swift good Reader.swift
      import SwiftUI

      @Observable class Library {
          var titles = ["One", "Two"]
      }

      struct LibraryKey: EnvironmentKey {
          static let defaultValue = Library()
      }

      extension EnvironmentValues {
          var library: Library {
              get { self[LibraryKey.self] }
              set { self[LibraryKey.self] = newValue }
          }
      }

      @main
      struct Reader: App {
          @State private var library = Library()

          var body: some Scene {
              WindowGroup {
                  Shelf()
                      .environment(\.library, library)
              }
          }
      }

      struct Shelf: View {
          @Environment(\.library) private var library

          var body: some View {
              Text("\(library.titles.count)")
          }
      }
      ```

      ## Injected under a key path, asked for by type

      ```swift bad Reader.swift
      import SwiftUI

      @Observable class Library {
          var titles = ["One", "Two"]
      }

      extension EnvironmentValues {
          @Entry var library: Library?
          //         ^^^^^^^ dead_entry info: 'library' is injected but never read
      }

      @main
      struct Reader: App {
          @State private var library = Library()

          var body: some Scene {
              WindowGroup {
                  Shelf()
                      .environment(\.library, library)
              }
          }
      }

      struct Shelf: View {
          @Environment(Library.self) private var library
      //  ^^^^^^^^^^^^^^^^^^^^^^^^^^ missing_injection error: injected under the key path '\.library', which is a different key

          var body: some View {
              Text("\(library.titles.count)")
          }
      }
      ```

      ## A subclass injected, its base asked for

      ```swift bad Reader.swift
      import SwiftUI

      @Observable class Library {
          var titles = ["One", "Two"]
      }

      @Observable final class PublicLibrary: Library {
          var address = ""
      }

      struct Home: View {
          @State private var library = PublicLibrary()

          var body: some View {
              Shelf()
                  .environment(library)
          }
      }

      @main
      struct Reader: App {
          var body: some Scene {
              WindowGroup {
                  Home()
              }
          }
      }

      struct Shelf: View {
          @Environment(Library.self) private var library
      //  ^^^^^^^^^^^^^^^^^^^^^^^^^^ missing_injection error: injected as 'PublicLibrary', and a lookup requires the exact type

          var body: some View {
              Text("\(library.titles.count)")
          }
      }
      ```
      """#
  )
}
