import EnvlintFacts

/// The part of a finding that stays the same when code around it changes. Several findings can have one key.
public struct FindingKey: Sendable, Hashable {
  public var rule: String
  /// Relative to the project root.
  public var file: String
  /// The path of the enclosing declarations.
  public var symbol: String
  /// The hash of the finding's source without what a formatter can change: 16 lower-case hexadecimal digits.
  public var sourceHash: String

  public init(rule: String, file: String, symbol: String, sourceHash: String) {
    self.rule = rule
    self.file = file
    self.symbol = symbol
    self.sourceHash = sourceHash
  }

  /// - Parameter sources: the text of the file, by path; without it, only the place's emptiness is known.
  public init(_ finding: Diagnostic, sources: [String: SourceText]) {
    var hash = FNV1a()
    hash.add(FindingKey.normalized(finding, sources))
    let identity = finding.stableIdentity
    self.init(rule: finding.rule, file: identity.file, symbol: identity.symbol, sourceHash: hash.hexadecimal)
  }

  /// The finding's source without whitespace, and without commas after the last element of a list; empty for a finding that is recognised
  /// wherever it is.
  static func normalized(_ finding: Diagnostic, _ sources: [String: SourceText]) -> [UInt8] {
    if finding.identity != nil { return [] }
    var bytes: [UInt8] = []
    for byte in sources[finding.location.file]?[finding.location.range] ?? [] where !isWhitespace(byte) {
      let closes = byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]")
      if closes, bytes.last == UInt8(ascii: ",") { bytes.removeLast() }
      bytes.append(byte)
    }
    return bytes
  }

  private static func isWhitespace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }
}

extension Diagnostic {
  /// The part of a finding's place that stays the same.
  var stableIdentity: Identity { identity ?? Identity(file: location.file, symbol: symbol) }
}
