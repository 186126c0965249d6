/// The names of views and members that may lead to something that the flow follows, by their hashes: views that look an object up or read
/// a key, and all that shows these by any of the names.
///
/// **Invariant:** each view is among them below which the graph has something that is followed.
struct LeadingNames {
  private var hashes: Set<UInt32> = []

  /// - Parameter files: the names in all files that the flow goes through.
  init(_ files: some Collection<FlowNames>, to index: ProjectIndex) {
    for lookup in index.reads.lookups { hashes.insert(Outline.hash(lookup.owner.name)) }
    for property in index.reads.inApp where index.followedKey(of: property) != nil {
      if let owner = index.resolver.enclosingType(of: property.property.scope, in: property.id.file) {
        hashes.insert(Outline.hash(owner.name))
      }
    }
    let provided = Set(files.lazy.flatMap(\.provided))
    // Most names are none of the project's views.
    var open = files.compactMap { names -> (used: [UInt32], provided: [UInt32])? in
      let used = [names.types.map(\.declared), names.others, names.members].joined().filter(provided.contains)
      return used.isEmpty || names.provided.isEmpty ? nil : (used, names.provided)
    }
    var count = -1
    while count != open.count {
      count = open.count
      open.removeAll { names in
        guard names.used.contains(where: hashes.contains) else { return false }
        hashes.formUnion(names.provided)
        return true
      }
    }
  }

  func contains(_ name: String) -> Bool { hashes.contains(Outline.hash(name)) }
}
