/// The content of a modifier or link that presents it on its own: a sheet, a popover, a destination.
///
/// Only where an environment property of the file is named in it.
public struct Presentation: Sendable, Equatable {
  /// `sheet`, `navigationDestination`, `NavigationLink`, …
  public var name: String
  public var nameRange: Range<UInt32>
  /// The builder of the content: a closure, or another argument.
  public var content: Range<UInt32>
  /// The property whose projection presents it, `shown` of `isPresented: $shown`; nil for every other way.
  public var subject: String?
  /// Of the content.
  public var code: ActionCode
}
