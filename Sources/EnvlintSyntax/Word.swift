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

/// Finds words by their bytes: by length, then by the first eight bytes as one integer, then by the rest.
struct WordTable: Sendable {
  private struct Entry {
    var head: UInt64
    var tail: [UInt8]
    var word: Word
  }

  private static let longest = 20
  private let entriesByLength: [[Entry]]

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
    var byLength = [[Entry]](repeating: [], count: WordTable.longest + 1)
    for (spelling, word) in spellings {
      let bytes = spelling.withUTF8Buffer { Array($0) }
      byLength[bytes.count].append(
        Entry(head: WordTable.head(bytes[...]), tail: Array(bytes.dropFirst(8)), word: word)
      )
    }
    entriesByLength = byLength
  }

  /// Up to eight bytes as one integer, the first byte lowest.
  private static func head(_ bytes: some Collection<UInt8>) -> UInt64 {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    for byte in bytes.prefix(8) {
      value |= UInt64(byte) << shift
      shift += 8
    }
    return value
  }

  /// The word that the bytes of `range` spell; nil for any other name.
  func word(in source: SourceBytes, _ range: Range<Int>) -> Word? {
    guard range.count <= WordTable.longest, !entriesByLength[range.count].isEmpty else { return nil }
    let head = WordTable.head(source.padded[range])
    for entry in entriesByLength[range.count] where entry.head == head {
      if source.padded[range].dropFirst(8).elementsEqual(entry.tail) { return entry.word }
    }
    return nil
  }
}
