extension Seeds {
  static let declarations = [
    #"""
    #!/usr/bin/env swift
    @_exported import SwiftUI
    @preconcurrency internal import struct Foundation.Data
    import class A.B.C
    @testable import D; import func E.f

    @resultBuilder public enum Builder<Element: Sendable> where Element: Hashable {
      indirect case leaf(Element), node(left: Builder, _ right: Builder = .empty)
      @available(iOS, deprecated: 17, message: "gone") case empty
      case a = 1, b = -2, `c d` = "three"
      public static func buildBlock(_ parts: Element...) -> [Element] { parts }
      private(set) static var count: Int { get async throws(Failure) { try await load() } }
      public package(set) final var other = 1
    }
    """#,
    #"""
    public final class Store: Base<Int>, @unchecked Sendable, Observable {
      @Published private(set) var items: [Item.ID: Item] = [:] { willSet(new) { use(new) } didSet { changed() } }
      lazy var first: Item? = { [weak self] in self?.items.first?.value }()
      static let shared = Store(), other: Store = .init(1, b: 2)
      class var name: String { "store" }
      weak var owner: Owner?; unowned(unsafe) let parent: Parent
      nonisolated(unsafe) static var counter = 0
      subscript<Key: Hashable>(key: Key, default value: @autoclosure () -> Int = 0) -> Int? where Key: Sendable {
        get { storage[key] ?? value() }
        _modify { yield &storage[key] }
        set(new) { storage[key] = new }
      }
      required convenience init?(coder: Coder) async rethrows { self.init() }
      override init!() { super.init(); defer { done() } }
      isolated deinit { items.removeAll() }
      @objc(run:) @discardableResult open func run<each T, let n: Int>(_ a: inout Int, with b: repeat each T) -> Self { self }
    }
    """#,
    #"""
    protocol Shape<Value>: ~Copyable, AnyObject where Value == Int {
      associatedtype Value: Equatable = Int
      associatedtype Body: View where Body.Value == Value
      var area: Double { get }
      static var all: [Self] { get async throws set }
      mutating func move(by: Vector, _: Int) throws
      static func + (left: Self, right: Self) -> Self
      init(_: Value); subscript(_: Int) -> Value { get }
      @ViewBuilder var body: Body { get }
    }
    extension Shape where Self: Sendable, Value: Collection<Int>, Body.Value == Never { func f() {} }
    extension Array<Int>.Index: @retroactive P, nonisolated Q {}
    actor Counter { nonisolated let id = 1; distributed func f() async -> Int { id } }
    infix operator <+>: AdditionPrecedence
    prefix operator √; postfix operator °
    precedencegroup Power { associativity: right higherThan: A, B assignment: true }
    prefix func √ (x: Double) -> Double { x.squareRoot() }
    typealias Handler<A> = @MainActor @Sendable (_ a: A, inout B) async throws(E) -> (Int, b: Bool)?
    @freestanding(expression) public macro stringify<T>(_ value: T) -> (T, String) = #externalMacro(module: "M", type: "S")
    @attached(member, names: named(init), arbitrary) macro Model()
    using @MainActor
    """#,
    #"""
    #if os(iOS) && !targetEnvironment(simulator) || swift(>=6.0)
    @available(iOS 17.0, macOS 14, *)
    #elseif canImport(UIKit, _version: 1.2)
    @objc
    #else
    public
    #endif
    struct Platform<let n: Int> {
      #if DEBUG
      var a: Int = 1
      #if A
      @B
      #endif
      func g() {}
      #else
      var a = 2
      #endif
      #sourceLocation(file: "a.swift", line: 3)
      let b: Int; #warning("later")
      #Model(1) { }
      #sourceLocation()
    }
    """#,
  ]

  static let types = [
    #"""
    let a: (Int, b: String?, _ c: [Double])? = nil
    var b: [String: [Int: Set<A.B<C>>]]! = [:]
    var c: any P & Q, d: some Collection<Int>, e: (any ~Copyable)?.Type
    let f: @convention(c) (UnsafePointer<Int8>?, inout Int...) -> Void
    let g: @Sendable @isolated(any) () async throws -> sending [A.Type]
    func h<each T: P>(_ x: repeat (each T, Array<each T>), _ y: borrowing A, z: consuming @escaping () -> B = { .init() }) {}
    let i: [3 of [4 of Int]], j: InlineArray<3, Int>, k: A<B>.C<D, (E) -> F>.G?, l: A::B
    let m = [Int: String](), n = Array<Array<Int>>(), o = A<B>.c, p = (a < b, c > (d)), q = a<b>(c)
    let r: nonisolated(nonsending) () async -> Void, s: Self.Protocol, t: dynamic A, u: Int??
    func v() -> [(Int) -> (String) throws -> Bool] { [] }
    let w = x as? [String: Any], y = z is any P.Type, aa = (Int) -> Void.self, bb = any P.self
    """#
  ]
}
