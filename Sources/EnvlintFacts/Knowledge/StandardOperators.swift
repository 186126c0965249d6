/// The infix operators of the standard library. What any other one does with its operands, its declaration tells.
enum StandardOperators {
  private static let names: Set<String> = [
    "+", "-", "*", "/", "%", "&+", "&-", "&*", "&", "|", "^", "<<", ">>", "&<<", "&>>", "&&", "||", "??", "==", "!=",
    "===", "!==", "~=", "<", ">", "<=", ">=", "...", "..<", "+=", "-=", "*=", "/=", "%=", "&+=", "&-=", "&*=", "&=",
    "|=", "^=", "<<=", ">>=", "&<<=", "&>>=", ".==", ".!=", ".<", ".>", ".<=", ".>=", ".&", ".|", ".^", ".&=", ".|=",
    ".^=",
  ]

  static func contains(_ name: String) -> Bool { names.contains(name) }
}
