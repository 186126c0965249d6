/// One check, as a value: what it is called, what it reports, and the query that finds it.
///
/// **Invariant:** a rule reads facts and the index, never bytes, tokens or the tree.
public struct Rule: Sendable {
  /// The chapter a rule belongs to.
  public enum Group: String, Sendable, CaseIterable {
    case declaring = "Declaring a key"
    case reading = "Reading the environment"
    case injecting = "Injecting"
    case flow = "Whole-program flow"
    /// Rules about suppression comments. The driver checks them, which alone knows what was suppressed; their `check`
    /// finds nothing.
    case suppression = "Suppression comments"
  }

  /// The strongest fix that a rule can offer.
  public enum FixKind: String, Sendable {
    case none
    case suggestion
    case safe
  }

  /// Finds the rule's misuse in a whole project. Pure; the order of the result does not matter.
  public typealias Check = @Sendable (_ project: ProjectIndex, _ options: OptionsByPath) -> [Diagnostic]

  /// Lower-case words joined by `_`, named for the bad pattern.
  public var id: String
  public var group: Group
  /// One sentence: the first paragraph of the rule's page.
  public var summary: String
  /// The highest severity that the rule reports unless configured otherwise.
  public var severity: Severity
  /// Whether the rule runs only when a configuration asks for it.
  public var isOptIn: Bool
  /// Whether it soon asks for the flow of the environment, which takes longer to find out than everything else.
  public var usesFlow: Bool
  public var fix: FixKind
  public var options: [RuleOption]
  public var check: Check

  public init(
    id: String, group: Group, summary: String, severity: Severity, isOptIn: Bool = false, usesFlow: Bool = false,
    fix: FixKind = .none, options: [RuleOption] = [], check: @escaping Check = { _, _ in [] }
  ) {
    self.id = id
    self.group = group
    self.summary = summary
    self.severity = severity
    self.isOptIn = isOptIn
    self.usesFlow = usesFlow
    self.fix = fix
    self.options = options
    self.check = check
  }
}

/// One setting of one rule, as `rules.<id>.<name>` in the configuration.
public struct RuleOption: Sendable, Equatable {
  public var name: String
  /// The value without configuration; its case is the option's type.
  public var defaultValue: OptionValue
  /// One line for the documentation, without full stop.
  public var summary: String
  /// Whether `true` and `false` are valid in configurations, as they were before the option became a severity: its default, and `off`.
  public var isFormerSwitch: Bool

  public init(_ name: String, default defaultValue: OptionValue, isFormerSwitch: Bool = false, summary: String) {
    self.name = name
    self.defaultValue = defaultValue
    self.isFormerSwitch = isFormerSwitch
    self.summary = summary
  }
}

/// The value of a rule's option.
public enum OptionValue: Sendable, Equatable {
  case bool(Bool)
  /// One word.
  case string(String)
  /// A whole number, zero or more.
  case integer(Int)
  case strings([String])
  /// A severity, or nil for `off`.
  case severity(Severity?)

  /// The type's name in documentation and error messages.
  public var typeName: String {
    switch self {
    case .bool: "true or false"
    case .string: "text"
    case .integer: "a whole number"
    case .strings: "a list of names"
    case .severity: "info, warning, error or off"
    }
  }
}

/// The options of one rule in force for one file.
public struct RuleOptions: Sendable, Equatable {
  private var values: [String: OptionValue]

  /// The defaults of `options`, replaced by `configured` where it has a value.
  public init(_ options: [RuleOption], configured: [String: OptionValue] = [:]) {
    values = [:]
    for option in options { values[option.name] = configured[option.name] ?? option.defaultValue }
  }

  public func bool(_ name: String) -> Bool {
    guard case .bool(let value)? = values[name] else { preconditionFailure("no boolean option '\(name)'") }
    return value
  }

  public func string(_ name: String) -> String {
    guard case .string(let value)? = values[name] else { preconditionFailure("no word option '\(name)'") }
    return value
  }

  public func integer(_ name: String) -> Int {
    guard case .integer(let value)? = values[name] else { preconditionFailure("no number option '\(name)'") }
    return value
  }

  public func strings(_ name: String) -> [String] {
    guard case .strings(let value)? = values[name] else { preconditionFailure("no list option '\(name)'") }
    return value
  }

  public func severity(_ name: String) -> Severity? {
    guard case .severity(let value)? = values[name] else { preconditionFailure("no severity option '\(name)'") }
    return value
  }
}

/// The options of one rule by file, because configuration can differ from folder to folder.
public struct OptionsByPath: Sendable {
  private let lookUp: @Sendable (String) -> RuleOptions
  /// The options of all folders.
  private let all: [RuleOptions]

  /// - Parameters:
  ///   - all: those of all folders.
  ///   - lookUp: takes a path relative to the project root.
  public init(all: [RuleOptions], _ lookUp: @escaping @Sendable (String) -> RuleOptions) {
    self.lookUp = lookUp
    self.all = all
  }

  /// The options that are the same everywhere.
  public init(_ options: RuleOptions) { self.init(all: [options]) { _ in options } }

  /// Whether a condition holds somewhere.
  public func contains(where condition: (RuleOptions) -> Bool) -> Bool { all.contains(where: condition) }

  public subscript(path: String) -> RuleOptions { lookUp(path) }
}
