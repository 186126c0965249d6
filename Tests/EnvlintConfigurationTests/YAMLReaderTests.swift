import Testing

@testable import EnvlintConfiguration

@Suite struct YAMLReaderTests {
  @Test(
    "blocks",
    arguments: [
      ("", "~"),
      ("\n  \n# only a comment\n", "~"),
      ("a: b", "{a: \"b\"}"),
      ("a: b\nc: d\n", "{a: \"b\", c: \"d\"}"),
      ("a:\n  b:\n    c: d\ne: f\n", "{a: {b: {c: \"d\"}}, e: \"f\"}"),
      ("a:\n  - b\n  - c\n", "{a: [\"b\", \"c\"]}"),
      ("a:\n- b\n- c\nd: e\n", "{a: [\"b\", \"c\"], d: \"e\"}"),
      ("- a\n- b\n", "[\"a\", \"b\"]"),
      ("- a: 1\n  b: 2\n- c: 3\n", "[{a: 1, b: 2}, {c: 3}]"),
      ("-\n  a: b\n", "[{a: \"b\"}]"),
      ("- - a\n  - b\n- c\n", "[[\"a\", \"b\"], \"c\"]"),
      ("- a:\n  - b\n", "[{a: [\"b\"]}]"),
      ("-\n- a:\n- b\n", "[~, {a: ~}, \"b\"]"),
      ("a:\nb:\n", "{a: ~, b: ~}"),
      ("a:\n\n  # c\n\n  b: c\n", "{a: {b: \"c\"}}"),
      ("  a: b\n  c: d\n", "{a: \"b\", c: \"d\"}"),
      ("a :  b\n", "{a: \"b\"}"),
      ("- \"a: b\"\n- [\"c: d\"]\n", "[\"a: b\", [\"c: d\"]]"),
    ])
  func readsBlocks(document: String, tree: String) { #expect(outline(document) == tree) }

  @Test(
    "scalars",
    arguments: [
      ("a: b c", "\"b c\""), ("a: b  ", "\"b\""), ("a: b # c", "\"b\""), ("a: b#c", "\"b#c\""), ("a: # c", "~"),
      ("a: x:y", "\"x:y\""), ("a: -b", "\"-b\""), ("a: it's", "\"it's\""), ("a: b, c]", "\"b, c]\""),
      ("a: 'it''s # : [x]'", "\"it's # : [x]\""), ("a: '' # c", "\"\""), ("a: \"\"", "\"\""),
      (#"a: "\"\\\/\x41\u00e9\U0001F600""#, "\"\"\\/Aé😀\""),
      (
        #"a: "\0\a\b\t\n\v\f\r\e\ \N\_\L\P""#,
        "\"\0\u{7}\u{8}\t\n\u{B}\u{C}\r\u{1B} \u{85}\u{A0}\u{2028}\u{2029}\""
      ),
      ("a: \"x\ty\"", "\"x\ty\""), (#"a: '\n'"#, #""\n""#),
      ("a: true", "true"), ("a: FALSE", "FALSE"), ("a: 'true'", "\"true\""), ("a: tRue", "\"tRue\""),
      ("a: yes", "\"yes\""), ("a: off", "\"off\""), ("a: ~", "~"), ("a: Null", "~"), ("a: nUll", "\"nUll\""),
      ("a: 12", "12"), ("a: +1", "+1"), ("a: 0o17", "0o17"), ("a: 0o8", "\"0o8\""), ("a: 0xfF", "0xfF"),
      ("a: 1.5", "1.5"), ("a: .5", ".5"), ("a: 1.", "1."), ("a: 1e3", "1e3"), ("a: 1e", "\"1e\""),
      ("a: -.inf", "-.inf"), ("a: .NaN", ".NaN"), ("a: 1_000", "\"1_000\""), ("a: 12:30", "\"12:30\""),
      ("a: .", "\".\""), ("a: +", "\"+\""), ("a: 0x", "\"0x\""),
    ])
  func readsScalars(document: String, scalar: String) { #expect(outline(document) == "{a: \(scalar)}") }

  @Test(
    "lists on one line",
    arguments: [
      ("[]", "[]"), ("[ ]", "[]"), ("[a]", "[\"a\"]"), ("[a, b,c , d ]", "[\"a\", \"b\", \"c\", \"d\"]"),
      ("[a, ]", "[\"a\"]"), ("['a, b', \"c]\"] # d", "[\"a, b\", \"c]\"]"),
      ("[x:y, a b, 1, true, ~]", "[\"x:y\", \"a b\", 1, true, ~]"),
      ("[-a, a#b]", "[\"-a\", \"a#b\"]"),
    ])
  func readsLists(list: String, tree: String) {
    #expect(outline("a: \(list)") == "{a: \(tree)}")
    #expect(outline("- \(list)") == "[\(tree)]")
  }

  @Test(
    "the frame of the document",
    arguments: [
      "a: b\r\nc:\r\n  - d\r\n", "\u{FEFF}a: b\nc: [d]", "---\na: b\nc: [d]\n", "# x\n\n--- # y\na: b\nc: [d]\n",
      "\u{FEFF}---\r\n\r\na: b # x\r\nc: [d]\r\n  # end",
    ])
  func readsFrames(document: String) { #expect(outline(document) == "{a: \"b\", c: [\"d\"]}") }

  @Test("every part knows its place") func places() throws {
    let root = try YAMLReader.read(Array("\u{FEFF}# x\né:  [a, 'b']\nc:\n  - d: e\n".utf8), path: "").get()
    guard case .mapping(let entries) = root.content, case .sequence(let list) = entries[0].value.content,
      case .sequence(let items) = entries[1].value.content, case .mapping(let inner) = items[0].content
    else {
      Issue.record("unexpected tree")
      return
    }
    #expect(root.position == YAMLPosition(line: 2, column: 1))
    #expect(entries[0].value.position == YAMLPosition(line: 2, column: 6), "columns count UTF-8 bytes")
    #expect(list.map(\.position.column) == [7, 10])
    #expect(entries[1].value.position == YAMLPosition(line: 4, column: 3))
    #expect(inner[0].keyPosition == YAMLPosition(line: 4, column: 5))
    #expect(inner[0].value.position == YAMLPosition(line: 4, column: 8))
  }
}
