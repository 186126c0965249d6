import EnvlintFacts
import EnvlintReporting

extension MapReport {
  /// One object: version, tool, root, keys, objects, views, roots, findings, summary. `Schemas/map-1.schema.json` describes it.
  func json() -> JSONValue {
    let names = map.entries.map(\.key.name)
    let entries = map.entries.map { json($0) }
    func isObject(_ index: Int) -> Bool { map.entries[index].key.isObject }
    let outgoing = Dictionary(grouping: map.edges, by: \.source)
    return .object([
      ("version", .integer(1)),
      ("tool", .object([("name", .string(tool.name)), ("version", .string(tool.version))])),
      ("root", .string(paths.fromWorkingDirectory(""))),
      ("keys", .array(entries.indices.filter { !isObject($0) }.map { entries[$0] })),
      ("objects", .array(entries.indices.filter(isObject).map { entries[$0] })),
      ("unknownInjections", .array(map.unknownInjections.map { json($0) })),
      (
        "views",
        .array(map.views.indices.map { json(map.views[$0], shows: outgoing[$0] ?? [], names) })
      ),
      (
        "roots",
        .array(
          map.roots.map { root in
            .object([
              ("kind", .string(root.kind.rawValue)), ("view", .integer(root.view)),
              ("startsEmpty", .bool(root.startsEmpty)),
            ])
          })
      ),
      ("surfaces", .array(map.surfaces.map { json($0, names) })),
      ("findings", .array(findings.map(json))),
      ("summary", summary()),
    ])
  }

  private func summary() -> JSONValue {
    let gaps = EnvironmentMap.Gap.allCases.map { gap in
      (key: gap.rawValue, value: JSONValue.integer(map.entries.count { $0.gaps.contains(gap) }))
    }
    return .object(
      [
        ("keys", .integer(map.entries.count { !$0.key.isObject })),
        ("objects", .integer(map.entries.count { $0.key.isObject })),
        ("views", .integer(map.views.count)),
        ("reachedViews", .integer(map.views.count(where: \.isReached))),
        ("roots", .integer(map.roots.count { $0.kind != .preview })),
        ("unseenReads", .integer(map.unseenReadCount)),
      ] + gaps)
  }

  private func json(_ entry: EnvironmentMap.Entry) -> JSONValue {
    let name: String
    switch entry.key {
    case .path(let key): name = key
    case .object(let type): name = type
    }
    return .object([
      ("name", .string(name)),
      ("id", .string(entry.key.name)),
      ("type", .optional(entry.type)),
      ("origin", .string(entry.origin.rawValue)),
      ("declared", .array(entry.declarations.map { .object(json($0)) })),
      ("default", entry.defaultValue.map(json) ?? .null),
      ("injected", .array(entry.injections.map { json($0) })),
      ("read", .array(entry.reads.map { json($0) })),
      ("otherUses", .bool(entry.hasOtherUses)),
      ("perhapsInjected", .bool(entry.isPerhapsInjected)),
      ("gaps", .strings(entry.gaps.map(\.rawValue))),
      ("findings", .array(entry.findings.map(JSONValue.integer))),
    ])
  }

  private func json(_ value: EnvironmentMap.Default) -> JSONValue {
    let stable: JSONValue =
      switch value.stability {
      case .stable: .bool(true)
      case .unstable: .bool(false)
      case .unresolved: .null
      }
    return .object(
      [
        ("text", .optional(value.text)),
        ("stable", stable),
        ("cost", .string(value.cost.rawValue)),
        ("evaluated", .string(value.isStored ? "once" : "at each read")),
      ] + place(value.location))
  }

  private func json(_ injection: EnvironmentMap.Injection) -> JSONValue {
    .object(
      json(injection.site) + [
        ("context", .string(injection.context.rawValue)),
        ("view", .optional(injection.view)),
        ("value", .optional(injection.value)),
      ])
  }

  private func json(_ read: EnvironmentMap.Read) -> JSONValue {
    .object(
      json(read.site) + [
        ("context", .string(read.context.rawValue)),
        ("view", .optional(read.view)),
        ("required", .bool(read.isRequired)),
        ("arrives", .optional(read.arrival?.rawValue)),
        ("proof", .optional(read.proof?.rawValue)),
      ])
  }

  private func json(_ view: EnvironmentMap.View, shows edges: [EnvironmentMap.Edge], _ names: [String]) -> JSONValue {
    var members: [(key: String, value: JSONValue)] =
      [("name", .string(view.name)), ("kind", .string(view.kind.rawValue))] + json(view.site)
    members += [("reached", .bool(view.isReached)), ("shows", .array(edges.map { json($0, names) }))]
    if !view.unmade.isEmpty {
      members.append(
        ("neverShows", .array(view.unmade.map { .object([("name", .string($0.name))] + place($0.location)) })))
    }
    return .object(members)
  }

  /// An edge's effect on the environment is omitted if it is the same on both sides.
  private func json(_ edge: EnvironmentMap.Edge, _ names: [String]) -> JSONValue {
    func way(_ way: EnvironmentMap.Way) -> JSONValue {
      .object([
        ("from", .string(way.origin.rawValue)),
        ("injects", .strings(way.provided.map { names[$0] })),
        ("unclear", way.isUnclear ? .strings(["*"]) : .strings(way.unclear.map { names[$0] })),
      ])
    }
    var members: [(key: String, value: JSONValue)] = [("view", .integer(edge.target))] + place(edge.location)
    if edge.environment != .plain { members.append(("environment", way(edge.environment))) }
    if edge.container != .plainContainer { members.append(("container", way(edge.container))) }
    return .object(members)
  }

  private func json(_ surface: EnvironmentMap.Surface, _ names: [String]) -> JSONValue {
    .object(
      [("name", .string(surface.name))] + place(surface.location) + [
        ("needs", .strings(surface.needs.map { names[$0] })), ("shown", .bool(surface.isShown)),
      ])
  }

  private func json(_ finding: Diagnostic) -> JSONValue {
    .object(
      [
        ("rule", .string(finding.rule)),
        ("severity", .string(finding.severity.rawValue)),
        ("message", .string(finding.message)),
        ("help", .optional(finding.help)),
      ] + place(finding.location) + [("symbol", .string(finding.symbol))])
  }

  private func json(_ site: EnvironmentMap.Site) -> [(key: String, value: JSONValue)] {
    place(site.location) + [("symbol", .string(site.symbol))]
  }

  private func place(_ location: Location) -> [(key: String, value: JSONValue)] {
    let position = position(of: location)
    return [
      ("file", .string(location.file)), ("line", .integer(position.line)), ("column", .integer(position.column)),
    ]
  }
}

extension JSONValue {
  /// `number`, or null when there is none.
  fileprivate static func optional(_ number: Int?) -> JSONValue { number.map(JSONValue.integer) ?? .null }
}
