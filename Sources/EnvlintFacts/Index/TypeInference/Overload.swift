/// A function of the project that the arguments of a call fit.
struct Overload {
  var function: Function
  /// The place of its code.
  var site: LookupContext
  var match: ArgumentMatch
  /// Whether it is in an extension that is not for every value of its type.
  var isConstrained = false
}

extension TypeInference {
  /// The functions at file level that a call in a file may mean.
  func overloads(named name: String, from file: Int, for arguments: [Argument]) -> [Overload] {
    members.functions(named: name, from: file).compactMap { function, file in
      ArgumentMatch(arguments, to: function.parameters).map { match in
        Overload(function: function, site: LookupContext(file: file, scope: function.scope), match: match)
      }
    }
  }

  /// The functions among those of a type that a call may mean.
  func overloads(
    among found: [Members.Member<Function>], of type: DeclaredType, for arguments: [Argument]
  ) -> [Overload] {
    found.compactMap { member in
      ArgumentMatch(arguments, to: member.declaration.parameters).map { match in
        Overload(
          function: member.declaration, site: members.site(of: member.declaration.scope, in: member.id, type),
          match: match, isConstrained: container(member.id).isConstrained)
      }
    }
  }
}

extension [Overload] {
  /// The only one, where it surely exists.
  var sole: Overload? { count == 1 && !self[0].isConstrained ? self[0] : nil }
}
