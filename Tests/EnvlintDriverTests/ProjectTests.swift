import EnvlintConfiguration
import Testing

@testable import EnvlintDriver

struct ProjectTests {
  /// The roots that the paths lead to, relative to the folder, and which paths each has.
  private func roots(
    _ folder: TemporaryFolder, _ paths: [String], workingDirectory: String = ""
  ) throws -> [String: [String]] {
    let directory = folder.absolute(workingDirectory)
    let given = try paths.map { try givenPath(folder.absolute($0), workingDirectory: directory) }
    let projects = Project.projects(of: given, workingDirectory: directory)
    return Dictionary(
      uniqueKeysWithValues: projects.map { project in
        (
          relativePath(project.root, in: folder.path) ?? project.root,
          project.given.map { relativePath($0.path, in: folder.path) ?? $0.path }
        )
      })
  }

  @Test func theOutermostConfigurationInsideTheRepositoryIsTheRoot() throws {
    let folder = try TemporaryFolder([
      configurationFileName: "", "repo/.git/HEAD": "", "repo/app/\(configurationFileName)": "",
      "repo/app/inner/\(configurationFileName)": "", "repo/app/inner/A.swift": "", "repo/other/B.swift": "",
    ])
    #expect(try roots(folder, ["repo/app/inner/A.swift"]) == ["repo/app": ["repo/app/inner/A.swift"]])
    #expect(try roots(folder, ["repo/app/inner"]) == ["repo/app": ["repo/app/inner"]])
    // Without a configuration above it, the repository is the root.
    #expect(try roots(folder, ["repo/other"]) == ["repo": ["repo/other"]])
  }

  @Test func withoutGitTheWorkingDirectoryBoundsTheSearch() throws {
    let folder = try TemporaryFolder([
      configurationFileName: "", "app/\(configurationFileName)": "", "app/src/A.swift": "",
    ])
    #expect(try roots(folder, ["app/src"], workingDirectory: "app") == ["app": ["app/src"]])
    #expect(try roots(folder, ["app/src"], workingDirectory: "app/src") == ["app/src": ["app/src"]])
    #expect(try roots(folder, ["app/src"]) == ["": ["app/src"]])
  }

  @Test func pathsWithoutARootShareOne() throws {
    let folder = try TemporaryFolder(["a/x/A.swift": "", "a/y/B.swift": "", "a/z/C.swift": ""])
    #expect(try roots(folder, ["a/x", "a/y/B.swift"], workingDirectory: "a/z") == ["a": ["a/x", "a/y/B.swift"]])
    #expect(try roots(folder, ["a/y/B.swift"], workingDirectory: "a/z") == ["a/y": ["a/y/B.swift"]])
  }

  @Test func projectsAreKeptApartUnlessOneContainsTheOther() throws {
    let folder = try TemporaryFolder([
      "a/.git/HEAD": "", "a/A.swift": "", "b/.git": "gitdir: elsewhere", "b/B.swift": "", "a/sub/.git": "",
      "a/sub/C.swift": "",
    ])
    #expect(try roots(folder, ["a", "b"]) == ["a": ["a"], "b": ["b"]])
    #expect(try roots(folder, ["a", "a/sub"]) == ["a": ["a", "a/sub"]])
    #expect(try roots(folder, ["a/sub"]) == ["a/sub": ["a/sub"]])
    #expect(try roots(folder, ["", "a/sub"], workingDirectory: "b") == ["": ["", "a/sub"]])
  }

  @Test func aLinkOutOfItsProjectKeepsItsPath() throws {
    let folder = try TemporaryFolder(["repo/.git/HEAD": "", "repo/src/A.swift": "", "outside/B.swift": ""])
    try folder.link("repo/inner", to: "src")
    try folder.link("repo/outer", to: "../outside")
    let directory = folder.absolute("repo")
    #expect(try givenPath("inner", workingDirectory: directory).path == folder.absolute("repo/src"))
    #expect(try givenPath("outer/", workingDirectory: directory).path == folder.absolute("repo/outer"))
    #expect(throws: SystemError.notFound) { try givenPath("none", workingDirectory: directory) }
  }

  private func sources(
    _ folder: TemporaryFolder, given paths: [String], settings: Settings = Settings()
  ) throws -> [String] {
    let given = try paths.map { try givenPath(folder.absolute($0), workingDirectory: folder.path) }
    return Project.project(root: folder.path, given: given)
      .sources(settings: settings, threads: 1, standardInput: nil).sources.paths
  }

  @Test func theWholeProjectIsIndexedWhateverIsGiven() throws {
    let folder = try TemporaryFolder(["a/A.swift": "", "b/B.swift": ""])
    #expect(try sources(folder, given: ["a"]) == ["a/A.swift", "b/B.swift"])
    #expect(try sources(folder, given: ["a/A.swift"]) == ["a/A.swift", "b/B.swift"])
  }

  @Test func whatIsNamedIsLintedEvenIfLeftOut() throws {
    let folder = try TemporaryFolder([
      "a/A.swift": "", "b/B.swift": "", "b/C.swift": "", ".gitignore": "c", "c/D.swift": "",
    ])
    var settings = Settings()
    settings.included = ["a"]
    settings.excluded = ["b/B.swift"]
    #expect(try sources(folder, given: [""], settings: settings) == ["a/A.swift"])
    #expect(try sources(folder, given: ["b"], settings: settings) == ["a/A.swift", "b/C.swift"])
    #expect(try sources(folder, given: ["b/B.swift"], settings: settings) == ["a/A.swift", "b/B.swift"])
    #expect(try sources(folder, given: ["c"], settings: settings) == ["a/A.swift", "c/D.swift"])
  }

  @Test func scopeEndsAtFolders() throws {
    let folder = try TemporaryFolder(["a/A.swift": "", "ab/B.swift": "", "docs/README.md": ""])
    let given = try ["a", "docs"].map { try givenPath(folder.absolute($0), workingDirectory: folder.path) }
    let project = Project.project(root: folder.path, given: given)
    #expect(project.scope.contains("a/A.swift"))
    #expect(!project.scope.contains("ab/B.swift"))
    #expect(project.givenFoldersWithout(["a/A.swift", "ab/B.swift"]) == [folder.absolute("docs")])
  }
}
