/// How many expressions may still be looked at for one question; shared by everything that the question leads to.
///
/// Without an end, eight constants in a row, each of which names the next one a hundred times, would never come to it.
final class Allowance {
  private var left = 4096

  /// Counts an expression that is looked at; false when there were enough.
  func take() -> Bool {
    left -= 1
    return left >= 0
  }
}
