/// A key that an SDK declares on `EnvironmentValues`.
public struct EnvironmentKeyRow: Sendable, Equatable {
  /// The kind of the value, as far as it matters for copies of it.
  public enum Kind: String, Sendable {
    case value
    /// An optional value.
    case optional
    /// A callable struct such as `DismissAction`.
    case action
    case `class`
    case binding
  }

  public enum Flag: String, Sendable {
    /// People declare a property of this key on purpose, to be updated when the setting changes.
    case refresh
    /// May be set with `.environment(_:_:)`.
    case settable
    /// Not public; seen in previews and tests.
    case spi
    case softDeprecated
  }

  public var key: String
  /// The type as Swift writes it: `LegibilityWeight?`.
  public var type: String
  public var kind: Kind
  /// The module that must be imported for the key to exist; `unknown` where that is not settled.
  public var module: String
  public var flags: Set<Flag>
}

/// The keys of Apple's SDKs. A key of the project with the same name always wins over a row.
public enum EnvironmentKeys {
  /// The row of a key; nil when the table has none, which proves nothing.
  public static func row(_ key: String) -> EnvironmentKeyRow? { index[key] }

  /// Whether some key of kind `value` has exactly that type: then the type is a value type of the SDK.
  public static func isValueType(_ type: String) -> Bool { valueTypes.contains(type) }

  private static let valueTypes = Set(index.values.filter { $0.kind == .value }.map(\.type))

  /// The table, parsed at the first lookup.
  private static let index: [String: EnvironmentKeyRow] = {
    let parsed = KnowledgeTable.rows(of: rows, columnCount: 5).map { cells in
      EnvironmentKeyRow(
        key: cells[0], type: cells[1], kind: KnowledgeTable.word(cells[2], as: EnvironmentKeyRow.Kind.self),
        module: cells[3],
        flags: Set(
          KnowledgeTable.items(of: cells[4]).map { KnowledgeTable.word($0, as: EnvironmentKeyRow.Flag.self) })
      )
    }
    return Dictionary(parsed.map { ($0.key, $0) }) { first, _ in first }
  }()
}
