// yaml-dump FILE…: one line for each file: the accepted tree as JSON, or `rejected line:column message`.
//
// A node is an array of its kind and its content: ["string","a"], ["integer","0x1F"], ["float","1.5"],
// ["bool","true"], ["null"], ["sequence",[NODE,…]], ["mapping",[[KEY,NODE],…]].
import EnvlintConfiguration

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

for path in CommandLine.arguments.dropFirst() {
  let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
  switch YAMLReader.read(bytes, path: path) {
  case .success(let root): print(json(root))
  case .failure(let error): print("rejected \(error.line):\(error.column) \(error.message)")
  }
}

func json(_ node: YAMLNode) -> String {
  switch node.content {
  case .sequence(let items):
    return "[\"sequence\",[\(items.map(json).joined(separator: ","))]]"
  case .mapping(let entries):
    let pairs = entries.map { "[\(quoted($0.key)),\(json($0.value))]" }
    return "[\"mapping\",[\(pairs.joined(separator: ","))]]"
  case .scalar(let scalar):
    switch scalar.kind {
    case .null: return "[\"null\"]"
    case .bool(let value): return "[\"bool\",\"\(value)\"]"
    case .integer: return "[\"integer\",\(quoted(scalar.text))]"
    case .float: return "[\"float\",\(quoted(scalar.text))]"
    case .string: return "[\"string\",\(quoted(scalar.text))]"
    }
  }
}

func quoted(_ text: String) -> String {
  let units = text.utf16.map { unit -> String in
    let isPlain = (0x20...0x7E).contains(unit) && unit != 0x22 && unit != 0x5C
    return isPlain ? String(UnicodeScalar(UInt8(unit))) : "\\u" + hexadecimal(unit)
  }
  return "\"\(units.joined())\""
}

func hexadecimal(_ unit: UInt16) -> String {
  let digits = String(unit, radix: 16)
  return String(repeating: "0", count: 4 - digits.count) + digits
}
