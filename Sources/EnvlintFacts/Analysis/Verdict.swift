/// What the analysis says of an expression: is it stable, and what does it cost?
public struct Verdict: Sendable, Equatable {
  public var stability: Stability
  public var cost: Cost
  /// Why it is unstable.
  public var instability: Instability?
  /// Why it is costly.
  public var expense: Expense?

  public enum Instability: Sendable, Equatable {
    /// A new instance; where the project declares its type.
    case newInstance(type: String, declaration: Location?, kind: String)
    /// A clock or a random source, as source text.
    case changingValue(String)
  }

  public struct Expense: Sendable, Equatable {
    /// What runs, in quotes where it has a name: `'Demo.init(value:)'`.
    public var phrase: String
    /// Where the work is done, when that is elsewhere.
    public var work: Location?
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

  /// The worse of the two in each respect; of equals the first.
  func joined(with other: Verdict) -> Verdict {
    var result = self
    if other.stability > stability {
      result.stability = other.stability
      result.instability = other.instability
    }
    if other.cost > cost {
      result.cost = other.cost
      result.expense = other.expense
    }
    return result
  }
}
