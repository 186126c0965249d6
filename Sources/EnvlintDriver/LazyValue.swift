/// A value that is made when it is first asked for; who asks meanwhile waits.
final class LazyValue<Value: Sendable>: @unchecked Sendable {
  private let mutex = Mutex()
  private var value: Value?

  /// Nil before it is first asked for.
  var known: Value? { mutex.withLock { value } }

  func get(_ make: () -> Value) -> Value {
    mutex.withLock {
      if let value { return value }
      let made = make()
      value = made
      return made
    }
  }
}
