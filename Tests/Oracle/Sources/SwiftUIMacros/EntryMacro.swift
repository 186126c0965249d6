import SwiftSyntax
import SwiftSyntaxMacros

/// `@Entry`, which expands as Apple's does: a private key type beside the property, and accessors that go through it.
///
///     @Entry var gap: CGFloat = 8
///
/// becomes
///
///     var gap: CGFloat {
///       get { self[__Key_gap.self] }
///       set { self[__Key_gap.self] = newValue }
///     }
///     private struct __Key_gap: SwiftUI.EnvironmentKey {
///       @SwiftUI.__EntryDefaultValue static var defaultValue: CGFloat = 8
///     }
enum EntryMacro: AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let name = try Entry(declaration, in: context).name
    return ["get { self[__Key_\(raw: name).self] }", "set { self[__Key_\(raw: name).self] = newValue }"]
  }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let entry = try Entry(declaration, in: context)
    let key = "private struct __Key_\(entry.name): SwiftUI.\(entry.container.key)"
    if entry.container == .focusedValues {
      guard let value = entry.wrapped else { throw EntryError("a focused value is an optional") }
      return ["\(raw: key) { typealias Value = \(value) }"]
    }
    let type = entry.type.map { ": \($0.trimmed)" } ?? ""
    let value: ExprSyntax
    if let initial = entry.initial {
      value = initial.trimmed
    } else if entry.wrapped != nil {
      value = "nil"
    } else {
      throw EntryError("an entry needs a default value")
    }
    return [
      """
      \(raw: key) {
          @SwiftUI.__EntryDefaultValue static var defaultValue\(raw: type) = \(value)
      }
      """
    ]
  }
}

/// `@__EntryDefaultValue`, which makes of an initial value a getter, so that it is evaluated at each read.
enum EntryDefaultValueMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let value = declaration.as(VariableDeclSyntax.self)?.bindings.first?.initializer?.value else {
      throw EntryError("a default value is needed")
    }
    return ["get { \(value.trimmed) }"]
  }
}

/// What `@Entry` is attached to.
private struct Entry {
  /// The types that can have entries.
  enum Container: String {
    case environmentValues = "EnvironmentValues"
    case focusedValues = "FocusedValues"
    case containerValues = "ContainerValues"
    case transaction = "Transaction"

    var key: String {
      switch self {
      case .environmentValues: "EnvironmentKey"
      case .focusedValues: "FocusedValueKey"
      case .containerValues: "ContainerValueKey"
      case .transaction: "TransactionKey"
      }
    }
  }

  var container: Container
  /// Without backticks.
  var name: String
  var type: TypeSyntax?
  var initial: ExprSyntax?

  init(_ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) throws {
    let extended = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType
    let last = extended?.as(IdentifierTypeSyntax.self)?.name ?? extended?.as(MemberTypeSyntax.self)?.name
    guard let container = last.flatMap({ Container(rawValue: $0.text) }) else {
      throw EntryError("'@Entry' belongs in an extension of EnvironmentValues and the like")
    }
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindingSpecifier.text == "var",
      variable.bindings.count == 1, let binding = variable.bindings.first, binding.accessorBlock == nil,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
      !variable.modifiers.contains(where: { ["static", "lazy"].contains($0.name.text) })
    else { throw EntryError("'@Entry' belongs on a stored 'var' of one name") }
    self.container = container
    name = pattern.identifier.text.filter { $0 != "`" }
    type = binding.typeAnnotation?.type
    initial = binding.initializer?.value
  }

  /// What the optional type wraps; nil when the type is no optional, or is not written.
  var wrapped: TypeSyntax? {
    if let type = type?.as(OptionalTypeSyntax.self) { return type.wrappedType.trimmed }
    if let type = type?.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return type.wrappedType.trimmed }
    guard let type = type?.as(IdentifierTypeSyntax.self), type.name.text == "Optional",
      case .type(let wrapped) = type.genericArgumentClause?.arguments.first?.argument
    else { return nil }
    return wrapped.trimmed
  }
}

struct EntryError: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}
