import EnvlintFacts
import Testing

/// One missing injection gives one finding, where the injection is missing, however many views need the object.
@Suite struct OneCauseTests {
  private static let models = """
    import SwiftUI
    @Observable final class Shop { static let shared = Shop(); var name = "" }
    struct Leaf: View { @Environment(Shop.self) private var shop; var body: some View { Text(shop.name) } }
    struct Twig: View { @Environment(Shop.self) private var shop; var body: some View { Text(shop.name) } }
    struct Bud: View { @Environment(Shop.self) private var shop; var body: some View { Text(shop.name) } }

    """

  private func findings(_ code: String, _ rules: [String] = ["missing_injection"]) throws -> [Diagnostic] {
    try PageProject(Self.models + code).findings(of: rules)
  }

  private static func app(_ views: String) -> String {
    """
    struct Tree: View { var body: some View { VStack { \(views) } } }
    struct Window: View { var body: some View { Tree() } }
    @main struct Market: App { var body: some Scene { WindowGroup { Window() } } }
    """
  }

  @Test func allReadersAreOneFinding() throws {
    let finding = try #require(try findings(Self.app("Leaf(); Twig(); Bud()")).only)
    #expect(finding.severity == .error)
    #expect(finding.message == "'Leaf' and 2 others need 'Shop' from the environment, but nothing injects it")
    #expect(finding.notes.count { $0.message == "also needed here" } == 2)
    #expect(finding.explained.count == 3)
    #expect(finding.explained.allSatisfy { $0.rule == "object_type_lookup" })
  }

  @Test func theKeyStaysWhenALookupGoes() throws {
    let all = try #require(try findings(Self.app("Leaf(); Twig(); Bud()")).only)
    let identity = try #require(all.identity)
    for fewer in ["Twig(); Bud()", "Leaf(); Twig()"] {
      #expect(try findings(Self.app(fewer)).map(\.identity) == [identity])
    }
  }

  /// The place is the lowest construction that all readers share, and not the scene.
  @Test func thePlaceIsTheLowestThatAllShare() throws {
    let code = Self.app("Leaf(); Twig()")
    let finding = try #require(try findings(code).only)
    #expect(text(at: finding.location, in: code) == "Tree")
    #expect(finding.help == "add '.environment(…)' to 'Tree'")
  }

  /// The help names the object that the code around the construction has, if there is just one.
  @Test(arguments: [
    ("@State private var shop = Shop()", "shop"), ("let store: Shop", "store"), ("static let shop = Shop()", "…"),
    ("@State private var shop = Shop(); let other: Shop", "…"),
  ]) func theHelpNamesTheObjectAtHand(_ properties: String, _ object: String) throws {
    let code = Self.app("Leaf(); Twig()").replacing("struct Tree: View {", with: "struct Tree: View { \(properties);")
    let finding = try #require(try findings(code).only)
    #expect(finding.help?.hasPrefix("add '.environment(\(object))' to ") == true, "\(finding.help ?? "")")
  }

  /// Programs are told the whole path; people need no note where the finding itself is.
  @Test func theNotesAreThePath() throws {
    let code = Self.app("Leaf(); Twig()").replacing("struct Tree: View {", with: "struct Tree: View { let shop: Shop;")
    let finding = try #require(try findings(code).only)
    let steps = finding.notes.filter(\.isStep)
    #expect(steps.map { text(at: $0.location, in: code) } == ["Market", "Window", "Tree", "Leaf"])
    #expect(text(at: finding.location, in: code) == "Leaf")
    #expect(finding.notesBesidePlace.filter(\.isStep).count == 3)
    #expect(finding.notesBesidePlace.count == finding.notes.count - 1)
  }

  /// Where other code constructs the same view with the object, it is the construction without it.
  @Test func thePlaceIsWhereOthersInject() throws {
    let code =
      Self.app("Leaf(); Twig()")
      + "\nstruct Other: View { var body: some View { Window().environment(Shop.shared) } }\n"
    let shown = code.replacing("WindowGroup { Window() }", with: "WindowGroup { Window(); Other() }")
    let finding = try #require(try findings(shown).only)
    #expect(text(at: finding.location, in: shown) == "Window")
    #expect(finding.message.contains("but the path Market → Window → Tree → Leaf doesn't inject it"))
  }

  /// Where a type has such an object, the injection belongs there.
  @Test func thePlaceIsAtTheObject() throws {
    let code = Self.app("Leaf(); Twig()").replacing(
      "struct Window: View { ", with: "struct Window: View { @State private var shop = Shop(); ")
    #expect(try findings(code).map { text(at: $0.location, in: code) } == ["Tree"])
    let other = Self.app("Leaf(); Twig()").replacing(
      "@main struct Market: App { ", with: "@main struct Market: App { let shop = Shop(); ")
    #expect(try findings(other).map { text(at: $0.location, in: other) } == ["Window"])
    // A lookup of its own is no object.
    let reader = Self.app("Leaf(); Twig()").replacing(
      "struct Window: View { ", with: "struct Window: View { @Environment(Shop.self) private var shop: Shop?; ")
    #expect(try findings(reader).map { text(at: $0.location, in: reader) } == ["Tree"])
  }

  /// Where a chain injects other objects, this one was forgotten.
  @Test func thePlaceIsAmongOtherInjections() throws {
    let code =
      Self.app("Leaf(); Twig()").replacing("{ Window() }", with: "{ Window().environment(Other()) }")
      + "\n@Observable final class Other { var n = 1 }\n"
      + "struct Sum: View { @Environment(Other.self) private var other; var body: some View { Text(\"\\(other.n)\") } }\n"
    #expect(try findings(code).map { text(at: $0.location, in: code) } == ["Window"])
  }

  /// Where a function of the project injects the other objects, this one was forgotten there.
  @Test func thePlaceIsTheFunctionThatInjects() throws {
    let code =
      Self.app("Leaf(); Twig()").replacing("{ Window() }", with: "{ Window().wired() }") + """

        @Observable final class First { static let shared = First(); var n = 1 }
        @Observable final class Second { static let shared = Second(); var n = 1 }
        struct Sum: View {
          @Environment(First.self) private var first
          @Environment(Second.self) private var second
          var body: some View { Text("\\(first.n + second.n)") }
        }
        extension View {
          func wired() -> some View { environment(First.shared).environment(Second.shared) }
        }
        """
    let finding = try #require(try findings(code).only)
    #expect(text(at: finding.location, in: code) == "wired")
    #expect(finding.help == "add '.environment(…)' in 'wired', which injects other objects, or to 'Window'")
    #expect(finding.notes.contains { text(at: $0.location, in: code) == "Window" })
    // A parameter of the function can be injected there, and nowhere else.
    let given = code.replacing("func wired()", with: "func wired(_ shop: Shop)")
      .replacing("Window().wired()", with: "Window().wired(Shop.shared)")
    #expect(try findings(given).first?.help == "add '.environment(shop)' in 'wired', which injects other objects")
    // One that injects a single object may be made for that.
    let single = code.replacing(".environment(Second.shared)", with: "")
    #expect(try findings(single).map { text(at: $0.location, in: single) }.contains("wired") == false)
  }

  /// What is injected inside of a navigation container doesn't reach a destination that is pushed there.
  @Test func thePlaceIsOutsideOfTheContainer() throws {
    let code = """
      struct Page: View {
        var body: some View { Text("").navigationDestination(for: Int.self) { _ in Leaf() } }
      }
      struct Window: View {
        var body: some View { NavigationStack { Page().environment(Shop.shared) } }
      }
      @main struct Market: App { var body: some Scene { WindowGroup { Window() } } }
      """
    #expect(try findings(code).map { text(at: $0.location, in: code) } == ["Leaf"])
    let deep = code.replacing("_ in Leaf() }", with: "_ in Tree() }")
      .replacing("@main", with: "struct Tree: View { var body: some View { Leaf(); Twig() } }\n@main")
    #expect(try findings(deep).map { text(at: $0.location, in: deep) } == ["Tree"])
  }

  /// Each presentation needs an injection of its own, and so does each object.
  @Test func differentMistakesAreDifferentFindings() throws {
    let sheets = """
      struct Window: View {
        @State private var isOpen = false
        var body: some View {
          Text("").sheet(isPresented: $isOpen) { Leaf() }.popover(isPresented: $isOpen) { Twig() }.environment(Shop.shared)
        }
      }
      @main struct Market: App { var body: some Scene { WindowGroup { Window() } } }
      """
    #expect(try findings(sheets).isEmpty)
    let lacking = sheets.replacing(".environment(Shop.shared)", with: "")
      .replacing("Text(\"\")", with: "Text(\"\").environment(Shop.shared)")
    #expect(try findings(lacking).map { text(at: $0.location, in: lacking) } == ["Leaf", "Twig"])
    #expect(Set(try findings(lacking).map(\.identity)).count == 1)
    let two =
      Self.app("Leaf(); Branch()") + """

        @Observable final class Other { static let shared = Other(); var n = 1 }
        struct Branch: View { @Environment(Other.self) private var other; var body: some View { Text("\\(other.n)") } }
        """
    #expect(try findings(two).count == 2)
    #expect(Set(try findings(two).map(\.identity)).count == 2)
  }

  private func text(at location: Location, in code: String) -> String {
    let bytes = Array((Self.models + code).utf8)
    let range = Int(location.range.lowerBound)..<Int(location.range.upperBound)
    return String(decoding: bytes[range], as: UTF8.self)
  }
}

extension Array {
  fileprivate var only: Element? { count == 1 ? first : nil }
}
