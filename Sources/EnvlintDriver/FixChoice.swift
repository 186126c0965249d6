import EnvlintFacts
import EnvlintReporting
import EnvlintSyntax

/// The fixes, out of many, that can be applied together: each that is compatible with those before it.
struct FixChoice {
  /// By file.
  private(set) var edits: [String: EditList] = [:]

  /// - Parameters:
  ///   - excluded: indices of fixes that are not made.
  ///   - frozen: files that must not change.
  init(_ fixes: [Fix], leavingOut excluded: Set<Int>, frozen: Set<String>) {
    var claimed: Set<Fix.Claim> = []
    for (index, fix) in fixes.enumerated() where !fix.edits.isEmpty && !excluded.contains(index) {
      let fits = fix.edits.allSatisfy { edit in
        !frozen.contains(edit.location.file) && edits[edit.location.file]?.touches(edit.location.range) != true
      }
      guard fits, claimed.isDisjoint(with: fix.claims) else { continue }
      claimed.formUnion(fix.claims)
      for edit in fix.edits { edits[edit.location.file, default: EditList()].insert(edit, ofFix: index) }
    }
  }
}

/// The edits of one file, which don't touch edits of other fixes.
struct EditList {
  private struct Entry {
    var edit: Fix.Edit
    var fix: Int
    var range: Range<UInt32> { edit.location.range }
  }

  /// In source order.
  private var entries: [Entry] = []

  /// The fixes that have an edit here, ascending.
  var fixes: [Int] { Set(entries.map(\.fix)).sorted() }

  /// Whether an edit lies in a range, or ends where it starts, or starts where it ends: each edit was made for what is around it.
  func touches(_ range: Range<UInt32>) -> Bool {
    let next = firstIndex { $0.range.upperBound >= range.lowerBound }
    return next < entries.count && entries[next].range.lowerBound <= range.upperBound
  }

  mutating func insert(_ edit: Fix.Edit, ofFix fix: Int) {
    let place = firstIndex { edit.location < $0.edit.location }
    entries.insert(Entry(edit: edit, fix: fix), at: place)
  }

  /// The first entry that fulfils a condition which all later entries also fulfil; the number of entries when none does. O(log n).
  private func firstIndex(where holds: (Entry) -> Bool) -> Int {
    var places = entries.indices
    while !places.isEmpty {
      let middle = (places.lowerBound + places.upperBound) / 2
      places = holds(entries[middle]) ? places.lowerBound..<middle : middle + 1..<places.upperBound
    }
    return places.lowerBound
  }

  /// The bytes with the edits made: of all fixes, or of some. New lines end as those of the file do; every other byte stays what it is.
  func applied(to source: SourceBytes, of fixes: Set<Int>? = nil) -> SourceBytes {
    let lineEnd = LineEnd(of: source.padded[..<source.count])
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.count)
    var position = 0
    for entry in entries where fixes?.contains(entry.fix) != false {
      bytes += source.padded[position..<Int(entry.range.lowerBound)]
      bytes += lineEnd.applied(to: entry.edit.replacement)
      position = Int(entry.range.upperBound)
    }
    bytes += source.padded[position..<source.count]
    return SourceBytes(bytes)
  }
}
