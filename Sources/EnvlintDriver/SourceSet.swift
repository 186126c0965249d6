import EnvlintSyntax

/// The files of one run, and how to read them.
public struct SourceSet: Sendable {
  /// Relative to the project root, with `/` separators; sorted, unique.
  public var paths: [String]
  /// Reads the file at an index of `paths`. May be called from several threads at once, and again.
  public var read: @Sendable (_ index: Int) -> ReadOutcome

  public init(paths: [String], read: @escaping @Sendable (_ index: Int) -> ReadOutcome) {
    self.paths = paths
    self.read = read
  }
}

extension SourceSet {
  /// The index of a path, by binary search; nil when there is none.
  func index(of file: String) -> Int? {
    var low = 0
    var high = paths.count
    while low < high {
      let middle = (low + high) / 2
      if paths[middle] < file { low = middle + 1 } else { high = middle }
    }
    return low < paths.count && paths[low] == file ? low : nil
  }
}

/// What became of reading one file.
public enum ReadOutcome: Sendable {
  case bytes(SourceBytes)
  /// Too large or not text. A sentence without full stop for a notice; the run goes on as if the file were not there.
  case skipped(reason: String)
  /// A sentence without full stop; the run ends with status 2.
  case failed(reason: String)
}
