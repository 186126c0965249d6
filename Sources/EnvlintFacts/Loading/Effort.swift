/// How much of a project is looked at.
///
/// One value for everything that is left out for speed, so that a test can turn it all off at once.
///
/// **Invariant:** no effort changes a finding, and none changes the facts of a file that is loaded.
public enum Effort: Sendable, CaseIterable {
  /// The files that something leads to, and in them the bodies that can hold a fact.
  case asNeeded
  /// The same, and what builds views is taken with the first facts of a file, which spares a second look at it if the flow of the
  /// environment comes by.
  case viewsAtOnce
  /// Every file, token and body, and what builds views in all of them, in every round anew: what tests compare the usual run with,
  /// and what `--exhaustive` asks for.
  case everything

  /// That of a usual run.
  ///
  /// The flow comes by nearly every file of a project that speaks of the environment. Where tens of thousands stand together it may not
  /// be followed at all, and then what builds views would be taken for nothing.
  public static func usual(fileCount: Int) -> Effort { fileCount <= 10_000 ? .viewsAtOnce : .asNeeded }
}
