/// The memory of the nodes of a tree, used again for the tree of the next file.
///
/// No array, because the parser adds nodes and changes them all the time, and an array asks each time whether it has room and
/// is used by nobody else. Nobody writes while a tree shares it: see `SyntaxTree.reparse`.
@usableFromInline
final class NodeStorage: @unchecked Sendable {
  /// The nodes in pre-order. The first one is the root, and its `subtreeEnd` is the number of those that can be read.
  @usableFromInline let records: UnsafeMutablePointer<SyntaxTree.Record>
  let capacity: Int

  /// No nodes.
  static let empty = NodeStorage(capacity: 1)

  init(capacity: Int) {
    self.capacity = max(capacity, 1)
    records = .allocate(capacity: self.capacity)
    records.initialize(to: SyntaxTree.Record(kind: .sourceFile, start: 0, end: 0, subtreeEnd: 0))
  }

  deinit { records.deallocate() }

  /// The first `count` nodes with room for twice as many.
  func grown(keeping count: Int) -> NodeStorage {
    let larger = NodeStorage(capacity: 2 * capacity)
    larger.records.update(from: records, count: count)
    return larger
  }
}
