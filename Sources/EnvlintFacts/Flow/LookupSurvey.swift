/// The numbers of lookups by what is known about them, and the reasons why something isn't known.
public struct LookupSurvey: Sendable, Equatable {
  /// The steps between a root and views that look something up, and the number of lookups beyond each.
  public struct Doubt: Sendable, Equatable {
    /// A short phrase for the unknown step.
    public var text: String
    public var lookupCount: Int
  }

  private var counts: [LookupProof.Mark: Int] = [:]
  /// For those that are unresolved, the most frequent first.
  public private(set) var doubts: [Doubt] = []

  public init(_ proofs: [LookupProof]) {
    var doubts: [String: Int] = [:]
    for proof in proofs {
      counts[proof.state.mark, default: 0] += 1
      if case .unresolved(let step) = proof.state { doubts[step.text, default: 0] += 1 }
    }
    self.doubts = doubts.map { Doubt(text: $0, lookupCount: $1) }.sorted {
      ($1.lookupCount, $0.text) < ($0.lookupCount, $1.text)
    }
  }

  public subscript(mark: LookupProof.Mark) -> Int { counts[mark] ?? 0 }

  /// The lookups that this project is responsible for: all but those that are left to others.
  public var lookupCount: Int { counts.values.reduce(0, +) - self[.leftToHost] }

  /// The proven share of them, rounded down; nil without lookups.
  public var percent: Int? { lookupCount == 0 ? nil : self[.proven] * 100 / lookupCount }

  /// The number of lookups that are yet to be proven for a share of at least so many percent; 0 without lookups.
  public func missing(for percent: Int) -> Int {
    // The smallest number of proven lookups with a share that isn't below it.
    max(0, (lookupCount * percent + 99) / 100 - self[.proven])
  }
}
