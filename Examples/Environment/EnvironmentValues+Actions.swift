import SwiftUI

/// Stores the object that it acts on, so SwiftUI can compare two actions.
struct WaterAction {
  var garden: Garden?

  func callAsFunction(_ plant: Plant) {
    guard let index = garden?.plants.firstIndex(where: { $0.id == plant.id }) else { return }
    garden?.plants[index].lastWatered = .now
  }
}

extension EnvironmentValues {
  @Entry var water = WaterAction()

  /// SwiftUI can't compare closures, so the readers update whenever anything in the environment changes.
  @Entry var repot: (Plant) -> Void = { _ in }
}
