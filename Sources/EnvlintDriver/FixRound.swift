import EnvlintFacts
import EnvlintSyntax

/// One round of fixing: the fixes that can be made together, and what their files hold then.
///
/// A fix is made as a whole or not at all. Of fixes that overlap or touch, or that are of one declaration, the first one is made; the
/// others come again, if at all, when the result is linted. No fix is made in a file with syntax errors, and none that would cause one.
struct FixRound {
  /// The new content of the files that change, by path.
  private(set) var contents: [String: SourceBytes] = [:]

  /// - Parameters:
  ///   - findings: in the order of the report.
  ///   - allowsUnsafe: whether suggestions are made, too.
  ///   - frozen: files that must not change; grows by those that cannot.
  ///   - content: what a file holds now; nil when it cannot be read.
  init(
    _ findings: [Diagnostic], allowsUnsafe: Bool, frozen: inout Set<String>, content: (String) -> SourceBytes?
  ) {
    let fixes = findings.compactMap { finding in finding.fixes.first { allowsUnsafe || $0.safety == .safe } }
    // Each pass freezes a file, or is the last one.
    while true {
      let edits = FixRound.compatible(fixes, frozen: frozen)
      var contents: [String: SourceBytes] = [:]
      var broken: Set<String> = []
      for (file, edits) in edits {
        guard let old = content(file), SyntaxTree(parsing: old).errors.isEmpty else {
          broken.insert(file)
          continue
        }
        let new = FixRound.applying(edits, to: old)
        if SyntaxTree(parsing: new).errors.isEmpty { contents[file] = new } else { broken.insert(file) }
      }
      if broken.isEmpty {
        self.contents = contents
        return
      }
      frozen.formUnion(broken)
    }
  }

  /// The edits of the fixes that fit to those before them, by file.
  private static func compatible(_ fixes: [Fix], frozen: Set<String>) -> [String: [Fix.Edit]] {
    var accepted: [String: [Fix.Edit]] = [:]
    var claimed: Set<Fix.Claim> = []
    for fix in fixes where !fix.edits.isEmpty {
      let fits = fix.edits.allSatisfy { edit in
        !frozen.contains(edit.location.file)
          && !(accepted[edit.location.file] ?? []).contains { touch($0.location.range, edit.location.range) }
      }
      guard fits, claimed.isDisjoint(with: fix.claims) else { continue }
      claimed.formUnion(fix.claims)
      for edit in fix.edits { accepted[edit.location.file, default: []].append(edit) }
    }
    return accepted
  }

  /// Where one ends at the start of the other they touch, too: each was made for what stood there.
  private static func touch(_ first: Range<UInt32>, _ second: Range<UInt32>) -> Bool {
    first.lowerBound <= second.upperBound && second.lowerBound <= first.upperBound
  }

  /// The bytes with the edits made. New lines end as those of the file do; every other byte stays what it is.
  private static func applying(_ edits: [Fix.Edit], to source: SourceBytes) -> SourceBytes {
    let lineEnd = source.lineEnd
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.count)
    var position = 0
    for edit in edits.sorted(by: { $0.location < $1.location }) {
      bytes += source.padded[position..<Int(edit.location.range.lowerBound)]
      for byte in edit.replacement.utf8 where byte != UInt8(ascii: "\r") {
        if byte == UInt8(ascii: "\n") { bytes += lineEnd } else { bytes.append(byte) }
      }
      position = Int(edit.location.range.upperBound)
    }
    bytes += source.padded[position..<source.count]
    return SourceBytes(bytes)
  }
}

extension SourceBytes {
  /// How the first line ends; as on Unix when there is one line alone.
  fileprivate var lineEnd: [UInt8] {
    let newline = UInt8(ascii: "\n")
    let carriageReturn = UInt8(ascii: "\r")
    guard let first = padded[..<count].firstIndex(where: { $0 == newline || $0 == carriageReturn }) else {
      return [newline]
    }
    if padded[first] == newline { return [newline] }
    return self[first + 1] == newline ? [carriageReturn, newline] : [carriageReturn]
  }
}
