/// Where an expression is, as far as that changes how it is read.
enum ExpressionFlavor {
  case normal
  /// In the condition of a statement: a `{` is the statement's body.
  case condition
  /// In `#if`: ends with the line.
  case directive
  /// In a `case` or after `catch`: names may be bound, `=` ends it, and a `{` is the statement's body.
  case pattern

  /// Whether a `{` after the expression is a body.
  var endsAtBrace: Bool { self == .condition || self == .pattern }
}
