/// Writes numbers and texts one behind the other.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  /// Seven bits a byte, the lowest first; the eighth tells whether more follow.
  mutating func write(_ number: Int) {
    var rest = UInt(number)
    while rest > 0x7F {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes += text.utf8
  }

  mutating func write<Number: FixedWidthInteger>(fixed number: Number) {
    withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
  }

  mutating func write(_ numbers: [UInt32]) {
    write(numbers.count)
    for number in numbers { write(fixed: number) }
  }
}

/// What was to be read is not there, or cannot be what was written.
struct ByteReadingError: Error {}

/// Reads what a `ByteWriter` has written, whatever else the bytes may be.
struct ByteReader {
  private var rest: Slice<UnsafeRawBufferPointer>

  /// - Parameter bytes: must stay where they are while they are read.
  init(_ bytes: Slice<UnsafeRawBufferPointer>) { rest = bytes }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func number() throws(ByteReadingError) -> Int {
    var number: UInt = 0
    var shift: UInt = 0
    while let byte = rest.popFirst() {
      // What has more bits was not written.
      if shift > 56 { break }
      number |= UInt(byte & 0x7F) << shift
      if byte < 0x80 { return Int(number) }
      shift += 7
    }
    throw ByteReadingError()
  }

  /// A number that says how many bytes or elements follow.
  ///
  /// - Parameter unit: how many bytes each of them has at least.
  mutating func count(unit: Int = 1) throws(ByteReadingError) -> Int {
    let count = try number()
    if count > rest.count / unit { throw ByteReadingError() }
    return count
  }

  mutating func text() throws(ByteReadingError) -> String {
    String(decoding: take(try count()), as: UTF8.self)
  }

  mutating func fixed<Number: FixedWidthInteger>(_: Number.Type) throws(ByteReadingError) -> Number {
    let size = MemoryLayout<Number>.size
    if rest.count < size { throw ByteReadingError() }
    return Number(littleEndian: UnsafeRawBufferPointer(rebasing: take(size)).loadUnaligned(as: Number.self))
  }

  mutating func numbers() throws(ByteReadingError) -> [UInt32] {
    let count = try count(unit: 4)
    let bytes = UnsafeRawBufferPointer(rebasing: take(4 * count))
    return (0..<count).map { UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 4 * $0, as: UInt32.self)) }
  }

  private mutating func take(_ count: Int) -> Slice<UnsafeRawBufferPointer> {
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }
}
