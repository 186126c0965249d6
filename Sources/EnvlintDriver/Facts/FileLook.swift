import EnvlintFacts
import EnvlintSyntax

/// What a first look at one file tells, from its bytes alone: all that a project must know of a file that nothing leads to.
struct FileLook: Sendable {
  /// What it declares, where it need not be parsed; nil where its facts are needed in any case.
  var skim: Skim?
  var byteCount: Int
  /// Whether a suppression comment may stand in it.
  var mentionsDirective: Bool
  /// Whether a word may stand in it that makes a root of the flow.
  var mayHoldRoot: Bool
}
