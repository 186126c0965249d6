/// An optional value that few instances of a type have: it is stored in a reference, so that the others stay small.
@propertyWrapper public struct Rare<Wrapped: Sendable & Equatable>: Sendable, Equatable {
  private var box: Box?

  public init(wrappedValue: Wrapped?) { box = wrappedValue.map(Box.init) }

  public var wrappedValue: Wrapped? {
    get { box?.value }
    set { box = newValue.map(Box.init) }
  }

  private final class Box: Sendable, Equatable {
    let value: Wrapped

    init(_ value: Wrapped) { self.value = value }

    static func == (left: Box, right: Box) -> Bool { left === right || left.value == right.value }
  }
}
