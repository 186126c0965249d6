/// The views that one file's code constructs, around which modifiers, and in whose closures.
///
/// Only what may concern the environment is kept: plain containers and modifiers of the SDK are left out, so that their content is
/// where they stood.
public struct ViewFacts: Sendable, Equatable {
  public var bodies: [ViewBody] = []
  /// Of all bodies, a body's one after the other; a parent is before its children.
  public var elements: [ViewElement] = []
  /// The cases of a `switch` over a plain name, and the blocks of an `if` that asks whether one is nil, in which elements stand.
  public var branches: [ViewBranch] = []
  /// The `#if` clauses in bodies in which elements stand, those around a place outermost first.
  public var clauses: [[Scope.Branch]] = []
  /// By the index of a call, for those that are given a case or a plain name: what each argument is; see `ViewArgument`.
  public var arguments: [Int: [ViewArgument]] = [:]
  /// The indices of the elements that are what a closure is given, ascending.
  public var given: [Int] = []
  /// By the index of a modifier or construction: the values that it is given by name. Their types tell whether they are objects.
  public var givenValues: [Int: [NamedArgument]] = [:]
  /// By the index of a member of a value: the names before it, of a property or parameter and its members.
  public var bases: [Int: [String]] = [:]
  /// By the index of a presentation: the item whose value its content is given.
  public var items: [Int: PresentedItem] = [:]
  /// The functions and initializers of the file by the names of those that make hosting controllers of what they are given: whether one
  /// is meant by a call, its parameters tell.
  public var namesakes: [Namesake] = []
  /// The text before a further modifier, by the ends of the chains in previews; see `TreeReader.modifierStart(ofChain:)`.
  public var modifierStarts: [UInt32: String] = [:]
  /// By the index of a container: the properties to which its initializers give views that they make.
  public var heldViews: [Int: Set<String>] = [:]
  /// By the index of a container: its initializers that store what they are given under another name than the argument's.
  public var storingInitializers: [Int: [StoringInitializer]] = [:]
  /// Indices of the containers of hosting controllers that set `rootView`.
  public var changedHosts: [Int] = []
  /// Names of members whose type is a view of the project, and that code of the file uses where no element is; see `TakenMembers`.
  public var takenMembers: Set<String> = []
  /// Hashes of the names of types that code outside of all elements may construct, ascending; see `OutsideConstructions`.
  public var outsideTypes: [UInt32] = []

  public init() {}

  /// The names of the types that the code constructs or calls, which may be declared elsewhere.
  public var typeNames: Set<String> {
    var names: Set<String> = []
    for element in elements {
      switch element.form {
      case .construction(let path): names.formUnion(path.suffix(1) + path.filter(\.isTypeName))
      case .typeMember(let path): names.formUnion(path.filter(\.isTypeName))
      default: continue
      }
    }
    return names
  }
}

extension ViewFacts {
  /// The branches in which an element is, by its index, innermost first.
  func branches(around element: Int) -> some Sequence<ViewBranch> {
    sequence(state: Int(elements[element].branch)) { next in
      if next < 0 { return nil }
      let branch = branches[next]
      next = Int(branch.outer)
      return branch
    }
  }
}

/// A body that builds views: that of a member or function, a preview, the root of a hosting controller or of a class of them, or a view
/// that other code makes.
public struct ViewBody: Sendable, Equatable {
  public enum Kind: Sendable, Equatable {
    /// Of a property or function, of a type or at file level.
    case member
    /// `#Preview { … }`, with the expressions of its traits that are modifiers among its elements; false when others are there.
    case preview(hasKnownTraits: Bool)
    /// `UIHostingController(rootView: …)` and the like.
    case hosting(HostingCall)
    /// An initializer of a class of hosting controllers: the roots that it hands to another initializer. With it the parameters.
    case initializer
    /// A view that code constructs which is no body of another kind, with its modifiers: where it is shown is not known. Only of the
    /// types that `FlowQuery` names.
    case construction

    var isPreview: Bool { if case .preview = self { true } else { false } }
  }

  public var kind: Kind
  /// `body`, `header`, `row`; of other kinds the name of what is called.
  public var name: String
  /// Of the name.
  public var nameRange: Range<UInt32>
  /// Whether it is called on the type itself.
  public var isStatic: Bool
  /// Without a modifier, a member of an extension has that of the extension.
  public var access: AccessLevel
  /// The parameters of a function.
  public var parameters: [ViewParameter]
  /// The parameters of an initializer that it also uses for something else than roots, or those that a function uses which shows nothing.
  public var leaks: Set<String> = []
  /// Of a construction: the property that holds it; nil where that isn't known.
  @Rare public var holder: ViewHolder? = nil
  /// Indices in `ViewFacts.elements`.
  public var elements: Range<Int>
  /// Whether elements were left out, because there are too many.
  public var isCapped: Bool
  public var scope: Scope
}

/// A parameter of a function that builds views.
public struct ViewParameter: Sendable, Equatable {
  /// The argument label; nil for `_`.
  public var label: String?
  public var name: String
  public var hasDefault: Bool
  /// Whether it is variadic, or a parameter pack.
  public var takesSeveral = false
  public var type: TypeReference?
  /// Whether it makes another view of `Self`: a function of one `Self` that gives a view.
  public var isTransform = false
  /// Whether it surely holds and gives no object that could be injected, whatever a call gives it; see `ObjectlessParameters`.
  public var holdsNoObject = false
  /// The protocols that an object in it would have to conform to; see `ObjectlessParameters.valueProtocols(of:)`.
  @Rare public var valueProtocols: [String]? = nil

  /// Whether a call need not give it a value.
  var mayBeLeftOut: Bool { hasDefault || takesSeveral }
}

/// The property that holds a view which code makes outside of all bodies, perhaps in an array, or in a closure that makes it.
public struct ViewHolder: Sendable, Equatable {
  /// The name of the type that is given the view; nil for a property whose initial value it is.
  public var type: [String]?
  /// The name of the property, or the label of the argument: `{}` of a trailing closure.
  public var name: String
  /// The labels of all arguments of the call.
  public var labels: [String] = []
}

/// An initializer, and the properties that hold what it is given: `init(preview: P) { self.content = preview }`.
public struct StoringInitializer: Sendable, Equatable {
  public var parameters: [ViewParameter]
  /// For each parameter the property to which the initializer gives it, and nothing else; nil where it does something else with it.
  public var properties: [String?]
  /// Whether each property has the name of the argument, and holds what is given as it is.
  public var keepsNames = false
}

/// One part of a body that builds views.
///
///     Row()              modifier(padded)          a modifier is the parent of what it is applied to,
///       .padded()          construction(Row)       and of its arguments
///       .sheet { Edit() }
public struct ViewElement: Sendable, Equatable {
  public enum Form: Sendable, Equatable {
    /// `A.V(…)`; never empty. Before the name of a local type are those of the blocks around it (`LocalBlock`).
    case construction([String])
    /// `name`, `self.name`, `name(…)`; `self` alone.
    case reference(String)
    /// `T.name`, `T.name(…)`.
    case typeMember([String])
    /// `.name` of some other value, or `.name(…)`.
    case valueMember(String)
    /// `.environment(…)`, `.environmentObject(…)`, `.transformEnvironment(…)`: the injection with the same start.
    case injection
    case modifier(String)
    /// Of the parent's call: a closure, or a value.
    case argument(label: String?, isClosure: Bool)
    /// The parameter of the closure that is that argument, an index in `ViewFacts.elements`: `$0` in `.decorate { $0.padded() }`. Only of
    /// closures with one parameter that hold nothing but views and conditions.
    case given(argument: Int)
  }

  /// Index in `ViewFacts.elements`; -1 for the top level of a body.
  public var parent: Int32
  public var form: Form
  /// The argument labels of the call, `_` where there is none; trailing closures without label are `{}`. Of an injection none, of an
  /// initializer that isn't called here `unknownLabels`.
  public var labels: [String]
  /// Of the name; of a construction the whole path.
  public var range: Range<UInt32>
  /// Where the chain ends that the element is a part of.
  public var chainEnd: UInt32
  /// Index in `ViewFacts.branches`; -1 outside of all.
  public var branch: Int32 = -1
  /// Index in `ViewFacts.clauses`; -1 outside of all.
  public var clauses: Int32 = -1
  /// Whether it is shown only under a condition, or for each of some values.
  public var isConditional = false
  /// Of a modifier: whether one of the SDK's is before it in the chain, so that it is called on some view, and not on what the chain begins with.
  public var isOnModified = false
  /// Whether a local name that is shown there may have another value.
  public var isPerhaps = false
  /// Whether a call is surely given no object but for `ViewFacts.givenValues`, so that code which knows none of the project's types can't
  /// inject one; see `ObjectArguments`. Only of modifiers and constructions.
  public var isGivenNoObject = false

  /// Labels that no call has.
  static let unknownLabels = ["init"]
}

/// A case of a `switch` over a parameter, a property or `self`; the block of an `if` that is run where one of these is not nil; or any
/// block for which a condition with its name decides.
public struct ViewBranch: Sendable, Hashable {
  /// The test of the subject.
  public enum Question: Sendable {
    /// Which case of an enum it is.
    case itsCase
    /// Whether it is there, by the cases `some` and `none`.
    case presence
    /// Something about it, by its members.
    case itsMembers
    /// Something about it as a whole. What is there or not says `presence`, besides.
    case itself
  }

  /// The name that is switched over, or asked for.
  public var subject: String
  /// The names of the enum's cases for which it runs; where it is the default, of those for which it does not.
  public var cases: [String]
  public var isDefault: Bool
  public var question = Question.itsCase
  /// Whether a comparison with a case asks, not a `switch`.
  public var isComparison = false
  /// The branch around, as an index in `ViewFacts.branches`; -1 for none.
  public var outer: Int32
  /// The argument of a presentation whose closure is given the subject, as an index in `ViewFacts.elements`; -1 for every other subject.
  public var argument: Int32 = -1

  /// Whether it runs only where there is a value, or perhaps so.
  var mayNeedValue: Bool {
    switch question {
    case .itsCase: false
    case .presence: cases.contains("none") == isDefault
    case .itsMembers, .itself: true
    }
  }
}

/// The item whose value the content of a presentation is given.
public struct PresentedItem: Sendable, Equatable {
  /// `model`, `route` of `.sheet(item: $model.route)`; `Route` of `.navigationDestination(for: Route.self)`.
  public var path: [String]
  /// Whether the path is that of a type.
  public var isType: Bool
}

/// A value that a call is given by name, or what a function gives: `model.url`, `refresh()`.
public struct NamedArgument: Sendable, Equatable {
  /// The names with dots between; never empty. `.name` without a base.
  public var path: [String]
  /// Whether the last name is called.
  public var isCalled = false
}

/// The argument of a parameter, as far as it determines an enum case.
public enum ViewArgument: Sendable, Hashable {
  /// `.name`, perhaps with a payload.
  case enumCase(String)
  /// A plain name, which may be a parameter of the caller.
  case name(String)
  /// The parameter of the closure with this index in `ViewFacts.elements`, which is an argument of a presentation with an item.
  case item(Int)
  case other
}

/// A call that makes a new root for SwiftUI in another framework.
public struct HostingCall: Sendable, Equatable {
  /// The use of the controller or view in the function that creates it.
  public enum Use: Sendable, Equatable {
    /// It is shown on its own, by the call or assignment of that range.
    case presented(Range<UInt32>)
    /// It is pushed or put into another one.
    case embedded
    /// It is handed to a function of that name, by the call of that range.
    case passed(String, Range<UInt32>)
    /// That is not known: it is stored or returned.
    case unknown
    /// Code may replace its root before it is shown.
    case changed
  }

  /// `UIHostingController`, …; a class of the project as it is named there.
  public var path: [String]
  /// From the type's name to the end of the callee's name of the root expression; that name alone where a function makes the controller.
  public var range: Range<UInt32>
  /// The labels of the call that makes it; empty where a function does.
  public var labels: [String] = []
  public var use: Use
  /// Whether the function puts it into the controller whose method it is, or pushes it beside that.
  public var isInOwn = false
  /// The names of the methods that the function calls on the controller, and of the one that presents it.
  public var methods: Set<String> = []
  /// The class of navigation controllers of which it is the first controller, or UIKit's where it is pushed; nil where that isn't known.
  public var navigationType: [String]?
  /// The object whose method presents it; nil where that is one of the type around, and for every other use.
  public var receiver: ModifierChain.Base?
  /// The function around, where the root shows what that is given; nil for another root.
  public var function: HostingFunction?
  /// The call of a function of the project that makes the controller of what it is given; nil where it is made here.
  public var presenter: PresenterCall?

  /// The name of its type.
  public var type: String { path[path.count - 1] }
}

/// A call by the name of a function that makes a hosting controller of what it is given.
public struct PresenterCall: Sendable, Equatable {
  /// The argument, as far as it distinguishes overloads.
  public enum Argument: Sendable, Equatable {
    case closure
    /// A construction of that type, perhaps with modifiers of the SDK.
    case view([String])
    case other
  }

  public var name: String
  /// Whether it is called on something: then it is no function at file level.
  public var isMember: Bool
  /// As in `ViewElement.labels`.
  public var labels: [String]
  /// Of the argument that is shown, among all; nil where it is the view that the function is called on.
  public var position: Int?
  /// The kind of argument.
  public var argument: Argument
  /// Whether what is made is a controller that the caller presents; only of types.
  public var isPresented = false
}

/// A function that has a name of interest.
public struct Namesake: Sendable, Equatable {
  public var name: String
  public var nameRange: Range<UInt32>
  public var parameters: [ViewParameter]
  /// Of its body, its own generic parameters included.
  public var scope: Scope
}

/// A function or initializer that makes a hosting controller whose root shows what it is given.
public struct HostingFunction: Sendable, Equatable {
  /// The part of a call that is shown.
  public enum Content: Sendable, Equatable {
    /// The view that it is called on.
    case receiver
    case parameter(HostedParameter)
  }

  /// Of an initializer that of its type.
  public var name: String
  /// Of the name in its declaration, or of `init`.
  public var nameRange: Range<UInt32>
  public var content: Content
  /// As in `HostingCall`.
  public var path: [String]
  /// How often the function refers to what it is given.
  public var useCount: Int
}

/// A parameter that the root of a hosting controller shows.
public struct HostedParameter: Sendable, Equatable {
  /// Its argument label; nil for `_`.
  public var label: String?
  /// Among all parameters.
  public var index: Int
  /// Whether no parameter is after it.
  public var isLast: Bool
}
