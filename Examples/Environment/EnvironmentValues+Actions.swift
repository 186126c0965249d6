import SwiftUI

/// Stores the object that it acts on, so that SwiftUI can compare two of them.
struct WaterAction {
  var garden: Garden?

  func callAsFunction(_ plant: Plant) {
    guard let index = garden?.plants.firstIndex(where: { $0.id == plant.id }) else { return }
    garden?.plants[index].lastWatered = .now
  }
}

extension EnvironmentValues {
  @Entry var water = WaterAction()

  /// SwiftUI cannot tell one closure from another, so its readers update whenever anything changes.
  @Entry var repot: (Plant) -> Void = { _ in }
}
