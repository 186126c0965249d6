extension SourceBytes {
  /// Few words have a `v` and an `n` three bytes on.
  static let directive = RareWord("envlint:", askedFor: 2, 5, isName: false)

  /// Whether `envlint:` is somewhere in the file, where a suppression comment may be. Costs less than reading the file.
  public var mentionsDirective: Bool { Self.directive.isIn(self) }
}
