import Testing

/// Accessors, key types, and names of the SDK.
@Suite struct KeyDeclarationTests {
  /// Switches, commands, setters that change nothing, keys behind calls and locals, accessors that use their own property.
  @Test func accessors() throws {
    try PageProject(
      #"""
      import SwiftUI
      struct AKey: EnvironmentKey { static let defaultValue = 0 }
      struct BKey: EnvironmentKey { static let defaultValue = 0 }
      struct FlagKey: EnvironmentKey { static let defaultValue = false }
      struct OnKey: EnvironmentKey { static let defaultValue = true }
      enum Mode { case a, b }
      struct ModeKey: EnvironmentKey { static let defaultValue = Mode.a }
      struct ZoomKey: EnvironmentKey { static let defaultValue = 1.0 }
      struct TextKey: EnvironmentKey { static let defaultValue: String? = nil }
      struct ScaleKey: EnvironmentKey { static var defaultValue: CGFloat { .zero } }
      struct CmdKey: EnvironmentKey { static let defaultValue = 0 }
      func limit(_ n: Int) -> Int { n }
      extension EnvironmentValues {
        var latch: Bool { get { self[FlagKey.self] } set { self[FlagKey.self] = true } }
        var latchOff: Bool { get { self[OnKey.self] } set { self[OnKey.self] = false } }
        var noLatch: Bool { get { self[OnKey.self] } set { self[OnKey.self] = true } }
        var reset: Void { get { () } set { self[ZoomKey.self] = 1 } }
        var bump: Int { get { self[CmdKey.self] } set { self[CmdKey.self] += 1 } }
        var command: Bool { get { false } set { self[CmdKey.self] = 7 } }
        @available(*, unavailable) var gone: Int { get { self[AKey.self] } set { self[BKey.self] = newValue } }
        @available(*, unavailable, message: "x") var gone2: Mode { get { self[ModeKey.self] } set { self[ModeKey.self] = .a } }
      }
      struct M2Key: EnvironmentKey { static let defaultValue = Mode.a }
      struct M3Key: EnvironmentKey { static let defaultValue = Mode.a }
      struct Z2Key: EnvironmentKey { static let defaultValue = 1.0 }
      struct T2Key: EnvironmentKey { static let defaultValue: String? = nil }
      struct S2Key: EnvironmentKey { static var defaultValue: CGFloat { .zero } }
      struct SelfKey: EnvironmentKey { static let defaultValue = 1 }
      extension EnvironmentValues {
        var m2: Mode { get { self[M2Key.self] } set { self[M2Key.self] = .a } } // ~error
        var m3: Mode { get { self[M3Key.self] } set { self[M3Key.self] = .b } } // ~info
        var z2: Double { get { self[Z2Key.self] } set(v) { self[Z2Key.self] = 1 } } // ~error
        var t2: String? { get { self[T2Key.self] } set { self[T2Key.self] = nil } } // ~error
        var s2: CGFloat { get { self[S2Key.self] } set { self[S2Key.self] = 0 } } // ~error
        var s3: Int { get { self[SelfKey.self] } set { self[SelfKey.self] = self[SelfKey.self] } } // ~error
        var c1: Int { get { self[AKey.self] } set { self[BKey.self] = max(newValue, 0) } } // ~error
        var c2: Int { get { self[AKey.self] } set { let n = max(newValue, 0); self[BKey.self] = n } } // ~error
        var c3: Int { get { self[AKey.self] } set { self[BKey.self] = newValue.magnitude > 3 ? 3 : newValue } } // ~error
        var c4: Int { get { self[AKey.self] } set { self[BKey.self] = Int(clamping: newValue) } } // ~error
        var c5: Int { get { max(self[AKey.self], 0) } set { if newValue > 0 { self[BKey.self] = newValue } } } // ~error
        var c6: Int { get { self[AKey.self] } set { self[BKey.self] = limit(newValue) } }
        var c7: Int { get { self[AKey.self] } set { self[BKey.self] = newValue; self[AKey.self] = newValue } }
        var c8: Int { get { self[AKey.self] } set { self[AKey.self] = max(newValue, 0) } }
        var r1: Int { get { self[AKey.self] } set { r1 = newValue } } // ~error
        var r2: Int { get { self[AKey.self] } set { self.r2 = newValue } } // ~error
        var r3: Int { get { r3 } set { self[AKey.self] = newValue } } // ~error
        var r4: Int { r4 } // ~error
        var r5: Int { get { self[AKey.self] } set { let r5 = newValue; self[AKey.self] = r5 } }
        var r6: Int { get { self[AKey.self] } set { if newValue > 3 { r6 = 3 } else { self[AKey.self] = newValue } } }
        var r7: Int { get { let r7 = 1; return r7 } set { self[AKey.self] = newValue } }
        var r8: Int { get { return self.r8 + 1 } set { self[AKey.self] = newValue } } // ~error
        var r9: Int { get { self[AKey.self] } set { self[AKey.self] = r9 + newValue } }
      }
      """#
    ).expectFindings(of: "mismatched_key_accessor")
  }

  /// State that the compiler is told not to check.
  @Test func uncheckedDefaults() throws {
    try PageProject(
      #"""
      import SwiftUI
      struct A: EnvironmentKey { nonisolated(unsafe) static var defaultValue = 0 } // ~warning
      struct B: EnvironmentKey { nonisolated(unsafe) static let defaultValue = 0 }
      struct C: EnvironmentKey { nonisolated(unsafe) public static var defaultValue: [Int] = [] } // ~warning
      struct D: EnvironmentKey { nonisolated (unsafe) static var defaultValue = 0 }
      func change() { D.defaultValue = 3 }
      struct E: EnvironmentKey { @MainActor static var defaultValue = 0 }
      struct F: EnvironmentKey { @TaskLocal static var defaultValue = 0 }
      struct G: TransactionKey { nonisolated(unsafe) static var defaultValue = 0 } // ~warning
      struct H: EnvironmentKey { nonisolated(unsafe) static var defaultValue: Int { 3 } }
      """#
    ).expectFindings(of: "mutable_key_default")
  }

  /// The same in the Swift 6 language mode.
  @Test func uncheckedDefaultsInSwift6() throws {
    try PageProject(
      #"""
      import SwiftUI
      struct A: EnvironmentKey { nonisolated(unsafe) static var defaultValue = 0 } // ~warning
      struct B: EnvironmentKey { static var defaultValue = 0 }
      """#, configuration: "swift_language_mode: \"6\""
    ).expectFindings(of: "mutable_key_default")
  }

  /// Stand-ins for keys that a system lacks.
  @Test func standIns() throws {
    try PageProject(
      #"""
      import SwiftUI
      #if os(macOS)
      extension EnvironmentValues {
        @Entry var editMode: Int = 0
        @Entry var horizontalSizeClass: Int = 0
        @Entry var locale: Int = 0 // ~warning
        @Entry var openSettings: Int = 0 // ~warning
      }
      #endif
      #if !os(macOS)
      extension EnvironmentValues {
        @Entry var openSettings2: Int = 0
        @Entry var controlActiveState: Int = 0
        @Entry var isTabBarShowingSections: Int = 0 // ~warning
      }
      #endif
      #if os(iOS)
      #else
      extension EnvironmentValues { @Entry var isTabBarShowingSections: Int = 0 }
      #endif
      #if os(watchOS) || os(tvOS)
      extension EnvironmentValues {
        @Entry var openWindow: Int = 0
        @Entry var dismissWindow: Int = 0
        @Entry var isEnabled: Int = 0 // ~warning
      }
      #endif
      extension EnvironmentValues {
        #if os(tvOS)
        var supportsMultipleWindows: Bool { false } // ~warning
        var findContext: Int { 0 }
        #endif
        #if canImport(UIKit)
        #else
        var scrollDismissesKeyboardMode: Int { 0 }
        #endif
        var font: Int { 0 } // ~warning
      }
      #if os(Linux)
      extension EnvironmentValues { @Entry var colorScheme: Int = 0 }
      #endif
      """#
    ).expectFindings(of: "shadowed_key")
  }

  /// `@available` and `#available` raise the target.
  @Test func availability() throws {
    try PageProject(
      #"""
      import SwiftUI
      struct A: View { @Environment(\.presentationMode) var mode; var body: some View { Text("") } }
      @available(iOS 15, *)
      struct B: View { @Environment(\.presentationMode) var mode; var body: some View { Text("") } } // ~info
      @available(iOS 14.5, macOS 12, *)
      struct C: View { @Environment(\.presentationMode) var mode; var body: some View { Text("") } }
      @available(iOS, introduced: 16)
      struct D: View {
        @Environment(\.sizeCategory) var size // ~info
        var body: some View { Text("") }
      }
      struct E: View {
        @available(iOS 15, *) @Environment(\.sizeCategory) var size // ~info
        @Environment(\.sizeCategory) var size2
        var body: some View { Text("") }
      }
      extension View {
        @available(iOS 15.0, macOS 12.0, *)
        func small() -> some View { environment(\.sizeCategory, .small) } // ~info
        func small2() -> some View { environment(\.sizeCategory, .small) }
      }
      @available(iOS 15, *)
      extension View { func small3() -> some View { environment(\.sizeCategory, .small) } } // ~info
      struct F: View {
        var body: some View {
          if #available(iOS 16, *) {
            Text("a").environment(\.sizeCategory, .small) // ~info
          } else {
            Text("a").environment(\.sizeCategory, .small)
          }
          Text("b").environment(\.sizeCategory, .small)
        }
      }
      struct G: View { @Environment(\.disableAutocorrection) var x; var body: some View { Text("") } } // ~info
      """#, configuration: "deployment_targets:\n  iOS: 14"
    ).expectFindings(of: "deprecated_key")
  }

  /// Replacements that are there on older systems, too, and code for one system.
  @Test func systems() throws {
    try PageProject(
      #"""
      import SwiftUI
      struct A: View { @Environment(\.controlActiveState) var state; var body: some View { Text("") } } // ~info
      #if os(macOS)
      struct B: View { @Environment(\.controlActiveState) var state; @Environment(\.sizeCategory) var size; var body: some View { Text("") } } // ~info ~info
      #endif
      struct C: View { @Environment(\.sizeCategory) var size; var body: some View { Text("") } }
      """#, configuration: "deployment_targets:\n  iOS: 14\n  macOS: 13"
    ).expectFindings(of: "deprecated_key")
  }

  /// Keys that nobody reads.
  @Test func unreadKeys() throws {
    try PageProject(
      #"""
      import SwiftUI
      private struct GapKey: EnvironmentKey { static let defaultValue: CGFloat = 8 } // ~info
      private struct OldKey: EnvironmentKey { static let defaultValue: Int? = nil } // ~info
      private struct SetKey: EnvironmentKey { static let defaultValue = 1 } // ~info
      extension EnvironmentValues {
        var gap: CGFloat { get { self[GapKey.self] } set { self[GapKey.self] = newValue } }
        var old: Int? { get { self[OldKey.self] } set { self[OldKey.self] = newValue } }
        var isSet: Int { get { self[SetKey.self] } set { self[SetKey.self] = newValue } }
      }
      struct V: View { var body: some View { Text("").environment(\.isSet, 2) } }
      """#
    ).expectFindings(of: "legacy_environment_key")
  }

  /// Injections of the default in other words.
  @Test func resets() throws {
    try PageProject(
      #"""
      import SwiftUI
      struct Theme { var size = 1.0; static let plain = Theme(); static let loud = Theme(size: 3) }
      enum Metrics { static let small = 8.0 }
      struct LevelKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
      extension EnvironmentValues {
        @Entry var scale = 1.0
        @Entry var gap: CGFloat = 0
        @Entry var theme: Theme = .plain
        @Entry var title: String? = nil
        @Entry var size: CGSize = .zero
        @Entry var inset = 8.0
        @Entry var tags: [String] = []
        @Entry var hex = 16
        @Entry var tint: Color = .clear
        var level: CGFloat { get { self[LevelKey.self] } set { self[LevelKey.self] = newValue } }
      }
      struct A: View { @Environment(\.scale) var scale; var body: some View { Text("\(scale)").environment(\.scale, 1) } }
      struct B: View { @Environment(\.gap) var gap; var body: some View { Text("\(gap)").environment(\.gap, .zero) } }
      struct C: View { @Environment(\.gap) var gap; var body: some View { Text("\(gap)").environment(\.gap, 0.0) } }
      struct D: View { @Environment(\.theme) var theme; var body: some View { Text("\(theme.size)").environment(\.theme, Theme.plain) } }
      struct E: View { @Environment(\.size) var size; var body: some View { Text("\(size)").environment(\.size, CGSize(width: 0, height: 0)) } }
      struct F: View { @Environment(\.inset) var inset; var body: some View { Text("\(inset)").environment(\.inset, Metrics.small) } }
      struct G: View { @Environment(\.tags) var tags; var body: some View { Text("\(tags)").environment(\.tags, [String]()) } }
      struct H: View { @Environment(\.hex) var hex; var body: some View { Text("\(hex)").environment(\.hex, 0x10) } }
      struct I: View { @Environment(\.tint) var tint; var body: some View { Text("\(tint)").environment(\.tint, Color.clear) } }
      struct J: View { @Environment(\.level) var level; var body: some View { Text("\(level)").environment(\.level, 0.0) } }
      struct K: View { @Environment(\.title) var title; var body: some View { Text("\(title)").environment(\.title, Optional.none) } }
      struct L: View { @Environment(\.scale) var scale; private let one = 1; var body: some View { Text("\(scale)").environment(\.scale, 1e0) } }
      struct Z1: View { @Environment(\.scale) var scale; var body: some View { Text("\(scale)").environment(\.scale, 2) } } // ~warning
      struct Z2: View { @Environment(\.theme) var theme; var body: some View { Text("\(theme.size)").environment(\.theme, .loud) } } // ~warning
      struct Z3: View { @Environment(\.inset) var inset; var body: some View { Text("\(inset)").environment(\.inset, 9) } } // ~warning
      struct Z4: View { @Environment(\.size) var size; var body: some View { Text("\(size)").environment(\.size, CGSize(width: 1, height: 0)) } } // ~warning
      """#
    ).expectFindings(of: "own_injection_read")
  }
}
