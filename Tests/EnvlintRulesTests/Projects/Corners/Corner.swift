/// Examples of one rule that are too special for its page, written like those of the page and held to in the same way.
struct Corner {
  var rule: String
  var markdown: String

  static let all = [
    expensiveEntryDefault, unstableEntryDefault, closureEntry, environmentTrackingLoop, missingInjection,
    objectTypeLookup,
  ]
}
