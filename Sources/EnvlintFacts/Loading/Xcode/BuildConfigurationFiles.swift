import EnvlintSyntax

/// Reads files of build settings (`.xcconfig`) and what they include, each once.
///
/// Source: the format as Xcode 16 documents it: `NAME = value`, `NAME[sdk=iphoneos*] = value`, `#include "path"`, `#include? "path"` and
/// comments after `//`. Paths start at the folder of the file.
struct BuildConfigurationFiles {
  /// Longer chains of includes are a mistake.
  private static let deepest = 32
  /// No project has more.
  private static let most = 1024

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
      switch Statement(String(decoding: line, as: UTF8.self)) {
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

    init(_ line: String) {
      let written = Statement.withoutComment(line[...])
      if written.hasPrefix("#include") {
        let rest = written.dropFirst("#include".count)
        let isOptional = rest.hasPrefix("?")
        let quoted = Statement.trimmed(isOptional ? rest.dropFirst() : rest)
        guard quoted.hasPrefix("\""), let end = quoted.dropFirst().firstIndex(of: "\"") else {
          self = .nothing
          return
        }
        self = .include(String(quoted[quoted.index(after: quoted.startIndex)..<end]), isOptional: isOptional)
        return
      }
      let nameEnd = written.firstIndex { !($0.isLetter || $0.isNumber || $0 == "_") } ?? written.endIndex
      guard let name = BuildSettingName(written[..<nameEnd]) else {
        self = .nothing
        return
      }
      var rest = Statement.trimmed(written[nameEnd...])
      var isConditional = false
      while rest.hasPrefix("["), let end = rest.firstIndex(of: "]") {
        isConditional = true
        rest = Statement.trimmed(rest[rest.index(after: end)...])
      }
      guard rest.hasPrefix("=") else {
        self = .nothing
        return
      }
      self = .setting(name, isConditional: isConditional, String(Statement.trimmed(rest.dropFirst())))
    }

    private static func withoutComment(_ line: Substring) -> Substring {
      var index = line.startIndex
      while let slash = line[index...].firstIndex(of: "/") {
        index = line.index(after: slash)
        if index < line.endIndex, line[index] == "/" { return trimmed(line[..<slash]) }
      }
      return trimmed(line)
    }

    private static func trimmed(_ text: Substring) -> Substring {
      var text = text.drop { $0 == " " || $0 == "\t" }
      while text.last == " " || text.last == "\t" { text.removeLast() }
      return text
    }
  }
}
