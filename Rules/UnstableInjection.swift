import EnvlintFacts

extension Catalog {
  /// Injections that make a new object at each update of the view. We give up on what is not proven to make one, on code that is not
  /// sure to run while views are built, and on what only previews, pictures and widgets show.
  static let unstableInjection = Rule(
    id: "unstable_injection",
    group: .injecting,
    summary: "An injected object is created while views are built, so each update injects a new one.",
    severity: .error,
    check: { project, _ in
      var surroundings: Surroundings?
      return project.files(with: .injections).flatMap { file in
        project.injections.inApp(file).compactMap { injection -> Diagnostic? in
          guard let place = Place(injection, file, project),
            let instance = project.values.injectedInstance(of: injection, in: file)
          else { return nil }
          if surroundings == nil { surroundings = Surroundings(project) }
          guard let surroundings, !surroundings.isPassing(place), !project.isHosted(injection, in: file),
            !project.usage.isOnlyForPreviews(injection.scope), !project.reach.isOwnFunction(injection, in: file)
          else { return nil }
          return unstable(instance, at: place, project, surroundings)
        }
      }
    }
  )

  /// An injection while a view is built.
  private struct Place {
    var injection: Injection
    var file: Int
    /// The type that builds the view.
    var type: DeclaredType
    /// The property or function of the type that contains the injection.
    var member: String

    /// Nil for one that is not sure to be that.
    init?(_ injection: Injection, _ file: Int, _ project: ProjectIndex) {
      guard injection.position == .viewBuilding, injection.isCall, project.seesSwiftUI(file),
        setsWholeKey(injection),
        let type = project.resolver.enclosingType(of: injection.scope, in: file),
        project.members.installs(type) == .yes,
        let member = injection.scope.symbol.split(separator: ".").last.map({ String($0) }),
        !project.members.isStaticMember(member, of: type), !project.members.showsTimelineEntry(type)
      else { return nil }
      (self.injection, self.file, self.type, self.member) = (injection, file, type, member)
    }
  }

  /// Who is shown what, and who reads it: looked up when the first finding needs it, for all of them.
  private struct Surroundings {
    let project: ProjectIndex
    /// Nil where nothing is looked up: then nothing is followed, because that takes time.
    let presence: Reachability?
    private let readers: [InjectedKey: [EnvironmentProperty]]

    init(_ project: ProjectIndex) {
      self.project = project
      guard project.hasFollowedKeys else {
        (presence, readers) = (nil, [:])
        return
      }
      presence = Reachability(project.flow, project)
      var readers: [InjectedKey: [EnvironmentProperty]] = [:]
      for property in project.reads.inApp {
        if let key = project.reads.key(of: property) { readers[key, default: []].append(property) }
      }
      self.readers = readers
    }

    /// Whether only previews, pictures and widgets show what is built there.
    func isPassing(_ place: Place) -> Bool {
      presence?.isPassing(place.member, of: place.type, project) == true && !project.usage.isAPI(place.type)
    }

    /// Who reads what is injected, in a view that is given it there.
    func reader(of place: Place) -> EnvironmentProperty? {
      guard let key = project.injections.key(of: place.injection, in: place.file), let all = readers[key] else {
        return nil
      }
      return presence?.firstReader(among: all, of: key, givenBy: place.member, of: place.type, project)
    }
  }

  private static func unstable(
    _ instance: InjectedInstance, at place: Place, _ project: ProjectIndex, _ surroundings: Surroundings
  ) -> Diagnostic? {
    let (type, member) = (place.type, place.member)
    let observation = instance.type.flatMap(project.values.observation)
    var losesState = false
    if let made = instance.type, project.values.hasState(made) { losesState = project.values.changesState(of: made) }
    var severity: Severity = .warning
    // Other members aren't proven to be evaluated at each update.
    if case .directly = instance.source, ["body", "makeBody"].contains(member), observation != nil, losesState {
      severity = .error
    }
    if project.resolver.conformance(of: type, toAnyOf: ["App", "Scene"]) == .yes {
      severity = severity == .error ? .warning : .info
    }
    // A view that stores nothing isn't updated by the view that shows it; styles receive a configuration.
    if member != "makeBody", !project.values.storesSomething(type) { severity = .info }
    let start =
      switch instance.source {
      case .directly: "'\(instance.typeName)' is created inside '\(member)'"
      case .inside(let outer): "'\(outer.name)' is created inside '\(member)', with a new '\(instance.typeName)'"
      }
    return Diagnostic(
      rule: unstableInjection.id, severity: severity, location: project.location(instance.range, in: place.file),
      message:
        "\(start), so every update injects a new instance\(losesState ? ", and the old one's state is lost" : "")",
      notes: notes(on: instance, place, project, surroundings), help: help(instance, observation),
      symbol: place.injection.scope.symbol
    )
  }

  /// Whether an injection sets a key, or an object, not a part of it.
  private static func setsWholeKey(_ injection: Injection) -> Bool {
    switch injection.target {
    case .key(let keyPath): keyPath.components.count == 1
    case .object: true
    case .unknown: false
    }
  }

  private static func notes(
    on instance: InjectedInstance, _ place: Place, _ project: ProjectIndex, _ surroundings: Surroundings
  ) -> [Diagnostic.Note] {
    var notes = instance.steps.map { Diagnostic.Note($0.text, at: $0.location) }
    if let type = instance.type {
      let id = type.containers[0]
      notes.append(
        .init(
          "declared as \(type.kind == .actor ? "an" : "a") \(type.kind.rawValue) here",
          at: project.location(project.container(id).nameRange, in: id.file)))
    }
    if let reader = surroundings.reader(of: place) {
      notes.append(.init("read here", at: project.location(reader.attribute.range, in: reader.id.file)))
    }
    return notes
  }

  private static func help(_ instance: InjectedInstance, _ observation: Values.Observation?) -> String {
    let kept: String
    switch instance.source {
    case .directly: kept = instance.typeName
    case .inside(let type): kept = type.name
    }
    if instance.takesArguments {
      return "create the object once, store it, for example in '@State', and inject that instance"
    }
    let wrapper = observation == .observableObject && kept == instance.typeName ? "@StateObject" : "@State"
    let name = propertyName(for: kept)
    return "store it in '\(wrapper) private var \(name) = \(kept)()' and inject that property"
  }

  /// `cart` for `Cart`, `urlCache` for `URLCache`.
  private static func propertyName(for type: String) -> String {
    let capitals = type.prefix { $0.isUppercase }
    // The last of several capitals begins the next word.
    let count = capitals.count > 1 && capitals.count < type.count ? capitals.count - 1 : capitals.count
    return type.prefix(count).lowercased() + type.dropFirst(count)
  }
}
