/// A value that is the same whenever code asks for it, as far as literals and constants tell.
public indirect enum ConstantValue: Sendable, Hashable {
  case null
  case boolean(Bool)
  case number(Double)
  case text(String)
  /// A collection literal.
  case list([ConstantValue])
  /// An enum case or another member of the value's own type, with what it is called with: `.plain`, `.custom(2)`.
  case member(String, [Part])
  /// The result of an initializer of the value's own type.
  case made([Part])
  /// The result of an initializer of another type, whose name is part of the names.
  case foreign(String, [Part])

  /// An argument.
  public struct Part: Sendable, Hashable {
    public var label: String?
    public var value: ConstantValue
  }

  /// How many elements a collection or text has; nil for everything else.
  var count: Int? {
    switch self {
    case .list(let values): values.count
    case .text(let text): text.count
    default: nil
    }
  }

  /// The canonical form of a value that can be written in several ways: a size of zeros is `.zero`, an empty dictionary an empty list.
  var normalized: ConstantValue {
    if case .made(let parts) = self, parts.allSatisfy({ $0.value == .number(0) }) { return .member("zero", []) }
    return self
  }
}

extension Expression.LiteralKind {
  /// The value of a literal; nil where its text is not kept or not read.
  var constant: ConstantValue? {
    switch self {
    case .integer(let text): Expression.LiteralKind.integer(text).map { .number($0) }
    case .float(let text): Double(text.filter { $0 != "_" }).map { .number($0) }
    case .boolean(let value): .boolean(value)
    case .string(let text): text.map { .text($0) }
    case .regex: nil
    }
  }

  private static func integer(_ text: String) -> Double? {
    let digits = text.filter { $0 != "_" }
    for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where digits.hasPrefix(prefix) {
      return UInt64(digits.dropFirst(2), radix: radix).map { Double($0) }
    }
    return Double(digits)
  }
}
