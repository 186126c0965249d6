/// A key of the SDK that newer ones supersede.
public struct DeprecatedKeyRow: Sendable, Equatable {
  public var key: String
  /// The keys to use instead; never empty.
  public var replacements: [String]
  /// Whether the replacement's values are of another type.
  public var hasOtherType: Bool
  /// The first version of each system that has them.
  public var since: [Platform: PlatformVersion]
}

/// The keys of Apple's SDKs that are superseded although the compiler says nothing.
public enum DeprecatedKeys {
  /// The row of a key; nil when nothing supersedes it, as far as the table knows.
  public static func row(_ key: String) -> DeprecatedKeyRow? { index[key] }

  /// The table, parsed at the first lookup.
  private static let index: [String: DeprecatedKeyRow] = {
    let parsed = KnowledgeTable.rows(of: rows, columnCount: 4).map { cells in
      let replacements = KnowledgeTable.items(of: cells[1])
      let since = KnowledgeTable.items(of: cells[3]).map { version in
        let words = KnowledgeTable.items(of: version, separator: " ")
        return (
          KnowledgeTable.word(words[0], as: Platform.self),
          PlatformVersion(words[1]) ?? PlatformVersion()
        )
      }
      return DeprecatedKeyRow(
        key: cells[0], replacements: replacements, hasOtherType: cells[2] == "other",
        since: Dictionary(since) { first, _ in first })
    }
    return Dictionary(parsed.map { ($0.key, $0) }) { first, _ in first }
  }()

  /// Key, replacements, `other` or `same` type, first versions that have them.
  ///
  /// A table, because only the SDK says what it supersedes. Collected from Apple's public documentation of soft-deprecated
  /// API. The versions are those of the replacements' pages: what the SDK brings along for older systems is there on these as well.
  static let rows = #"""
    presentationMode	dismiss,isPresented	other	iOS 15,macOS 12,tvOS 15,watchOS 8
    disableAutocorrection	autocorrectionDisabled	same	iOS 13,macOS 10.15,tvOS 13,watchOS 8
    sizeCategory	dynamicTypeSize	other	iOS 15,macOS 12,tvOS 15,watchOS 8
    controlActiveState	appearsActive	other	macOS 10.15,macCatalyst 18
    complicationRenderingMode	widgetRenderingMode	other	iOS 16,macOS 13,watchOS 9
    """#
}
