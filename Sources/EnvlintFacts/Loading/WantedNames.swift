extension Skim {
  /// Names by their hashes, such as those that the rules ask for.
  public struct WantedNames: Sendable {
    private let hashes: Set<UInt32>
    /// A bit for the low bits of each hash: most of a project's names are none of these, and this tells it fastest.
    private let filter: [UInt64]

    /// - Parameters:
    ///   - declared: names whose declarations are wanted.
    ///   - extended: names of types whose extensions are wanted.
    public init(declared: Set<String>, extended: Set<String>) {
      self.init(Set(declared.map { Skim.hash($0) }).union(extended.map { Skim.hash(extensionOf: $0) }))
    }

    /// - Parameter hashes: like those of `declaredNames`.
    init(_ hashes: Set<UInt32>) {
      self.hashes = hashes
      var filter = [UInt64](repeating: 0, count: 1 << WantedNames.wordBits)
      for hash in hashes { filter[WantedNames.word(hash)] |= WantedNames.bit(hash) }
      self.filter = filter
    }

    /// Whether the name is one of these.
    ///
    /// - Parameter hash: one of `declaredNames`.
    public func includes(_ hash: UInt32) -> Bool {
      filter[WantedNames.word(hash)] & WantedNames.bit(hash) != 0 && hashes.contains(hash)
    }

    private static let wordBits = 10
    private static func word(_ hash: UInt32) -> Int { Int(hash >> 6) & ((1 << wordBits) - 1) }
    private static func bit(_ hash: UInt32) -> UInt64 { 1 << UInt64(hash & 63) }
  }
}
