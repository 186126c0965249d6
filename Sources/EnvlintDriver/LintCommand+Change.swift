import EnvlintFacts
import EnvlintReporting
import EnvlintRules

extension LintCommand {
  /// The files before and after a change.
  func compare(
    _ scope: ChangeScope, _ prepared: PreparedProject, workingDirectory: String
  ) throws(UsageError) -> TreeComparison {
    do throws(GitError) {
      let trees = try stopwatch.measure(.comparing) { () throws(GitError) in
        try TreeComparison(scope, of: prepared, workingDirectory: workingDirectory)
      }
      if trees.isFallback {
        console.notice(
          "no upstream branch and no 'origin/HEAD'; comparing the working tree with the last commit",
          hint: "use '--changed=REF' to specify a branch")
      }
      return trees
    } catch {
      throw .git(error)
    }
  }

  /// All findings of some rules before a change, wherever they lie.
  ///
  /// - Parameter rules: nil for all rules.
  func findingsBefore(
    _ trees: TreeComparison, of prepared: PreparedProject, rules: Set<String>?, _ cache: ReadingCache?
  ) -> Baseline {
    cache?.forget(trees.changedFiles)
    var project = prepared.project
    project.given = [GivenPath(path: project.root, isDirectory: true, text: ".")]
    let result = linter(of: prepared).lint(trees.old, onlyRules: rules, cache: cache, keepsWorlds: false)
    keepUntilExit(result.worlds)
    return ProjectRun(project, settings: prepared.settings, files: trees.old, result: result, threads: threads).all
  }

  /// The rules that must look at the tree before a change, so that it is known which of these findings the change introduced; nil for all
  /// of them. What a suppression comment is good for depends on all rules.
  func rulesToCompare(_ findings: [Diagnostic]) -> Set<String>? {
    let rules = Set(findings.map(\.rule))
    return Catalog.suppressionRules.contains { rules.contains($0.id) } ? nil : rules
  }
}
