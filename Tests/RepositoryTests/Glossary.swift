/// Phrases to look for in prose, whatever their case and wherever the lines break.
struct Glossary {
  struct Finding {
    var line: Int
    var phrase: String
    var plain: String
  }

  private var phrases: [Substring: [(words: [Substring], phrase: String, plain: String)]] = [:]

  /// - Parameter glossary: phrases of words between single spaces, and what to say instead.
  init(_ glossary: [(phrase: String, plain: String)]) {
    for (phrase, plain) in glossary {
      let words = phrase.lowercased().split(separator: " ")
      phrases[words[0], default: []].append((words, phrase, plain))
    }
  }

  func phrases(in prose: Prose) -> [Finding] {
    prose.words.indices.flatMap { index in
      (phrases[prose.words[index].text] ?? []).filter { candidate in
        prose.words[index...].prefix(candidate.words.count).map(\.text) == candidate.words
      }.map { Finding(line: prose.words[index].line, phrase: $0.phrase, plain: $0.plain) }
    }
  }
}
