// The map: a project's environment as people want to see it.
//
// Input: the index of a project with its flow, and the findings of its rules. Output: one `EnvironmentMap`, and the text of each
// format that shows it (`MapReport`).
//
// **Invariant:** pure, as the reports are: no file is read, no clock or environment variable is asked; equal input gives equal text.
//
// **Invariant:** the map says what it knows. What cannot be followed is unclear, and what no root was found to reach is called so.
import EnvlintFacts

/// Every key and every type of object in a project's environment, and the views between the roots and who reads them.
public struct EnvironmentMap: Sendable {
  /// Keys first, then types of objects, each sorted by name.
  public var entries: [Entry] = []
  public var views: [View] = []
  public var edges: [Edge] = []
  public var roots: [Root] = []
  /// The public views of libraries that leave something to the projects that show them.
  public var surfaces: [Surface] = []
  /// Injections whose key or type is unknown.
  public var unknownInjections: [Injection] = []
  /// The number of properties that seem to read the environment, in files that import nothing by which they would see SwiftUI.
  public var unseenReadCount = 0
  /// The facts about an entry in each file, by path.
  var extents: [String: [Extent]] = [:]
  /// The names of entries in each file, by path.
  var occurrences: [String: [Occurrence]] = [:]

  /// A range of a file that is about an entry.
  struct Extent: Sendable {
    var range: Range<UInt32>
    /// Index in `entries`.
    var entry: Int
  }

  /// Something that the environment holds: by a key path, or an object by its type.
  public struct Entry: Sendable {
    public var key: Key
    public var origin: Origin
    /// As written, else as it follows from the default; nil where it is not known.
    public var type: String?
    public var declarations: [Site] = []
    /// Nil for objects, for what is computed from other keys, and where none is written.
    public var defaultValue: Default?
    public var injections: [Injection] = []
    public var reads: [Read] = []
    /// Whether code uses it, or seems to, in a way that is neither a read of a view nor an injection; determined only if one of these
    /// is lacking.
    public var hasOtherUses = false
    /// Whether an unknown injection may set it; determined only if no other injection is known.
    public var isPerhapsInjected = false
    /// Indices in the findings of the report.
    public var findings: [Int] = []
  }

  /// The key path or type by which an entry is found.
  public enum Key: Sendable, Hashable {
    /// The first name of a key path.
    case path(String)
    /// The path of a type.
    case object(String)

    /// As people write it: `\.theme`, `Session`.
    public var name: String {
      switch self {
      case .path(let name): "\\." + name
      case .object(let name): name
      }
    }

    public var isObject: Bool { if case .object = self { true } else { false } }
  }

  /// Who declares an entry.
  public enum Origin: String, Sendable {
    case project
    /// Apple's SDK.
    case sdk
    /// Some package, or something that is not known.
    case other
  }

  /// A place, and the declarations around it.
  public struct Site: Sendable, Hashable {
    public var location: Location
    /// `FeedView.body`; empty at file level.
    public var symbol: String
  }

  /// The value that is read if nothing is injected.
  public struct Default: Sendable, Equatable {
    /// As written; nil where it is no single expression.
    public var text: String?
    public var location: Location
    /// Whether it is evaluated once and kept.
    public var isStored: Bool
    public var stability: Stability
    public var cost: Cost
  }

  /// Which code something is a part of.
  public enum Context: String, Sendable {
    case app
    case preview
    case test
  }

  /// A place that puts something into the environment.
  public struct Injection: Sendable {
    public var site: Site
    public var context: Context
    /// Index in `views` of the view that does it.
    public var view: Int?
    /// The value as written, where that is short.
    public var value: String?
  }

  /// A property that reads the environment.
  public struct Read: Sendable {
    public var site: Site
    public var context: Context
    /// Index in `views` of the view that has the property.
    public var view: Int?
    /// Whether it crashes the app when nothing is injected.
    public var isRequired: Bool
    /// Nil where the map does not follow it: keys that the SDK sets, previews, tests, objects that may be missing.
    public var arrival: Arrival?
    /// The mark of `envlint prove`; nil for what it doesn't count.
    public var proof: LookupProof.Mark?
  }

  /// Whether values reach a reader from the roots, without previews.
  public enum Arrival: String, Sendable, CaseIterable {
    /// On every path that was found, it is injected.
    case always
    /// On some it is, on others it is not.
    case sometimes
    /// On none.
    case never
    /// Some path cannot be followed.
    case unclear
    /// No root was found that shows the view.
    case unreached
  }

  /// Something that shows views or reads the environment.
  public struct View: Sendable {
    /// How it is declared.
    public enum Kind: String, Sendable {
      case type
      case function
      case preview
      case hosting
      case construction
    }

    public var name: String
    public var kind: Kind
    public var site: Site
    public var isReached = false
    /// The views in its code that are shown for cases of an enum alone that no code makes.
    public var unmade: [ViewGraph.Construction] = []
  }

  /// One view shows another one.
  public struct Edge: Sendable {
    public var source: Int
    public var target: Int
    public var location: Location
    public var environment: Way
    public var container: Way
  }

  /// How an environment comes from that of the view that shows it.
  public struct Way: Sendable, Hashable {
    public var origin: ViewGraph.Way.Origin
    /// Indices of entries that are surely injected on the way.
    public var provided: [Int]
    /// Indices of entries that may be.
    public var unclear: [Int]
    /// Whether anything may be, so that `unclear` lists nothing.
    public var isUnclear: Bool

    static let plain = Way(origin: .view, provided: [], unclear: [], isUnclear: false)
    static let plainContainer = Way(origin: .container, provided: [], unclear: [], isUnclear: false)
  }

  /// A public view of a library, and what its users must inject.
  public struct Surface: Sendable {
    public var name: String
    public var location: Location
    /// Indices in `entries`.
    public var needs: [Int]
    /// Whether the project shows it as well.
    public var isShown: Bool
  }

  /// The places where a new environment starts.
  public struct Root: Sendable {
    public var kind: ViewGraph.Root.Kind
    /// Index in `views`.
    public var view: Int
    /// Whether nothing of the project is there at first; false where that is not known.
    public var startsEmpty: Bool
  }
}

extension EnvironmentMap.Entry {
  /// The parts that are missing between declaration, injections and reads.
  public var gaps: [EnvironmentMap.Gap] {
    var gaps: [EnvironmentMap.Gap] = []
    // Who else reads and injects what others declare is not known.
    if origin == .project {
      if reads.isEmpty, !hasOtherUses { gaps.append(injections.isEmpty ? .unused : .neverRead) }
      let isInjected = isPerhapsInjected || injections.contains { $0.context != .preview }
      if !isInjected, !reads.isEmpty, !hasOtherUses, !isComputed { gaps.append(.neverInjected) }
    }
    if reads.contains(where: { $0.arrival == .unreached }) { gaps.append(.unreached) }
    return gaps
  }

  /// Whether it has a declaration but no default, as what is computed from other keys.
  var isComputed: Bool { origin == .project && !key.isObject && defaultValue == nil }
}

extension EnvironmentMap {
  /// Why an entry is not a way from somebody who injects it to somebody who reads it.
  public enum Gap: String, Sendable, CaseIterable {
    /// It is declared, and nothing more.
    case unused
    /// It is injected, and nobody reads it.
    case neverRead
    /// It is read, and nobody injects it.
    case neverInjected
    /// A view reads it that no root was found to show.
    case unreached
  }
}
