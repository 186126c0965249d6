/// Which types a call can make, by its labels alone.
extension TypeInference {
  /// Whether a call with these labels may make a value of a type; true where that is not known.
  ///
  /// - Parameter labels: as in `ViewElement.labels`.
  func mayBeMade(_ type: DeclaredType, withLabels labels: [String]) -> Bool {
    guard type.kind == .structure, type.containers.count == 1, !members.hasUnknownMacro(type) else { return true }
    let initializers = resolver.parts(of: type).flatMap { container($0).initializers }
    if initializers.contains(where: { $0.parameters.map(ViewParameter.init).accept(labels) }) { return true }
    let declaration = container(type.containers[0])
    guard declaration.initializers.isEmpty else { return false }
    return declaration.bindsPatterns
      || declaration.properties.filter(\.isMemberwise).map(ViewParameter.init(ofProperty:)).accept(labels)
  }
}

extension ViewParameter {
  init(_ parameter: Parameter) {
    self.init(
      label: parameter.label, name: parameter.name, hasDefault: parameter.hasDefault,
      takesSeveral: parameter.isVariadic || parameter.isPack, type: parameter.type)
  }

  /// SwiftUI's wrappers that have no value unless they are given one.
  private static let wrappersToFill: Set<String> = ["Binding", "Bindable", "ObservedObject"]

  /// The parameter of a struct's own initializer.
  fileprivate init(ofProperty property: Property) {
    let mustBeGiven = property.value == nil && property.attributes.contains { Self.wrappersToFill.contains($0.name) }
    self.init(
      label: property.name, name: property.name, hasDefault: property.mayBeLeftOut && !mustBeGiven,
      type: property.type)
  }
}
