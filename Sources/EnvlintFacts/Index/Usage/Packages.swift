/// The packages whose code isn't read: who imports them, and which of the project's types they know by their own protocols and classes.
struct Packages {
  private let usage: Usage
  private var resolver: Resolver { usage.resolver }

  init(of usage: Usage) { self.usage = usage }

  /// Whether a file imports a module that is neither Apple's nor the project's.
  func areImported(in file: Int) -> Bool {
    usage.files[file].imports.contains { module in
      !AppleModules.index.contains(module.module) && !usage.tables.modules.declares(module.module)
    }
  }

  /// Whether a package may inject an object: one of a type that the package declares, or that conforms to one of its protocols, as
  /// frameworks for dependency injection ask for.
  func mayInject(_ type: ResolvedType, lookedUpIn file: Int) -> Bool {
    switch type {
    case .external: areImported(in: file)
    case .declared(let declared): mayKnow(declared)
    default: false
    }
  }

  /// Whether a type may inherit from a class of a package, or conform to a protocol of one.
  func mayKnow(_ type: DeclaredType) -> Bool {
    guard resolver.parts(of: type).contains(where: { areImported(in: $0.file) }) else { return false }
    var isKnown = false
    resolver.walkAncestors(of: type) { ancestor in
      switch ancestor {
      case .external(let name):
        isKnown = !Packages.plainAncestors.contains(name) && !name.hasSuffix("Delegate") && !SDKValues.contains(name)
      case .unknown: isKnown = true
      case .declared: break
      }
      return !isKnown
    }
    return isKnown
  }

  /// Classes and protocols of the SDK that models and values have.
  private static let plainAncestors: Set<String> = [
    "ObservableObject", "Observable", "Sendable", "Identifiable", "Hashable", "Equatable", "AnyObject", "NSObject",
    "CustomStringConvertible", "CustomDebugStringConvertible", "Codable", "Encodable", "Decodable", "Comparable",
    "Error", "CaseIterable", "RawRepresentable", "View", "ViewModifier",
  ]
}

extension Usage {
  var packages: Packages { Packages(of: self) }
}
