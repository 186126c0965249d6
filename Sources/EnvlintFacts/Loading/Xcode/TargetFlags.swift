/// The names that a target of Xcode sets for `#if`.
struct TargetFlags: Sendable, Hashable {
  /// The names that it sets in each configuration.
  var sure: Set<String> = []
  /// The names that it sets in some configuration.
  var possible: Set<String> = []

  /// Nil where they are unknown.
  ///
  /// - Parameter configurations: of each configuration the places of its settings, that which wins first.
  init?(of configurations: [[BuildSettingsLayer]]) {
    for (index, layers) in configurations.enumerated() {
      guard let names = TargetFlags.words(of: .conditions, in: layers),
        let options = TargetFlags.words(of: .compilerFlags, in: layers)
      else { return nil }
      let set = Set(names).union(TargetFlags.names(inOptions: options))
      sure = index == 0 ? set : sure.intersection(set)
      possible.formUnion(set)
    }
  }

  private static func words(of name: BuildSettingName, in layers: [BuildSettingsLayer]) -> [String]? {
    var words: [String] = []
    for layer in layers {
      guard let isLast = layer.addWords(of: name, to: &words) else { return nil }
      if isLast { break }
    }
    return words
  }

  /// `NAME` of `-D NAME` and `-DNAME`.
  private static func names(inOptions words: [String]) -> [String] {
    zip(words, words.dropFirst() + [""]).compactMap { word, next in
      if word == "-D" { return next }
      return word.hasPrefix("-D") ? String(word.dropFirst(2)) : nil
    }
  }
}
