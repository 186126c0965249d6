import EnvlintRules
import Testing

@testable import EnvlintDriver

/// `Tests/Shells/complete.py` tries the scripts in the real shells.
struct CompletionTests {
  @Test(arguments: Shell.allCases) func aScriptKnowsWhatTheTableKnows(shell: Shell) {
    let script = shell.completionScript
    for command in Command.allCases { #expect(script.contains(command.rawValue)) }
    for rule in Catalog.rules { #expect(script.contains(rule.id)) }
    for option in OptionTable.all {
      #expect(script.contains(shell == .fish ? "-l \(option.name)" : option.spelling), "'\(option.spelling)'")
      if case .choice(let words) = option.value { for word in words { #expect(script.contains(word)) } }
    }
  }

  /// A placeholder that completion does not know is one for something that only the user knows.
  @Test func placeholdersAreKnown() {
    let unknown = OptionTable.all.filter { $0.completion == .anything }.compactMap(\.value.placeholder)
    #expect(Set(unknown).isSubset(of: ["GLOB", "N", "NAME", "PERCENT"]), "\(unknown)")
    #expect(Command.allCases.allSatisfy { $0.completion != .anything })
  }

  @Test func placeholdersTellWhatFollows() {
    #expect(Completion(placeholder: "[PATH…]") == .files)
    #expect(Completion(placeholder: "DIR") == .folders)
    #expect(Completion(placeholder: "RULE") == .rules)
    #expect(Completion(placeholder: "a|b") == .words([Completion.Word(text: "a"), Completion.Word(text: "b")]))
    #expect(Completion(placeholder: "a|b [PATH]") == Completion(placeholder: "a|b"))
    #expect(Completion(placeholder: "N") == .anything)
  }

  @Test func shellsReadQuotedTextAsItIs() {
    #expect(shellQuoted("SwiftUI's $x") == #"'SwiftUI'\''s $x'"#)
  }

  @Test func theCommandWantsAShellThatItKnows() throws {
    let folder = try TemporaryFolder()
    for shell in Shell.allCases {
      let run = try folder.envlint("completions", shell.rawValue)
      #expect(run.status == 0)
      #expect(run.output == shell.completionScript)
    }
    let missing = try folder.envlint("completions")
    #expect(missing.status == 2)
    #expect(
      missing.errors
        == "envlint: error: 'envlint completions' requires the name of a shell\n  hint: valid values: bash, zsh, fish\n"
    )
    let unknown = try folder.envlint("completions", "zhs")
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("did you mean 'zsh'?"))
  }
}

struct ManualTests {
  @Test func thePageHasEveryOptionAndCommand() throws {
    let page = manualPage()
    for option in OptionTable.all { #expect(page.contains(option.spelling.replacing("-", with: "\\-"))) }
    for command in Command.allCases where command != .lint { #expect(page.contains(".SS envlint \(command.rawValue)")) }
    #expect(page.contains("envlint \(envlintVersion)"))
    #expect(try TemporaryFolder().envlint("help", "--man").output == page)
  }

  /// `man` takes a line that begins with a point or an apostrophe for a command.
  @Test func onlyCommandsBeginLikeOne() {
    for line in manualPage().split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect([".TH", ".SH", ".SS", ".TP", ".B", ".br", ".\\\""].contains { line.hasPrefix($0) }, "\(line)")
    }
  }
}
