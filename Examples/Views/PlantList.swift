import SwiftUI

struct PlantList: View {
  @Environment(\.garden) private var garden
  @State private var repotted: Plant?
  @State private var isShowingBalcony = false

  var body: some View {
    NavigationStack {
      List(garden.plants) { plant in
        NavigationLink(value: plant) {
          PlantRow(plant: plant)
        }
      }
      .navigationTitle("Plants")
      .navigationDestination(for: Plant.self) { plant in
        PlantDetail(plant: plant)
      }
      .toolbar {
        Button("Balcony") { isShowingBalcony = true }
      }
      .safeAreaInset(edge: .bottom) {
        if let repotted { Text("\(repotted.name) has a new pot") }
      }
      .sheet(isPresented: $isShowingBalcony) {
        BalconyView()
      }
    }
    .environment(\.water, WaterAction(garden: garden))
    .environment(\.repot) { plant in repotted = plant }
  }
}
