/// Keys of the SDK that change while people use an app: where a view that reads one is, or whether it is in use. Others are settings
/// of the system or of the views around, which an app may well take as they are.
enum ChangingKeys {
  static func contains(_ key: String) -> Bool { keys.contains(key) }

  private static let keys: Set<String> = [
    "scenePhase", "isEnabled", "isPresented", "isFocused", "isSearching", "isLuminanceReduced", "isSceneCaptured",
    "controlActiveState", "appearsActive", "isActivityFullscreen",
  ]
}
