/// The facts of a project's files by their indices, in the order of the paths.
///
/// Most files of a large project are never loaded: they have one value in common, which says nothing, and so cost a number each.
public struct FileTable: RandomAccessCollection, Sendable {
  /// For each file where its facts stand; 0 for one that is not loaded.
  private var places: ContiguousArray<Int32>
  /// The first one is that of all files that are not loaded.
  private var facts: ContiguousArray<FileFacts> = [FileFacts(path: "")]

  /// - Parameter count: of files, none of which is loaded.
  init(count: Int) { places = ContiguousArray(repeating: 0, count: count) }

  public var startIndex: Int { 0 }
  public var endIndex: Int { places.count }

  /// The path of a file that is not loaded is not told.
  public subscript(file: Int) -> FileFacts {
    _read { yield facts[Int(places[file])] }
  }

  /// Whether the facts of a file are there.
  func isLoaded(_ file: Int) -> Bool { places[file] != 0 }

  /// Makes room for the facts of some more files, and for as many again.
  mutating func reserveCapacity(forMore count: Int) {
    let needed = facts.count + count
    if needed > facts.capacity { facts.reserveCapacity(2 * needed) }
  }

  /// Puts the facts of a file in their place, or in that of others about the same file.
  mutating func set(_ file: Int, to own: consuming FileFacts) {
    if places[file] == 0 {
      places[file] = Int32(facts.count)
      facts.append(own)
    } else {
      facts[Int(places[file])] = own
    }
  }
}
