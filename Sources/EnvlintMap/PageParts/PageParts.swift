/// The page of a map as text, so that it is in the binary without a resource bundle.
enum PageParts {
  /// What the page does.
  static let script = [dataScript, flowScript, drawingScript, pageScript].joined(separator: "\n")
}
