import SwiftUI

struct PlantDetail: View {
  // Stops the program when no ancestor has injected a journal.
  @Environment(Journal.self) private var journal
  @Environment(\.repot) private var repot
  var plant: Plant

  var body: some View {
    Form {
      Section(plant.species) {
        Button("Water the roots") { journal.add("Watered \(plant.name)") }
        Button("Repot") { repot(plant) }
      }
      WishListSection()
      JournalFooter()
    }
    .navigationTitle(plant.name)
  }
}

struct JournalFooter: View {
  // Optional: a screen without a journal shows no footer.
  @Environment(Journal.self) private var journal: Journal?

  var body: some View {
    if let journal {
      Text("\(journal.notes.count) notes")
    }
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
