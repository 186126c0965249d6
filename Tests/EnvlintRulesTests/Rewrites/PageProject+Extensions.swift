import EnvlintRules
import EnvlintSyntax

/// Types that are split into extensions in other files.
extension PageProject {
  /// The project with nothing private in its types, which an extension elsewhere could not use. A project of its own: it may have
  /// other findings.
  var withoutPrivateMembers: PageProject {
    var edits: [String: [Edit]] = [:]
    for file in files.map(ParsedFile.init) where !file.isBroken {
      file.forEachNode { node, ancestors in
        guard file.tree.kind(node) == .modifier, file.text(node).contains("private"),
          ancestors.contains(where: { file.tree.kind($0) == .memberBlock })
        else { return }
        edits[file.path, default: []].append(Edit(replacing: file.range(node), by: ""))
      }
    }
    return RewrittenProject(self, editing: edits).project
  }

  /// Each member that Swift allows in an extension stands in one, in a file of its own.
  var withMembersInExtensions: RewrittenProject {
    moved { file, type, declared in
      guard let members = file.tree.child(.memberBlock, of: type), let header = file.extensionHeader(of: type, declared)
      else {
        return []
      }
      return file.tree.children(members).filter { file.isMovable($0, from: type, declared) }.map { member in
        let range = file.range(member)
        return Move(
          removed: range,
          pieces: [.new(header + " {\n"), .original(file: file.path, range), .new("\n}\n")])
      }
    }
  }

  /// Each conformance that Swift allows there is declared by an extension in another file.
  var withConformancesInExtensions: RewrittenProject {
    moved { file, type, declared in
      guard file.tree.kind(type) != .extensionDecl, let header = file.extensionHeader(of: type, declared),
        let move = file.conformanceMove(of: type, header, declared)
      else { return [] }
      return [move]
    }
  }

  /// What leaves a file, and what it is in the new one, its imports left out.
  struct Move {
    var removed: Range<Int>
    var pieces: [RewrittenProject.Piece]
  }

  private func moved(
    _ moves: (_ file: ParsedFile, _ type: Node, _ declared: ProjectNames) -> [Move]
  ) -> RewrittenProject {
    let parsed = files.map(ParsedFile.init)
    let declared = ProjectNames(parsed)
    var edits: [String: [Edit]] = [:]
    var newFiles: [RewrittenProject.File] = []
    for file in parsed where !file.isBroken {
      for type in file.tree.children(file.tree.root) {
        for move in moves(file, type, declared) {
          edits[file.path, default: []].append(Edit(replacing: move.removed, by: ""))
          let imports = file.importLines.map { RewrittenProject.Piece.new($0 + "\n") }
          newFiles.append(.init(path: file.path.sibling(newFiles.count), pieces: imports + move.pieces))
        }
      }
    }
    var result = RewrittenProject(self, editing: edits)
    result.files += newFiles
    return result
  }
}

extension String {
  /// Another file in the folder of this one, with the same end of its name, which may tell that it is a test.
  fileprivate func sibling(_ number: Int) -> String {
    var parts = split(separator: "/", omittingEmptySubsequences: false).map { String($0) }
    parts[parts.count - 1] = "Part\(number)-" + parts[parts.count - 1]
    return parts.joined(separator: "/")
  }
}

/// Names that decide whether code can move to another file.
struct ProjectNames {
  /// Names that only a part of the project can use.
  var restricted: Set<String> = []
  /// How many types at file level have the name.
  var typeCounts: [String: Int] = [:]
  var protocols: Set<String> = ["View", "App", "Scene", "ViewModifier", "EnvironmentKey", "PreviewProvider"]

  init(_ files: [ParsedFile]) {
    for file in files {
      file.forEachNode { node, ancestors in
        let tree = file.tree
        if tree.kind(node) == .modifier, file.text(node).contains("private"), let declaration = ancestors.last {
          restricted.formUnion(file.names(declaredBy: declaration))
        }
        guard ParsedFile.typeKinds.contains(tree.kind(node)), let name = tree.child(.name, of: node) else { return }
        if ancestors.count == 1 { typeCounts[file.name(name), default: 0] += 1 }
        if ancestors.count == 1, tree.kind(node) == .protocolDecl { protocols.insert(file.name(name)) }
      }
    }
  }
}

extension ParsedFile {
  static let typeKinds: Set<NodeKind> = [.structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl]

  fileprivate var importLines: [String] {
    tree.children(tree.root).filter { tree.kind($0) == .importDecl }.map(text)
  }

  /// The names that a declaration declares itself.
  fileprivate func names(declaredBy node: Node) -> [String] {
    if let name = tree.child(.name, of: node) { return [self.name(name)] }
    return tree.children(node).filter { tree.kind($0) == .binding }.compactMap { binding in
      tree.child(.pattern, of: binding).flatMap { tree.child(.name, of: $0) }.map(name)
    }
  }

  /// `extension Name`, for a type at file level that every file can see and that is declared once; nil for others.
  fileprivate func extensionHeader(of type: Node, _ declared: ProjectNames) -> String? {
    switch tree.kind(type) {
    case .extensionDecl:
      guard tree.children(type).allSatisfy({ [.keyword, .type, .memberBlock].contains(tree.kind($0)) }),
        let extended = tree.child(.type, of: type), !isRestricted(extended, declared)
      else { return nil }
      return "extension " + text(extended)
    case .structDecl, .enumDecl, .actorDecl, .classDecl:
      guard let name = tree.child(.name, of: type), !isRestricted(name, declared),
        declared.typeCounts[self.name(name)] == 1
      else { return nil }
      return "extension " + text(name)
    default: return nil
    }
  }

  /// Whether code uses a name that other files cannot use.
  private func isRestricted(_ node: Node, _ declared: ProjectNames) -> Bool {
    var index = tokenIndex(at: range(node).lowerBound)
    while Int(tokens.starts[index]) < range(node).upperBound, index + 1 < tokens.count {
      let token = token(index)
      if declared.restricted.contains(token)
        || declared.restricted.contains(String(token.drop { $0 == "$" || $0 == "_" }))
      {
        return true
      }
      index += 1
    }
    return false
  }

  /// Whether a member may stand in an extension: nothing stored in instances, no case, nothing that others override.
  fileprivate func isMovable(_ member: Node, from type: Node, _ declared: ProjectNames) -> Bool {
    let modifiers = tree.children(member).filter { tree.kind($0) == .modifier }.map(text)
    let isStatic = modifiers.contains("static")
    guard !modifiers.contains("override"), !isRestricted(member, declared) else { return false }
    if tree.kind(type) == .extensionDecl {
      return tree.kind(member) == .variableDecl || tree.kind(member) == .functionDecl
    }
    if tree.kind(type) == .classDecl, !isStatic { return false }
    switch tree.kind(member) {
    case .functionDecl, .structDecl, .enumDecl, .classDecl: return true
    case .variableDecl: return isStatic && tree.child(.genericParameters, of: type) == nil || isComputed(member)
    default: return false
    }
  }

  private func isComputed(_ variable: Node) -> Bool {
    let bindings = tree.children(variable).filter { tree.kind($0) == .binding }
    guard bindings.count == 1, tree.child(.initializerClause, of: bindings[0]) == nil,
      let block = tree.child(.accessorBlock, of: bindings[0])
    else { return false }
    return !tree.children(block).contains { accessor in
      tree.child(.keyword, of: accessor).map { ["willSet", "didSet"].contains(text($0)) } ?? false
    }
  }

  /// Moves the last inherited types, as far as they are protocols whose requirements nobody has to synthesize.
  fileprivate func conformanceMove(of type: Node, _ header: String, _ declared: ProjectNames) -> PageProject.Move? {
    guard let clause = tree.child(.inheritanceClause, of: type) else { return nil }
    let entries = Array(tree.children(clause))
    var first = entries.count
    while first > 0, isMovableConformance(entries[first - 1], declared) { first -= 1 }
    guard first < entries.count else { return nil }
    let start = first == 0 ? range(clause).lowerBound : range(entries[first - 1]).upperBound
    let moved = range(entries[first]).lowerBound..<range(clause).upperBound
    return PageProject.Move(
      removed: start..<moved.upperBound,
      pieces: [.new(header + ": "), .original(file: path, moved), .new(" {}\n")])
  }

  private func isMovableConformance(_ entry: Node, _ declared: ProjectNames) -> Bool {
    tree.kind(entry) == .inheritedType && declared.protocols.contains(text(entry)) && !isRestricted(entry, declared)
  }
}
