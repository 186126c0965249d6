import EnvlintFacts
import EnvlintReporting

/// Lookups that were proven, so that a run can report those that no longer are.
///
/// A lookup is known by its file, its property and what it looks up, which neither inserted lines nor reformatting change.
struct ProofBaseline: BaselineFile, Equatable {
  struct Entry: Hashable {
    /// Relative to the project root.
    var file: String
    /// The path of the declarations around the property, and its name.
    var symbol: String
    /// The type or key that is looked up.
    var name: String
    /// Among lookups that are equal in all this, from 1 in the order of the file: properties in the branches of an `#if`.
    var ordinal = 1
  }

  /// Sorted: entries that change together are adjacent.
  private(set) var entries: [Entry]

  init(_ entries: [Entry]) {
    self.entries = entries.sorted {
      ($0.file, $0.symbol, $0.name, $0.ordinal) < ($1.file, $1.symbol, $1.name, $1.ordinal)
    }
  }

  /// - Parameter proofs: in the order of `LookupProofs`.
  init(_ proofs: [LookupProof]) {
    self.init(zip(proofs, ProofBaseline.entries(of: proofs)).filter { $0.0.state.mark == .proven }.map(\.1))
  }

  /// The entries of what was proven and still has a lookup, proven or not, and of what is proven now.
  ///
  /// - Parameter proofs: in the order of `LookupProofs`.
  func ratcheted(_ proofs: [LookupProof]) -> (baseline: ProofBaseline, regressedCount: Int) {
    let regressed = compare(proofs).regressed
    let entries = ProofBaseline.entries(of: proofs)
    return (ProofBaseline(ProofBaseline(proofs).entries + regressed.map { entries[$0] }), regressed.count)
  }

  private static func entries(of proofs: [LookupProof]) -> [Entry] {
    var counts: [Entry: Int] = [:]
    return proofs.map { proof in
      var entry = Entry(file: proof.location.file, symbol: proof.symbol, name: proof.name)
      counts[entry, default: 0] += 1
      entry.ordinal = counts[entry] ?? 1
      return entry
    }
  }

  /// The differences between what was proven and what is.
  struct Comparison: Equatable {
    /// Indices of the lookups that were proven and no longer are.
    var regressed: [Int] = []
    /// The number of proven lookups that weren't before.
    var newCount = 0
    /// The number of entries whose lookup is gone.
    var goneCount = 0
  }

  /// - Parameter proofs: in the order of `LookupProofs`.
  func compare(_ proofs: [LookupProof]) -> Comparison {
    var comparison = Comparison()
    var known = Set(entries)
    let found = ProofBaseline.entries(of: proofs)
    let listed = found.map { known.remove($0) != nil }
    // A lookup that moved to another file, or has a type that isn't known any more, is still the same.
    var moved = Dictionary(grouping: known.sorted { $0.file < $1.file }) { Moved($0) }
    for index in proofs.indices {
      let isProven = proofs[index].state.mark == .proven
      let key = Moved(found[index])
      if listed[index] || moved[key]?.popLast() != nil {
        if !isProven { comparison.regressed.append(index) }
      } else if isProven {
        comparison.newCount += 1
      }
    }
    comparison.goneCount = moved.values.reduce(0) { $0 + $1.count }
    return comparison
  }

  /// A lookup without its file.
  private struct Moved: Hashable {
    var symbol: String
    /// Of a nested type its own name alone, as it may be written.
    var name: Substring

    init(_ entry: Entry) {
      symbol = entry.symbol
      name = entry.name.hasPrefix("\\.") ? entry.name[...] : entry.name.split(separator: ".").last ?? ""
    }
  }
}

extension ProofBaseline {
  private static let form = BaselineForm(list: "proven")

  /// The file, with sorted entries.
  var text: String {
    ProofBaseline.form.text(
      entries.map { entry in
        .object([
          ("file", .string(entry.file)), ("symbol", .string(entry.symbol)), ("name", .string(entry.name)),
          ("ordinal", .integer(entry.ordinal)),
        ])
      })
  }

  /// Order and layout don't matter.
  init(parsing bytes: ArraySlice<UInt8>) throws(BaselineFormatError) {
    var entries: [Entry] = []
    for (index, entry) in try ProofBaseline.form.entries(in: bytes).enumerated() {
      guard let file = entry["file"]?.string, let symbol = entry["symbol"]?.string, let name = entry["name"]?.string,
        let ordinal = entry["ordinal"]?.integer
      else {
        throw BaselineFormatError(message: "entry \(index + 1) lacks 'file', 'symbol', 'name' or 'ordinal'")
      }
      entries.append(Entry(file: file, symbol: symbol, name: name, ordinal: ordinal))
    }
    self.init(entries)
  }
}
