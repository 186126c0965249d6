import Testing

/// Rules about two places that one build must have.
@Suite struct ConditionalRulesTests {
  private func expect(_ rule: String, _ code: String, _ place: SourceLocation = #_sourceLocation) throws {
    try PageProject("import SwiftUI\nextension EnvironmentValues { @Entry var level = 0 }\n" + code).expectFindings(
      of: rule, place)
  }

  private static func chain(_ modifiers: String) -> String {
    "struct Page: View { var body: some View { Text(\"\")\n\(modifiers)\n} }\n"
  }

  @Test(
    arguments: [
      "#if os(iOS)\n.environment(\\.level, 1)\n#endif\n#if os(macOS)\n.environment(\\.level, 2)\n#endif",
      "#if DEBUG\n.environment(\\.level, 1)\n#endif\n#if !DEBUG\n.environment(\\.level, 2)\n#endif",
      "#if os(iOS)\n.environment(\\.level, 1)\n#endif\n.environment(\\.level, 2)",
      "#if os(iOS)\n.environment(\\.level, 1)\n#elseif os(tvOS)\n.environment(\\.level, 2)\n#else\n.environment(\\.level, 3)\n#endif",
      "#if os(iOS) && DEBUG\n.environment(\\.level, 1)\n#endif\n#if os(iOS)\n.environment(\\.level, 2)\n#endif",
      "#if os(iOS)\n#if DEBUG\n.environment(\\.level, 1)\n#endif\n#endif\n#if canImport(UIKit)\n.environment(\\.level, 2)\n#endif",
    ])
  func injectionsThatAreNotAlwaysShadowed(_ modifiers: String) throws {
    try expect("shadowed_injection", Self.chain(modifiers))
  }

  @Test(
    arguments: [
      ".environment(\\.level, 1)\n.environment(\\.level, 2) // ~warning",
      ".environment(\\.level, 1)\n#if os(iOS)\n.environment(\\.level, 2) // ~warning\n#endif",
      "#if os(iOS)\n.environment(\\.level, 1)\n#endif\n#if os(iOS)\n.environment(\\.level, 2) // ~warning\n#endif",
      "#if !os(macOS)\n.environment(\\.level, 1)\n#endif\n#if os(iOS)\n.environment(\\.level, 2) // ~warning\n#endif",
      "#if DEBUG\n.environment(\\.level, 1)\n#endif\n#if DEBUG && os(iOS)\n.environment(\\.level, 2) // ~warning\n#endif",
      "#if os(iOS)\n.environment(\\.level, 1)\n.environment(\\.level, 2) // ~warning\n#endif",
    ])
  func injectionsThatAreShadowed(_ modifiers: String) throws {
    try expect("shadowed_injection", Self.chain(modifiers))
  }

  private static func page(_ content: String, _ modifiers: String) -> String {
    "struct Page: View { @Environment(\\.level) private var level: Int\nvar body: some View { VStack {\n\(content)\n}\n\(modifiers)\n} }\n"
  }

  @Test(
    arguments: [
      ("#if os(iOS)\nText(\"\\(level)\")\n#endif", "#if os(macOS)\n.environment(\\.level, 1)\n#endif"),
      ("#if DEBUG\nText(\"\\(level)\")\n#endif", "#if !DEBUG\n.environment(\\.level, 1)\n#endif"),
      ("#if os(iOS)\nText(\"\")\n#else\nText(\"\\(level)\")\n#endif", "#if os(iOS)\n.environment(\\.level, 1)\n#endif"),
      ("#if canImport(AppKit)\nText(\"\\(level)\")\n#endif", "#if canImport(UIKit)\n.environment(\\.level, 1)\n#endif"),
      (
        "#if os(iOS) || os(tvOS)\nText(\"\\(level)\")\n#endif",
        "#if !os(iOS) && !os(tvOS)\n.environment(\\.level, 1)\n#endif"
      ),
    ])
  func readsWithoutTheInjection(_ content: String, _ modifiers: String) throws {
    try expect("own_injection_read", Self.page(content, modifiers))
  }

  @Test(
    arguments: [
      ("#if os(iOS)\nText(\"\\(level)\") // ~warning\n#endif", "#if !os(macOS)\n.environment(\\.level, 1)\n#endif"),
      ("#if DEBUG\nText(\"\\(level)\") // ~warning\n#endif", "#if os(iOS)\n.environment(\\.level, 1)\n#endif"),
      ("Text(\"\\(level)\") // ~warning", "#if os(iOS)\n.environment(\\.level, 1)\n#endif"),
    ])
  func readsWithTheInjection(_ content: String, _ modifiers: String) throws {
    try expect("own_injection_read", Self.page(content, modifiers))
  }

  @Test func keysThatShareAType() throws {
    func accessors(_ first: String, _ second: String, _ mark: String) -> String {
      """
      private struct ToneKey: EnvironmentKey { static let defaultValue = 1 }
      extension EnvironmentValues {
        #if \(first)
        var tone: Int { get { self[ToneKey.self] } set { self[ToneKey.self] = newValue } }
        #endif
        #if \(second)
        var hue: Int { get { self[ToneKey.self] } set { self[ToneKey.self] = newValue } }\(mark)
        #endif
      }

      """
    }
    for (first, second) in [("os(iOS)", "os(macOS)"), ("DEBUG", "!DEBUG"), ("canImport(UIKit)", "canImport(AppKit)")] {
      try expect("mismatched_key_accessor", accessors(first, second, ""))
    }
    try expect("mismatched_key_accessor", accessors("os(iOS)", "DEBUG", " // ~info"))
  }

  /// One type with two declarations is known; where both may be there, none is.
  @Test func typesOfSeparateConditions() throws {
    func code(_ first: String, _ second: String, _ mark: String) -> String {
      """
      #if \(first)
      final class Bag { var n = 0 }
      #endif
      #if \(second)
      final class Bag { var n = 1 }
      #endif
      extension EnvironmentValues { @Entry var bag: Bag = Bag() }\(mark)
      struct Page: View { @Environment(\\.bag) private var bag; var body: some View { Text("\\(bag.n)") } }

      """
    }
    for (first, second) in [("os(iOS)", "os(macOS)"), ("DEBUG", "!DEBUG"), ("os(iOS) && DEBUG", "!os(iOS) || !DEBUG")] {
      try expect("unstable_entry_default", code(first, second, " // ~warning"))
    }
    try expect("unstable_entry_default", code("A", "B", ""))
  }
}
