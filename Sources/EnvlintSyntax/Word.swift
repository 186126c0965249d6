/// The words that mean something to the parser in certain places only; elsewhere they are ordinary names.
///
/// A table, because the parser asks for them at each declaration and statement. Source: TSPL, "Keywords reserved in
/// particular contexts", and the underscored spellings that the Swift compiler accepts.
/// `opaque` is the word `some`, whose own name would collide with `Optional.some`.
enum Word: UInt8, Sendable {
  case actor, any, async, await, borrow, borrowing, consume, consuming, convenience, copy
  case didSet, discard, distributed, dynamic, each, final, get, indirect, infix, isolated
  case lazy, macro, mutating, nonisolated, nonmutating, nonsending, of, open
  case optional, override, package, postfix, prefix, reasync, required, sending
  case set, opaque, unowned, unsafe, unsafeAddress, unsafeMutableAddress, using, weak, willSet, yield
  case borrowingUnderscored, consumingUnderscored, owned, shared, const, local, compilerInitialized
  case readUnderscored, modifyUnderscored, type, `protocol`
}

/// Finds words by their bytes: an open hash table over the first eight bytes and the length.
struct WordTable: Sendable {
  private struct Entry {
    /// The first eight bytes, the first one lowest.
    var head: UInt64
    var spelling: StaticString
    var word: Word
  }

  /// A power of two, and four times the number of words: most names meet an empty slot at once.
  private static let capacity = 256
  private let entries: ContiguousArray<Entry?>

  static let shared = WordTable()

  private init() {
    let spellings: [(StaticString, Word)] = [
      ("actor", .actor), ("any", .any), ("async", .async), ("await", .await), ("borrow", .borrow),
      ("borrowing", .borrowing), ("consume", .consume), ("consuming", .consuming), ("convenience", .convenience),
      ("copy", .copy), ("didSet", .didSet), ("discard", .discard), ("distributed", .distributed),
      ("dynamic", .dynamic), ("each", .each), ("final", .final), ("get", .get), ("indirect", .indirect),
      ("infix", .infix), ("isolated", .isolated), ("lazy", .lazy), ("macro", .macro),
      ("mutating", .mutating), ("nonisolated", .nonisolated), ("nonmutating", .nonmutating),
      ("nonsending", .nonsending), ("of", .of), ("open", .open), ("optional", .optional), ("override", .override),
      ("package", .package), ("postfix", .postfix), ("prefix", .prefix), ("reasync", .reasync),
      ("required", .required), ("sending", .sending), ("set", .set), ("some", .opaque),
      ("unowned", .unowned), ("unsafe", .unsafe), ("unsafeAddress", .unsafeAddress),
      ("unsafeMutableAddress", .unsafeMutableAddress), ("using", .using), ("weak", .weak), ("willSet", .willSet),
      ("yield", .yield), ("__consuming", .consumingUnderscored), ("__owned", .owned), ("__shared", .shared),
      ("_const", .const), ("_local", .local), ("_compilerInitialized", .compilerInitialized),
      ("_read", .readUnderscored), ("_modify", .modifyUnderscored), ("_borrowing", .borrowingUnderscored),
      ("Type", .type), ("Protocol", .protocol),
    ]
    var entries = ContiguousArray<Entry?>(repeating: nil, count: WordTable.capacity)
    for (spelling, word) in spellings {
      let head = spelling.withUTF8Buffer { bytes in
        bytes.prefix(8).enumerated().reduce(UInt64(0)) { $0 | UInt64($1.element) << UInt64(8 * $1.offset) }
      }
      var slot = WordTable.slot(head, spelling.utf8CodeUnitCount)
      while entries[slot] != nil { slot = (slot + 1) % WordTable.capacity }
      entries[slot] = Entry(head: head, spelling: spelling, word: word)
    }
    self.entries = entries
  }

  private static func slot(_ head: UInt64, _ length: Int) -> Int {
    let hash = (head ^ UInt64(truncatingIfNeeded: length)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: hash >> 56)
  }

  /// The word that the bytes of `range` spell; nil for any other name.
  ///
  /// Precondition: eight bytes can be read from `range.lowerBound`.
  func word(_ bytes: UnsafePointer<UInt8>, _ range: Range<Int>) -> Word? {
    let start = bytes + range.lowerBound
    var head = UInt64(littleEndian: UnsafeRawPointer(start).loadUnaligned(as: UInt64.self))
    if range.count < 8 { head &= (1 &<< UInt64(truncatingIfNeeded: 8 &* range.count)) &- 1 }
    var slot = WordTable.slot(head, range.count)
    while let entry = entries[slot] {
      if entry.head == head, entry.spelling.utf8CodeUnitCount == range.count,
        range.count <= 8 || entry.spelling.stands(at: start)
      {
        return entry.word
      }
      slot = (slot + 1) % WordTable.capacity
    }
    return nil
  }
}

extension StaticString {
  /// Whether its bytes stand at a place. Precondition: as many can be read there.
  func stands(at place: UnsafePointer<UInt8>) -> Bool {
    for offset in 0..<utf8CodeUnitCount where place[offset] != utf8Start[offset] { return false }
    return true
  }
}
