extension Tokens {
  /// The broken invariants of these tokens, one sentence each; empty if every invariant holds. For tests.
  ///
  /// `source` is the file they came from. Cost: linear, and a second run of the tokenizer.
  public func checkInvariants(in source: SourceBytes) -> [String] {
    guard starts.count == count, ends.count == count, flags.count == count else {
      return ["the arrays differ in length"]
    }
    guard let lastKind = kinds.last, let lastStart = starts.last, let lastEnd = ends.last else { return ["no token"] }
    var problems: [String] = []
    if lastKind != .endOfFile || Int(lastStart) != source.count || lastEnd != lastStart {
      problems.append("the last token is \(lastKind) \(lastStart)..<\(lastEnd), not the end of the file")
    }
    if kinds.dropLast().contains(.endOfFile) { problems.append("a token before the last is the end of the file") }
    var gapStart: UInt32 = 0
    for index in 0..<count {
      let start = starts[index]
      guard gapStart <= start, start <= ends[index], Int(ends[index]) <= source.count else {
        problems.append("token \(index) is \(start)..<\(ends[index]), and the one before it ends at \(gapStart)")
        break
      }
      if !isTrivia(gapStart..<start, before: index, in: source) {
        problems.append("\(gapStart)..<\(start) before token \(index) is no trivia")
      }
      gapStart = ends[index]
    }
    let again = Tokens(tokenizing: source)
    if again.kinds != kinds || again.starts != starts || again.ends != ends || again.flags != flags
      || again.directiveComments != directiveComments
    {
      problems.append("a second run gives other tokens")
    }
    return problems
  }

  /// Trivia is what gives no token when it is tokenized alone, or a backslash that joins two lines of a string.
  private func isTrivia(_ gap: Range<UInt32>, before index: Int, in source: SourceBytes) -> Bool {
    let bytes = source.padded[Int(gap.lowerBound)..<Int(gap.upperBound)]
    if bytes.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == 0x0A }) { return true }
    if bytes.first == UInt8(ascii: "\\"), index > 0, kinds[index - 1] == .stringSegment {
      return bytes.dropFirst().drop { $0 == UInt8(ascii: "#") }.allSatisfy {
        ByteClass($0) == .space || ByteClass($0) == .newline
      }
    }
    return Tokens(tokenizing: SourceBytes(bytes)).count == 1
  }
}
