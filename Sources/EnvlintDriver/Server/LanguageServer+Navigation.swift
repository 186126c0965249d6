import EnvlintFacts
import EnvlintMap
import EnvlintProtocol
import EnvlintReporting

/// Answers about the key or type that the editor points at, and ways from it to other places.
extension LanguageServer {
  /// The name of an entry that a request is about.
  private struct Target {
    var project: WorkspaceProject
    var map: EnvironmentMap
    var occurrence: EnvironmentMap.Occurrence
    var entry: EnvironmentMap.Entry { map.entries[occurrence.entry] }
  }

  private mutating func target(_ parameters: JSONValue) throws(ResponseError) -> Target? {
    let path = try path(in: parameters)
    guard let position = DocumentPosition(parameters["position"]) else {
      throw ResponseError(.invalidParams, "'position' is missing")
    }
    update()
    guard let path, let (project, file) = workspace.project(of: path), let map = project.map,
      let text = project.text(of: file),
      let occurrence = map.occurrence(in: file, at: text.offset(of: position, abilities.encoding))
    else { return nil }
    return Target(project: project, map: map, occurrence: occurrence)
  }

  func places(of project: WorkspaceProject) -> EditorPlaces { places(of: project, text: project.text) }

  // MARK: Hovering

  mutating func hover(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
    guard let target = try target(parameters) else { return .null }
    let places = places(of: target.project)
    let hover = EntryHover(
      target.map, hasMarkdown: abilities.showsMarkdown,
      line: { places.text(of: $0.file).line(of: $0.range.lowerBound) }, address: places.address)
    let text = hover.text(target.occurrence, gap: target.project.gap(of: target.occurrence))
    let name = Location(file: target.occurrence.location.file, range: target.occurrence.range)
    return .object([
      (
        "contents",
        .object([
          ("kind", .string(abilities.showsMarkdown ? "markdown" : "plaintext")), ("value", .string(text)),
        ])
      ),
      ("range", places.range(of: name)),
    ])
  }

  // MARK: Going to other places

  /// The declarations of what is read or injected.
  mutating func definition(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
    guard let target = try target(parameters) else { return .null }
    return json(target.entry.declarations.map(\.location), of: target.project)
  }

  /// The injections that may reach a read; elsewhere all.
  mutating func implementation(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
    guard let target = try target(parameters) else { return .null }
    let injections =
      target.map.read(at: target.occurrence).map {
        InjectionPaths(target.map).injections(of: target.occurrence.entry, reaching: $0)
      } ?? target.entry.injections
    return json(injections.map(\.site.location), of: target.project)
  }

  /// All reads and injections.
  mutating func references(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
    guard let target = try target(parameters) else { return .null }
    let entry = target.entry
    let isComplete = parameters["context"]?["includeDeclaration"]?.isTrue == true
    let declarations = isComplete ? entry.declarations.map(\.location) : []
    return json(
      declarations + entry.injections.map(\.site.location) + entry.reads.map(\.site.location), of: target.project)
  }

  private func json(_ locations: [Location], of project: WorkspaceProject) -> JSONValue {
    let places = places(of: project)
    return .array(Set(locations).sorted().map(places.json))
  }

  // MARK: Symbols

  /// The keys that a file declares.
  mutating func documentSymbols(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
    let path = try path(in: parameters)
    update()
    guard let path, let (project, file) = workspace.project(of: path), let map = project.map else { return .array([]) }
    let places = places(of: project)
    let keys = map.declarations(in: file).filter { !map.entries[$0.entry].key.isObject }
    return .array(
      keys.map { site, entry in
        var members: [(key: String, value: JSONValue)] = [
          ("name", .string(site.symbol.split(separator: ".").last.map(String.init) ?? site.symbol)),
          ("kind", .integer(LanguageServer.symbolKindOfKeys)),
        ]
        if !abilities.hasSymbolTrees { return .object(members + [("location", places.json(site.location))]) }
        if let type = map.entries[entry].type { members.append(("detail", .string(VisibleText.singleLine(type)))) }
        let range = places.range(of: site.location)
        return .object(members + [("range", range), ("selectionRange", range)])
      })
  }

  /// `SymbolKind.Key` of the protocol.
  private static let symbolKindOfKeys = 20
}
