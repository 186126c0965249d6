import Testing

@testable import EnvlintReporting

@Suite struct PathContextTests {
  private func paths(_ root: String, from directory: String, git: String? = nil) -> PathContext {
    PathContext(projectRoot: root, workingDirectory: directory, gitRoot: git)
  }

  @Test func peopleReadPathsFromWhereTheyStand() {
    #expect(paths("/a/app", from: "/a/app").fromWorkingDirectory("S/F.swift") == "S/F.swift")
    #expect(paths("/a/app", from: "/a").fromWorkingDirectory("S/F.swift") == "app/S/F.swift")
    #expect(paths("/a/app", from: "/a/app/S").fromWorkingDirectory("S/F.swift") == "F.swift")
    #expect(paths("/a/app", from: "/a/other").fromWorkingDirectory("F.swift") == "../app/F.swift")
    #expect(paths("/a/app", from: "/").fromWorkingDirectory("F.swift") == "a/app/F.swift")
    #expect(paths("/a/app", from: "/b").fromWorkingDirectory("F.swift") == "/a/app/F.swift")
    #expect(paths("/a/app", from: "/a/app").fromWorkingDirectory("") == ".")
    #expect(paths("/a/app", from: "/a/ap").fromWorkingDirectory("F.swift") == "../app/F.swift", "whole components")
  }

  @Test func xcodeReadsAbsolutePaths() {
    #expect(paths("/a/app/", from: "/").absolute("./S//F.swift") == "/a/app/S/F.swift")
    #expect(paths("/a/app", from: "/").absolute("../lib/F.swift") == "/a/lib/F.swift")
    #expect(paths("/a/app", from: "/").absolute("/x/F.swift") == "/x/F.swift")
  }

  @Test func sarifReadsPathsFromTheRepository() {
    #expect(paths("/a/app", from: "/", git: "/a").fromRepository("F.swift") == "app/F.swift")
    #expect(paths("/a/app", from: "/", git: "/a/app").fromRepository("./F.swift") == "F.swift")
    #expect(paths("/a/app", from: "/").fromRepository("S/F.swift") == "S/F.swift")
    #expect(paths("/a/app", from: "/", git: "/a/app").fromRepository("../lib/F.swift") == "lib/F.swift", "never '..'")
    #expect(paths("/a/app", from: "/", git: "/a/app").fromRepository("/x/F.swift") == "x/F.swift", "never absolute")
  }

  @Test func percentEncodingLeavesOnlyUnreservedBytes() {
    #expect(percentEncoded("A b/ü#%.swift") == "A%20b/%C3%BC%23%25.swift")
    #expect(percentEncoded("a:b+c~d-e_f") == "a%3Ab%2Bc~d-e_f")
    #expect(percentEncoded("a\n") == "a%0A")
  }
}
