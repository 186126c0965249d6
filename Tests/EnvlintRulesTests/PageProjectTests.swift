import EnvlintFacts
import Testing

/// The page harness itself: what it makes of a page, and that it notices every kind of difference.
@Suite struct PageProjectTests {
  static let page = """
    # some_rule

    ```swift bad Ignored.swift
    let é = 1
    //  ^ closure_entry info: short
    //      ^ warning: 'one'
    ```

    ## Two

    ```yaml
    min_severity: info
    ```

    ```swift bad A.swift
    let a = 1
    //      ^
    ```

    ```swift good B.swift
    let b = 2
    ```

    ```swift fixed A.swift
    let a = 0
    ```

    ```sh
    ## not a heading
    ```
    """

  func projects(in markdown: String) throws -> [PageProject] {
    try PageProject.all(in: markdown, title: "some_rule", rule: "some_rule")
  }

  @Test func blocksUnderOneHeadingFormOneProject() throws {
    let projects = try projects(in: Self.page)
    #expect(projects.map(\.name) == ["some_rule: some_rule", "some_rule: Two", "some_rule: Two, fixed"])
    #expect(projects[1].files.map(\.path) == ["A.swift", "B.swift"])
    #expect(projects[1].configuration == "min_severity: info\n")
    #expect(projects[2].files.map(\.text) == ["let b = 2\n", "let a = 0\n"])
    #expect(try projects[2].expectations(of: "some_rule").isEmpty)
    #expect(projects[2].configuration == "min_severity: info\n")
  }

  @Test func caretsMarkBytesOfTheLineAbove() throws {
    let expectations = try projects(in: Self.page)[0].expectations(of: "some_rule")
    // The name is one character and two bytes.
    #expect(expectations.map(\.location.range) == [4..<6, 9..<10])
    #expect(expectations.map(\.rule) == ["closure_entry", "some_rule"])
    #expect(expectations.map(\.severity) == [.info, .warning])
    #expect(expectations.map(\.message) == ["short", "'one'"])
  }

  /// A `~` is for any place on the line, and several are in the order of the findings.
  @Test func aTildeMarksALine() throws {
    let project = PageProject("let é = 1, b = 2 // ~info ~closure_entry error: two\nlet c = 3 // no ~info\n")
    let expectations = try project.expectations(of: "some_rule")
    #expect(expectations.map(\.location.range) == [0..<17, 0..<17])
    #expect(expectations.map(\.rule) == ["some_rule", "closure_entry"])
    #expect(expectations.map(\.severity) == [.info, .error])
    #expect(expectations.map(\.message) == ["", "two"])
    let found = [("some_rule", Severity.info, 4), ("closure_entry", .error, 12)].map { rule, severity, start in
      Diagnostic(
        rule: rule, severity: severity, location: Location(file: "Sources.swift", range: start..<start + 99),
        message: "one, two")
    }
    #expect(Comparison(of: found, with: expectations).isEqual)
    #expect(!Comparison(of: found.reversed(), with: expectations).isEqual)
    #expect(!Comparison(of: found + [found[1]], with: expectations).isEqual)
    #expect(!Comparison(of: [found[0]], with: expectations).isEqual)
    var below = found[1]
    below.location.range = 17..<18
    #expect(!expectations[1].isMet(by: below))
    #expect(throws: PageError.self) { try project.expectations(of: nil) }
    #expect(project.withoutMarks.files[0].text == "let é = 1, b = 2\nlet c = 3 // no ~info\n")
  }

  @Test(arguments: [
    ("```swift A.swift\n```", "expected 'swift bad|good|fixed PATH', found 'swift A.swift'"),
    ("```swift ugly A.swift\n```", "expected 'swift bad|good|fixed PATH', found 'swift ugly A.swift'"),
    ("```swift bad A.swift\nlet a = 1\n```", "'' has a 'bad' block and expects no finding"),
    ("```swift good A.swift\nlet a = 1\n//  ^\n```", "a 'good' block expects findings"),
    ("```swift good A.swift\n```\n```swift good A.swift\n```", "'A.swift' stands twice under ''"),
    (
      "```swift bad A.swift\nlet a\n//  ^^^\n```", "carets beyond the end of the line above in 'A.swift'"
    ),
    ("```yaml\n```\n```yaml\n```", "second configuration"),
    ("```swift good A.swift", "a fenced block is not closed"),
  ]) func aMalformedPageIsRefused(_ markdown: String, _ message: String) throws {
    let error = #expect(throws: PageError.self) { try projects(in: markdown) }
    #expect(error?.message == message)
  }

  @Test func everyDifferenceIsNoticed() throws {
    let project = try projects(in: Self.page)[1]
    let expectations = try project.expectations(of: "some_rule")
    func compare(_ findings: Diagnostic...) -> Comparison { Comparison(of: findings, with: expectations) }
    let right = Diagnostic(
      rule: "some_rule", severity: .info, location: Location(file: "A.swift", range: 8..<9), message: "text")
    var elsewhere = right
    elsewhere.location.range = 8..<10
    var otherRule = right
    otherRule.rule = "other_rule"

    #expect(compare(right).isEqual)
    #expect(!compare().isEqual)
    #expect(!compare(right, right).isEqual)
    #expect(!compare(elsewhere).isEqual)
    #expect(!compare(otherRule).isEqual)
    #expect(
      compare(elsewhere).text(for: project) == """
        some_rule: Two
        A.swift:1: let a = 1
          expected: '1' any severity (some_rule)
          found: '1
        ' info (some_rule): text
        """)
  }

  @Test func severityAndMessageMustFit() throws {
    let expectation = try projects(in: Self.page)[0].expectations(of: "some_rule")[1]
    var finding = Diagnostic(
      rule: "some_rule", severity: .warning, location: expectation.location, message: "Not 'one'.")
    #expect(expectation.isMet(by: finding))
    finding.severity = .error
    #expect(!expectation.isMet(by: finding))
    finding.severity = .warning
    finding.message = "Not 'two'."
    #expect(!expectation.isMet(by: finding))
  }
}
