// Reporting: diagnostics to text, Xcode lines, JSON, SARIF and what else `OutputFormat` lists.
//
// Input: a `Report`, the complete result of a run as values: sorted findings with byte ranges, and the bytes they
// point into. Output: one string for each format.
//
// **Invariant:** pure. No file is read, no clock, terminal or environment variable is asked; equal reports give equal
// text.
//
// **Invariant:** line and column exist in this target alone (`SourceText`); everything above it counts bytes.
import EnvlintFacts

/// Everything that a run has to say, ready to be written in any format.
public struct Report: Sendable {
  /// The findings to show, sorted, with final severities.
  public var findings: [Diagnostic]
  public var summary: Summary
  /// Files that were skipped, or read only in part.
  public var notices: [Notice]
  /// The bytes of every file that a finding, a note or an edit points into, by path relative to the project root.
  /// A location in a file that is missing here (it vanished during the run) is reported as 1:1 without an excerpt.
  public var sources: [String: SourceText]
  public var paths: PathContext
  /// All rules of the catalog, in stable order.
  public var rules: [Rule]
  /// The Markdown page of each rule, by rule id; SARIF alone has them.
  public var pages: [String: String]
  public var tool: Tool
  /// The findings that comments and the baseline suppress, sorted; only SARIF lists them. Empty unless they are asked for.
  public var suppressed: [Suppressed] = []
  /// The category by which GitHub distinguishes the SARIF reports of one commit; nil for a single report.
  public var sarifCategory: String?

  public init(
    findings: [Diagnostic], summary: Summary, notices: [Notice] = [], sources: [String: SourceText],
    paths: PathContext, rules: [Rule], pages: [String: String], tool: Tool
  ) {
    self.findings = findings
    self.summary = summary
    self.notices = notices
    self.sources = sources
    self.paths = paths
    self.rules = rules
    self.pages = pages
    self.tool = tool
  }
}

extension Report {
  /// How much was looked at, found, and held back.
  public struct Summary: Sendable, Equatable {
    /// The number of linted files.
    public var files: Int
    public var errors: Int
    public var warnings: Int
    public var infos: Int
    /// The number of findings below `hiddenBelow`.
    public var hidden: Int
    public var suppressed: Int
    public var baselined: Int
    /// The lowest severity that is shown.
    public var hiddenBelow: Severity

    /// Counts `findings` by severity.
    public init(
      of findings: [Diagnostic], files: Int, hidden: Int = 0, suppressed: Int = 0, baselined: Int = 0,
      hiddenBelow: Severity = .warning
    ) {
      self.files = files
      errors = findings.count { $0.severity == .error }
      warnings = findings.count { $0.severity == .warning }
      infos = findings.count { $0.severity == .info }
      self.hidden = hidden
      self.suppressed = suppressed
      self.baselined = baselined
      self.hiddenBelow = hiddenBelow
    }
  }

  /// A finding that is not shown although its rule ran.
  public struct Suppressed: Sendable {
    /// The reason why a finding is suppressed.
    public enum Cause: Sendable, Equatable {
      /// A comment beside the code; its reason may be empty.
      case comment(reason: String)
      case baseline
    }

    public var finding: Diagnostic
    public var cause: Cause

    public init(_ finding: Diagnostic, by cause: Cause) {
      self.finding = finding
      self.cause = cause
    }
  }

  /// A remark on the run itself: a file that could not be read, or only in part.
  public struct Notice: Sendable, Hashable {
    /// Relative to the project root.
    public var file: String
    /// Counted from 1; nil when the notice is about the whole file.
    public var line: Int?
    /// A clause that follows the path: "is larger than 16 MiB". It names no absolute path, because SARIF must not.
    public var message: String
    public var severity: Severity

    public init(_ message: String, file: String, line: Int? = nil, severity: Severity = .warning) {
      self.file = file
      self.line = line
      self.message = message
      self.severity = severity
    }
  }

  /// The program that made the report.
  public struct Tool: Sendable, Equatable {
    public var name: String
    /// A semantic version: `0.1.0`.
    public var version: String
    /// The address of the public repository, without a trailing slash; empty while there is none, and then every
    /// link is left out.
    public var homepage: String

    public init(name: String, version: String, homepage: String) {
      self.name = name
      self.version = version
      self.homepage = homepage
    }
  }
}
