/// The place of an expression that is classified, with everything about it that its surroundings determine: the names in force, the
/// arguments of this call, and how far names have led from the default.
struct AnalysisContext {
  var site: LookupContext
  /// Local names in force, with their initial values.
  var locals: [LocalName] = []
  /// Local names that get another value later.
  var reassigned: Set<String> = []
  /// The arguments of the surrounding code's parameters in this call.
  var parameters: [String: BoundArgument] = [:]
  /// How far expressions nest, over all that was followed.
  var depth = 0
  /// How many names of declarations led here from the default.
  private var followedCount = 0
  /// Whether a name alone can be that of a member of the type around.
  private(set) var namesMembers: Bool
  /// Whether some name led here, be it a local one.
  var countsParts = false
  private let progress: Progress

  /// So many parts are looked at of what the names of one default lead to. Without an end, eight names in a row, each with a hundred
  /// uses of the next one, would never come to it.
  private static let mostFollowedParts = 256

  init(_ classifier: DefaultClassifier, at site: LookupContext, namesMembers: Bool = false) {
    self.site = site
    self.namesMembers = namesMembers
    progress = Progress(classifier)
  }

  var index: ProjectIndex { progress.classifier.index }
  var hints: DefaultClassifier.Hints { progress.classifier.hints }

  // MARK: Names

  /// The names of values in force, for the types and sizes of expressions.
  var scope: ValueScope {
    ValueScope(index: index, site: site, locals: locals, given: parameters.mapValues(\.value))
  }

  var enclosingType: DeclaredType? { index.members.enclosingType(at: site) }

  func resolve(_ path: [String]) -> ResolvedType { index.members.resolve(path, inCodeAt: site) }

  /// Whether a name is a local one.
  func isValue(_ name: String) -> Bool { locals.contains { $0.name == name } || parameters[name] != nil }

  /// Whether a path of names begins with a type of the project, which may have the name of one of the SDK.
  func isProjectType(at path: [String]) -> Bool {
    guard path[0].isTypeName, case .declared = resolve([path[0]]) else { return false }
    return true
  }

  /// Whether the project has what a path of names begins with, so that the tables say nothing about it.
  func isOfProject(_ path: [String]) -> Bool { index.tables.hasGlobal(named: path[0]) || isProjectType(at: path) }

  /// `JSONDecoder()` of `JSONDecoder()`, `UNUserNotificationCenter.current()`: how the tables write a base.
  func tablePath(_ base: Expression) -> String? {
    if let path = base.dottedPath { return path.joined(separator: ".") }
    guard case .call(let callee, _) = base.form, let path = callee.dottedPath, !isProjectType(at: path) else {
      return nil
    }
    return path.joined(separator: ".") + "()"
  }

  // MARK: Conditions

  /// Whether a value is nil; nil where that is not known.
  func isNil(_ value: Expression) -> Bool? {
    if case .name(let name) = value.form, !locals.contains(where: { $0.name == name }), let bound = parameters[name] {
      return bound.isNil
    }
    let reader = scope.reader
    return reader.isNil(value) ?? (reader.succeeds(value) ? false : nil)
  }

  /// Whether code at a place runs.
  func certainty(of conditions: [RunCondition]) -> Certainty { certainty(of: conditions, scope) }

  /// - Parameter scope: of the code around, where that is another one.
  func certainty(of conditions: [RunCondition], _ scope: @autoclosure () -> ValueScope) -> Certainty {
    conditions.isEmpty ? .always : scope().reader.certainty(of: conditions, beside: progress.classifier.branches)
  }

  /// Whether code at a place can be compiled together with the default, in an app.
  func exists(_ scope: Scope) -> Bool {
    scope.branches.existence(beside: progress.classifier.branches) == .somewhere
  }

  // MARK: Progress

  /// Whether the code is outside the default itself.
  var isFollowed: Bool { followedCount > 0 }

  /// The context of code that a name in this one leads to; nil when that is too far away.
  func following(to site: LookupContext) -> AnalysisContext? {
    guard followedCount < DefaultClassifier.longestTrail else { return nil }
    var next = self
    next.site = site
    next.locals = []
    next.reassigned = []
    next.parameters = [:]
    next.followedCount += 1
    next.namesMembers = true
    next.countsParts = true
    return next
  }

  /// Counts a part of what a name led to; false when there were enough.
  func takePart() -> Bool {
    guard countsParts else { return true }
    progress.followedPartCount += 1
    return progress.followedPartCount <= AnalysisContext.mostFollowedParts
  }

  /// The verdict on a member, which is looked for once; unresolved while it is looked for.
  func verdict(on member: Member, _ find: () -> Verdict) -> Verdict { once(member, in: \.members, find) }

  /// The cost of a piece of code, likewise.
  func cost(of code: Code, _ find: () -> Verdict) -> Verdict { once(code, in: \.costs, find) }

  private func once<Key: Hashable>(
    _ key: Key, in known: ReferenceWritableKeyPath<Progress, [Key: Verdict]>, _ find: () -> Verdict
  ) -> Verdict {
    if let verdict = progress[keyPath: known][key] { return verdict }
    progress[keyPath: known][key] = .unresolved
    let verdict = find()
    progress[keyPath: known][key] = verdict
    return verdict
  }

  /// A member of a type or of a file, by the declaration that holds it.
  struct Member: Hashable {
    var file: Int
    /// Nil for a global.
    var container: Int?
    var name: String
    /// Whether it is the initial value of a stored property, which a static member may share its name with.
    var isInitialValue = false

    init(_ name: String, of type: DeclaredType, isInitialValue: Bool = false) {
      file = type.containers[0].file
      container = type.containers[0].container
      self.name = name
      self.isInitialValue = isInitialValue
    }

    init(global name: String, in file: Int) {
      self.file = file
      self.name = name
    }
  }

  /// A body of code: where its file has it, and what of its work a call leaves out.
  struct Code: Hashable {
    var file: Int
    var start: UInt32
    var given: [String: GivenValue]
  }

  /// Shared by everything that one default leads to.
  private final class Progress {
    let classifier: DefaultClassifier
    var followedPartCount = 0
    var members: [Member: Verdict] = [:]
    var costs: [Code: Verdict] = [:]

    init(_ classifier: DefaultClassifier) { self.classifier = classifier }
  }
}
