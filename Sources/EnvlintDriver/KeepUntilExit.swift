/// Leaves a value to the end of the process, which must be near: freeing the facts of a large project one by one takes longer than its
/// rules.
func keepUntilExit<Value>(_ value: Value) {
  UnsafeMutablePointer<Value>.allocate(capacity: 1).initialize(to: value)
}
