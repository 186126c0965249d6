import EnvlintFacts

extension EnvironmentMap {
  /// A range of a file that names an entry.
  public struct Occurrence: Sendable {
    public enum Role: Sendable {
      case declaration
      case injection
      case read
    }

    public var range: Range<UInt32>
    /// Index in `entries`.
    public var entry: Int
    public var role: Role
    /// The place of the declaration, injection or read of which the name is a part, as in the entry.
    public var location: Location
  }

  /// The innermost name of an entry at a place; nil where none is.
  public func occurrence(in file: String, at offset: UInt32) -> Occurrence? {
    occurrences[file]?.filter { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }
      .min { $0.range.count < $1.range.count }
  }

  /// The read that a name is a part of; nil for names in declarations and injections.
  public func read(at occurrence: Occurrence) -> Read? {
    guard occurrence.role == .read else { return nil }
    return entries[occurrence.entry].reads.first { $0.site.location == occurrence.location }
  }

  /// The declarations in a file, each with its entry. A key type counts where the key has no property in the project.
  public func declarations(in file: String) -> [(site: Site, entry: Int)] {
    entries.indices.flatMap { index in
      let entry = entries[index]
      if entry.origin != .project { return [(site: Site, entry: Int)]() }
      let properties = entry.declarations.filter { !entry.key.isObject && entry.key.isWritten(lastName($0.symbol)) }
      return (properties.isEmpty ? entry.declarations : properties).filter { $0.location.file == file }
        .map { ($0, index) }
    }
    .sorted { $0.site.location < $1.site.location }
  }

  /// The injections in a file, each with its entry.
  public func injections(in file: String) -> [(injection: Injection, entry: Int)] {
    entries.indices.flatMap { index in
      entries[index].injections.filter { $0.site.location.file == file }.map { ($0, index) }
    }
    .sorted { $0.injection.site.location < $1.injection.site.location }
  }
}
