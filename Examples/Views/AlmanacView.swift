import SwiftUI

struct AlmanacView: View {
  // The preview injects an almanac, the app does not: the first screen that shows this view stops the program.
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
