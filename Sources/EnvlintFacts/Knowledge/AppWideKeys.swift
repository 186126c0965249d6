/// Keys of the SDK whose default does its work outside of views as well: the action of the whole app, or a fact about it.
public enum AppWideKeys {
  /// Whether the key is in the table. False proves nothing.
  public static func contains(_ key: String) -> Bool { keys.contains(key) }

  /// A table, because what a default does, no declaration determines. Sources: Apple's documentation of the actions (the system provides a
  /// default `OpenURLAction`; windows, settings and spaces are named by their scenes, and `supportsMultipleWindows` depends on the platform
  /// and the configuration of the app alone), and public apps that call them on a new `EnvironmentValues`. Not `dismiss`, `refresh` and
  /// others, which do nothing outside of a presentation or list, nor `pushWindow`, which replaces the window that calls it.
  private static let keys: Set<String> = [
    "openURL", "openWindow", "dismissWindow", "openSettings", "newDocument", "openDocument", "openImmersiveSpace",
    "dismissImmersiveSpace", "requestReview", "supportsMultipleWindows",
  ]
}

extension Keys {
  /// Whether a key path names such a key of the SDK.
  public func isAppWide(_ keyPath: KeyPath) -> Bool {
    guard keyPath.components.count == 1, AppWideKeys.contains(keyPath.components[0].name) else { return false }
    return !declaresKey(named: keyPath.components[0].name)
  }
}
