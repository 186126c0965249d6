/// The markup inside a line: code, strong text, links, escapes. Underscores are letters: rule ids are full of them.
struct InlineMarkdown {
  enum Kind: Equatable {
    case plain
    case strong
    case code
    /// A link to an address outside of the repository.
    case link(String)
  }

  struct Span: Equatable {
    var text: String
    var kind: Kind
  }

  static func spans(of text: String) -> [Span] {
    var parser = InlineMarkdown(rest: text[...])
    return parser.parse()
  }

  private var rest: Substring
  private var spans: [Span] = []
  private var isStrong = false

  private init(rest: Substring) { self.rest = rest }

  private mutating func parse() -> [Span] {
    while let character = rest.first {
      switch character {
      case "`": readCode()
      case "*": readStars()
      case "[": readLink()
      case "\\": readEscape()
      default:
        append(String(character))
        rest.removeFirst()
      }
    }
    return spans
  }

  private mutating func append(_ text: String) {
    let kind: Kind = isStrong ? .strong : .plain
    if let last = spans.last, last.kind == kind {
      spans[spans.count - 1].text += text
    } else {
      spans.append(Span(text: text, kind: kind))
    }
  }

  /// Code between two equal runs of backticks; a run without a partner is text.
  private mutating func readCode() {
    let run = rest.prefix { $0 == "`" }
    let body = rest.dropFirst(run.count)
    var search = body
    while let start = search.firstIndex(of: "`") {
      let closing = search[start...].prefix { $0 == "`" }
      if closing.count == run.count {
        spans.append(Span(text: String(body[..<start]), kind: .code))
        rest = search[closing.endIndex...]
        return
      }
      search = search[closing.endIndex...]
    }
    append(String(run))
    rest = body
  }

  /// `**` begins and ends strong text; a single star, emphasis, is left out, unless it is between spaces.
  private mutating func readStars() {
    let run = rest.prefix { $0 == "*" }
    let isBefore = spans.last?.text.last.map { $0 == " " } ?? true
    rest = rest.dropFirst(run.count)
    let isBehind = rest.first.map { $0 == " " } ?? true
    if isBefore && isBehind {
      append(String(run))
    } else if run.count >= 2 {
      isStrong.toggle()
    }
  }

  /// `[text](address)`: an address inside the repository leads nowhere from a terminal, so its text is left.
  private mutating func readLink() {
    let body = rest.dropFirst()
    guard let end = body.firstIndex(of: "]"), body[end...].hasPrefix("]("),
      let close = body[end...].firstIndex(of: ")")
    else {
      append("[")
      rest = body
      return
    }
    let address = String(body[body.index(end, offsetBy: 2)..<close])
    let inner = InlineMarkdown.spans(of: String(body[..<end]))
    if address.hasPrefix("https://") || address.hasPrefix("http://") {
      spans.append(Span(text: inner.map(\.text).joined(), kind: .link(address)))
    } else {
      spans += inner
    }
    rest = body[body.index(after: close)...]
  }

  private mutating func readEscape() {
    rest.removeFirst()
    if let next = rest.first, next.isASCII, next.isPunctuation || next.isSymbol {
      append(String(next))
      rest.removeFirst()
    } else {
      append("\\")
    }
  }
}
