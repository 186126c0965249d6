import Foundation

/// The regular files at and under `paths` whose names end with one of `suffixes`, sorted. Links are not followed.
public func files(under paths: [String], suffixes: [String]) -> [String] {
  func isMeant(_ path: String) -> Bool { suffixes.contains { path.hasSuffix($0) } }
  var files: [String] = []
  for path in paths {
    if isMeant(path) {
      files.append(path)
      continue
    }
    guard let walk = FileManager.default.enumerator(atPath: path) else { continue }
    while let entry = walk.nextObject() as? String {
      if isMeant(entry), walk.fileAttributes?[.type] as? FileAttributeType == .typeRegular {
        files.append(path + "/" + entry)
      }
    }
  }
  return files.sorted()
}
