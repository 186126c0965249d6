import EnvlintSyntax

/// The words without which a file holds no root of the flow: the protocols of apps, scenes, widgets and previews, and hosting controllers.
/// The facts of the file determine whether it is a root.
public enum FlowRoots {
  private static let finder = WordFinder(
    ["Scene", "Widget", "WidgetBundle", "PreviewProvider", "Preview"] + HostingRoots.names)

  /// By itself: the finder goes on by no more than the length of its shortest word.
  private static let app = RareWord("App", askedFor: 0, 2, isName: true)

  /// Whether one of the words is in the bytes of a file, be it in a comment.
  public static func mayStand(in source: SourceBytes) -> Bool { app.isIn(source) || finder.mayStand(in: source) }
}
