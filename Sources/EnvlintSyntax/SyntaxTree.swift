/// The syntax tree of one file as one array in pre-order.
///
///     index        0           1           2      3     4      5
///     kind         sourceFile  structDecl  …      …     …      importDecl
///     subtreeEnd   6           5           3      4     5      6
///
/// The first child of `i` is `i + 1` unless that is `subtreeEnd[i]`; the next sibling is `subtreeEnd[i]`. Skipping a body is
/// one assignment. Offsets are UTF-8 byte offsets, half-open, without surrounding trivia.
///
/// **Invariant:** parsing never fails: broken code gives a tree and `errors`. See `checkInvariants()`.
public struct SyntaxTree: Sendable {
  /// A place where the parser met what Swift does not allow.
  public struct SyntaxError: Sendable, Equatable {
    public var offset: UInt32
    public var message: String
  }

  /// A node in 16 bytes.
  @usableFromInline
  struct Record: Sendable, Equatable {
    @usableFromInline var kind: NodeKind
    @usableFromInline var start: UInt32
    @usableFromInline var end: UInt32
    /// Index after the last node below this one.
    @usableFromInline var subtreeEnd: UInt32
  }

  @usableFromInline var storage = NodeStorage.empty
  /// In source order.
  public internal(set) var errors: [SyntaxError] = []

  /// No tree yet; see `reparse`.
  public init() {}

  @inlinable
  public var count: Int { Int(storage.records[0].subtreeEnd) }

  /// The root: a `sourceFile`.
  public var root: Node { Node(index: 0) }
}

/// A node: an index into the arrays of its tree.
public struct Node: Hashable, Sendable {
  public let index: Int32

  @inlinable
  init(index: Int) { self.index = Int32(truncatingIfNeeded: index) }

  @inlinable
  var position: Int { Int(index) }
}

extension SyntaxTree: Equatable {
  public static func == (left: SyntaxTree, right: SyntaxTree) -> Bool {
    left.records.elementsEqual(right.records) && left.errors == right.errors
  }

  /// All nodes; valid as long as the tree.
  var records: UnsafeBufferPointer<Record> { UnsafeBufferPointer(start: storage.records, count: count) }
}

extension NodeStorage {
  /// Precondition: `index` is that of a node; otherwise this traps.
  @inlinable
  subscript(_ index: Int) -> SyntaxTree.Record {
    precondition(UInt(bitPattern: index) < UInt(records[0].subtreeEnd), "the node belongs to another tree")
    return records[index]
  }
}

extension SyntaxTree {
  @inlinable
  public func kind(_ node: Node) -> NodeKind { storage[node.position].kind }

  /// UTF-8 byte offsets, half-open.
  @inlinable
  public func range(_ node: Node) -> Range<UInt32> {
    let record = storage[node.position]
    return record.start..<record.end
  }

  /// The node's children in source order.
  @inlinable
  public func children(_ node: Node) -> Children { Children(storage: storage, parent: node.position) }

  /// The first child of that kind; nil when there is none. Linear in the number of children.
  @inlinable
  public func child(_ kind: NodeKind, of node: Node) -> Node? {
    var index = node.position + 1
    let end = Int(storage[node.position].subtreeEnd)
    while index < end {
      let record = storage[index]
      if record.kind == kind { return Node(index: index) }
      index = Int(record.subtreeEnd)
    }
    return nil
  }

  /// The first child; nil for a leaf.
  @inlinable
  public func firstChild(_ node: Node) -> Node? {
    node.position + 1 < Int(storage[node.position].subtreeEnd) ? Node(index: node.position + 1) : nil
  }

  /// The nodes below `node`, in pre-order.
  @inlinable
  public func descendants(_ node: Node) -> Descendants {
    Descendants(lower: node.position + 1, upper: Int(storage[node.position].subtreeEnd))
  }

  /// Whether an error lies in the range of `node`, or directly after it. O(log n).
  public func hasError(in node: Node) -> Bool {
    let range = range(node)
    var places = errors.indices
    while !places.isEmpty {
      let middle = places.lowerBound + places.count / 2
      if errors[middle].offset < range.lowerBound {
        places = middle + 1..<places.upperBound
      } else {
        places = places.lowerBound..<middle
      }
    }
    return places.lowerBound < errors.count && errors[places.lowerBound].offset <= range.upperBound
  }

  /// The number of the nodes below `node`.
  @inlinable
  public func descendantCount(of node: Node) -> Int { Int(storage[node.position].subtreeEnd) - node.position - 1 }
}

/// The children of one node. A sequence, not a collection: it walks sibling by sibling.
public struct Children: Sequence, IteratorProtocol {
  @usableFromInline let storage: NodeStorage
  @usableFromInline var upcoming: Int
  @usableFromInline let end: Int

  @inlinable
  init(storage: NodeStorage, parent: Int) {
    self.storage = storage
    upcoming = parent + 1
    end = Int(storage[parent].subtreeEnd)
  }

  @inlinable
  public mutating func next() -> Node? {
    guard upcoming < end else { return nil }
    defer { upcoming = Int(storage[upcoming].subtreeEnd) }
    return Node(index: upcoming)
  }
}

/// A run of nodes in pre-order.
public struct Descendants: Sequence, IteratorProtocol {
  @usableFromInline var lower: Int
  @usableFromInline let upper: Int

  @inlinable
  init(lower: Int, upper: Int) {
    self.lower = lower
    self.upper = upper
  }

  @inlinable
  public mutating func next() -> Node? {
    guard lower < upper else { return nil }
    defer { lower += 1 }
    return Node(index: lower)
  }
}
