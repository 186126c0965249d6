/// Examples of the articles that asked for this linter, restated: the same shape of code, other names and words; and code that was
/// misread once.
///
/// Written like pages, with all rules on, so that each mark names its rule.
struct Seed {
  var title: String
  var markdown: String

  static let all = [
    expensiveDefaults, trackingLoops, closureEntries, objectLookups, otherExamples, spellings, stableDefaults,
  ]
}
