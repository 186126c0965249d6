import EnvlintConfiguration
import Testing

@Suite struct GlobTests {
  @Test(arguments: [
    ("Generated", "Generated"), ("Generated", "Generated/Colors.swift"), ("Generated/", "Generated/a/b.swift"),
    ("./Generated", "Generated/a.swift"), ("Sources/App/Feed.swift", "Sources/App/Feed.swift"),
    (".", "Sources/a.swift"), ("*", "a/b/c.swift"), ("**", "a/b/c.swift"), ("Generated", "./Generated//a.swift"),
    ("**/Generated", "Generated"), ("**/Generated", "a/b/Generated/c.swift"), ("Previews/**", "Previews/a/b.swift"),
    ("**/Tests/**", "Tests/a.swift"), ("**/Tests/**", "a/Tests/b/c.swift"), ("**/*Tests/**", "AppTests/a.swift"),
    ("**/*Tests.swift", "FeedTests.swift"), ("**/*Tests.swift", "a/b/Tests.swift"), ("*.swift", "a.swift"),
    ("a/**/b", "a/b"), ("a/**/b", "a/x/y/b"), ("a/**/b/**/c", "a/b/x/b/y/c"), ("a**b", "axxb"), ("*a*b*", "xaxbx"),
    ("?.swift", "é.swift"), ("?.swift", "日.swift"), ("[a-c].swift", "b.swift"), ("[!a-c].swift", "d.swift"),
    ("[^a].swift", "b.swift"), ("[]a].swift", "].swift"), ("[a-].swift", "-.swift"), ("[\\]].swift", "].swift"),
    ("{Sources,Tests/Unit}/A.swift", "Sources/A.swift"), ("{Sources,Tests/Unit}/A.swift", "Tests/Unit/A.swift"),
    ("a{,b}", "a"), ("a{x{1,2},y}", "ax2"), ("a{x{1,2},y}", "ay"), ("{a}", "a"), ("\\*.swift", "*.swift"),
    ("\\{a,b\\}", "{a,b}"), ("{a\\,b,c}", "a,b"), ("[{]a", "{a"), ("{[,],b}x", ",x"),
    ("[a", "[a"), ("{a", "{a"), ("a\\", "a\\"), ("a}", "a}"),
  ])
  func matches(pattern: String, path: String) { #expect(Glob(pattern).matches(path)) }

  @Test(arguments: [
    ("Generated", "Sources/Generated/a.swift"), ("Generated", "GeneratedCode/a.swift"), ("", "a"), ("a", ""),
    ("Previews/**", "Previews"), ("**/Tests/**", "Tests"), ("**/Tests/**", "MyTests/a.swift"),
    ("**/*Tests.swift", "a/Tests.swift.orig"), ("*.swift", "a/b.swift"), ("a/*/b", "a/b"), ("a/*/b", "a/x/y/b"),
    ("?.swift", ".swift"), ("?", "ab"), ("[a-c]", "d"), ("[!a]", "a"), ("[z-a]", "m"), ("a", "A"), ("a?b", "a/b"),
    ("a[!x]b", "a/b"), ("{a,b}", "c"), ("\\*.swift", "a.swift"), ("a/**/b", "a/x"), ("*/*", "a"),
  ])
  func doesNotMatch(pattern: String, path: String) { #expect(!Glob(pattern).matches(path)) }

  @Test func setMatchesWhenOneGlobDoes() {
    let set = GlobSet(["Generated", "**/*.pb.swift"])
    #expect(set.matches("Generated/a.swift"))
    #expect(set.matches("a/b.pb.swift"))
    #expect(!set.matches("a/b.swift"))
    #expect(!GlobSet([]).matches("a"))
    #expect(GlobSet([]).isEmpty && !set.isEmpty)
  }

  @Test("a pattern that other matchers take exponential time for ends at once") func isNeverExponential() {
    let name = String(repeating: "a", count: 400)
    #expect(!Glob(String(repeating: "a*", count: 60) + "b").matches(name))
    let folders = String(repeating: "a/", count: 400)
    #expect(!Glob(String(repeating: "**/a/", count: 60) + "b").matches(folders + "c"))
    #expect(!Glob(String(repeating: "{a,b}", count: 40)).matches(name))
    #expect(!Glob(String(repeating: "{", count: 100_000)).matches(name))
  }

  @Test func problemsAreNamed() {
    for pattern in ["Sources", "**/*Tests.swift", "a/{b,c}/[!d]", "..a", "\\[a", "[!]]", "a~", "\\!a"] {
      #expect(Glob.problem(in: pattern) == nil, "\(pattern)")
    }
    #expect(Glob.problem(in: "")?.contains("empty") == true)
    #expect(Glob.problem(in: "/Sources")?.contains("'/'") == true)
    #expect(Glob.problem(in: "~/Sources")?.contains("'~'") == true)
    #expect(Glob.problem(in: "!a")?.contains("'!'") == true)
    #expect(Glob.problem(in: "../a")?.contains("'..'") == true)
    #expect(Glob.problem(in: "a/{b,..}")?.contains("'..'") == true)
    #expect(Glob.problem(in: "[a")?.contains("'['") == true)
    #expect(Glob.problem(in: "{a")?.contains("'{'") == true)
    #expect(Glob.problem(in: String(repeating: "{a,b}", count: 9))?.contains("256") == true)
    #expect(Glob.problem(in: String(repeating: "a", count: 4097))?.contains("4096") == true)
  }
}
