/// Finds names of a table in its text.
///
/// **Invariant:** no name is taken out of the text. There are more than a thousand in the tables and a run asks for a few: to make a
/// string of each, and sets of them, would show in a run over one file.
struct KnowledgeIndex: Sendable {
  /// A name that is in the text.
  private struct Name {
    var hash: UInt32
    var start: UInt16
    var count: UInt16
  }

  private let text: String
  /// In the order of the text.
  private let names: ContiguousArray<Name>
  /// By the last bits of a hash, or after: one more than an index in `names`, and 0 where none is.
  private let slots: ContiguousArray<UInt16>

  /// - Parameter text: words with spaces and newlines between them.
  init(wordsOf text: String) { self.init(text, areRows: false) }

  /// - Parameter text: rows; their first cells, which have no spaces, are the names.
  init(rowsOf text: String) { self.init(text, areRows: true) }

  private init(_ text: String, areRows: Bool) {
    var text = text
    let names = text.withUTF8 { bytes in
      precondition(bytes.count <= UInt16.max, "a table of knowledge is too long for its index")
      var names: ContiguousArray<Name> = []
      names.reserveCapacity(bytes.count / 12)
      var start = 0
      while start < bytes.count {
        var (end, hash) = (start, Outline.emptyHash)
        while end < bytes.count, bytes[end] > UInt8(ascii: " ") {
          hash = Outline.hash(CollectionOfOne(bytes[end]), behind: hash)
          end += 1
        }
        if end > start { names.append(Name(hash: hash, start: UInt16(start), count: UInt16(end - start))) }
        while areRows, end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
        start = end + 1
      }
      return names
    }
    var slotCount = 16
    while slotCount < 2 * names.count { slotCount *= 2 }
    var slots = ContiguousArray<UInt16>(repeating: 0, count: slotCount)
    for (index, name) in names.enumerated() {
      var slot = Int(name.hash) & (slotCount - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slotCount - 1) }
      slots[slot] = UInt16(index + 1)
    }
    (self.text, self.names, self.slots) = (text, names, slots)
  }

  /// Where a name is among the others; nil where it is none of them.
  func position(of name: String) -> Int? {
    var (name, text) = (name, text)
    return name.withUTF8 { name in
      text.withUTF8 { text in
        position(hash: Outline.hash(name)) { start, count in
          count == name.count && text[start..<start + count].elementsEqual(name)
        }
      }
    }
  }

  func contains(_ name: String) -> Bool { position(of: name) != nil }

  /// Whether there is a name with this hash; see `Outline.hash(_:)`.
  func contains(hash: UInt32) -> Bool { position(hash: hash) { _, _ in true } != nil }

  /// Calls `body` with the bytes of each name, in the order of the text.
  func forEachName(_ body: (Slice<UnsafeBufferPointer<UInt8>>) -> Void) {
    var text = text
    text.withUTF8 { bytes in
      for name in names { body(bytes[Int(name.start)..<Int(name.start) + Int(name.count)]) }
    }
  }

  private func position(hash: UInt32, where isSame: (_ start: Int, _ count: Int) -> Bool) -> Int? {
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if names[index].hash == hash, isSame(Int(names[index].start), Int(names[index].count)) { return index }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }
}

/// The rows of a table by their first cells. Of two with the same one, the first counts.
struct KnowledgeRows<Row: Sendable>: Sendable {
  private let index: KnowledgeIndex
  private let rows: [Row]

  /// - Parameter read: what is made of a row.
  init(_ text: String, columnCount: Int, _ read: (_ cells: [KnowledgeCell]) -> Row) {
    index = KnowledgeIndex(rowsOf: text)
    rows = KnowledgeTable.rows(of: text, columnCount: columnCount, read)
  }

  subscript(name: String) -> Row? { index.position(of: name).map { rows[$0] } }

  func contains(_ name: String) -> Bool { index.contains(name) }

  /// In the order of the table.
  var values: [Row] { rows }

  func forEachName(_ body: (Slice<UnsafeBufferPointer<UInt8>>) -> Void) { index.forEachName(body) }
}
