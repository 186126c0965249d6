/// One Swift file that differs between two trees.
struct ChangedFile: Equatable {
  /// Relative to the folder that was asked about.
  var path: String
  /// The name of the old content's object; nil when the file was not there.
  var oldBlob: String?
  /// Whether the file is in the new tree.
  var isInNewTree: Bool
}

extension Git {
  /// The commit to compare with; an empty tree where nothing is committed yet.
  ///
  /// - Parameter revision: the merge base with it is taken; nil for the upstream branch, else `origin/HEAD`, else `HEAD`
  ///   itself.
  /// - Returns: the name of the commit, and whether it is only `HEAD` because nothing else is known.
  func base(for revision: String?) throws(GitError) -> (commit: String, isFallback: Bool) {
    guard let head = try commit("HEAD") else {
      guard let tree = try line("hash-object", "-t", "tree", "/dev/null") else { throw .failed(command: "hash-object") }
      return (tree, false)
    }
    if let revision {
      guard try commit(revision) != nil else { throw .unknownRevision(revision) }
      guard let base = try line("merge-base", "HEAD", revision) else { throw .unrelated(revision) }
      return (base, false)
    }
    for upstream in ["@{upstream}", "origin/HEAD"] {
      if let base = try line("merge-base", "HEAD", upstream) { return (base, false) }
    }
    return (head, true)
  }

  private func commit(_ revision: String) throws(GitError) -> String? {
    // After `--end-of-options`, nothing is an option.
    try line("rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}")
  }

  private func line(_ words: String...) throws(GitError) -> String? {
    try output(words).map { String(decoding: $0.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self) }
  }

  /// The Swift files that differ between a tree and the working tree.
  func changes(fromTreeToWorkingTree tree: String) throws(GitError) -> [ChangedFile] {
    try changes(["diff", tree])
  }

  /// The Swift files that differ between `HEAD`, or nothing before the first commit, and the index.
  func changesFromHeadToIndex() throws(GitError) -> [ChangedFile] { try changes(["diff", "--cached"]) }

  /// The Swift files that differ between the index and the working tree.
  func changesFromIndexToWorkingTree() throws(GitError) -> [ChangedFile] { try changes(["diff"]) }

  /// The Swift files that the index has.
  func indexedFiles() throws(GitError) -> Set<String> {
    guard let output = try output("ls-files", "--cached", "-z", "--", "*.swift") else {
      throw .failed(command: "ls-files")
    }
    return Set(output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
  }

  /// Reads `:OLDMODE NEWMODE OLDNAME NEWNAME STATUS`, NUL, path, NUL, and so on.
  private func changes(_ words: [String]) throws(GitError) -> [ChangedFile] {
    let options = [
      "--raw", "-z", "--no-abbrev", "--no-renames", "--no-ext-diff", "--no-textconv", "--ignore-submodules",
      "--relative",
    ]
    guard let output = try output([words[0]] + options + words.dropFirst() + ["--", "*.swift"]) else {
      throw .failed(command: words.joined(separator: " "))
    }
    let fields = output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    return stride(from: 0, to: fields.count - 1, by: 2).compactMap { index in
      let columns = fields[index].dropFirst().split(separator: " ")
      // A file that is in conflict has no single content.
      guard columns.count == 5, columns[4] != "U" else { return nil }
      // Links and submodules are no files.
      let wasFile = columns[0].hasPrefix("100")
      return ChangedFile(
        path: fields[index + 1], oldBlob: wasFile ? String(columns[2]) : nil, isInNewTree: columns[1].hasPrefix("100"))
    }
  }
}
