/// What stands between two headings of a page.
struct PageSection {
  var heading: String
  var blocks: [PageBlock] = []
}

/// One fenced block that is part of a project.
struct PageBlock {
  enum Kind: String {
    case bad
    case good
    case fixed
    case yaml
  }

  var kind: Kind
  /// Empty for `yaml`.
  var path: String
  var text: String
  /// Of the opening fence; 1-based.
  var line: Int
}

extension PageSection {
  /// The sections of a page. Fenced blocks of a language other than `swift` and `yaml` are prose.
  static func all(in markdown: String) throws -> [PageSection] {
    var sections = [PageSection(heading: "")]
    var open: (fence: String, block: PageBlock?)?
    for (index, line) in markdown.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if let (fence, block) = open {
        if line != fence {
          open?.block?.text += line + "\n"
        } else {
          if let block { sections[sections.count - 1].blocks.append(block) }
          open = nil
        }
      } else if line.hasPrefix("```") {
        let fence = String(line.prefix { $0 == "`" })
        open = (fence, try block(opening: line.dropFirst(fence.count), line: index + 1))
      } else if line.hasPrefix("#") {
        sections.append(PageSection(heading: String(line.drop { $0 == "#" || $0 == " " })))
      }
    }
    if open != nil { throw PageError(line: 0, message: "a fenced block is not closed") }
    return sections
  }

  /// The block that a fence opens; nil when it is prose.
  private static func block(opening: Substring, line: Int) throws -> PageBlock? {
    let words = opening.split(separator: " ").map { String($0) }
    if words == ["yaml"] { return PageBlock(kind: .yaml, path: "", text: "", line: line) }
    guard words.first == "swift" else { return nil }
    guard words.count == 3, let kind = PageBlock.Kind(rawValue: words[1]), kind != .yaml else {
      throw PageError(line: line, message: "expected 'swift bad|good|fixed PATH', found '\(opening)'")
    }
    return PageBlock(kind: kind, path: words[2], text: "", line: line)
  }
}
