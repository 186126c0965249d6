import Foundation

@testable import EnvlintDriver

/// A folder of its own for one test, gone with the test.
final class TemporaryFolder {
  /// Absolute, without symbolic links.
  let path: String

  init(_ files: [String: String] = [:]) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "envlint-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = try Unwrapping.value(realPath(url.path), "the new folder has no path")
    for (file, text) in files { try write(text, to: file) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func absolute(_ file: String) -> String { file.isEmpty ? path : path + "/" + file }

  func write(_ text: String, to file: String) throws { try write(Data(text.utf8), to: file) }

  func write(_ data: Data, to file: String) throws {
    let url = URL(filePath: absolute(file))
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  func makeFolder(_ folder: String) throws {
    try FileManager.default.createDirectory(atPath: absolute(folder), withIntermediateDirectories: true)
  }

  /// Makes `link` point to `target`, which is taken as it is.
  func link(_ link: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: absolute(link), withDestinationPath: target)
  }

  func text(of file: String) throws -> String { try String(contentsOfFile: absolute(file), encoding: .utf8) }
}

/// An error where a test needs a value.
enum Unwrapping: Error {
  case missing(String)

  static func value<Value>(_ value: Value?, _ what: String) throws -> Value {
    guard let value else { throw missing(what) }
    return value
  }
}
