extension DeclaredKeyTests {
  /// Types with names, attributes and extensions as libraries write them.
  static let namedTypes = #"""
    import Foundation
    @_documentation(visibility: internal) public struct Hooks { var onEnd: [AnyHashable: () -> Void] = [:] }
    @_spi(Internal) @frozen struct Spied { @_spi(Internal) @usableFromInline var onEnd: (() -> Void)? = nil }
    @Unheard struct Changed { var onEnd: () -> Void = {} }
    struct _Traits { var onMove: ((Int) -> Void)? = nil }
    struct __Deep { var traits: _Traits? }
    final class _Model { static let shared = _Model() }
    @_fixed_layout struct Fixed { @_spi(Internal) var id = UUID() }
    struct Background { let at: (Int) -> Int
      static var clear: Self { Background { $0 } }
      static var plain: Self? { nil }
      static func striped() -> Self { Background { $0 } } }
    class Owner { static var one: Self? { nil }; var run: () -> Void = {} }
    struct PickerFont { let name: String
      static var all: [Self] { let names = systemNames; var fonts = names.sorted { $0 < $1 }.map { PickerFont(name: $0) }
        fonts.insert(PickerFont(name: "a"), at: 0)
        return fonts }
      static var systemNames: [String] { UIFont.familyNames } }
    extension Collection where Element == PickerFont { static var all: [Element] { Element.all } }
    struct Mark: Hashable { var id = UUID(); static let stored = Mark() }
    extension [Mark] { static var fresh: [Mark] { [Mark()] }; static var known: Self { [.stored] } }
    extension Set<Mark> { static var fresh: Self { [Mark()] } }
    extension Array where Element == Int { static var fresh: [Int] { [1] } }
    extension Sequence where Element: Hashable { static var any: [Element] { [] } }
    struct FontConfig { var fonts: [PickerFont]; init(fonts: [PickerFont] = .all) { self.fonts = fonts }
      static var standard: Self { .init() } }
    """#

  static let namedEntries = #"""
    import SwiftUI
    extension EnvironmentValues {
      @Entry var a1 = Hooks() // ~closure_entry info
      @Entry var a2: Spied? // ~closure_entry info
      @Entry var a3 = Changed()
      @Entry var a4 = _Traits() // ~closure_entry info
      @Entry var a5 = __Deep() // ~closure_entry info
      @Entry var a6 = _Model() // ~unstable_entry_default
      @Entry var a7: _Model = .shared
      @Entry var a8 = Fixed() // ~unstable_entry_default
      @Entry var a9 = SwiftUI._Unheard()
      @Entry var b1 = Background.clear // ~closure_entry info
      @Entry var b2 = Background.plain // ~closure_entry info
      @Entry var b3 = Owner.one
      @Entry var c1: [PickerFont] = .all // ~expensive_entry_default
      @Entry var c2 = FontConfig.standard // ~expensive_entry_default
      @Entry var c3 = FontConfig(fonts: [])
      @Entry var c4: [Mark] = .fresh // ~unstable_entry_default
      @Entry var c5: [Mark] = .known
      @Entry var c6: Set<Mark> = .fresh // ~unstable_entry_default
      @Entry var c7: [Int] = .fresh
      @Entry var c8: [Mark]? = .any
      @Entry var c9: [String] = .fresh
      @Entry var d1: Array<Mark> = .fresh // ~unstable_entry_default
    }
    struct ConfigKey: EnvironmentKey { static var defaultValue: FontConfig { .standard } } // ~expensive_entry_default
    extension WidgetFamily: @retroactive EnvironmentKey { public static var defaultValue: WidgetFamily = .systemMedium } // ~mutable_key_default
    extension Edge: EnvironmentKey { public static var defaultValue: Edge { .top } }
    extension Date: TransactionKey { public static var defaultValue: Date { Date() } } // ~unstable_entry_default
    extension Bundle { static var defaultValue: Bundle = .main }
    """#
}
