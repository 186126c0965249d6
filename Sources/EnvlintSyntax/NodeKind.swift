/// The kind of a syntax node: one byte.
///
/// Declarations, attributes, types and signatures have a full structure. Expressions are flat:
///
///     expression   the operands and operators of one expression in source order, without precedence
///       chain      one operand: a primary, then its links in source order
///         name       Text
///         call       ("x")
///         member     .padding
///         call       (8)
///       binaryOperator   +
///       chain …
///
/// Every word that later stages need is a leaf with its own range, so the tokens can be dropped after parsing.
public enum NodeKind: UInt8, Sendable, CaseIterable {
  case sourceFile

  // MARK: Declarations
  // Children, in source order, as far as present: attribute*, modifier*, keyword, name, genericParameters,
  // parameters, effect*, returnType, inheritanceClause, whereClause, and the body.
  case importDecl
  case structDecl
  case classDecl
  case enumDecl
  case actorDecl
  case protocolDecl
  case extensionDecl
  case functionDecl
  case initializerDecl
  case deinitializerDecl
  case subscriptDecl
  /// `let`/`var`: attribute*, modifier*, keyword, binding+.
  case variableDecl
  case typealiasDecl
  case associatedtypeDecl
  case macroDecl
  case operatorDecl
  case precedenceGroupDecl
  /// `case a, b(Int) = 1`: attribute*, modifier*, enumCaseElement+.
  case enumCaseDecl
  /// `using @MainActor`: keyword, attribute or modifier.
  case usingDecl
  /// `#name(…)` in a place for declarations.
  case macroExpansionDecl
  /// Attributes or modifiers that nothing follows.
  case missingDecl

  // MARK: Parts of declarations
  /// `@Name<T>(…)`: type, arguments?.
  case attribute
  /// `public`, `private(set)`, `nonisolated(unsafe)`.
  case modifier
  /// The word that introduces a declaration or statement: `var`, `func`, `case`, `get`.
  case keyword
  /// A declared name: identifier, operator, `init`.
  case name
  case genericParameters
  case genericParameter
  case whereClause
  /// `: A, B & C`: inheritedType+, each a type.
  case inheritanceClause
  case inheritedType
  case parameters
  /// label?, name?, type, defaultValue?.
  case parameter
  /// First name of a parameter, an argument's or a tuple element's label.
  case label
  case defaultValue
  /// `async`, `throws`, `throws(E)`, `rethrows`, `reasync`.
  case effect
  /// `-> T`.
  case returnType
  /// `pattern: Type = value { accessors }`: pattern, typeAnnotation?, initializerClause?, accessorBlock?.
  case binding
  case typeAnnotation
  /// `= expression`.
  case initializerClause
  /// `{ get … set … }`, or an implicit getter's statements: accessor* or one codeBlock.
  case accessorBlock
  /// attribute*, modifier*, keyword, parameters?, effect*, codeBlock?.
  case accessor
  case enumCaseElement
  /// `{ … }` of a type.
  case memberBlock
  /// `{ … }` of statements.
  case codeBlock
  /// The last `(…)` of an attribute or modifier when it is no argument list, a precedence group's body, and the like.
  case opaqueTokens

  // MARK: Conditional compilation
  case ifConfig
  /// `#if`/`#elseif`/`#else` and what it guards: ifConfigCondition?, items.
  case ifConfigClause
  case ifConfigCondition
  /// `#sourceLocation(…)`.
  case sourceLocationDirective

  // MARK: Types
  // A type is flat as well: specifier*, attribute*, a base with its suffixes, `&` and further bases, and after an arrow
  // the result as a nested type.
  case type
  /// `inout`, `some`, `any`, `each`, `repeat`, `~`, `isolated`, `sending`, `borrowing`, …
  case typeSpecifier
  /// One component of a named type: name, genericArguments?.
  case typeName
  case genericArguments
  case tupleType
  /// label?, name?, type, defaultValue?.
  case tupleTypeElement
  case arrayType
  case dictionaryType
  case inlineArrayType
  /// `?` after a type.
  case optionalMark
  /// `!` after a type.
  case implicitlyUnwrappedMark
  /// `&` between types.
  case compositionMark
  /// `...` after a type.
  case variadicMark
  /// The effects and the `->` of a function type.
  case functionArrow

  // MARK: Statements
  case ifStatement
  case guardStatement
  case whileStatement
  case repeatStatement
  case forStatement
  case switchStatement
  /// attribute?, keyword, caseItem*, then statements.
  case switchCase
  /// pattern, whereClause?.
  case caseItem
  case doStatement
  case catchClause
  case deferStatement
  case returnStatement
  case throwStatement
  case breakStatement
  case continueStatement
  case fallthroughStatement
  case yieldStatement
  case discardStatement
  /// `name:` before a statement.
  case statementLabel
  /// condition (`,` condition)*.
  case conditions
  /// An expression, optionalBinding, patternCondition or availability.
  case condition
  /// keyword, pattern, typeAnnotation?, initializerClause?.
  case optionalBinding
  /// `case pattern = expression`.
  case patternCondition
  case availability
  /// A pattern; in a `case` it holds an expression in which names may be bound.
  case pattern
  /// `let x` or `var x` inside a pattern.
  case patternBinding

  // MARK: Expressions
  case expression
  case chain
  /// `try`, `try?`, `try!`, `await`, `unsafe`, `consume`, `copy`, `borrow`, `each`, `repeat`.
  case effectMarker
  case prefixOperator
  case binaryOperator
  /// `=`.
  case assignment
  /// `? expression :`.
  case ternary
  /// `is T`, `as T`, `as? T`, `as! T`.
  case cast
  /// `->` with effects, in an expression that names a function type.
  case arrowOperator

  // Primaries.
  /// identifier, `self`, `super`, `Self`, `init`, `$0`, a compound name `f(a:b:)`.
  case nameReference
  /// `.name` without a base.
  case implicitMember
  case integerLiteral
  case floatLiteral
  case booleanLiteral
  case nilLiteral
  /// interpolation*.
  case stringLiteral
  /// `\(…)`: argument*.
  case interpolation
  case regexLiteral
  /// collectionElement*, each an expression.
  case arrayLiteral
  /// collectionElement*, each a key and a value.
  case dictionaryLiteral
  case collectionElement
  /// `( … )`: argument*.
  case tuple
  /// label?, expression.
  case argument
  /// closureSignature?, then statements.
  case closure
  /// attribute*, captureList?, closureParameter* or parameters, effect*, returnType?.
  case closureSignature
  case captureList
  /// specifier?, name, initializerClause? or expression.
  case capture
  case closureParameter
  /// type?, then keyPathComponent*.
  case keyPath
  /// `.name<T>`, `[…]`, `.[…]`, `?`, `!`: name, genericArguments?, or argument*.
  case keyPathComponent
  /// `#name<…>(…) { … }`: name, genericArguments?, call?.
  case macroExpansion
  /// `_`.
  case wildcard
  /// `any P`, `@Sendable () -> Void`, `Any` where an expression is: type.
  case typeExpression
  /// An operator as a value, `(+)`.
  case operatorReference
  case editorPlaceholder
  case missingExpression

  // Links of a chain.
  /// `.name`, `.0`, `.self`: name.
  case member
  /// `(…)` and trailing closures: argument*, trailingClosure*.
  case call
  /// label?, closure.
  case trailingClosure
  /// `[…]`: argument*.
  case subscriptCall
  /// `?`.
  case optionalChaining
  /// `!`.
  case forceUnwrap
  case postfixOperator
  /// `<T>` after a name: genericArguments is its own link.
  case postfixIfConfig

  /// Tokens that fit nowhere.
  case unexpected
}
