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
    #expect(projects[2].expectations.isEmpty)
    #expect(projects[2].configuration == "min_severity: info\n")
  }

  @Test func caretsMarkBytesOfTheLineAbove() throws {
    let expectations = try projects(in: Self.page)[0].expectations
    // The name is one character and two bytes.
    #expect(expectations.map(\.location.range) == [4..<6, 9..<10])
    #expect(expectations.map(\.rule) == ["closure_entry", "some_rule"])
    #expect(expectations.map(\.severity) == [.info, .warning])
    #expect(expectations.map(\.message) == ["short", "'one'"])
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
    func compare(_ findings: Diagnostic...) -> Comparison { Comparison(of: findings, with: project.expectations) }
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
          expected, not found: \n    A.swift:1 '1' any severity (some_rule): ……
          found, not expected: \n    A.swift:1 '1
        ' info (some_rule): text
          as expected: none
        """)
  }

  @Test func severityAndMessageMustFit() throws {
    let expectation = try projects(in: Self.page)[0].expectations[1]
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
