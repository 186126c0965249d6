import EnvlintFacts

/// A way to write a project that changes nothing about its meaning, whatever the code is.
struct Rewrite: Sendable {
  var name: String
  /// What is rewritten; the project itself, as a rule.
  var prepared: @Sendable (PageProject) -> PageProject = { $0 }
  var apply: @Sendable (PageProject) -> RewrittenProject
  /// The rules that see no difference.
  var rules = PageProject.rulesOfMeaning

  init(_ name: String, project apply: @escaping @Sendable (PageProject) -> RewrittenProject) {
    self.name = name
    self.apply = apply
  }

  /// Edits in each file that is understood as a whole.
  init(_ name: String, _ edits: @escaping @Sendable (ParsedFile) -> [Edit]) {
    self.init(name) { project in
      var edited: [String: [Edit]] = [:]
      for file in project.files.map(ParsedFile.init) where !file.isBroken { edited[file.path] = edits(file) }
      return RewrittenProject(project, editing: edited)
    }
  }
}

extension Rewrite {
  static let all = layout + trivia + code + projects

  static let layout = [
    Rewrite("CRLF") { $0.withCRLF() },
    Rewrite("CR") { $0.withCR() },
    Rewrite("byte order mark") { $0.withByteOrderMark() },
    Rewrite("tabs") { $0.withTabs() },
  ]

  /// Comments that look like code, quotes and directives, so that whoever reads them as such is found out.
  static let trivia = [
    Rewrite("comments") { $0.inserting("/* c */", atEnd: true, where: \.takesComment) },
    Rewrite("comments behind tokens") { $0.inserting("/* 🐌 */", atEnd: false, where: \.takesComment) },
    Rewrite("nested comments") {
      $0.inserting("/* \" /* while #if ) */ @Entry var c: () -> Void = {} */", atEnd: true, where: \.takesComment)
    },
    Rewrite("line comments") {
      $0.inserting("// } \"\"\" /* @Environment(C.self) private var c\n", atEnd: true, where: \.takesNewline)
    },
    Rewrite("documentation comments") { $0.inserting("/// `c`\n", atEnd: true, where: \.takesNewline) },
    Rewrite("newlines") { $0.inserting("\n\n", atEnd: true, where: \.takesNewline) },
    Rewrite("newlines and CRLF and tabs") {
      $0.withCRLF() + $0.withTabs() + $0.withByteOrderMark()
        + $0.inserting("\r\n\t", atEnd: true, where: \.takesNewline)
    },
  ]

  static let code = [
    Rewrite("parentheses") { $0.parentheses().flatMap { $0 } },
    Rewrite("backticks") { $0.backticks().flatMap { $0 } },
    Rewrite("semicolons") { $0.semicolons() },
    Rewrite("emoji in strings") { $0.withEmojiInStrings() },
    Rewrite("emoji in names") { $0.emojiDeclarations() },
    Rewrite("#if true") { $0.branches("#if true", "#endif").flatMap { $0 } },
    Rewrite("#if os(iOS)") { $0.branches("#if os(iOS) || canImport(SwiftUI)", "#endif").flatMap { $0 } },
    Rewrite("#else") { $0.branches("#if os(Linux)\n#else", "#endif").flatMap { $0 } },
    Rewrite("#elseif") { $0.branches("#if os(Linux)\n#elseif swift(>=5) // c", "#else\n#endif").flatMap { $0 } },
  ]

  static let projects: [Rewrite] = {
    var members = Rewrite("members in extensions") { $0.withMembersInExtensions }
    members.prepared = \.withoutPrivateMembers
    members.rules.removeAll { PageProject.rulesWithinFiles.contains($0) }
    return [
      Rewrite("names of modules") { $0.withModuleNames },
      Rewrite("files in reverse order") {
        $0.configuresPaths ? RewrittenProject($0, editing: [:]) : $0.withReversedFiles
      },
      members,
      Rewrite("conformances in extensions") { $0.withConformancesInExtensions },
    ]
  }()
}

extension Rewrite {
  /// A rewritten project, and the findings that it should have and has.
  struct Outcome {
    var project: RewrittenProject
    var expected: [Diagnostic]
    var found: [Diagnostic]
  }

  /// - Parameter findings: those of the project itself, in the order of `RewrittenProject.originals(of:)`.
  /// - Returns: nil where nothing is rewritten.
  func outcome(of original: PageProject, _ findings: [Diagnostic]) throws -> Outcome? {
    let project = prepared(original)
    let rewritten = apply(project)
    if rewritten.project.files == project.files { return nil }
    let expected = project.files == original.files ? findings : try project.findingsOfMeaning()
    return Outcome(
      project: rewritten, expected: expected.filter { rules.contains($0.rule) },
      found: rewritten.originals(of: try rewritten.project.findings(of: rules)))
  }
}

extension PageProject {
  /// In the order of `RewrittenProject.originals(of:)`.
  func findingsOfMeaning() throws -> [Diagnostic] {
    try findings(of: PageProject.rulesOfMeaning).map(\.withSortedNotes).sorted()
  }
}
