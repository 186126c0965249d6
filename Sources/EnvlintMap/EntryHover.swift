import EnvlintFacts
import EnvlintReporting

/// A short text about an entry, for an editor that points at one of its names: what it is, where it comes from, and for a read whether it
/// arrives.
public struct EntryHover {
  /// More places are counted.
  private static let mostPlaces = 5

  private let map: EnvironmentMap
  private let hasMarkdown: Bool
  /// The line of a place, from 1.
  private let line: (Location) -> Int
  /// The address of a file.
  private let address: (String) -> String

  public init(
    _ map: EnvironmentMap, hasMarkdown: Bool, line: @escaping (Location) -> Int, address: @escaping (String) -> String
  ) {
    self.map = map
    self.hasMarkdown = hasMarkdown
    self.line = line
    self.address = address
  }

  /// - Parameters:
  ///   - occurrence: the name that the editor points at.
  ///   - gap: why its read may find nothing; nil for other names.
  public func text(_ occurrence: EnvironmentMap.Occurrence, gap: ArrivalGap?) -> String {
    let entry = map.entries[occurrence.entry]
    var lines = [declared(entry), value(entry), injected(entry), read(entry)].compactMap { $0 }
    if let read = map.read(at: occurrence), let arrival = arrival(of: read, entry, gap) { lines.append(arrival) }
    let type = entry.key.isObject ? nil : entry.type
    let title = strong(code(entry.key.name)) + (type.map { ": " + code($0) } ?? "")
    return title + "\n\n" + lines.map { "- \($0)\n" }.joined()
  }

  // MARK: Lines

  private func declared(_ entry: EnvironmentMap.Entry) -> String? {
    switch entry.origin {
    case .project where entry.declarations.isEmpty: nil
    case .project: "declared in " + listed(entry.declarations.map { place($0.location) })
    case .sdk: "declared in Apple's SDK"
    case .other: "declared outside this project"
    }
  }

  private func value(_ entry: EnvironmentMap.Entry) -> String? {
    guard let value = entry.defaultValue else { return nil }
    return "default " + (value.text.map { code(MapText.cut($0)) } ?? "in " + place(value.location))
      + " (\(value.judgement))"
  }

  private func injected(_ entry: EnvironmentMap.Entry) -> String? {
    let app = entry.injections.filter { $0.context == .app }
    if !app.isEmpty {
      return "injected in " + listed(app.map { place($0.site) }) + others(entry.injections.count - app.count)
    }
    if entry.isPerhapsInjected { return "injected perhaps: there are injections whose key or type is unknown" }
    if entry.origin == .sdk || entry.isComputed { return nil }
    return entry.injections.isEmpty ? "injected nowhere" : "injected only in previews or tests"
  }

  private func read(_ entry: EnvironmentMap.Entry) -> String? {
    let app = entry.reads.filter { $0.context == .app }
    if !app.isEmpty { return "read in " + counted(app.count, "place") + others(entry.reads.count - app.count) }
    if entry.hasOtherUses { return "read in other ways" }
    return entry.reads.isEmpty ? "read nowhere" : "read only in previews or tests"
  }

  private func arrival(of read: EnvironmentMap.Read, _ entry: EnvironmentMap.Entry, _ gap: ArrivalGap?) -> String? {
    let consequence = read.isRequired ? "; reading it there crashes the app" : ""
    switch (read.arrival, gap) {
    case (nil, _): return nil
    case (.always, _): return strong("here") + ": every path that was found injects it"
    case (.unreached, _): return strong("here") + ": no root was found that shows this view"
    case (_, .lacking(let path)):
      return strong("here") + ": nothing injects it on the path " + code(path.path) + consequence
    case (_, .unclear(let text, let location)):
      return strong("here") + ": it isn't known whether it is injected: \(text)"
        + (location.map { " in \(place($0))" } ?? "")
    case (.never, nil): return strong("here") + ": nothing injects it" + consequence
    case (.sometimes, nil): return strong("here") + ": some paths inject it, others don't"
    case (.unclear, nil): return strong("here") + ": it isn't known whether it is injected"
    }
  }

  private func others(_ count: Int) -> String { count == 0 ? "" : ", and \(count)× in previews or tests" }

  private func listed(_ places: [String]) -> String {
    let shown = places.prefix(places.count <= EntryHover.mostPlaces + 1 ? places.count : EntryHover.mostPlaces)
    let rest = places.count - shown.count
    return shown.joined(separator: ", ") + (rest == 0 ? "" : " and \(rest) more places")
  }

  private func place(_ site: EnvironmentMap.Site) -> String {
    place(site.location) + (site.symbol.isEmpty ? "" : " (\(code(site.symbol)))")
  }

  private func place(_ location: Location) -> String {
    let name = location.file.split(separator: "/").last.map(String.init) ?? location.file
    let text = VisibleText.singleLine("\(name):\(line(location))")
    return hasMarkdown ? "[\(EntryHover.escaped(text))](\(address(location.file))#L\(line(location)))" : text
  }

  // MARK: Markdown

  private func strong(_ text: String) -> String { hasMarkdown ? "**\(text)**" : text }

  /// Between more backticks than the text has in a row.
  private func code(_ text: String) -> String {
    let text = VisibleText.singleLine(text)
    if !hasMarkdown { return text }
    let longest = text.split(whereSeparator: { $0 != "`" }).map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    return longest == 0 ? fence + text + fence : "\(fence) \(text) \(fence)"
  }

  /// With the characters escaped that mean something in a link's text.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { output, character in
      if "\\[]*_`<>".contains(character) { output.append("\\") }
      output.append(character)
    }
  }
}
