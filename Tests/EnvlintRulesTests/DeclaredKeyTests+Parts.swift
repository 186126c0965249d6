extension DeclaredKeyTests {
  /// What the entries below are made of.
  static let partTypes = #"""
    struct Item { let id: UUID; init(id: UUID = .init()) { self.id = id } }
    struct IIFE { private let f: DateFormatter = { let f = DateFormatter(); f.dateFormat = "x"; return f }() ; var a = 1 }
    struct IIFEPlain { var s: String = { "x" }() }
    struct Deleg { var id = UUID(); init() {}; init(id: UUID) { self.init(); self.id = id } }
    @SomeMacro struct Macro { var id = UUID() }
    struct Dbg {
      #if DEBUG
      var id = UUID()
      #endif
      var a = 1
    }
    struct Env { var date: () -> Date = Date.init; var uuid: () -> UUID = { UUID() } }
    struct API { let decoder = JSONDecoder(); static let live = API() ; static var mock: API { API() } }
    final class Model { static var preview: Model { let m = Model(); m.n = 2; return m }; var n = 1
      static var a: Model { b }
      static var b: Model { a }
      private static var stored = Model()
      class var current: Model { stored } }
    class Base { init(x: Int) {} }
    final class Derived: Base {}
    struct Rebound { let date: Date; init(date: Date) { var date = date; date = Date(); self.date = date } }
    struct LocalParam { let id: UUID; init(id: UUID) { let id = id; self.id = id } }
    struct Formatters { static let shared = Formatters(); let date = DateFormatter() }
    struct UsesShared { var f: DateFormatter = Formatters.shared.date }
    struct Guarded { let s: String; init(_ s: String) { guard !s.isEmpty else { self.s = ""; return }; self.s = s } }
    struct Hash: Hashable { var id = UUID() }
    struct AssignedInParentheses { let date: Date; init() { ((date = Date())) } }
    struct LoopInParentheses { var s: [String] = []; init(_ n: [String] = []) { for n in ((n)) { s.append(n + "x") } } }
    struct Ident: Identifiable { var id = UUID() }
    enum Route { case home, detail(Ident); static let start: Route = .detail(Ident()); static var next: Route { .detail(.init()) } }
    struct Sub { subscript(i: Int) -> Int { i } ; static subscript(i: Int) -> Model { Model() } }
    struct Generic<T> { var value: T; init(_ make: () -> T) { value = make() } }
    struct Builder { var parts: [Ident] = []; func with(_ i: Ident) -> Builder { var b = self; b.parts.append(i); return b } }
    struct StaticFn { static func make(count: Int = 3, name: String) -> StaticFn { StaticFn() }; static func make(_ n: Int) -> Model { Model() } }
    func overloaded(_ a: Int) -> Model { Model() }
    func overloaded(_ a: String) -> String { a }
    struct Conf { var timeout: TimeInterval = 30; var retries = 3; var names: [String] = ["a"]; var url = URL(string: "https://a")!; var now = Date.distantPast }
    enum Fix { static let id = UUID(); static let url = URL(fileURLWithPath: "/"); static let items = [1, 2]; static var list = [1, 2] }
    """#

  /// Parts of structs and enums, arguments, wrappers.
  static let partEntries = #"""
    import SwiftUI
    extension EnvironmentValues {
      @Entry var a1 = Item() // ~unstable_entry_default
      @Entry var a2 = Item(id: Fix.id)
      @Entry var a3 = IIFE() // ~unstable_entry_default
      @Entry var a4 = IIFEPlain()
      @Entry var a5 = Deleg(id: Fix.id)
      @Entry var a6 = Deleg() // ~unstable_entry_default
      @Entry var a7 = Macro()
      @Entry var a8 = Dbg()
      @Entry var a9 = Env()
      @Entry var b1 = API() // ~unstable_entry_default
      @Entry var b2 = API.live
      @Entry var b3: API = .mock // ~unstable_entry_default
      @Entry var b4 = Model.preview // ~unstable_entry_default
      @Entry var b5 = Model.a
      @Entry var b6 = Model.current
      @Entry var b7 = Derived(x: 1) // ~unstable_entry_default
      @Entry var b8 = Rebound(date: .distantPast)
      @Entry var b9 = LocalParam(id: Fix.id)
      @Entry var c1 = LocalParam(id: UUID()) // ~unstable_entry_default
      @Entry var c2 = UsesShared()
      @Entry var c3 = Guarded("x")
      @Entry var c4 = Hash() // ~unstable_entry_default
      @Entry var c5: [Ident] = [Ident(), Ident()] // ~unstable_entry_default
      @Entry var c6: Route = .start
      @Entry var c7: Route = .next // ~unstable_entry_default
      @Entry var c8: Route = .detail(.init()) // ~unstable_entry_default
      @Entry var c9 = Sub()[1]
      @Entry var d1 = Sub[1]
      @Entry var d2 = Generic { Model() }
      @Entry var d3 = Builder().with(Ident())
      @Entry var d4: StaticFn = .make(name: "x")
      @Entry var d5 = StaticFn.make(1) // ~unstable_entry_default
      @Entry var d6 = overloaded(1) // ~unstable_entry_default
      @Entry var d7 = Conf()
      @Entry var d8 = Model?.none
      @Entry var e1: Model? = Optional(Model()) // ~unstable_entry_default
      @Entry var e2: Set<Hash> = [Hash()] // ~unstable_entry_default
      @Entry var e3: [String: Model] = ["a": Model()] // ~unstable_entry_default
      @Entry var e4: Binding<Model> = .constant(Model()) // ~unstable_entry_default
      @Entry var e5: any Equatable = UUID() // ~unstable_entry_default
      @Entry var e6 = Model().n
      @Entry var e7 = (try? Data(contentsOf: Fix.url)) ?? Data() // ~expensive_entry_default
      @Entry var e8 = Fix.list.filter { $0 > 1 } // ~expensive_entry_default
      @Entry var e9 = Fix.items.filter { $0 > 1 }
      @Entry var f1 = NSLocalizedString("a", comment: "")
      @Entry var f2 = AssignedInParentheses() // ~unstable_entry_default
      @Entry var f3 = LoopInParentheses()
      @Entry var f4: Model { Model() }
    }
    """#
}
