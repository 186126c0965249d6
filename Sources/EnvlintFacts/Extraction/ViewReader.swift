import EnvlintSyntax

/// Reads the elements of one body that builds views; see `ViewElement`.
///
/// The chain of a view is read from its last modifier to its base, so that each parent is before its children.
struct ViewReader {
  let reader: TreeReader
  /// Index of the first element among those of the file.
  let offset: Int
  /// Whether a function that is called without a base is a modifier of `self`, unless it is a parameter.
  let hasImplicitReceiver: Bool
  /// The type that the body gives, as `.init(…)` means it; nil when it is not one name.
  let resultName: String?
  var elements: [ViewElement] = []
  var branches: [ViewBranch] = []
  var arguments: [Int: [ViewArgument]] = [:]
  private(set) var given: [Int] = []
  var givenValues: [Int: [NamedArgument]] = [:]
  var items: [Int: PresentedItem] = [:]
  var bases: [Int: [String]] = [:]
  var isCapped = false
  /// By the ends of the chains; filled in where `laysOutChains`.
  private(set) var modifierStarts: [UInt32: String] = [:]
  /// Whether it is told how the chains are laid out.
  private let laysOutChains: Bool
  /// Index of the first branch among those of the file.
  let branchOffset: Int
  /// Of the `switch` that is read: the branches of its cases.
  var caseBranches: [Node: ViewBranch] = [:]
  /// The branch that is read.
  var branch: Int32 = -1
  /// Whether what is read may never be shown, because other code may change it before.
  var isPerhaps = false
  /// Whether what is read is shown only under a condition, or for each of some values.
  var isConditional = false
  /// Whether a `return` under a condition may have ended what is read before.
  private(set) var mayHaveEnded = false
  /// Whether what is read is given by `return` alone, so that other expressions are no views.
  private var returnsValues = false
  var names: [(name: String, meaning: LocalMeaning)] = []
  var localTypes = LocalViewTypes()
  /// Names of the project's types that are written like those of functions.
  private let smallTypeNames: Set<String>
  /// The name of the collection whose elements the next closure is given.
  private var repeated: String?
  /// The innermost open block.
  private(set) var block: Node?
  /// The open blocks that declare types, outermost first.
  private var blocks: [String] = []
  var inlineDepth = 0
  /// The values of local names that are read.
  var openValues: [Node] = []
  private var chainEnd: UInt32 = 0
  var clauses: ClauseStack

  /// The numbers of names and blocks around a block, and under which conditions it is read.
  struct OuterBlock {
    var names: Int
    fileprivate var block: Node?
    fileprivate var blocks: Int
    fileprivate var branch: Int32
    fileprivate var isConditional: Bool
  }

  /// Larger bodies are nobody's.
  private static let mostElements = 4_000
  private static let deepestInline = 4
  /// More values of local names are not followed through each other.
  static let deepestValues = 64

  var tree: SyntaxTree { reader.tree }
  var nameReader: NameReader { NameReader(reader) }

  init(
    reader: TreeReader, offset: Int, branchOffset: Int, clauseOffset: Int, hasImplicitReceiver: Bool,
    resultName: String?, parameters: [ViewParameter], laysOutChains: Bool, types: Set<String>
  ) {
    self.reader = reader
    self.laysOutChains = laysOutChains
    clauses = ClauseStack(offset: clauseOffset)
    self.branchOffset = branchOffset
    self.offset = offset
    self.hasImplicitReceiver = hasImplicitReceiver
    self.resultName = resultName
    smallTypeNames = types.filter { !$0.isTypeName }
    names = parameters.map { ($0.name, .parameter) }
  }

  /// Reads a body, a closure, or an expression.
  ///
  /// - Parameter isGiven: whether a closure, as an argument of `parent`, may be given a view that it shows in its own way.
  mutating func readContent(of node: Node, parent: Int32 = -1, isGiven: Bool = false) {
    let outside = returnsValues
    returnsValues = reader.returnsValue(node)
    defer { returnsValues = outside }
    switch tree.kind(node) {
    case .expression: readExpression(node, parent)
    case .closure:
      let outside = (mayHaveEnded, isConditional)
      let outer = open(node)
      mayHaveEnded = false
      var parameters = reader.closureParameterNames(node)
      if parameters.isEmpty { parameters = ["$0"] }
      let collection = repeated
      repeated = nil
      if parameters.count == 1, let meaning = meaning(ofParameterIn: parent, collection, isGiven: isGiven) {
        names.append((parameters[0], meaning))
      } else {
        for name in parameters { names.append((name, .other)) }
      }
      for child in tree.children(node) where tree.kind(child) != .closureSignature { readStatement(child, parent) }
      close(outer)
      (mayHaveEnded, isConditional) = outside
    default: readBlock(node, parent)
    }
  }

  /// Adds modifiers around all that is still to be read, the first one innermost.
  ///
  /// - Returns: the parent of what is read next.
  mutating func wrap(_ modifiers: [ViewChain.Step]) -> Int32 {
    var parent: Int32 = -1
    for modifier in modifiers.reversed() { parent = wrap(modifier, parent) }
    return parent
  }

  /// Reads the chain with which a view is made.
  mutating func readConstruction(_ chain: Node) { readChain(chain, -1, isArgument: false) }

  /// Adds a view alone.
  mutating func addConstruction(_ path: [String], _ range: Range<UInt32>) {
    _ = add(.construction(path), [], range, -1)
  }

  /// Adds the view around with a modifier that is called on it.
  mutating func addSelf(in modifier: String, _ range: Range<UInt32>) {
    let element = add(.modifier(modifier), [], range, -1)
    _ = add(.reference("self"), [], range, element)
  }

  /// Reads a call as one element, with what it is given.
  mutating func readCall(_ call: Node, _ form: ViewElement.Form, _ range: Range<UInt32>) {
    chainEnd = tree.range(call).upperBound
    let element = add(form, reader.callLabels(call), range, -1)
    readArguments(of: call, calling: reader.source.text(range), element)
  }

  /// Reads a chain up to a call in it.
  mutating func readChain(_ chain: Node, through call: Node) { readChain(chain, -1, isArgument: false, through: call) }

  // MARK: Statements

  mutating func readBlock(_ node: Node, _ parent: Int32) {
    let outer = open(node)
    for child in tree.children(node) { readStatement(child, parent) }
    close(outer)
  }

  /// Binds the names that are known everywhere in a block: those of its types and functions.
  ///
  /// - Returns: the state before, for `close`.
  mutating func open(_ block: Node) -> OuterBlock {
    let outer = OuterBlock(
      names: names.count, block: self.block, blocks: blocks.count, branch: branch, isConditional: isConditional)
    self.block = block
    guard let declared = nameReader.localDeclarations(of: block) else { return outer }
    if let name = declared.block { blocks.append(name) }
    for type in declared.types { names.append((type, .type(blocks: blocks))) }
    for function in declared.functions { names.append((function, .other)) }
    return outer
  }

  mutating func close(_ outer: OuterBlock) {
    (branch, isConditional) = (outer.branch, outer.isConditional || mayHaveEnded)
    block = outer.block
    names.removeSubrange(outer.names...)
    blocks.removeSubrange(outer.blocks...)
  }

  mutating func readStatement(_ node: Node, _ parent: Int32) {
    switch tree.kind(node) {
    case .expression: if !returnsValues { readExpression(node, parent) }
    case .variableDecl: bindAll(of: node)
    case .ifStatement: readIf(node, parent)
    case .codeBlock, .accessor, .accessorBlock: readBlock(node, parent)
    case .returnStatement:
      mayHaveEnded = mayHaveEnded || isConditional
      for child in tree.children(node) {
        if tree.kind(child) == .expression { readExpression(child, parent) } else { readStatement(child, parent) }
      }
    case .forStatement, .doStatement, .catchClause, .deferStatement: readPossibleBlock(node, parent)
    case .guardStatement: readGuard(node, parent)
    case .switchStatement: readSwitch(node, parent)
    case .switchCase: readCase(node, parent)
    case .ifConfig: readIfConfig(node, parent)
    case .conditions: bindAll(in: node)
    case .pattern: hideNames(below: node)
    default: return
    }
  }

  func meaning(of name: String) -> LocalMeaning? { names.last { $0.name == name }?.meaning }

  func isFree(_ name: String) -> Bool {
    switch meaning(of: name) {
    case nil, .parameter: true
    default: false
    }
  }

  // MARK: Expressions

  /// - Parameter isAssigned: whether it is an assignment, and what it assigns is read; else an assignment has nothing to show.
  mutating func readExpression(_ node: Node, _ parent: Int32, isArgument: Bool = false, isAssigned: Bool = false) {
    if !isAssigned, tree.child(.assignment, of: node) != nil { return }
    let outer = (branch, isConditional)
    defer { (branch, isConditional) = (outer.0, outer.1 || mayHaveEnded) }
    let parent = isArgument ? parent : wrap(operatorIn: node, parent)
    var isTarget = isAssigned
    for child in tree.children(node) {
      if isTarget {
        isTarget = tree.kind(child) != .assignment
        continue
      }
      switch tree.kind(child) {
      case .chain: readChain(child, parent, isArgument: isArgument)
      case .ternary:
        isConditional = true
        let implied = Implications(before: child, in: node, reader)
        enter(asking: tree.children(node).prefix { $0 != child })
        let asked = branch
        enter(where: implied.ifHolds)
        if let middle = tree.child(.expression, of: child) { readExpression(middle, parent, isArgument: isArgument) }
        branch = asked
        enter(where: implied.ifFails)
      case .ifStatement, .switchStatement: readStatement(child, parent)
      default: continue
      }
    }
  }

  /// - Parameter isArgument: whether only what is sure to be a view counts.
  private mutating func readChain(_ node: Node, _ parent: Int32, isArgument: Bool, through call: Node? = nil) {
    guard elements.count < ViewReader.mostElements else {
      isCapped = true
      return
    }
    let outerEnd = chainEnd
    defer { chainEnd = outerEnd }
    chainEnd = tree.range(node).upperBound
    if laysOutChains { modifierStarts[chainEnd] = ChainLayout(reader).modifierStart(ofChain: node) }
    let chain = ViewChain(node, reader)
    if isArgument, chain.steps.isEmpty, case .names(let path, nil) = chain.base, path.count > 1,
      path[0].name != "self", path[path.count - 1].name != "init"
    {
      return
    }
    var (base, steps) = (chain.base, chain.steps)
    if let call { steps = Array(steps.prefix((steps.firstIndex { $0.call == call } ?? -1) + 1)) }
    // `type(of: self).row`
    if case .names(let path, let made?) = base, path[0].name == "type", reader.callLabels(made) == ["of"] { return }
    if let last = steps.lastIndex(where: \.isProperty), !base.isConstruction {
      base = .value(steps[last].name)
      steps.removeSubrange(...last)
    }
    var inner = parent
    let modified = (base.isConstruction ? steps.firstIndex { $0.isOfSDK(reader) } : nil) ?? steps.count
    for (index, step) in steps.enumerated().reversed() {
      let next = elements.count
      inner = wrap(step, inner)
      if index > modified, elements.indices.contains(next) { elements[next].isOnModified = true }
    }
    readBase(base, inner, isArgument: isArgument && steps.isEmpty)
  }

  /// Adds a modifier, or a property of a view that makes another one of it, around what is still to be read, when it may concern the environment.
  private mutating func wrap(_ step: ViewChain.Step, _ parent: Int32) -> Int32 {
    guard let outer = clauses.enter(step.branches) else { return parent }
    defer { clauses.leave(to: outer) }
    if tree.kind(step.name) == .subscriptCall {
      return add(.modifier("subscript"), reader.callLabels(step.name), tree.range(step.name), parent)
    }
    let name = reader.name(step.name)
    guard let call = step.call else {
      let element = add(.modifier(name), [], tree.range(step.name), parent)
      elements[Int(element) - offset].isGivenNoObject = true
      return element
    }
    let mayInject = ViewElement.injections.contains(name)
    if PlainModifiers.contains(name), !mayInject { return parent }
    let labels = reader.callLabels(call)
    // With a label it is a function of the project that has the name.
    if mayInject, labels.first == "_" { return add(.injection, [], tree.range(step.name), parent) }
    let element = add(.modifier(name), labels, tree.range(step.name), parent)
    noteObjects(among: call, calling: name, element)
    readArguments(of: call, calling: name, element)
    if elements.count + offset == Int(element) + 1, !mayInject, SDKModifiers.contains(name, with: labels) {
      elements.removeLast()
      arguments[Int(element)] = nil
      return parent
    }
    return element
  }

  private mutating func readBase(_ base: ViewChain.Base, _ parent: Int32, isArgument: Bool) {
    switch base {
    case .names(let path, let call): readNames(path, call, parent, isArgument: isArgument)
    case .value(let name): _ = add(.valueMember(reader.name(name)), [], tree.range(name), parent)
    case .inner(let node): readContent(of: node, parent: parent)
    case .list(let node) where !isArgument:
      let outer = isPerhaps
      // Code may show some of them alone.
      isPerhaps = true
      for element in tree.elements(ofArray: node) { readExpression(element, parent) }
      isPerhaps = outer
    case .implicitInitializer(let call):
      guard parent < 0, let resultName else { return }
      readType([resultName], call, tree.range(call), parent, isArgument: false)
    case .list, .other: return
    }
  }

  /// `V(…)`, `T.make(…)`, `header`, `self.row(…)`, `value.member`.
  private mutating func readNames(_ path: [ViewChain.Name], _ call: Node?, _ parent: Int32, isArgument: Bool) {
    var path = path
    var module: [String] = []
    if path.count > 1, reader.isModule(path[0].node) { module = [path.removeFirst().name] }
    let isMember = path.count > 1 && path[0].name == "self"
    if isMember { path.removeFirst() }
    let range = tree.range(path[0].node).lowerBound..<tree.range(path[path.count - 1].node).upperBound
    if isType(path[0].name), !isMember {
      // `Color.red.overlay { … }`
      if let call, path.count > 2, !path[path.count - 2].name.isTypeName, let last = path.last,
        SDKModifiers.contains(last.name, with: reader.callLabels(call))
      {
        let inner = wrap(ViewChain.Step(name: last.node, call: call), parent)
        readType(path.dropLast().map(\.name), of: module, nil, range, inner, isArgument: true)
        return
      }
      let isInitializer = path.removeInitializer()
      switch module.isEmpty ? meaning(of: path[0].name) : nil {
      case nil: break
      case .type(let blocks): module = blocks
      // A local function or value by the name of a type.
      default: return
      }
      let names = path.map(\.name)
      if isInitializer, call == nil, isArgument, !SDKViews.isPlain(names[0]) {
        _ = add(.construction(module + names), ViewElement.unknownLabels, range, parent)
      } else {
        readType(names, of: module, call, range, parent, isArgument: isArgument)
      }
      return
    }
    let last = path[path.count - 1]
    // The content that a style is given to show.
    if path[0].name == "configuration", path.count > 1, call == nil { return }
    if path.count > 1 {
      guard let call else {
        let element = add(.valueMember(last.name), [], tree.range(last.node), parent)
        if isMember || isFree(path[0].name) { bases[Int(element)] = path.dropLast().map(\.name) }
        return
      }
      let outer = branch
      if path.count == 2, ["map", "flatMap"].contains(last.name), !isMember || isFree(path[0].name) {
        enter(where: [.isPresent(path[0].name)])
      }
      let inner = wrap(ViewChain.Step(name: last.node, call: call), parent)
      branch = outer
      readNames(Array(path.dropLast()), nil, inner, isArgument: false)
      return
    }
    readName(last.name, last.node, call, parent, isMember: isMember, isArgument: isArgument)
  }

  private func isType(_ name: String) -> Bool { name.isTypeName || smallTypeNames.contains(name) }

  private mutating func readName(
    _ name: String, _ node: Node, _ call: Node?, _ parent: Int32, isMember: Bool, isArgument: Bool
  ) {
    var member = name
    if !isMember, let type = localTypes[name], meaning(of: name) != nil {
      let outer = isPerhaps
      isPerhaps = true
      _ = add(.construction(type), ViewElement.unknownLabels, tree.range(node), parent)
      isPerhaps = outer
    }
    if !isMember, let meaning = meaning(of: name) {
      switch meaning {
      case .other: return
      case .parameter: break
      case .type: return
      case .given(let argument):
        if call == nil, inlineDepth == 0, isPlace(below: parent) {
          given.append(Int(add(.given(argument: argument), [], tree.range(node), parent)))
        }
        return
      case .alias(let other): member = other
      case .item(let argument):
        guard call == nil, Int(parent) >= offset, case .modifier(let function) = elements[Int(parent) - offset].form,
          !SDKModifiers.contains(function)
        else { return }
        _ = add(.given(argument: argument), [], tree.range(node), parent)
        return
      case .element(let collection):
        guard call == nil, showsElement(below: parent) else { return }
        member = collection
      case .value(let value):
        if let call, nameReader.isLayout(value) {
          readArguments(of: call, calling: name, parent, isKept: false)
          return
        }
        guard inlineDepth < ViewReader.deepestInline else { return }
        inlineDepth += 1
        // It names only what is known where it is.
        let all = names
        if let own = names.lastIndex(where: { $0.name == name }) { names.removeSubrange(own...) }
        readExpression(value, parent, isArgument: isArgument)
        names = all
        inlineDepth -= 1
        return
      case .assigned(let assignments):
        if call == nil { readValues(assignments, at: node, parent, isArgument: isArgument) }
        return
      }
    } else if isMember, meaning(of: name) != nil {
      // A parameter or local constant has the name as well: what the body shows by the name isn't this.
      _ = add(.valueMember(name), call.map(reader.callLabels) ?? [], tree.range(node), parent)
      return
    } else if let call, name != "self",
      hasImplicitReceiver || isMember && (name == "modifier" || SDKModifiers.contains(name))
    {
      let inner = wrap(ViewChain.Step(name: node, call: call), parent)
      _ = add(.reference("self"), [], tree.range(node), inner)
      return
    }
    if member.hasPrefix("$") || name == "super" { return }
    let element = add(.reference(member), call.map(reader.callLabels) ?? [], tree.range(node), parent)
    if let call { readArguments(of: call, calling: name, element) }
  }

  /// - Parameter module: the SDK's module that is named before the type, without which a type of the project may hide it, or the blocks
  ///   around a local type; else empty.
  private mutating func readType(
    _ path: [String], of module: [String] = [], _ call: Node?, _ range: Range<UInt32>, _ parent: Int32, isArgument: Bool
  ) {
    guard isType(path[path.count - 1]) else {
      if call == nil, isArgument { return }
      let element = add(.typeMember(module + path), call.map(reader.callLabels) ?? [], range, parent)
      if let call { readArguments(of: call, calling: path[path.count - 1], element) }
      return
    }
    guard let call else { return }
    let isLocal = module.first.map(LocalBlock.isName) ?? false
    if path.count == 1, !isLocal, SDKViews.isPlain(path[0]) { return }
    // Its content is a body of its own.
    if !isLocal, HostingRoots.contains(path[path.count - 1]) { return }
    if path.count == 1, !isLocal, SDKViews.isTransparent(path[0]) {
      let outer = isConditional
      isConditional = outer || path[0] == "ForEach"
      if path[0] == "ForEach" { repeated = collection(givenTo: call) }
      readArguments(of: call, calling: path[0], parent, isKept: false)
      repeated = nil
      isConditional = outer
      return
    }
    let element = add(.construction(module + path), reader.callLabels(call), range, parent)
    noteObjects(among: call, calling: path[path.count - 1], element)
    readArguments(of: call, calling: path[path.count - 1], element)
  }

  mutating func add(_ form: ViewElement.Form, _ labels: [String], _ range: Range<UInt32>, _ parent: Int32)
    -> Int32
  {
    elements.append(
      ViewElement(
        parent: parent, form: form, labels: labels, range: range, chainEnd: chainEnd, branch: branch,
        clauses: clauses.index, isConditional: isConditional, isPerhaps: isPerhaps))
    return Int32(offset + elements.count - 1)
  }
}
