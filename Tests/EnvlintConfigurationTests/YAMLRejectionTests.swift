import Testing

@testable import EnvlintConfiguration

@Suite struct YAMLRejectionTests {
  @Test(
    "characters",
    arguments: [
      (Array("a: b\nc: \u{2028}".utf8), 2, 4, YAMLProblem.forbiddenCharacter("\u{2028}")),
      (Array("a: b\u{0}".utf8), 1, 5, .forbiddenCharacter("\u{0}")),
      (Array("a: é\u{85}".utf8), 1, 6, .forbiddenCharacter("\u{85}")),
      (Array("a: \"\u{FEFF}\"".utf8), 1, 5, .forbiddenCharacter("\u{FEFF}")),
      (Array("# \u{1B}[31m".utf8), 1, 3, .forbiddenCharacter("\u{1B}")),
      (Array("a: b\rc: d\n".utf8), 1, 5, .loneCarriageReturn),
      (Array("a: b\r".utf8), 1, 5, .loneCarriageReturn),
      (Array("a: b\r\r\n".utf8), 1, 5, .loneCarriageReturn),
      (Array("a: b\n".utf8) + [0x20, 0xFF], 2, 2, .invalidUTF8),
      ([0x61, 0xED, 0xA0, 0x80], 1, 2, .invalidUTF8),
      ([0x61, 0xC3], 1, 2, .invalidUTF8),
      ([0xFE, 0xFF, 0x00, 0x61], 1, 1, .invalidUTF8),
    ])
  func rejectsCharacters(bytes: [UInt8], line: Int, column: Int, problem: YAMLProblem) {
    expect(bytes, line, column, problem)
  }

  @Test(
    "structure",
    arguments: [
      ("\ta: b", 1, 1, YAMLProblem.tab),
      ("a:\n \tb: c", 2, 2, .tab),
      ("a:\tb", 1, 3, .tab),
      ("a: b\tc", 1, 5, .tab),
      ("a: b\t# c", 1, 5, .tab),
      ("a: 'b'\t", 1, 7, .tab),
      ("-\ta", 1, 1, .tab),
      ("a: [b,\tc]", 1, 7, .tab),
      ("---\ta: b", 1, 4, .tab),
      ("a: b\n---\nc: d", 2, 1, .secondDocument),
      ("---\n---\n", 2, 1, .secondDocument),
      ("a: b\n...\n", 2, 1, .secondDocument),
      ("...\n", 1, 1, .secondDocument),
      ("a:\n--- \n", 2, 1, .secondDocument),
      ("--- a: b", 1, 5, .textAfterValue("'---'")),
      ("%YAML 1.2\n---\n", 1, 1, .reservedStart(0x25)),
      ("a:\n    b: c\n  d: e", 3, 3, .inconsistentIndentation),
      ("  a: b\nc: d", 2, 1, .inconsistentIndentation),
      ("-  a: b\n  c: d", 2, 3, .inconsistentIndentation),
      ("a: b\n  c: d", 2, 3, .continuedValue),
      ("a: b\n  c", 2, 3, .continuedValue),
      ("- a\n  b", 2, 3, .continuedValue),
      ("a: [b]\n  - c", 2, 3, .continuedValue),
      ("a:\n  b", 2, 3, .notAKey),
      ("a:\n  [b]", 2, 3, .listAsKey),
      ("a:\n  'b'", 2, 3, .notAKey),
      ("a", 1, 1, .notAKey),
      ("a #b: c", 1, 1, .notAKey),
      ("- a\nb: c", 2, 1, .notAnItem),
      ("a:\n  - b\n  c: d", 3, 3, .notAnItem),
      ("a: b\n- c", 2, 1, .itemInMapping),
      ("a: - b", 1, 4, .dashInValue),
      ("a: -", 1, 4, .dashInValue),
      ("a: [-]", 1, 5, .dashInValue),
      ("a: [- b]", 1, 5, .dashInValue),
      ("[a]: b", 1, 1, .listAsKey),
    ])
  func rejectsStructure(document: String, line: Int, column: Int, problem: YAMLProblem) {
    expect(Array(document.utf8), line, column, problem)
  }

  @Test(
    "keys",
    arguments: [
      ("a:b", 1, 2, YAMLProblem.missingSpaceAfterColon),
      ("a:b: c", 1, 2, .missingSpaceAfterColon),
      ("x: y\n\"a\":b", 2, 4, .missingSpaceAfterColon),
      ("a :b", 1, 3, .missingSpaceAfterColon),
      ("a:#b", 1, 2, .missingSpaceAfterColon),
      (": b", 1, 1, .reservedStart(0x3A)),
      ("? a", 1, 1, .reservedStart(0x3F)),
      ("\"a\" b: c", 1, 5, .textAfterValue("the key")),
      ("\"a: c", 1, 1, .unclosedQuote),
      ("<<: a", 1, 1, .mergeKey),
      ("a:\n  <<: *b", 2, 3, .mergeKey),
      ("true: a", 1, 1, .keyIsNotText("true")),
      ("12: a", 1, 1, .keyIsNotText("12")),
      ("~: a", 1, 1, .keyIsNotText("~")),
      ("&a b: c", 1, 1, .anchor),
      ("- *a : b", 1, 3, .alias),
      ("a: b\nc: d\n'a': e", 3, 1, .duplicateKey("a", first: YAMLPosition(line: 1, column: 1))),
      ("r:\n  a:\n  b:\n  a:", 4, 3, .duplicateKey("a", first: YAMLPosition(line: 2, column: 3))),
    ])
  func rejectsKeys(document: String, line: Int, column: Int, problem: YAMLProblem) {
    expect(Array(document.utf8), line, column, problem)
  }

  @Test(
    "values",
    arguments: [
      ("a: b: c", 1, 5, YAMLProblem.colonInValue),
      ("a: b:", 1, 5, .colonInValue),
      ("a: [b: c]", 1, 6, .colonInValue),
      ("a: [b:, c]", 1, 6, .colonInValue),
      ("a: *.swift", 1, 4, .alias),
      ("a:\n  - **/Generated", 2, 5, .alias),
      ("a: [*b]", 1, 5, .alias),
      ("a: &b c", 1, 4, .anchor),
      ("a: !b", 1, 4, .tag),
      ("a: !!str b", 1, 4, .tag),
      ("a: |\n  b", 1, 4, .blockScalar),
      ("a: >-\n  b", 1, 4, .blockScalar),
      ("a: {b: c}", 1, 4, .flowMapping),
      ("a: {}", 1, 4, .flowMapping),
      ("a: [{b: c}]", 1, 5, .flowMapping),
      ("a: [[b]]", 1, 5, .nestedList),
      ("a: [b[0]]", 1, 6, .indicatorInList("[")),
      ("a: [b{c}]", 1, 6, .indicatorInList("{")),
      ("a: [b?]", 1, 6, .indicatorInList("?")),
      ("a: @b", 1, 4, .reservedStart(0x40)),
      ("a: `b`", 1, 4, .reservedStart(0x60)),
      ("a: %b", 1, 4, .reservedStart(0x25)),
      ("a: ?b", 1, 4, .reservedStart(0x3F)),
      ("a: , b", 1, 4, .reservedStart(0x2C)),
      ("a: ]", 1, 4, .reservedStart(0x5D)),
      ("a: [#b]", 1, 5, .reservedStart(0x23)),
      ("a: \"b", 1, 4, .unclosedQuote),
      ("a: 'b''", 1, 4, .unclosedQuote),
      ("a: \"b\n  c\"", 1, 4, .unclosedQuote),
      ("a: \"b\\", 1, 4, .unclosedQuote),
      (#"a: "b\d""#, 1, 6, .unknownEscape),
      (#"a: "\x4""#, 1, 5, .unknownEscape),
      (#"a: "\ud83d\ude00""#, 1, 5, .unknownEscape),
      (#"a: "\U00110000""#, 1, 5, .unknownEscape),
      ("a: \"b\"c", 1, 7, .textAfterValue("the closing quote")),
      ("a: \"b\"#c", 1, 7, .textAfterValue("the closing quote")),
      ("a: 'b': c", 1, 7, .textAfterValue("the closing quote")),
      ("a: [b] c", 1, 8, .textAfterValue("the list")),
      ("a: ['b' 'c']", 1, 9, .textAfterValue("the item")),
      ("a: ['b':c]", 1, 8, .textAfterValue("the item")),
      ("a: [b,\n  c]", 1, 4, .unclosedList),
      ("a: [b # c]", 1, 4, .unclosedList),
      ("a: [", 1, 4, .unclosedList),
      ("a: [b, , c]", 1, 8, .emptyItem),
      ("a: [,]", 1, 5, .emptyItem),
    ])
  func rejectsValues(document: String, line: Int, column: Int, problem: YAMLProblem) {
    expect(Array(document.utf8), line, column, problem)
  }

  @Test("a key that other readers would not find") func rejectsLongKey() {
    let key = String(repeating: "k", count: 1024)
    #expect(outline("\(key): v").hasPrefix("{k"))
    expect(Array("\(key)k: v".utf8), 1, 1, .keyTooLong)
  }

  @Test("nesting ends before the stack does") func rejectsDepth() {
    let limit = YAMLReader.maximumDepth
    #expect(outline(String(repeating: "- ", count: limit) + "a").hasPrefix("["))
    expect(Array((String(repeating: "- ", count: 100_000) + "a").utf8), 1, limit * 2 + 1, .tooDeep)
    let mapping = (0..<2_000).map { String(repeating: " ", count: $0) + "a:" }.joined(separator: "\n")
    expect(Array(mapping.utf8), limit + 1, limit + 1, .tooDeep)
  }

  private func expect(
    _ bytes: [UInt8], _ line: Int, _ column: Int, _ problem: YAMLProblem, at location: SourceLocation = #_sourceLocation
  ) {
    switch YAMLReader.read(bytes, path: "f.yml") {
    case .success(let root): Issue.record("accepted as \(root)", sourceLocation: location)
    case .failure(let error):
      #expect(
        "\(error.line):\(error.column) \(error.message)" == "\(line):\(column) \(problem.message)",
        sourceLocation: location)
      #expect(error.hint == problem.hint, sourceLocation: location)
    }
  }
}
