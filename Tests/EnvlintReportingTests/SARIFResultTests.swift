import EnvlintFacts
import EnvlintRules
import Testing

@testable import EnvlintReporting

/// The results of a report.
private func results(_ report: Report) throws -> [ParsedJSON] {
  try ParsedJSON(report.rendered(as: .sarif))["runs"][0]["results"].elements
}

/// Start line and column, end line and column.
private func numbers(_ region: ParsedJSON) -> [Int?] {
  ["startLine", "startColumn", "endLine", "endColumn"].map { region[$0].number }
}

@Suite struct SARIFResultTests {
  @Test func aResultNamesItsRuleAndLevel() throws {
    let fixture = Fixture(["A.swift": "x"])
    let place = fixture.place("x", in: "A.swift")
    let results = try results(
      fixture.report([
        Diagnostic(at: place, .error), Diagnostic(at: place, .warning), Diagnostic(at: place, .info),
        Diagnostic(at: place, .info, rule: "not_in_the_catalog"),
      ]))
    #expect(results.map { $0["level"].string } == ["error", "warning", "note", "note"])
    let index = Catalog.rules.firstIndex { $0.id == "closure_entry" }
    #expect(results[0]["ruleId"] == .string("closure_entry"))
    #expect(results[0]["ruleIndex"].number == index)
    #expect(!results[3].keys.contains("ruleIndex"))
  }

  @Test func pathsAreRelativeToTheRepositoryAndEncoded() throws {
    var fixture = Fixture(["Sources/Ä b#1%.swift": "x"])
    fixture.gitRoot = "/home/me"
    let finding = Diagnostic(at: fixture.place("x", in: "Sources/Ä b#1%.swift"))
    let location = try results(fixture.report([finding]))[0]["locations"][0]["physicalLocation"]["artifactLocation"]
    #expect(location["uri"] == .string("app/Sources/%C3%84%20b%231%25.swift"))
    #expect(location["uriBaseId"] == .string("%SRCROOT%"))
  }

  @Test func columnsCountUTF16() throws {
    let report = Fixture.feed.report([Fixture.feed.feedFinding])
    let region = try results(report)[0]["locations"][0]["physicalLocation"]["region"]
    // Two ideographs of three bytes each before it: byte column 31 is unit 27.
    #expect(numbers(region) == [4, 27, 4, 34])
    let marked = Fixture(["A.swift": "\u{FEFF}/*😀*/ x"])
    let first = try results(marked.report([Diagnostic(at: marked.place("x", in: "A.swift"))]))[0]
    #expect(numbers(first["locations"][0]["physicalLocation"]["region"]) == [1, 8, 1, 9])
  }

  @Test func regionsStayOnOneLine() throws {
    let fixture = Fixture(["A.swift": "a {\r\n  b\r\n} c\n"])
    var finding = Diagnostic(at: fixture.place("{\r\n  b\r\n}", in: "A.swift"))
    finding.notes = [Diagnostic.Note("here", at: fixture.place("b\r\n} c\n", in: "A.swift"))]
    let result = try results(fixture.report([finding]))[0]
    #expect(numbers(result["locations"][0]["physicalLocation"]["region"]) == [1, 3, 1, 4])
    #expect(numbers(result["relatedLocations"][0]["physicalLocation"]["region"]) == [2, 3, 2, 4])
  }

  @Test func theLineBreakAndTheEndOfFileArePlaces() throws {
    let fixture = Fixture(["A.swift": "a\r\n\n"])
    let places = [fixture.place("\r\n\n", in: "A.swift"), Location(file: "A.swift", range: 4..<4)]
    let regions = try results(fixture.report(places.map { Diagnostic(at: $0) })).map {
      numbers($0["locations"][0]["physicalLocation"]["region"])
    }
    #expect(regions == [[1, 2, 1, 2], [3, 1, 3, 1]])
  }

  @Test func relatedLocationsAreLinkedFromTheMessage() throws {
    let result = try results(Fixture.feed.report([Fixture.feed.feedFinding]))[0]
    #expect(
      result["message"]["text"].string == """
        a new 'Article' is created on every read.
        Help: make the entry optional.
        See: [declared as a class here](1).
        """)
    let related = result["relatedLocations"]
    #expect(related.elements.count == 1)
    #expect(related[0]["id"] == .number(1))
    #expect(related[0]["message"]["text"] == .string("declared as a class here"))
    #expect(related[0]["physicalLocation"]["artifactLocation"]["uri"] == .string("Sources/Article.swift"))
  }

  @Test func sourceTextInAMessageIsNoLink() throws {
    let fixture = Fixture(["A.swift": "x"])
    let place = fixture.place("x", in: "A.swift")
    var finding = Diagnostic(at: place, .warning, "default '[Int](1)' is\n bad!")
    finding.notes = [Diagnostic.Note("of type [Int]", at: place), Diagnostic.Note("read here", at: place)]
    let text = try results(fixture.report([finding]))[0]["message"]["text"].string
    #expect(text == "default '[Int\\](1)' is bad!\nSee: [of type \\[Int\\]](1), [read here](2).")
  }

  @Test func bothFingerprintsArePresent() throws {
    let report = Fixture.feed.report([Fixture.feed.feedFinding])
    let prints = try results(report)[0]["partialFingerprints"]
    let hashes = LineHash.hashes(of: Fixture.feed.files["Sources/Feed.swift", default: ""].utf8)
    #expect(prints["primaryLocationLineHash"].string == hashes[3])
    #expect(prints["envlint/v1"].string == Fingerprint.fingerprints(of: report.findings, sources: report.sources)[0])
    #expect(prints.keys.count == 2)
  }

  @Test func fixesAreExactAndGroupedByFile() throws {
    let fixture = Fixture(["A.swift": "a {\n  b\n} 日c", "B.swift": "x"])
    var finding = Diagnostic(at: fixture.place("a", in: "A.swift"))
    finding.fixes = [
      Fix(
        "Remove it", safety: .safe,
        edits: [
          Fix.Edit("", at: fixture.place("{\n  b\n}", in: "A.swift")),
          Fix.Edit("y", at: fixture.place("x", in: "B.swift", end: true)),
          Fix.Edit("d", at: fixture.place("c", in: "A.swift")),
        ])
    ]
    let fix = try results(fixture.report([finding]))[0]["fixes"][0]
    #expect(fix["description"]["text"] == .string("Remove it"))
    #expect(fix["properties"]["safety"] == .string("safe"))
    let changes = fix["artifactChanges"].elements
    #expect(changes.map { $0["artifactLocation"]["uri"].string } == ["A.swift", "B.swift"])
    #expect(changes[0]["replacements"].elements.map { numbers($0["deletedRegion"]) } == [[1, 3, 3, 2], [3, 4, 3, 5]])
    #expect(changes[0]["replacements"].elements.map { $0["insertedContent"]["text"].string } == ["", "d"])
    #expect(numbers(changes[1]["replacements"][0]["deletedRegion"]) == [1, 2, 1, 2])
  }

  @Test func aFileThatVanishedKeepsItsResult() throws {
    let report = Fixture([:]).report([Diagnostic(at: Location(file: "Gone.swift", range: 3..<9))])
    let result = try results(report)[0]
    #expect(result["locations"][0]["physicalLocation"]["region"]["startLine"] == .number(1))
    #expect(result["partialFingerprints"].keys == ["envlint/v1"])
  }

  @Test func suppressedAndHiddenFindingsLeaveNoTrace() throws {
    var report = Fixture.feed.report([Fixture.feed.feedFinding], hidden: 4)
    report.summary.suppressed = 2
    let results = try results(report)
    #expect(results.count == 1)
    #expect(!results[0].keys.contains("suppressions"))
  }
}

@Suite struct SARIFSuppressionTests {
  @Test func suppressedResultsComeLastAndSayWhy() throws {
    let fixture = Fixture.feed
    var report = fixture.report([fixture.feedFinding])
    let plain = try results(report)
    let error = Diagnostic(at: fixture.place("}", in: "Sources/Feed.swift"), .error)
    report.suppressed = [
      Report.Suppressed(fixture.feedFinding, by: .baseline), Report.Suppressed(error, by: .comment(reason: "a reason")),
      Report.Suppressed(error, by: .comment(reason: "")),
    ]
    let all = try results(report)
    #expect(all.first == plain.first, "what is shown stays as it is")
    #expect(all.map { $0["suppressions"][0]["kind"].string } == [nil, "external", "inSource", "inSource"])
    let reasons = all.map { $0["suppressions"][0]["justification"].string }
    #expect(reasons == [nil, "in the baseline", "a reason", nil])
    #expect(Set(all.map { $0["partialFingerprints"]["envlint/v1"].string }).count == 4)
    #expect(all.allSatisfy { $0["partialFingerprints"]["primaryLocationLineHash"] != .null })
  }
}

@Suite struct SARIFLimitTests {
  private struct Log: Decodable {
    struct Run: Decodable {
      var results: [Entry]
      var invocations: [Invocation]
    }
    struct Invocation: Decodable { var toolExecutionNotifications: [Entry] }
    struct Entry: Decodable { var message: Message }
    struct Message: Decodable { var text: String }

    var runs: [Run]

    var results: [String] { runs[0].results.map(\.message.text) }
    var notifications: [String] { runs[0].invocations[0].toolExecutionNotifications.map(\.message.text) }
  }

  private func log(errors: Int, infos: Int) throws -> Log {
    let fixture = Fixture(["A.swift": "x"])
    let place = fixture.place("x", in: "A.swift")
    // The errors come last in the report's own order.
    let findings =
      (0..<infos).map { Diagnostic(at: place, .info, "info \($0)") }
      + (0..<errors).map { Diagnostic(at: place, .error, "error \($0)") }
    return try decoded(Log.self, from: fixture.report(findings).rendered(as: .sarif))
  }

  @Test func theWorst5000StayAndTheCutIsTold() throws {
    let log = try log(errors: 3, infos: 5_000)
    #expect(log.results.count == 5_000)
    #expect(log.results.prefix(4) == ["error 0.", "error 1.", "error 2.", "info 0."])
    #expect(log.results.last == "info 4996.")
    #expect(log.notifications == ["5003 findings; the worst 5000 are listed, 3 are omitted."])
  }

  @Test func exactly5000AreNotCut() throws {
    let log = try log(errors: 0, infos: 5_000)
    #expect(log.results.count == 5_000)
    #expect(log.notifications.isEmpty)
  }
}
