import SwiftUI

@main
struct ReaderApp: App {
  @State private var library = Library()
  @StateObject private var session = Session()
  @State private var account = Account()

  var body: some Scene {
    WindowGroup {
      Home()
        .environmentObject(session)  // path: ReaderApp → Home → Greeting
        .environment(library)  // path: ReaderApp → Home → Shelf
    }
    .environment(account)  // path: ReaderApp → Home → Profile
    Settings {
      Panel()
        .environment(library)  // path: ReaderApp → Panel → Shelf
    }
  }
}
