/// The surroundings of a place in a file: types, members, `#if` clauses, preview code.
///
/// Whoever goes deeper changes it and puts the old value back after that, and with it the scope that was made of it.
struct Place {
  var typePath: [String] = [] { didSet { knownScope = nil } }
  /// See `Scope.blocks`.
  var blocks: [String] = [] { didSet { knownScope = nil } }
  /// Index of the innermost type or extension among the facts.
  var container: Int? { didSet { knownScope = nil } }
  /// Whether that is an extension.
  var isInExtension = false
  /// Whether that is an extension of a type that holds keys, by its name.
  var isInKeyContainer = false
  /// Whether that exists for previews, by its protocols.
  var isForPreviews = false
  /// The names of the declarations around, outermost first.
  var symbols: [String] = [] { didSet { knownScope = nil } }
  var branches: [Scope.Branch] = [] { didSet { knownScope = nil } }
  var isPreview = false { didSet { knownScope = nil } }
  var isDebug = false { didSet { knownScope = nil } }
  var isFallback = false { didSet { if isFallback != oldValue { knownScope = nil } } }
  var availability: DeploymentTargets = [:] { didSet { knownScope = nil } }
  var isBroken = false { didSet { if isBroken != oldValue { knownScope = nil } } }
  var genericParameters: [String] = [] { didSet { knownScope = nil } }
  /// The functions of the blocks around it that have names like types.
  var typeLikeFunctions: [String] = []
  /// Whether what is declared here is known only in the code around.
  var isLocal = false

  private var knownScope: Scope?

  /// The path of what a type or extension here declares, whose own path that is.
  func path(below own: [String]) -> [String] { typePath.isEmpty && blocks.isEmpty ? own : typePath + blocks + own }

  /// Goes into a type or extension.
  mutating func enter(_ declared: borrowing Container, _ own: [String], container index: Int) {
    typePath = path(below: own)
    blocks = []
    isLocal = false
    symbols = symbols.isEmpty ? own : symbols + own
    container = index
    isInExtension = declared.kind == nil
    isInKeyContainer = isInExtension && KeyContainer(rawValue: declared.name) != nil
    isForPreviews = declared.inherited.contains(where: \.isPreviewProtocol)
    if !declared.genericParameters.isEmpty { genericParameters += declared.genericParameters }
    isBroken = false
  }

  /// The versions before which code here doesn't run.
  mutating func require(_ versions: DeploymentTargets) {
    if versions.isEmpty { return }
    availability.merge(versions) { max($0, $1) }
  }

  /// Made when it is first asked for.
  var scope: Scope {
    mutating get {
      if let knownScope { return knownScope }
      let scope = Scope(
        typePath: typePath, blocks: blocks, container: container, symbol: symbols.joined(separator: "."),
        isPreview: isPreview, isDebug: isDebug, branches: branches, isBroken: isBroken,
        genericParameters: genericParameters, isFallback: isFallback, availability: availability)
      knownScope = scope
      return scope
    }
  }
}
