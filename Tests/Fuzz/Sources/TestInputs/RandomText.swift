/// Text that no file holds: fragments that matter, in any order, and now and then a stray byte.
///
/// Real code has few malformed literals and hardly a regex literal; this finds what it leaves out.
public func randomText(using generator: inout SplitMix64) -> [UInt8] {
  var bytes: [UInt8] = []
  // A few fragments at a time, so that rare ones meet often.
  let chosen = (0..<12).map { _ in randomFragment(using: &generator) }
  for _ in 0..<generator.number(in: 1...60) {
    switch generator.number(in: 0...39) {
    case 0: bytes.append(UInt8.random(in: 0...255, using: &generator))
    case 1: bytes += randomFragment(using: &generator)
    case 2...8: bytes.append(generator.element(of: [0x20, 0x0A, 0x61, 0x0A]))
    default: bytes += generator.element(of: chosen)
    }
  }
  return bytes
}

func randomFragment(using generator: inout SplitMix64) -> [UInt8] {
  generator.element(of: generator.oneIn(3) ? Fragments.syntactic : Fragments.lexical)
}
