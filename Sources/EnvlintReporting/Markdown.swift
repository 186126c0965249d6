/// The Markdown that rule pages are written in: headings, paragraphs, lists, fenced code and tables. Anything else
/// reads as a paragraph.
enum Markdown {
  enum Block: Equatable {
    case heading(level: Int, text: String)
    case paragraph(String)
    /// One item of a list; `marker` is `-` or `1.`, `indentation` counts spaces before it.
    case item(marker: String, indentation: Int, text: String)
    /// Fenced code; `words` is the text after the fence: language, and for rule pages what the block proves.
    case code(words: [String], lines: [String])
    /// Rows of cells; the first row is the head.
    case table(rows: [[String]])
  }

  static func blocks(of markdown: String) -> [Block] {
    var parser = MarkdownParser(markdown)
    return parser.parse()
  }

  /// The paragraphs between a page's title and its first example or second section, without markup.
  static func openingParagraphs(of page: String) -> [String] {
    var paragraphs: [String] = []
    var sectionCount = 0
    for block in blocks(of: page) {
      switch block {
      case .paragraph(let text):
        paragraphs.append(InlineMarkdown.spans(of: text).map(\.text).joined())
      case .heading(let level, _):
        if level > 1 { sectionCount += 1 }
        if sectionCount > 1 { return paragraphs }
      case .item, .code, .table:
        return paragraphs
      }
    }
    return paragraphs
  }
}

/// One pass over the lines; never fails.
private struct MarkdownParser {
  private var lines: ArraySlice<Substring>
  private var blocks: [Markdown.Block] = []
  /// Lines of the paragraph or item that is being read.
  private var open: (block: Markdown.Block, text: String)?

  init(_ markdown: String) {
    lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)[...]
  }

  mutating func parse() -> [Markdown.Block] {
    while let line = lines.popFirst() { read(line) }
    close()
    return blocks
  }

  private mutating func read(_ line: Substring) {
    let text = line.trimmingSpaces()
    if text.isEmpty { return close() }
    let fence = text.prefix { $0 == "`" }
    if fence.count >= 3, !text.dropFirst(fence.count).contains("`") {
      close()
      return readCode(fence: fence, words: text.dropFirst(fence.count), indentation: line.prefix { $0 == " " }.count)
    }
    if text.hasPrefix("|") {
      close()
      return readTable(from: text)
    }
    if let heading = heading(text) {
      close()
      return blocks.append(heading)
    }
    if let item = item(line) {
      close()
      open = item
    } else if let (block, earlier) = open {
      open = (block, earlier + " " + text)
    } else {
      open = (.paragraph(""), String(text))
    }
  }

  private mutating func close() {
    defer { open = nil }
    switch open {
    case (.item(let marker, let indentation, _), let text)?:
      blocks.append(.item(marker: marker, indentation: indentation, text: text))
    case (_, let text)?:
      blocks.append(.paragraph(text))
    case nil:
      break
    }
  }

  /// The lines up to a fence at least as long as the first one, or to the end of the page.
  private mutating func readCode(fence: Substring, words: Substring, indentation: Int) {
    var code: [String] = []
    while let line = lines.popFirst() {
      let text = line.trimmingSpaces()
      if text.count >= fence.count, text.allSatisfy({ $0 == "`" }) { break }
      let leading = line.prefix { $0 == " " }.count
      code.append(String(line.dropFirst(min(indentation, leading))))
    }
    blocks.append(.code(words: words.split(separator: " ").map(String.init), lines: code))
  }

  private mutating func readTable(from head: Substring) {
    var rows = [cells(head)]
    while let line = lines.first, line.trimmingSpaces().hasPrefix("|") {
      lines.removeFirst()
      let row = cells(line.trimmingSpaces())
      let isRuler = row.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0 == "-" || $0 == ":" } }
      if !(rows.count == 1 && isRuler) { rows.append(row) }
    }
    blocks.append(.table(rows: rows))
  }

  /// The text between the bars; `\|` is a bar inside a cell.
  private func cells(_ line: Substring) -> [String] {
    var cells: [String] = [""]
    var isEscaped = false
    for character in line {
      if character == "|", !isEscaped {
        cells.append("")
      } else {
        if character == "|" { cells[cells.count - 1].removeLast() }
        cells[cells.count - 1].append(character)
      }
      isEscaped = character == "\\"
    }
    // The bars at both ends have nothing outside.
    cells.removeFirst()
    if let last = cells.last, last[...].trimmingSpaces().isEmpty { cells.removeLast() }
    return cells.map { String($0[...].trimmingSpaces()) }
  }

  private func heading(_ text: Substring) -> Markdown.Block? {
    let level = text.prefix { $0 == "#" }.count
    guard 1...6 ~= level, text.dropFirst(level).first == " " else { return nil }
    return .heading(level: level, text: String(text.dropFirst(level).trimmingSpaces()))
  }

  private func item(_ line: Substring) -> (block: Markdown.Block, text: String)? {
    let indentation = line.prefix { $0 == " " }.count
    let text = line.dropFirst(indentation)
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    var marker = text.prefix(1)
    if !digits.isEmpty {
      guard text.dropFirst(digits.count).first == "." else { return nil }
      marker = text.prefix(digits.count + 1)
    } else if marker != "-" && marker != "*" {
      return nil
    }
    guard text.dropFirst(marker.count).first == " " else { return nil }
    let shown = marker == "*" ? "-" : String(marker)
    return (
      .item(marker: shown, indentation: indentation, text: ""), String(text.dropFirst(marker.count).trimmingSpaces())
    )
  }
}

extension Substring {
  fileprivate func trimmingSpaces() -> Substring {
    func isSpace(_ character: Character) -> Bool { character == " " || character == "\t" || character == "\r" }
    var text = drop(while: isSpace)
    while let last = text.last, isSpace(last) { text.removeLast() }
    return text
  }
}
