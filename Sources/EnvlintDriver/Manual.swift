/// The manual page, in the language of `man`: written from the tables of commands and options, as the help is.
func manualPage() -> String {
  let options = Command.allCases.filter { $0 != .lint }.map { command in
    let words = ["envlint", command.rawValue, command.operands].filter { !$0.isEmpty }
    let title = ".SS " + ManualText.line(words.joined(separator: " "))
    return title + "\n" + ManualText.line(sentence(command.summary)) + "\n" + optionList(of: command)
  }
  return """
    .\\" Made by 'envlint help --man'.
    .TH ENVLINT 1 "" "envlint \(envlintVersion)" "User Commands"
    .SH NAME
    envlint \\- find misuse of SwiftUI's environment in Swift files
    .SH SYNOPSIS
    .B envlint
    [\\fIPATH\\fR...] [\\fIoptions\\fR]
    .br
    .B envlint
    \\fIcommand\\fR [\\fIoptions\\fR]
    .SH DESCRIPTION
    Lints the Swift files below each \\fIPATH\\fR; without one, below the working directory.
    \\*(lq\\-\\*(rq is standard input.
    The whole project is read in any case, because a change in one file can make a finding in another.
    .SH OPTIONS
    \(optionList(of: .lint))
    .SH COMMANDS
    \(options.joined(separator: "\n"))
    .SH EXIT STATUS
    \(exitStatusRows.map { item($0.name, $0.text) }.joined(separator: "\n"))
    .SH ENVIRONMENT
    \(item("NO_COLOR", "If set and not empty: no colors, unless --color specifies otherwise"))
    \(item("FORCE_COLOR", "If set and not 0: colors, even if the output isn't a terminal"))
    .SH FILES
    \(item(".envlint.yml", "Configuration of a project, in its root folder"))

    """
}

private func optionList(of command: Command) -> String {
  OptionTable.options(of: command).map { option in
    item(option.usage, option.summary)
  }.joined(separator: "\n")
}

private func item(_ name: String, _ text: String) -> String {
  ".TP\n.B \(ManualText.line(name))\n\(ManualText.line(sentence(text)))"
}

private enum ManualText {
  /// A line of text: no command, with hyphens that can be copied.
  static func line(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("…", with: "...")
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }
}
