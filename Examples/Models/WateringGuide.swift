/// How many days each species can go without water.
struct WateringGuide {
  static let houseplants = WateringGuide(species: ["fern", "ivy", "cactus", "monstera"])

  private var days: [String: Int] = [:]

  init(species: [String]) {
    for name in species {
      days[name] = name == "cactus" ? 21 : 7
    }
  }

  func days(for plant: Plant) -> Int {
    days[plant.species] ?? 7
  }
}
