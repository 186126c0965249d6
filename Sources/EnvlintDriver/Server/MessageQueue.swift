import EnvlintProtocol

/// The messages of an editor that wait for the server, in their order.
///
/// One thread adds them as they arrive, so that a request that the editor cancels meanwhile is never begun.
final class MessageQueue: @unchecked Sendable {
  enum Item: Sendable {
    case message(Message)
    /// Something that is no message.
    case error(MessageError)
    /// The editor has closed its side.
    case end
  }

  private let mutex = Mutex()
  private var items: [Item] = []
  private var cancelled: Set<RequestID> = []

  func add(_ item: Item) {
    mutex.withLock(waking: true) {
      if case .message(.notification("$/cancelRequest", let parameters)) = item {
        if let id = parameters["id"].flatMap(RequestID.init), items.contains(where: { $0.isRequest(id) }) {
          cancelled.insert(id)
        }
      } else {
        items.append(item)
      }
    }
  }

  /// Waits for the next item.
  func next() -> Item { mutex.withLock(when: { !items.isEmpty }) { items.removeFirst() } }

  /// Whether nothing waits.
  var isEmpty: Bool { mutex.withLock { items.isEmpty } }

  /// Whether the editor no longer wants an answer.
  func takeCancellation(of id: RequestID) -> Bool { mutex.withLock { cancelled.remove(id) != nil } }
}

extension MessageQueue.Item {
  fileprivate func isRequest(_ wanted: RequestID) -> Bool {
    if case .message(.request(let id, _, _)) = self { id == wanted } else { false }
  }
}
