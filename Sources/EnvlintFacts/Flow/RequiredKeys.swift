/// Keys whose readers need an injection.
extension ProjectIndex {
  /// The names of the project's keys with a default that crashes the app; a default that is made of literals, such as
  /// `URL(string: "…")!`, doesn't count. A key that is declared twice isn't among them: readers may mean the other one.
  var requiredKeyNames: Set<String> {
    answers.requiredKeyNames.get {
      let names = values.trappingDefaults { _ in true }.filter { $0.key.container == .environment }
        .compactMap { keys.readName(of: $0.key) }
      return Set(names.filter { members.keyDeclarations(named: $0).count == 1 })
    }
  }

  /// The properties of app code that read such a key, in a type that SwiftUI fills in, in source order.
  var requiredReads: [(property: EnvironmentProperty, owner: DeclaredType)] {
    reads.inApp.compactMap { property in
      guard let name = property.keyName, !property.property.isStatic, let owner = property.installedOwner,
        requiredKeyNames.contains(name)
      else { return nil }
      return (property, owner)
    }
  }
}
