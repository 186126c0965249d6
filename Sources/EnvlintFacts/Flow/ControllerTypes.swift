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

  /// Whether a method that presents a controller is surely the SDK's: neither its class nor one that it inherits from declares another
  /// one. False for every other method.
  ///
  /// - Parameter receiver: nil for the type around.
  func isOfSDK(_ method: String, on receiver: ModifierChain.Base?, in file: Int, _ scope: Scope) -> Bool {
    if method != "present" { return false }
    let site = LookupContext(file: file, scope: scope)
    let type: ResolvedType
    if let receiver {
      type = project.inference.staticType(of: receiver.expression, local: receiver.local, at: site, scope: scope)
    } else {
      type = project.resolver.enclosingType(of: scope, in: file).map { .declared($0) } ?? .unresolved
    }
    let isExtended = ["UIViewController", "UIResponder", "NSObject", "NSObjectProtocol"].contains { name in
      project.tables.extensions(of: name).contains { project.container($0).functionNames.contains(method) }
    }
    if isExtended { return false }
    switch type {
    case .external(let name, _), .optional(.external(let name, _)): return isOfSDK(name)
    case .declared(let own), .optional(.declared(let own)):
      var (inherits, declares) = (false, project.resolver.hasFunction(named: method, own))
      project.resolver.walkAncestors(of: own) { ancestor in
        switch ancestor {
        case .declared(let found): declares = declares || project.resolver.hasFunction(named: method, found)
        case .external(let name): inherits = inherits || isOfSDK(name)
        case .unknown: declares = true
        }
        return !declares
      }
      return inherits && !declares
    default: return false
    }
  }

  /// Whether a controller that code makes is put into the window's own controllers, so that it is in no SwiftUI hierarchy.
  ///
  /// - Parameters:
  ///   - isInOwn: whether the code puts it into the controller that the code is a part of, or pushes it beside.
  ///   - scope: of the code.
  func isInWindow(_ isInOwn: Bool, madeIn scope: Scope, in file: Int) -> Bool {
    guard !project.settings.hasUnreadFiles, let member = scope.symbol.split(separator: ".").last,
      isInOwn || ControllerTypes.startingMethods.contains(String(member)),
      let type = project.resolver.enclosingType(of: scope, in: file)
    else { return false }
    return isInWindow(type)
  }

  /// Whether code is in the principal class of an app extension: no project code creates it, so it is in no SwiftUI hierarchy. Where no
  /// target says so, it shows in the protocol of such a class, or in a use of the extension's context.
  func isMadeBySystem(_ scope: Scope, in file: Int) -> Bool {
    guard !project.settings.hasUnreadFiles, let type = project.resolver.enclosingType(of: scope, in: file),
      type.kind == .classType,
      project.tables.isInExtension(file)
        || !project.tables.modules.membership.contains(file) && (isContentExtension(type) || usesExtensionContext(type))
    else { return false }
    return project.usage.mentions(MentionQuery(type.name, .all)).allSatisfy { $0.role == .declaration }
  }

  private func isContentExtension(_ type: DeclaredType) -> Bool {
    project.resolver.conformance(of: type, toAnyOf: ["UNNotificationContentExtension"]) == .yes
  }

  /// Whether code of a class ends the request of an extension.
  private func usesExtensionContext(_ type: DeclaredType) -> Bool {
    project.usage.mentions(MentionQuery("completeRequest", .all)).contains { place in
      place.type == type.name && type.containers.contains { $0.file == place.file }
    }
  }

  /// Whether controllers of a class are made only as the root of a window, or by such a controller.
  private func isInWindow(_ type: DeclaredType, depth: Int = 0) -> Bool {
    guard type.kind == .classType, type.containers.count == 1, depth < ControllerTypes.mostContaining else {
      return false
    }
    let places = project.usage.mentions(MentionQuery(type.name, .placements)).filter { !project.isTest($0.file) }
    return !places.isEmpty
      && places.allSatisfy { place in
        switch place.placement {
        case .window: true
        case .typeAround: declaredType(around: place).map { isInWindow($0, depth: depth + 1) } ?? false
        case nil: false
        }
      }
  }

  /// Whether a class inherits from `UINavigationController`, and takes its first controller as that does: no class on the way has a
  /// method for it, or an initializer that does something else with it.
  func isPlainNavigation(_ type: DeclaredType) -> Bool {
    var (inherits, isPlain) = (false, takesControllersPlainly(type))
    project.resolver.walkAncestors(of: type) { ancestor in
      switch ancestor {
      case .declared(let found): isPlain = isPlain && takesControllersPlainly(found)
      case .external(let name): inherits = inherits || name == "UINavigationController"
      case .unknown: isPlain = false
      }
      return isPlain
    }
    return inherits && isPlain
  }

  private func takesControllersPlainly(_ type: DeclaredType) -> Bool {
    project.resolver.parts(of: type).map(project.container).allSatisfy { part in
      part.initializers.allSatisfy { initializer in
        initializer.handsOnController || !initializer.parameters.contains { $0.label == "rootViewController" }
      }
        && !part.functionNames.contains("pushViewController") && !part.functionNames.contains("setViewControllers")
    }
  }

  private func declaredType(around place: Mention) -> DeclaredType? {
    guard let name = place.type,
      case .declared(let type) = project.resolver.resolve(
        [name], at: LookupContext(file: place.file, scope: .fileLevel))
    else { return nil }
    return type
  }

  /// Controllers in controllers are followed this far.
  private static let mostContaining = 4

  private static let startingMethods: Set<String> = ["viewDidLoad", "loadView"]

  private func isOfSDK(_ type: String) -> Bool {
    type.hasSuffix("ViewController")
      || type.hasSuffix("Controller") && (type.hasPrefix("UI") || type.hasPrefix("NS"))
  }
}
