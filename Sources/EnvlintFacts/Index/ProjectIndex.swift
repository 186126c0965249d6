/// The questions that rules ask of a project, in parts: each part is about one subject and builds on those above it.
///
/// Input: the facts of the files. Output: the meanings of names, and the keys, reads and injections of the project.
///
/// **Invariant:** unknown is a case of every answer. What cannot be decided is `unresolved`, never a guess.
/// **Invariant:** a part asks only parts above it in this list. A repository test reads which ones each part can see.
public struct ProjectIndex: ProjectPart {
  public let project: Project

  public init(_ facts: ProjectFacts, settings: ProjectSettings = ProjectSettings()) {
    var collected = Collected()
    collected.injections.hasUnresolvedObject = settings.mayInjectAnything
    collected.injections.hasUnresolvedKey = settings.mayInjectAnything
    let bare = Project(facts, settings)
    collected.environmentExtensions = Keys(of: bare).extensions(of: .environment)
    collected.keyPlaces = Keys(of: bare).keyPlaces(in: collected.environmentExtensions)
    let declared = ProjectIndex(of: bare.with(collected))
    let found = facts.source.map(facts.loaded.count) { declared.findings(in: facts.loaded[$0]) }
    for (file, findings) in zip(facts.loaded, found) { collected.add(findings, of: file) }
    project = bare.with(collected)
  }

  init(of project: Project) { self.project = project }

  private func findings(in file: Int) -> FileFindings {
    let (declared, properties) = (keys.keys(in: file), reads.environmentProperties(in: file))
    var findings = FileFindings(
      keys: declared, properties: properties, useMeanings: properties.isEmpty ? nil : reads.useMeanings(in: file))
    findings.keysInApp = declared.indices.filter { !isExempt(declared[$0].scope, in: file) }
    findings.propertiesInApp = properties.indices.filter { !isExempt(properties[$0].property.scope, in: file) }
    findings.lookups = findings.propertiesInApp.compactMap { reads.objectLookup(properties[$0]) }
    injections.addInjections(of: file, to: &findings)
    return findings
  }
}

extension ProjectIndex {
  /// Meanings of names: declarations, modules, visibility, conformance.
  public var resolver: Resolver { Resolver(of: project) }
  /// The members of a type.
  public var members: Members { Members(of: project) }
  /// The types of expressions and properties.
  public var inference: TypeInference { TypeInference(of: project) }
  /// Where code can get an object of a type from.
  public var objectSources: ObjectSources { ObjectSources(of: project) }
  /// The keys that the project declares.
  public var keys: Keys { Keys(of: project) }
  /// The properties that read the environment.
  public var reads: Reads { Reads(of: project) }
  /// The injections of code.
  public var injections: Injections { Injections(of: project) }
  /// Who uses a name: references in all files, uses of properties, code for previews.
  public var usage: Usage { Usage(of: project) }
  /// How keys are declared, and whether they could be declared otherwise.
  public var keyForms: KeyForms { KeyForms(of: project) }
  /// Which views and properties an injection reaches.
  public var reach: InjectionReach { InjectionReach(of: project) }
  /// The nature of defaults and injected values: constant, expensive, frequently changing.
  public var values: Values { Values(of: project) }
  /// The conditions that loops poll.
  public var loops: Loops { Loops(of: project) }
}
