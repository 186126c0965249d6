/// The modifiers of views, scenes and their parts that Apple's SDK declares, and that put no object into the environment.
public enum SDKModifiers {
  /// Whether the SDK has a modifier of that name. False proves nothing.
  public static func contains(_ modifier: String) -> Bool { index.contains(modifier) }

  /// The table and those of some modifiers of which more is known, parsed at the first look-up.
  private static let index = Set(KnowledgeTable.words(of: rows))
    .union(PlainModifiers.names).union(PresentationModifiers.names).union(ActionClosures.names)
    .union(KeySettingModifiers.names)

  /// Names, in groups of one topic.
  ///
  /// A table, because a modifier that is not in the project may be that of another package, which may put anything into the
  /// environment; the names of the SDK tell them apart. Collected from Apple's public documentation.
  static let rows = #"""
    accessibility accessibilityActions accessibilityActivationPoint accessibilityAddTraits accessibilityAdjustableAction
    accessibilityChartDescriptor accessibilityChildren accessibilityCustomContent accessibilityDirectTouch
    accessibilityDragPoint accessibilityDropPoint accessibilityElement accessibilityFocused accessibilityHeading
    accessibilityHint accessibilityIgnoresInvertColors accessibilityInputLabels accessibilityLabeledPair
    accessibilityLinkedGroup accessibilityQuickAction accessibilityRemoveTraits accessibilityRepresentation
    accessibilityRespondsToUserInteraction accessibilityRotor accessibilityRotorEntry accessibilityScrollAction
    accessibilityScrollStatus accessibilityShowsLargeContentViewer accessibilitySortPriority
    accessibilitySpeechAdjustedPitch accessibilitySpeechAlwaysIncludesPunctuation accessibilitySpeechAnnouncementsQueued
    accessibilitySpeechSpellsOutCharacters accessibilityTextContentType accessibilityValue accessibilityZoomAction
    accessibilityDefaultFocus

    actionSheet alignmentGuide allowedDynamicRange allowsTightening allowsWindowActivationEvents anchorPreference
    annotation autocapitalization autocorrectionDisabled backgroundExtensionEffect backgroundPreferenceValue
    backgroundStyle backgroundTask badgeProminence baselineOffset bold border brightness buttonBorderShape
    buttonRepeatBehavior buttonSizing buttonStyle chartAngleSelection chartBackground chartForegroundStyleScale
    chartGesture chartLegend chartLineStyleScale chartOverlay chartPlotStyle chartScrollPosition
    chartScrollTargetBehavior chartScrollableAxes chartSymbolScale chartSymbolSizeScale chartXAxis chartXAxisLabel
    chartXAxisStyle chartXScale chartXSelection chartXVisibleDomain chartYAxis chartYAxisLabel chartYAxisStyle
    chartYScale chartYSelection chartYVisibleDomain clipShape clipped collapsible colorEffect colorInvert colorMultiply
    colorScheme commands commandsRemoved commandsReplaced compositingGroup containerBackground containerCornerOffset
    containerRelativeFrame containerShape containerValue contentMargins contentToolbar contentTransition contrast
    controlGroupStyle controlSize coordinateSpace continuityPickerDisabled copyable cuttable datePickerStyle
    defaultAdaptableTabBarPlacement defaultAppStorage defaultFocus defaultHoverEffect defaultLaunchBehavior
    defaultPosition defaultScrollAnchor defaultSize defaultWindowPlacement defersSystemGestures deleteDisabled
    dialogIcon dialogPreventsAppTermination dialogSeverity dialogSuppressionToggle digitalCrownAccessory
    digitalCrownRotation disableAutocorrection disclosureGroupStyle distortionEffect documentBrowserContextMenu
    dragConfiguration dragContainer dragContainerSelection draggable drawingGroup dropConfiguration
    dropPreviewsFormation dynamicTypeSize errorRecoveryAttempter exportableToServices exportsItemProviders
    externalLocationAlert fileDialogBrowserOptions fileDialogConfirmationLabel fileDialogCustomizationID
    fileDialogDefaultDirectory fileDialogImportsUnresolvedAliases fileDialogMessage fileDialogURLEnabled
    fileExporterFilenameLabel fileMover findDisabled findNavigator flipsForRightToLeftLayoutDirection
    focusEffectDisabled focusScope focusSection focusable focused focusedObject focusedSceneObject focusedSceneValue
    focusedValue fontDesign fontWidth formStyle foregroundStyle fullScreenCover gaugeStyle geometryGroup gesture
    glassEffect glassEffectID glassEffectTransition glassEffectUnion grayscale gridCellAnchor gridCellColumns
    gridCellUnsizedAxes gridColumnAlignment groupBoxStyle handGestureShortcut handlesExternalEvents
    handlesGameControllerEvents headerProminence help hidden highPriorityGesture hoverEffect hoverEffectDisabled
    hoverEffectGroup hueRotation imageScale imagePlaygroundGenerationStyle imagePlaygroundSheet immersionStyle
    immersiveContentBrightness indexViewStyle inspectorColumnWidth interactionActivityTrackingTag invalidatableContent
    interactiveResizeChange intentHandler itemProvider itemProviders kerning keyboardShortcut keyboardType
    keyframeAnimator labelIconToTitleSpacing labelReservedIconWidth labelStyle labeledContentStyle labelsHidden
    labelsVisibility layerEffect layoutDirectionBehavior layoutValue lineHeight lineLimit listItemTint
    listRowHoverEffect listRowHoverEffectDisabled listRowInsets listRowSeparator listRowSeparatorTint listRowSpacing
    listSectionIndexVisibility listSectionMargins listSectionSeparator listSectionSeparatorTint listSectionSpacing
    listStyle luminanceToAlpha manageSubscriptionsSheet mapControlVisibility mapControls mapFeatureSelectionAccessory
    mapFeatureSelectionDisabled mapScope mapStyle matchedGeometryEffect matchedTransitionSource materialActiveAppearance
    menuActionDismissBehavior menuBarExtraStyle menuButtonStyle menuIndicator menuOrder menuStyle monospaced
    monospacedDigit moveDisabled musicSubscriptionOffer navigationBarColor navigationBarItems navigationDocument
    navigationSplitViewColumnWidth navigationSplitViewStyle navigationSubtitle navigationTransition navigationViewStyle
    offerCodeRedemption onAppIntentExecution onApplePayCouponCodeChange onCommand onCopyCommand onCutCommand
    onDeleteCommand onDragSessionUpdated onDropSessionUpdated onExitCommand onImmersionChange onInAppPurchaseCompletion
    onInAppPurchaseStart onInteractiveResizeChange onInteractiveResize onKeyPress onMapCameraChange
    onModifierKeysChanged onMoveCommand onOpenURL onPasteCommand onPencilDoubleTap onPencilSqueeze onPlayPauseCommand
    onScrollPhaseChange onScrollTargetVisibilityChange onScrollVisibilityChange onSpatialTap onVolumeViewpointChange
    onWorldRecenter ornament overlayPreferenceValue pageCommand pasteDestination payLaterViewAction paymentButtonStyle
    phaseAnimator photosPickerAccessoryVisibility photosPickerDisabledCapabilities photosPickerStyle pickerStyle
    popoverTip preference preferredSubscriptionOffer presentationBackground presentationBackgroundInteraction
    presentationBreakthroughEffect presentationCompactAdaptation presentationContentInteraction presentationCornerRadius
    presentationDetents presentationDragIndicator presentationSizing presentedWindowStyle presentedWindowToolbarStyle
    previewContext previewDevice previewDisplayName previewInterfaceOrientation previewLayout previewable
    privacySensitive productViewStyle progressViewStyle projectionEffect realityViewCameraControls
    realityViewLayoutBehavior refundRequestSheet renameAction replaceDisabled resizable restorationBehavior
    rotation3DEffect safeAreaPadding saturation scaledToFill scaledToFit scenePadding scrollBounceBehavior
    scrollClipDisabled scrollContentBackground scrollDisabled scrollDismissesKeyboard scrollEdgeEffectDisabled
    scrollEdgeEffectHidden scrollEdgeEffectStyle scrollIndicators scrollIndicatorsFlash scrollInputBehavior
    scrollPosition scrollTargetBehavior scrollTargetLayout scrollTransition searchDictationBehavior searchFocused
    searchPresentationToolbarBehavior searchScopes searchSelection searchToolbarBehavior searchable sectionActions
    sectionIndexLabel selectionDisabled sensoryFeedback shadow signInWithAppleButtonStyle simultaneousGesture
    speechAdjustedPitch speechAlwaysIncludesPunctuation speechSpellsOutCharacters springLoadingBehavior statusBar
    statusBarHidden storeProductTask strikethrough stroke submitLabel submitScope subscriptionPromotionalOffer
    subscriptionStatusTask subscriptionStoreButtonLabel subscriptionStoreControlBackground subscriptionStoreControlIcon
    subscriptionStoreControlStyle subscriptionStorePickerItemBackground subscriptionStorePolicyDestination
    subscriptionStorePolicyForegroundStyle subscriptionStoreSignInAction supportedVolumeViewpoints
    symbolColorRenderingMode symbolEffect symbolEffectsRemoved symbolRenderingMode symbolVariableValueMode symbolVariant
    tabBarMinimizeBehavior tabPlacement tabViewCustomization tabViewSearchActivation tabViewSidebarBottomBar
    tabViewSidebarFooter tabViewSidebarHeader tabViewStyle tableColumnHeaders tableStyle textContentType textEditorStyle
    textFieldStyle textInputAutocapitalization textInputCompletion textInputFormattingControlVisibility
    textInputSuggestions textRenderer textScale textSelection textSelectionAffinity tint tipBackground
    tipBackgroundStyle tipCornerRadius tipImageSize tipImageStyle tipViewStyle toggleStyle toolbarBackground
    toolbarBackgroundVisibility toolbarColorScheme toolbarForegroundStyle toolbarItemHidden toolbarRole
    toolbarTitleDisplayMode toolbarTitleMenu toolbarVisibility touchBar touchBarCustomizationLabel touchBarItemPresence
    touchBarItemPrincipal tracking trackingDisabled transaction transformAnchorPreference transformEffect
    transformPreference translationPresentation translationTask truncationMode typeSelectEquivalent typesettingLanguage
    underline unredacted userActivity verifyIdentityWithWalletButtonStyle visualEffect visualEffect3D
    volumeBaseplateVisibility widgetAccentable widgetAccentedRenderingMode widgetCurvesContent widgetLabel widgetURL
    windowDismissBehavior windowFullScreenBehavior windowIdealPlacement windowIdealSize windowLevel windowManagerRole
    windowMinimizeBehavior windowResizability windowResizeAnchor windowResizeBehavior windowStyle
    windowToolbarFullScreenVisibility windowToolbarLabelStyle windowToolbarStyle workoutPreview writingDirection
    writingToolsAffordanceVisibility writingToolsBehavior

    configurationDisplayName contentMarginsDisabled disfavoredLocations keylineTint promptsForUserConfiguration
    supplementalActivityFamilies supportedFamilies supportedMountingStyles associatedKind onBackgroundURLSessionEvents
    dynamicIsland

    onTapGesture onLongPressGesture onHover onChange onReceive fill foregroundColor renderingMode interpolation
    antialiased trim rotation scale size inset lineStyle interpolationMethod symbol symbolSize position cornerRadius
    zIndex frame3DAlignment depthAlignment spatialOverlay manipulable equatable
    """#
}
