import EnvlintFacts

/// The files that were only looked at, with what they declare.
///
/// There are many of them, and each round of loading asks them all: their names lie one behind the other in memory.
struct SkimmedFiles {
  struct File {
    var index: Int
    /// Where its names stand in `names`.
    fileprivate var names: Range<Int>
    /// See `Skim.usesDefaults`.
    var usesDefaults: Bool
    var swiftUI: SwiftUIVisibility
    var byteCount: Int
  }

  private(set) var files: [File] = []
  /// Those of all files; see `Skim.declaredNames`.
  private var names: [UInt32] = []

  mutating func add(_ skim: Skim, of index: Int, byteCount: Int) {
    let start = names.count
    names += skim.declaredNames
    files.append(
      File(
        index: index, names: start..<names.count, usesDefaults: skim.usesDefaults, swiftUI: skim.swiftUI,
        byteCount: byteCount))
  }

  /// The files that declare a wanted name, with all such names that they declare.
  func files(declaring wanted: Skim.WantedNames) -> [(file: File, names: [UInt32])] {
    names.withUnsafeBufferPointer { names in
      files.compactMap { file in
        guard names[file.names].contains(where: wanted.includes) else { return nil }
        return (file, names[file.names].filter(wanted.includes))
      }
    }
  }

  mutating func remove(_ indices: Set<Int>) { files.removeAll { indices.contains($0.index) } }
}
