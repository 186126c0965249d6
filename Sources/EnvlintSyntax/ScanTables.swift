/// The constant tables of `DeclarationScan`, made once and never freed; see `LexicalTables` for why they are pointers.
///
/// Precondition of every read: the tables of bytes take any byte.
struct ScanTables: @unchecked Sendable {
  /// Bytes that change nothing between two names.
  let plain: UnsafePointer<Bool>
  /// The kinds where brackets and commas matter.
  let plainBetweenBrackets: UnsafePointer<Bool>
  let startsName: UnsafePointer<Bool>
  let isInName: UnsafePointer<Bool>
  let isOperator: UnsafePointer<Bool>
  private let introducers: UnsafePointer<Slot>

  static let shared = ScanTables()

  /// The kind of name that a keyword introduces.
  enum Introducer {
    case type
    /// `typealias`, whose name a type follows.
    case alias
    /// `extension`, after which a dotted name may stand.
    case extendedType
    /// `let` or `var`, with which a comma brings a further name.
    case binding
    case value
    /// `_exported`, after which an import may stand.
    case reexport
    /// `import`
    case module
  }

  /// A keyword: its first eight bytes, the first one lowest, and what follows them.
  private struct Slot {
    var head: UInt64 = 0
    var length = 0
    var ninthByte: UInt8 = 0
    var introducer = Introducer.type
  }

  private static let words: [(word: StaticString, introducer: Introducer)] = [
    ("class", .type), ("struct", .type), ("enum", .type), ("protocol", .type), ("actor", .type), ("typealias", .alias),
    ("extension", .extendedType), ("let", .binding), ("var", .binding), ("func", .value), ("macro", .value),
    ("_exported", .reexport), ("import", .module),
  ]

  private init() {
    let (classes, traits) = (LexicalTables.shared.classes, LexicalTables.shared.traits)
    func isPlain(_ byte: UInt8) -> Bool {
      switch classes[Int(byte)] {
      case .space, .punctuation, .colon, .period, .mark, .operator, .leftParen, .rightParen:
        byte != UInt8(ascii: "{") && byte != UInt8(ascii: "}")
      default: false
      }
    }
    plain = Self.table(isPlain)
    plainBetweenBrackets = Self.table { isPlain($0) && !"()[],".utf8.contains($0) }
    startsName = Self.table { traits[Int($0)].contains(.identifierStart) }
    isInName = Self.table { traits[Int($0)].contains(.identifierPart) }
    isOperator = Self.table { traits[Int($0)].contains(.operatorPart) }
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: Self.slotCount)
    slots.initialize(repeating: Slot(), count: Self.slotCount)
    for (word, introducer) in Self.words {
      let head = WordSet.head(word)
      assert(slots[Self.index(head: head)].length == 0, "two keywords share a slot")
      let ninthByte = word.utf8CodeUnitCount > 8 ? word.utf8Start[8] : 0
      slots[Self.index(head: head)] =
        Slot(head: head, length: word.utf8CodeUnitCount, ninthByte: ninthByte, introducer: introducer)
    }
    introducers = UnsafePointer(slots)
  }

  /// The kind of name that a word introduces; nil for other words.
  ///
  /// Precondition: nine bytes can be read from `word`.
  @inline(__always)
  func introduced(by word: UnsafePointer<UInt8>, length: Int) -> Introducer? {
    var head = UInt64(littleEndian: UnsafeRawPointer(word).loadUnaligned(as: UInt64.self))
    if length < 8 { head &= (1 &<< UInt64(truncatingIfNeeded: 8 &* length)) &- 1 }
    let slot = introducers + Self.index(head: head)
    guard slot.pointee.head == head, slot.pointee.length == length else { return nil }
    if length == 9, slot.pointee.ninthByte != word[8] { return nil }
    return slot.pointee.introducer
  }

  private static let slotCount = 16

  /// The slot of a word: the multiplier, found by trying, gives each keyword its own.
  @inline(__always)
  private static func index(head: UInt64) -> Int { Int(truncatingIfNeeded: (head &* 0x111E_F5DA_487C_12CB) &>> 60) }

  private static func table(_ holds: (UInt8) -> Bool) -> UnsafePointer<Bool> {
    let pointer = UnsafeMutablePointer<Bool>.allocate(capacity: 256)
    for byte in UInt8.min...UInt8.max { (pointer + Int(byte)).initialize(to: holds(byte)) }
    return UnsafePointer(pointer)
  }
}
