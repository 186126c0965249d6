import Testing

/// Generic parameters and associated types hide SwiftUI's types of the same name.
@Suite struct TypeParameterTests {
  private static let keyed = """
    import SwiftUI
    protocol Keyed { init(_ path: KeyPath<Options, Int>); var wrappedValue: Int { get } }
    struct Options { var depth = 3 }

    """

  /// `§` is an expression in which `Environment` is not SwiftUI's.
  static let places = [
    "func read<Environment: Keyed>(_ type: Environment.Type) -> Int { § }",
    "struct Client<Environment: Keyed> { func read() -> Int { § } }",
    "struct Client<Environment> where Environment: Keyed { static func read() -> Int { § } }",
    "struct Client<Environment: Keyed> {}\nextension Client { var value: Int { § } }",
    "struct Client<Environment: Keyed> { enum Inner { static func read() -> Int { § } } }",
    "struct Client<Environment: Keyed> { struct Inner {} }\nextension Client.Inner { func read() -> Int { § } }",
    "protocol Client { associatedtype Environment: Keyed }\nextension Client { func read() -> Int { § } }",
    "protocol Client { associatedtype Environment: Keyed }\nstruct Live: Client { func read() -> Int { § } }",
    "protocol Client { associatedtype Environment: Keyed }\nprotocol Fast: Client {}\nfinal class Live: Fast { lazy var value = § }",
    "struct A { subscript<Environment: Keyed>(type: Environment.Type) -> Int { § } }",
    "struct A { init<Environment: Keyed>(_ type: Environment.Type) { print(§) } }",
    "func outer() { func read<Environment: Keyed>(_ type: Environment.Type) -> Int { { § }() } }",
    "import Frames\nstruct Live: Frame { func read() -> Int { § } }",
    "import Frames\nclass Live: FrameController { func read() -> Int { § } }",
  ]

  @Test(arguments: places) func wrappersInExpressions(place: String) throws {
    let code = place.replacing("§", with: "Environment(\\.depth).wrappedValue")
    try PageProject(Self.keyed + code).expectFindings(of: "inline_environment_read")
  }

  /// What is SwiftUI's by its name stays so.
  @Test(arguments: places) func qualifiedWrappers(place: String) throws {
    let code = place.replacing("§", with: "\nSwiftUI.Environment(\\.locale).wrappedValue.depth // ~error\n")
    try PageProject(Self.keyed + code).expectFindings(of: "inline_environment_read")
  }

  /// The parameters of others hide nothing.
  @Test(arguments: [
    "struct Client<Environment> {}\nfunc read() -> Locale { § }",
    "struct Client<Environment> {}\nclass Base<Environment> {}\nclass Derived: Base<Int> { func read() -> Locale { § } }",
    "protocol Client { associatedtype Environment }\nstruct Other { func read() -> Locale { § } }",
    "func make<Environment>(_ e: Environment) {}\nfunc read() -> Locale { § }",
    "struct Client<State>: Sendable { func read() -> Locale { § } }",
  ]) func parametersOfOthers(place: String) throws {
    let code = place.replacing("§", with: "\nEnvironment(\\.locale).wrappedValue // ~error\n")
    try PageProject("import SwiftUI\n" + code).expectFindings(of: "inline_environment_read")
  }

  @Test func typesOfProperties() throws {
    let code = """
      import SwiftUI
      final class Model {}
      struct Slot<Model> {}
      extension Slot where Model: ExpressibleByIntegerLiteral {
          struct Key: EnvironmentKey { static var defaultValue: Model { 1 } }
      }
      protocol Screen { associatedtype Model: ExpressibleByIntegerLiteral }
      extension Screen {
          static var model: Model { 1 }
      }
      extension EnvironmentValues { @Entry var model = Model() // ~warning
      }
      """
    try PageProject(code).expectFindings(of: "unstable_entry_default")
  }
}
