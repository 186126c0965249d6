import Synchronization

/// Answers by what was asked, each found once.
///
/// Any thread may ask. Two that ask the same at the same time may both look for the answer; the first one found stays.
final class Memo<Question: Hashable & Sendable, Answer: Sendable>: Sendable {
  private let answers = Mutex<[Question: Answer]>([:])

  func answer(to question: Question, _ find: () -> Answer) -> Answer {
    if let known = answers.withLock({ $0[question] }) { return known }
    let found = find()
    return answers.withLock { answers in
      if let known = answers[question] { return known }
      answers[question] = found
      return found
    }
  }
}

/// A value that is made when it is first asked for. Whoever asks meanwhile waits for it.
final class Once<Value: Sendable>: Sendable {
  private let value = Mutex<Value?>(nil)

  func get(_ make: () -> Value) -> Value {
    value.withLock { value in
      if let value { return value }
      let made = make()
      value = made
      return made
    }
  }
}
