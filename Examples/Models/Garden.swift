import Observation

@Observable final class Garden {
  static let empty = Garden(plants: [])
  static let sample = Garden(plants: [
    Plant(name: "Fern on the shelf", species: "fern"),
    Plant(name: "Ivy in the hall", species: "ivy"),
    Plant(name: "Cactus", species: "cactus"),
  ])

  var plants: [Plant]

  init(plants: [Plant]) {
    self.plants = plants
  }
}
