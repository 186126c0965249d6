import Testing

/// Corner cases of the rules about injections, one a line.
@Suite struct InjectionTests {
  @Test func unstableInjections() throws {
    try PageProject(["Views.swift": Self.unstable, "Models.swift": Self.models]).expectFindings(
      of: "unstable_injection")
  }

  @Test func shadowedInjections() throws {
    try PageProject(["Views.swift": Self.shadowed, "Models.swift": Self.models]).expectFindings(
      of: "shadowed_injection")
  }

  @Test func ownInjectionReads() throws {
    try PageProject(["Views.swift": Self.ownReads, "Models.swift": Self.models]).expectFindings(
      of: "own_injection_read")
  }

  @Test func modifiersOfSwiftUICanBeLeftOut() throws {
    let text = """
      import SwiftUI
      struct V: View {
        @Environment(\\.isSearching) private var isSearching
        @Environment(\\.level) private var level
        var body: some View {
          Text("\\(isSearching)").searchable(text: $text)
          Text("\\(level)").environment(\\.level, 7) // ~warning
        }
      }
      """
    try PageProject(
      ["Views.swift": text, "Models.swift": Self.models],
      configuration: "rules:\n  own_injection_read:\n    builtin_modifiers: false\n"
    ).expectFindings(of: "own_injection_read")
  }

  @Test func presenterDismissals() throws {
    try PageProject(["Views.swift": Self.dismissals]).expectFindings(of: "presenter_dismiss")
  }

  @Test func highFrequencyInjections() throws {
    try PageProject(["Views.swift": Self.frequent]).expectFindings(of: "high_frequency_injection")
  }

  static let models = #"""
    import SwiftUI
    @Observable final class Cart { var n = 0; init(_ n: Int = 0) {}; func add() { n += 1 }; static let shared = Cart(); static var fresh: Cart { Cart() } }
    final class Bus: ObservableObject { @Published var n = 0 }
    final class Quiet: ObservableObject { let n = 0; @Injected var service: Int; lazy var late = 1 }
    final class Plain { var n = 0 }
    actor Worker { var n = 0 }
    struct Kit { var plain = Plain() }
    struct Safe { var plain = Cart.shared; var n = 0 }
    enum Factory { static func cart() -> Cart { Cart() }; static func cached() -> Cart { Cart.shared } }
    func makeBus() -> Bus { Bus() }
    protocol Store: AnyObject {}
    final class DiskStore: Store { var n = 0 }
    class Base: ObservableObject { var n = 0 }
    final class Derived: Base {}
    extension EnvironmentValues {
      @Entry var cart: Cart?
      @Entry var kit = 0
      @Entry var safe: Safe = Safe()
      @Entry var store: (any Store)?
      @Entry var level = 0
      @Entry var flag = false
      @Entry var other = 0
    }
    extension View { func themed() -> some View { self } }
    """#

  static let unstable = #"""
    import SwiftUI
    struct V: View {
      let given: Cart
      @State private var kept = Cart()
      var made: Cart { Cart() }
      var body: some View {
        Text("a").environment(Cart()) // ~error
        Text("a").environment((Cart())) // ~error
        Text("a").environment(try! Cart(1)) // ~error
        Text("a").environment(Cart() as Cart?) // ~error
        Text("a").environment(Cart.init(2)) // ~error
        Text("a").environment(\.cart, Cart()) // ~error
        Text("a").environment(\.cart, .init(3)) // ~error
        Text("a").environment(Factory.cart()) // ~error
        Text("a").environmentObject(makeBus()) // ~error
        Text("a").environmentObject(Derived()) // ~warning
        Text("a").environmentObject(Quiet()) // ~warning
        Text("a").environment(\.store, DiskStore()) // ~warning
        Text("a").environment(\.kit, Kit()) // ~warning
        Text("a").environment(Worker()) // ~warning
        Text("a").environment(\.formatter, DateFormatter()) // ~warning
        Text("a").environment(\.safe, Safe(n: 1))
        Text("a").environment(\.safe, .init())
        Text("a").environment(Cart.shared)
        Text("a").environment(Factory.cached())
        Text("a").environment(given).environment(kept).environment(self.kept)
        Text("a").environment(made)
        Text("a").environment(Unknown())
        Text("a").environment(given.copy())
        Text("a").environment(Cart().next)
        Text("a").environment(kept ?? Cart())
        Text("a").environment(flag ? Cart() : kept)
        Text("a").transformEnvironment(\.cart) { $0 = Cart() }
        Text("a").environmentObject(StateObject(wrappedValue: Bus()).wrappedValue)
        Text("a").environment(\.now, Date())
        Button("a") { show(Text("a").environment(Cart())) }
        Text("a").onAppear { show(Text("a").environment(Cart())) }
        Text("a").task { show(Text("a").environment(Cart())) }
        ForEach(carts) { cart in Text("a").environment(cart) }
        ForEach(carts) { _ in Text("a").environment(Cart()) } // ~error
        Wrapper { Text("a").environment(Cart()) }
        VStack { if flag { Text("a").environment(Cart()) } else { Text("b") } } // ~error
      }
      private var part: some View { Text("a").environment(Cart()) } // ~warning
      func part(_ n: Int) -> some View { Text("a").environment(Cart()) } // ~warning
      func run() { show(Text("a").environment(Cart())) }
      static var sample: some View { Text("a").environment(Cart()) }
      init() { given = Cart(); show(Text("a").environment(Cart())) }
    }
    struct M: ViewModifier { let n: Int; func body(content: Content) -> some View { content.environment(Cart()) } } // ~error
    struct O: ViewModifier { func body(content: Content) -> some View { content.environment(Cart()) } } // ~info
    enum E: View { case a; var body: some View { Text("a").environment(Cart()) } } // ~error
    struct S: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label.environment(Cart()) } } // ~error
    struct A: App { @State var n = 1; var body: some Scene { WindowGroup { Text("a").environment(Cart()) } } } // ~warning
    struct B: Scene { var body: some Scene { WindowGroup { Text("a").environment(Plain()) } } } // ~info
    final class C { func a() -> some View { Text("a").environment(Cart()) } }
    struct N { var body: some View { Text("a").environment(Cart()) } }
    extension View { func withCart() -> some View { environment(Cart()) } }
    #Preview { Text("a").environment(Cart()) }
    """#

  static let shadowed = #"""
    import SwiftUI
    struct V: View {
      @Environment(\.level) private var level
      @Environment(\.other) private var other
      let cart: Cart
      let spare: Cart
      let bus: Bus
      let base: Base
      let derived: Derived
      var body: some View {
        x.environment(\.level, 1).environment(\.level, 2) // ~warning
        x.environment(\.level, other).environment(\.level, 2) // ~warning
        x.environment(cart).environment(spare) // ~warning
        x.environment(cart).environmentObject(bus).environment(spare) // ~warning
        x.environment(\.level, 1).padding().frame(width: 1).onAppear { a() }.environment(\.level, 2) // ~warning
        x.environment(\.locale, a).environment(cart).environment(\.locale, b) // ~warning
        VStack { x }.environment(\.level, 1).environment(\.level, 2) // ~warning
        x.overlay { y }.environment(\.level, 1).environment(\.level, 2) // ~warning
        x.environment(\.level, 1).environment(\.other, 2)
        x.environment(cart).environmentObject(bus)
        x.environment(base).environment(derived)
        x.environment(cart).environment(unknown)
        x.environment(unknown).environment(unknown)
        x.environment(\.level, level + 1).environment(\.level, 2)
        x.environment(\.level, 1).environment(\.level, level)
        x.environment(\.level, 1).environment(\.level, self.level)
        x.environment(\.level, 1).environment(\.level, { level }())
        x.environment(\.cart, nil).environment(\.cart, cart)
        x.environment(\.level, 1).overlay { y }.environment(\.level, 2)
        x.environment(\.level, 1).background(y).environment(\.level, 2)
        x.environment(\.level, 1).modifier(y).environment(\.level, 2)
        x.environment(\.level, 1).themed().environment(\.level, 2)
        x.environment(\.locale, a).padding().environment(\.locale, b) // ~warning
        x.environment(\.level, 1).transformEnvironment(\.level) { $0 += 1 }
        x.transformEnvironment(\.level) { $0 += 1 }.environment(\.level, 1)
        x.environment(\.level, 1); y.environment(\.level, 2)
        VStack { x.environment(\.level, 1) }.environment(\.level, 2)
        x.environment(path, 1).environment(path, 2)
        x.environment(\.[1], 1).environment(\.[1], 2)
        x.environment(\.self, a).environment(\.self, b)
      }
    }
    #Preview { x.environment(\.level, 1).environment(\.level, 2) }
    """#

  static let ownReads = #"""
    import SwiftUI
    struct Child: View { let n: Int; var body: some View { Text("a") } }
    struct V: View {
      @Environment(\.level) private var level
      @Environment(\.other) var other: Int
      @Environment(\.safe.n) private var n
      @Environment(\.isSearching) private var isSearching
      @Environment(\.refresh) private var refresh
      @Environment(\.isEnabled) private var isEnabled
      @Environment(\.colorScheme) private var scheme
      @Environment(\.colorScheme) private var colorScheme
      @Environment(Cart.self) private var cart
      @EnvironmentObject private var bus: Bus
      let spare: Cart
      @State private var isShown = false
      let content: (Int) -> Text
      var body: some View {
        Text("\(level)").environment(\.level, 7) // ~warning
        Text("\(self.level)").environment(\.level, 7) // ~warning
        VStack { Text("a"); if level > 1 { Text("b") } }.environment(\.level, 7) // ~warning
        HStack { VStack { Text("\(level)").padding() } }.environment(\.level, 7) // ~warning
        Text("a").frame(width: CGFloat(level)).environment(\.level, 7) // ~info
        Text("a").overlay { Text("\(level)") }.environment(\.level, 7) // ~warning
        ForEach(0..<9) { Text("\($0 + level)") }.environment(\.level, 7) // ~warning
        Text(cart.title).environment(spare) // ~warning
        Text(bus.title).environmentObject(Bus()) // ~warning
        Text("\(isSearching)").searchable(text: $text) // ~warning
        Button("a") { print(isSearching) }.searchable(text: $text) // ~warning
        Button("a") { Task { await refresh?() } }.refreshable { load() }
        Button("a") { refresh?() }.refreshable { load() } // ~warning
        Text("a").opacity(isEnabled ? 1 : 0).disabled(isShown) // ~info
        Text("\(n)").environment(\.safe, Safe(n: 4)) // ~warning
        Text("a").background { if scheme == .dark { Text("b") } }.colorScheme(.light) // ~info
        Text("a").background { if colorScheme == .dark { Text("b") } }.colorScheme(.light) // ~info
        Text("a").background { if colorScheme == .dark { Text("b") } }.colorScheme(colorScheme == .dark ? .light : .dark)
        Text("\(level)").transformEnvironment(\.level) { $0 += 1 }
        Text("\(level)").font(.body).environment(\.level, 7).environment(\.other, other) // ~warning
        Text("\(n)").environment(\.safe.plain, Cart())
        Text("\(level)").environment(\.other, 7)
        Text("a").environment(\.level, 7).overlay { Text("\(level)") }
        Text("a").environment(\.level, 7); Text("\(level)")
        HStack { Text("a").environment(\.level, 7); Text("\(level)") }
        Text("\(other)").environment(\.other, other + 1)
        Text("\(other)").environment(\.other, self.other + 1)
        Text("\(other)").transformEnvironment(\.other) { $0 = other }
        Text("\(other)").environment(\.other, next)
        Text("a").opacity(isEnabled ? 1 : 0).disabled(!isEnabled || isShown)
        Text("\(scheme == .dark)").preferredColorScheme(.dark)
        Text("\(level)").environment(\.level, 0)
        Text("\(level)").environment(\.level, (0))
        Button("a") { print(level) }.environment(\.level, 7)
        Text("a").onAppear { print(level) }.task { print(level) }.environment(\.level, 7)
        Text("a").sheet(isPresented: $isShown) { Text("\(level)") }.environment(\.level, 7)
        Child(n: level).environment(\.level, 7)
        content(level + 1).environment(\.level, 7)
        Wrapper { Text("\(level)") }.environment(\.level, 7)
        ForEach(0..<9) { level in Text("\(level)") }.environment(\.level, 7)
        Text("\(other.level)").environment(\.level, 7)
      }
      var next: Int { other + 1 }
      func helper() -> some View { Text("\(level)") }
    }
    struct W: View {
      @Environment(\.flag) private var flag
      var body: some View {
        #if DEBUG
        Text("\(flag)")
        #else
        Text("a").environment(\.flag, true)
        #endif
        Text("\(flag)").environment(\.flag, false)
        Text("\(flag)")
          #if DEBUG
          .environment(\.other, 1)
          #endif
      }
    }
    struct Restored: View {
      @Environment(\.flag) private var flag
      var body: some View {
        HStack { if flag { Spacer() }; Text("a").environment(\.flag, flag) }.environment(\.flag, true)
      }
    }
    struct Host: PreviewProvider {
      struct V: View { @Environment(\.flag) var flag; var body: some View { Text("\(flag)").environment(\.flag, true) } }
      static var previews: some View { V() }
    }
    """#

  static let dismissals = #"""
    import SwiftUI
    @main struct Main: App { var body: some Scene { WindowGroup { V() } } }
    struct Child: View { var done: () -> Void; var action: DismissAction?; var body: some View { Text("a") } }
    struct Card<Content: View>: View { @ViewBuilder var content: () -> Content; var body: some View { content() } }
    struct V: View {
      @Environment(\.dismiss) private var dismiss
      @Environment(\.presentationMode) private var mode
      @Environment(\.openURL) private var openURL
      @State private var shown = false
      @State private var item: Int?
      var body: some View {
        Text("a").sheet(isPresented: $shown) { Button("Done") { dismiss() } } // ~warning
        Text("a").sheet(isPresented: $shown) { Button("Done") { self.dismiss() } } // ~warning
        Text("a").sheet(isPresented: $shown, content: { Button("Done") { dismiss() } }) // ~warning
        Text("a").sheet(item: $item) { _ in Button(action: { dismiss() }) { Text("a") } } // ~warning
        Text("a").popover(isPresented: $shown) { Button("Done") { mode.wrappedValue.dismiss() } } // ~warning
        Text("a").fullScreenCover(isPresented: $shown) { Text("a").onTapGesture { dismiss() } } // ~warning
        Text("a").sheet(isPresented: $shown) { NavigationStack { Text("a").toolbar { ToolbarItem { Button("a") { dismiss() } } } } } // ~warning
        Text("a").sheet(isPresented: $shown) { Button("a") { Task { await save(); dismiss() } } } // ~warning
        Text("a").sheet(isPresented: $shown) { Text("a").task { dismiss() } } // ~warning
        Text("a").sheet(isPresented: $shown) { Card { Button("a") { dismiss() } } } // ~warning
        Text("a").sheet(isPresented: $shown) { Button("a") { shown = true; dismiss() } } // ~warning
        Text("a").inspector(isPresented: $shown) { Button("Done") { dismiss() } }
        Text("a").navigationDestination(for: Int.self) { _ in Button("Done") { dismiss() } } // ~info
        NavigationLink("a") { Button("Done") { dismiss() } } // ~info
        NavigationLink { Button("Done") { dismiss() } } label: { Text("a") } // ~info
        Text("a").sheet(isPresented: $shown) { Child { dismiss() } }
        Text("a").sheet(isPresented: $shown) { Child(done: { dismiss() }) }
        Text("a").sheet(isPresented: $shown) { Child(done: {}, action: dismiss) }
        Button("Close") { dismiss() }
        Text("a").sheet(isPresented: $shown, onDismiss: { dismiss() }) { Text("a") }
        Text("a").sheet(isPresented: $shown) { dismiss() } content: { Text("a") }
        Text("a").sheet(isPresented: $shown) { Button("a") { shown = false; dismiss() } }
        Text("a").sheet(isPresented: $shown) { Button("a") { (shown = ((false))); dismiss() } }
        Text("a").sheet(isPresented: $shown) { Button("a") { dismiss(); item = nil } }
        Text("a").sheet(isPresented: $shown) { Button("a") { shown.toggle(); dismiss() } }
        Text("a").sheet(isPresented: $shown) { Button("a") { shown = false; Task { dismiss() } } }
        Text("a").alert("a", isPresented: $shown) { Button("a") { dismiss() } }
        Text("a").confirmationDialog("a", isPresented: $shown) { Button("a") { dismiss() } }
        Text("a").overlay { Button("a") { dismiss() } }
        Text("a").toolbar { Button("a") { dismiss() } }
        Text("a").sheet(isPresented: $shown) { Button("a") { openURL(url) } }
        Text("a").sheet(isPresented: $shown) { Text("\(mode.wrappedValue.isPresented)") }
        Text("a").sheet(isPresented: $shown) { Foreign { dismiss() } }
        Text("a").sheet(isPresented: $shown) { Text("a").onDone { dismiss() } }
        Text("a").sheet(isPresented: $shown) { sheetContent }
        Text("a").sheet(item: $item) { dismiss in Button("a") { dismiss() } }
        NavigationLink(destination: Text("a")) { Text("a").onTapGesture { dismiss() } }
        NavigationLink(value: 1) { Text("a").onTapGesture { dismiss() } }
      }
      var sheetContent: some View { Button("a") { dismiss() } } // ~warning
    }
    struct Handing: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        Text("a").sheet(isPresented: $shown) { Child { dismiss() } } // ~info
        Text("a").sheet(isPresented: $shown) { Child(done: { dismiss() }) } // ~info
        Text("a").popover(isPresented: $shown) { Child(done: {}, action: dismiss) } // ~info
        Text("a").sheet(isPresented: $shown) { Child(done: { dismiss(); shown = false }) }
        NavigationLink { Child { dismiss() } } label: { Text("a") }
        Text("a").navigationDestination(for: Int.self) { _ in Child(done: {}, action: dismiss) }
      }
    }
    struct W: View {
      @State private var shown = false
      var body: some View { Text("a").sheet(isPresented: $shown) { Inner() } }
      struct Inner: View { @Environment(\.dismiss) var dismiss; var body: some View { Button("a") { dismiss() } } }
    }
    struct Host: PreviewProvider {
      struct V: View {
        @Environment(\.dismiss) var dismiss
        var body: some View { Text("a").sheet(isPresented: .constant(true)) { Button("a") { dismiss() } } }
      }
      static var previews: some View { V() }
    }
    """#

  static let frequent = #"""
    import SwiftUI
    final class Box { var x = 0.0 }
    struct Spot { var x: CGFloat = 0 }
    enum Side { case left; init(_ x: CGFloat) { self = .left } }
    extension EnvironmentValues {
      @Entry var width: CGFloat = 0
      @Entry var point: CGPoint = .zero
      @Entry var spot = Spot()
      @Entry var box: Box?
      @Entry var side = Side.left
      @Entry var isWide = false
      @Entry var columns = 1
      @Entry var now = Date.distantPast
    }
    struct V: View {
      @GestureState private var drag: CGSize = .zero
      @State private var y: CGFloat = 0
      @State private var w: CGFloat = 0
      @State private var wide = false
      @State private var stepped: CGFloat = 0
      @State private var hover: CGPoint = .zero
      @State private var ticks = Date()
      @State private var rare = Date()
      @State private var pressed: CGFloat = 0
      @State private var plain: CGFloat = 0
      var other: CGFloat = 0
      var body: some View {
        GeometryReader { proxy in x.environment(\.width, proxy.size.width) } // ~info
        GeometryReader { x.environment(\.width, $0.size.width) } // ~info
        GeometryReader { proxy in x.environment(\.width, proxy.size.width * 2 - 8) } // ~info
        GeometryReader { proxy in x.environment(\.width, max(proxy.size.width, 10)) } // ~info
        GeometryReader { proxy in x.environment(\.point, proxy.frame(in: .global).origin) } // ~info
        GeometryReader { proxy in x.environment(\.spot, Spot(x: proxy.size.width)) } // ~info
        GeometryReader { proxy in let w = proxy.size.width; x.environment(\.width, w) } // ~info
        TimelineView(.animation) { context in x.environment(\.now, context.date) } // ~warning
        TimelineView(((.animation))) { context in x.environment(\.now, context.date) } // ~warning
        TimelineView(.periodic(from: .now, by: 1)) { context in x.environment(\.now, context.date) } // ~warning
        x.environment(\.width, drag.width) // ~warning
        x.environment(\.width, -self.drag.width) // ~warning
        x.gesture(DragGesture().onChanged { y = $0.translation.height }).environment(\.width, y) // ~warning
        x.gesture(DragGesture().onChanged { (((y = $0.translation.height))) }).environment(\.width, y) // ~warning
        x.onGeometryChange(for: CGFloat.self) { $0.size.width } action: { w = $0 }.environment(\.width, w) // ~info
        x.onContinuousHover { phase in self.hover = point(phase) }.environment(\.point, hover)
        x.onReceive(Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()) { ticks = $0 }.environment(\.now, ticks) // ~warning
        GeometryReader { proxy in x.environment(\.isWide, proxy.size.width > 600) }
        GeometryReader { proxy in x.environment(\.width, proxy.size.width > 600 ? 1 : 2) }
        GeometryReader { proxy in x.environment(\.width, proxy.size.width.rounded()) }
        GeometryReader { proxy in x.environment(\.columns, Int(proxy.size.width / 100)) }
        GeometryReader { proxy in x.environment(\.columns, columns(proxy.size.width)) }
        GeometryReader { proxy in x.environment(\.side, Side(proxy.size.width)) }
        GeometryReader { proxy in x.environment(\.width, proxy.safeAreaInsets.top) }
        GeometryReader { proxy in x.environment(\.width, other) }
        GeometryReader { proxy in x.environment(\.box, box) }
        GeometryReader { proxy in x.onTapGesture { y.environment(\.width, proxy.size.width) } }
        TimelineView(.everyMinute) { context in x.environment(\.now, context.date) }
        TimelineView(.explicit(dates)) { context in x.environment(\.now, context.date) }
        TimelineView(.periodic(from: .now, by: 60)) { context in x.environment(\.now, context.date) }
        TimelineView(schedule) { context in x.environment(\.now, context.date) }
        ScrollViewReader { proxy in x.environment(\.width, proxy.width) }
        x.gesture(DragGesture().onChanged { wide = $0.translation.height > 9 }).environment(\.isWide, wide)
        x.gesture(DragGesture().onChanged { v in if v.ok { stepped = v.translation.height } }).environment(\.width, stepped)
        x.gesture(LongPressGesture().onChanged { pressed = $0 }).environment(\.width, pressed)
        x.onReceive(Timer.publish(every: 60, on: .main, in: .common)) { rare = $0 }.environment(\.now, rare)
        x.onReceive(publisher) { plain = $0 }.environment(\.width, plain)
        x.environment(\.width, plain).environment(\.width, other)
        TimelineView(.animation(minimumInterval: 0.1)) { context in x.environment(\.now, context.date) } // ~warning
        TimelineView(.animation(minimumInterval: 20)) { context in x.environment(\.now, context.date) }
        TimelineView(PeriodicTimelineSchedule(from: .now, by: 1)) { c in x.environment(\.now, c.date) } // ~warning
      }
    }
    struct Ticks: View {
      let often = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      @State private var kept = (Timer.publish(every: 0.5, tolerance: 0.1, on: .main, in: .common))
      private let seldom = Timer.publish(every: 60, on: .main, in: .common).autoconnect()
      let unknown = Timer.publish(every: step, on: .main, in: .common).autoconnect()
      let given: AnyPublisher<Date, Never>
      @State private var a = Date()
      @State private var b = Date()
      @State private var c = Date()
      @State private var d = Date()
      @State private var e = Date()
      @State private var f = Date()
      @State private var g = Date()
      var body: some View {
        x.onReceive(often) { a = $0 }.environment(\.now, a) // ~warning
        x.onReceive(self.kept) { date in b = date }.environment(\.now, b) // ~warning
        x.onReceive(seldom) { c = $0 }.environment(\.now, c)
        x.onReceive(unknown) { d = $0 }.environment(\.now, d)
        x.onReceive(given) { e = $0 }.environment(\.now, e)
        x.onReceive(often.map { $0 }) { f = $0 }.environment(\.now, f)
        x.onReceive(often) { _ in g = .now }.environment(\.now, g)
      }
    }
    struct Plain: PreferenceKey { static let defaultValue: CGFloat = 0 }
    struct Shared: PreferenceKey { typealias Value = Anchor<CGRect>?; static var defaultValue: Value { nil } }
    struct Inferred: PreferenceKey { static let defaultValue = CGSize.zero }
    struct Coarse: PreferenceKey { static let defaultValue = 0 }
    struct Many: PreferenceKey { static let defaultValue: [CGFloat] = [] }
    struct Moves: View {
      @State private var a: CGFloat = 0
      @State private var b: Anchor<CGRect>?
      @State private var c: CGSize = .zero
      @State private var d = 0
      @State private var e: [CGFloat] = []
      @State private var f: CGFloat = 0
      @State private var pitch = 0.0
      @State private var time = 0.0
      @State private var position = ScrollPosition(edge: .top)
      @State private var row: ScrollPosition = .init(id: 1)
      @State private var id: Int?
      var body: some View {
        x.onPreferenceChange(Plain.self) { a = $0 }.environment(\.width, a) // ~warning
        x.onPreferenceChange(Shared.self) { b = $0 }.environment(\.anchor, b) // ~warning
        x.onPreferenceChange(Inferred.self) { value in c = value }.environment(\.width, c.width) // ~warning
        x.onPreferenceChange(Coarse.self) { d = $0 }.environment(\.step, d)
        x.onPreferenceChange(Many.self) { e = $0 }.environment(\.steps, e)
        x.onPreferenceChange(Missing.self) { f = $0 }.environment(\.width, f)
        x.environment(\.pitch, pitch) // ~warning
        x.environment(\.time, time) // ~warning
        x.scrollPosition($position).environment(\.point, position.point) // ~warning
        x.scrollPosition($row).environment(\.point, row.point) // ~warning
        x.scrollPosition(id: $id).environment(\.row, id)
      }
      func start() {
        motion.startDeviceMotionUpdates(to: .main) { data, _ in
          guard let data else { return }
          pitch = data.attitude.pitch
        }
        player.addPeriodicTimeObserver(forInterval: step, queue: .main) { time = $0.seconds }
      }
    }
    #Preview { GeometryReader { proxy in x.environment(\.width, proxy.size.width) } }
    """#
}
