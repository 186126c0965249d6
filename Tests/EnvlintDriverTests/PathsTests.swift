import Testing

@testable import EnvlintDriver

struct PathsTests {
  @Test func absolutePathsHaveNoDots() {
    #expect(absolutePath("a/./b/../c/", from: "/x") == "/x/a/c")
    #expect(absolutePath("/a//b", from: "/x") == "/a/b")
    #expect(absolutePath("../../..", from: "/x/y") == "/")
  }

  @Test func aPathIsRelativeToFoldersThatContainIt() {
    #expect(relativePath("/a/b/c", in: "/a") == "b/c")
    #expect(relativePath("/a", in: "/a") == "")
    #expect(relativePath("/a", in: "/") == "a")
    #expect(relativePath("/ab", in: "/a") == nil)
    #expect(relativePath("/a", in: "/a/b") == nil)
  }

  @Test func foldersShareTheirInnermostAncestor() {
    #expect(commonFolder(["/a/b/c", "/a/b/d"]) == "/a/b")
    #expect(commonFolder(["/a/b", "/a/b/d"]) == "/a/b")
    #expect(commonFolder(["/a", "/b"]) == "/")
    #expect(withAncestors("/a/b") == ["/a/b", "/a", "/"])
    #expect(parentFolder("/a") == "/")
    #expect(lastComponent("/a/b") == "b")
  }
}
