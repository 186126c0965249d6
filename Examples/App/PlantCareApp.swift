import SwiftUI

@main
struct PlantCareApp: App {
  @State private var garden = Garden.sample
  @State private var journal = Journal()
  @State private var hasReadings = false

  var body: some Scene {
    WindowGroup {
      PlantList()
        .environment(\.garden, garden)
        .environment(\.hasReadings, hasReadings)
        .environment(journal)
        .task { hasReadings = await Sensors.haveReported() }
    }
  }
}
