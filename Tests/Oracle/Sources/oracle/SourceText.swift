import EnvlintSyntax
import Foundation

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

/// The Swift files at and under `paths`, sorted. Links are not followed.
func swiftFiles(under paths: [String]) -> [String] {
  var files: [String] = []
  for path in paths {
    if path.hasSuffix(".swift") {
      files.append(path)
      continue
    }
    guard let walk = FileManager.default.enumerator(atPath: path) else { continue }
    while let entry = walk.nextObject() as? String {
      if entry.hasSuffix(".swift"), walk.fileAttributes?[.type] as? FileAttributeType == .typeRegular {
        files.append(path + "/" + entry)
      }
    }
  }
  return files.sorted()
}
