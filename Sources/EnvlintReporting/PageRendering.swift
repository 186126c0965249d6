/// A rule's page for the terminal: `envlint explain RULE`.
public func renderedPage(_ markdown: String, style: TextStyle = TextStyle()) -> String { markdown }
