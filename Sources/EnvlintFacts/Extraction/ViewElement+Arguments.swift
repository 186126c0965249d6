extension ViewElement {
  /// The SDK's modifiers that inject something.
  static let injections: Set<String> = ["environment", "environmentObject", "transformEnvironment"]

  /// Whether what a call is given as a value may be a view that it shows; a modifier of the SDK that shows none takes only data.
  var takesViews: Bool {
    guard case .modifier(let name) = form, SDKModifiers.contains(name, with: labels) else { return true }
    return ["modifier", "navigationBarItems"].contains(name) || name.hasSuffix("Style")
      || PresentationModifiers.row(name) != nil
  }
}
