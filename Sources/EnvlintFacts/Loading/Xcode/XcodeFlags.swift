import EnvlintSyntax

/// The flags that an Xcode project (`project.pbxproj`) sets for `#if`, in some target and configuration.
enum XcodeFlags {
  /// Cost: linear in the bytes.
  static func names(in source: SourceBytes) -> Set<String> {
    var names: Set<String> = []
    let text = source.padded[0..<source.count]
    for (setting, isOption) in [("SWIFT_ACTIVE_COMPILATION_CONDITIONS", false), ("OTHER_SWIFT_FLAGS", true)] {
      let word = Array(setting.utf8)
      var position = text.startIndex
      while let start = text[position...].firstIndex(of: word[0]) {
        position = start + 1
        guard text[start...].starts(with: word) else { continue }
        position = start + word.count
        let value = text[position...].prefix { $0 != UInt8(ascii: ";") }
        names.formUnion(isOption ? options(in: words(in: value)) : words(in: value).filter { $0 != "inherited" })
      }
    }
    return names
  }

  /// Names, and the `D` of `-D NAME`.
  private static func words(in value: some Sequence<UInt8>) -> [String] {
    String(decoding: Array(value), as: UTF8.self).split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }

  private static func options(in words: [String]) -> [String] {
    zip(words, words.dropFirst() + [""]).compactMap { word, next in
      if word == "D" { return next }
      return word.hasPrefix("D") && word.count > 1 ? String(word.dropFirst()) : nil
    }
  }
}
