/// Files that are read again for the uses of more names than those of environment properties.
extension Usage {
  /// The index in which the uses of some more names in some files are found like those of environment properties, and with them chains
  /// and presentations.
  func reading(_ files: [Int], naming names: Set<String>) -> ProjectIndex {
    reading(files) { withViews(answers.facts(of: $0, naming: names), of: $0) }
  }

  /// The index in which the uses of every member of the types that have environment properties are found in some files, wherever these
  /// members are declared, and with them chains and presentations. Each file is read again once.
  func readingMembers(in files: [Int]) -> ProjectIndex {
    let names = memberNames
    return reading(files) { file in
      withViews(answers.memberFacts(of: file) { names[file] ?? [] }, of: file)
    }
  }

  /// Reads files again that `readingMembers(in:)` will be asked for, on several threads.
  func prepareMembers(in files: Set<Int>) {
    let (files, names) = (files.sorted(), memberNames)
    tables.facts.source.forEach(files.count) { place in
      _ = answers.memberFacts(of: files[place]) { names[files[place]] ?? [] }
    }
  }

  /// The index with other facts of the code in some files; their declarations stay the same.
  func reading(_ files: [Int], facts: (_ file: Int) -> FileFacts) -> ProjectIndex {
    var readings: [Int: FileFacts] = [:]
    for file in files { readings[file] = facts(file) }
    return ProjectIndex(of: project.with(readings: readings))
  }

  /// Facts with what builds views, which doesn't depend on names and isn't extracted again.
  private func withViews(_ facts: FileFacts, of file: Int) -> FileFacts {
    var facts = facts
    facts.views = views(in: file)
    return facts
  }

  private var memberNames: [Int: Set<String>] {
    answers.memberNames.get {
      var names: [Int: Set<String>] = [:]
      var known: Set<ContainerID> = []
      for property in reads.all {
        guard let type = property.owner?.type, known.insert(type.containers[0]).inserted else { continue }
        let parts = resolver.parts(of: type)
        let members = parts.reduce(into: Set<String>()) { members, part in
          for property in files[part.file].containers[part.container].properties { members.insert(property.name) }
          members.formUnion(files[part.file].containers[part.container].functionNames)
        }
        for file in Set(parts.map(\.file)) { names[file, default: []].formUnion(members) }
      }
      return names
    }
  }

  /// The facts of a file with the uses of some environment properties, and of all others that other files can see: most of them are soon
  /// asked for as well, so that each file is read again once.
  func factsWithUses(of names: Set<String>, in file: Int) -> FileFacts {
    let visible = answers.visibleProperties.get {
      Set(reads.all.filter { $0.property.access > .filePrivate }.map(\.property.name))
    }
    return answers.facts(of: file, naming: visible.union(names))
  }
}
