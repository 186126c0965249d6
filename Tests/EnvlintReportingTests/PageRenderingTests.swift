import Testing

@testable import EnvlintReporting

@Suite struct MarkdownTests {
  @Test func blocks() {
    let page = """
      # Title

      First line
      second line.
      - one
        more
      - two

      1. first
      ```swift bad A.swift
      # not a heading

      - not an item
      ```

      | Option | Default |
      |---|:--|
      | `a\\|b` | 1 |
      ## Section
      #hashtag
      """
    #expect(
      Markdown.blocks(of: page) == [
        .heading(level: 1, text: "Title"),
        .paragraph("First line second line."),
        .item(marker: "-", indentation: 0, text: "one more"),
        .item(marker: "-", indentation: 0, text: "two"),
        .item(marker: "1.", indentation: 0, text: "first"),
        .code(words: ["swift", "bad", "A.swift"], lines: ["# not a heading", "", "- not an item"]),
        .table(rows: [["Option", "Default"], ["`a|b`", "1"]]),
        .heading(level: 2, text: "Section"),
        .paragraph("#hashtag"),
      ])
  }

  @Test func fencesCloseWithTheirOwnLength() {
    #expect(
      Markdown.blocks(of: "````markdown\n```swift\n```\n````\nx") == [
        .code(words: ["markdown"], lines: ["```swift", "```"]), .paragraph("x"),
      ])
    #expect(Markdown.blocks(of: "```\nopen to the end") == [.code(words: [], lines: ["open to the end"])])
  }

  @Test(arguments: [
    ("a `b *c*` d", "a |b *c*| d"), ("``a`b``", "|a`b|"), ("one ` two", "one ` two"), ("my_rule_id", "my_rule_id"),
    ("[`x`](X.md) y", "|x| y"), ("[a](b", "[a](b"), ("2 * 3", "2 * 3"), ("\\*a\\* \\n", "*a* \\n"),
    ("**x**", "<x>"), ("*x*", "x"), ("[h](https://e.org)", "{h https://e.org}"),
  ]) func inlineMarkup(text: String, expected: String) {
    let shown = InlineMarkdown.spans(of: text).map { span in
      switch span.kind {
      case .plain: span.text
      case .strong: "<\(span.text)>"
      case .code: "|\(span.text)|"
      case .link(let address): "{\(span.text) \(address)}"
      }
    }
    #expect(shown.joined() == expected)
  }
}

@Suite struct PageRenderingTests {
  private let page = """
    # closure_entry

    An entry holds a `closure`, see [the other rule](Other.md) and **beware**.

    ## Reported

    ```swift bad Views/A.swift
    @Entry var a: () -> Void = {}
    //            ^^^^^^^^^^ 'a'
    ```

    ### Options

    | Option | Default | Meaning |
    |---|---|---|
    | `x` | `false` | also report x |
    """

  @Test func plain() {
    #expect(
      renderedPage(page) == """
        closure_entry
        =============

        An entry holds a `closure`, see the other rule and beware.

        Reported
        --------

          bad: Views/A.swift
            @Entry var a: () -> Void = {}
            //            ^^^^^^^^^^ 'a'

        Options

        Option  Default  Meaning
        `x`     `false`  also report x

        """)
  }

  @Test func colours() {
    let coloured = renderedPage(page, style: TextStyle(color: true))
    #expect(coloured.hasPrefix("\u{1B}[1mclosure_entry\u{1B}[0m\n\nAn entry holds a \u{1B}[36mclosure\u{1B}[0m, see"))
    #expect(coloured.contains("    \u{1B}[2m@Entry var a: () -> Void = {}\u{1B}[0m\n"))
    #expect(coloured.contains("    \u{1B}[1;33m//            ^^^^^^^^^^ 'a'\u{1B}[0m\n"))
    #expect(coloured.contains("x\u{1B}[0m       \u{1B}[36mfalse"), "columns align by what is seen")
  }

  @Test func proseIsWrappedAndItemsHang() {
    let style = TextStyle(columns: 24)
    #expect(
      renderedPage(
        "one two three four five six seven\n\n- eight nine ten eleven twelve\n- `let a = b + c + d + e`", style: style)
          == """
          one two three four five
          six seven

          - eight nine ten eleven
            twelve
          - `let a = b + c + d + e`

          """)
  }

  @Test func codeIsNeverWrapped() {
    let line = "let a = " + String(repeating: "1 + ", count: 60)
    #expect(renderedPage("```swift\n\(line)\n```", style: TextStyle(columns: 40)) == "    \(line)\n")
  }

  @Test func addressesAreShownOrLinked() {
    let text = "See [Apple](https://example.org/a) there"
    #expect(renderedPage(text) == "See Apple (https://example.org/a) there\n")
    #expect(
      renderedPage(text, style: TextStyle(color: true))
        == "See \u{1B}]8;;https://example.org/a\u{1B}\\Apple\u{1B}]8;;\u{1B}\\ there\n")
  }
}
