import EnvlintFacts

/// The changes of a file, in the unified format that `patch` and `git apply` read.
///
/// Lines are those of `\n`, as in those programs: a carriage return before it is a part of the line.
public enum UnifiedDiff {
  /// The number of unchanged lines around a change.
  private static let contextCount = 3

  /// The difference of two contents as text; empty when they are equal. Bytes that are no UTF-8 read as U+FFFD.
  ///
  /// - Parameter path: as it is shown after `a/` and `b/`.
  public static func text(path: String, old: SourceText, new: SourceText) -> String {
    let (oldLines, newLines) = (lines(old.bytes), lines(new.bytes))
    let steps = steps(oldLines, newLines)
    var output = ""
    var position = 0
    while let start = steps[position...].firstIndex(where: { $0.mark != " " }) {
      // The hunk goes on until there are more unchanged lines than two contexts.
      var end = start + 1
      while let next = steps[end...].firstIndex(where: { $0.mark != " " }), next - end <= 2 * contextCount {
        end = next + 1
      }
      let lower = max(position, start - contextCount)
      let upper = min(steps.count, end + contextCount)
      output += hunk(steps[lower..<upper])
      position = upper
    }
    return output.isEmpty ? "" : "--- \(name("a/" + path))\n+++ \(name("b/" + path))\n" + output
  }

  /// The difference of two contents as replacements of whole lines, in source order.
  public static func edits(file: String, old: SourceText, new: SourceText) -> [Fix.Edit] {
    var edits: [Fix.Edit] = []
    var offset: UInt32 = 0
    var isOpen = false
    for step in steps(lines(old.bytes), lines(new.bytes)) {
      let count = UInt32(step.line.count)
      if step.mark != " ", !isOpen { edits.append(Fix.Edit("", at: Location(file: file, range: offset..<offset))) }
      isOpen = step.mark != " "
      let last = edits.count - 1
      if step.mark == "+" { edits[last].replacement += String(decoding: step.line, as: UTF8.self) }
      if step.mark == "-" { edits[last].location.range = edits[last].location.range.lowerBound..<offset + count }
      if step.mark != "+" { offset += count }
    }
    return edits
  }

  /// A path as git writes it into a diff: in quotes when it has characters that a line cannot hold, and with a tab
  /// after it when it has spaces, so that `patch` knows where it ends.
  private static func name(_ path: String) -> String {
    let needsQuotes = path.unicodeScalars.contains { $0 == "\"" || $0 == "\\" || $0.value < 0x20 || $0.value == 0x7F }
    if !needsQuotes { return path.contains(" ") ? path + "\t" : path }
    let escaped = path.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: "\\" + octal(scalar.value)
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }

  /// Three digits.
  private static func octal(_ value: UInt32) -> String {
    let digits = String(value, radix: 8)
    return String(repeating: "0", count: 3 - digits.count) + digits
  }

  private struct Step {
    /// ` `, `-` or `+`.
    var mark: Character
    var line: ArraySlice<UInt8>
    /// The numbers of lines before it.
    var oldCount: Int
    var newCount: Int
  }

  private static func hunk(_ steps: ArraySlice<Step>) -> String {
    guard let first = steps.first else { return "" }
    func place(_ count: Int, without mark: Character) -> String {
      let length = steps.count { $0.mark != mark }
      // An empty range is after its line.
      let start = length == 0 ? count : count + 1
      return length == 1 ? "\(start)" : "\(start),\(length)"
    }
    var text = "@@ -\(place(first.oldCount, without: "+")) +\(place(first.newCount, without: "-")) @@\n"
    for step in steps {
      text += "\(step.mark)" + String(decoding: step.line, as: UTF8.self)
      if step.line.last != UInt8(ascii: "\n") { text += "\n\\ No newline at end of file\n" }
    }
    return text
  }

  /// The lines with their ends; only the last one may have none.
  private static func lines(_ bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.endIndex
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }

  private static func steps(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Step] {
    let difference = LineDifference(old, new)
    var steps: [Step] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      if oldIndex < old.count, difference.isRemoved[oldIndex] {
        steps.append(Step(mark: "-", line: old[oldIndex], oldCount: oldIndex, newCount: newIndex))
        oldIndex += 1
      } else if newIndex < new.count, difference.isInserted[newIndex] {
        steps.append(Step(mark: "+", line: new[newIndex], oldCount: oldIndex, newCount: newIndex))
        newIndex += 1
      } else {
        steps.append(Step(mark: " ", line: old[oldIndex], oldCount: oldIndex, newCount: newIndex))
        (oldIndex, newIndex) = (oldIndex + 1, newIndex + 1)
      }
    }
    return steps
  }
}
