/// The functions of a project that make hosting controllers of what they are given, by name.
///
/// Views in other files can be found only once these are known: their calls are in code that builds no views.
public struct HostingFunctions: Sendable, Equatable {
  private var functions: [String: [HostingFunction]] = [:]

  /// A project has a few; more are left out.
  private static let most = 256

  public static let none = HostingFunctions()

  public var isEmpty: Bool { functions.isEmpty }

  /// How many there are.
  private(set) var count = 0

  /// The functions of a name that differ in their parameters.
  subscript(name: String) -> [HostingFunction] { functions[name] ?? [] }

  /// Adds a function; false when one of that name is there that takes the same, or when there are too many.
  mutating func add(_ function: HostingFunction) -> Bool {
    guard !self[function.name].contains(where: function.takesSame(as:)), functions.count < HostingFunctions.most else {
      return false
    }
    functions[function.name, default: []].append(function)
    count += 1
    return true
  }

  /// Their names.
  var names: [String] { functions.keys.sorted() }
}

extension HostingFunction {
  /// Whether calls hand the root to the other function in the same way, for a controller of the same type.
  fileprivate func takesSame(as other: HostingFunction) -> Bool {
    content == other.content && path == other.path
  }
}

extension HostingCall.Use {
  /// Whether the function that makes the controller puts it into another one that it has or makes, or stores it.
  var mayBePlacedHere: Bool {
    switch self {
    case .embedded, .unknown: true
    case .passed(let function, _): function.isTypeName && function.hasSuffix("Controller")
    case .presented, .changed: false
    }
  }
}

extension HostingCall {
  /// Whether its environment starts empty: always, or because it is presented.
  ///
  /// - Parameter hosting: the SDK's type that it makes, or a subclass of it.
  func startsEmpty(in hosting: String) -> Bool {
    if use == .changed { return false }
    if HostingRoots.row(hosting)?.inheritsWhenEmbedded == false { return true }
    if case .presented = use { return true }
    return false
  }
}
