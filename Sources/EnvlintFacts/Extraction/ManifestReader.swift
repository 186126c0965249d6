import EnvlintSyntax

/// Reads the targets and local dependencies of a package, as far as its manifest writes them out. Nothing is evaluated.
struct ManifestReader {
  let reader: TreeReader
  private var tree: SyntaxTree { reader.tree }

  init(_ reader: TreeReader) { self.reader = reader }

  /// The `Package(…)` of a file.
  func manifest() -> PackageManifest {
    var found: PackageManifest?
    var areTargetsChanged = false
    var areDependenciesChanged = false
    for chain in tree.descendants(tree.root) where tree.kind(chain) == .chain {
      if let package = packageCall(chain), let targets = argument("targets", of: package) {
        // Several packages in one file: which one counts is decided when it runs.
        if found != nil { (areTargetsChanged, areDependenciesChanged) = (true, true) }
        found = read(targets)
        if let written = argument("dependencies", of: package) { readDependencies(written, into: &found) }
      }
      if changes("targets", chain) { areTargetsChanged = true }
      if changes("dependencies", chain) { areDependenciesChanged = true }
    }
    var manifest = found ?? PackageManifest(isComplete: false, targets: [], areDependenciesComplete: false)
    if areTargetsChanged { manifest.isComplete = false }
    if areDependenciesChanged { manifest.areDependenciesComplete = false }
    manifest.toolsVersion = PlatformVersion(toolsOf: reader.source)
    manifest.deploymentTargets = DeploymentTargets(manifest: reader.source)
    manifest.languageMode = LanguageMode(manifest: reader.source)
    return manifest
  }

  /// The call of a `Package(…)`.
  private func packageCall(_ chain: Node) -> Node? {
    var children = tree.children(chain)
    guard let first = children.next(), tree.kind(first) == .nameReference, reader.isName(first, "Package"),
      let call = children.next(), tree.kind(call) == .call
    else { return nil }
    return call
  }

  private func argument(_ label: StaticString, of call: Node) -> Node? {
    for argument in tree.children(call) where tree.kind(argument) == .argument {
      guard let name = tree.child(.label, of: argument), reader.isName(name, label) else { continue }
      return tree.child(.expression, of: argument)
    }
    return nil
  }

  /// Whether a chain is `package.targets` or the like, by which some are added: reading them is rare, and costs only knowledge.
  private func changes(_ list: String, _ chain: Node) -> Bool {
    var children = tree.children(chain)
    guard let first = children.next(), tree.kind(first) == .nameReference, let second = children.next(),
      tree.kind(second) == .member, reader.childName(.name, of: second) == list
    else { return false }
    guard let third = children.next() else { return !isLoopSequence(chain) }
    return tree.kind(third) == .member
  }

  /// Whether a chain is what a `for` loop goes through.
  private func isLoopSequence(_ chain: Node) -> Bool {
    for loop in tree.descendants(tree.root) where tree.kind(loop) == .forStatement {
      if let sequence = tree.child(.expression, of: loop), tree.range(sequence) == tree.range(chain) { return true }
    }
    return false
  }

  private func read(_ targets: Node) -> PackageManifest {
    var manifest = PackageManifest(isComplete: true, targets: [])
    guard let array = soleArray(targets) else {
      manifest.isComplete = false
      return manifest
    }
    for element in tree.children(array) {
      guard tree.kind(element) == .collectionElement, let value = tree.child(.expression, of: element),
        let target = target(value)
      else {
        manifest.isComplete = false
        continue
      }
      manifest.targets.append(target)
    }
    return manifest
  }

  /// Adds the paths of `.package(path: "../A")`. What has a version comes from elsewhere.
  private func readDependencies(_ written: Node, into manifest: inout PackageManifest?) {
    guard let array = soleArray(written) else {
      manifest?.areDependenciesComplete = false
      return
    }
    for element in tree.children(array) {
      guard tree.kind(element) == .collectionElement, let value = tree.child(.expression, of: element),
        let chain = soleChain(value), case let children = Array(tree.children(chain)), children.count >= 2,
        let call = children.last, tree.kind(call) == .call,
        reader.childName(.name, of: children[children.count - 2]) == "package"
      else {
        manifest?.areDependenciesComplete = false
        continue
      }
      if let path = argument("path", of: call) {
        if let text = literal(path) {
          manifest?.localDependencies.append(text)
        } else {
          manifest?.areDependenciesComplete = false
        }
      } else if let text = argument("url", of: call).flatMap(literal), text.hasPrefix(".") {
        // A repository beside.
        manifest?.localDependencies.append(text)
      }
    }
  }

  /// `.target(name: "A", path: "B")`; nil when something of it must be evaluated.
  private func target(_ value: Node) -> PackageManifest.Target? {
    guard let chain = soleChain(value) else { return nil }
    let children = Array(tree.children(chain))
    guard let call = children.last, tree.kind(call) == .call, children.count >= 2,
      let kindName = reader.childName(.name, of: children[children.count - 2]),
      let nameNode = argument("name", of: call), let name = literal(nameNode)
    else { return nil }
    let pathNode = argument("path", of: call)
    let path = pathNode.flatMap(literal)
    guard pathNode == nil || path != nil else { return nil }
    let kind: PackageManifest.Kind =
      switch kindName {
      case "testTarget": .test
      case "plugin": .plugin
      case "executableTarget": .executable
      default: .regular
      }
    var target = PackageManifest.Target(name: name, path: path, kind: kind)
    if let written = argument("sources", of: call) {
      guard let sources = literals(written) else { return nil }
      target.sources = sources
    }
    if let written = argument("exclude", of: call) {
      guard let excluded = literals(written) else { return nil }
      target.excluded = excluded
    }
    return target
  }

  /// The texts of an array literal of string literals.
  private func literals(_ expression: Node) -> [String]? {
    guard let array = soleArray(expression) else { return nil }
    var texts: [String] = []
    for element in tree.children(array) {
      guard let text = tree.child(.expression, of: element).flatMap(literal) else { return nil }
      texts.append(text)
    }
    return texts
  }

  /// The array literal that is all of an expression.
  private func soleArray(_ expression: Node) -> Node? {
    guard let chain = soleChain(expression), let array = tree.firstChild(chain), tree.kind(array) == .arrayLiteral,
      tree.range(array) == tree.range(chain)
    else { return nil }
    return array
  }

  /// The chain that is all of an expression, parentheses aside.
  private func soleChain(_ expression: Node) -> Node? {
    guard let chain = tree.firstChild(expression), tree.kind(chain) == .chain,
      tree.range(chain) == tree.range(expression)
    else { return nil }
    guard let inner = reader.parenthesized(expression) else { return chain }
    return soleChain(inner)
  }

  /// The text of a string literal without escapes and interpolations.
  private func literal(_ expression: Node) -> String? {
    guard let chain = soleChain(expression), let string = tree.firstChild(chain), tree.kind(string) == .stringLiteral,
      tree.range(string) == tree.range(chain)
    else { return nil }
    let range = tree.range(string)
    let quote = UInt8(ascii: "\"")
    guard range.count >= 2, reader.source[Int(range.lowerBound)] == quote,
      reader.source[Int(range.upperBound) - 1] == quote,
      range.count == 2 || reader.source[Int(range.lowerBound) + 1] != quote, !reader.source.contains("\\", in: range)
    else { return nil }
    return reader.source.text(range.lowerBound + 1..<range.upperBound - 1)
  }
}
