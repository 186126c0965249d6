"""The sources that the groups of protocol.py write into their projects, and the findings in them: rule and marked text."""

from lsprotocol import types

VIEW = """import SwiftUI

struct Inbox: View {
  @Environment(\\.openURL) private var openURL
  @Environment(\\.rowCount) private var rowCount

  var body: some View {
    Text("\\(rowCount) rows")
  }
}
"""
UNUSED = ("unused_environment", "openURL")
KEYS = """import SwiftUI

private struct SpacingKey: EnvironmentKey {
  static var defaultValue: Double = 8
}

extension EnvironmentValues {
  @Entry var rowCount = 2
  @Entry var onTap: () -> Void = {}

  var spacing: Double {
    get { self[SpacingKey.self] }
    set { self[SpacingKey.self] = newValue }
  }
}
"""
MUTABLE, CLOSURE = ("mutable_key_default", "var"), ("closure_entry", "() -> Void")
CLEAN = VIEW.replace("  @Environment(\\.openURL) private var openURL\n", "")
# The library is not injected in the settings; both files take part in the finding.
APP = """import SwiftUI

@main struct ReaderApp: App {
  @State private var library = Library()

  var body: some Scene {
    WindowGroup {
      Shelf().environment(library).environment(\\.rowCount, 3)
    }
    Settings { Shelf() }
  }
}
"""
SHELF = """import SwiftUI

@Observable final class Library { var books: [String] = [] }

struct Shelf: View {
  @Environment(Library.self) private var library
  @Environment(\\.rowCount) private var rowCount

  var body: some View { Text("\\(library.books.count) in \\(rowCount)") }
}
"""
MISSING = ("missing_injection", "Shelf")
SHEET = """import SwiftUI

struct Sheet: View {
  @Environment(\\.presentationMode) private var presentationMode

  var body: some View {
    Button("Done") { presentationMode.wrappedValue.dismiss() }
  }
}
"""
DEFAULTS = """import SwiftUI

final class Library {}

extension EnvironmentValues {
  @Entry var library: Library = Library()
}
"""
READER = {
    "App/App.swift": APP.replace("Settings { Shelf() }", "Settings { Shelf() } // é"),
    "App/Shelf.swift": SHELF,
    "App/Keys.swift": KEYS,
}
CREATED, CHANGED, DELETED = types.FileChangeType.Created, types.FileChangeType.Changed, types.FileChangeType.Deleted
ITSELF = types.TextDocumentIdentifier
