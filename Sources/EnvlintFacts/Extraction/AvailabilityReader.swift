import EnvlintSyntax

/// Reads the versions of systems that code asks for.
struct AvailabilityReader {
  let reader: TreeReader
  private var tree: SyntaxTree { reader.tree }

  init(_ reader: TreeReader) { self.reader = reader }

  /// Whether `@available` says that there is something newer.
  func isSuperseded(_ attributes: [Attribute]) -> Bool {
    attributes.contains { attribute in
      guard attribute.name == "available" else { return false }
      let words: [StaticString] = ["deprecated", "obsoleted", "renamed", "unavailable"]
      return words.contains { reader.source.contains($0, in: attribute.range) }
    }
  }

  /// The versions that `@available(iOS 15, macOS 12, *)` and `@available(iOS, introduced: 15)` ask for.
  func versions(_ attributes: [Attribute]) -> DeploymentTargets {
    attributes.reduce(into: [:]) { versions, attribute in
      guard attribute.name == "available" else { return }
      versions.merge(self.versions(listedIn: attribute.range)) { max($0, $1) }
    }
  }

  /// The versions that an `if` or `guard` asks for with `#available`.
  func versions(ofIf node: Node) -> DeploymentTargets {
    guard let conditions = tree.child(.conditions, of: node) else { return [:] }
    return tree.children(conditions).reduce(into: [:]) { versions, condition in
      guard let availability = tree.child(.availability, of: condition),
        reader.source.text(tree.range(availability)).hasPrefix("#available")
      else { return }
      versions.merge(self.versions(listedIn: tree.range(availability))) { max($0, $1) }
    }
  }

  /// The versions in `#available` or `#unavailable`.
  func test(_ node: Node) -> RunCondition.Test {
    .isAvailable(
      versions(listedIn: tree.range(node)), isNegated: !reader.source.text(tree.range(node)).hasPrefix("#available"))
  }

  private func versions(listedIn range: Range<UInt32>) -> DeploymentTargets {
    let text = reader.condensedText(range)
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return [:] }
    let items = text[text.index(after: open)...].dropLast().split(separator: ",")
    var versions: DeploymentTargets = [:]
    for item in items {
      let name = item.prefix { $0.isLetter }
      if let platform = Platform(rawValue: String(name)),
        let version = PlatformVersion(String(item.dropFirst(name.count)))
      {
        versions[platform] = version
      }
    }
    // `iOS, introduced: 15`.
    if let platform = items.first.flatMap({ Platform(rawValue: String($0)) }) {
      for item in items where item.hasPrefix("introduced:") {
        versions[platform] = PlatformVersion(String(item.dropFirst("introduced:".count)))
      }
    }
    return versions
  }

  /// Whether an `if` or `guard` asks for `#available` (true) or `#unavailable` (false); nil when it asks for neither.
  func availability(ofIf node: Node) -> Bool? {
    guard let conditions = tree.child(.conditions, of: node) else { return nil }
    for condition in tree.children(conditions) {
      guard let availability = tree.child(.availability, of: condition) else { continue }
      return reader.source.text(tree.range(availability)).hasPrefix("#available")
    }
    return nil
  }
}
