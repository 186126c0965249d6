import SwiftUI

struct Home: View {
  @State private var theme = Theme()
  @State private var isOpen = false
  private let place = Place.first

  var body: some View {
    TabView {
      Shelf()
      Greeting()
      Provider { Sizes() }
      Trips()
      themed
      Catalog()
      place.screen(of: Clock())
    }
    .sheet(isPresented: $isOpen) { Profile() }
  }

  private var themed: some View {
    Group { Themed() }
      .environment(theme)  // path: ReaderApp → Home → Themed
  }
}

enum Place {
  case first

  func screen(of clock: Clock) -> AnyView {
    .init(Ticker().environment(clock))  // path: ReaderApp → Home → Ticker
  }
}

struct Panel: View {
  var body: some View { Form { Shelf() } }
}

struct Trips: View {
  @State private var trip = Trip()
  @State private var isEditing = false

  var body: some View {
    List { Text("a") }
      .sheet(isPresented: $isEditing) { TripEditor() }
      .environment(trip)  // path: ReaderApp → Home → Trips → TripEditor
  }
}

struct Sizes: View {
  var body: some View { ForEach(0..<3) { _ in SizeRow() } }
}

struct Catalog: View {
  var body: some View {
    NavigationStack {
      List { Offer() }.sold()
    }
  }
}

struct Shelf: View {
  @Environment(Library.self) private var library
  var body: some View { Text(library.name) }
}

struct Greeting: View {
  @EnvironmentObject private var session: Session
  var body: some View { Text(session.name) }
}

struct SizeRow: View {
  @Environment(Preferences.self) private var preferences
  var body: some View { Text(preferences.name) }
}

struct TripEditor: View {
  @Environment(Trip.self) private var trip
  var body: some View { Text(trip.name) }
}

struct Themed: View {
  @Environment(Theme.self) private var theme
  var body: some View { Text(theme.name) }
}

struct Ticker: View {
  @Environment(Clock.self) private var clock
  var body: some View { Text(clock.name) }
}

struct Profile: View {
  @Environment(Account.self) private var account
  var body: some View { Text(account.name) }
}

struct Offer: View {
  @Environment(Store.self) private var store
  var body: some View { Text(store.name) }
}
