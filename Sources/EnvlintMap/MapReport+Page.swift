import EnvlintReporting

extension MapReport {
  /// One HTML page that needs nothing else: the style, the script, and the JSON of the map as the script's data.
  func page() -> String {
    let data = MapReport.scriptSafe(json().serializedOnOneLine())
    return PageParts.frame.replacingMarks([
      "title": MapReport.htmlEscaped(title), "style": PageParts.style, "script": PageParts.script, "data": data,
    ]) + "\n"
  }

  /// The title of the map: the name of the folder at the root.
  private var title: String { paths.projectRoot.split(separator: "/").last.map(String.init) ?? "/" }

  /// JSON inside a `script` element: nothing in it can end the element or begin a comment.
  static func scriptSafe(_ json: String) -> String { json.replacing("<", with: "\\u003C") }

  static func htmlEscaped(_ text: String) -> String {
    VisibleText.singleLine(text).replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}

extension String {
  /// The text with each `<!--name-->` replaced, in one pass: what is put in is not looked at.
  fileprivate func replacingMarks(_ parts: [String: String]) -> String {
    var output = ""
    var rest = self[...]
    while let start = rest.firstRange(of: "<!--"), let end = rest[start.upperBound...].firstRange(of: "-->") {
      let name = String(rest[start.upperBound..<end.lowerBound])
      output += rest[..<start.lowerBound]
      output += parts[name] ?? String(rest[start.lowerBound..<end.upperBound])
      rest = rest[end.upperBound...]
    }
    return output + rest
  }
}
