/// A pattern over paths relative to the project root, with `/` separators.
///
/// `*` is any run of characters and `?` one character inside a path component, `[a-z]` and `[!a-z]` one character of
/// a set, `{a,b}` either text (nested too, `/` allowed), `**` as a whole component any number of components, and `\`
/// takes the special meaning from the next character. A pattern starts at the root: `Generated` is that folder or
/// file there, `**/Generated` any of that name. What matches a folder also covers everything below it, so
/// `Generated` covers `Generated/Colors.swift`; `Generated/**` covers only what is below. Case counts; names are
/// compared by Unicode scalars, without normalisation.
///
/// Matching never takes exponential time: O(pattern · path).
public struct Glob: Sendable, Equatable {
  private let alternatives: [[Component]]
  /// For each alternative, bytes that every path has that it matches; empty when there are none.
  fileprivate let requiredTexts: [[UInt8]]

  /// Reads `pattern`. A malformed part matches itself: an unclosed `[` or `{` is that character
  /// (`Glob.problem(in:)` reports it).
  public init(_ pattern: String) {
    let scalars = Array(pattern.unicodeScalars)
    alternatives = (expandBraces(scalars) ?? [scalars]).map(Glob.components)
    requiredTexts = alternatives.map(Glob.requiredText)
  }

  /// The longest text without wildcards in one component.
  private static func requiredText(_ components: [Component]) -> [UInt8] {
    var longest: [UInt8] = []
    for case .name(let pieces) in components {
      for run in pieces.split(whereSeparator: { $0.literal == nil }) {
        let text = run.compactMap(\.literal).flatMap { String($0).utf8 }
        if text.count > longest.count { longest = text }
      }
    }
    return longest
  }

  /// Whether the pattern matches `path` or a folder above it.
  public func matches(_ path: String) -> Bool { matches(splitPath(path)) }

  fileprivate func matches(_ path: [[Unicode.Scalar]]) -> Bool {
    alternatives.contains { components in
      matchRuns(components, path, isRun: { $0 == .anyDepth }) { component, name in
        guard case .name(let pieces) = component else { return false }
        return matchRuns(pieces, name, isRun: { $0 == .anyText }) { $0.matches($1) }
      }
    }
  }

  private enum Component: Sendable, Equatable {
    /// `**`
    case anyDepth
    case name([GlobPiece])
  }

  private static func components(_ pattern: [Unicode.Scalar]) -> [Component] {
    var components = splitPath(pattern).map { part in
      part == ["*", "*"] ? Component.anyDepth : .name(globPieces(part))
    }
    if components.last == .anyDepth {
      // `a/**` asks for something below `a`.
      if components.count > 1 { components.insert(.name([.anyText]), at: components.count - 1) }
    } else if !components.isEmpty || !pattern.isEmpty {
      // Every other pattern also covers what lies below its match, and `.` is the root itself.
      components.append(.anyDepth)
    }
    return components
  }
}

/// Several globs; one must match.
public struct GlobSet: Sendable, Equatable {
  private let globs: [Glob]
  /// Every path that a glob matches contains one of these.
  private let requiredTexts: [[UInt8]]

  public init(_ patterns: [String]) {
    globs = patterns.map(Glob.init)
    // Each rule has a set of its own, nearly always without patterns.
    requiredTexts = globs.isEmpty ? [] : Set(globs.flatMap(\.requiredTexts)).sorted { $0.lexicographicallyPrecedes($1) }
  }

  public var isEmpty: Bool { globs.isEmpty }

  /// Whether one of the globs matches `path` or a folder above it; false without globs.
  public func matches(_ path: String) -> Bool {
    if globs.isEmpty { return false }
    // Most paths have none of the texts, and need not be taken apart.
    let mayMatch = path.utf8.withContiguousStorageIfAvailable { bytes in
      requiredTexts.contains { bytes.contains($0) }
    }
    if mayMatch == false { return false }
    let components = splitPath(path)
    return globs.contains { $0.matches(components) }
  }
}

private func splitPath(_ path: String) -> [[Unicode.Scalar]] { splitPath(Array(path.unicodeScalars)) }

/// The components of a path or pattern without the empty ones and `.`, which name no step.
private func splitPath(_ path: [Unicode.Scalar]) -> [[Unicode.Scalar]] {
  path.split(separator: "/").filter { $0 != ["."] }.map(Array.init)
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether it contains the bytes.
  fileprivate func contains(_ text: [UInt8]) -> Bool {
    guard let first = text.first else { return true }
    if count < text.count { return false }
    return (0...count - text.count).contains { start in
      self[start] == first && self[start..<start + text.count].elementsEqual(text)
    }
  }
}
