import EnvlintRules
import EnvlintSyntax
import Foundation
import Testing

@testable import EnvlintDriver

/// `--facts-out` and `--facts-in`: a project in parts, and merged, against the same project read whole.
struct FactsRunTests {
  /// Two modules, of which each needs the other: a view of one reads what the other declares, and nobody injects.
  private static let project = [
    ".git/HEAD": "",
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "Shop", targets: [.target(name: "Keys"), .target(name: "App", dependencies: ["Keys"])])

    """,
    "Sources/Keys/Keys.swift": """
    import SwiftUI
    extension EnvironmentValues {
      @Entry public var store = Store()
      @Entry public var save: () -> Void = {}
    }

    """,
    "Sources/Keys/Store.swift": """
    import Foundation
    public final class Store { public init() { print("made") } }
    @Observable public final class Cart { public init() {} }

    """,
    "Sources/Keys/Notes.swift": "// envlint:disable:next dead_entry\nstruct Unrelated {}\n",
    "Sources/App/App.swift": """
    import SwiftUI
    import Keys
    @main struct ShopApp: App { var body: some Scene { WindowGroup { CartView() } } }
    struct CartView: View {
      @Environment(Cart.self) private var cart
      @Environment(\\.store) private var store
      var body: some View { Text("\\(store)") }
    }

    """,
    "Sources/App/Broken.swift": "import SwiftUI\nstruct Broken { @Environment(\\.save) var save; func f( }\n",
    "Sources/App/Bytes.swift": "\0\0\0",
  ]

  private static let everyRule = [
    "--enable", Catalog.rules.map(\.id).joined(separator: ","), "--min-severity", "info", "--format", "json",
  ]

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder(Self.project) }

  /// Writes the facts of the project's parts, and gives the options that merge them.
  private func parts(_ parts: [[String]] = [["Package.swift"], ["Sources/App"], ["Sources/Keys"]]) throws -> [String] {
    try parts.enumerated().flatMap { number, part in
      let written = try folder.envlint(["--facts-out", "\(number).facts"] + part)
      #expect(written.status == 0 && written.output.isEmpty, "\(written.errors)")
      return ["--facts-in", "\(number).facts"]
    }
  }

  private func data(of file: String) throws -> Data { try Data(contentsOf: URL(filePath: folder.absolute(file))) }

  private func expectTheSame(_ merged: [String], _ words: [String], in place: String = "") throws {
    let usual = try folder.envlint(words, in: place)
    let other = try folder.envlint(merged + words, in: place)
    #expect(other.output == usual.output)
    #expect(other.errors == usual.errors)
    #expect(other.status == usual.status)
  }

  @Test func mergedFactsAreReportedAsTheWholeProject() throws {
    let merged = try parts()
    let usual = try folder.envlint(Self.everyRule)
    for expected in ["missing_injection", "unstable_entry_default", "superfluous_suppression", "closure_entry"] {
      #expect(usual.output.contains("\"\(expected)\""), "there is no \(expected) to compare")
    }
    #expect(usual.errors.contains("a binary file") && usual.errors.contains("is not linted"))
    try expectTheSame(merged, Self.everyRule)
    try expectTheSame(merged, Self.everyRule + ["--threads", "1"])
    try expectTheSame(Array(merged.reversed().chunked(by: 2).flatMap { $0.reversed() }), Self.everyRule)
    try expectTheSame(merged, Self.everyRule + ["--exhaustive"])
    for format in ["text", "sarif", "gitlab"] { try expectTheSame(merged, ["--strict", "--format", format]) }
    for rule in Catalog.rules {
      try expectTheSame(merged, ["--only", rule.id, "--min-severity", "info", "--format", "concise"])
    }
  }

  @Test func mergingReadsNoSources() throws {
    let usual = try folder.envlint(Self.everyRule)
    let merged = try parts()
    for place in ["Sources", "Package.swift"] { try FileManager.default.removeItem(atPath: folder.absolute(place)) }
    let other = try folder.envlint(merged + Self.everyRule)
    #expect(other.output == usual.output && other.errors == usual.errors && other.status == usual.status)
    // Only the project as a whole has an answer: one part alone gives another.
    #expect(try folder.envlint(["--facts-in", "1.facts"] + Self.everyRule).output != usual.output)
  }

  @Test func aMapIsMadeOfFactsAsWell() throws {
    let usual = try folder.envlint("map", "--format", "json")
    #expect(usual.output.contains("Cart"))
    let merged = try folder.envlint(["map", "--format", "json"] + parts())
    #expect(merged.output == usual.output && merged.status == usual.status)
  }

  @Test func equalPartsGiveEqualFacts() throws {
    let other = try TemporaryFolder(Self.project)
    for (place, threads) in [(folder, "1"), (other, "2")] {
      let written = try place.envlint("--facts-out", "all.facts", "--threads", threads, ".")
      #expect(written.errors == "envlint: notice: wrote the facts of 7 files to 'all.facts'\n")
    }
    #expect(try data(of: "all.facts") == Data(contentsOf: URL(filePath: other.absolute("all.facts"))))
    // From below, the paths in it start at the root as well.
    _ = try folder.envlint("--facts-out", "../../below.facts", ".", in: "Sources/App")
    _ = try folder.envlint("--facts-out", "above.facts", "Sources/App")
    #expect(try data(of: "below.facts") == data(of: "above.facts"))
  }

  @Test func factsAreJoined() throws {
    let merged = try parts()
    let joined = try folder.envlint(merged + ["--facts-out", "all.facts"])
    #expect(joined.status == 0 && joined.errors.contains("7 files"))
    try expectTheSame(["--facts-in", "all.facts"], Self.everyRule)
    // A file in two parts is one file.
    try expectTheSame(["--facts-in", "all.facts"] + merged, Self.everyRule)
  }

  @Test func pathsNarrowTheReport() throws {
    let merged = try parts()
    for path in ["Sources/App", "Sources/Keys/Keys.swift", "./Sources/"] {
      try expectTheSame(merged, Self.everyRule + [path])
    }
    try expectTheSame(try parts(), Self.everyRule + ["."])
    let missing = try folder.envlint(merged + ["Sources/Ap"])
    #expect(missing.status == 2 && missing.errors.contains("'Sources/Ap': there are no facts of it"))
    #expect(try folder.envlint(merged + ["/elsewhere"]).errors.contains("not inside of the project root"))
  }

  @Test func theConfigurationIsThatOfTheMerge() throws {
    let merged = try parts()
    try folder.write(
      "min_severity: info\ndisabled_rules: [closure_entry]\nexcluded: [Sources/App]\n", to: ".envlint.yml")
    let usual = try folder.envlint("--format", "json")
    #expect(usual.output.contains("unstable_entry_default") && !usual.output.contains("closure_entry"))
    try expectTheSame(merged, ["--format", "json"])
    try expectTheSame(merged, ["--format", "json", "--exclude", "**/Store.swift"])
    try expectTheSame(merged, ["--format", "json", "Sources/Keys"])
    try expectTheSame(merged, ["--format", "json", "--write-baseline", "known.json"])
    try expectTheSame(merged, ["--format", "json", "--baseline", "known.json"])
  }

  @Test func configurationsOfFoldersAreThoseOfTheMerge() throws {
    try folder.write("min_severity: info\n", to: ".envlint.yml")
    let merged = try parts([
      ["Package.swift"], ["Sources/App"], ["Sources/Keys/Keys.swift"], ["Sources/Keys/Store.swift"],
    ])
    let without = try folder.envlint(merged + ["--format", "json"])
    #expect(without.output.contains("closure_entry"))
    try folder.write("disabled_rules: [closure_entry]\n", to: "Sources/Keys/.envlint.yml")
    try folder.write("", to: "Sources/Keys/Notes.swift")
    try expectTheSame(merged, ["--format", "concise", "--quiet"])
    #expect(try !folder.envlint(merged + ["--format", "json"]).output.contains("closure_entry"))
    // A submodule is a project of its own.
    try folder.write("", to: "Sources/Keys/.git")
    #expect(try folder.envlint(merged + ["--format", "json"]).output.contains("closure_entry"))
  }

  /// A file that is named is linted, whatever excludes it.
  @Test func aNamedFileIsOneOfTheMerge() throws {
    let merged = try parts()
    try folder.write("excluded: [Keys.swift]\n", to: "Sources/Keys/.envlint.yml")
    try folder.write("excluded: [Sources/App/Broken.swift]\n", to: ".envlint.yml")
    for named in [["Sources/Keys/Keys.swift"], ["Sources/App/Broken.swift"], ["Sources/Keys"], []] {
      try expectTheSame(merged, Self.everyRule + named)
    }
    #expect(try folder.envlint(merged + ["Sources/Keys/Keys.swift"]).output.contains("closure_entry"))
  }

  @Test func whatIsConfiguredWhileFactsAreWrittenDoesNotMatter() throws {
    try folder.write("excluded: [Sources/App]\nincluded: [Sources]\n", to: ".envlint.yml")
    let merged = try parts([["."]])
    try FileManager.default.removeItem(atPath: folder.absolute(".envlint.yml"))
    try expectTheSame(merged, Self.everyRule)
  }

  /// The root is that of the working directory, not that of what is given.
  @Test func aPartWithAConfigurationOfItsOwnIsAPart() throws {
    try folder.write("disabled_rules: [closure_entry]\n", to: "Sources/Keys/.envlint.yml")
    try FileManager.default.removeItem(atPath: folder.absolute(".git"))
    let merged = try parts([["Package.swift"], ["Sources/App"], ["Sources/Keys"]])
    try expectTheSame(merged, Self.everyRule + ["--project-root", "."])
    let names = try folder.envlint(merged + Self.everyRule).output
    #expect(names.contains("\"Sources/Keys/Keys.swift\"") && !names.contains("\"Keys.swift\""))
  }

  /// As build systems make them: folders whose files are links, or that are links themselves.
  @Test func linksInsideOfTheRootKeepTheirNames() throws {
    let links = try TemporaryFolder(["Sources/App/x": ""])
    for file in ["Package.swift", "Sources/App/App.swift"] { try links.link(file, to: folder.absolute(file)) }
    try links.link("Sources/Keys", to: folder.absolute("Sources/Keys"))
    for (number, part) in [
      "Package.swift", "Sources/App/App.swift", "Sources/Keys/Keys.swift", "Sources/Keys/Store.swift",
    ]
    .enumerated() {
      let written = try links.envlint("--facts-out", "\(number).facts", "--project-root", ".", part)
      #expect(written.status == 0, "\(written.errors)")
    }
    let merged = (0..<4).flatMap { ["--facts-in", "\($0).facts"] }
    let found = try links.envlint(merged + ["--min-severity", "info", "--format", "concise"]).output
    #expect(found.contains("Sources/Keys/Keys.swift:") && found.contains("Sources/App/App.swift:"))
  }

  @Test func projectsOfXcodeBelongToAPart() throws {
    let words = ["--only", "missing_injection", "--format", "concise"]
    let folder = try TemporaryFolder(XcodeTargetRunTests.twoApps.merging([".git/HEAD": ""]) { first, _ in first })
    let usual = try folder.envlint(words)
    #expect(usual.output.hasPrefix("Phone/App.swift:"))
    for (number, part) in ["Apps.xcodeproj", "Phone", "Shared", "Watch"].enumerated() {
      let written = try folder.envlint("--facts-out", "\(number).facts", part)
      #expect(written.status == 0 && !written.errors.contains("no Swift files"))
    }
    let sources = (1...3).flatMap { ["--facts-in", "\($0).facts"] }
    #expect(try folder.envlint(sources + ["--facts-in", "0.facts"] + words).output == usual.output)
    _ = try folder.envlint("--facts-out", "4.facts", "Apps.xcodeproj/project.pbxproj")
    #expect(try folder.envlint(sources + ["--facts-in", "4.facts"] + words).output == usual.output)
    try #expect(
      folder.envlint(sources + ["--facts-in", "0.facts", "--exclude", "*.xcodeproj"] + words).output
        == folder.envlint(words + ["--exclude", "*.xcodeproj"]).output)
    // Without the project, the two views of one name are not told apart.
    #expect(try folder.envlint(sources + words).output != usual.output)
    var damaged = try Data(contentsOf: URL(filePath: folder.absolute("0.facts")))
    damaged[damaged.count - 2] ^= 0x40
    try folder.write(damaged, to: "0.facts")
    let run = try folder.envlint(sources + ["--facts-in", "0.facts"] + words)
    #expect(run.status == 2 && run.errors.contains("Apps.xcodeproj/project.pbxproj: error: cannot be read: its text"))
  }

  @Test func aProjectOfXcodeThatCannotBeReadIsAnError() throws {
    var files = XcodeTargetRunTests.twoApps.merging([".git/HEAD": ""]) { first, _ in first }
    files["Apps.xcodeproj/project.pbxproj"] = nil
    let folder = try TemporaryFolder(files)
    try folder.makeFolder("Apps.xcodeproj")
    // It is often made anew by a tool, and in no repository.
    #expect(try folder.envlint("--facts-out", "all.facts", ".").status == 0)
    let words = ["--only", "missing_injection"]
    #expect(try folder.envlint(words).status < 2)
    func expectError() throws {
      for run in try [folder.envlint(["--facts-out", "all.facts", "."]), folder.envlint(words)] {
        #expect(run.status == 2 && run.errors.contains("Apps.xcodeproj/project.pbxproj"), "\(run.errors)")
      }
    }
    // A link to itself: something is there, and it cannot be read.
    try folder.link("Apps.xcodeproj/project.pbxproj", to: "project.pbxproj")
    try expectError()
    try FileManager.default.removeItem(atPath: folder.absolute("Apps.xcodeproj/project.pbxproj"))
    try folder.makeFolder("Apps.xcodeproj/project.pbxproj")
    try expectError()
  }

  @Test func theRulesForBazelSayOptionsThatExist() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Examples/envlint.bzl")
    let words = try String(contentsOf: file, encoding: .utf8).matches(of: /"(--[a-z-]+)/).map { String($0.output.1) }
    #expect(words.contains("--facts-out") && words.contains("--facts-in"))
    for word in words { #expect(OptionTable.option(word, of: .lint) != nil, "\(word)") }
  }

  // MARK: What goes wrong

  @Test func whatIsNoFactsIsAnError() throws {
    let merged = try parts([["."]])
    let whole = try data(of: "0.facts")
    func error(_ data: Data) throws -> String {
      try folder.write(data, to: "0.facts")
      let run = try folder.envlint(merged)
      #expect(run.status == 2 && run.output.isEmpty)
      return run.errors
    }
    #expect(try error(Data()).contains("'0.facts': holds no facts"))
    #expect(try error(Data("{}".utf8)).contains("holds no facts"))
    #expect(
      try error(Data("envlint facts 2 0.0.1\n".utf8)).contains("facts of another envlint ('envlint facts 2 0.0.1'"))
    for count in stride(from: 30, to: whole.count, by: 97) {
      #expect(try error(whole.prefix(count)).contains("is cut off or damaged"), "\(count)")
    }
    #expect(try error(whole + [0]).contains("is cut off or damaged"))
    let start = try #require(whole.firstRange(of: Data("// swift-tools-version".utf8))).lowerBound
    for place in stride(from: 22, to: start, by: 7) {
      var damaged = whole
      damaged[place] ^= 0x40
      #expect(try error(damaged).contains("is cut off or damaged"), "\(place)")
    }
    // A text is held to its checksum when it is read.
    var damaged = whole
    damaged[start] ^= 0x40
    try folder.write(damaged, to: "0.facts")
    let run = try folder.envlint(merged)
    #expect(
      run.status == 2 && run.errors.contains("Package.swift: error: cannot be read: its text in '0.facts' is damaged"))
    // Also where nothing but a search for a name leads to the file.
    let note = try #require(whole.firstRange(of: Data("struct Unrelated".utf8))).lowerBound
    damaged = whole
    damaged[note] ^= 0x40
    try folder.write(damaged, to: "0.facts")
    let search = try folder.envlint(merged + ["--only", "dead_entry", "--min-severity", "info"])
    #expect(search.status == 2 && search.errors.contains("Notes.swift: error: cannot be read: its text in '0.facts'"))
    #expect(try folder.envlint("--facts-in", "none.facts").errors.contains("No such file or directory"))
    #expect(try folder.envlint("--facts-in", "Sources").status == 2)
    #expect(try folder.envlint("--facts-in", "/dev/null").errors.contains("is no regular file"))
  }

  /// What has the right checksum can be wrong all the same.
  @Test func countsThatCannotBeAreAnError() throws {
    let (huge, most) = (Int.max, largestSourceByteCount)
    for counts in [[huge], [most + 1], [1 << 62, 1 << 62, 1 << 62], [most, 1]] {
      var index = FactsIndex()
      for (number, count) in counts.enumerated() {
        let look = FileLook(skim: nil, byteCount: count, mentionsDirective: false, mayHoldRoot: false)
        var text = FactsIndex.Text(SourceBytes(""))
        text.byteCount = count
        index.sources.append(("A\(number).swift", .text(text, look)))
      }
      try FactsFile.write(index, [], toPath: folder.absolute("0.facts"))
      #expect(try folder.envlint("--facts-in", "0.facts").errors.contains("is cut off or damaged"), "\(counts)")
    }
    for paths in [
      ["/A.swift"], ["../A.swift"], ["A/../../B.swift"], [""], ["B.swift", "A.swift"], ["A.swift", "A.swift"],
    ] {
      var index = FactsIndex()
      for path in paths { index.sources.append((path, .skipped(reason: ""))) }
      try FactsFile.write(index, [], toPath: folder.absolute("0.facts"))
      #expect(try folder.envlint("--facts-in", "0.facts").errors.contains("is cut off or damaged"), "\(paths)")
    }
  }

  @Test func aChecksumIsOfBytesAndNotOfTheirParts() {
    let bytes = (0..<100).map { UInt8($0 * 7 % 251) }
    let whole = bytes.withUnsafeBytes { Checksum(of: $0[...]).value }
    for cut in 0...bytes.count {
      var sum = Checksum()
      for part in [bytes[..<cut], bytes[cut...]] { part.withUnsafeBytes { sum.add($0[...]) } }
      #expect(sum.value == whole)
    }
    #expect((bytes + [0]).withUnsafeBytes { Checksum(of: $0[...]).value } != whole)
  }

  @Test func aPipeIsWrittenToAndStaysOne() throws {
    _ = try folder.envlint("--facts-out", "file.facts", ".")
    let device = folder.absolute("device")
    #expect(mkfifo(device, 0o600) == 0)
    let reader = open(device, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    #expect(try folder.envlint("--facts-out", "device", ".").status == 0)
    var status = stat()
    #expect(lstat(device, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
    let count = try data(of: "file.facts").count
    var bytes = [UInt8](repeating: 0, count: count + 1)
    #expect(read(reader, &bytes, count + 1) == count)
    #expect(try Data(bytes.prefix(count)) == data(of: "file.facts"))
  }

  @Test func partsOfDifferentStatesAreAnError() throws {
    let merged = try parts([["Sources"], ["."]])
    try folder.write("struct Changed {}\n", to: "Sources/Keys/Notes.swift")
    _ = try folder.envlint("--facts-out", "1.facts", ".")
    let run = try folder.envlint(merged)
    #expect(run.status == 2)
    #expect(
      run.errors.contains("'0.facts' and '1.facts' were written from different states of 'Sources/Keys/Notes.swift'"))
  }

  @Test func nothingIsWrittenWhereSomethingIsMissing() throws {
    #expect(try folder.envlint("--facts-out", "all.facts", "Sources/App", "Sources/Nope").status == 2)
    #expect(try folder.envlint("--facts-out", "none/all.facts", "Sources").errors.contains("does not exist"))
    try folder.link("Sources/App/Lost.swift", to: "nowhere.swift")
    let lost = try folder.envlint("--facts-out", "all.facts", "Sources")
    #expect(lost.status == 2 && lost.errors.contains("'Sources/App/Lost.swift'"))
    #expect(!FileManager.default.fileExists(atPath: folder.absolute("all.facts")))
    try folder.makeFolder("Empty")
    let empty = try folder.envlint("--facts-out", "all.facts", "Empty")
    #expect(empty.status == 0 && empty.errors.contains("no Swift files in 'Empty'"))
  }

  @Test func partsNeedOneRoot() throws {
    try FileManager.default.removeItem(atPath: folder.absolute(".git"))
    // Without a repository and a configuration, the working directory is the root.
    let merged = try parts()
    try expectTheSame(merged, Self.everyRule + ["--project-root", "."])
    let nothing = try folder.envlint("--facts-out", "1.facts", "0.facts")
    #expect(nothing.status == 0 && nothing.errors.contains("wrote the facts of 0 files"))
    let outside = try folder.envlint("--facts-out", "1.facts", "../Keys", in: "Sources/App")
    #expect(outside.status == 2 && outside.errors.contains("not inside of the project root"))
  }

  @Test(arguments: [
    ["--facts-in", "a", "--fix"], ["--facts-in", "a", "--diff"], ["--facts-in", "a", "--changed"],
    ["--facts-in", "a", "--staged"], ["--facts-in", "a", "-"], ["--facts-in", "a", "--force-exclude"],
    ["--facts-out", "a", "--fix"], ["--facts-out", "a", "--format", "json"], ["--facts-out", "a", "--statistics"],
    ["--facts-out", "a", "--baseline", "b"], ["--facts-out", "a", "--write-baseline", "b"], ["--facts-out", "a", "-"],
    ["--facts-out", "a", "--diff"], ["--facts-out", "a", "--changed"], ["--facts-out", "a", "--staged"],
    ["--facts-out", "a", "--prune-baseline"], ["--facts-out", "a", "--config", "b"],
    ["--facts-out", "a", "--only", "dead_entry"], ["--facts-out", "a", "--enable", "dead_entry"],
    ["--facts-out", "a", "--disable", "dead_entry"], ["--facts-out", "a", "--min-severity", "info"],
    ["--facts-out", "a", "--strict"], ["--facts-out", "a", "--sarif-category", "b"],
    ["--facts-out", "a", "--sarif-include-suppressed"],
  ])
  func whatMakesNoSenseTogetherIsAnError(_ words: [String]) throws {
    let run = try folder.envlint(words)
    #expect(run.status == 2 && run.errors.contains("contradict each other"), "\(run.errors)")
  }
}

extension Sequence {
  fileprivate func chunked(by count: Int) -> [[Element]] {
    reduce(into: []) { chunks, element in
      if let last = chunks.last, last.count < count {
        chunks[chunks.count - 1].append(element)
      } else {
        chunks.append([element])
      }
    }
  }
}
