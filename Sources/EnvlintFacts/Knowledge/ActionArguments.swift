/// The arguments that the callable values of SwiftUI's own keys take.
///
/// A table, because only the SDK declares their `callAsFunction`. Collected from Apple's public documentation; keys that are not listed
/// may take anything.
enum ActionArguments {
  /// Whether the value of a key can be called with some labels: `_` for an argument without one, `{}` for a trailing closure.
  static func mayTake(_ labels: [String], key: String) -> Bool {
    guard let allowed = labelsByKey[key] else { return true }
    return labels.allSatisfy(allowed.contains)
  }

  private static let labelsByKey: [String: Set<String>] = [
    "dismiss": [], "dismissSearch": [], "refresh": [], "rename": [], "openSettings": [], "requestReview": [],
    "dismissImmersiveSpace": [],
    "openURL": ["_", "prefersInApp", "completion", "{}"],
    "openWindow": ["id", "value", "sharingBehavior"], "pushWindow": ["id", "value"],
    "openImmersiveSpace": ["id", "value"],
    "dismissWindow": ["id", "value"], "openDocument": ["at"], "resetFocus": ["in"],
  ]
}
