import EnvlintFacts

/// The formats of `envlint prove`, as `--format` spells them.
public enum ProofFormat: String, CaseIterable, Sendable {
  /// One line a lookup that isn't proven, for people and logs.
  case text
  /// One object with everything; see `version` in it.
  case json
  /// A table for the summary of a job.
  case markdown
}

/// Which lookups of some projects are proven, which aren't, and why.
///
/// **Invariant:** what is counted is what is listed: all numbers are those of one `LookupSurvey`.
public struct ProofReport: Sendable {
  public var projects: [Project]
  public var tool: Report.Tool

  public init(_ projects: [Project], tool: Report.Tool) {
    self.projects = projects
    self.tool = tool
  }

  /// The lookups of one project.
  public struct Project: Sendable {
    /// By name, then by place.
    public var proofs: [LookupProof]
    public var surfaces: [LibrarySurface]
    /// Indices of lookups that were proven and no longer are, ascending.
    public var regressed: Set<Int> = []
    /// The required percentage; nil for none.
    public var required: Int?
    /// The bytes of every file that the report points into, by path relative to the project root.
    public var sources: [String: SourceText] = [:]
    public var paths: PathContext
    let survey: LookupSurvey

    public init(_ proofs: [LookupProof], surfaces: [LibrarySurface], paths: PathContext) {
      self.proofs = proofs
      self.surfaces = surfaces
      self.paths = paths
      survey = LookupSurvey(proofs)
    }
  }

  /// The whole report in one format; ends with a line break.
  public func rendered(as format: ProofFormat, style: TextStyle = TextStyle()) -> String {
    switch format {
    case .text: ProofText(style).text(self)
    case .json: json().serialized()
    case .markdown: markdown()
    }
  }
}

extension ProofReport.Project {
  /// The paths of the files that `sources` must have, sorted.
  public var files: [String] {
    var files = Set(surfaces.map(\.location.file))
    for proof in proofs {
      files.insert(proof.location.file)
      if let file = proof.cause?.location?.file { files.insert(file) }
      if case .lacking(let path?) = proof.state { files.formUnion(path.steps.map(\.location.file)) }
    }
    return files.sorted()
  }

  /// The number of lookups that are yet to be proven for the required percentage.
  public var missingCount: Int { required.map(survey.missing) ?? 0 }

  /// Whether the project has what is required: enough proven lookups, and all that were proven before.
  public var isSufficient: Bool { missingCount == 0 && regressed.isEmpty }

  /// The lookups of one type or key.
  struct Group {
    var name: String
    /// Indices in `proofs`.
    var proofs: Range<Int>
    var survey: LookupSurvey
  }

  /// By name.
  var groups: [Group] {
    var groups: [Group] = []
    var start = 0
    for index in proofs.indices where index + 1 == proofs.count || proofs[index + 1].name != proofs[start].name {
      groups.append(
        Group(name: proofs[start].name, proofs: start..<index + 1, survey: LookupSurvey(Array(proofs[start...index]))))
      start = index + 1
    }
    return groups
  }

  /// A reason for lookups not to be proven, with the places where the same remedy helps.
  struct Cause {
    var cause: LookupProof.Cause
    /// Each once, sorted.
    var locations: [Location] = []
    /// The types and keys that are looked up; each once, sorted.
    var names: [String] = []
    var lookupCount = 0
  }

  /// By the number of lookups that they affect, the most first.
  var causes: [Cause] {
    var causes: [Cause] = []
    var indices: [LookupProof.Cause: Int] = [:]
    for proof in proofs {
      guard let cause = proof.cause else { continue }
      var key = cause
      key.location = nil
      let index = indices[key] ?? causes.count
      if index == causes.count { causes.append(Cause(cause: key)) }
      indices[key] = index
      causes[index].lookupCount += 1
      if let place = cause.location, !causes[index].locations.contains(place) { causes[index].locations.append(place) }
      if causes[index].names.last != proof.name { causes[index].names.append(proof.name) }
    }
    for index in causes.indices { causes[index].locations.sort() }
    return causes.enumerated().sorted {
      ($1.element.lookupCount, $0.offset) < ($0.element.lookupCount, $1.offset)
    }.map(\.element)
  }

  /// The public views that this project doesn't show itself, so that nothing else proves what they need.
  var surfacesForOthers: [LibrarySurface] { surfaces.filter { !$0.isShown } }

  /// The line and column of the start of a place; 1:1 in a file that has vanished.
  func position(of location: Location) -> SourceText.Position {
    sources[location.file]?.position(of: location.range.lowerBound) ?? SourceText.Position(line: 1, column: 1)
  }

  /// `85 % proven: 12 of 14 lookups; 1 lacking, 1 unresolved`, without full stop.
  var summary: String {
    guard let percent = survey.percent else {
      return "no lookups that need an injection" + details([.leftToHost])
    }
    return "\(percent) % proven: \(survey[.proven]) of \(counted(survey.lookupCount, "lookup"))"
      + details([.lacking, .unresolved, .unreached, .untyped, .leftToHost])
  }

  /// The reasons for status 1, each a phrase without full stop.
  public var failures: [String] {
    var failures: [String] = []
    if let required, missingCount > 0 {
      failures.append("below the required \(required) %: \(counted(missingCount, "more lookup")) must be proven")
    }
    if !regressed.isEmpty {
      let verb = regressed.count == 1 ? "is" : "are"
      failures.append("\(counted(regressed.count, "lookup")) in the baseline \(verb) no longer proven")
    }
    return failures
  }

  private func details(_ marks: [LookupProof.Mark]) -> String {
    let counts = marks.filter { survey[$0] > 0 }.map { "\(survey[$0]) \($0.phrase)" }
    return counts.isEmpty ? "" : "; " + counts.joined(separator: ", ")
  }
}

extension LookupProof.Mark {
  /// For people.
  package var phrase: String {
    switch self {
    case .proven: "proven"
    case .lacking: "lacking"
    case .unresolved: "unresolved"
    case .unreached: "not shown"
    case .untyped: "of unknown type"
    case .leftToHost: "left to other projects"
    }
  }
}

extension LookupProof {
  /// Why it isn't proven, for people; nil for what is proven.
  var explanation: String? {
    state.mark == .leftToHost ? "only public views show it, so the projects that use them inject it" : reason
  }
}
