/// The view controllers of UIKit and AppKit, and the project's own.
struct ControllerTypes {
  private let project: ProjectIndex

  init(_ project: ProjectIndex) { self.project = project }

  /// Whether an expression may be a controller of the SDK's, or of a class that inherits from one. A type of a package that has a
  /// `present` of its own may do anything.
  func mayInclude(_ receiver: ModifierChain.Base, in file: Int, _ scope: Scope) -> Bool {
    let type = project.inference.staticType(
      of: receiver.expression, local: receiver.local, at: LookupContext(file: file, scope: scope), scope: scope)
    switch type {
    case .external(let name, _), .optional(.external(let name, _)): return isOfSDK(name)
    case .declared(let type), .optional(.declared(let type)):
      var inherits = false
      project.resolver.walkAncestors(of: type) { ancestor in
        if case .external(let name) = ancestor, isOfSDK(name) { inherits = true }
        return !inherits
      }
      return inherits
    default: return true
    }
  }

  private func isOfSDK(_ type: String) -> Bool {
    type.hasSuffix("ViewController")
      || type.hasSuffix("Controller") && (type.hasPrefix("UI") || type.hasPrefix("NS"))
  }
}
