import EnvlintRules
import EnvlintSyntax

/// The suppression comments of one file, and which of them suppressed something.
///
///     // envlint:disable closure_entry - reason         from here on, until the file ends or the rule is enabled again
///     // envlint:enable closure_entry
///     // envlint:disable:next closure_entry            on the line below; `:this` on the same, `:previous` above
///     // envlint:disable:next object_type_lookup       comments between it and the line do not matter
///     @Environment(Store.self)                         and the line covers the whole declaration in it
///     private var store
///     // envlint:disable:file closure_entry            anywhere in the file
///
/// Works on byte offsets: a line is the range of its bytes. A finding is where its range starts; how far a declaration reaches,
/// `DeclarationSpans` finds.
struct Suppressions {
  /// A rule that a directive names.
  struct Mention: Hashable {
    /// Indices in `directives` and in its rules.
    var directive: Int
    var rule: Int
  }

  private struct Region {
    var range: Range<UInt32>
    var rule: String
    var mention: Mention
    var isDisabled: Bool
  }

  /// In source order.
  private(set) var directives: [SuppressionDirective] = []
  private(set) var failures: [SuppressionDirective.Failure] = []
  /// The directives that have suppressed something, or ended a range.
  private(set) var used: Set<Mention> = []
  /// The directives that begin a range without an end, in source order.
  private(set) var unclosed: [Mention] = []

  private var lines: [Region] = []
  /// The last one that holds a place decides.
  private var openRegions: [Region] = []
  /// Found out for the first directive about a line.
  private var spans: DeclarationSpans?

  init(in source: SourceBytes) {
    // Most files have no directive, and their tokens are not needed then.
    guard source.mentionsDirective else { return }
    for comment in Tokens(tokenizing: source).directiveComments {
      for parsed in SuppressionDirective.parse(comment: comment, of: source) {
        switch parsed {
        case .failure(let failure): failures.append(failure)
        case .success(let directive): add(directive, source)
        }
      }
    }
  }

  /// The directive that suppresses a finding of `rule` at `offset`; nil when none does. It counts as used.
  ///
  /// `all` covers every rule except those about suppression comments: otherwise it would suppress findings about itself.
  mutating func suppress(_ rule: String, at offset: UInt32) -> SuppressionDirective? {
    if directives.isEmpty { return nil }
    let coversAll = !Catalog.suppressionRules.contains { $0.id == rule }
    func holds(_ region: Region) -> Bool {
      region.range.contains(offset) && (region.rule == rule || coversAll && region.rule == allRules)
    }
    guard let region = lines.first(where: holds) ?? openRegions.last(where: holds), region.isDisabled else {
      return nil
    }
    used.insert(region.mention)
    return directives[region.mention.directive]
  }

  private mutating func add(_ directive: SuppressionDirective, _ source: SourceBytes) {
    directives.append(directive)
    for (index, word) in directive.rules.enumerated() {
      let mention = Mention(directive: directives.count - 1, rule: index)
      guard let range = range(of: directive, source) else { continue }
      let region = Region(range: range, rule: word.text, mention: mention, isDisabled: directive.action != .enable)
      switch directive.action {
      case .disable:
        openRegions.append(region)
        unclosed.append(mention)
      case .enable:
        if end(word.text) { used.insert(mention) }
        openRegions.append(region)
      case .next, .this, .previous, .file:
        lines.append(region)
      }
    }
  }

  /// Ends the ranges of a rule; false when it is not disabled.
  private mutating func end(_ rule: String) -> Bool {
    func name(_ mention: Mention) -> String { directives[mention.directive].rules[mention.rule].text }
    let isDisabled = unclosed.contains { rule == allRules || name($0) == rule || name($0) == allRules }
    let kept = unclosed.filter { rule != allRules && name($0) != rule }
    unclosed = kept
    return isDisabled
  }

  /// The range that a directive covers; nil when there is no such line.
  private mutating func range(of directive: SuppressionDirective, _ source: SourceBytes) -> Range<UInt32>? {
    let comment = directive.comment
    let fileEnd = UInt32(source.count) + 1
    let own = source.line(at: comment.lowerBound)
    switch directive.action {
    case .disable, .enable: return comment.upperBound..<fileEnd
    case .file: return 0..<fileEnd
    case .this: return extended(own, source)
    case .next: return source.firstLine(after: comment.upperBound).map { extended($0, source) }
    case .previous: return own.lowerBound > 0 ? extended(source.line(at: own.lowerBound - 1), source) : nil
    }
  }

  /// A line, and the declarations in it.
  private mutating func extended(_ line: Range<UInt32>, _ source: SourceBytes) -> Range<UInt32> {
    let known = spans ?? DeclarationSpans(in: source)
    spans = known
    return known.extended(line)
  }
}

/// The word that covers every rule.
let allRules = "all"
