import EnvlintSyntax

/// The projects and packages in a workspace of Xcode (`contents.xcworkspacedata`).
///
/// Source: the format has no documentation; what is read here is what Xcode 16 and 26 write.
public struct XcodeWorkspace: Sendable, Equatable {
  /// The paths of what it lists, relative to the folder of the workspace, in their order. What lies elsewhere is left out.
  public private(set) var items: [String] = []

  /// Reads what can be read; nil for a text that is something else.
  public init?(_ source: SourceBytes) {
    guard source.contains("<Workspace", in: 0..<UInt32(source.count)) else { return nil }
    let text = source.padded[..<source.count]
    var isInComment = false
    /// The paths of the groups around; nil for one that lies elsewhere.
    var groups: [String?] = [""]
    for tag in text.split(separator: UInt8(ascii: "<")) {
      if tag.starts(with: "!--".utf8) { isInComment = true }
      if isInComment {
        isInComment = !tag.contains("-->".utf8)
        continue
      }
      guard let end = tag.firstIndex(of: UInt8(ascii: ">")) else { continue }
      let tag = String(decoding: tag[..<end], as: UTF8.self)
      let name = tag.prefix { $0.isLetter || $0 == "/" }
      let isClosed = tag.hasSuffix("/")
      switch name {
      case "Group" where !isClosed:
        let around = groups.last ?? nil
        groups.append(tag.contains("location") ? XcodeWorkspace.path(of: tag, in: around) : around)
      case "/Group" where groups.count > 1: groups.removeLast()
      case "FileRef":
        if let path = XcodeWorkspace.path(of: tag, in: groups.last ?? nil) { items.append(path) }
      default: break
      }
    }
  }

  /// The path that a tag says in `location = "group:App/App.xcodeproj"`; nil for one that isn't relative to the workspace.
  private static func path(of tag: String, in group: String?) -> String? {
    guard let start = tag.ranges(of: "location").first?.upperBound else { return nil }
    let value = tag[start...].drop { $0.isWhitespace || $0 == "=" }
    guard let quote = value.first, quote == "\"" || quote == "'" else { return nil }
    let location = String(value.dropFirst().prefix { $0 != quote })
    guard let colon = location.firstIndex(of: ":") else { return nil }
    let path = unescaped(String(location[location.index(after: colon)...]))
    switch location[..<colon] {
    case "container": return path
    case "group": return group.map { $0.isEmpty ? path : path.isEmpty ? $0 : $0 + "/" + path }
    default: return nil
    }
  }

  private static func unescaped(_ text: String) -> String {
    guard text.contains("&") else { return text }
    let entities = [("&quot;", "\""), ("&apos;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")]
    return entities.reduce(text) { text, entity in text.replacing(entity.0, with: entity.1) }
  }
}
