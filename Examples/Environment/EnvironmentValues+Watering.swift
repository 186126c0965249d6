import SwiftUI

extension EnvironmentValues {
  /// Built once, when somebody first reads the `static let`.
  @Entry var wateringGuide: WateringGuide = .houseplants

  /// Built again, loop included, at each read that falls back to it.
  @Entry var balconyGuide = WateringGuide(species: ["geranium", "tomato", "basil"])

  /// Whether the sensors in the pots have sent today's readings.
  @Entry var hasReadings = false
}
