import EnvlintReporting

/// A table for a terminal: each cell has lines, and columns share the width.
struct TextTable {
  /// One line of a cell.
  struct Line {
    var text: String
    var role: Terminal.Role?

    init(_ text: String, _ role: Terminal.Role? = nil) {
      self.text = VisibleText.singleLine(text)
      self.role = role
    }
  }

  /// A column narrower than that cannot be read.
  private static let narrowest = 12
  private static let gap = 2

  private let headings: [String]
  private var rows: [[[Line]]] = []

  init(_ headings: [String]) { self.headings = headings }

  mutating func add(_ cells: [[Line]]) { rows.append(cells) }

  /// - Parameter columns: of the terminal; a table of many columns may need more.
  func text(columns: Int, _ terminal: Terminal) -> String {
    let widths = widths(columns: columns)
    var output = line(headings.map { Line($0, .dim) }, widths, terminal)
    for row in rows {
      let cells = zip(row, widths).map { lines, width in lines.flatMap { TextTable.wrapped($0, width) } }
      for index in 0..<(cells.map(\.count).max() ?? 0) {
        output += line(cells.map { index < $0.count ? $0[index] : Line("") }, widths, terminal)
      }
    }
    return output
  }

  private func line(_ cells: [Line], _ widths: [Int], _ terminal: Terminal) -> String {
    var output = ""
    var padding = 0
    for (cell, width) in zip(cells, widths) {
      let textWidth = DisplayWidth.of(cell.text)
      if !cell.text.isEmpty {
        output += String(repeating: " ", count: padding)
        output += cell.role.map { terminal.paint(cell.text, $0) } ?? cell.text
        padding = 0
      }
      padding += max(width - textWidth, 0) + TextTable.gap
    }
    return output + "\n"
  }

  /// The width that each column needs, as far as there is room; the widest give way first.
  private func widths(columns: Int) -> [Int] {
    var widths = headings.indices.map { column in
      rows.reduce(DisplayWidth.of(headings[column])) { width, row in
        row[column].reduce(width) { max($0, DisplayWidth.of($1.text)) }
      }
    }
    let room = columns - TextTable.gap * (headings.count - 1)
    while widths.reduce(0, +) > room, let widest = widths.indices.max(by: { widths[$0] < widths[$1] }),
      widths[widest] > TextTable.narrowest
    {
      widths[widest] -= 1
    }
    return widths
  }

  /// Lines of at most so many columns, broken after spaces and marks where there are any; further ones are indented.
  static func wrapped(_ line: Line, _ width: Int) -> [Line] {
    let indentation = String(repeating: " ", count: min(line.text.prefix { $0 == " " }.count + 2, width / 2))
    var rest = line.text
    var lines: [Line] = []
    while DisplayWidth.of(rest) > width {
      var end = rest.startIndex
      var taken = 0
      var lastBreak: String.Index?
      let start = rest.firstIndex { $0 != " " } ?? rest.startIndex
      while end < rest.endIndex {
        let character = rest[end]
        let next = taken + DisplayWidth.of(character)
        if next > width { break }
        taken = next
        end = rest.index(after: end)
        if " ./,+".contains(character), end > start { lastBreak = end }
      }
      if let lastBreak { end = lastBreak }
      if end == rest.startIndex { end = rest.index(after: end) }
      var piece = Line("", line.role)
      piece.text = String(rest[..<end])
      while piece.text.hasSuffix(" ") { piece.text.removeLast() }
      lines.append(piece)
      rest = indentation + rest[end...].drop { $0 == " " }
    }
    var last = Line("", line.role)
    last.text = rest
    return lines + [last]
  }
}
