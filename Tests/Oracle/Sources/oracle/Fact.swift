/// One statement about the structure of a file, which both parsers must make: a construct, its range, and its parts.
///
/// Everything is a range of UTF-8 byte offsets, half-open and without the trivia around; so names compare as their places.
struct Fact: Equatable {
  let topic: Topic
  let range: Range<UInt32>
  var parts: [Part]

  init(_ topic: Topic, _ range: Range<UInt32>, _ parts: [Part] = []) {
    self.topic = topic
    self.range = range
    self.parts = parts
  }

  struct Part: Equatable {
    let role: Role
    let range: Range<UInt32>
  }

  /// The constructs that are compared; a difference is reported under this name.
  enum Topic: UInt8 {
    case syntaxError, item
    case importDecl, nominalType, extensionDecl, function, initializer, deinitializer, subscriptDecl, variable
    case typealiasDecl, associatedType, macro, operatorDecl, precedenceGroup, enumCase, accessor
    case attribute, ifConfig, ifConfigClause, genericParameters, parameter
    case typeName, typeSpecifier, tupleType, functionArrow, genericArguments, squareType, typeMark
    case ifStatement, guardStatement, whileStatement, repeatStatement, forStatement, switchStatement, switchCase
    case doStatement, catchClause, jump, label
    case optionalBinding, patternCondition, patternBinding
    case name, literal, string, interpolation, collection, tuple, argument, closure, keyPath, macroExpansion
    case member, call, subscriptCall, postfix, prefix, effectMarker, infix, ternary, cast
  }

  /// What a part is to its construct.
  enum Role: UInt8 {
    case attribute, modifier, keyword, name, secondName, genericParameters, parameters, effect, result, inherited
    case requirements, members, body, type, value, accessors, path, condition, pattern, label, trailingClosure
    case signature, capture, elseBody, callee, arguments, component
  }
}

extension Fact {
  /// The order in which the two sides are compared.
  static func precedes(_ left: Fact, _ right: Fact) -> Bool {
    (left.range.lowerBound, left.topic.rawValue, left.range.upperBound)
      < (right.range.lowerBound, right.topic.rawValue, right.range.upperBound)
  }
}

/// Collects the parts of a fact in source order.
struct Parts {
  private(set) var all: [Fact.Part] = []

  /// From the first part to the last; nil without parts.
  var span: Range<UInt32>? {
    guard let first = all.first, let last = all.last else { return nil }
    return first.range.lowerBound..<last.range.upperBound
  }

  /// Adds a part unless it is absent.
  mutating func add(_ role: Fact.Role, _ range: Range<UInt32>?) {
    if let range { all.append(Fact.Part(role: role, range: range)) }
  }
}
