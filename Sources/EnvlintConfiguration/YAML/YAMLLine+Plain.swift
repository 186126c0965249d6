extension YAMLLine {
  /// The place of an unquoted scalar, which decides where it ends.
  enum PlainContext {
    case block
    case flowList
  }

  /// Reads an unquoted scalar: up to a comment, the end of the line or, in a list, the next `,` or `]`.
  mutating func readPlain(in context: PlainContext) throws(YAMLRejection) -> YAMLNode {
    let start = self
    try checkPlainStart(in: context)
    scan: while let next = peek(), !isAtEnd {
      switch next {
      case "\t": throw rejection(.tab)
      case ":" where endsKey(in: context): throw rejection(.colonInValue)
      case ",", "]":
        if context == .flowList { break scan }
      case "[", "{", "}", "?":
        // YAML 1.2 lets a `?` be; readers of YAML 1.1 end the item there.
        if context == .flowList { throw rejection(.indicatorInList(next)) }
      default: break
      }
      index += 1
    }
    return YAMLNode(
      content: .scalar(YAMLScalar(text: text(from: start), isQuoted: false)), position: start.position)
  }

  private func endsKey(in context: PlainContext) -> Bool {
    isBlank(peek(1)) || peek(1) == "\t" || (context == .flowList && isFlowIndicator(peek(1)))
  }

  /// Rejects what cannot start an unquoted scalar, or starts something that the subset leaves out
  /// (YAML 1.2.2, production 126, `ns-plain-first`; `?` and `:` are stricter here, because readers differ).
  func checkPlainStart(in context: PlainContext) throws(YAMLRejection) {
    switch peek() {
    case "-" where peek(1) == "\t": throw rejection(.tab)
    case "-" where isBlank(peek(1)): throw rejection(.dashInValue)
    case "-" where context == .flowList && isFlowIndicator(peek(1)): throw rejection(.dashInValue)
    case "*": throw rejection(.alias)
    case "&": throw rejection(.anchor)
    case "!": throw rejection(.tag)
    case "|", ">": throw rejection(.blockScalar)
    case "{": throw rejection(.flowMapping)
    case "[": throw rejection(context == .flowList ? .nestedList : .listAsKey)
    case "%", "@", "`", "?", ":", ",", "]", "}", "#": throw rejection(.reservedStart(bytes[index]))
    case "\t": throw rejection(.tab)
    default: return
    }
  }
}

private func isFlowIndicator(_ scalar: Unicode.Scalar?) -> Bool {
  switch scalar {
  case ",", "[", "]", "{", "}": true
  default: false
  }
}
