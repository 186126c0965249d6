/// A property that looks like one that reads the environment, in a file that does not see SwiftUI as far as is known: perhaps some
/// package passes it on.
public struct UnseenLookup: Sendable {
  public var property: Property
  /// Index of the file.
  public var file: Int
  /// The simple name of the type that it looks up; nil for a key path.
  public var typeName: String?
}

extension Reads {
  /// Every such property, in source order.
  public var unseenLookups: [UnseenLookup] {
    files(with: .wrappedProperties).filter { !tables.seesSwiftUI($0) }.flatMap { file in
      files[file].wrappedProperties.compactMap { place in
        let property = files[file].containers[place.container].properties[place.property]
        let attribute = property.attributes.first { ["Environment", "EnvironmentObject"].contains($0.name) }
        guard let attribute else { return nil }
        return UnseenLookup(
          property: property, file: file, typeName: typeName(attribute, of: property, file))
      }
    }
  }

  private func typeName(_ attribute: Attribute, of property: Property, _ file: Int) -> String? {
    if attribute.name == "EnvironmentObject" { return property.type?.simpleName }
    let site = LookupContext(file: file, scope: property.scope)
    guard attribute.arguments.count == 1,
      case .type(let type)? = members.source(of: attribute.arguments[0].value, at: site)
    else { return nil }
    return type.simpleName
  }
}
