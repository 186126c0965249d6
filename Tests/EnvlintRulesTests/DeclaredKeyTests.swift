import Testing

/// What the rules about defaults say of many kinds of code, one entry a line.
@Suite struct DeclaredKeyTests {
  private static let rules = [
    "unstable_entry_default", "expensive_entry_default", "closure_entry", "mutable_key_default",
    "trapping_entry_default",
  ]

  @Test func defaults() throws {
    try Self.entryCode.expectFindings(of: ["unstable_entry_default", "expensive_entry_default"])
  }

  @Test func parts() throws {
    try Self.partCode.expectFindings(of: ["unstable_entry_default", "expensive_entry_default"])
  }

  @Test func namesOfTypes() throws { try Self.nameCode.expectFindings(of: Self.rules) }

  @Test func choices() throws { try Self.choiceCode.expectFindings(of: Self.rules) }

  @Test func sdkValues() throws { try Self.sdkCode.expectFindings(of: Self.rules) }

  @Test func closures() throws { try Self.closureCode.expectFindings(of: "closure_entry") }

  /// A default that is not the first name of its declaration, in a file that says nothing of the environment.
  @Test func furtherNames() throws {
    let key = "import SwiftUI\nprotocol Key: EnvironmentKey {}"
    try PageProject([
      "Key.swift": key,
      "Stored.swift":
        "import SwiftUI\nenum Stored: EnvironmentKey { static var first = f(1, [2]), defaultValue = 2 } // ~warning",
      "Lines.swift":
        "import SwiftUI\nenum Lines: EnvironmentKey {\n  static var // ~warning\n    first = { 1 }(),\n    defaultValue = 2\n}",
    ]).expectFindings(of: "mutable_key_default")
    try PageProject([
      "Key.swift": key,
      "Made.swift": """
      import SwiftUI
      final class Feed {}
      enum Made: Key { static var first = 1, defaultValue: Feed { Feed() } } // ~warning
      """,
    ]).expectFindings(of: "unstable_entry_default")
  }
}

extension DeclaredKeyTests {
  private static let entryCode = PageProject(["Entries.swift": entries, "Types.swift": types])
  private static let partCode = PageProject(["Entries.swift": partEntries, "Types.swift": partTypes])
  private static let nameCode = PageProject(["Entries.swift": namedEntries, "Types.swift": namedTypes])
  private static let choiceCode = PageProject([
    "Entries.swift": choiceEntries, "Types.swift": choiceTypes, "Hidden.swift": hiddenMembers,
  ])
  private static let sdkCode = PageProject(sdkEntries)
  private static let closureCode = PageProject(closures)

  /// All of this code, for tests of other properties.
  static let projects = [entryCode, partCode, nameCode, choiceCode, sdkCode, closureCode]
}
