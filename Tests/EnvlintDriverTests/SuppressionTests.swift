import EnvlintSyntax
import Testing

@testable import EnvlintDriver

/// The numbers of the lines, from 1, on which findings of a rule at the line's first letter are suppressed.
private func suppressedLines(_ text: String, rule: String = "closure_entry") -> [Int] {
  var suppressions = Suppressions(in: SourceBytes(text))
  var offset: UInt32 = 0
  var lines: [Int] = []
  for (index, line) in text.split(separator: /\r\n|\r|\n/, omittingEmptySubsequences: false).enumerated() {
    if suppressions.suppress(rule, at: offset) != nil { lines.append(index + 1) }
    let end = Int(offset) + line.utf8.count
    let rest = Array(text.utf8)[end...]
    offset = UInt32(end + (rest.starts(with: "\r\n".utf8) ? 2 : 1))
  }
  return lines
}

struct SuppressionTests {
  @Test func aRangeLastsUntilTheRuleIsEnabledAgain() {
    let text = "a\n// envlint:disable closure_entry\nb\nc\n// envlint:enable closure_entry\nd\n"
    #expect(suppressedLines(text) == [3, 4, 5])
    #expect(suppressedLines(text, rule: "object_type_lookup") == [])
  }

  @Test func anOpenRangeLastsUntilTheFileEnds() {
    #expect(suppressedLines("a\n// envlint:disable closure_entry - why\nb\nc") == [3, 4])
  }

  @Test(arguments: ["\n", "\r\n", "\r"]) func oneLineIsSuppressed(lineBreak: String) {
    func lines(_ lines: String...) -> [Int] { suppressedLines(lines.joined(separator: lineBreak)) }
    #expect(lines("a", "// envlint:disable:next closure_entry", "b", "c") == [3])
    #expect(lines("a", "b // envlint:disable:this closure_entry", "c") == [2])
    #expect(lines("a", "b", "// envlint:disable:previous closure_entry", "c") == [2])
    #expect(lines("a", "/* envlint:disable:next closure_entry", "*/", "b", "c") == [4])
  }

  @Test func atTheEdgesOfTheFileThereMayBeNoLine() {
    #expect(suppressedLines("// envlint:disable:previous closure_entry\na") == [])
    #expect(suppressedLines("a\n// envlint:disable:next closure_entry") == [])
  }

  @Test func aWholeFileIsSuppressedFromAnywhere() {
    #expect(suppressedLines("a\nb\n// envlint:disable:file closure_entry - generated\nc") == [1, 2, 3, 4])
  }

  @Test func severalRulesAndAll() {
    let two = "// envlint:disable:next object_type_lookup, closure_entry - both\na"
    #expect(suppressedLines(two) == [2])
    #expect(suppressedLines(two, rule: "object_type_lookup") == [2])
    #expect(suppressedLines("// envlint:disable all\na\n// envlint:enable closure_entry\nb") == [2, 3])
    #expect(suppressedLines("// envlint:disable closure_entry\na\n// envlint:enable all\nb") == [2, 3])
  }

  @Test func wordsBehindTheDashAreTheReason() {
    var suppressions = Suppressions(
      in: SourceBytes("// envlint:disable:next closure_entry - object_type_lookup // x\na"))
    #expect(suppressions.failures.isEmpty)
    #expect(suppressions.directives.map { $0.rules.map(\.text) } == [["closure_entry"]])
    let suppressesTheReason = suppressions.suppress("object_type_lookup", at: 60) != nil
    #expect(!suppressesTheReason)
  }

  @Test func aDirectiveMayFollowAnotherComment() {
    #expect(suppressedLines("a // The handler. // envlint:disable:this closure_entry") == [1])
  }

  @Test func textAboutDirectivesIsNone() {
    #expect(suppressedLines("// Write envlint:disable closure_entry here.\na") == [])
    #expect(suppressedLines("let text = \"// envlint:disable:this closure_entry\"\na") == [])
    #expect(suppressedLines("let text = \"\"\"\n// envlint:disable closure_entry\n\"\"\"\na") == [])
  }

  @Test func whatFollowsInDocumentationIsAnExample() {
    #expect(suppressedLines("///     // envlint:disable:next closure_entry\na") == [])
    #expect(suppressedLines("/** Say // envlint:disable:next closure_entry */\na") == [])
    #expect(suppressedLines("/// envlint:disable:next closure_entry\na") == [2])
  }

  // MARK: Declarations

  /// The lines that `:next` in the first one suppresses.
  private func next(_ rest: String) -> [Int] { suppressedLines("// envlint:disable:next closure_entry\n" + rest) }

  @Test func attributesAndContinuedLinesAreOfTheDeclaration() {
    #expect(next("@Environment(\\.locale)\nprivate var a\nvar b = 1\n") == [2, 3])
    #expect(next("@Environment(\n  \\.locale\n)\n@MainActor\nprivate\nvar a\nvar b = 1") == [2, 3, 4, 5, 6, 7])
    #expect(next("@Entry var a: (Int) ->\n  Void = { _ in\n    print(1)\n  }\nvar b = 1") == [2, 3, 4, 5])
    #expect(next("@Entry var a =\n  1\nvar b = 1") == [2, 3])
    #expect(next("var a = 1,\n  b = 2\nvar c = 1") == [2, 3])
    #expect(next("static var a: Store {\n  Store()\n}\nvar b = 1") == [2, 3, 4])
    #expect(next("case a,\n  b\ncase c") == [2])
    #expect(next("enum E {\ncase a,\n  b\ncase c }") == [2])
    #expect(next("typealias A =\n  B\nvar b = 1") == [2, 3])
  }

  @Test func bodiesHaveCodeOfTheirOwn() {
    #expect(next("@available(iOS 17, *)\nstruct A:\n  View {\n  var b = 1\n}") == [2, 3, 4])
    #expect(next("extension A {\n  var b = 1\n}") == [2])
    #expect(next("func f(\n  a: Int\n) {\n  a\n}") == [2, 3, 4])
    #expect(next("init(a: Int)\n  where A == B\n{\n  a\n}") == [2, 3])
    #expect(next("@ViewBuilder\nvar body: some View {\n  A()\n  B()\n}") == [2, 3])
    #expect(next("var a: some View {\n  get { A() }\n}") == [2])
    #expect(next("subscript(a: Int) -> Int {\n  a\n}") == [2])
    #expect(next("A()\n  .environment(b)\n") == [2])
    #expect(next("if a {\n  b\n}") == [2])
  }

  @Test func commentsBeforeTheDeclarationDoNotMatter() {
    #expect(next("/// What it is.\nvar a = 1\nvar b = 1") == [3])
    #expect(next("/** What it is,\n\n and more. */\n@A\nvar a = 1\nvar b = 1") == [5, 6])
    #expect(next("// One.\n  /* Two. /* Three. */ */ // Four.\n\t/// Five.\nvar a = 1\nvar b = 1") == [5])
    #expect(next("/* One. */ var a = 1\nvar b = 1") == [2])
    // A blank line ends what the comment is about.
    #expect(next("\nvar a = 1") == [2])
    #expect(next("// One.\n\nvar a = 1") == [3])
    #expect(next("// One.") == [])
  }

  @Test func stackedCommentsAddUp() {
    let text = """
      // envlint:disable:next closure_entry - one
      // envlint:disable:next dead_entry - two
      /// Documented.
      // envlint:disable:next object_type_lookup - three
      @A
      var a = 1
      var b = 1
      """
    for rule in ["closure_entry", "dead_entry", "object_type_lookup"] {
      #expect(suppressedLines(text, rule: rule) == [5, 6])
    }
  }

  @Test func commentsInsideOfTheDeclarationAreAboutIt() {
    let disable = "// envlint:disable"
    #expect(suppressedLines("@A \(disable):this closure_entry\nvar a = 1\nvar b = 1") == [1, 2])
    #expect(suppressedLines("@A\n\(disable):next closure_entry\nvar a = 1\nvar b = 1") == [1, 2, 3])
    #expect(suppressedLines("@A\nvar a = {\n  1\n} \(disable):this closure_entry\nvar b = 1") == [1, 2, 3, 4])
    #expect(suppressedLines("@A\nvar a = 1\n\(disable):previous closure_entry\nvar b = 1") == [1, 2])
    #expect(
      suppressedLines("@A\nvar a: B {\n  get { 1 }\n}\n\(disable):previous closure_entry\nvar b = 1") == [1, 2, 3, 4])
    // Inside of a value, or of a body, it is about its line.
    #expect(suppressedLines("@A\nvar a = {\n  1 \(disable):this closure_entry\n}") == [3])
    #expect(suppressedLines("@A\nvar a = [\n  \(disable):next closure_entry\n  1,\n  2\n]") == [4])
    #expect(suppressedLines("struct A {\n  \(disable):next closure_entry\n  var a = 1\n  var b = 1\n}") == [3])
    #expect(
      suppressedLines("var a: B {\n  \(disable):next closure_entry\n  get {\n    1\n  }\n  set {}\n}") == [3, 4, 5])
  }
}
