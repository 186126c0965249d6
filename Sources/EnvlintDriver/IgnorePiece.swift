/// One position of a path component's pattern in a `.gitignore` file. Bytes, as git compares them.
enum IgnorePiece: Sendable, Equatable {
  /// `*`
  case anyText
  /// `?`
  case anyByte
  case literal(UInt8)
  /// `[a-z]`, `[!a-z]`, `[[:alpha:]]`
  case set([ClosedRange<UInt8>], isNegated: Bool)

  /// Whether it accepts this one byte.
  func matches(_ byte: UInt8) -> Bool {
    switch self {
    case .anyText, .anyByte: true
    case .literal(let expected): byte == expected
    case .set(let ranges, let isNegated): ranges.contains { $0.contains(byte) } != isNegated
    }
  }
}

/// The pieces of a pattern without `/`. Nil for what git lets match nothing: an unclosed set, a last backslash, an
/// unknown character class.
func ignorePieces(_ pattern: ArraySlice<UInt8>) -> [IgnorePiece]? {
  var rest = pattern
  var pieces: [IgnorePiece] = []
  while let byte = rest.popFirst() {
    switch byte {
    case UInt8(ascii: "*"):
      if pieces.last != .anyText { pieces.append(.anyText) }
    case UInt8(ascii: "?"):
      pieces.append(.anyByte)
    case UInt8(ascii: "["):
      guard let set = popSet(&rest) else { return nil }
      pieces.append(set)
    case UInt8(ascii: "\\"):
      guard let escaped = rest.popFirst() else { return nil }
      pieces.append(.literal(escaped))
    default:
      pieces.append(.literal(byte))
    }
  }
  return pieces
}

/// Takes a set without its `[`. A `]` right at its start is a member (POSIX 2.13.1).
func popSet(_ rest: inout ArraySlice<UInt8>) -> IgnorePiece? {
  let isNegated = rest.first == UInt8(ascii: "!") || rest.first == UInt8(ascii: "^")
  if isNegated { rest.removeFirst() }
  var ranges: [ClosedRange<UInt8>] = []
  var isFirst = true
  while let byte = rest.popFirst() {
    if byte == UInt8(ascii: "]"), !isFirst { return .set(ranges, isNegated: isNegated) }
    isFirst = false
    if byte == UInt8(ascii: "["), rest.first == UInt8(ascii: ":") {
      guard let members = popCharacterClass(&rest) else { return nil }
      ranges += members
      continue
    }
    guard let lower = unescaped(byte, &rest) else { return nil }
    // A `-` before the end is a member, not a range.
    if rest.first == UInt8(ascii: "-"), rest.dropFirst().first != UInt8(ascii: "]") {
      rest.removeFirst()
      guard let next = rest.popFirst(), let upper = unescaped(next, &rest) else { return nil }
      if lower <= upper { ranges.append(lower...upper) }
    } else {
      ranges.append(lower...lower)
    }
  }
  return nil
}

private func unescaped(_ byte: UInt8, _ rest: inout ArraySlice<UInt8>) -> UInt8? {
  byte == UInt8(ascii: "\\") ? rest.popFirst() : byte
}

/// Takes `:alpha:]`, after its `[`; nil for a name that POSIX does not have.
private func popCharacterClass(_ rest: inout ArraySlice<UInt8>) -> [ClosedRange<UInt8>]? {
  let content = rest.dropFirst()
  guard let end = content.firstIndex(of: UInt8(ascii: ":")), content[(end + 1)...].first == UInt8(ascii: "]") else {
    return nil
  }
  rest = content[(end + 2)...]
  return characterClasses[String(decoding: content[..<end], as: UTF8.self)]
}

/// The classes of POSIX 9.3.5 in the C locale, in which git reads its patterns.
private let characterClasses: [String: [ClosedRange<UInt8>]] = {
  let upper = UInt8(ascii: "A")...UInt8(ascii: "Z")
  let lower = UInt8(ascii: "a")...UInt8(ascii: "z")
  let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
  return [
    "alnum": [upper, lower, digits],
    "alpha": [upper, lower],
    "blank": [9...9, 32...32],
    "cntrl": [0...31, 127...127],
    "digit": [digits],
    "graph": [33...126],
    "lower": [lower],
    "print": [32...126],
    "punct": [33...47, 58...64, 91...96, 123...126],
    "space": [9...13, 32...32],
    "upper": [upper],
    "xdigit": [digits, UInt8(ascii: "A")...UInt8(ascii: "F"), UInt8(ascii: "a")...UInt8(ascii: "f")],
  ]
}()
