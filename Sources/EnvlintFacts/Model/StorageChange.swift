/// A place at which an initializer, or a function that it may call, gives a value storage that it does not make itself: the wrapper of an
/// environment property, or all of it. What it is given may come from a view that SwiftUI has filled in.
///
/// Facts have those of files with an environment property.
public struct StorageChange: Sendable, Equatable {
  public enum Form: Sendable, Equatable {
    /// `_x = other`, `adopt(&_x)`: the name of the property.
    case wrapper(String)
    /// `self = other`, `adopt(&self)`.
    case whole
    /// `self.init(…)` and `self = Self(…)`, by the labels of the call: what the other initializer does, happens here.
    case delegation(labels: [String])
  }

  public var form: Form
  public var range: Range<UInt32>
  /// Of the initializer or function around.
  public var body: Range<UInt32>
  /// Its name: `init`, `reset`.
  public var member: String
  public var parameters: [ViewParameter]
  public var scope: Scope
}
