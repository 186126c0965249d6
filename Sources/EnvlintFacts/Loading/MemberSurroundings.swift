import EnvlintSyntax

/// The surroundings of a token by keywords and braces alone: its member, and whether that is for previews.
///
/// To be told of each token of a file in turn.
struct MemberSurroundings {
  private struct Brace {
    var isPreview: Bool
    /// Index of the name of the outermost function or variable around; nil outside of such.
    var member: Int?
  }

  private var braces: [Brace] = []
  /// The number of the open parentheses in the innermost brace, for each brace and the file itself.
  private var depths = [0]
  /// Index of the name of a function or variable whose brace may be still to come.
  private var announced: Int?
  /// Whether the next brace opens a type.
  private var isInHeader = false
  /// Whether the next brace opens what exists for previews.
  private var announcesPreview = false
  /// The open brackets where the arguments of a `#Preview` begin; nil outside them.
  private var preview: (braces: Int, depth: Int)?
  /// The clauses of `#if` around.
  private var branches: [Scope.Branch] = []

  var isInPreview: Bool { braces.last?.isPreview == true || preview != nil }

  /// Index of the name of the outermost function or variable around; nil outside of such.
  var member: Int? { braces.last?.member }

  /// When the code is compiled.
  var condition: CompilationCondition { CompilationCondition(branches) }

  mutating func enter(_ index: Int, _ tokens: Tokens, _ source: SourceBytes) {
    switch tokens.kinds[index] {
    case .keywordStruct, .keywordClass, .keywordEnum, .keywordProtocol, .keywordExtension:
      announced = nil
      // `class func`
      isInHeader = index + 1 < tokens.count && tokens.kinds[index + 1] == .identifier
      announcesPreview = false
    case .keywordFunc, .keywordVar, .keywordLet:
      isInHeader = false
      if member == nil, depths[depths.count - 1] == 0 { announced = index + 1 }
    case .keywordSubscript: if member == nil, depths[depths.count - 1] == 0 { announced = index }
    case .keywordInit, .keywordDeinit: if member == nil, depths[depths.count - 1] == 0 { announced = nil }
    case .identifier:
      let isPreviewMacro = index > 0 && tokens.kinds[index - 1] == .pound
      guard isInHeader || isPreviewMacro else { return }
      let text = source.text(tokens.starts[index]..<tokens.ends[index])
      if isInHeader, text == "PreviewProvider" || text == "PreviewModifier" { announcesPreview = true }
      if isPreviewMacro, text == "Preview" { announcePreview(behind: index, tokens) }
    case .leftParen: depths[depths.count - 1] += 1
    case .rightParen:
      depths[depths.count - 1] -= 1
      if let opened = preview, opened.braces >= braces.count, depths[depths.count - 1] <= opened.depth {
        preview = nil
        announcesPreview = index + 1 < tokens.count && tokens.kinds[index + 1] == .leftBrace
      }
    case .poundIf:
      branches.append(
        Scope.Branch(ifConfig: tokens.starts[index], clause: 1, condition: condition(behind: index, tokens, source)))
    case .poundElseif, .poundElse:
      guard let last = branches.popLast() else { return }
      branches.append(
        Scope.Branch(
          ifConfig: last.ifConfig, clause: last.clause + 1,
          condition: tokens.kinds[index] == .poundElse ? "" : condition(behind: index, tokens, source),
          excluded: last.excluded + [last.condition]))
    case .poundEndif: _ = branches.popLast()
    case .leftBrace: openBrace()
    case .rightBrace:
      _ = braces.popLast()
      if depths.count > 1 { depths.removeLast() }
      if member == nil, depths[depths.count - 1] == 0 { announced = nil }
    default: break
    }
  }

  /// The condition in the rest of a line, without white space and comments.
  private func condition(behind index: Int, _ tokens: Tokens, _ source: SourceBytes) -> String {
    var text = ""
    var next = index + 1
    while next < tokens.count, !tokens.flags[next].contains(.newlineBefore) {
      text += source.text(tokens.starts[next]..<tokens.ends[next])
      next += 1
    }
    return text
  }

  private mutating func announcePreview(behind index: Int, _ tokens: Tokens) {
    announced = nil
    switch index + 1 < tokens.count ? tokens.kinds[index + 1] : .endOfFile {
    case .leftBrace: announcesPreview = true
    case .leftParen: preview = (braces.count, depths[depths.count - 1])
    default: break
    }
  }

  private mutating func openBrace() {
    let outer = braces.last
    let isAnnounced = !isInHeader && depths[depths.count - 1] == 0
    braces.append(
      Brace(isPreview: isInPreview || announcesPreview, member: outer?.member ?? (isAnnounced ? announced : nil)))
    depths.append(0)
    (isInHeader, announcesPreview) = (false, false)
  }
}
