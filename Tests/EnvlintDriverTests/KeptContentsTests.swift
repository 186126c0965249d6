import EnvlintConfiguration
import EnvlintRules
import EnvlintSyntax
import Foundation
import Testing

@testable import EnvlintDriver

/// Each file of a run is opened once.
struct KeptContentsTests {
  /// How often each file was read.
  private final class Reads: @unchecked Sendable {
    private let lock = NSLock()
    private var counts: [Int: Int] = [:]

    func add(_ file: Int) { lock.withLock { counts[file, default: 0] += 1 } }
    var all: [Int: Int] { lock.withLock { counts } }
  }

  private func sources(_ reads: Reads) -> SourceSet {
    let paths = LoadingByNeedTests.project.keys.sorted()
    return SourceSet(paths: paths) { file in
      reads.add(file)
      return .bytes(SourceBytes(LoadingByNeedTests.project[paths[file]] ?? ""))
    }
  }

  private func lint(_ sources: SourceSet) -> LintResult {
    var settings = Settings()
    settings.optInRules = Catalog.rules.map(\.id)
    return Linter(settings: settings, threads: 2).lint(sources)
  }

  @Test func rulesAskForFilesAgainAndEachIsReadOnce() {
    let (plain, kept) = (Reads(), Reads())
    let expected = lint(sources(plain)).diagnostics
    #expect(plain.all.values.contains { $0 > 1 }, "nothing is asked again, so there is nothing to keep")
    #expect(lint(sources(kept).keepingContents()).diagnostics == expected)
    #expect(kept.all.values.allSatisfy { $0 == 1 })
    #expect(kept.all.count == LoadingByNeedTests.project.count)
  }

  @Test func aFileStaysAsItWasReadFirst() throws {
    let folder = try TemporaryFolder(["A.swift": "let a = 1"])
    let reads = Reads()
    let path = folder.absolute("A.swift")
    let sources = SourceSet(paths: ["A.swift"]) { (file: Int, buffer: inout ReadBuffer) in
      reads.add(file)
      return readSource(atPath: path, into: &buffer)
    }.keepingContents()
    guard case .bytes(SourceBytes("let a = 1")) = sources.read(0) else {
      Issue.record("other contents")
      return
    }
    try FileManager.default.removeItem(atPath: path)
    guard case .bytes(SourceBytes("let a = 1")) = sources.read(0) else {
      Issue.record("other contents")
      return
    }
    #expect(reads.all == [0: 1])
  }

  /// What can't be read isn't tried again; what there is no room for is.
  @Test func failuresAreKeptAndLargeFilesAreNot() {
    let reads = Reads()
    let large = SourceBytes(String(repeating: "x", count: 40 << 20))
    let sources = SourceSet(paths: ["A.swift", "B.swift", "C.swift"]) { file in
      reads.add(file)
      return file == 0 ? .failed(reason: "is gone") : .bytes(file == 1 ? SourceBytes("let b = 1") : large)
    }.keepingContents()
    for _ in 0..<3 {
      for file in 0..<3 { _ = sources.read(file) }
    }
    guard case .failed("is gone") = sources.read(0) else {
      Issue.record("no failure")
      return
    }
    #expect(reads.all == [0: 1, 1: 1, 2: 3])
  }
}

private func ~= (pattern: SourceBytes, value: SourceBytes) -> Bool { pattern == value }
