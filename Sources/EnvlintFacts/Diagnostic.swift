/// A place in the analysed files.
public struct Location: Sendable, Hashable, Comparable {
  /// The file, as a path relative to the project root, with `/` separators.
  public var file: String
  /// UTF-8 byte offsets, half-open.
  public var range: Range<UInt32>

  public init(file: String, range: Range<UInt32>) {
    self.file = file
    self.range = range
  }

  public static func < (left: Location, right: Location) -> Bool {
    if left.file != right.file { return left.file < right.file }
    if left.range.lowerBound != right.range.lowerBound { return left.range.lowerBound < right.range.lowerBound }
    return left.range.upperBound < right.range.upperBound
  }
}

/// One finding of one rule.
public struct Diagnostic: Sendable, Hashable {
  /// Another place that explains the finding.
  public struct Note: Sendable, Hashable {
    public var location: Location
    /// A short label: "declared as a class here".
    public var message: String
    /// Whether it is a step of a path.
    public var isStep: Bool

    public init(_ message: String, at location: Location, isStep: Bool = false) {
      self.location = location
      self.message = message
      self.isStep = isStep
    }
  }

  /// The notes for people: where a path leads through the finding's own place, it needs no note.
  public var notesBesidePlace: [Note] { notes.filter { !$0.isStep || $0.location != location } }

  /// The identity of a finding whose place depends on other code: in baselines and fingerprints, it replaces place and symbol.
  public struct Identity: Sendable, Hashable {
    /// A file, relative to the project root, that stays where the place moves.
    public var file: String
    public var symbol: String

    public init(file: String, symbol: String) {
      self.file = file
      self.symbol = symbol
    }
  }

  /// A finding of another rule that says less about the same mistake.
  public struct Explained: Sendable, Hashable {
    public var rule: String
    public var location: Location

    public init(rule: String, at location: Location) {
      self.rule = rule
      self.location = location
    }
  }

  /// A place at which a finding can be reported, with the advice for it.
  public struct Place: Sendable, Hashable {
    public var location: Location
    public var help: String?

    public init(location: Location, help: String?) {
      self.location = location
      self.help = help
    }
  }

  /// The rule's id: `closure_entry`.
  public var rule: String
  public var severity: Severity
  public var location: Location
  /// One sentence that names the user's symbol and says what is wrong here.
  public var message: String
  public var notes: [Note]
  /// The advice: one line, no full stop.
  public var help: String?
  public var fixes: [Fix]
  /// The path of the enclosing declarations, `Child.body`; empty at file level. Part of the baseline's key.
  public var symbol: String
  /// Nil for nearly all findings, which their place and symbol identify.
  public var identity: Identity?
  /// Findings of other rules that aren't reported next to this one.
  public var explained: [Explained] = []
  /// The places to report it at if its own isn't in scope, the best one first.
  public var otherPlaces: [Place] = []

  public init(
    rule: String, severity: Severity, location: Location, message: String, notes: [Note] = [], help: String? = nil,
    fixes: [Fix] = [], symbol: String = ""
  ) {
    self.rule = rule
    self.severity = severity
    self.location = location
    self.message = message
    self.notes = notes
    self.help = help
    self.fixes = fixes
    self.symbol = symbol
  }
}

extension Diagnostic: Comparable {
  /// The order of every report: path, place, rule, message.
  public static func < (left: Diagnostic, right: Diagnostic) -> Bool {
    if left.location != right.location { return left.location < right.location }
    if left.rule != right.rule { return left.rule < right.rule }
    return left.message < right.message
  }
}
