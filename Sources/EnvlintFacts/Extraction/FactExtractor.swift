import EnvlintSyntax

/// Syntax tree to facts: one walk over one file.
///
/// Input: the tree of a file. Output: `FileFacts`. The walk keeps what surrounds the current place: types, `#if` clauses, preview
/// code, local names, and the closure or function that the code runs in.
///
/// **Invariant:** the facts depend on the file's path and bytes alone.
struct FactExtractor {
  let reader: TreeReader
  var facts: FileFacts

  var tree: SyntaxTree { reader.tree }

  // What surrounds the current place.
  var typePath: [String] = [] { didSet { knownScope = nil } }
  var container: Int? { didSet { knownScope = nil } }
  var symbols: [String] = [] { didSet { knownScope = nil } }
  var branches: [Scope.Branch] = [] { didSet { knownScope = nil } }
  var isPreview = false { didSet { knownScope = nil } }
  var isDebug = false { didSet { knownScope = nil } }
  var isFallback = false { didSet { if isFallback != oldValue { knownScope = nil } } }
  var isBroken = false { didSet { if isBroken != oldValue { knownScope = nil } } }
  var isLocal = false
  var genericParameters: [String] = [] { didSet { knownScope = nil } }
  /// The scope at the current place, once it was asked for.
  private var knownScope: Scope?
  var localNames = LocalNames()
  var execution = Execution()

  /// How the current code runs.
  struct Execution {
    var context = Loop.Context(callName: nil, callRange: nil, identityNames: [], isAsync: false)
    var isMutating = false
    var position = Position.unknown
    /// Whether the current place is reached whenever the function around is called.
    var isCertain = true
    /// The loops around it that last as long as their task, as indices into the facts; outermost first.
    var openLoops: [Int] = []
  }

  /// Where the words stand that make a body worth a walk.
  let landmarks: Landmarks
  /// Whether bodies without a landmark are not walked.
  let isSelective: Bool
  /// The environment properties whose uses are recorded.
  var propertyNames: PropertyNames { landmarks.propertyNames }
  /// The chain that is visited.
  var chain: CurrentChain?
  /// The name of what is called with what is visited; see `PropertyUse.callee`.
  var callee: Node?
  /// The chain that the current expression assigns or passes inout.
  var changedChain: Node?
  /// Of chains that are arguments: the calls.
  var enclosingCalls: [Node: PropertyUse.EnclosingCall] = [:]
  /// What the `switch` around matches.
  var matched: Node?
  /// Nodes further down that are read already: chains in parentheses, together with what follows the parentheses, and key paths to keys.
  var readNodes: Set<Node> = []

  /// The body of the function around, and the names of its parameters.
  var functionBody: Node?
  var functionParameters: [Parameter] = []
  /// Functions of the project that present the views that they are given, by name.
  let hostingFunctions: HostingFunctions
  /// Count of the hosting controllers in it so far.
  var hostingCallCount = 0

  init(
    path: String, tree: SyntaxTree, source: SourceBytes, landmarks: Landmarks, isSelective: Bool, detail: Detail,
    takesViews: Bool, hostingFunctions: HostingFunctions
  ) {
    reader = TreeReader(tree: tree, source: source)
    self.landmarks = landmarks
    self.isSelective = isSelective
    self.hostingFunctions = hostingFunctions
    facts = FileFacts(path: path)
    facts.detail = detail
    if takesViews { facts.views = ViewFacts() }
    facts.syntaxErrors = tree.errors.map { .init(offset: $0.offset, message: $0.message) }
  }

  /// Whether a body, or a part of one, can hold a fact; most cannot, and are not walked. What such a part binds is known in it alone.
  /// In a loop that lasts, everything is walked, because what it reads is a fact whatever it is.
  ///
  /// Inlined, so that the walk is not copied for the question.
  @inline(__always)
  func matters(_ node: Node) -> Bool {
    !isSelective || !execution.openLoops.isEmpty || landmarks.contains(anyIn: tree.range(node))
  }

  var scope: Scope {
    mutating get {
      if let knownScope { return knownScope }
      let scope = Scope(
        typePath: typePath, container: container, symbol: symbols.joined(separator: "."), isPreview: isPreview,
        isDebug: isDebug, branches: branches, isBroken: isBroken, genericParameters: genericParameters,
        isFallback: isFallback
      )
      knownScope = scope
      return scope
    }
  }
}

extension FileFacts {
  /// Tokenizes and parses a file and takes its facts. Cost: linear in the bytes.
  public init(
    path: String, extracting source: SourceBytes, effort: Effort = .asNeeded, takesViews: Bool = false
  ) {
    var tree = SyntaxTree()
    self.init(
      path: path, extracting: source, tokens: Tokens(tokenizing: source), reusing: &tree, effort: effort,
      takesViews: takesViews)
  }

  /// Parses a tokenized file and takes its facts.
  ///
  /// - Parameters:
  ///   - tree: of another file, whose memory is used again; afterwards it is this file's.
  ///   - takesViews: whether the facts have what builds views.
  ///   - hostingFunctions: functions of the project that make hosting controllers of what they are given; what builds views has their
  ///     calls, too.
  ///   - visitedNames: of environment properties that other files declare, and whose uses are to be taken here, too.
  public init(
    path: String, extracting source: SourceBytes, tokens: Tokens, reusing tree: inout SyntaxTree,
    detail: Detail = .code, effort: Effort = .asNeeded, takesViews: Bool = false,
    hostingFunctions: HostingFunctions = .none, visitedNames: Set<String> = []
  ) {
    let landmarks = Landmarks(
      tokens, source, takesViews: takesViews, hostingFunctions: hostingFunctions, visitedNames: visitedNames)
    let isSelective = effort == .asNeeded
    tree.reparse(
      source, tokens: tokens, bodiesWith: isSelective && detail != .code && !takesViews ? landmarks.tokenIndices : nil,
      keepsStaticBodies: detail == .code || takesViews)
    var extractor = FactExtractor(
      path: path, tree: tree, source: source, landmarks: landmarks, isSelective: isSelective, detail: detail,
      takesViews: takesViews, hostingFunctions: hostingFunctions)
    extractor.facts.usesDefaults = landmarks.usesDefaults
    extractor.visitItems(of: tree.root)
    extractor.readManifest()
    extractor.facts.noteCandidates()
    extractor.facts.propertyUses.sort { $0.range.lowerBound < $1.range.lowerBound }
    extractor.facts.memberCalls.sort { $0.range.lowerBound < $1.range.lowerBound }
    self = extractor.facts
  }
}

// MARK: - Items

extension FactExtractor {
  /// Visits the children of a list: a file, a type's members, a block, a clause.
  mutating func visitItems(of node: Node) {
    for child in tree.children(node) { visit(child) }
  }

  /// Visits one item of a list, or any node of a body.
  mutating func visit(_ node: Node) {
    switch tree.kind(node) {
    case .importDecl: visitImport(node)
    case .structDecl: visitNominalType(node, .structure)
    case .classDecl: visitNominalType(node, .classType)
    case .enumDecl: visitNominalType(node, .enumeration)
    case .actorDecl: visitNominalType(node, .actor)
    case .protocolDecl: visitNominalType(node, .protocolType)
    case .extensionDecl: visitExtension(node)
    case .functionDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl: visitFunction(node)
    case .variableDecl: visitVariable(node)
    case .typealiasDecl: visitTypealias(node)
    case .enumCaseDecl: visitEnumCase(node)
    case .macroDecl:
      // Nowhere else is one allowed.
      if !isLocal, container == nil, let name = reader.childName(.name, of: node) { facts.macros.append(name) }
    case .ifConfig, .postfixIfConfig: visitIfConfig(node)
    case .macroExpansionDecl, .macroExpansion: visitMacroExpansion(node)
    default: visitBody(node)
    }
  }

  private mutating func visitImport(_ node: Node) {
    guard let module = reader.childName(.name, of: node) else { return }
    let isExported = reader.attributes(of: node).contains { $0.name == "_exported" }
    facts.imports.append(.init(module: module, isExported: isExported))
  }

  private mutating func visitTypealias(_ node: Node) {
    guard let nameNode = tree.child(.name, of: node), let value = tree.child(.initializerClause, of: node),
      let target = tree.child(.type, of: value)
    else { return }
    let alias = Typealias(
      name: reader.name(nameNode), nameRange: tree.range(nameNode),
      genericParameters: reader.genericParameterNames(of: node), target: reader.type(target),
      access: access(of: node), scope: scope
    )
    if let container, !isLocal || facts.containers[container].isLocal {
      facts.containers[container].typealiases.append(alias)
    } else if !isLocal {
      facts.typealiases.append(alias)
    }
  }

  private mutating func visitEnumCase(_ node: Node) {
    guard let container else { return }
    for element in tree.children(node) where tree.kind(element) == .enumCaseElement {
      guard let name = reader.childName(.name, of: element) else { continue }
      facts.containers[container].cases.append(EnumCase(name: name, payload: reader.payload(of: element)))
    }
  }

  private mutating func visitIfConfig(_ node: Node) {
    let saved = (branches, isDebug)
    var excluded: [String] = []
    for (position, clause) in tree.children(node).enumerated() where tree.kind(clause) == .ifConfigClause {
      let condition = reader.condition(ofClause: clause)
      branches.append(
        .init(ifConfig: tree.range(node).lowerBound, clause: position, condition: condition, excluded: excluded))
      excluded.append(condition)
      if reader.isDebugClause(clause) { isDebug = true }
      if tree.kind(node) == .postfixIfConfig {
        visitLinks(of: clause)
        (branches, isDebug) = saved
        continue
      }
      for child in tree.children(clause) where tree.kind(child) != .keyword && tree.kind(child) != .ifConfigCondition {
        visit(child)
      }
      (branches, isDebug) = saved
    }
  }

  /// `#Preview { … }` is preview code; other macros are looked through.
  private mutating func visitMacroExpansion(_ node: Node) {
    let saved = isPreview
    if let name = tree.child(.name, of: node), reader.isName(name, "Preview") {
      isPreview = true
      recordViews(inPreview: node, named: name)
    }
    for child in tree.children(node) { visitBody(child) }
    isPreview = saved
  }
}
