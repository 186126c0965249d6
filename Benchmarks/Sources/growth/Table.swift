import Foundation

/// The families of one stage as a Markdown table: the time at each size, and by how much doubling the size multiplies it.
func table(_ growths: [Growth]) -> String {
  let sizes = Growth.byteCounts.map { $0 < 1 << 20 ? "\($0 >> 10) kB" : "\($0 >> 20) MB" }
  var lines = [
    "| family | " + sizes.joined(separator: " | ") + " | ratio |",
    "|---|" + String(repeating: "--:|", count: sizes.count + 1),
  ]
  lines += growths.map { growth in
    let measured = growth.points.map { duration($0.seconds) }
    let cells = measured + Array(repeating: "", count: sizes.count - measured.count)
    let ratio = String(format: "%.2f", growth.ratioPerDoubling)
    return "| \(escaped(growth.name)) | \(cells.joined(separator: " | ")) "
      + "| \(growth.isSuperlinear ? "**\(ratio)**" : ratio) |"
  }
  return lines.joined(separator: "\n") + "\n"
}

/// Two digits or more, with the unit.
private func duration(_ seconds: Double) -> String {
  let (number, unit) =
    seconds < 1e-3 ? (seconds * 1e6, "µs") : seconds < 1 ? (seconds * 1e3, "ms") : (seconds, "s")
  return String(format: number < 10 ? "%.1f" : "%.0f", number) + " " + unit
}

private func escaped(_ name: String) -> String {
  var escaped = ""
  for character in name { escaped += "|<*_`[\\".contains(character) ? "\\\(character)" : String(character) }
  return escaped
}
