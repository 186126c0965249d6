import SwiftUI

extension EnvironmentValues {
  /// Built once, when the `static let` is first read.
  @Entry var wateringGuide: WateringGuide = .houseplants

  /// Built again, including the loop, every time a view falls back to it.
  @Entry var balconyGuide = WateringGuide(species: ["geranium", "tomato", "basil"])

  /// Whether the sensors in the pots have sent today's readings.
  @Entry var hasReadings = false
}
