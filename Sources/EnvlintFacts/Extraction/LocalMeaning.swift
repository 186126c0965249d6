import EnvlintSyntax

/// The meaning of a name in a body that builds views.
enum LocalMeaning {
  /// Nothing that holds a view.
  case other
  /// A parameter of the function.
  case parameter
  /// A local name for that value.
  case value(Node)
  /// A local name for one of the values that assignments give it.
  case assigned(LateAssignments)
  /// Another name for a member.
  case alias(String)
  /// The parameters of a closure argument, by the index of the argument.
  case given(Int)
  /// The item that the closure of a presentation is given, by the index of the argument.
  case item(Int)
  /// An element of the collection that is the value of a name.
  case element(of: String)
  /// A type that the last of these blocks declares.
  case type(blocks: [String])
}
