import EnvlintSyntax

/// The words without which a file holds no root of the flow: the protocols of apps, scenes, widgets and previews, and hosting controllers.
/// The facts of the file determine whether it is a root.
public enum FlowRoots {
  private static let finder = WordFinder(
    ["App", "Scene", "Widget", "WidgetBundle", "PreviewProvider", "Preview"] + HostingRoots.names)

  /// Whether one of the words is in the bytes of a file, be it in a comment.
  public static func mayStand(in source: SourceBytes) -> Bool { finder.mayStand(in: source) }
}
