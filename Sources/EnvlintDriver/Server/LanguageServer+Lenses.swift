import EnvlintFacts
import EnvlintMap
import EnvlintProtocol
import EnvlintReporting

/// Lines above keys and injections that say who reads and who injects.
extension LanguageServer {
  static let showPlacesCommand = "envlint.showPlaces"

  mutating func codeLenses(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
    let path = try path(in: parameters)
    update()
    guard showsLenses, let path, let (project, file) = workspace.project(of: path), let map = project.map else {
      return .array([])
    }
    let places = places(of: project)
    let paths = InjectionPaths(map)
    let declared = map.declarations(in: file).map { site, entry in
      lens(
        LanguageServer.title(of: map.entries[entry]), at: site.location,
        to: map.entries[entry].injections.map(\.site.location) + map.entries[entry].reads.map(\.site.location), places)
    }
    let injected = map.injections(in: file).filter { $0.injection.context == .app }.map { injection, entry in
      let reads = paths.reads(of: entry, reachedBy: injection).map(\.site.location)
      return lens(
        "\(map.entries[entry].key.name): \(counted(reads.count, "reader"))", at: injection.site.location, to: reads,
        places)
    }
    return .array(declared + injected)
  }

  /// `3 readers, injected at 2 places, missing on paths to 1 reader`
  private static func title(of entry: EnvironmentMap.Entry) -> String {
    let app = entry.reads.filter { $0.context == .app }
    var words = [counted(app.count, "reader")]
    let injections = entry.injections.filter { $0.context == .app }
    if !injections.isEmpty {
      words.append("injected at \(counted(injections.count, "place"))")
    } else if entry.key.isObject, !entry.isPerhapsInjected {
      words.append("injected nowhere")
    }
    let lacking = app.count { $0.arrival == .sometimes || $0.arrival == .never }
    if !injections.isEmpty, lacking > 0 { words.append("missing on paths to \(counted(lacking, "reader"))") }
    return words.joined(separator: ", ")
  }

  private func lens(_ title: String, at location: Location, to targets: [Location], _ places: EditorPlaces) -> JSONValue
  {
    let range = places.range(of: location)
    return .object([
      ("range", range),
      (
        "command",
        .object([
          ("title", .string(title)), ("command", .string(LanguageServer.showPlacesCommand)),
          (
            "arguments",
            .array([
              .string(places.address(location.file)), range["start"] ?? .null,
              .array(Set(targets).sorted().map(places.json)),
            ])
          ),
        ])
      ),
    ])
  }

  /// Shows the places of a lens: the only one in the editor, if it can; else all in a message. Editors with a list of places take over the
  /// command.
  mutating func showPlaces(_ arguments: [JSONValue]) throws(ResponseError) {
    guard arguments.count == 3, let places = arguments[2].array else {
      throw ResponseError(
        .invalidParams, "'\(LanguageServer.showPlacesCommand)' requires an address, a position and locations")
    }
    if places.count == 1, abilities.showsDocuments {
      return request(
        "window/showDocument",
        .object([
          ("uri", places[0]["uri"] ?? .null), ("takeFocus", .bool(true)), ("selection", places[0]["range"] ?? .null),
        ]))
    }
    let lines = places.map { place in
      let path = place["uri"]?.string.flatMap(DocumentAddress.path) ?? ""
      return "\(path):\((place["range"]?["start"]?["line"]?.integer ?? 0) + 1)"
    }
    let text = lines.isEmpty ? "no places" : lines.joined(separator: "\n")
    notify("window/showMessage", .object([("type", .integer(3)), ("message", .string(text))]))
  }

  // MARK: Settings

  /// Takes the settings of the section `envlint`, as far as they are any.
  mutating func take(_ settings: JSONValue?) {
    guard case .bool(let isOn)? = settings?["codeLens"], isOn != showsLenses else { return }
    showsLenses = isOn
    refreshLenses()
  }

  mutating func refreshLenses() {
    if abilities.refreshesLenses { request("workspace/codeLens/refresh", .null) }
  }
}
