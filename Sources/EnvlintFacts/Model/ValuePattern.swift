/// The pattern that a value is matched with, as far as a constant can decide whether it fits.
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

  /// Whether one value may fit both, as far as the names of cases tell.
  func mayFit(with other: ValuePattern) -> Bool {
    guard let name = caseName, let otherName = other.caseName else { return true }
    return name == otherName
  }

  /// The case of an enum that it is for.
  private var caseName: String? {
    switch self {
    case .member(let name, _): name
    case .filtered(let inner): inner.caseName
    case .value(let expression): expression.form == .nilLiteral ? "none" : nil
    default: nil
    }
  }
}
