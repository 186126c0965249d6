#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Testing

/// The files of this repository, as the tests about it read them.
enum Repository {
  /// The folder of `Package.swift`, without a slash at its end.
  static let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")

  /// Whether stale generated files are rewritten, not only reported: `ENVLINT_UPDATE=1 swift test`.
  static let isUpdating = ProcessInfo.processInfo.environment["ENVLINT_UPDATE"] == "1"

  /// - Parameter path: relative to the root.
  static func text(_ path: String) throws -> String {
    let bytes = try #require(FileManager.default.contents(atPath: root + "/" + path), "cannot read '\(path)'")
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The paths, relative to the root, of all files below a folder; sorted, hidden files and folders left out.
  static func files(below folder: String, suffix: String) throws -> [String] {
    var found: [String] = []
    for name in try FileManager.default.contentsOfDirectory(atPath: root + "/" + folder) where !name.hasPrefix(".") {
      let path = folder + "/" + name
      var isDirectory = false
      _ = FileManager.default.fileExists(atPath: root + "/" + path, isDirectory: &isDirectory)
      if isDirectory {
        found += try files(below: path, suffix: suffix)
      } else if name.hasSuffix(suffix) {
        found.append(path)
      }
    }
    return found.sorted()
  }

  /// Holds a generated file to what it should be: fails when it is stale, rewrites it when asked to.
  static func expect(_ path: String, toBe content: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let current = FileManager.default.contents(atPath: root + "/" + path).map { String(decoding: $0, as: UTF8.self) }
    if current == content { return }
    if isUpdating {
      try Data(content.utf8).write(to: URL(filePath: root + "/" + path))
    } else {
      Issue.record(
        "'\(path)' is stale; run 'ENVLINT_UPDATE=1 swift test --filter RepositoryTests' and commit what changes",
        sourceLocation: sourceLocation)
    }
  }

  /// The same for what stands between `<!-- name:begin -->` and `<!-- name:end -->`.
  static func expectPart(
    _ name: String, of path: String, toBe content: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let text = try text(path)
    let begin = try #require(text.firstRange(of: "<!-- \(name):begin -->\n"), sourceLocation: sourceLocation)
    let end = try #require(text.firstRange(of: "<!-- \(name):end -->"), sourceLocation: sourceLocation)
    try expect(
      path, toBe: text[..<begin.upperBound] + content + text[end.lowerBound...], sourceLocation: sourceLocation)
  }
}
