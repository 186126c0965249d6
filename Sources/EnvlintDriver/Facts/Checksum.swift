/// Tells whether bytes are those that were written: FNV-1a over words of eight bytes, the last one filled up with zeros, and the count.
struct Checksum {
  private var hash: UInt64 = 14_695_981_039_346_656_037
  private var count = 0
  /// The bytes of the word that is not complete yet, the first one lowest.
  private var word: UInt64 = 0

  init() {}

  init(of bytes: Slice<UnsafeRawBufferPointer>) { add(bytes) }

  /// Goes on with further bytes; in how many parts they come makes no difference.
  mutating func add(_ bytes: Slice<UnsafeRawBufferPointer>) {
    let bytes = UnsafeRawBufferPointer(rebasing: bytes)
    var position = 0
    func addByte() {
      word |= UInt64(bytes[position]) << UInt64(8 * (count & 7))
      position += 1
      count += 1
      if count & 7 == 0 { mix() }
    }
    while position < bytes.count, count & 7 != 0 { addByte() }
    while position + 8 <= bytes.count {
      word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
      position += 8
      count += 8
      mix()
    }
    while position < bytes.count { addByte() }
  }

  private mutating func mix() {
    hash = Checksum.mixed(hash, word)
    word = 0
  }

  var value: UInt64 { Checksum.mixed(Checksum.mixed(hash, word), UInt64(count)) }

  private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word) &* 1_099_511_628_211
    return product ^ product >> 32
  }
}
