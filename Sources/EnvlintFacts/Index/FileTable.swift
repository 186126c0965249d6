/// The facts of a project's files by their indices, in the order of the paths.
///
/// Some files are parsed from the start; each of the others when its facts are first asked for. Facts are large: they stand in places of
/// their own that never move, so that whoever asks for a part of them makes no copy of the rest.
public struct FileTable: Sendable {
  /// For each file where its facts stand; negative for one that is not parsed from the start.
  private var places: ContiguousArray<Int32>
  private let first: FactStorage
  private let late: LateFiles
  /// The files with what their code does.
  private let coded: LateFiles

  /// - Parameters:
  ///   - count: of all files.
  ///   - first: those that are parsed from the start.
  ///   - load: gives the facts of each other file, and of any file those with what its code does.
  init(
    count: Int, first: [ProjectFacts.LoadedFile],
    load: @escaping @Sendable (_ file: Int, _ keepsCode: Bool) -> FileFacts
  ) {
    places = ContiguousArray(repeating: -1, count: count)
    for (place, file) in first.enumerated() { places[file.index] = Int32(place) }
    self.first = FactStorage(first.map { $0.takeFacts() })
    late = LateFiles { load($0, false) }
    coded = LateFiles { load($0, true) }
  }

  public var indices: Range<Int> { places.indices }
  public var count: Int { places.count }

  public subscript(file: Int) -> FileFacts {
    _read {
      let place = Int(places[file])
      // One address to yield: of two, the compiler would make a copy.
      let facts = place >= 0 ? first.start + place : late[file].start
      yield facts.pointee
    }
  }

  /// The facts of a file with what its code does.
  func code(of file: Int) -> FileFacts { coded[file].start.pointee }

  /// Whether a file was parsed from the start.
  func isFirst(_ file: Int) -> Bool { places[file] >= 0 }
}

/// Facts that never move.
private final class FactStorage: @unchecked Sendable {
  let start: UnsafeMutablePointer<FileFacts>
  private let count: Int

  init(_ facts: consuming [FileFacts]) {
    count = facts.count
    start = .allocate(capacity: max(1, count))
    for (place, facts) in facts.enumerated() { (start + place).initialize(to: facts) }
  }

  deinit {
    start.deinitialize(count: count)
    start.deallocate()
  }
}

/// Files that are parsed when their facts are asked for.
private final class LateFiles: Sendable {
  private let files = Memo<Int, Once<FactStorage>>()
  private let load: @Sendable (_ file: Int) -> FileFacts

  init(_ load: @escaping @Sendable (_ file: Int) -> FileFacts) { self.load = load }

  /// Kept as long as this is.
  subscript(file: Int) -> FactStorage { files.answer(to: file) { Once() }.get { FactStorage([load(file)]) } }
}
