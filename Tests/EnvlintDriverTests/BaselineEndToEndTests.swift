import Foundation
import Testing

@testable import EnvlintDriver

/// Runs the built program with baselines.
struct BaselineEndToEndTests {
  private static let keys = """
    import SwiftUI
    extension EnvironmentValues {
      @Entry var save: (Int) -> Void = { _ in }
      @Entry var load: (Int) -> Void = { _ in }
    }
    struct Reader: View {
      @Environment(\\.save) private var save
      @Environment(\\.load) private var load
      var body: some View { Button("S") { save(1); load(1) } }
    }

    """

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder([".git/HEAD": "", "Sources/Keys.swift": Self.keys]) }

  private func write(_ text: String) throws { try folder.write(text, to: "Sources/Keys.swift") }

  /// Written by 0.1.0, whose messages were others: a message is no part of what makes a finding known.
  @Test func anOldBaselineStillHolds() throws {
    try folder.write(
      "import SwiftUI\n\nextension EnvironmentValues {\n  @Entry var save: () -> Void = {}\n}\n", to: "Keys.swift")
    try folder.write(
      """
      {
      "version": 1,
      "findings": [
      {"file": "Keys.swift", "symbol": "EnvironmentValues.save", "rule": "closure_entry", "hash": "c401176742bdf879", "ordinal": 1, "severity": "warning"}
      ]
      }

      """, to: "known.json")
    let run = try folder.envlint("--only", "closure_entry", "--baseline", "known.json", "Keys.swift")
    #expect(run.output == "no findings in 1 file (1 in the baseline)\n")
    #expect(run.status == 0 && run.errors.isEmpty)
  }

  @Test func whatIsKnownIsNotReported() throws {
    let written = try folder.envlint("--write-baseline", "known.json", "--strict")
    #expect(written.status == 0)
    #expect(written.output == "no findings in 1 file (2 hidden below 'warning', 2 in the baseline)\n")
    #expect(written.errors.contains("wrote 2 findings to 'known.json'"))
    #expect(written.errors.contains("add 'baseline: known.json' to .envlint.yml"))
    #expect(try folder.envlint("--strict").status == 1)
    let compared = try folder.envlint("--baseline", "known.json", "--strict")
    #expect(compared.status == 0)
    #expect(compared.output == "no findings in 1 file (2 hidden below 'warning', 2 in the baseline)\n")
    try folder.write("baseline: known.json\n", to: ".envlint.yml")
    #expect(try folder.envlint("--strict").status == 0)
    #expect(try folder.envlint("--strict", in: "Sources").status == 0)
    try write(
      Self.keys.replacing(
        "struct Reader", with: "extension EnvironmentValues { @Entry var new: () -> Void = {} }\nstruct Reader"))
    let excess = try folder.envlint("--strict", "--format", "concise")
    #expect(excess.status == 1)
    #expect(excess.output.split(separator: "\n").count == 1 && excess.output.contains("'new'"))
  }

  /// Ways to write the same code.
  private static let rewrites: [(name: String, change: @Sendable (String) -> String)] = [
    ("inserted lines", { "\n\n// A comment.\n" + $0.replacing("extension", with: "\n\nextension") }),
    ("other indentation", { $0.replacing("\n  ", with: "\n\t\t\t") }),
    ("other line ends", { $0.replacing("\n", with: "\r\n") }),
    ("spaces and breaks", { $0.replacing("(Int) -> Void", with: "( Int )\n    ->   Void") }),
    ("a comma at the end", { $0.replacing("(Int)", with: "(Int,)") }),
    ("moved declarations", { moved($0) }),
    ("other code around", { $0 + "struct Other: View { var body: some View { Text(\"a\") } }\n" }),
  ]

  /// The reader first, the entries in the other order.
  private static func moved(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let parts = [lines[0...0], lines[5...9], lines[1...1], lines[3...3], lines[2...2], lines[4...4]]
    return parts.joined().joined(separator: "\n") + "\n"
  }

  /// Metamorphic: what does not change a finding leaves it known.
  @Test(arguments: rewrites.indices)
  func changesOfLayoutKeepItQuiet(index: Int) throws {
    let (name, change) = Self.rewrites[index]
    #expect(try folder.envlint("--write-baseline", "known.json").status == 0)
    let changed = change(Self.keys)
    try #require(changed != Self.keys)
    try write(changed)
    #expect(try folder.envlint("--strict").output.contains("2 warnings"))
    let run = try folder.envlint("--baseline", "known.json", "--strict")
    #expect(run.status == 0, "\(name): \(run.output)\(run.errors)")
    #expect(run.output == "no findings in 1 file (2 hidden below 'warning', 2 in the baseline)\n")
    #expect(run.errors == "")
  }

  @Test func staleEntriesAreCountedAndPruned() throws {
    #expect(try folder.envlint("--write-baseline", "known.json").status == 0)
    let full = try folder.text(of: "known.json")
    try write(Self.keys.replacing("  @Entry var load: (Int) -> Void = { _ in }\n", with: ""))
    let lenient = try folder.envlint("--baseline", "known.json")
    #expect(lenient.status == 0)
    #expect(lenient.errors.contains("1 baseline entry matches no finding any more"))
    #expect(try folder.envlint("--baseline", "known.json", "--strict").status == 1)
    // A run that does not look there, or not for it, cannot tell.
    try folder.write("", to: "Other/A.swift")
    #expect(try folder.envlint("--baseline", "known.json", "--strict", "Other").errors == "")
    #expect(try folder.envlint("--baseline", "known.json", "--strict", "--only", "dead_entry").errors == "")
    #expect(try folder.text(of: "known.json") == full)

    let pruned = try folder.envlint("--baseline", "known.json", "--prune-baseline", "--strict")
    #expect(pruned.status == 0)
    #expect(pruned.errors.contains("removed 1 stale entry from 'known.json'"))
    #expect(try folder.text(of: "known.json").contains("load") == false)
    #expect(try folder.envlint("--baseline", "known.json", "--strict").errors == "")
  }

  @Test func aFindingThatHasRisenIsReported() throws {
    #expect(try folder.envlint("--write-baseline", "known.json").status == 0)
    try folder.write("baseline: known.json\nrules:\n  closure_entry:\n    severity: error\n", to: ".envlint.yml")
    let run = try folder.envlint()
    #expect(run.status == 1)
    #expect(run.output.contains("2 errors"))
  }

  @Test func writingForAPartKeepsTheRest() throws {
    try folder.write(
      Self.keys.replacing("save", with: "other").replacing("load", with: "more").replacing("Reader", with: "Second"),
      to: "Other/Keys.swift")
    #expect(try folder.envlint("--write-baseline", "known.json").status == 0)
    let full = try folder.text(of: "known.json")
    let run = try folder.envlint("--write-baseline", "known.json", "Other")
    #expect(run.errors.contains("kept 2 entries that this run didn't check"))
    #expect(try folder.text(of: "known.json") == full)
  }

  @Test func mistakesSayWhatToDo() throws {
    let missing = try folder.envlint("--baseline", "none.json")
    #expect(missing.status == 2)
    #expect(missing.errors.contains("'none.json': doesn't exist\n  hint: write it with '--write-baseline FILE'"))
    try folder.write("{}", to: "accepted.json")
    #expect(try folder.envlint("--baseline", "acepted.json").errors.contains("hint: did you mean 'accepted.json'?"))
    try folder.write("baseline: gone.json\n", to: ".envlint.yml")
    let configured = try folder.envlint()
    #expect(configured.status == 2)
    #expect(configured.errors.contains(".envlint.yml:1:11: error: 'gone.json' doesn't exist"))
    #expect(try folder.envlint("--prune-baseline", "--no-config").errors.contains("specify it with '--baseline FILE'"))
    try folder.write("no", to: "bad.json")
    let bad = try folder.envlint("--baseline", "bad.json")
    #expect(
      bad.status == 2 && bad.errors.contains("'bad.json': is invalid JSON: expected a value; found 'no' (line 1)"))
    let nowhere = try folder.envlint("--write-baseline", "nowhere/known.json")
    #expect(nowhere.status == 2 && nowhere.errors.contains("'nowhere/known.json': the folder 'nowhere' doesn't exist"))
    let other = try TemporaryFolder([".git/HEAD": "", "A.swift": ""])
    let two = try folder.envlint("--write-baseline", "known.json", ".", other.path)
    #expect(two.status == 2 && two.errors.contains("run envlint once per project"))
  }

  @Test func aFileThatNobodyMayWriteStays() throws {
    try folder.write("old", to: "known.json")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: folder.absolute("known.json"))
    let run = try folder.envlint("--write-baseline", "known.json")
    #expect(run.status == 2)
    #expect(run.errors.contains("can't write 'known.json': Permission denied"))
    #expect(try folder.text(of: "known.json") == "old")
  }

  @Test func anotherObjectThatIsLackingAtThePlaceIsNew() throws {
    let code = """
      import SwiftUI
      @Observable final class Cart { var n = 0 }
      @Observable final class User { var n = 0 }
      struct Badge: View { @Environment(Cart.self) private var cart; var body: some View { Text("\\(cart.n)") } }
      struct Face: View { @Environment(User.self) private var user; var body: some View { Text("\\(user.n)") } }
      struct Bar: View { var body: some View { Badge(); Face() } }
      @main struct Shop: App {
        let cart = Cart(), user = User()
        var body: some Scene {
          WindowGroup { Bar().environment(cart).environment(user) }
          Settings { Bar().environment(cart) }
        }
      }

      """
    try write(code)
    let arguments = ["--only", "missing_injection", "--format", "concise"]
    #expect(try folder.envlint(arguments).output.split(separator: "\n").count == 1)
    #expect(try folder.envlint(arguments + ["--write-baseline", "known.json"]).status == 0)
    #expect(try folder.text(of: "known.json").contains("\"Shop, User\""))
    #expect(try folder.envlint(arguments + ["--baseline", "known.json"]).output.isEmpty)
    try write(code.replacing("Settings { Bar().environment(cart)", with: "Settings { Bar().environment(user)"))
    let other = try folder.envlint(arguments + ["--baseline", "known.json"]).output
    #expect(other.contains("'Badge' needs 'Cart'"))
    // Or one more, which is a finding of its own.
    try write(code.replacing("Settings { Bar().environment(cart)", with: "Settings { Bar()"))
    #expect(try folder.envlint(arguments + ["--baseline", "known.json"]).output.split(separator: "\n").count == 1)
  }

  /// One missing injection is one finding of one rule, which stays known when one of its lookups goes, and wherever it moves.
  @Test func aMissingInjectionStaysKnown() throws {
    let code = """
      import SwiftUI
      @Observable final class Cart { var n = 1 }
      struct Badge: View { @Environment(Cart.self) private var cart; var body: some View { Text("\\(cart.n)") } }
      struct Face: View { @Environment(Cart.self) private var cart; var body: some View { Text("\\(cart.n)") } }
      struct Bar: View { var body: some View { Badge(); Face() } }
      @main struct Shop: App { var body: some Scene { WindowGroup { Bar() } } }

      """
    try write(code)
    let arguments = ["--format", "concise", "--quiet"]
    let first = try folder.envlint(arguments).output
    #expect(first.split(separator: "\n").count == 1)
    #expect(
      first.contains("'Badge' and 1 other need 'Cart' from the environment, but nothing injects it (missing_injection)")
    )
    #expect(try folder.envlint(arguments + ["--write-baseline", "known.json"]).status == 0)
    for fewer in ["Badge(); ", "; Face()"] {
      try write(code.replacing(fewer, with: ""))
      #expect(try folder.envlint(["--only", "missing_injection"] + arguments).output.isEmpty == false)
      #expect(
        try folder.envlint(["--only", "missing_injection", "--baseline", "known.json"] + arguments).output.isEmpty)
    }
  }
}
