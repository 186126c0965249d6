import Foundation

struct Plant: Identifiable, Hashable {
  var id = UUID()
  var name: String
  var species: String
  var lastWatered: Date?

  func isThirsty(on date: Date, everyDays days: Int) -> Bool {
    guard let lastWatered else { return true }
    return date.timeIntervalSince(lastWatered) > Double(days) * 86_400
  }
}
