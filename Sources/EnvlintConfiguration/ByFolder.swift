/// A value for each path of a project: one for the root, and others for folders that have their own.
///
/// The innermost folder that contains a path decides. Most projects have no such folder, and each rule asks for a few of these.
public struct ByFolder<Value> {
  public var root: Value
  /// Relative to the project root, without a slash at the end; the innermost first.
  public let folders: [(folder: String, value: Value)]

  /// - Parameter folders: by path relative to the project root, in any order.
  @inlinable
  public init(_ root: Value, folders: [(folder: String, value: Value)] = []) {
    self.root = root
    // A folder inside another folder has the longer path.
    self.folders =
      folders.isEmpty ? [] : folders.sorted { ($0.folder.utf8.count, $1.folder) > ($1.folder.utf8.count, $0.folder) }
  }

  /// - Parameter path: of a file, relative to the project root.
  @inlinable
  public subscript(path: String) -> Value {
    if folders.isEmpty { return root }
    return folders.first { contains($0.folder, path) }?.value ?? root
  }

  @inlinable
  public func map<Result>(_ transform: (Value) -> Result) -> ByFolder<Result> {
    ByFolder<Result>(transform(root), folders: folders.isEmpty ? [] : folders.map { ($0.folder, transform($0.value)) })
  }

  /// Whether a condition holds for the value of the root or of some folder.
  @inlinable
  public func contains(where condition: (Value) -> Bool) -> Bool {
    condition(root) || folders.contains { condition($0.value) }
  }

  @usableFromInline
  func contains(_ folder: String, _ path: String) -> Bool {
    path.utf8.starts(with: folder.utf8) && path.utf8.dropFirst(folder.utf8.count).first == UInt8(ascii: "/")
  }
}

extension ByFolder: Sendable where Value: Sendable {}
