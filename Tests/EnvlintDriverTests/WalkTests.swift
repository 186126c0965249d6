import EnvlintConfiguration
import Foundation
import Testing

@testable import EnvlintDriver

/// The files that a walk finds from `start`, relative to the folder.
private func walk(
  _ folder: TemporaryFolder, from start: String = "", excluded: [String] = [], gitRoot: String? = nil, threads: Int = 1
) -> [String] {
  var walk = Walk(root: folder.path, gitRoot: gitRoot, excluded: GlobSet(excluded), threads: threads)
  walk.add(below: folder.absolute(start))
  return walk.sortedFiles(and: [])
}

struct WalkTests {
  @Test func swiftFilesAreFoundInOrder() throws {
    let folder = try TemporaryFolder([
      "b/B.swift": "", "a.swift": "", "b/README.md": "", "b.swift": "", "b/.hidden/C.swift": "", "c.swift.txt": "",
      "x.swift/D.swift": "",
    ])
    #expect(walk(folder) == ["a.swift", "b.swift", "b/.hidden/C.swift", "b/B.swift", "x.swift/D.swift"])
  }

  @Test func theNumberOfThreadsDoesNotMatter() throws {
    let names = (0..<60).map { "d\($0 % 20)/e\($0 % 3)/F\($0).swift" }
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: names.map { ($0, "") }))
    #expect(walk(folder, threads: 1) == names.sorted())
    #expect(walk(folder, threads: 4) == names.sorted())
  }

  @Test func foldersOfToolsAreSkipped() throws {
    let tools = [
      ".git", ".build", ".build-linux", "DerivedData", "SourcePackages", "Pods", "Carthage", "node_modules",
    ]
    let folder = try TemporaryFolder(["Podspecs/A.swift": ""])
    for tool in tools { try folder.write("", to: "x/\(tool)/A.swift") }
    #expect(walk(folder) == ["Podspecs/A.swift"])
    // Named, they are entered.
    #expect(walk(folder, from: "x/Pods") == ["x/Pods/A.swift"])
  }

  @Test func linksOfBazelAreSkipped() throws {
    let built = try TemporaryFolder(["A.swift": ""])
    let folder = try TemporaryFolder(["bazel-rules/B.swift": ""])
    for link in ["bazel-bin", "bazel-out", "bazel-app", "other"] { try folder.link(link, to: built.path) }
    #expect(walk(folder) == ["bazel-rules/B.swift", "other/A.swift"])
  }

  @Test func ignoreFilesHoldFromTheRepositoryDown() throws {
    let folder = try TemporaryFolder([
      ".git/info/exclude": "Secret.swift\n", ".gitignore": "out/\n*.gen.swift\n", "app/.gitignore": "!Kept.gen.swift\n",
      "app/A.swift": "", "app/B.gen.swift": "", "app/Kept.gen.swift": "", "app/out/C.swift": "", "app/Secret.swift": "",
    ])
    #expect(walk(folder, gitRoot: folder.path) == ["app/A.swift", "app/Kept.gen.swift"])
    var inner = Walk(root: folder.absolute("app"), gitRoot: folder.path, excluded: GlobSet([]), threads: 1)
    inner.add(below: folder.absolute("app"))
    #expect(inner.sortedFiles(and: []) == ["A.swift", "Kept.gen.swift"])
  }

  @Test func aWorktreeReadsTheExcludesOfItsRepository() throws {
    let folder = try TemporaryFolder([
      "main/.git/info/exclude": "Secret.swift\n", "main/.git/worktrees/w/commondir": "../..\n",
      "w/.git": "gitdir: ../main/.git/worktrees/w\n", "w/Secret.swift": "", "w/A.swift": "",
    ])
    var walk = Walk(root: folder.absolute("w"), gitRoot: folder.absolute("w"), excluded: GlobSet([]), threads: 1)
    walk.add(below: folder.absolute("w"))
    #expect(walk.sortedFiles(and: []) == ["A.swift"])
  }

  @Test func aNamedFolderIsEnteredEvenIfIgnored() throws {
    let folder = try TemporaryFolder([
      ".gitignore": "out/\nB.swift\n", "out/A.swift": "", "out/B.swift": "", "out/x/.gitignore": "D.swift",
      "out/x/C.swift": "", "out/x/D.swift": "", "E.swift": "",
    ])
    #expect(walk(folder) == ["E.swift"])
    #expect(walk(folder, from: "out") == ["out/A.swift", "out/B.swift", "out/x/C.swift"])
    #expect(walk(folder, from: "out/x") == ["out/x/C.swift"])
    let fresh = Walk(root: folder.path, gitRoot: nil, excluded: GlobSet([]), threads: 1)
    #expect(fresh.isHidden(folder.absolute("out/x")))
    #expect(!fresh.isHidden(folder.path))
  }

  @Test func excludedFoldersAreNotEntered() throws {
    let folder = try TemporaryFolder(["a/Generated/A.swift": "", "a/B.swift": "", "Generated/C.swift": ""])
    #expect(walk(folder, excluded: ["Generated"]) == ["a/B.swift", "a/Generated/A.swift"])
    #expect(walk(folder, excluded: ["**/Generated"]) == ["a/B.swift"])
    #expect(walk(folder, from: "a", excluded: ["a/B.swift"]) == ["a/Generated/A.swift"])
  }

  @Test func linksAreFollowedOnlyOutOfTheProjectAndCyclesEnd() throws {
    let outside = try TemporaryFolder(["A.swift": "", "deep/B.swift": ""])
    let folder = try TemporaryFolder(["src/C.swift": ""])
    try folder.link("src/self", to: "..")
    try folder.link("again", to: "src")
    try folder.link("CLink.swift", to: "src/C.swift")
    try folder.link("above", to: "/")
    try folder.link("shared", to: outside.path)
    try folder.link("twice", to: outside.absolute("deep"))
    try folder.link("ALink.swift", to: outside.absolute("A.swift"))
    try folder.link("Gone.swift", to: "nowhere")
    try folder.link(".#Lock.swift", to: "user@host.123")
    try folder.link("gone", to: "nowhere")
    try outside.link("back", to: folder.path)
    try outside.link("deep/round", to: outside.path)
    #expect(walk(folder) == ["ALink.swift", "Gone.swift", "shared/A.swift", "shared/deep/B.swift", "src/C.swift"])
  }

  @Test func aFolderThatIsNotThereIsReported() throws {
    let folder = try TemporaryFolder()
    var walk = Walk(root: folder.path, gitRoot: nil, excluded: GlobSet([]), threads: 1)
    walk.add(below: folder.absolute("gone"))
    #expect(walk.sortedNotices.map(\.file) == ["gone"])
    #expect(walk.sortedNotices.map(\.severity) == [.error])
  }
}
