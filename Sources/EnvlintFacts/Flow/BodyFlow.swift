/// What the elements of one body see, relative to the environment of the body.
struct BodyFlow {
  /// What stands at an element.
  enum Target {
    case type(DeclaredType)
    case body(FlowBuilder.BodyID)
  }

  struct Edge {
    var target: Target
    /// Index in `ViewFacts.elements`.
    var element: Int
    var context: FlowContext
    var missed: KeySet
  }

  /// What a name in a body means.
  enum Reference {
    /// A parameter of the body, or `self`.
    case parameter(String)
    /// Content that the type holds.
    case property(String)
    /// Other bodies of the type.
    case members([FlowBuilder.BodyID])
  }

  var edges: [Edge] = []
  /// Each with the contexts of the place.
  var references: [(Reference, [FlowContext])] = []
}

/// What is given content: a type, or a function.
enum ContentOwner: Hashable {
  case type(ProjectIndex.ContainerID)
  case function(FlowBuilder.BodyID)
}
