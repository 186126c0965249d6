extension EnvironmentKeys {
  /// The systems that surely have a key; nil where all of them have it.
  static func systems(having key: String) -> Set<Platform>? { systemsByKey[key] }

  /// The table, parsed at the first lookup.
  private static let systemsByKey: [String: Set<Platform>] = {
    let parsed = KnowledgeTable.rows(of: systemRows, columnCount: 2).flatMap { cells in
      let systems = Set(KnowledgeTable.items(of: cells[1]).map { KnowledgeTable.word($0, as: Platform.self) })
      return KnowledgeTable.items(of: cells[0]).map { ($0, systems) }
    }
    return Dictionary(parsed) { first, _ in first }
  }()

  /// Keys that not all systems have: the keys, the systems that surely have them.
  ///
  /// A table, because a declaration for a system without the key hides nothing there, and only the SDKs say which have it. Collected from
  /// Apple's public documentation; where a system was not certain, it is left out.
  static let systemRows = #"""
    editMode	iOS,macCatalyst,tvOS,visionOS
    horizontalSizeClass,verticalSizeClass	iOS,macCatalyst,visionOS
    openSettings,openDocument,newDocument	macOS
    openWindow,dismissWindow	iOS,macCatalyst,macOS,visionOS
    pushWindow,physicalMetrics,immersiveSpaceDisplacement,worldTrackingLimitations,surfaceSnappingInfo	visionOS
    windowClippingMargins,accessibilityPrefersHeadAnchorAlternative,supportsRemoteScenes	visionOS
    openImmersiveSpace,dismissImmersiveSpace	visionOS
    resetFocus	macOS,tvOS,watchOS
    controlActiveState	macOS
    complicationRenderingMode,defaultWheelPickerItemHeight,accessibilityQuickActionsEnabled	watchOS
    isHoverEffectEnabled	iOS,macCatalyst,tvOS,visionOS
    isSceneCaptured,isTabBarShowingSections,scrollDismissesKeyboardMode	iOS,macCatalyst
    controlSize	iOS,macCatalyst,macOS,visionOS,watchOS
    keyboardShortcut,findContext,springLoadingBehavior	iOS,macCatalyst,macOS,visionOS
    menuOrder,menuIndicatorVisibility,buttonRepeatBehavior,textSelectionAffinity	iOS,macCatalyst,macOS,visionOS
    sidebarRowSize,materialActiveAppearance	iOS,macCatalyst,macOS
    toolbarLabelStyle	macOS
    preferredPencilDoubleTapAction,preferredPencilSqueezeAction,tabViewBottomAccessoryPlacement,tabBarPlacement	iOS
    widgetFamily,widgetRenderingMode,widgetContentMargins,showsWidgetContainerBackground	iOS,macCatalyst,macOS,watchOS,visionOS
    showsWidgetLabel	iOS,watchOS
    isActivityFullscreen,isActivityUpdateReduced,activityFamily,supportedActivityFamilies	iOS
    requestReview	iOS,macCatalyst,macOS,visionOS
    displayStoreKitMessage	iOS,macCatalyst,visionOS
    devicePickerSupports,remoteDeviceIdentifier	tvOS
    realityKitScene,realityViewCameraControls	iOS,macOS,visionOS
    supportsImagePlayground,imagePlaygroundOptions,imagePlaygroundAllowedGenerationStyles	iOS,macCatalyst,macOS,visionOS
    imagePlaygroundPersonalizationPolicy,imagePlaygroundSelectedGenerationStyle	iOS,macCatalyst,macOS,visionOS
    writingToolsBehavior	iOS,macCatalyst,macOS
    accessibilityLargeContentViewerEnabled,accessibilityAssistiveAccessEnabled	iOS,macCatalyst
    accessibilityReduceHighlightingEffects,accessibilityShowBorders	iOS,macCatalyst
    """#
}

extension Keys {
  /// Whether some build has a declaration at a place and a key of the SDK.
  public func mayHide(_ key: String, at scope: Scope) -> Bool {
    guard !scope.branches.isEmpty else { return true }
    let systems = Set(scope.branches.builds.map(\.system))
    return !(EnvironmentKeys.systems(having: key).map(systems.isDisjoint) ?? systems.isEmpty)
  }
}
