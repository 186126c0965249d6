import EnvlintFacts
import Testing

/// Entries of containers other than the environment: no message calls them environment entries.
@Suite struct OtherContainerTests {
  private func messages(of rule: String, _ text: String) throws -> [String] {
    try PageProject("import SwiftUI\n" + text).findings(of: [rule]).flatMap {
      [$0.message, $0.help ?? ""] + $0.notes.map(\.message)
    }
  }

  private static let code = """
    final class Feed {}
    extension ContainerValues { @Entry var a = Feed(); @Entry var b = { fatalError() }(); @Entry var c: () -> Void = {} }
    extension ContainerValues { @Entry var d = { print("d"); return 1 }() }
    extension Transaction { @Entry var e = Feed(); @Entry var f: Int = fatalError(); @Entry var g: (() -> Void)? }
    extension Transaction { @Entry var h: Int = { for n in 0..<900 { _ = n }; return 1 }() }
    extension FocusedValues { @Entry var i: (() -> Void)?; @Entry var j: Feed? }
    struct BadgeKey: ContainerValueKey { static var defaultValue: Feed { Feed() } }
    struct QuietKey: TransactionKey { static var defaultValue: Feed { fatalError() } }
    extension Transaction {
      var quiet: Feed { get { self[QuietKey.self] } set { self[SlowKey.self] = newValue } }
    }
    struct SlowKey: TransactionKey { static var defaultValue = Feed() }
    """

  @Test(arguments: [
    "unstable_entry_default", "trapping_entry_default", "closure_entry", "expensive_entry_default", "dead_entry",
    "mutable_key_default", "mismatched_key_accessor",
  ]) func noneIsAnEnvironmentEntry(_ rule: String) throws {
    let messages = try messages(of: rule, Self.code)
    #expect(!messages.isEmpty)
    for message in messages {
      #expect(!message.contains("nvironment"), "\(message)")
      #expect(!message.contains("inject"), "\(message)")
    }
  }

  /// What each container's values are called.
  @Test func nouns() throws {
    let unstable = try messages(of: "unstable_entry_default", Self.code)
    #expect(unstable.contains { $0.hasPrefix("the default of 'a' creates a new 'Feed'") })
    #expect(unstable.contains { $0.hasPrefix("the default of 'e' creates a new 'Feed'") })
    #expect(unstable.contains { $0.hasPrefix("the default of 'BadgeKey' creates a new 'Feed'") })
    let trapping = try messages(of: "trapping_entry_default", Self.code)
    #expect(trapping.contains { $0.hasPrefix("the default of 'QuietKey' can") })
    let closures = try messages(of: "closure_entry", Self.code)
    #expect(closures.contains { $0.hasPrefix("'c' holds a closure") })
    #expect(closures.contains { $0.hasPrefix("'g' holds a closure") })
    #expect(closures.contains { $0.hasPrefix("'i' holds a closure") })
    #expect(try messages(of: "dead_entry", Self.code).contains("'c' is never used"))
  }

  /// Functions of C are pointers, which compare.
  @Test func functionsOfC() throws {
    try PageProject(
      """
      import SwiftUI
      typealias Callback = @convention(c) (Int32) -> Void
      typealias Renderer = (@convention(c) (UnsafeMutableRawPointer?) -> Int32)?
      struct Hooks { var onEnd: @convention(c) () -> Void }
      struct Mixed { var onEnd: @convention(c) () -> Void; var onStart: () -> Void }
      extension EnvironmentValues {
        @Entry var a: @convention(c) (Int32) -> Void = { _ in }
        @Entry var b: Callback = { _ in }
        @Entry var c: (@convention(c) () -> Void)?
        @Entry var d: Renderer
        @Entry var e: Hooks?
        @Entry var f: [Callback] = []
        @Entry var g: Mixed? // ~info
        @Entry var h: @convention(block) () -> Void = {} // ~warning
        @Entry var i: @convention(swift) () -> Void = {} // ~warning
        @Entry var j: @Sendable @convention(c) () -> Void = {}
        @Entry var k: (Callback) -> Void = { _ in } // ~warning
      }
      struct TickKey: EnvironmentKey { static let defaultValue: @convention(c) () -> Void = {} }
      struct TockKey: EnvironmentKey { typealias Value = @convention(c) () -> Void; static var defaultValue: Value { {} } }
      """
    ).expectFindings(of: "closure_entry")
  }
}
