import EnvlintSyntax

/// Function types behind attributes and specifiers, in every place where a type may be: whether a `(` belongs to the attribute or begins the
/// type, white space, what follows it, and the language mode tell together.
extension SourceText {
  static let attributedTypes: [SourceText] = {
    var texts: [String] = []
    for (index, place) in places.enumerated() {
      for (number, attribute) in attributes.enumerated() {
        for gap in gaps {
          let shape = index + number
          let type = attribute + gap + parameters[shape % parameters.count] + results[shape % results.count]
          texts.append(place.replacing("§", with: type))
        }
      }
    }
    for attribute in attributes {
      for gap in gaps {
        for parameters in parameters {
          for result in results { texts.append("func f(_ c: \(attribute)\(gap)\(parameters)\(result)) {}") }
        }
      }
    }
    return texts.enumerated().map { SourceText(path: "attributed-type-\($0)", bytes: SourceBytes($1 + "\n")) }
  }()

  private static let attributes = [
    "@MainActor", "@Sendable", "@escaping", "@autoclosure", "@convention(c)", "@convention(block)", "@isolated(any)",
    "@Custom", "@Module.Custom", "@Custom<Int>", "@preconcurrency", "@concurrent", "@differentiable(reverse)",
    "@Custom(1)", "nonisolated(nonsending)", "@MainActor @Sendable", "@Sendable @MainActor", "@escaping @MainActor",
    "@escaping @isolated(any)", "@escaping@MainActor", "inout @MainActor", "sending @MainActor",
  ]

  private static let gaps = ["", " ", "\n    ", "/* c */", " // c\n    "]

  private static let parameters = [
    "()", "([X])", "(Int)", "(_ a: Int, b: [Int: String])", "(inout Int)", "((Int) -> Void)", "(@Sendable () -> Void)",
  ]

  private static let results = [
    " -> Void", "->Void", " async -> Void", " throws -> Int", " async throws(E) -> [Int]", "\n    -> (Int) -> Void", "",
  ]

  /// `§` is the place of the type.
  private static let places = [
    "func f(_ c: §) {}", "func f(a: Int, _ c: §, b: Int = 1) {}", "func f(_ c: § = g) {}", "func f() -> § { g }",
    "init(c: §) {}", "struct S { init(c: § = { _ in }) {} }", "struct S { subscript(c: §) -> § { get { g } } }",
    "let c: § = g", "var c: § { g }", "struct S { var c: § { get { g } set {} } }", "let (a, b): (§, Int) = g",
    "let c: (§)? = nil", "let c: [§] = []", "let c: [Int: §] = [:]", "let c: (a: §, b: §) = g", "let c: A<§>.B = g",
    "let c: Dictionary<Int, § > = [:]", "let c = [§]()", "let c = A<§>()", "let c = g as! §", "let c = g as? (§)",
    "if g is § {}", "typealias A = §", "typealias A<T> = §", "struct S<T> where T == § {}",
    "enum E { case a(§), b(x: §) }",
    "protocol P { func f(_ c: §) }", "protocol P { associatedtype A = § }", "extension A where B == § {}",
    "let c = { (x: §) in x }", "let c = { (x: Int) -> § in x }", "let c: (§) -> Void = g", "let c: (Int) -> § = g",
    "let c: (@escaping §, Int) -> Void = g", "macro m(_ c: §) = #m()", "func f<T>(_ c: T) where T == § {}",
    "let c = \\A<§>.b", "let c = (§).self", "switch g { case let c as §: break; default: break }",
    "@Wrapped var c: § = g", "@Wrapped(1) var c: § = g", "func f(_ c: §...) {}", "let c: Optional<§> = nil",
    "do {} catch is § {}",
  ]
}
