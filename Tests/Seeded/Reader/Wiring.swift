import SwiftUI

struct Provider<Content: View>: View {
  @State private var preferences = Preferences()
  private let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    VStack { content }
      .environment(preferences)  // path: ReaderApp → Home → Sizes → SizeRow
  }
}

struct Selling: ViewModifier {
  @State private var store = Store()

  func body(content: Content) -> some View {
    content
      .environment(store)  // path: ReaderApp → Home → Catalog → Offer
  }
}

extension View {
  func sold() -> some View { modifier(Selling()) }
}
