import EnvlintSyntax

/// Syntax tree to facts: one walk over one file.
///
/// Input: the tree of a file. Output: `FileFacts`. The walk itself collects declarations, and keeps what is around the current place; each
/// other kind of fact has a collector, which the walk shows the nodes that it may be at.
///
/// A class, because it is large and its methods ask one another: it is never copied. No method changes a property while it is being
/// read, so that the checks for that, which would cost a tenth of the walk, are left out.
///
/// **Invariant:** the facts depend on the file's path and bytes alone.
final class FactExtractor {
  let reader: TreeReader
  let around: Surroundings
  /// Whether bodies without a trigger token are not walked.
  let isSelective: Bool
  /// Whether the facts have what code does: bodies and default arguments.
  let keepsCode: Bool
  @exclusivity(unchecked) var facts: FileFacts
  @exclusivity(unchecked) var uses: UseCollector
  @exclusivity(unchecked) var storage: StorageCollector
  @exclusivity(unchecked) var injections: InjectionCollector
  @exclusivity(unchecked) var environmentExpressions: EnvironmentExpressionCollector
  @exclusivity(unchecked) var presentations: PresentationCollector
  @exclusivity(unchecked) var reactions: ReactionCollector
  @exclusivity(unchecked) var frequentValues: FrequentValueCollector
  @exclusivity(unchecked) var loops: LoopCollector
  @exclusivity(unchecked) var views: ViewCollector
  /// The subject of the surrounding `switch`.
  @exclusivity(unchecked) var matched: Node?

  var tree: SyntaxTree { reader.tree }
  var positionReader: PositionReader { PositionReader(reader) }
  var closureContexts: ClosureContextReader { ClosureContextReader(around: around) }
  var functionReader: FunctionReader { FunctionReader(around: around, keepsCode: keepsCode) }
  var declarationReader: DeclarationReader { DeclarationReader(reader) }

  init(
    path: String, tree: SyntaxTree, source: SourceBytes, triggers: TriggerTokens, isSelective: Bool, keepsCode: Bool,
    flowQuery: FlowQuery, recordsViews: Bool
  ) {
    reader = TreeReader(tree: tree, source: source)
    around = Surroundings(reader: reader, triggers: triggers, flowQuery: flowQuery)
    self.isSelective = isSelective
    self.keepsCode = keepsCode
    uses = UseCollector(around)
    storage = StorageCollector(around)
    injections = InjectionCollector(around)
    environmentExpressions = EnvironmentExpressionCollector(around)
    presentations = PresentationCollector(around)
    reactions = ReactionCollector(around)
    frequentValues = FrequentValueCollector(around)
    loops = LoopCollector(around)
    views = ViewCollector(around, recordsViews: recordsViews)
    facts = FileFacts(path: path)
    facts.syntaxErrors = tree.errors.map { .init(offset: $0.offset, message: $0.message) }
  }

  /// Whether a body, or a part of one, can hold a fact; most cannot, and are not walked. What such a part binds is known in it alone.
  /// In a loop that lasts, everything is walked, because what it reads is a fact whatever it is.
  func matters(_ node: Node) -> Bool {
    !isSelective || !around.execution.openLoops.isEmpty || around.triggers.contains(anyIn: tree.range(node))
  }

  /// Adds what the collectors found.
  func merge() {
    facts.propertyUses = uses.found
    facts.memberCalls = storage.memberCalls
    facts.storageChanges = storage.changes
    facts.injections = injections.injections
    facts.chains = injections.chains
    facts.environmentExpressions = environmentExpressions.expressions
    facts.localWrappers = environmentExpressions.localWrappers
    facts.presentations = presentations.presentations
    facts.memberCode = presentations.memberCode
    facts.reactions = reactions.reactions
    facts.frequentAssignments = frequentValues.assignments
    facts.frequentTimers = frequentValues.timers
    facts.loops = loops.loops
    facts.longLoops = loops.longLoops
    facts.views = views.views
  }

  /// Index of the innermost type or extension around the current place.
  var container: Int? { around.place.container }

  /// The scope at the current place.
  var scope: Scope { around.scope }
}

// MARK: - Items

extension FactExtractor {
  /// Visits the children of a list: a file, a type's members, a block, a clause.
  func visitItems(of node: Node) {
    for child in tree.children(node) { visit(child) }
  }

  /// Visits one item of a list, or any node of a body.
  func visit(_ node: Node) {
    views.record(constructionsInAttributesOf: node)
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
    case .associatedtypeDecl:
      if let container, let name = reader.childName(.name, of: node) {
        facts.containers[container].associatedTypes.append(name)
      }
    case .macroDecl:
      // Nowhere else is one allowed.
      if !around.place.isLocal, container == nil, let name = reader.childName(.name, of: node) {
        facts.macros.append(name)
      }
    case .ifConfig, .postfixIfConfig: visitIfConfig(node)
    case .macroExpansionDecl, .macroExpansion: visitMacroExpansion(node)
    default: visitBody(node)
    }
  }

  private func visitImport(_ node: Node) {
    guard let module = reader.childName(.name, of: node) else { return }
    let isExported = declarationReader.attributes(of: node).contains { $0.name == "_exported" }
    facts.imports.append(.init(module: module, isExported: isExported))
  }

  private func visitTypealias(_ node: Node) {
    guard let nameNode = tree.child(.name, of: node), let value = tree.child(.initializerClause, of: node),
      let target = tree.child(.type, of: value)
    else { return }
    let alias = Typealias(
      name: reader.name(nameNode), nameRange: tree.range(nameNode),
      genericParameters: declarationReader.genericParameterNames(of: node), target: reader.type(target),
      access: around.place.isLocal ? .filePrivate : access(of: node), scope: scope
    )
    if let container, !around.place.isLocal {
      facts.containers[container].typealiases.append(alias)
    } else {
      facts.typealiases.append(alias)
    }
  }

  private func visitEnumCase(_ node: Node) {
    guard let container else { return }
    for element in tree.children(node) where tree.kind(element) == .enumCaseElement {
      guard let name = reader.childName(.name, of: element) else { continue }
      let rawValue = tree.child(.initializerClause, of: element).flatMap { tree.child(.expression, of: $0) }
      facts.containers[container].cases.append(
        EnumCase(name: name, payload: declarationReader.payload(of: element), rawValue: rawValue.map(reader.expression))
      )
    }
  }

  private func visitIfConfig(_ node: Node) {
    let saved = around.place
    for (clause, branch) in reader.clauses(ofIfConfig: node) {
      if CompilationCondition(around.place.branches + [branch]).isNever { continue }
      around.place.branches.append(branch)
      if reader.isDebugClause(clause) { around.place.isDebug = true }
      if tree.kind(node) == .postfixIfConfig {
        visitLinks(of: clause)
        around.place = saved
        continue
      }
      for child in tree.children(clause) where tree.kind(child) != .keyword && tree.kind(child) != .ifConfigCondition {
        visit(child)
      }
      around.place = saved
    }
  }

  /// `#Preview { … }` is preview code; other macros are looked through.
  private func visitMacroExpansion(_ node: Node) {
    let saved = around.place
    if let name = tree.child(.name, of: node), reader.isName(name, "Preview") {
      around.place.isPreview = true
      views.record(inPreview: node, named: name)
    }
    for child in tree.children(node) { visitBody(child) }
    around.place = saved
  }
}
