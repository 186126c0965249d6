import SwiftUI

struct PlantDetail: View {
  // Optional: a screen without a journal saves no notes.
  @Environment(Journal.self) private var journal: Journal?
  @Environment(\.repot) private var repot
  var plant: Plant

  var body: some View {
    Form {
      Section(plant.species) {
        Button("Water the roots") { journal?.add("Watered \(plant.name)") }
        Button("Repot") { repot(plant) }
        if let journal {
          Text("\(journal.notes.count) notes")
        }
      }
      WishListSection()
    }
    .navigationTitle(plant.name)
  }
}

struct WishListSection: View {
  @Environment(\.wishList) private var wishList

  var body: some View {
    Section("Wishes") {
      ForEach(wishList.names, id: \.self) { Text($0) }
      Button("A moss") { wishList.names.append("moss") }
    }
  }
}
