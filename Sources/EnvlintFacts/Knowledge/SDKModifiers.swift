/// The modifiers of views, scenes and their parts that Apple's SDK declares, and that put no object into the environment.
public enum SDKModifiers {
  /// Whether the SDK has a modifier of that name. False proves nothing.
  public static func contains(_ modifier: String) -> Bool {
    index.contains(modifier) || PlainModifiers.contains(modifier) || PresentationModifiers.contains(modifier)
      || ActionClosures.contains(modifier) || KeySettingModifiers.contains(modifier)
  }

  /// Whether the SDK has a modifier of that name which a call with these labels may be. False proves nothing.
  public static func contains(_ modifier: String, with labels: [String]) -> Bool {
    contains(modifier) && PresentationModifiers.row(modifier)?.accepts(labels) != false
  }

  /// The table, parsed at the first lookup.
  private static let index = KnowledgeIndex(wordsOf: rows)

  /// Names, in groups of one topic. Those of which more is known stand in other tables.
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
    accessibilityTextContentType accessibilityValue accessibilityZoomAction accessibilityDefaultFocus

    _colorMatrix _onButtonGesture _safeAreaInsets _statusBarHidden _trait accessoryWidgetGroupStyle actionSheet
    activityBackgroundTint activitySystemActionForegroundColor addOrderToWalletButtonStyle addPassToWalletButtonStyle
    alignmentGuide allowedDynamicRange allowsTightening allowsWindowActivationEvents alternatingRowBackgrounds
    anchorPreference annotation annotationSubtitles annotationTitles appEntityIdentifier appEntityUIElements
    appStoreMerchandising appStoreOverlay aspectRatio3D assistiveAccessNavigationIcon attributedTextFormattingDefinition
    autocapitalization autocorrectionDisabled automatedDeviceEnrollmentAddition backgroundExtensionEffect
    backgroundPreferenceValue backgroundStyle backgroundTask badgeProminence baselineOffset blendMode bold border
    breakthroughEffect brightness buttonBorderShape buttonRepeatBehavior buttonSizing buttonStyle cameraAnchor
    certificateSheet chart3DCameraProjection chart3DPose chart3DRenderingStyle chartAngleSelection chartBackground
    chartForegroundStyleScale chartGesture chartLegend chartLineStyleScale chartOverlay chartPlotStyle
    chartScrollPosition chartScrollTargetBehavior chartScrollableAxes chartSymbolScale chartSymbolSizeScale chartXAxis
    chartXAxisLabel chartXAxisStyle chartXScale chartXSelection chartXVisibleDomain chartYAxis chartYAxisLabel
    chartYAxisStyle chartYScale chartYSelection chartYVisibleDomain chartZAxis chartZAxisLabel chartZScale
    chartZSelection clipShape clipped collapsible colorEffect colorInvert colorMultiply colorScheme commands
    commandsRemoved commandsReplaced complicationForeground compositingGroup contactAccessButtonCaption
    contactAccessButtonStyle contactAccessPicker containerBackground containerCornerOffset containerRelativeFrame
    containerShape containerValue contentCaptureProtected contentMargins contentToolbar contentTransition
    continuityDevicePicker contrast controlGroupStyle controlSize controlWidgetActionHint controlWidgetStatus
    coordinateSpace copyable currentEntitlementTask cuttable datePickerStyle defaultAdaptableTabBarPlacement
    defaultAppStorage defaultFocus defaultHoverEffect defaultLaunchBehavior defaultPosition defaultScrollAnchor
    defaultSize defaultWheelPickerItemHeight defaultWindowPlacement defersSystemGestures deleteDisabled dialogIcon
    dialogPreventsAppTermination dialogSeverity dialogSuppressionToggle digitalCrownAccessory digitalCrownRotation
    disableAutocorrection disclosureGroupStyle dismissalConfirmationDialog distortionEffect documentBrowserContextMenu
    dragConfiguration dragContainer dragContainerSelection dragPreviewsFormation draggable drawingGroup
    dropConfiguration dropPreviewsFormation dynamicTypeSize exportableToServices exportsItemProviders
    familyActivityPicker fileDialogBrowserOptions fileDialogConfirmationLabel fileDialogCustomizationID
    fileDialogDefaultDirectory fileDialogImportsUnresolvedAliases fileDialogMessage fileDialogURLEnabled
    fileExporterFilenameLabel fileMover findDisabled findNavigator flipsForRightToLeftLayoutDirection
    focusEffectDisabled focusScope focusSection focusable focused focusedObject focusedSceneObject focusedSceneValue
    focusedValue fontDesign fontWidth foregroundStyle formStyle fullScreenCover gameSaveSyncingAlert gaugeStyle
    geometryGroup gesture glassBackgroundEffect glassEffect glassEffectID glassEffectTransition glassEffectUnion
    grayscale gridCellAnchor gridCellColumns gridCellUnsizedAxes gridColumnAlignment groupActivityAssociation
    groupBoxStyle handGestureShortcut handPointerBehavior handlesExternalEvents handlesGameControllerEvents
    headerProminence healthDataAccessRequest help hidden highPriorityGesture horizontalRadioGroupLayout hoverEffect
    hoverEffectDisabled hoverEffectGroup hueRotation imagePlaygroundGenerationStyle imagePlaygroundPersonalizationPolicy
    imagePlaygroundSheet imageScale immersionStyle immersiveContentBrightness immersiveEnvironmentPicker
    importableFromServices importsItemProviders inAppPurchaseOptions indexViewStyle inspectorColumnWidth
    interactionActivityTrackingTag invalidatableContent isDetailLink itemProvider itemProviders
    journalingSuggestionsPicker kerning keyboardShortcut keyboardType keyframeAnimator labelIconToTitleSpacing
    labelReservedIconWidth labelStyle labeledContentStyle labelsHidden labelsVisibility layerEffect
    layoutDirectionBehavior layoutValue lineHeight lineLimit listItemTint listRowHoverEffect listRowHoverEffectDisabled
    listRowInsets listRowPlatterColor listRowSeparator listRowSeparatorTint listRowSpacing listSectionIndexVisibility
    listSectionMargins listSectionSeparator listSectionSeparatorTint listSectionSpacing listStyle lookAroundViewer
    luminanceToAlpha manageSubscriptionsSheet managedContentStyle manipulationGesture mapCameraKeyframeAnimator
    mapControlVisibility mapControls mapFeatureSelectionAccessory mapFeatureSelectionContent mapFeatureSelectionDisabled
    mapItemDetailPopover mapItemDetailSheet mapScope mapStyle matchedGeometryEffect matchedTransitionSource
    materialActiveAppearance menuActionDismissBehavior menuBarExtraStyle menuButtonStyle menuIndicator menuOrder
    menuStyle modifierKeyAlternate monospaced monospacedDigit moveDisabled musicSubscriptionOffer navigationBarItems
    navigationDocument navigationLinkIndicatorVisibility navigationSplitViewColumnWidth navigationSplitViewStyle
    navigationSubtitle navigationTransition navigationViewStyle offerCodeRedemption onAppIntentExecution
    onApplePayCouponCodeChange onApplePayPaymentMethodChange onApplePayShippingContactChange
    onApplePayShippingMethodChange onCameraCaptureEvent onCommand onCopyCommand onCutCommand onDeleteCommand
    onDragSessionUpdated onDropSessionUpdated onExitCommand onGeometryChange3D onImmersionChange
    onInAppPurchaseCompletion onInAppPurchaseStart onInteractiveResizeChange onKeyPress onLongTouchGesture
    onMapCameraChange onModifierKeysChanged onMoveCommand onOpenURL onPasteCommand onPencilDoubleTap onPencilSqueeze
    onPlayPauseCommand onScrollPhaseChange onScrollTargetVisibilityChange onScrollVisibilityChange
    onVolumeViewpointChange onWorldRecenter ornament overlayPreferenceValue padding3D pageCommand paletteSelectionEffect
    pasteDestination payLaterViewAction payLaterViewDisplayStyle payWithApplePayButtonDisableCardArt
    payWithApplePayButtonStyle persistentSystemOverlays perspectiveRotationEffect phaseAnimator
    photosPickerAccessoryVisibility photosPickerDisabledCapabilities photosPickerStyle pickerStyle pointerStyle
    pointerVisibility popoverTip postToPhotosSharedAlbumSheet preference preferredSubscriptionOffer
    preferredSurroundingsEffect preferredWindowClippingMargins prefersDefaultFocus presentationBackground
    presentationBackgroundInteraction presentationBreakthroughEffect presentationCompactAdaptation
    presentationContentInteraction presentationCornerRadius presentationDetents presentationDragIndicator
    presentationPreventsAppTermination presentationSizing presentedWindowStyle presentedWindowToolbarStyle
    previewContext previewDevice previewDisplayName previewInterfaceOrientation previewLayout previewable
    privacySensitive productDescription productIconBorder productViewStyle progressViewStyle projectionEffect
    realityViewCameraControls realityViewLayoutBehavior refundRequestSheet renameAction replaceDisabled resizable
    restorationBehavior rotation3DEffect rotation3DLayout safeAreaPadding saturation scaledToFill scaledToFill3D
    scaledToFit scaledToFit3D scenePadding scrollBounceBehavior scrollClipDisabled scrollContentBackground
    scrollDisabled scrollDismissesKeyboard scrollEdgeEffectDisabled scrollEdgeEffectHidden scrollEdgeEffectStyle
    scrollIndicators scrollIndicatorsFlash scrollInputBehavior scrollPosition scrollTargetBehavior scrollTargetLayout
    scrollTransition searchCompletion searchDictationBehavior searchFocused searchPresentationToolbarBehavior
    searchScopes searchSelection searchToolbarBehavior searchable sectionActions sectionIndexLabel selectionDisabled
    sensoryFeedback shadow shortcutsLinkStyle signInWithAppleButtonStyle simultaneousGesture siriTipViewStyle
    sliderThumbVisibility spatialOverlayPreferenceValue speechAdjustedPitch speechAlwaysIncludesPunctuation
    speechAnnouncementsQueued speechSpellsOutCharacters springLoadingBehavior statusBar statusBarHidden storeButton
    storeProductTask storeProductsTask strikethrough stroke strokeBorder submitLabel submitScope
    subscriptionIntroductoryOffer subscriptionOfferViewButtonVisibility subscriptionOfferViewDetailAction
    subscriptionOfferViewStyle subscriptionPromotionalOffer subscriptionStatusTask subscriptionStoreButtonLabel
    subscriptionStoreControlBackground subscriptionStoreControlIcon subscriptionStoreControlStyle
    subscriptionStoreOptionGroupStyle subscriptionStorePickerItemBackground subscriptionStorePolicyDestination
    subscriptionStorePolicyForegroundStyle subscriptionStoreSignInAction supportedVolumeViewpoints
    symbolColorRenderingMode symbolEffect symbolEffectsRemoved symbolRenderingMode symbolVariableValueMode symbolVariant
    tabBarMinimizeBehavior tabPlacement tabViewCustomization tabViewSearchActivation tabViewSidebarBottomBar
    tabViewSidebarFooter tabViewSidebarHeader tabViewStyle tableColumnHeaders tableStyle tabletopGame textContentType
    textEditorStyle textFieldStyle textInputAutocapitalization textInputCompletion textInputFormattingControlVisibility
    textInputSuggestions textRenderer textScale textSelection textSelectionAffinity tint tipAnchor tipBackground
    tipBackgroundInteraction tipCornerRadius tipImageSize tipImageStyle tipViewStyle toggleStyle toolbarBackground
    toolbarBackgroundVisibility toolbarColorScheme toolbarForegroundStyle toolbarItemHidden toolbarRole
    toolbarTitleDisplayMode toolbarTitleMenu toolbarVisibility touchBar touchBarCustomizationLabel touchBarItemPresence
    touchBarItemPrincipal tracking transaction transactionPicker transactionTask transform3DEffect
    transformAnchorPreference transformEffect transformPreference translationPresentation translationTask truncationMode
    typeSelectEquivalent typesettingLanguage underline unredacted upperLimbVisibility userActivity
    verifyIdentityWithWalletButtonStyle visualEffect visualEffect3D volumeBaseplateVisibility
    webViewBackForwardNavigationGestures webViewContentBackground webViewContextMenu webViewElementFullscreenBehavior
    webViewLinkPreviews webViewMagnificationGestures webViewOnScrollGeometryChange webViewScrollInputBehavior
    webViewScrollPosition webViewTextSelection widgetAccentable widgetAccentedRenderingMode widgetCurvesContent
    widgetLabel widgetURL windowDismissBehavior windowFullScreenBehavior windowIdealPlacement windowIdealSize
    windowLevel windowManagerRole windowMinimizeBehavior windowResizability windowResizeAnchor windowResizeBehavior
    windowStyle windowToolbarFullScreenVisibility windowToolbarLabelStyle windowToolbarStyle workoutPreview
    writingDirection writingToolsAffordanceVisibility writingToolsBehavior

    configurationDisplayName contentMarginsDisabled disfavoredLocations keylineTint promptsForUserConfiguration
    supplementalActivityFamilies supportedFamilies supportedMountingStyles associatedKind onBackgroundURLSessionEvents
    dynamicIsland

    onTapGesture onLongPressGesture onHover onChange onReceive fill foregroundColor renderingMode interpolation
    antialiased trim rotation scale size inset lineStyle interpolationMethod symbol symbolSize position cornerRadius
    zIndex depthAlignment spatialOverlay manipulable equatable
    """#
}
