/// The value of a key where nothing is injected.
public struct KeyDefault: Sendable {
  /// As written, without white space around it; nil where it is no single expression.
  public var text: String?
  /// The expression, or the property that holds it.
  public var range: Range<UInt32>
  /// Whether it is kept, so that all reads get the value of one evaluation.
  public var isStored: Bool
  /// Of a read.
  public var verdict: Verdict
}

extension Values {
  /// The default of a key; nil where none is written.
  public func keyDefault(of key: EnvironmentKey, _ hints: DefaultClassifier.Hints) -> KeyDefault? {
    let property: Property
    switch key.form {
    case .entry(let entry): property = entry
    case .keyType(_, let value?, _): property = value
    case .keyType: return nil
    }
    let text = property.source.key?.value
    if let found = entryDefault(of: key, DefaultClassifier(index: index, hints: hints)) {
      return KeyDefault(text: text, range: found.range, isStored: false, verdict: found.verdict)
    }
    if case .entry = key.form {
      return KeyDefault(text: text ?? "nil", range: property.nameRange, isStored: false, verdict: .free)
    }
    guard property.isStored else {
      return KeyDefault(text: text, range: property.nameRange, isStored: false, verdict: .unresolved)
    }
    // Its cost is paid once.
    return KeyDefault(text: text, range: property.nameRange, isStored: true, verdict: .free)
  }
}
