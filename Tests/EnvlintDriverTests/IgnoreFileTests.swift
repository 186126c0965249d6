import Testing

@testable import EnvlintDriver

/// Whether the lines, as a `.gitignore` in `/p`, ignore `path`; a `/` at its end means a folder. Every folder above is
/// asked first, as a walk would.
private func isIgnored(_ path: String, by lines: String, inner: (folder: String, lines: String)? = nil) -> Bool {
  var ignores = IgnoreFile(ArraySlice(lines.utf8), folder: "/p", parent: nil)
  let steps = path.split(separator: "/")
  for count in 1...steps.count {
    let step = "/p/" + steps[..<count].joined(separator: "/")
    let bytes = Array(step.utf8)
    let nameStart = bytes.count - steps[count - 1].utf8.count
    if ignores.ignores(bytes[...], nameStart: nameStart, isDirectory: count < steps.count || path.hasSuffix("/")) {
      return true
    }
    if let inner, step == "/p/" + inner.folder {
      ignores = IgnoreFile(ArraySlice(inner.lines.utf8), folder: step, parent: ignores)
    }
  }
  return false
}

/// The expectations were checked against `git check-ignore`.
struct IgnoreFileTests {
  @Test(arguments: [
    // A name without a slash holds at any depth.
    ("Generated", "Generated/A.swift", true), ("Generated", "a/b/Generated", true), ("Generated", "aGenerated", false),
    ("*.gen.swift", "a/B.gen.swift", true), ("*.gen.swift", "a/gen.swift", false),
    // A slash at the start or inside anchors.
    ("/A.swift", "A.swift", true), ("/A.swift", "b/A.swift", false), ("a/b", "a/b/C.swift", true),
    ("a/b", "c/a/b", false), ("./a", "a", false),
    // A slash at the end asks for a folder.
    ("out/", "out/A.swift", true), ("out/", "out", false), ("out/", "x/out/", true), ("a/out/", "x/a/out/", false),
    // Wildcards do not cross a slash.
    ("a/*", "a/b/C.swift", true), ("a/*.swift", "a/b/C.swift", false), ("a?c", "abc", true), ("a?c", "a/c", false),
    ("A[0-9].swift", "A7.swift", true), ("A[!0-9].swift", "A7.swift", false), ("A[^0-9].swift", "Ab.swift", true),
    ("A[]x].swift", "A].swift", true), ("A[a-].swift", "A-.swift", true), ("[[:upper:]].swift", "Q.swift", true),
    ("[[:upper:]].swift", "q.swift", false), ("[[:nonsense:]].swift", "q.swift", false), ("A[b", "A[b", false),
    // Two stars as a component are any depth; elsewhere they are one star.
    ("**/out", "out/", true), ("**/out", "a/b/out/", true), ("a/**", "a/b/c", true), ("a/**", "a/", false),
    ("a/**/z", "a/z", true), ("a/**/z", "a/b/c/z", true), ("a**z", "abz", true),
    // Behind plain bytes they are any depth, too, when they end their component.
    ("a**/**", "a.swift", true), ("a**/z", "az", true), ("a**/z", "a/b/z", true), ("a**/z", "b/z", false),
    ("/a**", "ab/c", true), ("/a**", "a/", true), ("[a-]*\n!/a**", "a/b", false), ("a?**/z", "abc/d/z", false),
    ("a/b**/z", "a/bz", true),
    // A slash in a set is a part of it, and one behind a backslash is a slash.
    ("[/[]a]/b", "[a]/b", true), ("a[/]b", "a/b", false), ("a\\/b", "a/b", true), ("[/b", "[/b", false),
    // Comments, escapes, spaces, line ends.
    ("#A", "#A", false), ("\\#A", "#A", true), ("\\!A", "!A", true), ("A   ", "A", true), ("A\\ ", "A ", true),
    ("A\\ ", "A", false), ("a\\*b", "a*b", true), ("a\\*b", "axb", false), ("A\\", "A", false),
    ("A\r\nB\r\n", "B", true),
    ("\u{FEFF}A", "A", true), ("\n\n/\n", "a", false), ("Ünïcode", "Ünïcode", true),
    // The last pattern that matches decides; what lies in an ignored folder stays ignored.
    ("*.swift\n!A.swift", "A.swift", false), ("!A.swift\n*.swift", "A.swift", true),
    ("out\n!out/A.swift", "out/A.swift", true), ("out/*\n!out/A.swift", "out/A.swift", false),
    ("/*\n!/a\n/a/*\n!/a/b", "a/b/C.swift", false), ("/*\n!/a\n/a/*\n!/a/b", "a/c/C.swift", true),
  ])
  func patternsMeanWhatTheyMeanToGit(lines: String, path: String, expected: Bool) {
    #expect(isIgnored(path, by: lines) == expected)
  }

  @Test func noLineIsTooOdd() {
    let alphabet = ["*", "/", "[", "]", "\\", "!", "a", " ", "-"]
    var lines = [""]
    for _ in 0..<4 { lines += lines.suffix(6561).flatMap { line in alphabet.map { line + $0 } } }
    for line in Set(lines) where !line.isEmpty {
      // A line with a newline in it would be two: it has none, so it is one pattern or none, and ends.
      let ignored = isIgnored("a/a", by: line)
      #expect(!ignored || line.contains("a") || line.contains("*") || line.contains("["), "'\(line)'")
    }
  }

  @Test func theInnerFileWinsAndStartsAtItsFolder() {
    #expect(!isIgnored("a/A.swift", by: "*.swift", inner: ("a", "!A.swift")))
    #expect(isIgnored("a/b/A.swift", by: "", inner: ("a", "/b")))
    #expect(!isIgnored("a/c/b/A.swift", by: "", inner: ("a", "/b")))
    #expect(!isIgnored("b/A.swift", by: "", inner: ("a", "/b")))
  }
}
