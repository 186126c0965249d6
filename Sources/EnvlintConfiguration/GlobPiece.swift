/// One position of a path component's pattern, and the text that it accepts.
enum GlobPiece: Sendable, Equatable {
  /// `*`: any run of scalars.
  case anyText
  /// `?`
  case anyScalar
  case literal(Unicode.Scalar)
  /// `[a-z]`, `[!a-z]`
  case set([ClosedRange<Unicode.Scalar>], isNegated: Bool)

  /// The scalar that it matches; nil when it is a wildcard.
  var literal: Unicode.Scalar? {
    guard case .literal(let scalar) = self else { return nil }
    return scalar
  }

  /// Whether it accepts this one scalar.
  func matches(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .anyText, .anyScalar: true
    case .literal(let expected): scalar == expected
    case .set(let ranges, let isNegated): ranges.contains { $0.contains(scalar) } != isNegated
    }
  }
}

/// The pieces of one path component's pattern, braces already expanded. Never fails: an unclosed `[` and a last `\`
/// are themselves, `**` inside a component is `*`.
func globPieces(_ pattern: [Unicode.Scalar]) -> [GlobPiece] {
  var pieces: [GlobPiece] = []
  var index = 0
  while index < pattern.count {
    switch pattern[index] {
    case "*":
      if pieces.last != .anyText { pieces.append(.anyText) }
    case "?":
      pieces.append(.anyScalar)
    case "[":
      if let end = globSetEnd(pattern, from: index) {
        pieces.append(globSet(pattern[(index + 1)..<end]))
        index = end
      } else {
        pieces.append(.literal("["))
      }
    case "\\" where index + 1 < pattern.count:
      index += 1
      pieces.append(.literal(pattern[index]))
    default:
      pieces.append(.literal(pattern[index]))
    }
    index += 1
  }
  return pieces
}

/// The index of the `]` that closes the set opened at `start`; nil when the component ends before. A `]` right after
/// `[` or `[!` is a member (POSIX 2.13.1).
func globSetEnd(_ pattern: [Unicode.Scalar], from start: Int) -> Int? {
  var index = start + 1
  if index < pattern.count, pattern[index] == "!" || pattern[index] == "^" { index += 1 }
  let first = index
  while index < pattern.count, pattern[index] != "/" {
    if pattern[index] == "]", index > first { return index }
    index += pattern[index] == "\\" ? 2 : 1
  }
  return nil
}

private func globSet(_ content: ArraySlice<Unicode.Scalar>) -> GlobPiece {
  var rest = content
  let isNegated = rest.first == "!" || rest.first == "^"
  if isNegated { rest.removeFirst() }
  var ranges: [ClosedRange<Unicode.Scalar>] = []
  while let lower = popMember(&rest) {
    // A `-` at the end is a member, not a range.
    if rest.count > 1, rest.first == "-" {
      rest.removeFirst()
      guard let upper = popMember(&rest) else { break }
      // A range that runs backwards is empty, as in a shell.
      if lower <= upper { ranges.append(lower...upper) }
    } else {
      ranges.append(lower...lower)
    }
  }
  return .set(ranges, isNegated: isNegated)
}

private func popMember(_ content: inout ArraySlice<Unicode.Scalar>) -> Unicode.Scalar? {
  guard let first = content.popFirst() else { return nil }
  return first == "\\" ? content.popFirst() ?? first : first
}
