import EnvlintConfiguration

/// A setting that names a baseline.
enum BaselineSetting {
  case findings
  case proof

  /// From the outermost mapping to the key.
  var keys: [String] {
    switch self {
    case .findings: ["baseline"]
    case .proof: [SettingsTable.proofKey, "baseline"]
    }
  }

  var key: String { keys.joined(separator: ".") }

  /// Relative to the project root; nil when not configured.
  func path(in settings: Settings) -> String? {
    switch self {
    case .findings: settings.baseline
    case .proof: settings.proof.baseline
    }
  }
}
