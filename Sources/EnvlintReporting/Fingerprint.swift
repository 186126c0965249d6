import EnvlintFacts

/// The identity by which tools that compare two runs know a finding again.
public enum Fingerprint {
  /// The fingerprints of `findings`, in their order: 16 lower-case hexadecimal digits each.
  ///
  /// Hashed are rule, path relative to the project root, symbol, the finding's normalised source, and the ordinal
  /// among findings that are equal in all of these; neither line nor message. A finding whose place depends on other code has an identity
  /// instead of path, symbol and source. Inserted lines, indentation and moving
  /// the declaration inside its file change nothing. The hash is 64-bit FNV-1a over the UTF-8 bytes, with a zero byte
  /// after each part.
  ///
  /// - Parameter findings: sorted, because the order decides the ordinals.
  public static func fingerprints(of findings: [Diagnostic], sources: [String: SourceText]) -> [String] {
    var counts: [UInt64: Int] = [:]
    return findings.map { finding in
      var hash = FNV1a()
      hash.add(finding.rule.utf8)
      hash.add(finding.stableIdentity.file.utf8)
      hash.add(finding.stableIdentity.symbol.utf8)
      hash.add(FindingKey.normalized(finding, sources))
      let ordinal = counts[hash.value, default: 0] + 1
      counts[hash.value] = ordinal
      hash.add(String(ordinal).utf8)
      return hash.hexadecimal
    }
  }
}

/// Fowler, Noll and Vo's hash, variant 1a, 64 bits: stable on every machine, unlike `Hasher`.
package struct FNV1a {
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  package init() {}

  /// Adds one part and the zero byte after it.
  package mutating func add(_ part: some Sequence<UInt8>) {
    for byte in part { add(byte) }
    add(0)
  }

  package mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }

  /// 16 lower-case digits.
  package var hexadecimal: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
