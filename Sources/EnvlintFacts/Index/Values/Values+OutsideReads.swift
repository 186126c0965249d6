/// Values that a view may show only because something else updates it.
extension Values {
  /// Types of the SDK whose members tell of the outside world.
  private static let outsideTypes: Set<String> = [
    "UIScreen", "NSScreen", "UIDevice", "WKInterfaceDevice", "UIApplication", "NSApplication", "WKApplication",
    "WKExtension", "NSApp", "UIAccessibility", "UITraitCollection", "UIPasteboard", "NSPasteboard", "NSWorkspace",
    "NSEvent", "NSCursor", "NSColor", "UIWindow", "NSWindow", "ProcessInfo", "UserDefaults",
    "NSUbiquitousKeyValueStore", "FileManager", "Bundle", "Locale", "Calendar", "TimeZone", "Thread", "DispatchTime",
    "DispatchWallTime", "ContinuousClock", "SuspendingClock", "AVAudioSession", "CLLocationManager",
    "UNUserNotificationCenter", "Keychain",
  ]
  /// Members that give what holds now.
  private static let outsideMembers: Set<String> = [
    "main", "current", "shared", "standard", "now", "random", "autoupdatingCurrent", "instance",
    "sharedInstance",
  ]
  /// Functions and types of the SDK that give something else at each call.
  private static let outsideFunctions: Set<String> = [
    "Date", "UUID", "CACurrentMediaTime", "CFAbsoluteTimeGetCurrent", "mach_absolute_time", "arc4random",
    "arc4random_uniform", "drand48", "time", "clock", "getenv", "NSHomeDirectory", "NSUserName",
  ]

  /// Whether code of a type may read something that can change without SwiftUI noticing: a static or global variable, an object, a
  /// clock, a function of which that is not known.
  public func mayReadOutside(_ type: DeclaredType) -> Bool {
    let parts = resolver.parts(of: type)
    if parts.contains(where: { holdsUntrackedObject($0) }) { return true }
    return Set(parts.map(\.file)).sorted().contains { file in
      usage.mentions(MentionQuery(type.name, .outsideReads, in: file)).contains { read in
        guard let name = read.argument else { return false }
        return read.base.map { mayChange(name, of: $0, in: read.file) } ?? mayChange(name, in: type, read.file)
      }
    }
  }

  /// Whether a stored property is an object that the view does not observe.
  private func holdsUntrackedObject(_ id: ContainerID) -> Bool {
    container(id).properties.contains { property in
      guard property.isStored, !property.isStatic, property.attributes.isEmpty else { return false }
      return isUntrackedObject(inference.writtenType(of: property, file: id.file))
    }
  }

  private func isUntrackedObject(_ type: ResolvedType) -> Bool {
    switch type {
    case .optional(let inner): isUntrackedObject(inner)
    case .declared(let type):
      type.kind.isReference
        && !type.containers.contains {
          container($0).attributes.contains { ExternalName.last($0.name) == "Observable" }
        }
    case .external(let name, _): DefaultExpressions.kind(ofType: name) == .class
    default: false
    }
  }

  /// Whether `T.name` may be something else the next time.
  private func mayChange(_ name: String, of base: String, in file: Int) -> Bool {
    if name.isTypeName { return false }
    switch resolver.resolve([base], at: LookupContext(file: file, scope: .fileLevel)) {
    case .declared(let type):
      if resolver.hasCase(name, type) { return false }
      let found = members.properties(named: name, of: type).filter(\.declaration.isStatic)
      guard found.count == 1, found[0].declaration.isStored, found[0].declaration.isConstant else { return true }
      return isUntrackedObject(inference.writtenType(of: found[0].declaration, file: found[0].id.file))
    case .external(let name, _) where Values.outsideTypes.contains(ExternalName.last(name)): return true
    default: return Values.outsideMembers.contains(name)
    }
  }

  /// Whether a name alone is a global, or a function that may read one.
  private func mayChange(_ name: String, in type: DeclaredType, _ file: Int) -> Bool {
    if Values.outsideFunctions.contains(name) || Values.outsideTypes.contains(name) { return true }
    if name.isTypeName || !members.properties(named: name, of: type).isEmpty || resolver.hasFunction(named: name, type)
    {
      return false
    }
    if tables.hasFunction(named: name) { return true }
    guard tables.hasGlobal(named: name) else { return false }
    guard let (global, home) = members.global(named: name, from: file), global.isStored, global.isConstant else {
      return true
    }
    return isUntrackedObject(inference.writtenType(of: global, file: home))
  }
}
