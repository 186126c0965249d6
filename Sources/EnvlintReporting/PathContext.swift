/// How the paths of findings, which are relative to the project root, are shown in each format.
///
/// All three directories are absolute, with `/` separators and without symbolic links.
public struct PathContext: Sendable, Equatable {
  public var projectRoot: String
  public var workingDirectory: String
  /// The directory that holds `.git`; nil outside of a repository.
  public var gitRoot: String?

  public init(projectRoot: String, workingDirectory: String, gitRoot: String?) {
    self.projectRoot = projectRoot
    self.workingDirectory = workingDirectory
    self.gitRoot = gitRoot
  }

  /// `/home/me/app/Sources/A.swift`: for Xcode.
  func absolute(_ file: String) -> String { "/" + components(of: file).joined(separator: "/") }

  /// `Sources/A.swift`, `../app/Sources/A.swift`: for people at a terminal. Absolute when the working directory has
  /// nothing but `/` in common with the file.
  public func fromWorkingDirectory(_ file: String) -> String {
    let target = components(of: file)
    let start = PathContext.split(workingDirectory)
    let shared = zip(target, start).prefix { $0 == $1 }.count
    if shared == 0, !start.isEmpty { return absolute(file) }
    let steps = Array(repeating: "..", count: start.count - shared) + target[shared...]
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }

  /// `Sources/A.swift` from the top of the repository, never with `..`: for SARIF. Outside of a repository, and for
  /// a project that is not inside it, from the project root.
  func fromRepository(_ file: String) -> String {
    let target = components(of: file)
    for root in [gitRoot, projectRoot] {
      guard let root else { continue }
      let start = PathContext.split(root)
      if target.starts(with: start) { return target.dropFirst(start.count).joined(separator: "/") }
    }
    return PathContext.split(file).joined(separator: "/")
  }

  private func components(of file: String) -> [String] {
    PathContext.split(file.hasPrefix("/") ? file : projectRoot + "/" + file)
  }

  /// The components of a path, without `.`, and with `..` applied as far as there is something to leave.
  private static func split(_ path: String) -> [String] {
    var components: [String] = []
    for component in path.split(separator: "/") where component != "." {
      if component == ".." { _ = components.popLast() } else { components.append(String(component)) }
    }
    return components
  }
}
