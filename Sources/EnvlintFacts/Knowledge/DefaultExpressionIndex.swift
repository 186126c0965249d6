/// The default expressions by the name before their arguments.
struct DefaultExpressionIndex: Sendable {
  /// Which argument lists a row is for.
  enum Arguments: Equatable {
    /// `(...)`
    case any
    /// `(a:)`: this first label, whatever follows.
    case first(String)
    /// `()` or `(a:b:)`
    case exactly([String])
  }

  /// The rows of one callee, in the order of the table.
  struct Callee: Sendable {
    var rows: [(arguments: Arguments, expression: DefaultExpression)] = []

    /// The most specific row for these labels.
    func row(for labels: [String]) -> DefaultExpression? {
      expression(.exactly(labels)) ?? labels.first.flatMap { expression(.first($0)) } ?? expression(.any)
    }

    private func expression(_ arguments: Arguments) -> DefaultExpression? {
      rows.first { $0.arguments == arguments }?.expression
    }
  }

  /// The row of one member.
  struct Member: Sendable {
    var expression: DefaultExpression
    /// The only types on which an implicit member means this; empty for all.
    var types: [String]

    func row(on type: String?) -> DefaultExpression? {
      guard !types.isEmpty else { return expression }
      guard let type, types.contains(type) else { return nil }
      return expression
    }
  }

  private(set) var calls: [String: Callee] = [:]
  private(set) var members: [String: Member] = [:]

  init(_ text: String) {
    for cells in KnowledgeTable.rows(of: text, columnCount: 6) {
      let expression = DefaultExpression(
        stability: KnowledgeTable.word(cells[1], as: Stability.self),
        cost: KnowledgeTable.word(cells[2], as: Cost.self),
        kind: KnowledgeTable.word(cells[3], as: DefaultExpression.Kind.self),
        note: cells[4]
      )
      if cells[0].utf8.last == UInt8(ascii: ")"), let open = cells[0].utf8.lastIndex(of: UInt8(ascii: "(")) {
        let arguments = Self.arguments(of: cells[0][open...].dropFirst().dropLast())
        calls[String(cells[0][..<open]), default: Callee()].rows.append((arguments, expression))
      } else {
        members[cells[0]] = Member(expression: expression, types: KnowledgeTable.items(of: cells[5]))
      }
    }
  }

  /// Reads what a row has between its parentheses.
  private static func arguments(of text: Substring) -> Arguments {
    if text == "..." { return .any }
    let labels = KnowledgeTable.items(of: text, separator: ":")
    return labels.count == 1 ? .first(labels[0]) : .exactly(labels)
  }
}
