import EnvlintSyntax

/// Reads files of build settings (`.xcconfig`) and what they include, each once.
///
/// Source: the format as Xcode 16 documents it: `NAME = value`, `NAME[sdk=iphoneos*] = value`, `#include "path"`, `#include? "path"` and
/// comments after `//`. Paths start at the folder of the file.
struct BuildConfigurationFiles {
  /// Longer chains of includes are a mistake.
  private static let deepest = 32
  /// No path is longer, in bytes: PATH_MAX on macOS.
  private static let longestPath = 1024
  /// No project has more.
  private static let most = 256

  private let read: (_ path: String) -> SourceBytes?
  private var known: [String: BuildSettingsLayer] = [:]
  /// The files being read, to find files that include each other.
  private var open: Set<String> = []

  /// - Parameter read: the bytes of a file, by its path relative to the folder of the project; nil where it cannot be read.
  init(read: @escaping (_ path: String) -> SourceBytes?) { self.read = read }

  /// The settings in the file at a path; an unreadable file is unknown.
  mutating func layer(at path: String) -> BuildSettingsLayer {
    if let layer = known[path] { return layer }
    guard !open.contains(path), open.count < BuildConfigurationFiles.deepest,
      known.count < BuildConfigurationFiles.most, let source = read(path)
    else { return .unreadable }
    open.insert(path)
    let layer = layer(source, folder: folder(of: path))
    open.remove(path)
    known[path] = layer
    return layer
  }

  private mutating func layer(_ source: SourceBytes, folder: String) -> BuildSettingsLayer {
    var layer = BuildSettingsLayer()
    for line in source.padded[0..<source.count].split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      switch Statement(line) {
      case .setting(let name, let isConditional, let value):
        layer.set(name, isConditional: isConditional, BuildSettingsLayer.Written(value))
      case .include(let path, let isOptional):
        let path = normalized(folder, path)
        // A missing file of local settings is nothing unusual.
        if isOptional, path.map({ known[$0] == nil && !open.contains($0) && read($0) == nil }) ?? true { continue }
        layer.include(path.map { self.layer(at: $0) } ?? .unreadable)
      case .nothing: break
      }
    }
    return layer
  }

  private func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// A path without `.` and without `..` that something precedes; nil for one from the root of all.
  private func normalized(_ folder: String, _ path: String) -> String? {
    if path.isEmpty || path.hasPrefix("/") || path.hasPrefix("<") { return nil }
    guard folder.utf8.count + path.utf8.count < BuildConfigurationFiles.longestPath else { return nil }
    var parts: [Substring] = []
    for part in folder.split(separator: "/") + path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  /// One line.
  private enum Statement {
    case setting(BuildSettingName, isConditional: Bool, String)
    case include(String, isOptional: Bool)
    /// A comment, a setting that does not matter here, or something that makes no sense.
    case nothing

    /// - Parameter line: its bytes.
    init(_ line: ArraySlice<UInt8>) {
      let written = Statement.withoutComment(line)
      if written.starts(with: "#include".utf8) {
        let rest = written.dropFirst("#include".utf8.count)
        let isOptional = rest.first == UInt8(ascii: "?")
        let quoted = Statement.trimmed(isOptional ? rest.dropFirst() : rest)
        guard quoted.first == UInt8(ascii: "\""), let end = quoted.dropFirst().firstIndex(of: UInt8(ascii: "\"")) else {
          self = .nothing
          return
        }
        self = .include(Statement.text(quoted[..<end].dropFirst()), isOptional: isOptional)
        return
      }
      let name = written.prefix(while: Statement.isPartOfName)
      guard let setting = BuildSettingName(name) else {
        self = .nothing
        return
      }
      var rest = Statement.trimmed(written[name.endIndex...])
      var isConditional = false
      while rest.first == UInt8(ascii: "["), let end = rest.firstIndex(of: UInt8(ascii: "]")) {
        isConditional = true
        rest = Statement.trimmed(rest[(end + 1)...])
      }
      guard rest.first == UInt8(ascii: "=") else {
        self = .nothing
        return
      }
      self = .setting(setting, isConditional: isConditional, Statement.text(Statement.trimmed(rest.dropFirst())))
    }

    private static func isPartOfName(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
        true
      default: false
      }
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

    private static func withoutComment(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
      let slash = UInt8(ascii: "/")
      let comment = line.indices.first { line[$0] == slash && $0 + 1 < line.endIndex && line[$0 + 1] == slash }
      return trimmed(line[..<(comment ?? line.endIndex)])
    }

    private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
      func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
      let line = line.drop(while: isSpace)
      return line[..<(line.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? line.startIndex)]
    }
  }
}
