extension DefaultClassifier {
  /// A type that an expression should have, and where that type is written.
  struct Expectation {
    var type: TypeReference
    var site: LookupContext

    /// Of what is inside of one level of optional.
    var unwrapped: Expectation { Expectation(type: type.wrapped ?? type, site: site) }

    /// Of the elements of an array.
    var element: Expectation? {
      guard case .array(let element) = unwrapped.type.form else { return nil }
      return Expectation(type: element, site: site)
    }

    /// The type whose static members an implicit member is one of: of `any P` and `some P`, that of `P`.
    func memberOwner(_ resolver: Resolver) -> ResolvedType {
      switch unwrapped.type.form {
      case .existential(let inner), .opaque(let inner): resolver.resolve(inner, at: site)
      default: resolver.resolve(unwrapped.type, at: site)
      }
    }
  }

  /// The argument of a parameter.
  struct Bound {
    var verdict: Verdict
    /// Nil when it is not known.
    var isNil: Bool?
    /// Its value, if it is a constant.
    var constant: ConstantValue?
    /// The case of an enum that it is of, where that is known.
    var chosenCase: String?
    /// How many elements it has, where that is known.
    var count: Int?
  }

  /// The context that the parts of one expression share.
  struct Context {
    var site: LookupContext
    /// Local names in force, with their initial values.
    var locals: [LocalName] = []
    /// Local names that get another value later.
    var reassigned: Set<String> = []
    /// The arguments of the surrounding code's parameters in this call.
    var parameters: [String: Bound] = [:]
    /// How far expressions nest, over all that was followed.
    var depth = 0
    /// How many names of declarations led here from the default.
    var followedCount = 0
    /// Whether a name alone can be that of a member of the type around.
    var namesMembers = false
    /// Whether some name led here, be it a local one.
    var countsParts = false
    private let progress: Progress

    init(site: LookupContext, progress: Progress = Progress()) {
      self.site = site
      self.progress = progress
    }

    /// Whether the code is outside the default itself.
    var isFollowed: Bool { followedCount > 0 }

    /// The context of code that a name in this one leads to; nil when that is too far away.
    func following(to site: LookupContext) -> Context? {
      guard followedCount < DefaultClassifier.longestTrail else { return nil }
      var next = Context(site: site, progress: progress)
      next.depth = depth
      next.followedCount = followedCount + 1
      next.namesMembers = true
      next.countsParts = true
      return next
    }

    /// Counts a part of what a name led to; false when there were enough.
    func takePart() -> Bool {
      guard countsParts else { return true }
      progress.followedPartCount += 1
      return progress.followedPartCount <= DefaultClassifier.mostFollowedParts
    }

    /// The verdict on a member, which is looked for once; unresolved while it is looked for.
    func verdict(on member: Member, _ find: () -> Verdict) -> Verdict {
      once(member, in: \.members, find)
    }

    /// The context for what a piece of code costs.
    func work(of code: Code, _ find: () -> Verdict) -> Verdict { once(code, in: \.works, find) }

    private func once<Key: Hashable>(
      _ key: Key, in known: ReferenceWritableKeyPath<Progress, [Key: Verdict]>, _ find: () -> Verdict
    ) -> Verdict {
      if let verdict = progress[keyPath: known][key] { return verdict }
      progress[keyPath: known][key] = .unresolved
      let verdict = find()
      progress[keyPath: known][key] = verdict
      return verdict
    }
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
  final class Progress {
    var followedPartCount = 0
    var members: [Member: Verdict] = [:]
    var works: [Code: Verdict] = [:]
  }
}
