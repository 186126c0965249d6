/// The behaviour of one SDK expression as the default of an environment entry.
public struct DefaultExpression: Sendable, Equatable {
  /// The value of the expression.
  public enum Kind: String, Sendable {
    case `struct`
    case `class`
    /// The result of a function, whatever its type.
    case function = "func"
  }

  /// Of the expression itself; its arguments can make it worse.
  public var stability: Stability
  /// Of the expression itself; its arguments can make it worse.
  public var cost: Cost
  public var kind: Kind
  /// Why the row says so, in a few words: "formatter", "clock or random". Empty for plain values.
  public var note: String

  /// Whether the value is read from a clock or a random source, so that no instance but the value itself differs.
  public var isClockOrRandom: Bool { note == "clock or random" || note == "random" }
}

/// SDK expressions that stand as defaults. A declaration of the project with the same name always wins over a row.
public enum DefaultExpressions {
  /// `T(labels…)`: the row with exactly these labels, else the one with this first label, else the one for any
  /// arguments. Nil when the table has none.
  ///
  /// - Parameter labels: `_` for an argument without label.
  public static func construction(of type: String, labels: [String]) -> DefaultExpression? {
    index.calls[type]?.row(for: labels)
  }

  /// `f(labels…)` or `T.f(labels…)`, with the same order of rows. A path begins with a period when the type is
  /// implied, and the row of an implicit member also holds for a written type: `.random` for `UInt8.random`.
  ///
  /// - Parameter path: names joined by periods, a call in the middle as `()`: `JSONDecoder().decode`.
  public static func call(_ path: String, labels: [String]) -> DefaultExpression? {
    if let row = index.calls[path]?.row(for: labels) { return row }
    guard let implicit = implicitForm(of: path) else { return nil }
    return index.calls[implicit.member]?.row(for: labels)
  }

  /// `T.m` or `.m`. The row of an implicit member also holds for a written type: `.zero` for `Angle.zero`.
  ///
  /// - Parameter expectedType: the type that an implicit member belongs to; a few members, such as `.current`, mean
  ///   something only on certain types and are not found without it.
  public static func member(_ path: String, expectedType: String? = nil) -> DefaultExpression? {
    if path.hasPrefix(".") { return index.members[path]?.row(on: expectedType) }
    if let row = index.members[path]?.row(on: nil) { return row }
    guard let implicit = implicitForm(of: path) else { return nil }
    return index.members[implicit.member]?.row(on: implicit.type)
  }

  /// Whether an SDK type is a struct or a class, as far as its initializers are in the table.
  public static func kind(ofType type: String) -> DefaultExpression.Kind? {
    guard let kind = index.calls[type]?.rows.first?.expression.kind, kind != .function else { return nil }
    return kind
  }

  /// `Angle.zero` as its type and `.zero`; nil when the path is no type and one member.
  private static func implicitForm(of path: String) -> (type: String, member: String)? {
    let period = UInt8(ascii: ".")
    guard let end = path.utf8.firstIndex(of: period), path.utf8.lastIndex(of: period) == end, path[..<end].isTypeName
    else { return nil }
    return (String(path[..<end]), String(path[end...]))
  }

  /// The table, parsed at the first lookup.
  private static let index = DefaultExpressionIndex(rows)
}
