/// The page of a map as text, so that it is in the binary without a resource bundle.
enum PageParts {
  /// The scripts of the page.
  static let script = [dataScript, flowScript, zoomScript, drawingScript, pageScript].joined(separator: "\n")
}
