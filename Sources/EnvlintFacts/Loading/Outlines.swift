/// The complete map from names to the files that are not parsed from the start, by what their outlines declare.
public struct Outlines: Sendable {
  struct File: Sendable {
    /// Index among the project's paths.
    var index: Int
    var swiftUI: SwiftUIVisibility
    var importsTests: Bool
  }

  /// Whether some file exports a module.
  private(set) var exportModules = false
  /// Ascending by their indices.
  private(set) var files: [File] = []
  /// Names with the files that declare them: the hash in the high half, the index of the file in the low one; ascending.
  private var declarations: ContiguousArray<UInt64> = []
  /// A bit for the low bits of each hash, which determines at once that nobody declares most names.
  private var filter: [UInt64] = []
  private static let filterBits: UInt32 = 16

  /// Of a project that is parsed as a whole.
  public init() {}

  /// - Parameter outlines: with the indices of their files, in any order.
  public init(_ outlines: [(file: Int, outline: Outline)]) {
    files = outlines.map { File(index: $0.file, swiftUI: $0.outline.swiftUI, importsTests: $0.outline.importsTests) }
      .sorted { $0.index < $1.index }
    declarations.reserveCapacity(outlines.reduce(0) { $0 + $1.outline.declaredNames.count })
    filter = Array(repeating: 0, count: 1 << (Outlines.filterBits - 6))
    for (file, outline) in outlines {
      if outline.exportsModule { exportModules = true }
      for hash in outline.declaredNames {
        declarations.append(UInt64(hash) << 32 | UInt64(file))
        filter[Outlines.word(hash)] |= Outlines.bit(hash)
      }
    }
    declarations.sort()
  }

  private static func word(_ hash: UInt32) -> Int { Int((hash & (1 << filterBits - 1)) >> 6) }
  private static func bit(_ hash: UInt32) -> UInt64 { 1 << UInt64(hash & 63) }

  /// Indices of the files that declare a name, ascending, each once; see `Outline.declaredNames`. O(log n).
  func files(declaring hash: UInt32) -> [Int] {
    guard !filter.isEmpty, filter[Outlines.word(hash)] & Outlines.bit(hash) != 0 else { return [] }
    var found: [Int] = []
    var position = declarations.firstIndex(notBefore: UInt64(hash) << 32)
    while position < declarations.count, declarations[position] >> 32 == UInt64(hash) {
      let file = Int(declarations[position] & 0xFFFF_FFFF)
      if found.last != file { found.append(file) }
      position += 1
    }
    return found
  }

  /// Whether some file declares a name.
  func declares(_ hash: UInt32) -> Bool { !files(declaring: hash).isEmpty }

  /// The outline of a file; nil for one that is parsed. O(log n).
  func file(_ index: Int) -> File? {
    var (low, high) = (0, files.count)
    while low < high {
      let middle = (low + high) / 2
      if files[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return low < files.count && files[low].index == index ? files[low] : nil
  }
}
