/// Pieces of text, each of which decides how what stands around it is read.
public enum Fragments {
  /// What matters to the tokenizer: white space, quotes, delimiters, parts of numbers, stray characters.
  public static let lexical = bytes([
    " ", "  ", "\n", "\r", "\r\n", "\t", "\u{B}", "\u{C}", "\0", "\u{A0}", "\u{FEFF}", "\u{1}", "\u{7F}",
    "a", "é", "e\u{301}", "\u{301}", "😀", "א", "〱", "“", "”", "\u{200E}", "\u{2028}", "±", "→", "⊕", "\u{FE0F}",
    "try", "func", "operator", "return", "self", "Any", "true", "in", "_", "typealias", "precedencegroup", "protocolX",
    "$", "$0", "$0a", "$a", "`", "`a`", "`a b`", "`+`", "` `", "`$`", "`\\`",
    "(", ")", "[", "]", "{", "}", ",", ";", ":", "::", "@", "\\", ".", "..", "...", "..<",
    "=", "-", "->", "+", "*", "%", "&", "&&", "|", "^", "~", "?", "!", "??", "==", "<", ">", ">>", "/", "//", "/*",
    "*/",
    "/**/", "// a\n", "/a/", "/ a/", "/a /", "/(/", "/)/", "/[/]/", "/\\//", "#/", "/#", "##/", "/##", "#/\n", "\n/#",
    "#/ \n", "\n /#", "^/", "!/", "/^", "try?", "try!", "try? /", "a/b", "x /",
    "\"", "\"\"", "\"\"\"", "#\"", "\"#", "##\"", "\"##", "#\"\"\"", "\"\"\"#", "'", "\"\"\"\n", "\\(", "\\#(", "\\##(",
    "\\n", "\\r", "\\#n", "\\##n", "\\t", "\\u{A}", "\\u{0000d}", "\\u{41}", "\\u{}", "\\u{123456789}", "\\u", "\\u{g}",
    "\\x", "\\\"", "\\\n", "\\ \n", "\\#\n", "\\# \r\n", "\\\\",
    "#", "##", "#if", "#else", "#elseif", "#endif", "#available", "#unavailable", "#sourceLocation", "#if_",
    "#selector",
    "#!", "#!a\n", "<#", "#>", "<#a#>", "<#a", "<#\n#>",
    "0", "1", "12_3", "0x", "0xF", "0xFp", "0xF.", "0xF.8", "0xF.8p", "0xF.8p1", "0xF.fp+", "0x1p-2", "0xא", "0b",
    "0b1",
    "0b12", "0o", "0o7", "0o8", "1.", "1.5", "1.5e", "1e", "1e5", "1e+", "1e_", "1.a", "1a", "x.0.1", "0p", "p1", "e5",
    "x",
    "\n<<<<<<< ", "\n>>>>>>> ", "<<<<<<< ", ">>>>>>> ", "\n>>>> ", "\n<<<<\n", "<<<<\n", ">>>> ", "\n=======\n",
    "// envlint:", "/* envlint: */",
  ])

  /// What matters to the parser: beginnings and ends of declarations, statements and expressions.
  public static let syntactic = bytes([
    "struct A: View { ", "extension EnvironmentValues { ", "enum B { case a(b: Int = 1), c = 2 }\n",
    "actor C<T: P> where T: Q { ",
    "protocol P: AnyObject { associatedtype A = B }\n", "typealias D<T> = [T: Int]?\n", "@Entry var a: A = .init()\n",
    "@Entry var b = B()\n", "@Environment(\\.a.b) private var c: C?\n", "@Environment(A.self) var d\n",
    "@EnvironmentObject var e: E\n", "@State private var f = [1, 2]\n", "static let defaultValue: A = A()\n",
    "struct AKey: EnvironmentKey { ", "var a: A { get { self[AKey.self] } set { self[AKey.self] = newValue } }\n",
    "var body: some View { ", "Text(\"\\(a)\")", ".environment(\\.a, b)", ".environmentObject(c)", ".environment(d)",
    ".task { ", ".task(id: a) { ", "while a { await b() }\n", "while self.c != nil, !d { ", "repeat { ",
    "} while a == b\n",
    "Task.detached { [weak self] in ", "#Preview { ", "init(a: A = B()) { self.a = a }\n", "deinit { }\n",
    "func f<T: P>(_ a: inout T..., b c: @escaping () -> Void = {}) async throws(E) -> [T: U]? ",
    "subscript(i: I) -> J { get { k } set }\n", "if let a, case .b(let c) = d { e } else if f { }\n",
    "guard let a else { return }\n", "switch a { case .b where c: d\n@unknown default: e }\n",
    "for case let a? in b where c { ", "do { try a() } catch let e as E { ", "defer { ", "label: ", "return ", "throw ",
    "{ [weak self, a = b] (c, d: D) async -> E in ", "a < b, c > (d)", "x as! Y ? z : \\A.b?.c[d]", "A<B<C>>()",
    "#if os(iOS) && !DEBUG\n", "#elseif canImport(A, _version: 2)\n", "#else\n", "#endif\n",
    "#if DEBUG\n.a()\n#endif\n",
    "if #available(iOS 17, *) { ", "@available(iOS, deprecated: 1, message: \"a\") ", "@MainActor ", "@A(b: c) ",
    "@B<C> ",
    "private(set) ", "nonisolated(unsafe) ", "fileprivate ", "indirect ", "async let ", "await ", "try? ", "unsafe ",
    "any ", "some ", "each ", "repeat each ", "consuming ", "borrowing ", "sending ", "~Copyable", "import A.B\n",
    "@_exported import SwiftUI\n", "import struct A.B\n", "macro m(a: A) = #n(b: 1)\n", "operator +++: P\n",
    "precedencegroup A { higherThan: B }\n", "is ", "as ", "as? ", "inout ", "where ", "=> ", "-> ", " { ", " }\n",
    "(a: b, c)",
    "[a: b]", "[1, 2]", "[3 of Int]", ".init()", "\\.self", "&a", "a?.b!", "/a(b)/", "#\"c\"#", "_", " = ", " ?? ",
    "0...9",
  ])

  private static func bytes(_ texts: [String]) -> [[UInt8]] { texts.map { Array($0.utf8) } }
}
