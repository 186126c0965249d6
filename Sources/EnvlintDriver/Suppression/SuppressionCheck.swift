import EnvlintConfiguration
import EnvlintFacts
import EnvlintRules
import EnvlintSyntax

/// The problems of the suppression comments of one file: the rules of the catalog's group `suppression`.
///
/// Runs when it is known which comments have suppressed something.
struct SuppressionCheck {
  let file: String
  let source: SourceBytes
  let suppressions: Suppressions
  let settings: Settings
  /// Whether a comment that has suppressed nothing is known to be superfluous: not where findings may be missing, because
  /// code was not understood or not all of the project was read.
  let findsSuperfluous: Bool
  /// Whether such a comment may have something to suppress where files are read that were not.
  let hasUnreadFiles: Bool

  /// Under the severities of the rules themselves, in no order.
  func findings() -> [Diagnostic] {
    let directives = Array(suppressions.directives.enumerated())
    return suppressions.failures.map(unreadable)
      + directives.flatMap { unknownRules($0.element) }
      + directives.compactMap { unexplained($0.element) }
      + directives.compactMap { unclosed($0.offset, $0.element) }
      + (findsSuperfluous ? directives.flatMap { superfluous($0.offset, $0.element) } : [])
  }

  private func diagnostic(
    _ rule: Rule, _ range: Range<UInt32>, _ message: String, help: String? = nil, fixes: [Fix] = []
  ) -> Diagnostic {
    Diagnostic(
      rule: rule.id, severity: rule.severity, location: Location(file: file, range: range), message: message,
      help: help, fixes: fixes)
  }

  // MARK: Unknown

  private func unreadable(_ failure: SuppressionDirective.Failure) -> Diagnostic {
    diagnostic(Catalog.unknownSuppression, failure.range, failure.message, help: failure.help)
  }

  private func unknownRules(_ directive: SuppressionDirective) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    for word in directive.rules where !isKnown(word.text) {
      let suggestion = nearestWord(to: word.text, among: Catalog.all.map(\.id))
      let fixes = suggestion.map { id in
        [
          Fix(
            "Replace '\(word.text)' with '\(id)'", safety: .unsafe,
            edits: [Fix.Edit(id, at: Location(file: file, range: word.range))])
        ]
      }
      findings.append(
        diagnostic(
          Catalog.unknownSuppression, word.range,
          "there is no rule '\(word.text)', so naming it here suppresses nothing",
          help: suggestion.map { "did you mean '\($0)'?" }
            ?? "'envlint rules' lists the rules; write a reason after a dash, as in 'closure_entry - why'",
          fixes: fixes ?? []))
      // The words after one that resembles no rule are likely a reason, for which one finding is enough.
      if suggestion == nil { break }
    }
    return findings
  }

  private func isKnown(_ word: String) -> Bool { word == allRules || Catalog.rule(word) != nil }

  // MARK: Unexplained

  private func unexplained(_ directive: SuppressionDirective) -> Diagnostic? {
    if directive.hasReason || directive.action == .enable { return nil }
    let coversAll = directive.rules.contains { $0.text == allRules }
    guard coversAll || settings.requiresSuppressionReason else { return nil }
    let message =
      coversAll
      ? "this comment suppresses every rule but gives no reason"
      : "this suppression of \(names(directive)) has no reason"
    return diagnostic(
      Catalog.unexplainedSuppression, directive.range, message, help: "add the reason after a dash: '… - reason'")
  }

  // MARK: Unclosed

  private func unclosed(_ index: Int, _ directive: SuppressionDirective) -> Diagnostic? {
    let open = suppressions.unclosed.filter { $0.directive == index }.map { directive.rules[$0.rule].text }
      .filter(isKnown)
    if open.isEmpty { return nil }
    let what = open.contains(allRules) ? "every rule" : open.map { "'\($0)'" }.joined(separator: ", ")
    return diagnostic(
      Catalog.unclosedSuppression, directive.range,
      "\(what) \(open.count == 1 ? "stays" : "stay") disabled until the end of the file",
      help:
        "end the range with 'envlint:enable \(open.joined(separator: " "))', or use 'envlint:disable:file' instead to cover the whole file"
    )
  }

  // MARK: Superfluous

  private func superfluous(_ index: Int, _ directive: SuppressionDirective) -> [Diagnostic] {
    let unused = directive.rules.indices.filter { rule in
      mustBeUsed(directive.rules[rule].text)
        && !suppressions.used.contains(Suppressions.Mention(directive: index, rule: rule))
    }
    if unused.count == directive.rules.count {
      return [
        superfluous(
          directive.range, names(directive), directive.action, SuppressionRemoval(of: directive, in: source),
          title: "Remove the comment")
      ]
    }
    return unused.map { rule in
      let word = directive.rules[rule]
      return superfluous(
        word.range, "'\(word.text)'", directive.action, SuppressionRemoval(ofRule: rule, in: directive),
        title: "Remove '\(word.text)' from the comment")
    }
  }

  private func superfluous(
    _ range: Range<UInt32>, _ names: String, _ action: SuppressionDirective.Action, _ removal: SuppressionRemoval,
    title: String
  ) -> Diagnostic {
    let message =
      action == .enable
      ? "this comment enables \(names), which isn't disabled here"
      : "this comment suppresses nothing: \(names) \(action.emptyPlace)"
    let edit = Fix.Edit(removal.replacement, at: Location(file: file, range: removal.range))
    return diagnostic(
      Catalog.superfluousSuppression, range, message, help: "remove the comment",
      fixes: [Fix(title, safety: hasUnreadFiles ? .unsafe : .safe, edits: [edit])])
  }

  /// Whether a rule ran in this file, so that a comment about it can be judged. The rules about comments are judged by
  /// nobody, because their findings depend on the answer.
  private func mustBeUsed(_ word: String) -> Bool {
    if word == allRules { return settings.onlyRules.isEmpty && settings.disabledRules.isEmpty }
    guard let rule = Catalog.rules.first(where: { $0.id == word }) else { return false }
    return settings.isEnabled(rule) && !GlobSet(settings.rules[word]?.excluded ?? []).matches(file)
  }

  private func names(_ directive: SuppressionDirective) -> String {
    directive.rules.map { $0.text == allRules ? "every rule" : "'\($0.text)'" }.joined(separator: ", ")
  }
}

extension SuppressionDirective.Action {
  /// Where there is no finding; follows the names of rules.
  fileprivate var emptyPlace: String {
    switch self {
    case .next: "has no finding on the line below"
    case .this: "has no finding on this line"
    case .previous: "has no finding on the line above"
    case .disable, .enable: "has no finding in the code after it"
    case .file: "has no finding in this file"
    }
  }
}
