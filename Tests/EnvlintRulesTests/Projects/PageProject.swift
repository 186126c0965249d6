import EnvlintFacts

/// A small project whose marks say what is found in it: code of a test, or the fenced blocks under one heading of a page.
/// See `Expectation` for the marks.
///
/// ` ```swift bad Views/Feed.swift ` and `good` give a file; only `bad` files may hold marks. ` ```yaml ` is the
/// configuration. `fixed` files form a second project: they replace the files of the same path, the others stay, and
/// nothing may be found in it.
struct PageProject: Sendable {
  struct File: Sendable, Equatable {
    /// Relative to the project's root.
    var path: String
    var text: String
  }

  /// The page and the heading.
  var name: String
  var files: [File]
  /// The content of `.envlint.yml`; nil for none.
  var configuration: String?
}

extension PageProject {
  /// Files by their paths.
  init(_ texts: [String: String], configuration: String? = nil) {
    let files = texts.sorted { $0.key < $1.key }.map { File(path: $0.key, text: $0.value) }
    self.init(name: "code", files: files, configuration: configuration)
  }

  /// One file.
  init(_ text: String, configuration: String? = nil) {
    self.init(["Sources.swift": text], configuration: configuration)
  }
}

/// A page that can't be read as projects.
struct PageError: Error, Equatable, CustomStringConvertible {
  /// 1-based; 0 where no single line is wrong.
  var line: Int
  var message: String
  var description: String { "line \(line): \(message)" }
}

extension PageProject {
  /// The projects of a page, in its order.
  ///
  /// - Parameters:
  ///   - title: what the names of the projects begin with.
  ///   - rule: the rule that marks without a rule id are about; nil when each mark names its own.
  static func all(in markdown: String, title: String, rule: String?) throws -> [PageProject] {
    try PageSection.all(in: markdown).flatMap { section in
      section.blocks.isEmpty ? [] : try section.projects(title: title, rule: rule)
    }
  }
}

extension PageSection {
  fileprivate func projects(title: String, rule: String?) throws -> [PageProject] {
    let asWritten = try files(of: [.bad, .good])
    let configurations = blocks.filter { $0.kind == .yaml }
    guard configurations.count < 2 else {
      throw PageError(line: configurations[1].line, message: "second configuration")
    }
    let project = PageProject(
      name: "\(title): \(heading)", files: asWritten, configuration: configurations.first?.text)
    for block in blocks where block.kind == .good || block.kind == .fixed {
      if try Expectation.all(in: block.text, file: block.path, rule: rule).isEmpty { continue }
      throw PageError(line: block.line, message: "a '\(block.kind.rawValue)' block expects findings")
    }
    if blocks.contains(where: { $0.kind == .bad }), try project.expectations(of: rule).isEmpty {
      throw PageError(line: blocks[0].line, message: "'\(heading)' has a 'bad' block and expects no finding")
    }

    let replacements = try files(of: [.fixed])
    if replacements.isEmpty { return [project] }
    var fixed = project.withoutMarks
    fixed.name += ", fixed"
    fixed.files = fixed.files.filter { file in !replacements.contains { $0.path == file.path } } + replacements
    return [project, fixed]
  }

  private func files(of kinds: [PageBlock.Kind]) throws -> [PageProject.File] {
    var files: [PageProject.File] = []
    for block in blocks where kinds.contains(block.kind) {
      if files.contains(where: { $0.path == block.path }) {
        throw PageError(line: block.line, message: "'\(block.path)' stands twice under '\(heading)'")
      }
      files.append(PageProject.File(path: block.path, text: block.text))
    }
    return files
  }
}
