/// How code in a body runs, as far as SwiftUI is concerned.
///
/// Preview, debug and test code are a matter of `Scope` and of the file.
public enum Position: Sendable, Equatable {
  /// While SwiftUI builds views: in `body`, in a member that gives a view, or in a builder closure.
  case viewBuilding
  /// Later, in a closure that an event calls.
  case action
  /// Later, in a task or in an `async` function.
  case asynchronous
  /// In an initializer itself, closures that it calls at once included.
  case initializer
  case deinitializer
  /// In the initial value of a property.
  case initialValue
  /// In an accessor of a property or subscript that gives no view.
  case accessor
  /// In a function that gives no view.
  case function
  /// In a closure of which nobody knows who calls it.
  case unknown
}
