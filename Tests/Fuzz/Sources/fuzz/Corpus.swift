import Foundation
import TestInputs

/// Files to start from, beside the seeds.
struct Corpus: Sendable {
  var swift: [[UInt8]] = []
  var yaml: [[UInt8]] = []
  var xcode: [[UInt8]] = []

  /// Reads the Swift and YAML files and the projects of Xcode at and under `paths`, in the order of their paths. What cannot be read is left out, and so is
  /// what is too large to be tried a million times.
  init(paths: [String]) {
    for path in files(under: paths, suffixes: [".swift", ".yml", ".yaml", ".pbxproj"]) {
      guard let data = FileManager.default.contents(atPath: path), data.count <= InputMaker.largestByteCount else {
        continue
      }
      if path.hasSuffix(".swift") {
        swift.append(Array(data))
      } else if path.hasSuffix(".pbxproj") {
        xcode.append(Array(data))
      } else {
        yaml.append(Array(data))
      }
    }
  }
}
