/// The number of object lookups for which the environment is known, and the reasons for the others.
public struct LookupSurvey: Sendable, Equatable {
  /// The steps between a root and views that look something up, and the number of lookups beyond each.
  public struct Doubt: Sendable, Equatable {
    /// A short phrase for the unknown step.
    public var text: String
    public var lookupCount: Int
  }

  public var lookupCount = 0
  /// Every path that was found provides the object.
  public var providedCount = 0
  /// Some path, each step of which is known, does not provide it.
  public var lackingCount = 0
  /// No scene, widget or hosting controller was found to show the view.
  public var unreachedCount = 0
  /// The type that is looked up is not known.
  public var untypedCount = 0
  /// For the rest, the most frequent first.
  public var doubts: [Doubt] = []

  /// A project without lookups.
  public init() {}
}

extension EnvironmentFlow {
  /// The share of the project's lookups that the flow explains.
  public func survey(_ project: ProjectIndex) -> LookupSurvey {
    var survey = LookupSurvey()
    var counts: [String: Int] = [:]
    let doubts = UnknownReasons(graph, reach)
    for lookup in project.reads.lookups {
      survey.lookupCount += 1
      guard let key = lookup.key, let index = graph.keys.index(of: key) else {
        survey.untypedCount += 1
        continue
      }
      let arrival = arrival(of: key, at: lookup.owner, for: lookup.property.property)
      if arrival.isLacking {
        survey.lackingCount += 1
      } else if arrival.isAlwaysProvided {
        survey.providedCount += 1
      } else if let node = node(of: lookup.owner), arrival.isUnclear, let doubt = doubts.doubt(of: index, at: node) {
        counts[text(of: doubt, project), default: 0] += 1
      } else {
        survey.unreachedCount += 1
      }
    }
    survey.doubts = counts.map { LookupSurvey.Doubt(text: $0, lookupCount: $1) }.sorted {
      ($1.lookupCount, $0.text) < ($0.lookupCount, $1.text)
    }
    return survey
  }

  func text(of doubt: UnknownReason, _ project: ProjectIndex) -> String {
    let elements = doubt.file < 0 ? nil : graph.views(in: Int(doubt.file), project).elements
    let form = elements.flatMap { $0.indices.contains(Int(doubt.element)) ? $0[Int(doubt.element)].form : nil }
    let name = doubt.body(in: graph, project).map(\.shownName) ?? form.map(\.name) ?? ""
    return switch doubt.kind {
    case .modifier: "unknown injections of the modifier '.\(name)'"
    case .content: "unknown place where '\(name)' shows its content"
    case .typeName: "unknown view '\(name)'"
    case .member: "unknown member '\(name)'"
    case .condition: "unknown targets for '\(name)' in '#if'"
    case .object: "unknown type of an injected object"
    case .link: "unknown environment of a navigation link's destination"
    case .container: "unknown navigation container of a destination"
    case .controller: "unknown place of a hosting controller"
    case .elsewhere: "'\(name)' in code that isn't followed"
    case .delegate: "delegate or document that SwiftUI may create"
    case .unfollowed: "style, or declaration with an SDK name, that injects an object"
    case .longBody: "body that is too long to follow"
    }
  }
}

extension UnknownReason {
  /// The body that is a root which isn't followed; nil for another reason.
  func body(in graph: FlowGraph, _ project: ProjectIndex) -> ViewBody? {
    guard kind == .elsewhere, file >= 0, element >= 0 else { return nil }
    return graph.views(in: Int(file), project).bodies[Int(element)]
  }
}

extension ViewBody {
  /// Its name, or that of its type if SwiftUI calls it.
  fileprivate var shownName: String {
    kind == .member && FlowBuilder.entryNames.contains(name) ? scope.typePath.last ?? name : name
  }
}

extension ViewElement.Form {
  /// Its name in the code.
  fileprivate var name: String {
    switch self {
    case .construction(let path), .typeMember(let path):
      path.filter { !LocalBlock.isName($0) }.joined(separator: ".")
    case .reference(let name), .valueMember(let name), .modifier(let name): name
    case .given: "self"
    case .injection: "environment"
    case .argument(let label, _): label ?? ""
    }
  }
}
