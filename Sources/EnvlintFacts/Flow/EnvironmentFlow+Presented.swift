/// Views that are presented themselves.
extension EnvironmentFlow {
  /// How a view is shown, as far as somebody who closes it can tell.
  public enum Presence: Sendable {
    /// It is the content of a sheet, link or destination on some way from a root, or is in such content.
    case presented
    /// It is the content of an app's window group, or is in it, and nothing else shows it.
    case standing
    /// Something that is not known may present it, or close it with its window.
    case unknown
  }

  /// How a view is shown.
  public func presence(of type: DeclaredType, _ project: ProjectIndex) -> Presence {
    var pending = nodes(of: type)
    if pending.isEmpty { return .unknown }
    let roots = Dictionary(grouping: graph.roots, by: \.node)
    var (isStanding, isSure) = (false, true)
    var types: [(type: DeclaredType, node: Int)] = []
    var seen = Set(pending)
    while let node = pending.popLast() {
      let kinds = (roots[node] ?? []).map(\.kind)
      if kinds.contains(.app) { isStanding = true }
      if kinds.contains(where: { $0 != .app && $0 != .preview }) { isSure = false }
      if case .type(let type) = graph.nodes[node].kind, kinds.isEmpty { types.append((type, node)) }
      for index in graph.nodes[node].incoming {
        let edge = graph.edges[index]
        switch passage(of: edge, project) {
        case .presented: return .presented
        case .unknown: isSure = false
        case .standing: break
        }
        if seen.insert(edge.source).inserted { pending.append(edge.source) }
      }
    }
    guard isStanding, isSure else { return .unknown }
    return types.allSatisfy { isShownByEdgesAlone($0.type, $0.node, project) } ? .standing : .unknown
  }

  /// Whether an edge's target is there wherever its source is.
  func isUnconditional(_ edge: FlowGraph.Edge, _ project: ProjectIndex) -> Bool {
    guard let element = edge.element else { return true }
    return !graph.views(in: graph.nodes[edge.source].file, project).elements[element].isConditional
      && passage(of: edge, project) == .standing
  }

  /// The way in which an edge's target is contained in the edge's body.
  private func passage(of edge: FlowGraph.Edge, _ project: ProjectIndex) -> Presence {
    guard var element = edge.element else { return .standing }
    let views = graph.views(in: graph.nodes[edge.source].file, project)
    var result = Presence.standing
    while case let parent = Int(views.elements[element].parent), parent >= 0 {
      if case .argument(let label, _) = views.elements[element].form {
        switch views.elements[parent].passage(ofArgumentLabeled: label) {
        case .presented: return .presented
        case .unknown: result = .unknown
        case .standing: break
        }
      }
      element = parent
    }
    return result
  }

  /// Whether no code names a type but what the edges to its node are, previews and tests.
  private func isShownByEdgesAlone(_ type: DeclaredType, _ node: Int, _ project: ProjectIndex) -> Bool {
    let declaration = type.containers[0]
    if project.mayBeUsedInUnreadFiles(project.container(declaration).access) || project.usage.isAPI(type) {
      return false
    }
    let mentions = project.usage.mentions(MentionQuery(type.name, .all))
    guard mentions.count <= MentionQuery.most else { return false }
    let headers = project.resolver.parts(of: type).map {
      project.location(project.container($0).nameRange, in: $0.file)
    }
    return mentions.allSatisfy { mention in
      let place = project.location(mention.range, in: mention.file)
      return mention.role == .declaration || project.isTest(mention.file)
        || headers.contains { $0.file == place.file && $0.range.contains(mention.range.lowerBound) }
        || isShown(at: mention, node, project)
    }
  }

  /// Whether what is at a mention is a construction that an edge to a node is, or one in a preview.
  private func isShown(at mention: Mention, _ node: Int, _ project: ProjectIndex) -> Bool {
    let views = graph.views(in: mention.file, project)
    func isAtMention(_ element: Int) -> Bool {
      guard case .construction = views.elements[element].form else { return false }
      return views.elements[element].range.contains(mention.range.lowerBound)
    }
    let isEdge = graph.nodes[node].incoming.contains { index in
      let edge = graph.edges[index]
      return graph.nodes[edge.source].file == mention.file && edge.element.map(isAtMention) ?? false
    }
    return isEdge
      || views.bodies.contains { body in
        let isPreview = body.kind.isPreview || project.isPreview(body.scope)
        return isPreview && body.elements.contains(where: isAtMention)
      }
  }
}

extension ViewElement {
  /// How it shows one of its arguments.
  fileprivate func passage(ofArgumentLabeled label: String?) -> EnvironmentFlow.Presence {
    let name: String
    switch form {
    case .modifier(let modifier): name = modifier
    case .construction(let path): name = path[path.count - 1]
    default: return .unknown
    }
    if let row = PresentationModifiers.row(name), row.hasOwnDismiss, row.accepts(labels) {
      return row.isContent(closureLabeled: label, inCallTo: name, with: labels.filter { $0 != "{}" })
        ? .presented : .standing
    }
    if case .modifier = form { return SDKModifiers.contains(name, with: labels) ? .standing : .unknown }
    // The views of other scenes can close their windows.
    if SDKViews.isScene(name) {
      return name == "WindowGroup" && Set(labels).isSubset(of: ["_", "{}", "content", "makeContent"])
        ? .standing : .unknown
    }
    return SDKViews.passesOn(name) ? .standing : .unknown
  }
}
