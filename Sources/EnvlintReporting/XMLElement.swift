/// A part of an XML document: an element with attributes in their order, and either elements or text in it.
struct XMLElement {
  var name: String
  /// Names are unique.
  var attributes: [(name: String, value: String)] = []
  var children: [XMLElement] = []
  /// The text before the children.
  var text = ""

  /// The element as a whole document (XML 1.0, UTF-8), with two spaces of indentation for each level.
  func serialized() -> String {
    var output = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    write(to: &output, indentation: "")
    return output
  }

  private func write(to output: inout String, indentation: String) {
    output += "\(indentation)<\(name)"
    for attribute in attributes {
      output += " \(attribute.name)=\"\(XMLElement.escaped(attribute.value, isAttribute: true))\""
    }
    if children.isEmpty, text.isEmpty {
      output += "/>\n"
      return
    }
    output += ">" + XMLElement.escaped(text, isAttribute: false)
    if !children.isEmpty {
      output += "\n"
      for child in children { child.write(to: &output, indentation: indentation + "  ") }
      output += indentation
    }
    output += "</\(name)>\n"
  }

  /// XML 1.0 has no way to write most control characters, nor the two noncharacters U+FFFE and U+FFFF: they are replaced.
  /// Line breaks and tabs in an attribute are written as numbers, because a parser makes spaces of them otherwise.
  private static func escaped(_ text: String, isAttribute: Bool) -> String {
    var output = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": output += "&amp;".unicodeScalars
      case "<": output += "&lt;".unicodeScalars
      case ">": output += "&gt;".unicodeScalars
      case "\"" where isAttribute: output += "&quot;".unicodeScalars
      case "\r": output += "&#13;".unicodeScalars
      case "\n" where isAttribute: output += "&#10;".unicodeScalars
      case "\t" where isAttribute: output += "&#9;".unicodeScalars
      case "\n", "\t": output.append(scalar)
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": output.append("\u{FFFD}")
      default: output.append(scalar)
      }
    }
    return String(output)
  }
}
