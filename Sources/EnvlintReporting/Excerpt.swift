/// A line of source with its number, and carets under a range:
///
///      4 |   @Entry var article: Article = .init()
///        |                                 ^^^^^^^
///
/// A range over several lines is marked to the end of its first. A line too long for the terminal is cut on both
/// sides of the range, and `…` marks missing text.
struct Excerpt {
  /// Counted from 1.
  let lineNumber: Int
  private let line: DisplayLine
  private let mark: Range<Int>

  init(of range: Range<UInt32>, in source: SourceText) {
    lineNumber = source.position(of: range.lowerBound).line
    let content = source.contentRange(ofLine: lineNumber)
    let lower = min(range.lowerBound, content.upperBound)
    let marked = lower..<max(lower, min(range.upperBound, content.upperBound))
    line = DisplayLine(source, content: content, around: marked)
    let columns = line.columns(of: marked)
    // An empty range, as at the end of a line, is still a place.
    mark = marked.isEmpty || columns.isEmpty ? columns.lowerBound..<columns.lowerBound + 1 : columns
  }

  /// Two lines, each with a line break.
  ///
  /// - Parameters:
  ///   - gutterWidth: columns for the line number.
  ///   - columns: of the whole terminal.
  func rendered(gutterWidth: Int, columns: Int, terminal: Terminal, role: Terminal.Role) -> String {
    let available = max(columns - gutterWidth - 3, Excerpt.minimumColumns)
    let window = window(of: available)
    let number = String(lineNumber)
    let padding = String(repeating: " ", count: max(0, gutterWidth - number.count))
    let gutter = String(repeating: " ", count: gutterWidth)
    let shown = mark.clamped(to: window.columns)
    let carets = String(repeating: "^", count: max(1, shown.count))
    let indentation = String(repeating: " ", count: window.prefix.count + shown.lowerBound - window.columns.lowerBound)
    let text = trimmed(window.prefix + window.text + window.suffix)
    return terminal.paint(padding + number + " |", .note) + (text.isEmpty ? "" : " " + text) + "\n"
      + terminal.paint(gutter + " |", .note) + " " + indentation + terminal.paint(carets, role) + "\n"
  }

  /// Fewer are of no use, whatever the terminal says of itself.
  private static let minimumColumns = 20

  private struct Window {
    /// `…` where the line is cut, else empty.
    var prefix: String
    var text: String
    var suffix: String
    /// The columns of the line that `text` shows.
    var columns: Range<Int>
  }

  private func window(of available: Int) -> Window {
    let width = line.width
    if width <= available, !line.isCutAtStart, !line.isCutAtEnd {
      return Window(
        prefix: "", text: line.cells.map(\.text).joined(), suffix: "", columns: 0..<max(width, mark.upperBound))
    }
    // The mark is in the middle when it is short, at the left when it fills the window.
    let room = available - 2
    let context = max(0, room - mark.count) / 2
    var left = min(max(0, mark.lowerBound - context), max(0, width - room))
    if left == 0, mark.upperBound > room { left = min(mark.lowerBound, width) }
    var text = ""
    var column = 0
    var shown: Range<Int>?
    for cell in line.cells {
      let cellColumns = column..<column + cell.width
      column = cellColumns.upperBound
      guard cellColumns.lowerBound >= left, cellColumns.upperBound <= left + room else { continue }
      text += cell.text
      shown = (shown?.lowerBound ?? cellColumns.lowerBound)..<cellColumns.upperBound
    }
    var columns = shown ?? left..<left
    let prefix = columns.lowerBound > 0 || line.isCutAtStart ? "…" : ""
    let suffix = columns.upperBound < width || line.isCutAtEnd ? "…" : ""
    // The caret of an empty range at the end of the line is one column after it.
    if suffix.isEmpty { columns = columns.lowerBound..<max(columns.upperBound, min(mark.upperBound, width + 1)) }
    return Window(prefix: prefix, text: text, suffix: suffix, columns: columns)
  }

  private func trimmed(_ text: String) -> String {
    guard let last = text.lastIndex(where: { $0 != " " }) else { return "" }
    return String(text[...last])
  }
}
