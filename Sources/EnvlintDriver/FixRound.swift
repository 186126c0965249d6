import EnvlintFacts
import EnvlintSyntax

/// One round of fixing: the fixes that can be made together, and what their files hold then.
///
/// A fix is made as a whole or not at all. Of fixes that overlap or touch, or that are of one declaration, the first one is made; the
/// others come again, if at all, when the result is linted. No fix is made in a file with syntax errors, and none that would cause one:
/// each file is parsed again as it is then, and fixes that spoil it are left out.
struct FixRound {
  /// The new content of the files that change, by path.
  private(set) var contents: [String: SourceBytes] = [:]
  /// The number of fixes in `contents`.
  private(set) var fixCount = 0
  /// The findings whose fixes would have made a file no Swift, in the order of the report.
  private(set) var spoiling: [Diagnostic] = []

  /// - Parameters:
  ///   - findings: in the order of the report.
  ///   - allowsUnsafe: whether suggestions are also applied.
  ///   - frozen: files that must not change; grows by those that cannot.
  ///   - content: the current text of a file; nil when it can't be read.
  init(
    _ findings: [Diagnostic], allowsUnsafe: Bool, frozen: inout Set<String>, content: (String) -> SourceBytes?
  ) {
    let fixable = findings.compactMap { finding in
      finding.fixes.first { allowsUnsafe || $0.safety == .safe }.map { (finding: finding, fix: $0) }
    }
    var parsed: [String: SourceBytes] = [:]
    var spoiling: Set<Int> = []
    // Each pass leaves something out that those before it had, or is the last one.
    while true {
      let choice = FixChoice(fixable.map(\.fix), leavingOut: spoiling, frozen: frozen)
      var contents: [String: SourceBytes] = [:]
      var isComplete = true
      for (file, edits) in choice.edits {
        guard let old = parsed[file] ?? content(file), parsed[file] != nil || FixRound.isSwift(old) else {
          frozen.insert(file)
          isComplete = false
          continue
        }
        parsed[file] = old
        let new = edits.applied(to: old)
        if FixRound.isSwift(new) {
          contents[file] = new
        } else {
          let found = FixRound.spoiling(edits, old)
          if found.count == FixRound.mostSpoiling { frozen.insert(file) }
          spoiling.formUnion(found)
          isComplete = false
        }
      }
      if isComplete {
        self.contents = contents
        fixCount = Set(choice.edits.values.flatMap(\.fixes)).count
        self.spoiling = spoiling.sorted().map { fixable[$0].finding }
        return
      }
    }
  }

  private static func isSwift(_ source: SourceBytes) -> Bool { SyntaxTree(parsing: source).errors.isEmpty }

  /// Where so many fixes spoil a file, it is left as it is: to find each takes a dozen parses.
  private static let mostSpoiling = 8

  /// The fixes without which the edits of the others leave a file Swift: at least one, at most `mostSpoiling`.
  private static func spoiling(_ edits: EditList, _ source: SourceBytes) -> [Int] {
    var kept: Set<Int> = []
    var rest = edits.fixes[...]
    var found: [Int] = []
    func isSwift(with added: ArraySlice<Int>) -> Bool {
      FixRound.isSwift(edits.applied(to: source, of: kept.union(added)))
    }
    while found.count < mostSpoiling, !isSwift(with: rest) {
      // The longest start of the rest that can be made: with those in the lower half of the range it is Swift, with all it is not.
      var works = rest.startIndex
      var spoils = rest.endIndex
      while spoils - works > 1 {
        let middle = (works + spoils) / 2
        if isSwift(with: rest[..<middle]) { works = middle } else { spoils = middle }
      }
      kept.formUnion(rest[..<works])
      found.append(rest[works])
      rest = rest[(works + 1)...]
    }
    return found
  }
}
