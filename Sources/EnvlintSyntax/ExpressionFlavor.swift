/// Where an expression stands, as far as that changes how it is read.
enum ExpressionFlavor {
  case normal
  /// In the condition of a statement: a `{` is the statement's body.
  case condition
  /// In `#if`: ends with the line.
  case directive
  /// In a `case`: `=` is not part of it.
  case matchingPattern
  /// After `let` or `var` in a `case`: names are bound, not read.
  case bindingPattern
  /// Behind `catch`: a pattern before a body.
  case catchPattern

  /// Whether a `{` behind the expression is a body.
  var endsAtBrace: Bool { self == .condition || self == .catchPattern }

  var isPattern: Bool { self == .matchingPattern || self == .bindingPattern || self == .catchPattern }
}
