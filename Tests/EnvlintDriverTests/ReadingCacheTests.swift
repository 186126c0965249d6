import EnvlintConfiguration
import EnvlintRules
import EnvlintSyntax
import Foundation
import Testing

@testable import EnvlintDriver

/// A run that keeps the readings of unchanged files finds the same as one that reads them all again.
@Suite struct ReadingCacheTests {
  private struct Random: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 33
    }
  }

  private static let linter: Linter = {
    var settings = Settings()
    settings.onlyRules = Catalog.rules.map(\.id)
    return Linter(settings: settings, threads: 2)
  }()

  private static func sources(of files: [String: String]) -> SourceSet {
    let paths = files.keys.sorted()
    let bytes = paths.map { SourceBytes(files[$0] ?? "") }
    return SourceSet(paths: paths) { .bytes(bytes[$0]) }
  }

  /// The Swift files of two small apps, by their paths.
  private static func apps() throws -> [String: String] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
    var files: [String: String] = [:]
    for (name, folder) in [("Plants", "Examples"), ("Reader", "Tests/Seeded/Reader")] {
      let base = root.appending(path: folder)
      for path in try FileManager.default.subpathsOfDirectory(atPath: base.path) where path.hasSuffix(".swift") {
        files[name + "/" + path] = try String(contentsOf: base.appending(path: path), encoding: .utf8)
      }
    }
    return files
  }

  private static let insertions = [
    "@Entry var extra: () -> Void = {}", "struct View {}", "import SwiftUI", "// envlint:disable:next closure_entry",
    ".environment(Library())", "@Environment(Library.self) private var library", "}", "Shelf()",
    "typealias Shelf = Int",
  ]

  /// Changes a line of one file, or adds or removes a file: the path.
  private static func edit(
    _ files: inout [String: String], of apps: [String: String], using random: inout Random
  ) throws -> String {
    let path = try #require(apps.keys.sorted().randomElement(using: &random))
    guard let text = files[path], Int.random(in: 0..<8, using: &random) > 0 else {
      files[path] = files[path] == nil ? apps[path] : nil
      return path
    }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    let index = Int.random(in: 0..<lines.count, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: lines.remove(at: index)
    case 1: lines.insert(try #require(insertions.randomElement(using: &random)), at: index)
    case 2: lines.swapAt(index, Int.random(in: 0..<lines.count, using: &random))
    default: lines = try #require(apps[path]).split(separator: "\n").map { String($0) }
    }
    files[path] = lines.joined(separator: "\n")
    return path
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>) func aRunFindsTheSameAfterEachChange(_ seed: UInt64) throws {
    let apps = try Self.apps()
    #expect(apps.count > 15)
    var random = Random(state: seed)
    var files = apps
    let cache = ReadingCache()
    var results: Set<[String]> = []
    for _ in 0..<25 {
      let kept = Self.linter.lint(Self.sources(of: files), cache: cache)
      let fresh = Self.linter.lint(Self.sources(of: files))
      #expect(kept.diagnostics == fresh.diagnostics)
      #expect(kept.notices == fresh.notices)
      #expect(kept.filesWithDirectives == fresh.filesWithDirectives)
      results.insert(fresh.diagnostics.map { "\($0.location.file): \($0.message)" })
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        cache.forget([try Self.edit(&files, of: apps, using: &random)])
      }
    }
    #expect(results.count > 5, "the changes change nothing")
  }

  @Test func onlyWhatChangedIsReadAgain() throws {
    var files = try Self.apps()
    let cache = ReadingCache()
    let path = try #require(files.keys.sorted().first)
    func reads() -> Set<String> {
      let read = ReadPaths()
      let sources = Self.sources(of: files)
      let observed = SourceSet(paths: sources.paths) { index in
        read.insert(sources.paths[index])
        return sources.read(index)
      }
      _ = Self.linter.lint(observed, cache: cache)
      return read.paths
    }
    #expect(reads().count == files.count)
    #expect(reads().isEmpty)
    files[path]?.append("\n// changed\n")
    cache.forget([path])
    #expect(reads() == [path])
  }
}

private final class ReadPaths: @unchecked Sendable {
  private let mutex = Mutex()
  private var found: Set<String> = []

  func insert(_ path: String) { mutex.withLock { _ = found.insert(path) } }

  var paths: Set<String> { mutex.withLock { found } }
}
