/// A family of texts that grow without bound in one respect: nesting, length, count.
///
///     prefix  unit unit unit …  core  … closing closing closing  suffix
///
/// In a unit `§` stands for the number of the repetition, and `¤` for the number before it, so that names can differ.
public struct Pathology: Sendable {
  /// A few words for a table.
  public let name: String
  private var prefix: [UInt8]
  private let unit: [UInt8]
  private let core: [UInt8]
  private let closing: [UInt8]
  private let suffix: [UInt8]
  private let hasNumbers: Bool

  init(
    _ name: String, _ prefix: String = "", unit: String, core: String = "", closing: String = "", _ suffix: String = ""
  ) {
    self.name = name
    self.prefix = Array(prefix.utf8)
    self.unit = Array(unit.utf8)
    self.core = Array(core.utf8)
    self.closing = Array(closing.utf8)
    self.suffix = Array(suffix.utf8)
    hasNumbers = unit.contains("§") || unit.contains("¤")
  }

  /// The same in a file that imports SwiftUI, without which no environment code counts.
  var importingSwiftUI: Pathology {
    var importing = self
    importing.prefix = Array("import SwiftUI\n".utf8) + prefix
    return importing
  }

  /// A text of about this size: one repetition less than reaches it, but at least one.
  public func text(byteCount: Int) -> [UInt8] {
    var bytes = prefix
    bytes.reserveCapacity(byteCount + unit.count + core.count)
    var depth = 0
    repeat {
      if hasNumbers { bytes += numbered(depth) } else { bytes += unit }
      depth += 1
    } while bytes.count + core.count + (depth + 1) * closing.count + unit.count + suffix.count < byteCount
    bytes += core
    for _ in 0..<depth { bytes += closing }
    return bytes + suffix
  }

  private func numbered(_ number: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = unit[...]
    while let byte = rest.popFirst() {
      // `§` is C2 A7, `¤` is C2 A4.
      if byte == 0xC2, let mark = rest.first, mark == 0xA7 || mark == 0xA4 {
        rest = rest.dropFirst()
        bytes += "\(mark == 0xA7 ? number + 1 : number)".utf8
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }
}
