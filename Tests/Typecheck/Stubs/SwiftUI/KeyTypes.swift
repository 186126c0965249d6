// The types of the keys.

public enum ColorScheme: CaseIterable, Sendable {
  case light
  case dark
}

public enum ColorSchemeContrast: CaseIterable, Sendable {
  case standard
  case increased
}

public enum ScenePhase: Comparable, Sendable {
  case background
  case inactive
  case active
}

public enum LayoutDirection: CaseIterable, Sendable {
  case leftToRight
  case rightToLeft
}

public enum UserInterfaceSizeClass: Sendable {
  case compact
  case regular
}

public enum LegibilityWeight: Sendable {
  case regular
  case bold
}

public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall
  case small
  case medium
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case small
  case medium
  case large
  case accessibilityLarge
  public var isAccessibilityCategory: Bool { false }
}

public enum ControlSize: CaseIterable, Sendable {
  case mini
  case small
  case regular
  case large
}

public enum ControlActiveState: Sendable {
  case key
  case active
  case inactive
}

public enum TextAlignment: Sendable {
  case leading
  case center
  case trailing
}

public enum Visibility: Sendable {
  case automatic
  case visible
  case hidden
}

public enum Prominence: Sendable {
  case standard
  case increased
}

public enum EditMode: Sendable {
  case inactive
  case transient
  case active
  public var isEditing: Bool { self != .inactive }
}

public enum SidebarRowSize: Sendable {
  case small
  case medium
  case large
}

public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
}

public struct PresentationMode {
  public var isPresented: Bool { false }
  public mutating func dismiss() {}
}

@MainActor @preconcurrency public struct DismissAction {
  public func callAsFunction() {}
}

@MainActor @preconcurrency public struct DismissSearchAction {
  public func callAsFunction() {}
}

@MainActor @preconcurrency public struct DismissWindowAction {
  public func callAsFunction() {}
  public func callAsFunction(id: String) {}
}

@MainActor @preconcurrency public struct OpenWindowAction {
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
}

@MainActor @preconcurrency public struct OpenURLAction {
  public struct Result: Sendable {
    public static let handled = Result()
    public static let systemAction = Result()
  }

  nonisolated public init(handler: @escaping (URL) -> Result) {}
  public func callAsFunction(_ url: URL) {}
}

@MainActor @preconcurrency public struct OpenSettingsAction {
  public func callAsFunction() {}
}

public struct RefreshAction: Sendable {
  public func callAsFunction() async {}
}

public struct RenameAction {
  public func callAsFunction() {}
}

/// Linux has none.
@MainActor public final class UndoManager {}

// Types that the cases only name.

public struct PushWindowAction {}
public struct OpenImmersiveSpaceAction {}
public struct DismissImmersiveSpaceAction {}
public struct NewDocumentAction {}
public struct OpenDocumentAction {}
public struct ResetFocusAction {}
public struct DocumentConfiguration {}
public struct FindContext {}
public struct LevelOfDetail: Sendable {}
public struct TextSelectionAffinity: Sendable {}
public struct ScrollIndicatorVisibility: Sendable {}
public struct ScrollBounceBehavior: Sendable {}
public struct ScrollDismissesKeyboardMode: Sendable {}
public struct ButtonRepeatBehavior: Sendable {}
public struct ButtonSizing: Sendable {}
public struct KeyboardShortcut: Sendable {}
public struct MenuOrder: Sendable {}
public struct SearchSuggestionsPlacement: Sendable {}
public struct ToolbarLabelStyle: Sendable {}
public struct TabBarPlacement: Sendable {}
public struct TabViewBottomAccessoryPlacement: Sendable {}
public struct BackgroundProminence: Sendable {}
public struct BadgeProminence: Sendable {}
public struct MaterialActiveAppearance: Sendable {}
public struct ContentTransition: Sendable {}
public struct SpringLoadingBehavior: Sendable {}
public struct SymbolRenderingMode: Sendable {}
public struct SymbolColorRenderingMode: Sendable {}
public struct SymbolVariableValueMode: Sendable {}
public struct SymbolVariants: Sendable {}
public struct PhysicalMetricsConverter {}
public struct WorldTrackingLimitation: Hashable, Sendable {}
public struct SurfaceSnappingInfo: Sendable {}
public struct EdgeInsets3D: Sendable {}
public struct RemoteDeviceIdentifier: Sendable {}
public struct WritingToolsBehavior: Sendable {}
