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

  /// The width that each column needs, as far as there is room; the widest give way first, but none breaks a place.
  private func widths(columns: Int) -> [Int] {
    let narrowest = headings.indices.map { column in
      rows.reduce(TextTable.narrowest) { width, row in
        row[column].reduce(width) { max($0, TextWrap.widestPiece(of: $1.text) + TextTable.gap) }
      }
    }
    var widths = headings.indices.map { column in
      rows.reduce(DisplayWidth.of(headings[column])) { width, row in
        row[column].reduce(width) { max($0, DisplayWidth.of($1.text)) }
      }
    }
    let room = columns - TextTable.gap * (headings.count - 1)
    while widths.reduce(0, +) > room,
      let widest = widths.indices.filter({ widths[$0] > narrowest[$0] }).max(by: { widths[$0] < widths[$1] })
    {
      widths[widest] -= 1
    }
    return widths
  }

  /// Lines of at most so many columns; further ones are indented.
  static func wrapped(_ line: Line, _ width: Int) -> [Line] {
    let indentation = line.text.prefix { $0 == " " }.count
    let hanging = min(indentation + 2, width / 2)
    let texts = TextWrap.lines(line.text, columns: width, first: indentation, hanging: hanging, breaksWords: true)
    return texts.enumerated().map { index, text in
      var part = Line("", line.role)
      part.text = (index == 0 ? String(repeating: " ", count: indentation) : "") + text
      return part
    }
  }
}
