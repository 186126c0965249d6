import EnvlintSyntax
import Foundation
import TestInputs

/// One file to compare.
struct SourceText: Sendable {
  let path: String
  let bytes: SourceBytes

  /// Nil when the file cannot be read.
  init?(path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(path: path, bytes: SourceBytes(data))
  }

  init(path: String, bytes: SourceBytes) {
    self.path = path
    self.bytes = bytes
  }

  /// The line and column, in bytes, of an offset; both from 1.
  func location(_ offset: Int) -> (line: Int, column: Int) {
    let before = bytes.padded[..<offset]
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return (before.count { $0 == UInt8(ascii: "\n") } + 1, offset - lineStart + 1)
  }
}

extension SourceText {
  /// Text that no file holds.
  static func random(seed: UInt64) -> SourceText {
    var generator = SplitMix64(seed: seed)
    return SourceText(path: "random-\(seed)", bytes: SourceBytes(randomText(using: &generator)))
  }

  /// The file with a few bytes removed, repeated or replaced by others of its own.
  func mutated(seed: UInt64) -> SourceText {
    var generator = SplitMix64(seed: seed)
    var changed = Array(bytes.padded[..<bytes.count])
    mutate(&changed, by: Mutation.small, with: [changed], using: &generator)
    return SourceText(path: "\(path) mutated with seed \(seed)", bytes: SourceBytes(changed))
  }
}
