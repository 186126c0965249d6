import SwiftUI

struct PlantRow: View {
  @Environment(\.wateringGuide) private var guide
  @Environment(\.water) private var water
  var plant: Plant

  var body: some View {
    HStack {
      Text(plant.name)
      Spacer()
      if plant.isThirsty(on: .now, everyDays: guide.days(for: plant)) {
        Button("Water", systemImage: "drop") { water(plant) }
      }
    }
  }
}
