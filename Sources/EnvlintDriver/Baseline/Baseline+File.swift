import EnvlintFacts
import EnvlintReporting

/// Why a file is no baseline. A sentence without full stop, and what to do.
struct BaselineFormatError: Error, Equatable {
  /// 1-based; nil when it concerns the whole file.
  var line: Int?
  var message: String
  var hint = "write a new one with '--write-baseline', or restore an older version from version control"
}

/// Something that `--write-baseline` keeps in a file.
protocol BaselineFile {
  /// Reads the text of a baseline.
  init(parsing bytes: ArraySlice<UInt8>) throws(BaselineFormatError)
}

/// The form of all baselines: JSON with one entry a line, so that two branches can be merged line by line.
struct BaselineForm {
  /// Raised when an older envlint would misread the file.
  private static let version = 1

  /// The member that has the entries.
  let list: String

  /// - Parameter entries: sorted.
  func text(_ entries: [JSONValue]) -> String {
    let lines = entries.map { $0.serializedOnOneLine() }
    let list = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n]"
    return "{\n\"version\": \(BaselineForm.version),\n\"\(self.list)\": \(list)\n}\n"
  }

  /// The entries of a file, whatever its layout.
  func entries(in bytes: ArraySlice<UInt8>) throws(BaselineFormatError) -> [JSONValue] {
    let document: JSONValue
    do throws(JSONSyntaxError) {
      document = try JSONValue(parsing: bytes)
    } catch {
      let isMarker = ["<<<<<<<", "=======", ">>>>>>>"].contains { bytes.lines.contains(startingWith: $0) }
      throw BaselineFormatError(
        line: SourceText(bytes).line(of: UInt32(error.offset)),
        message: isMarker ? "an unresolved merge conflict" : "invalid JSON: \(error.message)")
    }
    guard let version = document["version"]?.integer, let entries = document[list]?.array else {
      throw BaselineFormatError(message: "not a baseline: 'version' or '\(list)' is missing")
    }
    guard version == BaselineForm.version else {
      throw BaselineFormatError(
        message: "a baseline of format \(version); this version of envlint supports only \(BaselineForm.version)",
        hint: "use the version of envlint that wrote it, or write a new one with '--write-baseline'")
    }
    return entries
  }
}

extension Baseline: BaselineFile {
  private static let form = BaselineForm(list: "findings")

  /// The file, with sorted entries.
  var text: String {
    var ordinals: [FindingKey: Int] = [:]
    return Baseline.form.text(
      entries.map { entry in
        let ordinal = ordinals[entry.key, default: 0] + 1
        ordinals[entry.key] = ordinal
        return JSONValue.object([
          ("file", .string(entry.key.file)), ("symbol", .string(entry.key.symbol)), ("rule", .string(entry.key.rule)),
          ("hash", .string(entry.key.sourceHash)), ("ordinal", .integer(ordinal)),
          ("severity", .string(entry.severity.rawValue)),
        ])
      })
  }

  /// Reads the text of a baseline. Order and layout do not matter, and neither do the ordinals: entries are counted.
  init(parsing bytes: ArraySlice<UInt8>) throws(BaselineFormatError) {
    let findings = try Baseline.form.entries(in: bytes)
    var entries: [Entry] = []
    for (index, finding) in findings.enumerated() {
      guard let file = finding["file"]?.string, let symbol = finding["symbol"]?.string,
        let rule = finding["rule"]?.string, let hash = finding["hash"]?.string,
        let severity = finding["severity"]?.string.flatMap(Severity.init)
      else {
        throw BaselineFormatError(
          message: "entry \(index + 1) lacks 'file', 'symbol', 'rule', 'hash' or a 'severity' of info, warning or error"
        )
      }
      entries.append(
        Entry(key: FindingKey(rule: rule, file: file, symbol: symbol, sourceHash: hash), severity: severity))
    }
    self.init(entries)
  }
}

extension ArraySlice<UInt8> {
  fileprivate var lines: [ArraySlice<UInt8>] { split(separator: UInt8(ascii: "\n")) }
}

extension [ArraySlice<UInt8>] {
  fileprivate func contains(startingWith text: String) -> Bool { contains { $0.starts(with: text.utf8) } }
}
