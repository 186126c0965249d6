/// A rule's page for the terminal: `envlint explain RULE`. Text is wrapped; code is indented, and dimmed where there
/// are colours, except for the lines of carets that mark the findings in it.
public func renderedPage(_ markdown: String, style: TextStyle = TextStyle()) -> String {
  PageRenderer(style: style).rendered(Markdown.blocks(of: markdown))
}

private struct PageRenderer {
  /// Longer lines of prose are tiring to read.
  static let maximumColumns = 100
  static let codeIndentation = "    "

  let terminal: Terminal
  let columns: Int

  init(style: TextStyle) {
    terminal = Terminal(color: style.color)
    columns = min(style.columns, PageRenderer.maximumColumns)
  }

  func rendered(_ blocks: [Markdown.Block]) -> String {
    var output = ""
    var previousIsItem = false
    for block in blocks {
      var isItem = false
      if case .item = block { isItem = true }
      if !output.isEmpty, !(isItem && previousIsItem) { output += "\n" }
      output += rendered(block)
      previousIsItem = isItem
    }
    return output
  }

  private func rendered(_ block: Markdown.Block) -> String {
    switch block {
    case .heading(let level, let text):
      return heading(level, text)
    case .paragraph(let text):
      return wrapped(text, first: "", hanging: "")
    case .item(let marker, let indentation, let text):
      let first = String(repeating: " ", count: indentation) + marker + " "
      return wrapped(text, first: first, hanging: String(repeating: " ", count: first.count))
    case .code(let words, let lines):
      return code(words, lines)
    case .table(let rows):
      return table(rows)
    }
  }

  /// Bold; without colours the page's title and its sections are underlined instead.
  private func heading(_ level: Int, _ text: String) -> String {
    let title = InlineMarkdown.spans(of: text).map(\.text).joined()
    if terminal.color { return terminal.paint(title, .strong) + "\n" }
    guard level <= 2 else { return title + "\n" }
    return title + "\n" + String(repeating: level == 1 ? "=" : "-", count: DisplayWidth.of(title)) + "\n"
  }

  private func code(_ words: [String], _ lines: [String]) -> String {
    var output = ""
    // The language is first; what follows says what the block proves, and as which file.
    if words.count > 1 {
      let kind = words[1]
      let role: Terminal.Role = kind == "bad" ? .error : .help
      let file = words.dropFirst(2).joined(separator: " ")
      output +=
        "  " + terminal.paint(kind + ":", role) + (file.isEmpty ? "" : " " + terminal.paint(file, .strong)) + "\n"
    }
    for line in lines {
      let role: Terminal.Role = isCaretLine(line) ? .warning : .dim
      output += line.isEmpty ? "\n" : PageRenderer.codeIndentation + terminal.paint(line, role) + "\n"
    }
    return output
  }

  /// `//     ^^^^^ message`: the mark of a finding in the line above.
  private func isCaretLine(_ line: String) -> Bool {
    let text = line.drop { $0 == " " }
    return text.hasPrefix("//") && text.dropFirst(2).drop { $0 == " " }.first == "^"
  }

  /// All columns but the last as wide as their widest cell; the last one wraps.
  private func table(_ rows: [[String]]) -> String {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<max(0, count - 1)).map { column in
      rows.map { column < $0.count ? width(of: $0[column]) : 0 }.max() ?? 0
    }
    var output = ""
    for (index, row) in rows.enumerated() {
      var first = ""
      for (column, cell) in row.dropLast().enumerated() {
        let padding = String(repeating: " ", count: widths[column] - width(of: cell) + 2)
        let text = words(of: cell).map(rendered).joined(separator: " ")
        first += (index == 0 ? terminal.paint(text, .strong) : text) + padding
      }
      let indentation = widths.prefix(max(0, row.count - 1)).reduce(0) { $0 + $1 + 2 }
      let last = index == 0 && terminal.color ? "**\(row.last ?? "")**" : row.last ?? ""
      output += wrapped(
        last, first: first, hanging: String(repeating: " ", count: indentation), firstWidth: indentation)
    }
    return output
  }
}

// MARK: - Wrapping

extension PageRenderer {
  /// A unit that must stay on one line: text without a space in it, in one or more kinds of markup.
  private typealias Word = [InlineMarkdown.Span]

  /// `text` in lines of at most `columns`, where words allow it; `hanging` begins every line but the first.
  private func wrapped(_ text: String, first: String, hanging: String, firstWidth: Int? = nil) -> String {
    var output = first
    var column = firstWidth ?? DisplayWidth.of(first)
    var isAtStart = true
    for word in words(of: text) {
      let width = width(of: word)
      if !isAtStart, column + 1 + width > columns {
        output += "\n" + hanging
        column = hanging.count
        isAtStart = true
      }
      output += (isAtStart ? "" : " ") + rendered(word)
      column += width + (isAtStart ? 0 : 1)
      isAtStart = false
    }
    return output + "\n"
  }

  private func words(of text: String) -> [Word] {
    var words: [Word] = []
    var isInWord = false
    for span in InlineMarkdown.spans(of: text) {
      for (index, part) in pieces(of: span).enumerated() {
        if index > 0 { isInWord = false }
        guard !part.text.isEmpty else { continue }
        if isInWord { words[words.count - 1].append(part) } else { words.append([part]) }
        isInWord = true
      }
    }
    return words
  }

  /// A span cut at its spaces. Code stays whole, because a break inside of it would read as part of it.
  private func pieces(of span: InlineMarkdown.Span) -> [InlineMarkdown.Span] {
    if span.kind == .code {
      return [InlineMarkdown.Span(text: terminal.color ? span.text : "`\(span.text)`", kind: .code)]
    }
    var parts = span.text.split(separator: " ", omittingEmptySubsequences: false).map {
      InlineMarkdown.Span(text: String($0), kind: span.kind)
    }
    if case .link(let address) = span.kind, !terminal.color {
      parts.append(InlineMarkdown.Span(text: "(\(address))", kind: .plain))
    }
    return parts
  }

  private func width(of word: Word) -> Int { word.reduce(0) { $0 + DisplayWidth.of($1.text) } }

  /// The columns of a whole text on one line.
  private func width(of text: String) -> Int {
    let words = words(of: text)
    return words.reduce(0) { $0 + width(of: $1) } + max(0, words.count - 1)
  }

  private func rendered(_ word: Word) -> String {
    word.map { span in
      switch span.kind {
      case .plain: span.text
      case .strong: terminal.paint(span.text, .strong)
      case .code: terminal.paint(span.text, .code)
      case .link(let address): terminal.link(span.text, to: address)
      }
    }.joined()
  }
}
