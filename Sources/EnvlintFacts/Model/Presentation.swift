/// The content of a modifier or link that presents it on its own: a sheet, a popover, a destination.
///
/// Only where an environment property of the file is named in it.
public struct Presentation: Sendable, Equatable {
  /// `sheet`, `navigationDestination`, `NavigationLink`, …
  public var name: String
  public var nameRange: Range<UInt32>
  /// The closure that builds the content.
  public var content: Range<UInt32>
  /// The closures in the content and the content itself, in source order.
  public var closures: [Range<UInt32>]
  /// Where something in the content is set to `false` or nil, or toggled.
  public var resets: [UInt32]

  /// Whether the innermost closure around a place also closes something: by a binding, or by its item.
  ///
  /// - Parameter inTask: whether that closure is a task, so that the one around it counts as well.
  public func closesSomethingElse(at offset: UInt32, inTask: Bool) -> Bool {
    closures.filter { $0.contains(offset) }.suffix(inTask ? 2 : 1).contains { closure in
      closure != content && resets.contains { closure.contains($0) }
    }
  }
}
