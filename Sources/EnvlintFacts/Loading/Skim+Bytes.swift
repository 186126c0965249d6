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

  /// Whether a modifier that makes a member one of the type may stand before the keyword that ends before `position`.
  ///
  /// Looks back line by line over modifiers, attributes and comment lines; answers yes where the tokens tell it better.
  private static func mayBeStatic(before position: Int, _ source: SourceBytes) -> Bool {
    var end = position
    for _ in 0..<16 {
      var start = end
      while start > 0, source[start - 1] != 0x0A, end - start < 400 { start -= 1 }
      let line = source.padded[start..<end].drop { $0 <= 0x20 }
      if end < position, line.starts(with: "//".utf8) || line.first == UInt8(ascii: "@") {
        end = max(0, start - 1)
        continue
      }
      if line.contains(UInt8(ascii: "/")) { return true }
      let lastEnd = line.lastIndex { "{};".utf8.contains($0) }
      let words = line[(lastEnd.map { $0 + 1 } ?? line.startIndex)...].split { !isWordByte($0) }
      if words.contains(where: { $0.elementsEqual("static".utf8) || $0.elementsEqual("class".utf8) }) { return true }
      // Another statement ends in the line, or the file begins.
      if lastEnd != nil || !line.allSatisfy(isModifierByte) || start == 0 { return false }
      end = start - 1
    }
    return true
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      || byte == 0x5F
  }

  private static func isModifierByte(_ byte: UInt8) -> Bool {
    isWordByte(byte) || byte <= 0x20 || "()@.`".utf8.contains(byte)
  }
}
