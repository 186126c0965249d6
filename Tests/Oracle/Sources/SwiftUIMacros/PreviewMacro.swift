import SwiftSyntax
import SwiftSyntaxMacros

/// `#Preview`, which hands its arguments to a function in a type of its own, so that they are compiled as those of Apple's are.
enum PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let name = context.makeUniqueName("Preview")
    let closures = node.trailingClosure.map { " \($0.trimmed)" } ?? ""
    return [
      """
      enum \(name) {
          @MainActor static func makePreview() { SwiftUI.showPreview(\(node.arguments.trimmed))\(raw: closures) }
      }
      """
    ]
  }
}

/// `@Previewable`, which changes nothing that a type checker sees.
enum PreviewableMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
