import EnvlintReporting

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
          "there is no upstream branch and no 'origin/HEAD', so the working tree is compared with the last commit",
          hint: "'--changed=REF' names a branch")
      }
      return trees
    } catch {
      throw .git(error)
    }
  }

  /// All findings before a change, wherever they lie.
  func findingsBefore(_ trees: TreeComparison, of prepared: PreparedProject) -> Baseline {
    var project = prepared.project
    project.given = [GivenPath(path: project.root, isDirectory: true, text: ".")]
    let result = Linter(settings: prepared.settings, threads: threads, stopwatch: stopwatch).lint(trees.old)
    keepUntilExit(result.project)
    return ProjectRun(project, settings: prepared.settings, files: trees.old, result: result).all
  }
}
