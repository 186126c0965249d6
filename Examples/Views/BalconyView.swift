import SwiftUI

struct BalconyView: View {
  @Environment(\.balconyGuide) private var guide
  @Environment(\.hasReadings) private var hasReadings
  @State private var wantsReadings: Bool?

  var body: some View {
    VStack {
      Text("A tomato needs water every \(guide.days(for: Plant(name: "Tomato", species: "tomato"))) days")
      SensorStatus()
      Button("Ask the sensors") { wantsReadings = true }
      if wantsReadings != nil {
        ProgressView()
      }
    }
    .task(id: wantsReadings) {
      guard wantsReadings != nil else { return }
      // The task keeps the value of `hasReadings` that it started with, so the spinner never disappears.
      while wantsReadings != hasReadings {
        try? await Task.sleep(for: .seconds(1))
      }
      wantsReadings = nil
    }
  }
}

struct SensorStatus: View {
  @Environment(\.hasReadings) private var hasReadings
  @State private var isWaiting = true

  var body: some View {
    Text(isWaiting ? "Waiting for the sensors" : "Up to date")
      // Restarts whenever the value changes, and sees the new value.
      .task(id: hasReadings) {
        isWaiting = !hasReadings
      }
  }
}
