import EnvlintSyntax

/// Text that no file holds: fragments that matter to a lexer, in any order, and now and then a stray byte.
///
/// Real code has few malformed literals and hardly a regex literal; this finds what it leaves out.
func randomText(seed: UInt64) -> SourceText {
  var generator = SplitMix64(seed: seed)
  var bytes: [UInt8] = []
  // A few fragments at a time, so that rare ones meet often.
  let chosen = (0..<12).map { _ in fragments.randomElement(using: &generator) ?? "" }
  for _ in 0..<Int.random(in: 1...60, using: &generator) {
    switch Int.random(in: 0..<40, using: &generator) {
    case 0: bytes.append(UInt8.random(in: 0...255, using: &generator))
    case 1: bytes += (fragments.randomElement(using: &generator) ?? "").utf8
    case 2...8: bytes += [" ", "\n", "a", "\n"][Int.random(in: 0..<4, using: &generator)].utf8
    default: bytes += (chosen.randomElement(using: &generator) ?? "").utf8
    }
  }
  return SourceText(path: "random-\(seed)", bytes: SourceBytes(bytes))
}

private let fragments = [
  " ", "  ", "\n", "\r", "\r\n", "\t", "\u{B}", "\u{C}", "\0", "\u{A0}", "\u{FEFF}", "\u{1}", "\u{7F}",
  "a", "é", "e\u{301}", "\u{301}", "😀", "א", "〱", "“", "”", "\u{200E}", "\u{2028}", "±", "→", "⊕", "\u{FE0F}",
  "try", "func", "operator", "return", "self", "Any", "true", "in", "_", "typealias", "precedencegroup", "protocolX",
  "$", "$0", "$0a", "$a", "`", "`a`", "`a b`", "`+`", "` `", "`$`", "`\\`",
  "(", ")", "[", "]", "{", "}", ",", ";", ":", "::", "@", "\\", ".", "..", "...", "..<",
  "=", "-", "->", "+", "*", "%", "&", "&&", "|", "^", "~", "?", "!", "??", "==", "<", ">", ">>", "/", "//", "/*", "*/",
  "/**/", "// a\n", "/a/", "/ a/", "/a /", "/(/", "/)/", "/[/]/", "/\\//", "#/", "/#", "##/", "/##", "#/\n", "\n/#",
  "#/ \n", "\n /#", "^/", "!/", "/^", "try?", "try!", "try? /", "a/b", "x /",
  "\"", "\"\"", "\"\"\"", "#\"", "\"#", "##\"", "\"##", "#\"\"\"", "\"\"\"#", "'", "\"\"\"\n", "\\(", "\\#(", "\\##(",
  "\\n", "\\r", "\\#n", "\\##n", "\\t", "\\u{A}", "\\u{0000d}", "\\u{41}", "\\u{}", "\\u{123456789}", "\\u", "\\u{g}",
  "\\x", "\\\"", "\\\n", "\\ \n", "\\#\n", "\\# \r\n", "\\\\",
  "#", "##", "#if", "#else", "#elseif", "#endif", "#available", "#unavailable", "#sourceLocation", "#if_", "#selector",
  "#!", "#!a\n", "<#", "#>", "<#a#>", "<#a", "<#\n#>",
  "0", "1", "12_3", "0x", "0xF", "0xFp", "0xF.", "0xF.8", "0xF.8p", "0xF.8p1", "0xF.fp+", "0x1p-2", "0xא", "0b", "0b1",
  "0b12", "0o", "0o7", "0o8", "1.", "1.5", "1.5e", "1e", "1e5", "1e+", "1e_", "1.a", "1a", "x.0.1", "0p", "p1", "e5",
  "x",
  "\n<<<<<<< ", "\n>>>>>>> ", "<<<<<<< ", ">>>>>>> ", "\n>>>> ", "\n<<<<\n", "<<<<\n", ">>>> ", "\n=======\n",
  "// envlint:", "/* envlint: */",
]
