/// The shape of an expression, as far as rules ask for it: what is called with which labels, what is read, what is literal.
///
/// Precedence is not resolved: operands and operators stand side by side in `sequence`. What no rule reads is `opaque`.
public struct Expression: Sendable, Equatable {
  /// UTF-8 byte offsets, half-open.
  public var range: Range<UInt32>
  public var form: Form

  public init(_ form: Form, range: Range<UInt32>) {
    self.form = form
    self.range = range
  }

  public indirect enum Form: Sendable, Equatable {
    case nilLiteral
    /// A number, Boolean, regular expression or string without interpolation.
    case literal(LiteralKind)
    /// The interpolated expressions.
    case interpolatedString([Expression])
    case array([Expression])
    /// Keys and values in turn.
    case dictionary([Expression])
    /// More than one element, or none, or a label.
    case tuple([Argument])
    case closure(Closure)
    case keyPath(KeyPath)
    /// A name without a base; `self` and `Self` included.
    case name(String)
    /// `SwiftUI.Color`: a name after the one of an SDK module, which means nothing that the project declares.
    case moduleMember(module: String, name: String)
    /// `.name` whose base is the expected type.
    case implicitMember(String)
    case member(Expression, name: String, nameRange: Range<UInt32>)
    /// Arguments and trailing closures in source order.
    case call(Expression, arguments: [Argument])
    case subscripted(Expression, arguments: [Argument])
    case optionalChaining(Expression)
    case forceUnwrap(Expression)
    case marked(Marker, Expression)
    /// Operands and operators in source order; at least one operator.
    case sequence([SequenceElement])
    /// `if` or `switch` as an expression: the value of each branch, where each is one expression.
    case branches([Expression])
    /// `T<A>` or any other name of a type where a value can stand.
    case type(TypeReference)
    /// A macro, an availability check, a prefix of an operator, or what is beyond the cap.
    case opaque
  }

  /// Literals with their texts, as far as a rule compares values.
  public enum LiteralKind: Sendable, Equatable {
    /// As written: `0x1F`, `1_000`.
    case integer(String)
    case float(String)
    case boolean(Bool)
    /// The text between the quotes; nil if it is long, on several lines, raw, or has an escape.
    case string(String?)
    case regex
  }

  public enum Marker: Sendable, Equatable {
    case tryPlain, tryOptional, tryForced, await, ownership
    /// `-x`, `!x`, `&x`.
    case prefixOperator(String)
    case postfixOperator(String)
  }

  public enum SequenceElement: Sendable, Equatable {
    case operand(Expression)
    case infix(String)
    case assignment
    /// The middle of `condition ? middle : other`.
    case ternary(Expression)
    /// `as T`, `as? T`, `as! T`, `is T`.
    case cast(String, TypeReference)
  }
}

/// An argument of a call or an element of a tuple.
public struct Argument: Sendable, Equatable {
  public var label: String?
  public var value: Expression
  /// Whether it is a closure after the parentheses.
  public var isTrailing: Bool

  public init(label: String?, value: Expression, isTrailing: Bool = false) {
    self.label = label
    self.value = value
    self.isTrailing = isTrailing
  }
}

/// A closure literal.
public struct Closure: Sendable, Equatable {
  public var parameterNames: [String]
  /// The effects of the body; nil if they aren't needed (`ExpressionReader.readsClosures`).
  public var body: BodySummary?
}

/// A key-path literal.
public struct KeyPath: Sendable, Equatable {
  /// `Root` of `\Root.a.b`; nil when it is left out.
  public var root: TypeReference?
  /// `a`, `b`; empty for `\.self`'s sake never: `self` is a component. Subscripts and optional marks make it `isPlain == false`.
  public var components: [Component]
  /// Whether it consists of names only.
  public var isPlain: Bool

  public struct Component: Sendable, Equatable {
    public var name: String
    public var range: Range<UInt32>
  }
}
