// The keys that SwiftUI declares, as far as their types are at hand.

extension EnvironmentValues {
  public var accessibilityAssistiveAccessEnabled: Bool { fatalError() }
  public var accessibilityDifferentiateWithoutColor: Bool { fatalError() }
  public var accessibilityDimFlashingLights: Bool { fatalError() }
  public var accessibilityEnabled: Bool { fatalError() }
  public var accessibilityInvertColors: Bool { fatalError() }
  public var accessibilityLargeContentViewerEnabled: Bool { fatalError() }
  public var accessibilityPlayAnimatedImages: Bool { fatalError() }
  public var accessibilityPrefersHeadAnchorAlternative: Bool { fatalError() }
  public var accessibilityQuickActionsEnabled: Bool { fatalError() }
  public var accessibilityReduceHighlightingEffects: Bool { fatalError() }
  public var accessibilityReduceMotion: Bool { fatalError() }
  public var accessibilityReduceTransparency: Bool { fatalError() }
  public var accessibilityShowBorders: Bool { fatalError() }
  public var accessibilityShowButtonShapes: Bool { fatalError() }
  public var accessibilitySwitchControlEnabled: Bool { fatalError() }
  public var accessibilityVoiceOverEnabled: Bool { fatalError() }
  public var allowedDynamicRange: Image.DynamicRange? { fatalError() }
  public var allowsTightening: Bool {
    get { fatalError() }
    set {}
  }
  public var appearsActive: Bool { fatalError() }
  public var autocorrectionDisabled: Bool {
    get { fatalError() }
    set {}
  }
  public var backgroundMaterial: Material? { fatalError() }
  public var backgroundProminence: BackgroundProminence { fatalError() }
  public var backgroundStyle: AnyShapeStyle? {
    get { fatalError() }
    set {}
  }
  public var badgeProminence: BadgeProminence { fatalError() }
  public var buttonRepeatBehavior: ButtonRepeatBehavior { fatalError() }
  public var buttonSizing: ButtonSizing { fatalError() }
  public var calendar: Calendar {
    get { fatalError() }
    set {}
  }
  public var colorScheme: ColorScheme {
    get { fatalError() }
    set {}
  }
  public var colorSchemeContrast: ColorSchemeContrast { fatalError() }
  public var contentTransition: ContentTransition {
    get { fatalError() }
    set {}
  }
  public var contentTransitionAddsDrawingGroup: Bool { fatalError() }
  public var controlActiveState: ControlActiveState { fatalError() }
  public var controlSize: ControlSize {
    get { fatalError() }
    set {}
  }
  public var defaultMinListHeaderHeight: CGFloat? {
    get { fatalError() }
    set {}
  }
  public var defaultMinListRowHeight: CGFloat {
    get { fatalError() }
    set {}
  }
  public var defaultWheelPickerItemHeight: CGFloat { fatalError() }
  public var disableAutocorrection: Bool? {
    get { fatalError() }
    set {}
  }
  public var dismiss: DismissAction { fatalError() }
  public var dismissImmersiveSpace: DismissImmersiveSpaceAction { fatalError() }
  public var dismissSearch: DismissSearchAction { fatalError() }
  public var dismissWindow: DismissWindowAction { fatalError() }
  public var displayScale: CGFloat {
    get { fatalError() }
    set {}
  }
  public var documentConfiguration: DocumentConfiguration? { fatalError() }
  public var dynamicTypeSize: DynamicTypeSize {
    get { fatalError() }
    set {}
  }
  public var editMode: Binding<EditMode>? {
    get { fatalError() }
    set {}
  }
  public var findContext: FindContext? { fatalError() }
  public var font: Font? {
    get { fatalError() }
    set {}
  }
  public var fontResolutionContext: Font.Context { fatalError() }
  public var headerProminence: Prominence {
    get { fatalError() }
    set {}
  }
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior { fatalError() }
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility { fatalError() }
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { fatalError() }
    set {}
  }
  public var imageScale: Image.Scale {
    get { fatalError() }
    set {}
  }
  public var isEnabled: Bool {
    get { fatalError() }
    set {}
  }
  public var isFocusEffectEnabled: Bool { fatalError() }
  public var isFocused: Bool { fatalError() }
  public var isHoverEffectEnabled: Bool { fatalError() }
  public var isLuminanceReduced: Bool { fatalError() }
  public var isPresented: Bool { fatalError() }
  public var isSceneCaptured: Bool { fatalError() }
  public var isScrollEnabled: Bool {
    get { fatalError() }
    set {}
  }
  public var isSearching: Bool { fatalError() }
  public var isTabBarShowingSections: Bool { fatalError() }
  public var isUserAuthenticationEnabled: Bool { fatalError() }
  public var keyboardShortcut: KeyboardShortcut? { fatalError() }
  public var labelIconToTitleSpacing: CGFloat? { fatalError() }
  public var labelReservedIconWidth: CGFloat? { fatalError() }
  public var labelsVisibility: Visibility { fatalError() }
  public var layoutDirection: LayoutDirection {
    get { fatalError() }
    set {}
  }
  public var legibilityWeight: LegibilityWeight? { fatalError() }
  public var levelOfDetail: LevelOfDetail { fatalError() }
  public var lineLimit: Int? {
    get { fatalError() }
    set {}
  }
  public var lineSpacing: CGFloat {
    get { fatalError() }
    set {}
  }
  public var locale: Locale {
    get { fatalError() }
    set {}
  }
  public var materialActiveAppearance: MaterialActiveAppearance { fatalError() }
  public var menuIndicatorVisibility: Visibility { fatalError() }
  public var menuOrder: MenuOrder { fatalError() }
  public var minimumScaleFactor: CGFloat {
    get { fatalError() }
    set {}
  }
  public var multilineTextAlignment: TextAlignment {
    get { fatalError() }
    set {}
  }
  public var navigationLinkIndicatorVisibility: Visibility { fatalError() }
  public var newDocument: NewDocumentAction { fatalError() }
  public var openDocument: OpenDocumentAction { fatalError() }
  public var openImmersiveSpace: OpenImmersiveSpaceAction { fatalError() }
  public var openSettings: OpenSettingsAction { fatalError() }
  public var openURL: OpenURLAction {
    get { fatalError() }
    set {}
  }
  public var openWindow: OpenWindowAction { fatalError() }
  public var physicalMetrics: PhysicalMetricsConverter { fatalError() }
  public var pixelLength: CGFloat { fatalError() }
  public var presentationMode: Binding<PresentationMode> { fatalError() }
  public var pushWindow: PushWindowAction { fatalError() }
  public var redactionReasons: RedactionReasons {
    get { fatalError() }
    set {}
  }
  public var refresh: RefreshAction? { fatalError() }
  public var remoteDeviceIdentifier: RemoteDeviceIdentifier? { fatalError() }
  public var rename: RenameAction? { fatalError() }
  public var resetFocus: ResetFocusAction { fatalError() }
  public var scenePhase: ScenePhase { fatalError() }
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode { fatalError() }
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { fatalError() }
  public var sidebarRowSize: SidebarRowSize { fatalError() }
  public var sizeCategory: ContentSizeCategory {
    get { fatalError() }
    set {}
  }
  public var springLoadingBehavior: SpringLoadingBehavior { fatalError() }
  public var supportsMultipleWindows: Bool { fatalError() }
  public var supportsRemoteScenes: Bool { fatalError() }
  public var surfaceSnappingInfo: SurfaceSnappingInfo { fatalError() }
  public var symbolColorRenderingMode: SymbolColorRenderingMode? { fatalError() }
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { fatalError() }
    set {}
  }
  public var symbolVariableValueMode: SymbolVariableValueMode? { fatalError() }
  public var symbolVariants: SymbolVariants {
    get { fatalError() }
    set {}
  }
  public var tabBarPlacement: TabBarPlacement? { fatalError() }
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { fatalError() }
  public var textCase: Text.Case? {
    get { fatalError() }
    set {}
  }
  public var textSelectionAffinity: TextSelectionAffinity { fatalError() }
  public var timeZone: TimeZone {
    get { fatalError() }
    set {}
  }
  public var toolbarLabelStyle: ToolbarLabelStyle? { fatalError() }
  public var truncationMode: Text.TruncationMode {
    get { fatalError() }
    set {}
  }
  public var undoManager: UndoManager? {
    get { fatalError() }
    set {}
  }
  public var verticalScrollBounceBehavior: ScrollBounceBehavior { fatalError() }
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility { fatalError() }
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { fatalError() }
    set {}
  }
  public var windowClippingMargins: EdgeInsets3D { fatalError() }
  public var worldTrackingLimitations: Set<WorldTrackingLimitation> { fatalError() }
  public var writingToolsBehavior: WritingToolsBehavior? { fatalError() }
}
