import EnvlintFacts
import EnvlintSyntax

/// What a file of facts says about each file of a project's part, but for the texts, which stand behind it in the same order.
struct FactsIndex {
  /// A text that stands behind the index.
  struct Text: Equatable {
    var byteCount: Int
    /// See `Checksum`.
    var checksum: UInt64

    init(_ bytes: SourceBytes) {
      byteCount = bytes.count
      checksum = bytes.padded.withUnsafeBytes { Checksum(of: $0[..<bytes.count]).value }
    }
  }

  /// A Swift file.
  enum Source {
    case text(Text, FileLook)
    /// It was not read; the reason is that of its notice.
    case skipped(reason: String)

    var text: Text? { if case .text(let text, _) = self { text } else { nil } }
  }

  /// The projects of Xcode, by the paths of their folders, relative to the project root; sorted. Nil for one that cannot be read.
  var xcodeProjects: [(path: String, text: Text?)] = []
  /// Whether Swift files of the part were left out.
  var hasUnreadFiles = false
  /// By path, relative to the root; sorted.
  var sources: [(path: String, source: Source)] = []
}

extension FactsIndex {
  var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.write(xcodeProjects.count)
    for (path, text) in xcodeProjects {
      writer.write(path)
      writer.write(text == nil ? 0 : 1)
      if let text { writer.write(text) }
    }
    writer.write(hasUnreadFiles ? 1 : 0)
    writer.write(sources.count)
    for (path, source) in sources {
      writer.write(path)
      switch source {
      case .skipped(let reason):
        writer.write(SourceFlags.isSkipped.rawValue)
        writer.write(reason)
      case .text(let text, let look):
        writer.write(look)
        writer.write(text)
      }
    }
    return writer.bytes
  }

  init(reading bytes: Slice<UnsafeRawBufferPointer>) throws(ByteReadingError) {
    var reader = ByteReader(bytes)
    for _ in 0..<(try reader.count(unit: 2)) {
      let path = try reader.path(after: xcodeProjects.last?.path)
      xcodeProjects.append((path, try reader.number() == 0 ? nil : try FactsIndex.Text(reading: &reader)))
    }
    hasUnreadFiles = try reader.number() != 0
    let count = try reader.count(unit: 2)
    sources.reserveCapacity(count)
    for _ in 0..<count { sources.append((try reader.path(after: sources.last?.path), try reader.source())) }
    guard reader.isAtEnd else { throw ByteReadingError() }
  }
}

extension FactsIndex.Text {
  fileprivate init(reading reader: inout ByteReader) throws(ByteReadingError) {
    byteCount = try reader.number()
    checksum = try reader.fixed(UInt64.self)
    // What is larger was never read, let alone written.
    if byteCount > largestSourceByteCount { throw ByteReadingError() }
  }
}

/// What is said of a Swift file by single bits.
private struct SourceFlags: OptionSet {
  let rawValue: Int

  /// Then only the reason follows.
  static let isSkipped = SourceFlags(rawValue: 1 << 0)
  static let isSkimmed = SourceFlags(rawValue: 1 << 1)
  static let mentionsDirective = SourceFlags(rawValue: 1 << 2)
  static let mayHoldRoot = SourceFlags(rawValue: 1 << 3)
  static let usesDefaults = SourceFlags(rawValue: 1 << 4)
  static let exportsModule = SourceFlags(rawValue: 1 << 5)

  static let all: SourceFlags = [
    .isSkipped, .isSkimmed, .mentionsDirective, .mayHoldRoot, .usesDefaults, .exportsModule,
  ]

  static func `if`(_ condition: Bool, _ flag: SourceFlags) -> SourceFlags { condition ? flag : [] }
}

extension ByteWriter {
  fileprivate mutating func write(_ text: FactsIndex.Text) {
    write(text.byteCount)
    write(fixed: text.checksum)
  }

  fileprivate mutating func write(_ look: FileLook) {
    let flags: SourceFlags = [
      .if(look.skim != nil, .isSkimmed), .if(look.mentionsDirective, .mentionsDirective),
      .if(look.mayHoldRoot, .mayHoldRoot), .if(look.skim?.usesDefaults == true, .usesDefaults),
      .if(look.skim?.exportsModule == true, .exportsModule),
    ]
    write(flags.rawValue)
    guard let skim = look.skim else { return }
    write(Int(skim.swiftUI.rawValue))
    // Equal files give equal facts.
    write(skim.declaredNames.sorted())
  }
}

extension ByteReader {
  /// A path below the root.
  ///
  /// - Parameter last: the one before it, which comes before it in the order of paths, too.
  fileprivate mutating func path(after last: String?) throws(ByteReadingError) -> String {
    let path = try text()
    let isBelow = !path.isEmpty && !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
    guard isBelow, last.map({ $0 < path }) ?? true else { throw ByteReadingError() }
    return path
  }

  fileprivate mutating func source() throws(ByteReadingError) -> FactsIndex.Source {
    let flags = SourceFlags(rawValue: try number())
    guard flags.isSubset(of: .all) else { throw ByteReadingError() }
    if flags.contains(.isSkipped) { return .skipped(reason: try text()) }
    var skim: Skim?
    if flags.contains(.isSkimmed) {
      guard let code = UInt8(exactly: try number()), let swiftUI = SwiftUIVisibility(rawValue: code) else {
        throw ByteReadingError()
      }
      skim = Skim(
        declaredNames: try numbers(), usesDefaults: flags.contains(.usesDefaults), swiftUI: swiftUI,
        exportsModule: flags.contains(.exportsModule))
    }
    let text = try FactsIndex.Text(reading: &self)
    let look = FileLook(
      skim: skim, byteCount: text.byteCount, mentionsDirective: flags.contains(.mentionsDirective),
      mayHoldRoot: flags.contains(.mayHoldRoot))
    return .text(text, look)
  }
}
