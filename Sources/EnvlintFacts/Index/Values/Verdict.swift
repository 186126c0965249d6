/// The result of analysing an expression: is it stable, and what does it cost?
public struct Verdict: Sendable, Equatable {
  public var stability: Stability
  public var cost: Cost
  /// Why it is unstable.
  public var instability: Instability?
  /// Why it is costly.
  public var expense: Expense?

  /// One link of the chain from the default to the cause.
  public struct Step: Sendable, Equatable {
    /// A short label for a note: "creates a new 'Feed' here".
    public var text: String
    public var location: Location
  }

  public struct Instability: Sendable, Equatable {
    public enum Cause: Sendable, Equatable {
      /// A new instance; where the project declares its type.
      case newInstance(type: String, declaration: Location?, kind: String)
      /// A clock or a random source, as source text.
      case changingValue(String)
    }

    public var cause: Cause
    /// From the default to the cause; empty when the default itself shows it.
    public var steps: [Step] = []
  }

  public struct Expense: Sendable, Equatable {
    /// The code that runs, in quotes if it has a name: `'Demo.init(value:)'`.
    public var phrase: String
    /// From the default to the work; empty when the default itself does it.
    public var steps: [Step] = []
  }

  static let free = Verdict(stability: .stable, cost: .free)
  static let cheap = Verdict(stability: .stable, cost: .cheap)
  static let unresolved = Verdict(stability: .unresolved, cost: .unknown)

  init(stability: Stability, cost: Cost, instability: Instability? = nil, expense: Expense? = nil) {
    self.stability = stability
    self.cost = cost
    self.instability = instability
    self.expense = expense
  }

  static func costly(_ phrase: String) -> Verdict {
    Verdict(stability: .unresolved, cost: .costly, expense: Expense(phrase: phrase))
  }

  /// The common part of several verdicts; where they differ, nothing is claimed.
  ///
  /// - Parameter verdicts: not empty.
  static func agreed(_ verdicts: [Verdict]) -> Verdict {
    var result = verdicts[0]
    if verdicts.contains(where: { $0.stability != result.stability }) { result = result.costAlone }
    if verdicts.contains(where: { $0.cost != result.cost }) {
      result.cost = .unknown
      result.expense = nil
    }
    return result
  }

  /// The worse of the two in each respect; of equals the first.
  func joined(with other: Verdict) -> Verdict {
    var result = costing(atLeast: other)
    if other.stability > stability {
      result.stability = other.stability
      result.instability = other.instability
    }
    return result
  }

  /// The same, costing as much as another one when that is more.
  func costing(atLeast other: Verdict) -> Verdict {
    var result = self
    if other.cost > cost {
      result.cost = other.cost
      result.expense = other.expense
    }
    return result
  }

  /// The verdict without a claim about stability.
  var costAlone: Verdict {
    var result = self
    result.stability = .unresolved
    result.instability = nil
    return result
  }

  /// The verdict without a claim that it is costly.
  var withoutExpense: Verdict {
    guard cost == .costly else { return self }
    var result = self
    result.cost = .unknown
    result.expense = nil
    return result
  }

  /// The verdict without a claim that it is unstable.
  var withoutInstability: Verdict { stability == .unstable ? costAlone : self }

  /// The same, explained by one more step that leads to it.
  ///
  /// - Parameter text: of a step that further steps follow.
  func reached(at location: Location, _ text: @autoclosure () -> String) -> Verdict {
    var result = self
    if let instability {
      let innermost =
        switch instability.cause {
        case .newInstance(let type, _, _): "creates a new '\(type)' here"
        case .changingValue: "evaluated here"
        }
      let step = Step(text: instability.steps.isEmpty ? innermost : text(), location: location)
      result.instability?.steps.insert(step, at: 0)
    }
    if let expense {
      let step = Step(text: expense.steps.isEmpty ? "the work is here" : text(), location: location)
      result.expense?.steps.insert(step, at: 0)
    }
    return result
  }

  /// The same, where a message names the whole of what runs.
  func named(_ phrase: String) -> Verdict {
    var result = self
    result.expense?.phrase = phrase
    return result
  }
}
