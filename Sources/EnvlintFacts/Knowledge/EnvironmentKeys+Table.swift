extension EnvironmentKeys {
  /// The keys that Apple's SDKs declare on `EnvironmentValues`: key, type, kind, module, flags.
  ///
  /// A table, because the SDK is not at hand when source text is linted. Collected from Apple's public documentation
  /// and SDK interfaces. Long, not complete: an unlisted key may still exist.
  static let rows = #"""
    accessibilityAssistiveAccessEnabled	Bool	value	SwiftUI	refresh
    accessibilityDimFlashingLights	Bool	value	SwiftUI	refresh
    accessibilityDifferentiateWithoutColor	Bool	value	SwiftUI	refresh
    accessibilityEnabled	Bool	value	SwiftUI	refresh
    accessibilityInvertColors	Bool	value	SwiftUI	refresh
    accessibilityLargeContentViewerEnabled	Bool	value	SwiftUI	refresh
    accessibilityPlayAnimatedImages	Bool	value	SwiftUI	refresh
    accessibilityPrefersHeadAnchorAlternative	Bool	value	SwiftUI	refresh
    accessibilityQuickActionsEnabled	Bool	value	SwiftUI	refresh
    accessibilityReduceHighlightingEffects	Bool	value	SwiftUI	refresh
    accessibilityReduceMotion	Bool	value	SwiftUI	refresh
    accessibilityReduceTransparency	Bool	value	SwiftUI	refresh
    accessibilityShowBorders	Bool	value	SwiftUI	refresh
    accessibilitySwitchControlEnabled	Bool	value	SwiftUI	refresh
    accessibilityVoiceOverEnabled	Bool	value	SwiftUI	refresh
    accessibilityShowButtonShapes	Bool	value	SwiftUI	refresh
    legibilityWeight	LegibilityWeight?	optional	SwiftUI	refresh
    dismiss	DismissAction	action	SwiftUI
    dismissSearch	DismissSearchAction	action	SwiftUI
    dismissWindow	DismissWindowAction	action	SwiftUI
    openWindow	OpenWindowAction	action	SwiftUI
    pushWindow	PushWindowAction	action	SwiftUI
    openImmersiveSpace	OpenImmersiveSpaceAction	action	SwiftUI
    dismissImmersiveSpace	DismissImmersiveSpaceAction	action	SwiftUI
    openURL	OpenURLAction	action	SwiftUI	settable
    openSettings	OpenSettingsAction	action	SwiftUI
    newDocument	NewDocumentAction	action	SwiftUI
    openDocument	OpenDocumentAction	action	SwiftUI
    refresh	RefreshAction?	action	SwiftUI
    rename	RenameAction?	action	SwiftUI
    resetFocus	ResetFocusAction	action	SwiftUI
    purchase	PurchaseAction	action	StoreKit
    requestReview	RequestReviewAction	action	StoreKit
    displayStoreKitMessage	DisplayMessageAction	action	StoreKit
    requestAgeRange	DeclaredAgeRangeAction	action	DeclaredAgeRange
    askPermission	AskPermissionAction	action	PermissionKit
    requestAppDeletion	RequestAppDeletionAction	action	unknown
    showSignificantUpdateAcknowledgment	SignificantUpdateAction	action	unknown
    devicePickerSupports	DevicePickerSupportedAction	action	DeviceDiscoveryUI
    authorizationController	AuthorizationController	action	AuthenticationServices
    webAuthenticationSession	WebAuthenticationSession	action	AuthenticationServices
    credentialExportManager	ASCredentialExportManager	class	AuthenticationServices
    credentialImportManager	ASCredentialImportManager	class	AuthenticationServices
    credentialDataManager	CredentialDataManager	class	AuthenticationServices
    managedObjectContext	NSManagedObjectContext	class	SwiftUI	settable
    modelContext	ModelContext	class	SwiftData	settable
    undoManager	UndoManager?	class	SwiftUI
    realityKitScene	RealityKit.Scene?	class	RealityKit
    editMode	Binding<EditMode>?	binding	SwiftUI	settable
    presentationMode	Binding<PresentationMode>	binding	SwiftUI	softDeprecated
    calendar	Calendar	value	SwiftUI	refresh,settable
    locale	Locale	value	SwiftUI	refresh,settable
    timeZone	TimeZone	value	SwiftUI	refresh,settable
    documentConfiguration	DocumentConfiguration?	optional	SwiftUI
    findContext	FindContext?	optional	SwiftUI
    scenePhase	ScenePhase	value	SwiftUI	refresh
    colorScheme	ColorScheme	value	SwiftUICore	refresh,settable
    colorSchemeContrast	ColorSchemeContrast	value	SwiftUICore	refresh
    displayScale	CGFloat	value	SwiftUICore	refresh,settable
    pixelLength	CGFloat	value	SwiftUICore
    horizontalSizeClass	UserInterfaceSizeClass?	optional	SwiftUICore	settable
    verticalSizeClass	UserInterfaceSizeClass?	optional	SwiftUICore	settable
    imageScale	Image.Scale	value	SwiftUI
    controlSize	ControlSize	value	SwiftUI
    sidebarRowSize	SidebarRowSize	value	SwiftUI
    levelOfDetail	LevelOfDetail	value	SwiftUI
    layoutDirection	LayoutDirection	value	SwiftUICore	refresh,settable
    dynamicTypeSize	DynamicTypeSize	value	SwiftUICore	refresh,settable
    font	Font?	optional	SwiftUICore
    lineLimit	Int?	optional	SwiftUICore
    lineSpacing	CGFloat	value	SwiftUICore
    lineHeight	AttributedString.LineHeight?	optional	SwiftUICore
    minimumScaleFactor	CGFloat	value	SwiftUICore
    multilineTextAlignment	TextAlignment	value	SwiftUICore
    textCase	Text.Case?	optional	SwiftUICore
    truncationMode	Text.TruncationMode	value	SwiftUICore
    allowsTightening	Bool	value	SwiftUICore
    textSelectionAffinity	TextSelectionAffinity	value	SwiftUICore
    fontResolutionContext	Font.Context	value	SwiftUICore
    autocorrectionDisabled	Bool	value	SwiftUI
    isEnabled	Bool	value	SwiftUI
    isFocused	Bool	value	SwiftUI
    isFocusEffectEnabled	Bool	value	SwiftUI
    isHoverEffectEnabled	Bool	value	SwiftUI
    isLuminanceReduced	Bool	value	SwiftUI
    isPresented	Bool	value	SwiftUI
    isSceneCaptured	Bool	value	SwiftUI
    isSearching	Bool	value	SwiftUI
    isTabBarShowingSections	Bool	value	SwiftUI
    supportsMultipleWindows	Bool	value	SwiftUI
    supportsRemoteScenes	Bool	value	SwiftUI
    isScrollEnabled	Bool	value	SwiftUI
    appearsActive	Bool	value	SwiftUI
    isUserAuthenticationEnabled	Bool	value	SwiftUI
    supportsImagePlayground	Bool	value	ImagePlayground
    isActivityFullscreen	Bool	value	WidgetKit
    isActivityUpdateReduced	Bool	value	WidgetKit
    activityFamily	ActivityFamily	value	WidgetKit
    supportedActivityFamilies	Set<ActivityFamily>	value	WidgetKit
    widgetFamily	WidgetFamily	value	WidgetKit
    widgetRenderingMode	WidgetRenderingMode	value	WidgetKit
    widgetContentMargins	EdgeInsets	value	WidgetKit
    showsWidgetContainerBackground	Bool	value	WidgetKit
    showsWidgetLabel	Bool	value	WidgetKit
    horizontalScrollIndicatorVisibility	ScrollIndicatorVisibility	value	SwiftUI
    verticalScrollIndicatorVisibility	ScrollIndicatorVisibility	value	SwiftUI
    horizontalScrollBounceBehavior	ScrollBounceBehavior	value	SwiftUI
    verticalScrollBounceBehavior	ScrollBounceBehavior	value	SwiftUI
    scrollDismissesKeyboardMode	ScrollDismissesKeyboardMode	value	SwiftUI
    buttonRepeatBehavior	ButtonRepeatBehavior	value	SwiftUI
    buttonSizing	ButtonSizing	value	SwiftUI
    keyboardShortcut	KeyboardShortcut?	optional	SwiftUI
    menuIndicatorVisibility	Visibility	value	SwiftUI
    menuOrder	MenuOrder	value	SwiftUI
    searchSuggestionsPlacement	SearchSuggestionsPlacement	value	SwiftUI
    defaultWheelPickerItemHeight	CGFloat	value	SwiftUI
    preferredPencilDoubleTapAction	PencilPreferredAction	value	SwiftUI
    preferredPencilSqueezeAction	PencilPreferredAction	value	SwiftUI
    navigationLinkIndicatorVisibility	Visibility	value	SwiftUI
    labelsVisibility	Visibility	value	SwiftUI
    labelIconToTitleSpacing	CGFloat?	optional	SwiftUI
    labelReservedIconWidth	CGFloat?	optional	SwiftUI
    toolbarLabelStyle	ToolbarLabelStyle?	optional	SwiftUI
    tabBarPlacement	TabBarPlacement?	optional	SwiftUI
    tabViewBottomAccessoryPlacement	TabViewBottomAccessoryPlacement?	optional	SwiftUI
    backgroundMaterial	Material?	optional	SwiftUI
    backgroundProminence	BackgroundProminence	value	SwiftUI
    backgroundStyle	AnyShapeStyle?	optional	SwiftUI
    badgeProminence	BadgeProminence	value	SwiftUI
    headerProminence	Prominence	value	SwiftUI
    materialActiveAppearance	MaterialActiveAppearance	value	SwiftUI
    contentTransition	ContentTransition	value	SwiftUI
    contentTransitionAddsDrawingGroup	Bool	value	SwiftUI
    allowedDynamicRange	Image.DynamicRange?	optional	SwiftUI
    redactionReasons	RedactionReasons	value	SwiftUI
    springLoadingBehavior	SpringLoadingBehavior	value	SwiftUI
    symbolRenderingMode	SymbolRenderingMode?	optional	SwiftUI
    symbolColorRenderingMode	SymbolColorRenderingMode?	optional	SwiftUI
    symbolVariableValueMode	SymbolVariableValueMode?	optional	SwiftUI
    symbolVariants	SymbolVariants	value	SwiftUI
    defaultMinListHeaderHeight	CGFloat?	optional	SwiftUI	settable
    defaultMinListRowHeight	CGFloat	value	SwiftUI	settable
    physicalMetrics	PhysicalMetricsConverter	value	SwiftUI
    immersiveSpaceDisplacement	Pose3D	value	SwiftUI
    worldTrackingLimitations	Set<WorldTrackingLimitation>	value	SwiftUI
    surfaceSnappingInfo	SurfaceSnappingInfo	value	SwiftUI
    windowClippingMargins	EdgeInsets3D	value	SwiftUI
    realityViewCameraControls	CameraControls	value	RealityKit
    remoteDeviceIdentifier	RemoteDeviceIdentifier?	optional	SwiftUI
    imagePlaygroundAllowedGenerationStyles	[ImagePlaygroundStyle]	value	ImagePlayground
    imagePlaygroundOptions	ImagePlaygroundOptions	value	ImagePlayground
    imagePlaygroundPersonalizationPolicy	ImagePlaygroundPersonalizationPolicy	value	ImagePlayground
    imagePlaygroundSelectedGenerationStyle	ImagePlaygroundStyle	value	ImagePlayground
    writingToolsBehavior	WritingToolsBehavior?	optional	SwiftUI
    disableAutocorrection	Bool?	optional	SwiftUI	softDeprecated
    sizeCategory	ContentSizeCategory	value	SwiftUI	refresh,softDeprecated
    controlActiveState	ControlActiveState	value	SwiftUI	softDeprecated
    complicationRenderingMode	ComplicationRenderingMode	value	WidgetKit	softDeprecated
    self	EnvironmentValues	value	SwiftUICore
    _accessibilityReduceMotion	Bool	value	SwiftUI	spi
    _colorSchemeContrast	ColorSchemeContrast	value	SwiftUI	spi
    _openURL	OpenURLAction	action	SwiftUI	spi
    """#
}
