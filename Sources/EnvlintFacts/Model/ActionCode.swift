/// Code in which actions run: what else happens where one of them does something.
///
/// Of the content of a presentation, and of the members of a type in which a property is called.
public struct ActionCode: Sendable, Equatable {
  /// A closure, or the braces of a member.
  public struct Block: Sendable, Equatable {
    public enum Role: Sendable, Equatable {
      /// An action of its own, or one of which nobody knows when it runs.
      case action
      /// It runs for the code around, like `Task { … }`.
      case part
      /// It runs when a view has gone.
      case farewell
    }

    public var range: Range<UInt32>
    public var role: Role
  }

  /// A call by name, of a function or of a value.
  public struct Call: Sendable, Equatable {
    public var name: String
    /// Whether nothing but `self` is before the name.
    public var isBare: Bool
    /// Where the chain begins that it is in.
    public var start: UInt32
  }

  /// The closures and the code itself, in source order.
  public var blocks: [Block]
  /// Where something is set to `false` or nil, toggled, or taken off a path; ascending.
  public var resets: [UInt32]
  /// In source order.
  public var calls: [Call]

  public var range: Range<UInt32> { blocks[0].range }
}

extension ActionCode {
  /// Code that runs together with something.
  public struct Action: Sendable {
    /// Whether it runs when a view has gone.
    public var isFarewell: Bool
    /// Whether something is closed: by a binding, or by its item.
    public var resets: Bool
    public var calls: [Call]
  }

  /// The action around a place: the innermost closure that is none for the code around it, and what that holds. Nil where the code itself is
  /// the innermost one and builds views.
  ///
  /// - Parameter includesAll: whether the code itself counts as an action.
  public func action(around offset: UInt32, includesAll: Bool) -> Action? {
    let around = blocks.filter { $0.range.contains(offset) }
    let isFarewell = around.contains { $0.role == .farewell }
    guard let unit = around.last(where: { $0.role != .part })?.range, includesAll || unit != range else {
      return isFarewell ? Action(isFarewell: true, resets: false, calls: []) : nil
    }
    return Action(
      isFarewell: isFarewell, resets: resets.contains { unit.contains($0) },
      calls: calls.filter { unit.contains($0.start) })
  }
}
