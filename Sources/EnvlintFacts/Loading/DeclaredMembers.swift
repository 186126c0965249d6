import EnvlintSyntax

/// The functions and variables of a file, at any depth, as far as its bytes tell.
///
/// **Invariant:** each name after `func` or `var` is among them; what is in comments and strings may be as well.
public struct DeclaredMembers: Sendable {
  /// See `Outline.hash(_:)`.
  let hashes: [UInt32]
  /// Whether a name may be missing: a comment is before it.
  let areUnclear: Bool

  private static let introducers = WordFinder(["func", "var"])

  /// Of an empty file.
  public init() {
    hashes = []
    areUnclear = false
  }

  public init(in source: SourceBytes) {
    var hashes: Set<UInt32> = []
    var areUnclear = false
    for place in DeclaredMembers.introducers.places(in: source) {
      var start = place.start + (place.word == 0 ? 4 : 3)
      while source[start] <= 0x20, start < source.count { start += 1 }
      if source[start] == UInt8(ascii: "/") { areUnclear = true }
      if source[start] == UInt8(ascii: "`") { start += 1 }
      var end = start
      while DeclaredMembers.isNamePart(source[end]) { end += 1 }
      if end > start { hashes.insert(Outline.hash(source.padded[start..<end])) }
    }
    self.hashes = Array(hashes)
    self.areUnclear = areUnclear
  }

  /// Whether one of some names is after `func` or `var`.
  func mayHave(anyOf names: Set<UInt32>) -> Bool { areUnclear || hashes.contains(where: names.contains) }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      || byte == UInt8(ascii: "_") || byte >= 0x80
  }
}
