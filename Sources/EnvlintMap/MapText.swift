import EnvlintFacts
import EnvlintReporting

/// A map for people at a terminal: tables of what the project declares and of what it uses of others, then what is left open.
///
/// The tables name places by type and line. What was asked for by name is shown as a list, with whole paths and nothing cut.
struct MapText {
  /// More places of one kind are counted.
  private static let mostPlaces = 4

  private let report: MapReport
  private let columns: Int
  private let terminal: Terminal

  init(_ report: MapReport, _ style: TextStyle) {
    self.report = report
    columns = style.columns
    terminal = Terminal(color: style.color)
  }

  private var map: EnvironmentMap { report.map }

  func text() -> String {
    if report.isNarrowed { return map.entries.map(MapDetails(report, terminal).text).joined(separator: "\n") }
    let own = map.entries.filter { $0.origin != .sdk }
    let sections = [
      table("Keys", own.filter { !$0.key.isObject }),
      table("Objects", own.filter(\.key.isObject)),
      keysOfSDK(map.entries.filter { $0.origin == .sdk }),
      gaps(own),
      surfaces(),
      summary(),
    ]
    return sections.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  // MARK: Tables

  private func table(_ title: String, _ entries: [EnvironmentMap.Entry]) -> String {
    if entries.isEmpty { return "" }
    let hasDefaults = entries.contains { !$0.key.isObject }
    var table = TextTable([title, "declared"] + (hasDefaults ? ["default"] : []) + ["injected", "read"])
    for entry in entries {
      let value = hasDefaults ? [value(of: entry)] : []
      table.add([name(of: entry), declarations(of: entry)] + value + [injections(of: entry), reads(of: entry)])
    }
    return table.text(columns: columns, terminal)
  }

  private func name(of entry: EnvironmentMap.Entry) -> [TextTable.Line] {
    var lines = [TextTable.Line(entry.key.name, .strong)]
    if let worst = entry.findings.map({ report.findings[$0].severity }).max() {
      lines.append(TextTable.Line("  " + counted(entry.findings.count, "finding"), Terminal.Role(worst)))
    }
    return lines
  }

  private func declarations(of entry: EnvironmentMap.Entry) -> [TextTable.Line] {
    if entry.declarations.isEmpty { return [TextTable.Line("elsewhere", .dim)] }
    return entry.declarations.map { TextTable.Line(shortPlace($0.location)) }
  }

  private func value(of entry: EnvironmentMap.Entry) -> [TextTable.Line] {
    guard let value = entry.defaultValue else { return [TextTable.Line(entry.isComputed ? "computed" : "–", .dim)] }
    return (value.text.map { [TextTable.Line(MapText.cut($0), .code)] } ?? [])
      + [TextTable.Line("  " + value.judgement, value.isBad ? .warning : .dim)]
  }

  private func injections(of entry: EnvironmentMap.Entry) -> [TextTable.Line] {
    let app = entry.injections.filter { $0.context == .app }
    let lines = listed(app.map { (place($0.site, owner: nil), nil) }, others: entry.injections.count - app.count)
    return app.isEmpty && entry.isPerhapsInjected ? [TextTable.Line("unknown", .dim)] : lines
  }

  private func reads(of entry: EnvironmentMap.Entry) -> [TextTable.Line] {
    let app = entry.reads.filter { $0.context == .app }
    var lines = listed(
      app.map { read in (place(read.site, owner: read.view.map { map.views[$0].name }), read.remark) },
      others: entry.reads.count - app.count)
    if entry.hasOtherUses {
      if app.isEmpty, entry.reads.isEmpty { lines = [] }
      lines.append(TextTable.Line("in other ways", .dim))
    }
    return lines
  }

  private func listed(_ places: [(text: String, remark: String?)], others: Int) -> [TextTable.Line] {
    let shown = places.count <= MapText.mostPlaces + 1 ? places.count : MapText.mostPlaces
    var lines = places.prefix(shown).map { TextTable.Line($0.text + ($0.remark.map { ", \($0)" } ?? "")) }
    if shown < places.count { lines.append(TextTable.Line("and \(places.count - shown) more", .dim)) }
    if others > 0 { lines.append(TextTable.Line("\(others)× in previews or tests", .dim)) }
    return lines.isEmpty ? [TextTable.Line("–", .dim)] : lines
  }

  /// `FeedView:12`: the type and the line; outside of types the file's name.
  private func place(_ site: EnvironmentMap.Site, owner: String?) -> String {
    let names = site.symbol.split(separator: ".")
    // In an extension of `View`, the function says where it is.
    let isExtension = names.count > 1 && InstallingTypes.confidence(String(names[0])) != nil
    let owner = owner ?? (isExtension ? names[...] : names.dropLast()).joined(separator: ".")
    return owner.isEmpty ? shortPlace(site.location) : "\(owner):\(report.position(of: site.location).line)"
  }

  private func shortPlace(_ location: Location) -> String {
    let name = location.file.split(separator: "/").last.map(String.init) ?? location.file
    let stem = name.hasSuffix(".swift") ? String(name.dropLast(".swift".count)) : name
    return "\(stem):\(report.position(of: location).line)"
  }

  /// The beginning of a long text.
  static func cut(_ text: String) -> String { text.count <= 60 ? text : text.prefix(59) + "…" }

  /// One line for each key: who reads `\.dismiss` is of little interest.
  private func keysOfSDK(_ entries: [EnvironmentMap.Entry]) -> String {
    if entries.isEmpty { return "" }
    var table = TextTable(["SwiftUI keys", "type", "injected", "read"])
    for entry in entries {
      table.add([
        [TextTable.Line(entry.key.name, .strong)], [TextTable.Line(entry.type ?? "–")],
        [TextTable.Line(entry.injections.isEmpty ? "–" : "\(entry.injections.count)×")],
        [TextTable.Line(entry.reads.isEmpty ? "–" : "\(entry.reads.count)×")],
      ])
    }
    return table.text(columns: columns, terminal)
  }

  // MARK: The end

  private func gaps(_ entries: [EnvironmentMap.Entry]) -> String {
    EnvironmentMap.Gap.allCases.map { gap in
      let names = entries.filter { $0.gaps.contains(gap) }.map(\.key.name)
      if names.isEmpty { return "" }
      let lines = TextTable.wrapped(TextTable.Line(names.joined(separator: ", ")), max(columns - 2, 20))
      return terminal.paint(gap.title, .strong) + "\n" + lines.map { "  \($0.text)\n" }.joined()
    }.joined()
  }

  private func surfaces() -> String {
    let surfaces = map.surfaces.filter { !$0.isShown }
    if surfaces.isEmpty { return "" }
    let rows = surfaces.map { surface in
      let needs = surface.needs.map { map.entries[$0].key.name }.joined(separator: ", ")
      let lines = TextTable.wrapped(TextTable.Line("\(surface.name): \(needs)"), max(columns - 2, 20))
      return lines.map { "  \($0.text)\n" }.joined()
    }
    return terminal.paint("To be injected by projects that show a public view:", .strong) + "\n" + rows.joined()
  }

  /// More views that are never shown are only counted.
  private static let mostUnmade = 8

  private func summary() -> String {
    let roots = map.roots.count { $0.kind != .preview }
    var text = counted(map.entries.count { !$0.key.isObject }, "key")
    text += ", " + counted(map.entries.count(where: \.key.isObject), "object")
    text += ", " + counted(map.views.count, "view")
    text +=
      roots == 0
      ? "; no app, widget or hosting controller found"
      : ", \(map.views.count(where: \.isReached)) of them shown by \(counted(roots, "root"))"
    if !map.unknownInjections.isEmpty {
      text += "; \(counted(map.unknownInjections.count, "unknown injection"))"
    }
    text += "\n"
    let unmade = map.views.flatMap(\.unmade)
    if !unmade.isEmpty {
      var places = unmade.prefix(MapText.mostUnmade).map { "\($0.name) (\(shortPlace($0.location)))" }
      if places.count < unmade.count { places.append("and \(unmade.count - places.count) more") }
      text += "never shown, because no code makes the enum's case: \(places.joined(separator: ", "))\n"
    }
    if map.unseenReadCount > 0 {
      text +=
        "not included: \(counted(map.unseenReadCount, "@Environment")) in files that don't import SwiftUI; "
        + "set 'swiftui_modules' to the modules that re-export it\n"
    }
    return text
  }
}

/// `1 key`, `2 keys`.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

extension EnvironmentMap.Default {
  /// The result of the analysis, for people: `costly at each read`.
  var judgement: String {
    if isStored { return "evaluated once" }
    var words: [String] = []
    switch stability {
    case .stable: words.append("stable")
    case .unresolved: words.append("stability unknown")
    case .unstable: words.append("new at each read")
    }
    switch cost {
    case .free: words.append("free")
    case .cheap: words.append("cheap")
    case .unknown: words.append("cost unknown")
    case .costly: words.append("costly at each read")
    }
    return words.joined(separator: ", ")
  }

  var isBad: Bool { !isStored && (stability == .unstable || cost == .costly) }
}

extension EnvironmentMap.Read {
  /// A remark about its injection, for people; nil where everything is in order.
  var remark: String? {
    switch proof {
    case nil: arrival?.remark
    case .lacking where arrival == .sometimes: "lacking on some paths"
    case let mark?: mark.phrase
    }
  }
}

extension EnvironmentMap.Arrival {
  /// A remark for readers of the table; nil where everything is in order.
  var remark: String? {
    switch self {
    case .always: nil
    case .sometimes: "on some paths"
    case .never: "not injected"
    case .unclear: "path unclear"
    case .unreached: "no root found"
    }
  }
}

extension EnvironmentMap.Gap {
  /// A heading, for people.
  var title: String {
    switch self {
    case .unused: "Declared but never used:"
    case .neverRead: "Injected but never read:"
    case .neverInjected: "Read but never injected:"
    case .unreached: "Read by a view that no root shows:"
    }
  }
}
