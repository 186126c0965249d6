/// The nodes that a body shows, and what its places see, relative to the environment of the body.
struct BodyFlow {
  /// The content at an element.
  enum Target {
    /// A type, and the cases that are known of its constants; see `StoredCases`.
    case type(DeclaredType, [String: String])
    case body(FlowBuilder.BodyID)
  }

  struct Edge {
    var target: Target
    /// Index in `ViewFacts.elements`.
    var element: Int
    var context: FlowContext
    var missed: KeySet
    /// The views of which one must be shown for the value to be made that it is shown for; nil where nothing is known of that.
    var makers: PresentedCases.Makers
  }

  var edges: [Edge] = []
  /// The constructions in cases of an enum that the values there are never of: indices in `ViewFacts.elements`.
  var excluded: [Int] = []
}

/// The meanings of the names in a body, whatever its places see.
struct BodyNames {
  /// The elements that show a parameter, `self`, or content that the type holds, by its name.
  var shown: [String: [Int]] = [:]
  /// The elements at which a function hands itself to a closure, as in `transform(self)`, by the closure's name.
  var handed: [String: [Int]] = [:]
  /// The elements that show other bodies of the type.
  var members: [(element: Int, bodies: [FlowBuilder.BodyID])] = []

  /// The elements that show content.
  func elements(of content: FlowBuilder.ContentName) -> [Int] {
    (content.closure.map { handed[$0] } ?? shown[content.name]) ?? []
  }
}

/// The receiver of content: a type, by its declaration and the cases that are known of its constants, or a function.
enum ContentOwner: Hashable {
  case type(ContainerID, [String: String] = [:])
  case function(FlowBuilder.BodyID)
}
