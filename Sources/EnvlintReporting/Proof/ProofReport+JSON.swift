import EnvlintFacts

extension ProofReport {
  /// One object: version, tool, projects. `Schemas/proof-1.schema.json` describes it.
  func json() -> JSONValue {
    .object([
      ("version", .integer(1)),
      ("tool", .object([("name", .string(tool.name)), ("version", .string(tool.version))])),
      ("projects", .array(projects.map { $0.json() })),
    ])
  }
}

extension ProofReport.Project {
  fileprivate func json() -> JSONValue {
    .object([
      ("root", .string(paths.fromWorkingDirectory(""))),
      ("required", required.map(JSONValue.integer) ?? .null),
      ("missing", .integer(missingCount)),
      ("sufficient", .bool(isSufficient)),
      ("summary", json(survey)),
      ("objects", .array(groups.map(json))),
      ("causes", .array(causes.map(json))),
      ("surfaces", .array(surfaces.map(json))),
    ])
  }

  private func json(_ survey: LookupSurvey) -> JSONValue {
    .object(
      [
        ("percent", survey.percent.map(JSONValue.integer) ?? .null),
        ("lookups", .integer(survey.lookupCount)),
      ] + LookupProof.Mark.allCases.map { ($0.rawValue, .integer(survey[$0])) })
  }

  private func json(_ group: Group) -> JSONValue {
    .object([
      ("name", .string(group.name)), ("summary", json(group.survey)),
      ("lookups", .array(group.proofs.map { json(ofProof: $0) })),
    ])
  }

  private func json(ofProof index: Int) -> JSONValue {
    let proof = proofs[index]
    return .object(
      place(proof.location) + [
        ("symbol", .string(proof.symbol)),
        ("state", .string(proof.state.mark.rawValue)),
        ("regressed", .bool(regressed.contains(index))),
        ("reason", .optional(proof.explanation)),
        ("path", .array(path(of: proof).map { .object([("name", .string($0.name))] + place($0.location)) })),
        ("cause", proof.cause.map { json($0, [proof.name]) } ?? .null),
      ])
  }

  private func path(of proof: LookupProof) -> [MissingPath.Step] {
    if case .lacking(let path?) = proof.state { path.steps } else { [] }
  }

  private func json(_ cause: LookupProof.Cause, _ names: [String]) -> JSONValue {
    .object(
      members(of: cause, names) + [
        ("place", cause.location.map { .object(place($0)) } ?? .null)
      ])
  }

  private func json(_ cause: Cause) -> JSONValue {
    .object(
      members(of: cause.cause, cause.names) + [
        ("names", .strings(cause.names)), ("lookups", .integer(cause.lookupCount)),
        ("places", .array(cause.locations.map { .object(place($0)) })),
      ])
  }

  private func members(of cause: LookupProof.Cause, _ names: [String]) -> [(key: String, value: JSONValue)] {
    [
      ("kind", .string(cause.step?.rawValue ?? cause.mark.rawValue)), ("text", .string(cause.text)),
      ("remedy", .string(cause.remedy.text(for: names))),
      ("configuration", .optional(cause.remedy.configuration(for: names))),
    ]
  }

  private func json(_ surface: LibrarySurface) -> JSONValue {
    .object(
      [("name", .string(surface.name))] + place(surface.location) + [
        ("needs", .strings(surface.needs.map(\.name))), ("shown", .bool(surface.isShown)),
      ])
  }

  private func place(_ location: Location) -> [(key: String, value: JSONValue)] {
    let position = position(of: location)
    return [
      ("file", .string(location.file)), ("line", .integer(position.line)), ("column", .integer(position.column)),
    ]
  }
}
