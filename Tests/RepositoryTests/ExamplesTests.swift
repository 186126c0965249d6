import Testing

/// `Examples` is what a newcomer lints first: it shows each problem once, and nothing else.
@Suite struct ExamplesTests {
  static let expected = [
    ("Examples/Environment/EnvironmentValues+Actions.swift:17:21: warning: ", "closure_entry"),
    ("Examples/Environment/EnvironmentValues+Garden.swift:8:35: warning: ", "unstable_entry_default"),
    ("Examples/Environment/EnvironmentValues+Watering.swift:8:29: warning: ", "expensive_entry_default"),
    ("Examples/Views/AlmanacView.swift:5:3: warning: ", "object_type_lookup"),
    ("Examples/Views/BalconyView.swift:20:13: warning: ", "environment_tracking_loop"),
  ]

  @Test func eachProblemIsFoundOnce() throws {
    let examples = try SampleReport.examples()
    let lines = examples.lines.prefix(Self.expected.count)
    #expect(examples.report.findings.count == Self.expected.count, "\(examples.lines)")
    for (line, (place, rule)) in zip(lines, Self.expected) {
      #expect(line.hasPrefix(place) && line.hasSuffix("(\(rule))"), "\(line)")
    }
    #expect(examples.report.summary.hidden == 0)
  }
}
