extension Seed {
  /// Rare ways to write what other examples write plainly; each one was misread once.
  static let spellings = Seed(
    title: "spellings",
    markdown: #"""
      ## Modifiers in backticks

      ```swift bad Shelf.swift
      import SwiftUI

      final class Library {}

      struct Shelf: View {
          @Environment(Library.self) private var library
      //  ^^^^^^^^^^^^^^^^^^^^^^^^^^ object_type_lookup info: the project injects it
          var body: some View { Text("Shelf").`environment`(Library()) }
      }
      ```
      """#)
}
