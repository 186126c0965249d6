import EnvlintFacts

/// A project written in another way: files made of parts of the original ones, and of new text between them.
///
/// It knows where each byte comes from, so that what is found in it can be held, place by place, to what is found in the original.
struct RewrittenProject: Sendable {
  enum Piece: Sendable, Equatable {
    /// UTF-8 byte offsets into a file of the original.
    case original(file: String, Range<Int>)
    case new(String)
  }

  struct File: Sendable {
    var path: String
    var pieces: [Piece]
  }

  var original: PageProject
  var files: [File]

  init(_ original: PageProject, files: [File]) {
    self.original = original
    self.files = files
  }

  /// The project with edits in some of its files, by path.
  init(_ original: PageProject, editing edits: [String: [Edit]]) {
    self.init(original, files: original.files.map { File($0, editing: edits[$0.path] ?? []) })
  }

  /// What a linter reads.
  var project: PageProject {
    var project = original
    let texts = Dictionary(uniqueKeysWithValues: original.files.map { ($0.path, Array($0.text.utf8)) })
    project.files = files.map { PageProject.File(path: $0.path, text: $0.text(in: texts)) }
    return project
  }

  /// Findings of the rewritten project, moved to where their code stands in the original; sorted, the notes of each as well, because
  /// other paths may change the order.
  func originals(of findings: [Diagnostic]) -> [Diagnostic] {
    findings.map { finding in
      var finding = finding
      finding.location = origin(of: finding.location)
      for index in finding.notes.indices { finding.notes[index].location = origin(of: finding.notes[index].location) }
      return finding.withSortedNotes
    }.sorted()
  }

  private func origin(of location: Location) -> Location {
    guard let file = files.first(where: { $0.path == location.file }) else { return location }
    return file.origin(of: Int(location.range.lowerBound)..<Int(location.range.upperBound))
      ?? Location(file: "new text in \(location.file)", range: location.range)
  }
}

extension RewrittenProject.File {
  init(_ file: PageProject.File, editing edits: [Edit]) {
    self.init(path: file.path, pieces: [])
    var position = 0
    for edit in edits.sorted(by: Edit.precedes) where edit.range.lowerBound >= position {
      keep(file.path, position..<edit.range.lowerBound)
      if !edit.text.isEmpty { pieces.append(.new(edit.text)) }
      position = edit.range.upperBound
    }
    keep(file.path, position..<file.text.utf8.count)
  }

  private mutating func keep(_ file: String, _ range: Range<Int>) {
    if !range.isEmpty { pieces.append(.original(file: file, range)) }
  }

  func text(in originals: [String: [UInt8]]) -> String {
    var bytes: [UInt8] = []
    for piece in pieces {
      switch piece {
      case .original(let file, let range): bytes += originals[file]?[range] ?? []
      case .new(let text): bytes += text.utf8
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The original place of a range. New text at its ends belongs to the original text inside; nil when there is none.
  func origin(of range: Range<Int>) -> Location? {
    var start: (file: String, offset: Int)?
    var end: (file: String, offset: Int)?
    var position = 0
    for piece in pieces {
      switch piece {
      case .new(let text): position += text.utf8.count
      case .original(let file, let source):
        let inside = range.clamped(to: position..<position + source.count)
        if !inside.isEmpty {
          let offset = source.lowerBound - position
          start = start ?? (file, inside.lowerBound + offset)
          end = (file, inside.upperBound + offset)
        }
        position += source.count
      }
    }
    guard let start, let end, start.file == end.file, start.offset < end.offset else { return nil }
    return Location(file: start.file, range: UInt32(start.offset)..<UInt32(end.offset))
  }
}

extension Diagnostic {
  var withSortedNotes: Diagnostic {
    var sorted = self
    sorted.notes.sort { ($0.location, $0.message) < ($1.location, $1.message) }
    // What an edit may do depends on comments and on what else stands on the lines.
    sorted.fixes = []
    // Places that no report shows; the notes hold nearly all of them.
    sorted.explained = []
    sorted.otherPlaces = []
    sorted.identity = nil
    return sorted
  }
}
