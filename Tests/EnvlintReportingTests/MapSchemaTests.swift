import EnvlintFacts
import EnvlintReporting
import Testing

@testable import EnvlintMap

@Suite struct MapSchemaTests {
  private let schema: JSONSchema

  init() throws { schema = try JSONSchema(path: "Schemas/map-1.schema.json") }

  @Test func mapsFollowTheirSchema() throws {
    for map in [EnvironmentMap(), Self.full] {
      #expect(schema.problems(of: try ParsedJSON(Self.report(map).rendered(as: .json))) == [])
    }
  }

  @Test(arguments: [
    ("\"version\": 1", "\"version\": 2", "$.version: const"),
    ("\"cost\": \"costly\"", "\"cost\": \"dear\"", "$.keys[0].default: anyOf"),
    ("\"arrives\": \"sometimes\"", "\"arrives\": \"often\"", "$.keys[0].read[0].arrives: enum"),
    ("\"from\": \"container\"", "\"from\": \"nowhere\"", "$.views[0].shows[0].environment.from: enum"),
    ("\"startsEmpty\"", "\"starts\"", "$.roots[0]: required"),
    ("\"gaps\"", "\"holes\"", "$.keys[0]: additionalProperties"),
  ]) func theSchemaRefusesWhatIsWrong(right: String, wrong: String, problem: String) throws {
    let text = Self.report(Self.full).rendered(as: .json)
    #expect(text.contains(right))
    #expect(schema.problems(of: try ParsedJSON(text.replacing(right, with: wrong))).contains(problem))
  }

  private static func report(_ map: EnvironmentMap) -> MapReport {
    var report = MapReport(
      map, findings: [Diagnostic(at: place, .error)],
      paths: PathContext(projectRoot: "/p", workingDirectory: "/p/q", gitRoot: nil),
      tool: Report.Tool(name: "envlint", version: "1.2.3", homepage: ""), isNarrowed: false)
    report.sources = ["A.swift": SourceText("\n\n</script> \"`\u{2028}\u{0}")]
    return report
  }

  private static let place = Location(file: "A.swift", range: 2..<5)

  /// A map with every member that a map can have.
  private static var full: EnvironmentMap {
    let site = EnvironmentMap.Site(location: place, symbol: "A<B>.\"c\"")
    let injection = EnvironmentMap.Injection(site: site, context: .test, view: 0, value: "</script>")
    var key = EnvironmentMap.Entry(key: .path("größe\u{1}"), origin: .project, type: "(A) -> B")
    key.declarations = [site]
    key.defaultValue = EnvironmentMap.Default(
      text: "<!-- -->", location: place, isStored: false, stability: .unstable, cost: .costly)
    key.injections = [injection, EnvironmentMap.Injection(site: site, context: .app)]
    key.reads = [EnvironmentMap.Read(site: site, context: .app, view: 1, isRequired: true, arrival: .sometimes)]
    let object = EnvironmentMap.Entry(key: .object("S.T"), origin: .other)
    var map = EnvironmentMap()
    map.entries = [key, object]
    map.views = ["App", "Row"].map {
      EnvironmentMap.View(name: $0, kind: $0 == "App" ? .construction : .type, site: site)
    }
    map.views[0].unmade = [ViewGraph.Construction(name: "Row", location: place)]
    map.edges = [
      EnvironmentMap.Edge(
        source: 0, target: 1, location: place,
        environment: EnvironmentMap.Way(origin: .container, provided: [0], unclear: [1], isUnclear: false),
        container: EnvironmentMap.Way(origin: .unknown, provided: [], unclear: [], isUnclear: true))
    ]
    map.roots = [.hosting, .elsewhere].map { EnvironmentMap.Root(kind: $0, view: 0, startsEmpty: false) }
    map.unknownInjections = [injection]
    map.extents = ["A.swift": [EnvironmentMap.Extent(range: 0..<9, entry: 0)]]
    return map
  }
}
