/// A step on the way to a lookup of which it isn't known what it injects or where it leads.
public struct UnknownStep: Sendable, Hashable {
  /// The code at the step.
  public enum Kind: String, Sendable, CaseIterable {
    /// The effect of a modifier that neither the project nor the SDK declares.
    case modifier
    /// Whether a modifier injects something that it injects in one branch alone.
    case branch
    /// Where content is shown that something is given.
    case content
    /// Which of several types by one name is meant.
    case typeName
    /// Which of several functions or properties by one name is meant.
    case member
    /// Whether a local name or a property has the value that is shown there, or another one.
    case value
    /// Which branch the value of a key of the project chooses, where the code around the view may set that.
    case keyedBranch
    /// The targets, of those that compile a file, that contain code in an `#if`.
    case condition
    /// The type of an injected object.
    case object
    /// The values injected after the navigation container that a navigation link passes on.
    case link
    /// Which navigation container shows a destination.
    case container
    /// Where a hosting controller is put.
    case controller
    /// Which app shows a scene.
    case scene
    /// Where code shows views that it makes or calls, if it isn't followed.
    case elsewhere
    /// Whether SwiftUI makes a delegate or document and puts it into the environment.
    case delegate
    /// Where code is used that injects something, but as a style or under a name of the SDK's.
    case unfollowed
    /// The rest of a body that is too long.
    case longBody

    /// Whether it is something between views of which it is not known what it does.
    var isUnknownCode: Bool {
      switch self {
      case .modifier, .branch, .content, .typeName, .member, .value, .longBody: true
      case .keyedBranch, .condition, .object, .link, .container, .controller, .scene, .elsewhere, .delegate,
        .unfollowed:
        false
      }
    }
  }

  public var kind: Kind
  /// A short phrase.
  public var text: String
  /// Nil where the step isn't in one place.
  public var location: Location?
  public var remedy: Remedy
  /// Whether it may be code of a package: the SDK doesn't declare what has its name, no type of the project has it, or a package calls it.
  var mayBeOfPackage = false
}

extension UnknownStep {
  /// The step that a reason is about.
  ///
  /// - Parameter key: an index in the keys of the graph: the value that is unclear there.
  init(_ reason: UnknownReason, for key: Int, in graph: FlowGraph, _ project: ProjectIndex) {
    let code = UnknownCode(reason, key: key, graph, project)
    let (text, remedy) = reason.kind.description(of: code.name, project)
    let isContainer = reason.kind == .content && code.isUnknownToSDK && !project.declares(code.lastName)
    self.init(
      kind: reason.kind, text: text, location: code.location,
      remedy: isContainer ? .listContainer(code.lastName) : remedy)
    switch reason.kind {
    case .elsewhere: mayBeOfPackage = code.isKnownToPackages
    // A function of the project by that name may be another one than the call means.
    case .modifier: mayBeOfPackage = code.isUnknownToSDK
    case .content: mayBeOfPackage = code.isUnknownToSDK && !project.tables.mayDeclareType(named: code.lastName)
    default: break
    }
  }
}

extension UnknownStep.Kind {
  /// A phrase about the code of that name, and what to do.
  fileprivate func description(of name: String, _ project: ProjectIndex) -> (String, Remedy) {
    switch self {
    case .modifier where name == "modifier": ("unknown modifier in '.modifier(…)'", .injectBefore(name))
    case .modifier:
      (
        "unknown injections of the modifier '.\(name)'",
        project.declares(name) ? .injectBefore(name) : .listInjections(name)
      )
    case .branch: ("'.\(name)' injects it in one branch alone", .injectInBranches(name))
    case .content: ("unknown place where '\(name)' shows its content", .inject("each view in the content of '\(name)'"))
    case .typeName where project.declaresSeveralTypes(named: name):
      ("unknown view '\(name)': the project declares several of that name", .separateModules(name))
    case .typeName: ("unknown view '\(name)'", .inject("'\(name)', and into each view in its content"))
    case .member: ("unknown member '\(name)'", .rename(name))
    case .value: ("'\(name)', which another value may replace", .inject("'\(name)' where it is shown"))
    case .keyedBranch:
      ("'\(name)' in a branch that the value of a key chooses", .inject("'\(name)' where it is shown"))
    case .condition: ("unknown targets for '\(name)' in '#if'", .separateTargets)
    case .object: ("unknown type of an injected object", .annotate)
    case .link: ("unknown environment of a navigation link's destination", .inject("the destination itself"))
    case .container: ("unknown navigation container of a destination", .inject("the destination itself"))
    case .controller: ("unknown place of a hosting controller", .inject("the root view of the hosting controller"))
    case .scene: ("unknown app of the scene '\(name)'", .inject("the views that '\(name)' shows first"))
    case .elsewhere: ("'\(name)' in code that isn't followed", .inject("'\(name)' where code creates or calls it"))
    case .delegate: ("delegate or document that SwiftUI may create", .inject("the root view of each scene"))
    case .unfollowed:
      ("style, or declaration with an SDK name, that injects an object", .inject("a view around the lookup"))
    case .longBody: ("body that is too long to follow", .splitBody)
    }
  }
}

extension ProjectIndex {
  /// Whether some file declares anything by a name.
  fileprivate func declares(_ name: String) -> Bool {
    tables.mayDeclareType(named: name) || tables.hasFunction(named: name)
      || loadedFiles.contains { files[$0].containers.contains { $0.functionNames.contains(name) } }
  }

  /// Whether a type of that name, perhaps nested, is declared more than once.
  fileprivate func declaresSeveralTypes(named name: String) -> Bool {
    tables.types(named: name.split(separator: ".").last.map(String.init) ?? name).count > 1
  }
}

/// The name and place of the code that a reason is about.
private struct UnknownCode {
  var name = ""
  var location: Location?
  /// Whether it is a call of a modifier of the SDK's.
  private var isOfSDK = false
  /// Whether it is a member of a type that conforms to a package's protocol, which may call it and show what it makes in its own way.
  var isKnownToPackages = false

  /// Whether the SDK doesn't declare what has the name.
  var isUnknownToSDK: Bool { !isOfSDK && !name.hasPrefix("_") }

  var lastName: String { ExternalName.last(name) }

  init(_ reason: UnknownReason, key: Int, _ graph: FlowGraph, _ project: ProjectIndex) {
    let (file, index) = (Int(reason.file), Int(reason.index))
    switch reason.part {
    case .element:
      let elements = graph.views(in: file, project).elements
      guard elements.indices.contains(index) else { return }
      name = elements[index].form.name
      location = project.location(elements[index].range, in: file)
      if case .modifier(let modifier) = elements[index].form {
        isOfSDK = ForeignCode.isOfSDK(modifier, with: elements[index].labels)
      }
    case .body:
      let body = graph.views(in: file, project).bodies[index]
      name = body.shownName
      location = project.location(body.nameRange, in: file)
      isKnownToPackages =
        project.resolver.enclosingType(of: body.scope, in: file).map(project.usage.packages.mayKnow) ?? false
    case .type:
      let type = project.files[file].containers[index]
      name = type.name
      location = project.location(type.nameRange, in: file)
    case .none:
      switch (reason.kind, graph.keys.keys[key]) {
      case (.unfollowed, _): location = graph.unfollowed.first { $0.keys.contains(key) }?.location
      case (_, .declaredType(let type)):
        location = project.location(project.container(type.containers[0]).nameRange, in: type.containers[0].file)
      default: return
      }
    }
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
