/// What a value is matched with, as far as a constant can tell whether it fits.
public indirect enum ValuePattern: Sendable, Equatable {
  /// `_`, `let x`, `default`.
  case anything
  /// `.name`, `T.name`, and what the parts of the value are matched with; nil where none are written.
  case member(String, [ValuePattern]?)
  /// `pattern?`.
  case some(ValuePattern)
  /// Something that the value is compared with.
  case value(Expression)
  case tuple([ValuePattern])
  /// With `where`: what fits may be left to another case.
  case filtered(ValuePattern)
  case unknown
}
