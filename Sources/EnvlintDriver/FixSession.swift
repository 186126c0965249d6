import EnvlintFacts
import EnvlintReporting
import EnvlintSyntax

/// The fixing of one project: rounds of linting and fixing in memory, then the writing.
struct FixSession {
  /// More rounds than any set of fixes needs that does not go in circles.
  static let mostRounds = 10

  /// The files as they are fixed so far.
  private(set) var sources: SourceSet
  /// The number of fixes made so far.
  private(set) var fixCount = 0
  /// The content of the changed files, by path.
  private(set) var changed: [String: SourceBytes] = [:]
  /// The original contents of the changed files.
  private var originals: [String: SourceBytes] = [:]
  private var frozen: Set<String> = []
  /// The rules whose fixes spoil a file; they are not tried again there.
  private var spoilers: Set<Spoiler> = []
  private let given: SourceSet
  private let allowsUnsafe: Bool
  private let isWritable: (String) -> Bool
  /// Files that have a fix and cannot be written.
  private var unwritable: Set<String> = []

  private struct Spoiler: Hashable {
    var rule: String
    var file: String
  }

  /// - Parameter isWritable: takes a path of the sources. A fix that would change a file which is not is not made at all,
  ///   in no file.
  init(_ sources: SourceSet, allowsUnsafe: Bool, isWritable: @escaping (String) -> Bool) {
    self.sources = sources
    given = sources
    self.allowsUnsafe = allowsUnsafe
    self.isWritable = isWritable
  }

  /// Makes what can be made of the fixes of some findings; false when nothing could.
  mutating func makeFixes(of findings: [Diagnostic]) -> Bool {
    var unwritable: Set<String> = []
    let findings = findings.filter { !spoilers.contains(Spoiler(rule: $0.rule, file: $0.location.file)) }
    let round = FixRound(findings, allowsUnsafe: allowsUnsafe, frozen: &frozen) { file in
      if isWritable(file) { return sources.content(of: file) }
      unwritable.insert(file)
      return nil
    }
    self.unwritable.formUnion(unwritable)
    spoilers.formUnion(round.spoiling.map { Spoiler(rule: $0.rule, file: $0.location.file) })
    if round.contents.isEmpty { return false }
    for (file, content) in round.contents {
      if originals[file] == nil { originals[file] = given.content(of: file) }
      changed[file] = content
    }
    fixCount += round.fixCount
    sources = given.replacing(changed.mapValues { .bytes($0) })
    return true
  }

  /// The changes of each file, sorted by path.
  var changes: [(file: String, old: SourceText, new: SourceText)] {
    changed.keys.sorted().compactMap { file in
      guard let old = originals[file], let new = changed[file], old != new else { return nil }
      return (file, SourceText(old.text), SourceText(new.text))
    }
  }

  /// Problems of the fixes themselves, sorted by path.
  var problems: [Report.Notice] {
    spoilers.sorted { ($0.file, $0.rule) < ($1.file, $1.rule) }.map { spoiler in
      Report.Notice(
        "a fix of '\(spoiler.rule)' is skipped because it would break the file; please report this envlint bug",
        file: spoiler.file)
    }
  }

  /// Writes the changed files below `root`. What cannot be written is as before the session, and said.
  ///
  /// All new contents are on the disk before the first file is replaced: when the disk is full, nothing has changed.
  mutating func write(root: String) -> [Report.Notice] {
    var notices = unwritable.sorted().map { file in
      Report.Notice("is not fixed: \(ReplacementError.notWritable.message)", file: file, severity: .error)
    }
    var prepared: [(file: String, content: PreparedFile)] = []
    for (file, _, _) in changes {
      guard let old = originals[file], let new = changed[file] else { continue }
      do throws(ReplacementError) {
        prepared.append((file, try prepareFile(atPath: joined(root, file), expecting: old.text, with: new.text)))
      } catch {
        notices.append(Report.Notice("is not fixed: \(error.message)", file: file, severity: .error))
        changed[file] = nil
        guard case .system = error else { continue }
        prepared.forEach { $0.content.discard() }
        changed = [:]
        sources = given
        return notices + [Report.Notice("no fixes are applied because a file couldn't be written", file: "")]
      }
    }
    for (file, content) in prepared {
      do throws(SystemError) {
        try content.commit()
      } catch {
        notices.append(Report.Notice("is not fixed: \(error.message)", file: file, severity: .error))
        changed[file] = nil
      }
    }
    sources = given.replacing(changed.mapValues { .bytes($0) })
    return notices
  }
}

extension SourceSet {
  /// The bytes of a file; nil when it is none of the project's, or cannot be read.
  fileprivate func content(of file: String) -> SourceBytes? {
    guard let index = index(of: file), case .bytes(let bytes) = read(index) else { return nil }
    return bytes
  }
}

extension SourceBytes {
  fileprivate var text: ArraySlice<UInt8> { ArraySlice(padded[..<count]) }
}
