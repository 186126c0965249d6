import EnvlintFacts
import EnvlintSyntax

/// What a first look at one file tells, from its bytes alone: all that a project must know of a file that nothing leads to.
struct FileLook: Sendable {
  /// What it declares, where it need not be parsed; nil where its facts are needed in any case.
  var skim: Skim?
  var byteCount: Int
  /// Of a file with a `skim`, whether a suppression comment may stand in it; of all others, their facts tell.
  var mentionsDirective: Bool
  /// Of a file with a `skim`, whether a word may stand in it that makes a root of the flow.
  var mayHoldRoot: Bool
}
