/// A path of names as the key of a table: as small as a number, where an array of strings is slow to hash and to copy.
///
/// Two paths may have one key; who looks something up compares the paths.
struct PathKey: Sendable, Hashable {
  /// FNV-1a over 64 bits: the names, each followed by a byte that is in none of them.
  private var value: UInt64 = 14_695_981_039_346_656_037

  init(_ path: some Sequence<String>) {
    for name in path { append(name) }
  }

  init(_ path: some Sequence<String>, _ last: String) {
    for name in path { append(name) }
    append(last)
  }

  private mutating func append(_ name: String) {
    var name = name
    name.withUTF8 { for byte in $0 { combine(byte) } }
    combine(0xFF)
  }

  private mutating func combine(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 1_099_511_628_211 }
}
