import EnvlintFacts
import EnvlintReporting

/// A map as a flowchart of Mermaid, as GitHub draws it.
///
/// For a few entries, the paths from the roots to the readers; for a whole project, who injects and who reads each entry.
/// GitHub draws at most 500 links and 50,000 characters, and people read far less.
struct MermaidMap {
  /// More entries are left out of the picture of a whole project.
  private static let mostEntries = 40
  /// More readers or injectors of one entry are counted.
  private static let mostNeighbours = 5
  /// More links are left out of the picture of one entry.
  private static let mostLinks = 250

  private let report: MapReport
  private var lines: [String] = []

  init(_ report: MapReport) { self.report = report }

  private var map: EnvironmentMap { report.map }

  func text() -> String {
    var drawing = self
    if report.isNarrowed { drawing.drawPaths() } else { drawing.drawOverview() }
    return (["flowchart LR"] + drawing.lines.map { "  " + $0 } + MermaidMap.classes).joined(separator: "\n") + "\n"
  }

  /// Colours that can be read on light and dark pages.
  private static let classes = [
    "  classDef root fill:#dbeafe,stroke:#2563eb,color:#172554",
    "  classDef entry fill:#ede9fe,stroke:#7c3aed,color:#2e1065",
    "  classDef reader fill:#dcfce7,stroke:#16a34a,color:#052e16",
    "  classDef lacking fill:#fee2e2,stroke:#dc2626,color:#450a0a",
    "  classDef plain fill:#f4f4f5,stroke:#71717a,color:#18181b",
  ]

  // MARK: Overview

  private mutating func drawOverview() {
    let own = map.entries.indices.filter { map.entries[$0].origin != .sdk }
    let ranked = own.sorted { weight($0) == weight($1) ? $0 < $1 : weight($0) > weight($1) }
    let shown = ranked.prefix(MermaidMap.mostEntries).sorted()
    if shown.isEmpty { lines.append("none[\"no keys and no objects\"]:::plain") }
    for entry in shown {
      let id = "e\(entry)"
      lines.append("\(id){{\"\(MermaidMap.escaped(map.entries[entry].key.name))\"}}:::entry")
      let injections = map.entries[entry].injections.filter { $0.context == .app }
      connect(injections.map { $0.site.symbol }, to: id, isInjection: true)
      let reads = map.entries[entry].reads.filter { $0.context == .app }
      connect(
        reads.map { read in read.view.map { map.views[$0].name } ?? read.site.symbol }, to: id, isInjection: false)
    }
    if shown.count < own.count {
      lines.append("rest[\"\(own.count - shown.count) more; --key NAME shows one\"]:::plain")
    }
  }

  private func weight(_ entry: Int) -> Int { map.entries[entry].reads.count + map.entries[entry].injections.count }

  /// Links an entry with those who inject or read it.
  private mutating func connect(_ names: [String], to entry: String, isInjection: Bool) {
    let unique = names.map { $0.isEmpty ? "file level" : $0 }.reduce(into: [String]()) { found, name in
      if !found.contains(name) { found.append(name) }
    }
    let id: (Int) -> String = { "\(entry)\(isInjection ? "i" : "r")\($0)" }
    let shape = isInjection ? "plain" : "reader"
    if unique.count > MermaidMap.mostNeighbours {
      let text = isInjection ? "\(unique.count) places" : "\(unique.count) views"
      lines.append("\(id(0))[\"\(text)\"]:::\(shape)")
      lines.append(isInjection ? "\(id(0)) ==> \(entry)" : "\(entry) --> \(id(0))")
      return
    }
    for (index, name) in unique.enumerated() {
      lines.append("\(id(index))[\"\(MermaidMap.escaped(name))\"]:::\(shape)")
      lines.append(isInjection ? "\(id(index)) ==> \(entry)" : "\(entry) --> \(id(index))")
    }
  }

  // MARK: Paths

  private mutating func drawPaths() {
    for entry in map.entries.indices {
      lines.append("subgraph g\(entry)[\"\(MermaidMap.escaped(map.entries[entry].key.name))\"]")
      drawPaths(of: entry)
      lines.append("end")
    }
  }

  private mutating func drawPaths(of entry: Int) {
    let flow = KeyFlow(of: entry, in: map)
    let links = flow.links.prefix(MermaidMap.mostLinks)
    var shown = Set(links.flatMap { [$0.source, $0.target] })
    if links.count == flow.links.count { shown.formUnion(flow.views) }
    let roots = Dictionary(map.roots.map { ($0.view, $0.kind) }) { first, _ in first }
    for view in flow.views where shown.contains(view) {
      let name = MermaidMap.escaped(map.views[view].name)
      let shape = roots[view] == nil ? "[\"\(name)\"]" : "([\"\(name)\"])"
      lines.append("e\(entry)v\(view)\(shape):::\(style(of: view, entry, isRoot: roots[view] != nil))")
    }
    for link in links {
      var words: [String] = []
      if link.isProviding { words.append("injects") }
      if link.isUnclear { words.append("unclear") }
      if link.skipped > 0 { words.append("through \(counted(link.skipped, "view"))") }
      let label = words.isEmpty ? "" : "|\"\(words.joined(separator: ", "))\"|"
      let arrow = link.isProviding ? "==>" : link.isUnclear ? "-.->" : "-->"
      lines.append("e\(entry)v\(link.source) \(arrow)\(label) e\(entry)v\(link.target)")
    }
    let rest = flow.links.count - links.count
    if rest > 0 { lines.append("e\(entry)rest[\"\(counted(rest, "more step")) not drawn\"]:::plain") }
    if flow.views.isEmpty { lines.append("e\(entry)none[\"read by no view\"]:::plain") }
  }

  private func style(of view: Int, _ entry: Int, isRoot: Bool) -> String {
    let reads = map.entries[entry].reads.filter { $0.view == view && $0.context == .app }
    if reads.contains(where: { $0.arrival == .never || $0.arrival == .sometimes }), map.entries[entry].key.isObject {
      return "lacking"
    }
    if !reads.isEmpty { return "reader" }
    return isRoot ? "root" : "plain"
  }

  /// Text in quotes: what Mermaid or HTML would read as more than text is written as an entity.
  static func escaped(_ text: String) -> String {
    var output = ""
    for scalar in VisibleText.singleLine(text).unicodeScalars {
      switch scalar {
      case "\"", "#", "&", "<", ">", "`", "\\", ";": output += "#\(scalar.value);"
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output
  }
}
