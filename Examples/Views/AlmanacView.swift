import SwiftUI

struct AlmanacView: View {
  // The preview injects an almanac, but the app doesn't: showing this view crashes the app.
  @Environment(Almanac.self) private var almanac

  var body: some View {
    VStack {
      Text(almanac.month)
      Text(almanac.advice)
    }
  }
}

#Preview {
  AlmanacView()
    .environment(Almanac())
}
