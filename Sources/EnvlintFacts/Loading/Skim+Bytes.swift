import EnvlintSyntax

extension Skim {
  /// Looks at the bytes alone; nil when only the tokens can tell, be it that a word of the environment occurs.
  public init?(scanning source: SourceBytes) {
    var outer: UInt32?
    var names: [DeclaredName] = []
    // Whether it counts, the modifiers before it tell.
    var hasKeyDefault = false
    // The last component so far of the name that an extension extends.
    var extended = 0..<0
    let outcome = DeclarationScan.run(source, stoppingAt: Skim.words) { declared in
      if declared.depth > 0, declared.kind == .value {
        let isAsLong = declared.range.count == "defaultValue".utf8.count
        guard isAsLong, Skim.hash(source.padded[declared.range]) == Skim.keyDefault else { return }
        if Skim.mayBeStatic(before: declared.range.lowerBound, source) { hasKeyDefault = true }
        return
      }
      let name = Skim.hash(source.padded[declared.range])
      names.append(DeclaredName(name: name, outer: declared.depth == 0 ? nil : outer))
      guard declared.depth == 0, declared.kind == .type else { return }
      if !declared.isContinuation || SDKModules.contains(String(decoding: source.padded[extended], as: UTF8.self)) {
        outer = name
      }
      extended = declared.range
    }
    guard case .complete = outcome, !hasKeyDefault else { return nil }
    mentionsEnvironment = false
    declaredNames = names
  }

  /// The words that may make a file matter; the tokens tell whether they do.
  private static let words = WordSet(
    words: [
      "Environment", "EnvironmentObject", "EnvironmentValues", "Entry", "FocusedValueKey", "ContainerValueKey",
      "TransactionKey", "_exported", "PreviewProvider", "PreviewModifier",
    ],
    calledWords: ["environment", "environmentObject"],
    suffixes: ["nmentKey"])

  /// Whether a modifier that makes a member one of the type may stand before the keyword that ends before `position`: looks
  /// back over the bytes of modifiers and attributes with plain arguments, and perhaps over more.
  private static func mayBeStatic(before position: Int, _ source: SourceBytes) -> Bool {
    var start = position
    let farthest = max(0, position - 200)
    while start > farthest, isModifierByte(source[start - 1]) { start -= 1 }
    // So many modifiers nobody writes, and few write a comment or a string between them: rather the tokens once.
    if start == farthest, farthest > 0 { return true }
    if start > 0, "/\"".utf8.contains(source[start - 1]) { return true }
    let words = source.padded[start..<position].split { !isLetter($0) }
    return words.contains { $0.elementsEqual("static".utf8) || $0.elementsEqual("class".utf8) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }

  private static func isModifierByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || byte <= UInt8(ascii: " ") || "()@._`0123456789".utf8.contains(byte)
  }
}
