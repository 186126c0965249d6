/// A property of app code that crashes the app unless something is injected, and whether it is known to be.
///
/// These are required lookups of objects by type, and reads of keys whose default crashes the app.
public struct LookupProof: Sendable {
  /// The knowledge about the paths to a lookup.
  public enum State: Sendable {
    /// Every path that was found injects it.
    case proven
    /// A path, each step of which is known, doesn't inject it: the path, or nil for a lookup in the root itself.
    case lacking(MissingPath?)
    /// A path leads over a step that isn't known.
    case unresolved(UnknownStep)
    /// No scene, widget or hosting controller was found to show the view.
    case unreached
    /// The type that is looked up isn't known, or one of too many.
    case untyped
    /// Only public views of a library show it, so other projects inject it.
    case leftToHost
  }

  /// A state without its cause.
  public enum Mark: String, Sendable, CaseIterable {
    case proven
    case lacking
    case unresolved
    case unreached
    case untyped
    case leftToHost
  }

  /// Nil for a type that isn't known.
  public var key: InjectedKey?
  /// The type or key as people write it: `Library`, `\.service`.
  public var name: String
  /// The view, modifier or style whose property it is.
  public var owner: DeclaredType
  /// `Row.library`.
  public var symbol: String
  /// The attribute.
  public var location: Location
  /// The name of the property, which no other lookup has at that place.
  public var declaration: Location
  let property: Property
  /// The index of the file.
  let file: Int
  public var state: State
}

extension LookupProof.State {
  public var mark: LookupProof.Mark {
    switch self {
    case .proven: .proven
    case .lacking: .lacking
    case .unresolved: .unresolved
    case .unreached: .unreached
    case .untyped: .untyped
    case .leftToHost: .leftToHost
    }
  }
}

extension LookupProof {
  /// Why a lookup isn't proven, and what to do: equal for all lookups that the same change would prove.
  public struct Cause: Sendable, Hashable {
    public var mark: Mark
    /// The unknown step; nil for other marks.
    public var step: UnknownStep.Kind?
    /// A short phrase.
    public var text: String
    /// The code that is to be changed, as far as that is in one place.
    public var location: Location?
    public var remedy: Remedy
  }

  /// Nil for what is proven or left to others.
  public var cause: Cause? {
    switch state {
    case .proven, .leftToHost: nil
    case .lacking(let path?): Cause(path)
    case .lacking(nil):
      Cause(
        mark: .lacking, text: "'\(owner.dottedName)' is where the environment starts", location: location,
        remedy: .inject("the views that '\(owner.dottedName)' shows, and look it up there"))
    case .unresolved(let step):
      Cause(mark: .unresolved, step: step.kind, text: step.text, location: step.location, remedy: step.remedy)
    case .unreached:
      Cause(
        mark: .unreached, text: "no scene, widget or hosting controller was found to show '\(owner.dottedName)'",
        location: nil, remedy: .show(owner.dottedName))
    case .untyped where key != nil:
      Cause(
        mark: .untyped, text: "one of more than \(KeySet.capacity) types and keys, which aren't followed",
        location: nil, remedy: .divideProject)
    case .untyped:
      Cause(mark: .untyped, text: "unknown type '\(name)'", location: nil, remedy: .nameType(name))
    }
  }

  /// The path that lacks it, or the phrase of the cause; nil for what is proven or left to others.
  public var reason: String? {
    if case .lacking(let path?) = state { return "the path \(path.path) doesn't inject it" }
    return cause?.text
  }
}

extension LookupProof.Cause {
  fileprivate init(_ path: MissingPath) {
    let view = path.steps[path.construction]
    let owner = path.steps[max(path.construction - 1, 0)]
    self.init(
      mark: .lacking, text: "'\(owner.name)' shows '\(view.name)' without it", location: view.location,
      remedy: .inject("'\(view.name)'"))
  }
}
