import EnvlintFacts
import EnvlintReporting

/// The formats of `envlint map`, as `--format` spells them.
public enum MapFormat: String, CaseIterable, Sendable {
  /// A table for people.
  case text
  /// One object with everything; see `version` in it.
  case json
  /// A graph that GitHub and others draw.
  case mermaid
  /// One page that needs nothing else.
  case html
}

/// A map with what its formats need besides.
public struct MapReport: Sendable {
  public var map: EnvironmentMap
  /// The findings that entries of the map name, sorted.
  public var findings: [Diagnostic]
  /// The bytes of every file that the map points into, by path relative to the project root.
  public var sources: [String: SourceText]
  public var paths: PathContext
  public var tool: Report.Tool
  /// Whether the map shows a few entries that were asked for: then nothing is cut.
  public var isNarrowed: Bool

  /// - Parameter findings: sorted; those that are about no entry of the map are left out.
  public init(
    _ map: EnvironmentMap, findings: [Diagnostic], paths: PathContext, tool: Report.Tool, isNarrowed: Bool
  ) {
    self.map = map
    self.findings = self.map.take(findings)
    self.paths = paths
    self.tool = tool
    self.isNarrowed = isNarrowed
    sources = [:]
  }

  /// The paths of the files that `sources` must have, sorted.
  public var files: [String] {
    var files = Set(map.views.map(\.site.location.file) + map.edges.map(\.location.file))
    files.formUnion(map.views.flatMap(\.unmade).map(\.location.file))
    files.formUnion(map.surfaces.map(\.location.file))
    files.formUnion(findings.map(\.location.file))
    files.formUnion(map.unknownInjections.map(\.site.location.file))
    for entry in map.entries {
      files.formUnion(entry.declarations.map(\.location.file))
      files.formUnion(entry.injections.map(\.site.location.file))
      files.formUnion(entry.reads.map(\.site.location.file))
      if let place = entry.defaultValue?.location.file { files.insert(place) }
    }
    return files.sorted()
  }

  /// The whole map in one format; ends with a line break.
  public func rendered(as format: MapFormat, style: TextStyle = TextStyle()) -> String {
    switch format {
    case .text: MapText(self, style).text()
    case .json: json().serialized()
    case .mermaid: MermaidMap(self).text()
    case .html: page()
    }
  }

  /// The line and column of the start of a place; 1:1 in a file that has vanished.
  func position(of location: Location) -> SourceText.Position {
    sources[location.file]?.position(of: location.range.lowerBound) ?? SourceText.Position(line: 1, column: 1)
  }
}
