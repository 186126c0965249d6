/// Leaves a value to the end of the process: freeing the facts of a large project one by one takes longer than its rules, and freeing its
/// folders takes as long as putting their files in order.
func keepUntilExit<Value>(_ value: Value) {
  UnsafeMutablePointer<Value>.allocate(capacity: 1).initialize(to: value)
}
