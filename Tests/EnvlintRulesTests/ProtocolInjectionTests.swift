import Testing

/// Injections of `self` in the extension of a protocol.
@Suite struct ProtocolInjectionTests {
  /// What the look-ups of the types that conform find.
  @Test func lookups() throws {
    try PageProject(
      #"""
      import SwiftUI
      @MainActor protocol Routing: AnyObject, Observable { var depth: Int { get set } }
      extension Routing {
        func root(@ViewBuilder _ content: () -> some View) -> some View { content().environment(self) }
      }
      protocol Naming: ObservableObject {}
      extension Naming { func wrap<V: View>(_ view: V) -> some View { view.environmentObject(self) } }
      @MainActor @Observable final class MainRouter: Routing { var depth = 0 }
      @Observable final class Other { var depth = 0 }
      @Observable final class Late { var depth = 0 }
      extension Late: Routing {}
      final class Names: Naming { @Published var n = 0 }
      final class Plain: ObservableObject { @Published var n = 0 }
      struct Depth: View { @Environment(MainRouter.self) private var router // ~info
        var body: some View { Text("\(router.depth)") } }
      struct Depth2: View { @Environment(Late.self) private var router // ~info
        var body: some View { Text("\(router.depth)") } }
      struct Depth3: View { @EnvironmentObject private var names: Names // ~info
        var body: some View { Text("\(names.n)") } }
      struct Depth4: View { @Environment(Other.self) private var other // ~warning
        var body: some View { Text("\(other.depth)") } }
      struct Depth5: View { @EnvironmentObject private var plain: Plain // ~warning
        var body: some View { Text("\(plain.n)") } }
      @main struct DepthApp: App {
        @State private var router = MainRouter()
        @State private var late = Late()
        @StateObject private var names = Names()
        var body: some Scene { WindowGroup { router.root { Depth() }; late.root { Depth2() }; names.wrap(Depth3()); Depth4(); Depth5() } }
      }
      """#
    ).expectFindings(of: "object_type_lookup")
  }

  /// The same for what is proven to be missing.
  @Test func paths() throws {
    try PageProject(
      #"""
      import SwiftUI
      @MainActor protocol Routing: AnyObject, Observable { var depth: Int { get set } }
      extension Routing {
        func root(@ViewBuilder _ content: () -> some View) -> some View { content().environment(self) }
      }
      protocol Naming: ObservableObject {}
      extension Naming { func wrap<V: View>(_ view: V) -> some View { view.environmentObject(self) } }
      @MainActor @Observable final class MainRouter: Routing { var depth = 0 }
      @Observable final class Other { var depth = 0 }
      @Observable final class Late { var depth = 0 }
      extension Late: Routing {}
      final class Names: Naming { @Published var n = 0 }
      final class Plain: ObservableObject { @Published var n = 0 }
      struct Depth: View { @Environment(MainRouter.self) private var router 
        var body: some View { Text("\(router.depth)") } }
      struct Depth2: View { @Environment(Late.self) private var router 
        var body: some View { Text("\(router.depth)") } }
      struct Depth3: View { @EnvironmentObject private var names: Names 
        var body: some View { Text("\(names.n)") } }
      struct Depth4: View { @Environment(Other.self) private var other // ~error
        var body: some View { Text("\(other.depth)") } }
      struct Depth5: View { @EnvironmentObject private var plain: Plain // ~error
        var body: some View { Text("\(plain.n)") } }
      @main struct DepthApp: App {
        @State private var router = MainRouter()
        @State private var late = Late()
        @StateObject private var names = Names()
        var body: some Scene { WindowGroup { router.root { Depth() }; late.root { Depth2() }; names.wrap(Depth3()); Depth4(); Depth5() } }
      }
      """#
    ).expectFindings(of: "missing_injection")
  }
}
