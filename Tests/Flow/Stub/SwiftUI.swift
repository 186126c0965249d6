@_exported import Observation
@_exported import Foundation

nonisolated(unsafe) public var _depth = 0
public func _missing(_ t: Any.Type) -> Never { print("RUN: MISSING \(t)"); exit(3) }
func _read(_ t: Any.Type) { if !_seen.contains("\(t)") { _seen.insert("\(t)"); print("RUN: READ \(t)") } }
nonisolated(unsafe) var _seen: Set<String> = []

public protocol EnvironmentKey { associatedtype Value; static var defaultValue: Value { get } }
public struct EnvironmentValues: @unchecked Sendable {
  var objs: [ObjectIdentifier: AnyObject] = [:]
  var vals: [ObjectIdentifier: Any] = [:]
  public init() {}
  public subscript<K: EnvironmentKey>(_ k: K.Type) -> K.Value {
    get { vals[ObjectIdentifier(k)] as? K.Value ?? K.defaultValue }
    set { vals[ObjectIdentifier(k)] = newValue }
  }
  public subscript<T: AnyObject & Observable>(_ t: T.Type) -> T? {
    get { objs[ObjectIdentifier(t)] as? T }
    set { objs[ObjectIdentifier(t)] = newValue }
  }
  public var dismiss: DismissAction { DismissAction() }
  public var isEnabled: Bool = true
  public var lineLimit: Int? = nil
  public var colorScheme: ColorScheme = .light
}
public enum ColorScheme: Sendable { case light, dark }
public struct DismissAction: Sendable { @MainActor public func callAsFunction() {} }

public protocol _Dyn { func _bind(_ e: EnvironmentValues); var _version: Int { get } }
extension _Dyn { public func _bind(_ e: EnvironmentValues) {}; public var _version: Int { 0 } }
public protocol DynamicProperty { mutating func update() }
extension DynamicProperty { public mutating func update() {} }
func _bindAll(_ v: Any, _ e: EnvironmentValues) {
  for c in Mirror(reflecting: v).children {
    if let d = c.value as? _Dyn { d._bind(e) } else if c.value is any DynamicProperty { _bindAll(c.value, e) }
  }
}
func _ver(_ v: Any) -> Int {
  var n = 0;
  for c in Mirror(reflecting: v).children {
    if let d = c.value as? _Dyn { n += d._version } else if c.value is any DynamicProperty { n += _ver(c.value) }
  }; return n
}

final class _EBox { var e: EnvironmentValues? }
@propertyWrapper public struct Environment<Value>: DynamicProperty, _Dyn {
  let box = _EBox()
  let getter: (EnvironmentValues) -> Value
  public init(_ kp: KeyPath<EnvironmentValues, Value>) { getter = { $0[keyPath: kp] } }
  public init(_ t: Value.Type) where Value: AnyObject & Observable {
    getter = {
      guard let v = $0.objs[ObjectIdentifier(t)] as? Value else { _missing(t) }; _read(t); return v
    }
  }
  public init<T: AnyObject & Observable>(_ t: T.Type) where Value == T? {
    getter = { $0.objs[ObjectIdentifier(t)] as? T }
  }
  public func _bind(_ e: EnvironmentValues) { box.e = e }
  public var wrappedValue: Value {
    guard let e = box.e else { print("RUN: READ OUTSIDE \(Value.self)"); exit(4) }; return getter(e)
  }
}
public final class ObservableObjectPublisher { public init() {}; public func send() {} }
public protocol ObservableObject: AnyObject {}
extension ObservableObject { public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() } }
@propertyWrapper public struct Published<V> {
  public var wrappedValue: V; public init(wrappedValue: V) { self.wrappedValue = wrappedValue };
  public var projectedValue: Int { 0 }
}
@MainActor @preconcurrency @propertyWrapper
public struct EnvironmentObject<T: ObservableObject>: DynamicProperty, @preconcurrency _Dyn {
  let box = _EBox()
  public init() {}
  public func _bind(_ e: EnvironmentValues) { box.e = e }
  public var _version: Int { 0 }
  public var wrappedValue: T {
    guard let e = box.e else { print("RUN: READ OUTSIDE"); exit(4) };
    guard let v = e.objs[ObjectIdentifier(T.self)] as? T else { _missing(T.self) }; _read(T.self); return v
  }
  public var projectedValue: ObservedObject<T>.Wrapper { .init(o: wrappedValue) }
}
@MainActor @preconcurrency @propertyWrapper public struct ObservedObject<T: ObservableObject>: DynamicProperty {
  public var wrappedValue: T
  public init(wrappedValue: T) { self.wrappedValue = wrappedValue }
  @dynamicMemberLookup public struct Wrapper {
    let o: T;
    public subscript<S>(dynamicMember kp: ReferenceWritableKeyPath<T, S>) -> Binding<S> {
      let o = self.o; nonisolated(unsafe) let k = kp; nonisolated(unsafe) let oo = o;
      return Binding(get: { oo[keyPath: k] }, set: { oo[keyPath: k] = $0 })
    }
  }
  public var projectedValue: Wrapper { .init(o: wrappedValue) }
}
@MainActor @preconcurrency @propertyWrapper public struct StateObject<T: ObservableObject>: DynamicProperty {
  final class B { var v: T?; let f: () -> T; init(_ f: @escaping () -> T) { self.f = f } }
  let b: B
  public init(wrappedValue: @autoclosure @escaping () -> T) { b = B(wrappedValue) }
  public var wrappedValue: T { if b.v == nil { b.v = b.f() }; return b.v! }
  public var projectedValue: ObservedObject<T>.Wrapper { .init(o: wrappedValue) }
}
@propertyWrapper public struct State<Value>: DynamicProperty, _Dyn {
  final class B { var v: Value; var n = 0; init(_ v: Value) { self.v = v } }
  let b: B
  public init(wrappedValue value: Value) { b = B(value) }
  public init(initialValue value: Value) { b = B(value) }
  public var _version: Int { b.n }
  public var wrappedValue: Value {
    get { b.v }
    nonmutating set { b.v = newValue; b.n += 1 }
  }
  public var projectedValue: Binding<Value> { Binding(b: b) }
}
extension State: @unchecked Sendable where Value: Sendable {}
extension State where Value: ExpressibleByNilLiteral { public init() { self.init(wrappedValue: nil) } }
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  let g: () -> Value, s: (Value) -> Void
  init(b: State<Value>.B) {
    g = { b.v };
    s = {
      b.v = $0; b.n += 1
    }
  }
  @preconcurrency public init(
    get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    g = unsafeBitCast(get, to: (() -> Value).self); s = unsafeBitCast(set, to: ((Value) -> Void).self)
  }
  init(g: @escaping () -> Value, s: @escaping (Value) -> Void) { self.g = g; self.s = s }
  public init(projectedValue: Binding<Value>) { self = projectedValue }
  public init?(_ base: Binding<Value?>) {
    guard base.g() != nil else { return nil }; g = { base.g()! }; s = { base.s($0) }
  }
  public init<V>(_ base: Binding<V>) where Value == V? { g = { base.g() }; s = { base.s($0!) } }
  public static func constant(_ v: Value) -> Binding<Value> { Binding(g: { v }, s: { _ in }) }
  public var wrappedValue: Value {
    get { g() }
    nonmutating set { s(newValue) }
  }
  public var projectedValue: Binding<Value> { self }
  public subscript<S>(dynamicMember kp: WritableKeyPath<Value, S>) -> Binding<S> {
    let me = self;
    return Binding<S>(
      g: { me.g()[keyPath: kp] },
      s: {
        var v = me.g(); v[keyPath: kp] = $0; me.s(v)
      })
  }
}
extension Binding: @unchecked Sendable where Value: Sendable {}
extension Binding: Identifiable where Value: Identifiable { public var id: Value.ID { wrappedValue.id } }
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) where Value: AnyObject & Observable { self.wrappedValue = wrappedValue }
  public init(_ wrappedValue: Value) where Value: AnyObject & Observable { self.wrappedValue = wrappedValue }
  public var projectedValue: Bindable<Value> { self }
  public subscript<S>(dynamicMember kp: ReferenceWritableKeyPath<Value, S>) -> Binding<S> where Value: AnyObject {
    let o = wrappedValue; return Binding<S>(g: { o[keyPath: kp] }, s: { o[keyPath: kp] = $0 })
  }
}

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency func _render(_ env: EnvironmentValues)
}
extension View {
  public func _render(_ env: EnvironmentValues) {
    if self is any _Prim { return }
    _bindAll(self, env)
    for _ in 0..<3 { let v = _ver(self); body._render(env); if _ver(self) == v { break } }
  }
}
public protocol _Prim {}
extension Never: View {
  public typealias Body = Never; public var body: Never { fatalError() }; public func _render(_ e: EnvironmentValues) {}
}
extension View where Body == Never { public var body: Never { fatalError() } }
extension Never: Scene { public func _renderS(_ e: EnvironmentValues) {} }
extension Never: Commands {}
extension Optional: View where Wrapped: View {
  public typealias Body = Never; public var body: Never { fatalError() };
  public func _render(_ e: EnvironmentValues) { if let x = self { x._render(e) } }
}
public struct EmptyView: View, _Prim { public init() {}; public typealias Body = Never }
public struct TupleView<each T: View>: View {
  let c: (repeat each T); public init(_ c: (repeat each T)) { self.c = c }; public typealias Body = Never
  public func _render(_ e: EnvironmentValues) { for x in repeat each c { x._render(e) } }
}
public struct _ConditionalContent<A: View, B: View>: View {
  enum S { case a(A), b(B) }; let s: S; public typealias Body = Never
  public func _render(_ e: EnvironmentValues) {
    switch s {
    case .a(let a): a._render(e);
    case .b(let b): b._render(e)
    }
  }
}
@resultBuilder public struct ViewBuilder {
  public static func buildExpression<C: View>(_ c: C) -> C { c }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<C: View>(_ c: C) -> C { c }
  @_disfavoredOverload public static func buildBlock<each C: View>(_ c: repeat each C) -> TupleView<repeat each C> {
    TupleView((repeat each c))
  }
  public static func buildIf<C: View>(_ c: C?) -> C? { c }
  public static func buildEither<A: View, B: View>(first: A) -> _ConditionalContent<A, B> { .init(s: .a(first)) }
  public static func buildEither<A: View, B: View>(second: B) -> _ConditionalContent<A, B> { .init(s: .b(second)) }
  public static func buildLimitedAvailability<C: View>(_ c: C) -> AnyView { AnyView(c) }
}
public struct AnyView: View {
  let f: (EnvironmentValues) -> Void; public typealias Body = Never
  public init<V: View>(_ v: V) { f = { v._render($0) } }
  public init<V: View>(erasing v: V) { f = { v._render($0) } }
  public func _render(_ e: EnvironmentValues) { f(e) }
}
public struct _F<C: View>: View {
  let c: C; let f: (inout EnvironmentValues) -> Void; public typealias Body = Never
  public func _render(_ e: EnvironmentValues) { var e = e; f(&e); c._render(e) }
}
public struct _Plus: View {
  let f: (EnvironmentValues) -> Void; public typealias Body = Never;
  public func _render(_ e: EnvironmentValues) { f(e) }
}

extension View {
  nonisolated public func environment<T: AnyObject & Observable>(_ o: T?) -> some View {
    MainActor.assumeIsolated { _F(c: self, f: { $0.objs[ObjectIdentifier(T.self)] = o }) }
  }
  nonisolated public func environment<V>(_ kp: WritableKeyPath<EnvironmentValues, V>, _ v: V) -> some View {
    MainActor.assumeIsolated { _F(c: self, f: { $0[keyPath: kp] = v }) }
  }
  public func transformEnvironment<V>(
    _ kp: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View { _F(c: self, f: { transform(&$0[keyPath: kp]) }) }
  nonisolated public func environmentObject<T: ObservableObject>(_ o: T) -> some View {
    MainActor.assumeIsolated { _F(c: self, f: { $0.objs[ObjectIdentifier(T.self)] = o }) }
  }
  func _also(_ f: @escaping (EnvironmentValues) -> Void) -> some View { TupleView((self, _Plus(f: f))) }
  public func sheet<C: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> C
  ) -> some View { _also { if isPresented.wrappedValue { content()._render($0) } } }
  public func sheet<I: Identifiable, C: View>(
    item: Binding<I?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (I) -> C
  ) -> some View { _also { if let i = item.wrappedValue { content(i)._render($0) } } }
  public func fullScreenCover<C: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> C
  ) -> some View { sheet(isPresented: isPresented, content: content) }
  public func fullScreenCover<I: Identifiable, C: View>(
    item: Binding<I?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (I) -> C
  ) -> some View { sheet(item: item, content: content) }
  public func popover<I: Identifiable, C: View>(item: Binding<I?>, @ViewBuilder content: @escaping (I) -> C)
    -> some View
  { sheet(item: item, content: content) }
  public func popover<C: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> C) -> some View {
    sheet(isPresented: isPresented, content: content)
  }
  public func navigationDestination<I: Hashable, C: View>(for: I.Type, @ViewBuilder destination: @escaping (I) -> C)
    -> some View
  { self }
  public func navigationDestination<I: Hashable, C: View>(
    item: Binding<I?>, @ViewBuilder destination: @escaping (I) -> C
  ) -> some View { _also { if let i = item.wrappedValue { destination(i)._render($0) } } }
  public func overlay<C: View>(alignment: Alignment = .center, @ViewBuilder content: () -> C) -> some View {
    let c = content(); return _also { c._render($0) }
  }
  public func overlay<C: View>(_ c: C, alignment: Alignment = .center) -> some View { _also { c._render($0) } }
  public func background<C: View>(alignment: Alignment = .center, @ViewBuilder content: () -> C) -> some View {
    let c = content(); return _also { c._render($0) }
  }
  public func background<C: View>(_ c: C, alignment: Alignment = .center) -> some View { _also { c._render($0) } }
  public func safeAreaInset<C: View>(edge: Int = 0, @ViewBuilder content: () -> C) -> some View {
    let c = content(); return _also { c._render($0) }
  }
  public func toolbar<C: View>(@ViewBuilder content: () -> C) -> some View {
    let c = content(); return _also { c._render($0) }
  }
  public func onAppear(perform: (() -> Void)? = nil) -> some View { _also { _ in perform?() } }
  public func onTapGesture(count: Int = 1, perform: @escaping () -> Void) -> some View { _also { _ in perform() } }
  public func onChange<V: Equatable>(of: V, initial: Bool = false, _ f: @escaping (V, V) -> Void) -> some View {
    _also { _ in f(of, of) }
  }
  public func task(@_inheritActorContext _ f: @escaping @Sendable () async -> Void) -> some View { self }
  public func padding(_ n: CGFloat = 0) -> some View { self }
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil) -> some View { self }
  public func id<I: Hashable>(_ i: I) -> some View { self }
  public func tag<I: Hashable>(_ i: I) -> some View { self }
  public func font(_ f: Font?) -> some View { self }
  public func navigationTitle(_ s: String) -> some View { self }
  public func foregroundStyle<S: ShapeStyle>(_ s: S) -> some View { self }
  public func tabItem<C: View>(@ViewBuilder _ c: () -> C) -> some View { self }
  public func modifier<M: ViewModifier>(_ m: M) -> some View { _Mod(c: AnyView(self), m: m) }
}
public enum Font { case body, title }
public struct Alignment: Sendable { public static let center = Alignment(); public static let top = Alignment() }
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View; typealias Content = _ViewModifier_Content<Self>;
  @ViewBuilder func body(content: Content) -> Body
}
public struct _ViewModifier_Content<M: ViewModifier>: View {
  let c: AnyView; public typealias Body = Never; public func _render(_ e: EnvironmentValues) { c._render(e) }
}
struct _Mod<M: ViewModifier>: View {
  let c: AnyView; let m: M; typealias Body = Never
  func _render(_ e: EnvironmentValues) { _bindAll(m, e); m.body(content: .init(c: c))._render(e) }
}
public protocol ShapeStyle {}
public struct Color: View, ShapeStyle, _Prim, Hashable, Sendable {
  public typealias Body = Never; public static let red = Color(), blue = Color(), clear = Color(); public init() {};
  public init(_ s: String) {}
}
extension ShapeStyle where Self == Color {
  public static var red: Color { Color() }; public static var blue: Color { Color() }
}
public protocol Shape: View {}
public struct Rectangle: Shape, _Prim { public init() {}; public typealias Body = Never }
public struct Circle: Shape, _Prim { public init() {}; public typealias Body = Never }
public struct Spacer: View, _Prim { public init() {}; public typealias Body = Never }
public struct Divider: View, _Prim { public init() {}; public typealias Body = Never }
public struct Text: View, _Prim {
  public typealias Body = Never
  @_disfavoredOverload public init<S: StringProtocol>(_ s: S) {}; public init(_ s: LocalizedStringKey) {};
  public init(verbatim: String) {}
  public func bold() -> Text { self }
}
public struct LocalizedStringKey: ExpressibleByStringInterpolation {
  public init(stringLiteral: String) {}; public init(stringInterpolation: DefaultStringInterpolation) {}
}
public struct Image: View, _Prim { public typealias Body = Never; public init(systemName: String) {} }
public struct Label: View, _Prim { public typealias Body = Never; public init(_ s: String, systemImage: String) {} }
public struct ProgressView: View, _Prim { public typealias Body = Never; public init() {} }
public struct Button<L: View>: View {
  let a: @MainActor () -> Void; let l: L; public typealias Body = Never
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> L) { a = action; l = label() }
  public init(_ s: String, action: @escaping @MainActor () -> Void) where L == Text { a = action; l = Text(s) }
  public func _render(_ e: EnvironmentValues) { l._render(e); a() }
}
public struct Toggle: View, _Prim { public typealias Body = Never; public init(_ s: String, isOn: Binding<Bool>) {} }
public struct TextField: View, _Prim {
  public typealias Body = Never; public init(_ s: String, text: Binding<String>) {}
}
public struct VStack<C: View>: View {
  let c: C; public typealias Body = Never;
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> C) { c = content() };
  public func _render(_ e: EnvironmentValues) { c._render(e) }
}
public struct HStack<C: View>: View {
  let c: C; public typealias Body = Never;
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> C) { c = content() };
  public func _render(_ e: EnvironmentValues) { c._render(e) }
}
public struct ZStack<C: View>: View {
  let c: C; public typealias Body = Never;
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> C) { c = content() };
  public func _render(_ e: EnvironmentValues) { c._render(e) }
}
public struct LazyVStack<C: View>: View {
  let c: C; public typealias Body = Never; public init(@ViewBuilder content: () -> C) { c = content() };
  public func _render(_ e: EnvironmentValues) { c._render(e) }
}
public struct Group<C: View>: View {
  let c: C; public typealias Body = Never; public init(@ViewBuilder content: () -> C) { c = content() };
  public func _render(_ e: EnvironmentValues) { c._render(e) }
}
public struct ScrollView<C: View>: View {
  let c: C; public typealias Body = Never; public init(@ViewBuilder content: () -> C) { c = content() };
  public func _render(_ e: EnvironmentValues) { c._render(e) }
}
public struct Form<C: View>: View {
  let c: C; public typealias Body = Never; public init(@ViewBuilder content: () -> C) { c = content() };
  public func _render(_ e: EnvironmentValues) { c._render(e) }
}
public struct Section<C: View>: View {
  let c: C; public typealias Body = Never; public init(@ViewBuilder content: () -> C) { c = content() };
  public init(_ s: String, @ViewBuilder content: () -> C) { c = content() };
  public func _render(_ e: EnvironmentValues) { c._render(e) }
}
public struct NavigationStack<C: View>: View {
  let c: C; public typealias Body = Never; public init(@ViewBuilder root: () -> C) { c = root() };
  public func _render(_ e: EnvironmentValues) { c._render(e) }
}
public struct TabView<C: View>: View {
  let c: C; public typealias Body = Never; public init(@ViewBuilder content: () -> C) { c = content() };
  public func _render(_ e: EnvironmentValues) { c._render(e) }
}
public struct GeometryProxy { public var size: CGSize { .zero } }
public struct GeometryReader<C: View>: View {
  let c: (GeometryProxy) -> C; public typealias Body = Never;
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> C) { c = content };
  public func _render(_ e: EnvironmentValues) { c(GeometryProxy())._render(e) }
}
public struct NavigationLink<L: View, D: View>: View {
  let l: L, d: D; public typealias Body = Never
  public init(@ViewBuilder destination: () -> D, @ViewBuilder label: () -> L) { d = destination(); l = label() }
  public init(destination: D, @ViewBuilder label: () -> L) { d = destination; l = label() }
  public init(_ s: String, destination: D) where L == Text { d = destination; l = Text(s) }
  public init(_ s: String, @ViewBuilder destination: () -> D) where L == Text { d = destination(); l = Text(s) }
  public func _render(_ e: EnvironmentValues) { l._render(e); d._render(e) }
}
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, C: View>: View {
  let d: Data; let c: (Data.Element) -> C; public typealias Body = Never
  public init(_ d: Data, @ViewBuilder content: @escaping (Data.Element) -> C)
  where Data.Element: Identifiable, ID == Data.Element.ID { self.d = d; c = content }
  public init(_ d: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> C) {
    self.d = d; c = content
  }
  public init(_ d: Range<Int>, @ViewBuilder content: @escaping (Int) -> C) where Data == Range<Int>, ID == Int {
    self.d = d; c = content
  }
  public init<K: MutableCollection & RandomAccessCollection>(
    _ b: Binding<K>, @ViewBuilder content: @escaping (Binding<K.Element>) -> C
  ) where Data == [Binding<K.Element>], K.Element: Identifiable, ID == K.Element.ID {
    d = b.wrappedValue.indices.map { i in
      Binding(
        g: { b.wrappedValue[i] },
        s: {
          var v = b.wrappedValue; v[i] = $0; b.wrappedValue = v
        })
    }; c = content
  }
  public func _render(_ e: EnvironmentValues) { for x in d { c(x)._render(e) } }
}
public struct List<C: View>: View {
  let c: C; public typealias Body = Never
  public init(@ViewBuilder content: () -> C) { c = content() }
  public init<D: RandomAccessCollection, R: View>(_ d: D, @ViewBuilder rowContent: @escaping (D.Element) -> R)
  where D.Element: Identifiable, C == ForEach<D, D.Element.ID, R> { c = ForEach(d, content: rowContent) }
  public init<D: RandomAccessCollection, ID: Hashable, R: View>(
    _ d: D, id: KeyPath<D.Element, ID>, @ViewBuilder rowContent: @escaping (D.Element) -> R
  ) where C == ForEach<D, ID, R> { c = ForEach(d, id: id, content: rowContent) }
  public func _render(_ e: EnvironmentValues) { c._render(e) }
}
public struct ProposedViewSize {}
public struct LayoutSubviews: RandomAccessCollection {
  public var startIndex: Int { 0 }; public var endIndex: Int { 0 };
  public subscript(i: Int) -> LayoutSubview { fatalError() }
}
public struct LayoutSubview {}
public protocol Layout {
  associatedtype Cache = Void; typealias Subviews = LayoutSubviews
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}
public struct _LayoutView<C: View>: View {
  let c: C; public typealias Body = Never; public func _render(_ e: EnvironmentValues) { c._render(e) }
}
extension Layout {
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    let c = content(); return MainActor.assumeIsolated { _LayoutView(c: c) }
  }
}
public struct HStackLayout: Layout {
  public init() {};
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero };
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
public struct VStackLayout: Layout {
  public init() {};
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero };
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
public struct AnyLayout: Layout {
  public init<L: Layout>(_ l: L) {};
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero };
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

public protocol Commands {}
@MainActor @preconcurrency public protocol Scene { associatedtype Body; func _renderS(_ e: EnvironmentValues) }
extension Scene {
  public func _renderS(_ e: EnvironmentValues) {}
  public func environment<T: AnyObject & Observable>(_ o: T?) -> some Scene {
    _SF(c: self, f: { $0.objs[ObjectIdentifier(T.self)] = o })
  }
  public func environmentObject<T: ObservableObject>(_ o: T) -> some Scene {
    _SF(c: self, f: { $0.objs[ObjectIdentifier(T.self)] = o })
  }
}
struct _SF<C: Scene>: Scene {
  typealias Body = Never; let c: C; let f: (inout EnvironmentValues) -> Void;
  func _renderS(_ e: EnvironmentValues) { var e = e; f(&e); c._renderS(e) }
}
@resultBuilder public struct SceneBuilder { public static func buildBlock<S: Scene>(_ s: S) -> S { s } }
public struct WindowGroup<C: View>: Scene {
  public typealias Body = Never; let c: C; public init(@ViewBuilder content: () -> C) { c = content() };
  public func _renderS(_ e: EnvironmentValues) { c._render(e) }
}
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene; @SceneBuilder var body: Body { get }; init()
}
extension App {
  public static func main() {
    MainActor.assumeIsolated {
      let a = Self(); _bindAll(a, EnvironmentValues()); for _ in 0..<2 { a.body._renderS(EnvironmentValues()) }
    }; print("RUN: DONE")
  }
}
@MainActor @preconcurrency public protocol PreviewProvider {}

@MainActor open class UIResponder { public init() {} }
@MainActor open class UIView: UIResponder { public func addSubview(_ v: UIView) {} }
@MainActor open class UIViewController: UIResponder {
  public override init() {}
  public var view: UIView! = UIView()
  open func viewDidLoad() {}
  var _shown = false
  open func _show() { if !_shown { _shown = true; viewDidLoad() } }
  open func present(_ vc: UIViewController, animated: Bool, completion: (() -> Void)? = nil) { vc._show() }
  open func show(_ vc: UIViewController, sender: Any?) { vc._show() }
  public func addChild(_ vc: UIViewController) { vc._show() }
  public func didMove(toParent: UIViewController?) {}
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
  public var navigationController: UINavigationController? { UINavigationController() }
}
@MainActor open class UINavigationController: UIViewController {
  public init(rootViewController: UIViewController) { super.init(); rootViewController._show() };
  public override init() {}
  open func pushViewController(_ vc: UIViewController, animated: Bool) { vc._show() }
  open func setViewControllers(_ v: [UIViewController], animated: Bool) { v.forEach { $0._show() } }
}
@MainActor open class UIHostingController<C: View>: UIViewController {
  public var rootView: C; public init(rootView: C) { self.rootView = rootView; super.init() }
  open override func _show() { super._show(); rootView._render(EnvironmentValues()) }
}
@MainActor open class UIWindow: UIView {
  public override init() {}; public var rootViewController: UIViewController?;
  public func makeKeyAndVisible() { rootViewController?._show() }
}
@MainActor public class ImageRenderer<C: View> {
  let c: C; public init(content: C) { c = content };
  public var uiImage: Int? { c._render(EnvironmentValues()); return nil }
}
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController; typealias Context = Int;
  func makeUIViewController(context: Context) -> UIViewControllerType;
  func updateUIViewController(_ vc: UIViewControllerType, context: Context)
}
extension UIViewControllerRepresentable {
  public func _render(_ e: EnvironmentValues) { makeUIViewController(context: 0)._show() }
}
