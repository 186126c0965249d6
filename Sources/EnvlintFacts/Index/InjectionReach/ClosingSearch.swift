/// Finds out whether an action closes what its view presents: itself, or by functions of the view.
struct ClosingSearch {
  let index: ProjectIndex
  let type: DeclaredType
  /// The effects of the view's functions, by name and by what presents the content; nothing for those being determined.
  private var known: [Function: Closing] = [:]

  private struct Function: Hashable {
    var name: String
    var subject: String?
  }

  init(index: ProjectIndex, type: DeclaredType) {
    self.index = index
    self.type = type
  }

  /// The other effects of the action around the use of a property.
  ///
  /// - Parameters:
  ///   - own: where the uses of the property begin.
  ///   - subject: the property that presents the content; nil where that is something else.
  ///   - includesAll: whether the code itself is an action.
  mutating func closing(
    around use: PropertyUse, besides own: Set<UInt32>, in code: ActionCode, _ subject: String?,
    includesAll: Bool = false
  ) -> Closing {
    guard let action = code.action(around: use.range.lowerBound, includesAll: includesAll) else { return .nothing }
    if action.isFarewell || action.resets { return .surely }
    var closing = Closing.nothing
    for call in action.calls where !own.contains(call.start) {
      closing = max(closing, self.closing(byCalling: call.name, isBare: call.isBare, subject))
    }
    return closing
  }

  private mutating func closing(byCalling name: String, isBare: Bool, _ subject: String?) -> Closing {
    if isBare, index.members.functionCount(named: name, type) > 0 {
      return closing(byMethod: Function(name: name, subject: subject))
    }
    if name.first?.isUppercase == true || isBare && ActionClosures.row(name)?.runsForCodeAround == true {
      return .nothing
    }
    if ClosingSearch.speaksOfClosing(name) { return .surely }
    // Nobody else can set the state of a view.
    return subject.map(isState) == true ? .nothing : .perhaps
  }

  private mutating func closing(byMethod function: Function) -> Closing {
    if let known = known[function] { return known }
    known[function] = .nothing
    let found = newClosing(byMethod: function)
    known[function] = found
    return found
  }

  private mutating func newClosing(byMethod function: Function) -> Closing {
    let methods = index.members.methods(named: function.name, of: type).map(\.declaration)
    guard methods.count == index.members.functionCount(named: function.name, type) else { return .perhaps }
    var closing = Closing.nothing
    for method in methods {
      guard let body = method.body else { return .perhaps }
      if method.resets || body.assignments.contains(where: { $0.name == function.subject }) { return .surely }
      if body.isCapped { closing = .perhaps }
      for call in body.calls {
        guard let name = call.name else { continue }
        var isBare = false
        if case .path(let path) = call.callee { isBare = path.count == 1 }
        closing = max(closing, self.closing(byCalling: name, isBare: isBare, function.subject))
      }
    }
    return closing
  }

  private func isState(_ name: String) -> Bool {
    let found = index.members.properties(named: name, of: type)
    return found.count == 1
      && found[0].declaration.attributes.contains { $0.name == "State" || $0.name == "SwiftUI.State" }
  }

  private static let closingWords: Set<String> = [
    "dismiss", "dismissed", "dismissal", "close", "closed", "hide", "pop", "finish", "finished", "done", "exit",
    "leave",
  ]

  /// Whether a name says that something is closed: `dismissSheet`, `onClose`.
  private static func speaksOfClosing(_ name: String) -> Bool {
    name.camelCaseWords.contains(where: closingWords.contains)
  }
}

extension String {
  /// In lower case: `dismiss` and `sheet` of `dismissSheet`.
  var camelCaseWords: [String] {
    var words: [String] = []
    var isOpen = false
    for character in self {
      guard character.isLetter else {
        isOpen = false
        continue
      }
      if character.isUppercase || !isOpen { words.append("") }
      isOpen = true
      words[words.count - 1] += character.lowercased()
    }
    return words
  }
}
