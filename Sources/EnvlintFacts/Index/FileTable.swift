/// The facts of a project's files by their indices, in the order of the paths.
///
/// Some files are parsed from the start; each of the others when its facts are first asked for.
public struct FileTable: Sendable {
  /// For each file where its facts stand; negative for one that is not parsed from the start.
  private var places: ContiguousArray<Int32>
  private var facts: ContiguousArray<FileFacts> = []
  private let late: LateFiles
  /// The same files once more, with what their code does.
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
    facts.reserveCapacity(first.count)
    for file in first {
      places[file.index] = Int32(facts.count)
      facts.append(file.takeFacts())
    }
    late = LateFiles { load($0, false) }
    coded = LateFiles { load($0, true) }
  }

  public var indices: Range<Int> { places.indices }
  public var count: Int { places.count }

  public subscript(file: Int) -> FileFacts {
    _read {
      let place = Int(places[file])
      if place >= 0 { yield facts[place] } else { yield late[file].facts.pointee }
    }
  }

  /// The facts of a file with what its code does.
  func code(of file: Int) -> FileFacts { coded[file].facts.pointee }

  /// Whether a file was parsed from the start.
  func isFirst(_ file: Int) -> Bool { places[file] >= 0 }
}

/// Files that are parsed when their facts are asked for.
private final class LateFiles: Sendable {
  /// One file, in a place of its own: facts are large, and whoever asks for a part of them makes no copy.
  final class File: @unchecked Sendable {
    let facts = UnsafeMutablePointer<FileFacts>.allocate(capacity: 1)

    init(_ facts: consuming FileFacts) { self.facts.initialize(to: facts) }

    deinit {
      facts.deinitialize(count: 1)
      facts.deallocate()
    }
  }

  private let files = Memo<Int, Once<File>>()
  private let load: @Sendable (_ file: Int) -> FileFacts

  init(_ load: @escaping @Sendable (_ file: Int) -> FileFacts) { self.load = load }

  /// Kept as long as this, so that its facts stay where they are.
  subscript(file: Int) -> File { files.answer(to: file) { Once() }.get { File(load(file)) } }
}
