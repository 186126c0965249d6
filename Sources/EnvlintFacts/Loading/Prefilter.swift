/// Whether files and bodies are left out that cannot hold a fact about the environment.
///
/// **Invariant:** the prefilter changes no finding. Tests turn it off to prove that.
public enum Prefilter: Sendable, CaseIterable {
  case on
  /// Every file is parsed from the start, and every body is walked.
  case off
}
