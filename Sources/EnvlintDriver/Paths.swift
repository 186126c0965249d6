// Paths as text, without asking the file system. Absolute ones start with `/` and have no `/` at their end.

/// `folder/name`.
func joined(_ folder: String, _ name: String) -> String {
  if folder.isEmpty { return name }
  return folder.hasSuffix("/") ? folder + name : folder + "/" + name
}

/// An absolute path without `.`, `..` and empty components.
func absolutePath(_ path: String, from folder: String) -> String {
  let path = path.hasPrefix("/") ? path : joined(folder, path)
  if isClean(path) { return path }
  var components: [Substring] = []
  for component in path.split(separator: "/") where component != "." {
    if component == ".." { _ = components.popLast() } else { components.append(component) }
  }
  return "/" + components.joined(separator: "/")
}

/// Whether a path begins with `/` and has no `.`, `..` and empty components.
private func isClean(_ path: String) -> Bool {
  let (slash, dot) = (UInt8(ascii: "/"), UInt8(ascii: "."))
  var path = path
  return path.withUTF8 { bytes in
    guard bytes.first == slash else { return false }
    var start = 1
    for end in 1...bytes.count where end == bytes.count || bytes[end] == slash {
      if end - start <= 2, bytes[start..<end].allSatisfy({ $0 == dot }) { return false }
      start = end + 1
    }
    return true
  }
}

/// The folder of an absolute path; that of `/` is `/`.
func parentFolder(_ path: String) -> String {
  guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash != path.startIndex else { return "/" }
  return String(path[..<slash])
}

/// The last component of an absolute path.
func lastComponent(_ path: String) -> String { String(path.split(separator: "/").last ?? "") }

/// `path` relative to `folder`, empty for the folder itself; nil when it is not inside. Both absolute.
func relativePath(_ path: String, in folder: String) -> String? {
  if path == folder { return "" }
  let prefix = folder == "/" ? folder : folder + "/"
  // By bytes: two names that differ in normalisation only are two files.
  guard path.utf8.starts(with: prefix.utf8) else { return nil }
  return String(decoding: path.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
}

/// A folder and all folders above it, innermost first. Absolute.
func withAncestors(_ folder: String) -> [String] {
  var folders = [folder]
  while let last = folders.last, last != "/" { folders.append(parentFolder(last)) }
  return folders
}

/// The innermost folder that contains all of `folders`, which are absolute; `/` for none.
func commonFolder(_ folders: [String]) -> String {
  guard let first = folders.first else { return "/" }
  return withAncestors(first).first { candidate in folders.allSatisfy { relativePath($0, in: candidate) != nil } }
    ?? "/"
}
