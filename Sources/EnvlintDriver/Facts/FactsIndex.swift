import EnvlintFacts

/// What a file of facts says about each file of a project's part, but for the texts, which stand behind it in the same order.
struct FactsIndex {
  /// A text that stands behind the index.
  struct Text {
    /// Relative to the project root.
    var path: String
    var byteCount: Int
  }

  /// A Swift file.
  enum Source {
    case text(FileLook)
    /// It was not read; the reason is that of its notice.
    case skipped(reason: String)
  }

  /// Folders that have a configuration of their own, relative to the root; sorted.
  var configuredFolders: [String] = []
  /// The projects of Xcode, by the paths of their folders; sorted.
  var xcodeProjects: [Text] = []
  /// By path, relative to the root; sorted.
  var sources: [(path: String, source: Source)] = []

  /// Of all texts.
  var textByteCount: Int {
    xcodeProjects.map(\.byteCount).reduce(0, +)
      + sources.map { if case .text(let look) = $0.source { look.byteCount } else { 0 } }.reduce(0, +)
  }
}

extension FactsIndex {
  var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.write(configuredFolders.count)
    for folder in configuredFolders { writer.write(folder) }
    writer.write(xcodeProjects.count)
    for project in xcodeProjects {
      writer.write(project.path)
      writer.write(project.byteCount)
    }
    writer.write(sources.count)
    for (path, source) in sources {
      writer.write(path)
      switch source {
      case .skipped(let reason):
        writer.write(SourceFlags.isSkipped.rawValue)
        writer.write(reason)
      case .text(let look): writer.write(look)
      }
    }
    return writer.bytes
  }

  init(reading bytes: Slice<UnsafeRawBufferPointer>) throws(ByteReadingError) {
    var reader = ByteReader(bytes)
    for _ in 0..<(try reader.count()) { configuredFolders.append(try reader.text()) }
    for _ in 0..<(try reader.count(unit: 2)) {
      xcodeProjects.append(Text(path: try reader.text(), byteCount: try reader.number()))
    }
    let count = try reader.count(unit: 2)
    sources.reserveCapacity(count)
    for _ in 0..<count { sources.append((try reader.text(), try reader.source())) }
    guard reader.isAtEnd else { throw ByteReadingError() }
  }
}

/// What is said of a Swift file by single bits.
private struct SourceFlags: OptionSet {
  let rawValue: Int

  static let isSkipped = SourceFlags(rawValue: 1 << 0)
  /// Whether it has a `Skim`, whose flags are those behind the next two.
  static let isSkimmed = SourceFlags(rawValue: 1 << 1)
  static let mentionsDirective = SourceFlags(rawValue: 1 << 2)
  static let mayHoldRoot = SourceFlags(rawValue: 1 << 3)
  static let usesDefaults = SourceFlags(rawValue: 1 << 4)
  static let exportsModule = SourceFlags(rawValue: 1 << 5)

  static func `if`(_ condition: Bool, _ flag: SourceFlags) -> SourceFlags { condition ? flag : [] }
}

extension ByteWriter {
  fileprivate mutating func write(_ look: FileLook) {
    let flags: SourceFlags = [
      .if(look.skim != nil, .isSkimmed), .if(look.mentionsDirective, .mentionsDirective),
      .if(look.mayHoldRoot, .mayHoldRoot), .if(look.skim?.usesDefaults == true, .usesDefaults),
      .if(look.skim?.exportsModule == true, .exportsModule),
    ]
    write(flags.rawValue)
    write(look.byteCount)
    guard let skim = look.skim else { return }
    write(Int(skim.swiftUI.rawValue))
    // Equal files give equal facts.
    write(skim.declaredNames.sorted())
  }
}

extension ByteReader {
  fileprivate mutating func source() throws(ByteReadingError) -> FactsIndex.Source {
    let flags = SourceFlags(rawValue: try number())
    if flags.contains(.isSkipped) { return .skipped(reason: try text()) }
    var look = FileLook(
      skim: nil, byteCount: try number(), mentionsDirective: flags.contains(.mentionsDirective),
      mayHoldRoot: flags.contains(.mayHoldRoot))
    if flags.contains(.isSkimmed) {
      guard let code = UInt8(exactly: try number()), let swiftUI = SwiftUIVisibility(rawValue: code) else {
        throw ByteReadingError()
      }
      look.skim = Skim(
        declaredNames: try numbers(), usesDefaults: flags.contains(.usesDefaults), swiftUI: swiftUI,
        exportsModule: flags.contains(.exportsModule))
    }
    return .text(look)
  }
}
