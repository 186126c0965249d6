extension Tokens {
  /// Tokenizes a whole file. Never fails: malformed text becomes tokens of kind `unknown` or tokens with the flag `erroneous`.
  ///
  /// Cost: linear in the bytes.
  public init(tokenizing source: SourceBytes) {
    self.init()
    retokenize(source)
  }

  /// Replaces the tokens by those of another file and keeps the storage.
  public mutating func retokenize(_ source: SourceBytes) {
    kinds.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    flags.removeAll(keepingCapacity: true)
    directiveComments.removeAll(keepingCapacity: true)
  }
}
