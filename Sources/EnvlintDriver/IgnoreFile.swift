/// The patterns of one `.gitignore` file, and through `parent` those of the folders above it.
///
/// A class, because every folder below shares the same chain.
final class IgnoreFile: Sendable {
  private let patterns: Patterns
  /// The patterns that can match a Swift file: most are about folders, logs and the like.
  private let swiftPatterns: Patterns
  /// The number of bytes of the folder's absolute path with a `/` at its end.
  private let baseByteCount: Int
  private let parent: IgnoreFile?
  /// The next file on the way up that has patterns for Swift files.
  private let swiftParent: IgnoreFile?

  /// - Parameters:
  ///   - text: the file's bytes.
  ///   - folder: absolute; where its patterns start.
  ///   - parent: what else is in force; this file's patterns win.
  init(_ text: ArraySlice<UInt8>, folder: String, parent: IgnoreFile?) {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let lines = (text.starts(with: byteOrderMark) ? text.dropFirst(3) : text).split(separator: UInt8(ascii: "\n"))
    // Reversed, because the last pattern that matches decides.
    let all = lines.reversed().compactMap { line in
      IgnorePattern(line: line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
    }
    patterns = Patterns(all)
    swiftPatterns = Patterns(all.filter { $0.canMatchFile(endingWith: swiftSuffix) })
    swiftParent = parent.flatMap { $0.swiftPatterns.isEmpty ? $0.swiftParent : $0 }
    baseByteCount = folder.utf8.count + (folder == "/" ? 0 : 1)
    self.parent = parent
  }

  /// Patterns in the order in which they decide.
  private struct Patterns: Sendable {
    private let all: [IgnorePattern]
    /// The bytes that the names matched by each pattern can end with. They decide most names, at a fraction of a pattern's cost.
    private let lastBytes: ContiguousArray<ByteSet>

    init(_ patterns: [IgnorePattern]) {
      all = patterns
      lastBytes = ContiguousArray(patterns.map(\.lastBytes))
    }

    var isEmpty: Bool { all.isEmpty }

    /// The first one that matches; see `IgnorePattern.matches`.
    func first(matching path: ArraySlice<UInt8>, nameStart: Int, isDirectory: Bool) -> IgnorePattern? {
      guard let last = path.last else { return nil }
      for index in lastBytes.indices where lastBytes[index].contains(last) {
        if all[index].matches(path, nameStart: nameStart, isDirectory: isDirectory) { return all[index] }
      }
      return nil
    }
  }

  /// Whether git would ignore a file or folder whose parent folder it does not ignore.
  ///
  /// - Parameters:
  ///   - path: absolute.
  ///   - nameStart: the index in `path` where its last component starts.
  func ignores(_ path: ArraySlice<UInt8>, nameStart: Int, isDirectory: Bool) -> Bool {
    let isSwift = !isDirectory && path.suffix(swiftSuffix.count).elementsEqual(swiftSuffix)
    var file: IgnoreFile? = self
    while let current = file {
      let relative = path[(path.startIndex + current.baseByteCount)...]
      let patterns = isSwift ? current.swiftPatterns : current.patterns
      if let found = patterns.first(matching: relative, nameStart: nameStart, isDirectory: isDirectory) {
        return !found.isNegated
      }
      file = isSwift ? current.swiftParent : current.parent
    }
    return false
  }
}

extension IgnoreFile {
  /// `parent` with the `.gitignore` of a folder, where there is a readable one.
  static func reading(inFolder folder: String, parent: IgnoreFile?) -> IgnoreFile? {
    guard let text = try? readText(atPath: joined(folder, ".gitignore")) else { return parent }
    return IgnoreFile(text, folder: folder, parent: parent)
  }

  /// The patterns that a repository ignores without a file in its tree: `info/exclude` of its git folder.
  static func readingExclude(ofRepository gitRoot: String) -> IgnoreFile? {
    guard let text = try? readText(atPath: joined(gitFolder(ofRepository: gitRoot), "info/exclude")) else { return nil }
    return IgnoreFile(text, folder: gitRoot, parent: nil)
  }
}

/// The folder that holds what the worktrees of a repository share. In a worktree or submodule `.git` is a file that
/// points to it. Source: gitrepository-layout(5).
private func gitFolder(ofRepository gitRoot: String) -> String {
  let dotGit = joined(gitRoot, ".git")
  guard let pointer = firstLine(ofFile: dotGit), pointer.hasPrefix("gitdir: ") else { return dotGit }
  let own = absolutePath(String(pointer.dropFirst("gitdir: ".count)), from: gitRoot)
  guard let common = firstLine(ofFile: joined(own, "commondir")) else { return own }
  return absolutePath(common, from: own)
}

private func firstLine(ofFile path: String) -> String? {
  guard let text = try? readText(atPath: path) else { return nil }
  return String(decoding: text.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }, as: UTF8.self)
}
