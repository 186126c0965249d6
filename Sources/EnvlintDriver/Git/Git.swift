/// Why git could not list the changes.
enum GitError: Error, Equatable {
  /// The program could not be started.
  case missing(SystemError)
  case noRepository(folder: String)
  case unknownRevision(String)
  /// Two revisions without a common ancestor.
  case unrelated(String)
  /// A command failed that never should.
  case failed(command: String)

  /// One sentence without full stop.
  var message: String {
    switch self {
    case .missing(let error): "can't start 'git': \(error.message)"
    case .noRepository(let folder): "'\(folder)' is not in a git repository, so changes are unknown"
    case .unknownRevision(let revision): "unknown git revision '\(revision)'"
    case .unrelated(let revision): "HEAD and '\(revision)' have no common ancestor"
    case .failed(let command): "'git \(command)' failed"
    }
  }

  /// How to fix it, without full stop.
  var hint: String {
    switch self {
    case .missing: "install git, or specify the paths to lint"
    case .noRepository: "run envlint inside a repository, or specify the paths to lint"
    case .unknownRevision: "fetch it first, as with 'git fetch origin main', or specify another revision"
    case .unrelated: "if the clone is shallow, use 'git fetch --unshallow', or 'fetch-depth: 0' for actions/checkout"
    case .failed(let command): "run 'git \(command)' to see why"
    }
  }
}

/// Asks the git program about one repository.
struct Git {
  /// Absolute: where paths start, in the repository or below.
  let folder: String
  private let variables: [String: String]

  /// - Parameters:
  ///   - root: of the repository's working tree.
  ///   - workingDirectory: where the paths start that a hook finds in its variables.
  init(folder: String, root: String, workingDirectory: String) {
    self.folder = folder
    // Nothing is written, not even to refresh the index.
    var variables = ["GIT_OPTIONAL_LOCKS": "0", "LC_ALL": "C"]
    for name in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY", "GIT_COMMON_DIR"] {
      if let path = environmentVariable(name) { variables[name] = absolutePath(path, from: workingDirectory) }
    }
    // Else the folder itself would be taken for the root.
    if variables["GIT_DIR"] != nil, variables["GIT_WORK_TREE"] == nil { variables["GIT_WORK_TREE"] = root }
    self.variables = variables
  }

  /// The output of a command; nil if its exit status isn't 0.
  func output(_ words: String...) throws(GitError) -> [UInt8]? { try output(words) }

  /// As above, with the words in a list.
  func output(_ words: [String]) throws(GitError) -> [UInt8]? {
    do throws(SystemError) {
      let process = try start(words)
      var bytes: [UInt8] = []
      while try process.read(into: &bytes) {}
      return process.finish() == 0 ? bytes : nil
    } catch {
      throw .missing(error)
    }
  }

  /// The contents of objects, by name.
  func contents(ofBlobs names: Set<String>) throws(GitError) -> [String: ArraySlice<UInt8>] {
    if names.isEmpty { return [:] }
    var contents: [String: ArraySlice<UInt8>] = [:]
    do throws(SystemError) {
      let process = try start(["cat-file", "--batch"])
      for name in names.sorted() {
        // One after the other, so that neither side waits for the other to read.
        try process.write(name + "\n")
        contents[name] = try readObject(from: process)
      }
      _ = process.finish()
    } catch {
      throw .missing(error)
    }
    if contents.count < names.count { throw .failed(command: "cat-file --batch") }
    return contents
  }

  private func start(_ words: [String]) throws(SystemError) -> ChildProcess {
    try ChildProcess(["git", "-C", folder, "-c", "core.quotepath=off"] + words, variables: variables)
  }

  /// Reads `NAME TYPE SIZE`, a line break, the content, and another line break; nil for `NAME missing`.
  private func readObject(from process: borrowing ChildProcess) throws(SystemError) -> ArraySlice<UInt8>? {
    let newline = UInt8(ascii: "\n")
    var bytes: [UInt8] = []
    while !bytes.contains(newline) { if try !process.read(into: &bytes) { return nil } }
    let head = bytes.prefix { $0 != newline }
    guard let size = Int(String(decoding: head.split(separator: UInt8(ascii: " ")).last ?? [], as: UTF8.self)) else {
      return nil
    }
    let start = head.count + 1
    while bytes.count < start + size + 1 { if try !process.read(into: &bytes) { return nil } }
    return bytes[start..<start + size]
  }
}
