import EnvlintConfiguration

/// One line of a `.gitignore` file. Works on bytes, as git does. Source: gitignore(5).
struct IgnorePattern: Sendable {
  /// `!`: what an earlier pattern ignored is not ignored after all.
  let isNegated: Bool
  /// The pattern ends with `/`.
  let isDirectoryOnly: Bool
  private let form: Form

  // Nearly every pattern of real projects is a plain name or `*.suffix`; both are a comparison of bytes, which counts
  // when a hundred patterns meet ten thousand files.
  private enum Form {
    /// A name at any depth, without wildcards.
    case name([UInt8])
    /// `*` and then plain bytes, at any depth.
    case suffix([UInt8])
    /// A name at any depth.
    case wildcardName([IgnorePiece])
    /// With a `/` at its start or inside: starts at the folder of the file that holds it. A path has to start with
    /// the plain bytes, which spares nearly every path the matching of its components.
    case path(start: [UInt8], [Component])
    /// Plain bytes right before two stars that end their component: git compares the bytes first, and takes the stars
    /// for any depth although they do not begin theirs. So `a**/b` is `ab` and `a/b` and `ac/d/b`.
    case depth(start: [UInt8], [Component])
  }

  private enum Component: Sendable {
    /// `**`
    case anyDepth
    case name([IgnorePiece])
  }

  /// Nil for a comment, an empty line, and a pattern that can match nothing.
  init?(line: ArraySlice<UInt8>) {
    var rest = trimmingUnescapedSpaces(line)
    if rest.first == UInt8(ascii: "#") { return nil }
    isNegated = rest.first == UInt8(ascii: "!")
    if isNegated { rest.removeFirst() }
    isDirectoryOnly = rest.last == slash
    if isDirectoryOnly { rest.removeLast() }
    guard !rest.isEmpty else { return nil }

    // `**/name` is `name`.
    if rest.count > 3, rest.starts(with: [star, star, slash]), !rest.dropFirst(3).contains(slash) {
      rest = rest.dropFirst(3)
    }
    if rest.contains(slash) {
      if rest.first == slash { rest.removeFirst() }
      let start = IgnorePattern.startOfDepth(rest)
      guard let components = IgnorePattern.components(rest.dropFirst(start.count), isWhole: start.isEmpty) else {
        return nil
      }
      form =
        start.isEmpty
        ? .path(start: IgnorePattern.plainStart(components), components) : .depth(start: start, components)
      return
    }
    guard let pieces = ignorePieces(rest) else { return nil }
    if let name = plainBytes(pieces[...]) {
      form = .name(name)
    } else if case .anyText = pieces[0], let suffix = plainBytes(pieces.dropFirst()) {
      form = .suffix(suffix)
    } else {
      form = .wildcardName(pieces)
    }
  }

  /// The bytes before two stars that end their component, when these are the first wildcard and do not begin it; else
  /// nothing.
  private static func startOfDepth(_ pattern: ArraySlice<UInt8>) -> [UInt8] {
    let start = pattern.prefix { ![star, UInt8(ascii: "?"), UInt8(ascii: "["), backslash].contains($0) }
    let stars = pattern[start.endIndex...].prefix { $0 == star }
    let next = pattern[stars.endIndex...].first
    return stars.count > 1 && start.last != slash && (next == nil || next == slash) ? Array(start) : []
  }

  /// The parts between slashes, those in sets not counted; nil when a set is not closed.
  private static func parts(_ pattern: ArraySlice<UInt8>) -> [ArraySlice<UInt8>]? {
    var parts: [ArraySlice<UInt8>] = []
    var start = pattern.startIndex
    var rest = pattern
    while let byte = rest.popFirst() {
      let index = rest.startIndex - 1
      if byte == UInt8(ascii: "[") {
        guard popSet(&rest) != nil else { return nil }
      } else if byte == slash || byte == backslash && rest.first == slash {
        parts.append(pattern[start..<index])
        if byte == backslash { rest.removeFirst() }
        start = rest.startIndex
      } else if byte == backslash {
        _ = rest.popFirst()
      }
    }
    return parts + [pattern[start...]]
  }

  /// - Parameter isWhole: whether the pattern is complete, without plain bytes before it.
  private static func components(_ pattern: ArraySlice<UInt8>, isWhole: Bool) -> [Component]? {
    guard let parts = parts(pattern) else { return nil }
    var components: [Component] = []
    for part in parts {
      // No path has an empty component.
      if part.isEmpty { return nil }
      if part.elementsEqual([star, star]) {
        components.append(.anyDepth)
      } else {
        guard let pieces = ignorePieces(part) else { return nil }
        components.append(.name(pieces))
      }
    }
    // `a/**` matches everything below `a`, not `a` itself; `a**` also matches `a`.
    if isWhole, case .anyDepth? = components.last { components.append(.name([.anyText])) }
    return components
  }

  /// The first component when it has no wildcards, else nothing.
  private static func plainStart(_ components: [Component]) -> [UInt8] {
    guard case .name(let pieces)? = components.first else { return [] }
    return plainBytes(pieces[...]) ?? []
  }

  /// Whether some file, no folder, could match whose name ends with these bytes.
  func canMatchFile(endingWith suffix: [UInt8]) -> Bool {
    if isDirectoryOnly { return false }
    switch form {
    case .name(let name): return name.suffix(suffix.count).elementsEqual(suffix)
    case .suffix(let end):
      let count = min(end.count, suffix.count)
      return end.suffix(count).elementsEqual(suffix.suffix(count))
    case .wildcardName, .path, .depth: return suffix.last.map(lastBytes.contains) ?? true
    }
  }

  /// The bytes with which the name of what matches can end.
  var lastBytes: ByteSet {
    switch form {
    case .name(let name), .suffix(let name): return name.last.map { ByteSet($0) } ?? .all
    case .wildcardName(let pieces): return IgnorePattern.lastBytes(of: pieces)
    case .path(_, let components), .depth(_, let components):
      guard case .name(let pieces)? = components.last else { return .all }
      return IgnorePattern.lastBytes(of: pieces)
    }
  }

  private static func lastBytes(of pieces: [IgnorePiece]) -> ByteSet {
    switch pieces.last {
    case .literal(let byte)?: ByteSet(byte)
    case .set?: ByteSet { pieces[pieces.count - 1].matches($0) }
    case .anyText?, .anyByte?, nil: .all
    }
  }

  /// Whether the pattern names this file or folder itself; what lies below an ignored folder is never asked about.
  ///
  /// - Parameters:
  ///   - path: from the folder of the file that holds the pattern.
  ///   - nameStart: the index in `path` where its last component starts.
  func matches(_ path: ArraySlice<UInt8>, nameStart: Int, isDirectory: Bool) -> Bool {
    if isDirectoryOnly && !isDirectory { return false }
    let name = path[nameStart...]
    switch form {
    case .name(let expected): return name.count == expected.count && name.elementsEqual(expected)
    case .suffix(let suffix): return name.count >= suffix.count && name.suffix(suffix.count).elementsEqual(suffix)
    case .wildcardName(let pieces): return matchesName(pieces, name)
    case .path(let start, let components):
      return path.starts(with: start) && IgnorePattern.matches(components, path)
    case .depth(let start, let components):
      return path.starts(with: start) && IgnorePattern.matches(components, path.dropFirst(start.count))
    }
  }

  private static func matches(_ components: [Component], _ path: ArraySlice<UInt8>) -> Bool {
    matchRuns(components, path.split(separator: slash)) { component in
      if case .anyDepth = component { true } else { false }
    } matches: { component, name in
      guard case .name(let pieces) = component else { return false }
      return matchesName(pieces, name)
    }
  }
}

private let slash = UInt8(ascii: "/")
private let star = UInt8(ascii: "*")
private let backslash = UInt8(ascii: "\\")

private func matchesName(_ pieces: [IgnorePiece], _ name: ArraySlice<UInt8>) -> Bool {
  matchRuns(pieces, name) { piece in
    if case .anyText = piece { true } else { false }
  } matches: {
    $0.matches($1)
  }
}

/// The bytes that the pieces match; nil when one is a wildcard.
private func plainBytes(_ pieces: ArraySlice<IgnorePiece>) -> [UInt8]? {
  var bytes: [UInt8] = []
  for piece in pieces {
    guard case .literal(let byte) = piece else { return nil }
    bytes.append(byte)
  }
  return bytes
}

/// Spaces at the end do not count unless a backslash precedes them.
private func trimmingUnescapedSpaces(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
  var end = line.startIndex
  var index = line.startIndex
  while index < line.endIndex {
    if line[index] == UInt8(ascii: "\\") {
      index = min(index + 2, line.endIndex)
      end = index
    } else {
      index += 1
      if line[index - 1] != UInt8(ascii: " ") { end = index }
    }
  }
  return line[..<end]
}
