/// The build settings of one place: the settings of a target or of a project, or a configuration file (`.xcconfig`).
struct BuildSettingsLayer: Equatable {
  /// A value as it is written.
  enum Written: Equatable {
    case text(String)
    /// `$(inherited)` alone: the value of the places below.
    case inherited
    /// `$(inherited)` and more: the value of the places below, with a further part.
    case extended(String)
    /// It refers to other settings.
    case unknown

    init(_ text: String) {
      switch text {
      case "$(inherited)", "${inherited}", "$inherited": self = .inherited
      default:
        let words = text.split(separator: " ")
        let own = words.filter { $0 != "$(inherited)" && $0 != "${inherited}" }.joined(separator: " ")
        self = own.contains("$") ? .unknown : own.utf8.count < text.utf8.count ? .extended(own) : .text(text)
      }
    }
  }

  private struct Entry: Equatable {
    /// Nil where the value holds under conditions only.
    var always: Written?
    /// Values under conditions such as `[sdk=iphoneos*]`: each may be the one that is used.
    var conditional: [Written] = []
  }

  private var entries: [BuildSettingName: Entry] = [:]
  /// Whether everything that it says was read; else what it does not seem to say is unknown.
  private var isComplete = true

  /// A place that says nothing.
  init() {}

  /// A place that cannot be read.
  static var unreadable: BuildSettingsLayer {
    var layer = BuildSettingsLayer()
    layer.forget()
    return layer
  }

  /// Sets a value, over what was set before.
  mutating func set(_ name: BuildSettingName, isConditional: Bool, _ value: Written) {
    // It represents what is there already, or for the places below.
    if value == .inherited { return }
    if isConditional {
      entries[name, default: Entry()].conditional.append(value)
    } else {
      entries[name, default: Entry()].always = value
    }
  }

  /// Takes over everything that an included file says.
  mutating func include(_ other: BuildSettingsLayer) {
    if !other.isComplete { forget() }
    for (name, entry) in other.entries {
      if let always = entry.always { entries[name, default: Entry()].always = always }
      entries[name, default: Entry()].conditional += entry.conditional
    }
  }

  /// After something that cannot be read: it may have set everything otherwise.
  mutating func forget() {
    entries = [:]
    isComplete = false
  }

  /// Adds the words of a list by this place; false where the places below have a say in it, nil where it is unknown.
  func addWords(of name: BuildSettingName, to words: inout [String]) -> Bool? {
    let entry = entries[name] ?? Entry()
    guard entry.conditional.isEmpty else { return nil }
    switch entry.always {
    case .text(let text), .extended(let text): words += text.split(separator: " ").map(String.init)
    case .unknown: return nil
    case .inherited: break
    case nil: if !isComplete { return nil }
    }
    if case .text? = entry.always { return true }
    return false
  }

  /// Adds the values that a setting may have by this place; false where the places below have a say in it.
  func add(_ name: BuildSettingName, to values: inout PossibleValues) -> Bool {
    let entry = entries[name] ?? Entry()
    for value in entry.conditional { values.add(value) }
    if let always = entry.always {
      values.add(always)
      if case .extended = always { return false }
      return true
    }
    if !isComplete { values.isUnknown = true }
    return false
  }
}

/// The values that a build setting may have, in the configurations of a target together.
struct PossibleValues: Equatable {
  private(set) var texts: Set<String> = []
  /// Whether there may be others.
  var isUnknown = false
  /// Whether no place sets it, in some configuration.
  var isUnset = false

  mutating func add(_ value: BuildSettingsLayer.Written) {
    switch value {
    case .text(let text), .extended(let text): texts.insert(text)
    case .unknown: isUnknown = true
    // Never kept in a layer.
    case .inherited: break
    }
  }

  /// Adds the value in one configuration.
  ///
  /// - Parameter layers: that which wins first.
  mutating func add(_ name: BuildSettingName, in layers: [BuildSettingsLayer]) {
    for layer in layers where layer.add(name, to: &self) { return }
    isUnset = true
  }

  /// The setting, if it has one value that can be read.
  func setting<Value>(_ read: (String) -> Value?) -> BuildSetting<Value> {
    if isUnknown { return .unknown }
    let values = texts.map(read)
    if values.isEmpty { return isUnset ? .unset : .unknown }
    guard !isUnset, let first = values[0], values.allSatisfy({ $0 == first }) else { return .unknown }
    return .known(first)
  }
}
