/// The infix operators of the standard library. The effects of other operators depend on their declarations.
enum StandardOperators {
  private static let names: Set<String> = [
    "+", "-", "*", "/", "%", "&+", "&-", "&*", "&", "|", "^", "<<", ">>", "&<<", "&>>", "&&", "||", "??", "==", "!=",
    "===", "!==", "~=", "<", ">", "<=", ">=", "...", "..<", "+=", "-=", "*=", "/=", "%=", "&+=", "&-=", "&*=", "&=",
    "|=", "^=", "<<=", ">>=", "&<<=", "&>>=", ".==", ".!=", ".<", ".>", ".<=", ".>=", ".&", ".|", ".^", ".&=", ".|=",
    ".^=", "!", "~",
  ]

  static func contains(_ name: String) -> Bool { names.contains(name) }
}
