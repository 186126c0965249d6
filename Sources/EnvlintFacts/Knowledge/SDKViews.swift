/// The SDK's views and scenes, as far as the environment of their content is concerned.
public enum SDKViews {
  /// Whether a view has no content that could need anything.
  static func isPlain(_ name: String) -> Bool { plain.contains(name) }

  /// Whether a view passes the environment on to its content, and no project has a type of its own by that name.
  static func isTransparent(_ name: String) -> Bool { transparent.contains(name) }

  /// Whether an argument of a transparent view is content; all others are data.
  static func isContentLabel(_ label: String) -> Bool { contentLabels.contains(label) }

  private static let contentLabels: Set<String> = ["content", "rowContent", "header", "footer", "label"]

  /// Whether a view or other part of the SDK passes the environment on to all of its content.
  static func passesOn(_ name: String) -> Bool {
    transparent.contains(name) || containers.contains(name) || isLayout(name) || isNavigation(name)
  }

  /// Whether what is pushed below has the environment of this place.
  static func isNavigation(_ name: String) -> Bool {
    name == "NavigationStack" || name == "NavigationSplitView" || name == "NavigationView"
  }

  /// Whether a call with these labels may mean an initializer of the SDK's; true for views and scenes whose labels aren't known.
  static func accepts(_ labels: [String], _ name: String) -> Bool {
    guard labels != ViewElement.unknownLabels, let known = initializerLabels[name] else { return true }
    return labels.allSatisfy { known.contains($0) || $0 == "{}" }
  }

  private static let initializerLabels: [String: Set<String>] = [
    "NavigationStack": ["path", "root"], "NavigationView": ["content"],
    "NavigationSplitView": ["columnVisibility", "preferredCompactColumn", "sidebar", "content", "detail"],
    "NavigationLink": [
      "_", "destination", "label", "value", "isActive", "tag", "selection", "item", "id", "destinationName",
    ],
    "WindowGroup": ["_", "id", "for", "content", "makeContent", "defaultValue", "lazyContent"],
    "Window": ["_", "id", "content"], "Settings": ["content"],
  ]

  /// Whether the content of a scene or widget is a root.
  static func isScene(_ name: String) -> Bool { scenes.contains(name) }

  /// Whether a value of the type shows the content that it is called with.
  static func isLayout(_ name: String) -> Bool { layouts.contains(name) }

  private static let layouts: Set<String> = ["AnyLayout", "GridLayout", "HStackLayout", "VStackLayout", "ZStackLayout"]

  private static let plain: Set<String> = [
    "Text", "Image", "Spacer", "Divider", "Color", "EmptyView", "Rectangle", "Circle", "Capsule", "RoundedRectangle",
    "Ellipse",
    "LinearGradient", "RadialGradient", "AngularGradient", "Gradient", "UUID", "URL", "Date", "String", "Int", "Double",
    "CGFloat",
    "CGSize", "CGRect", "CGPoint", "EdgeInsets", "Notification", "IndexSet", "NSLocalizedString", "LocalizedStringKey",
    "Task",
    "DispatchQueue", "GridItem", "Font", "Array", "Set",
  ]

  private static let transparent: Set<String> = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Group", "ForEach",
    "ScrollView",
    "ScrollViewReader", "GeometryReader", "List", "Form",
  ]

  private static let containers: Set<String> = [
    "Grid", "GridRow", "GroupBox", "Section", "ViewThatFits", "TimelineView", "TabView", "Tab", "TabSection",
    "DisclosureGroup",
    "OutlineGroup", "ControlGroup", "Label", "LabeledContent", "Menu", "Picker", "Toggle", "Button", "Link",
    "ShareLink",
    "GlassEffectContainer", "HSplitView", "VSplitView", "Table", "TableColumn", "TableRow", "EquatableView",
    "PhaseAnimator",
    "KeyframeAnimator", "ToolbarItem", "ToolbarItemGroup", "CommandMenu", "CommandGroup", "AnyView", "AsyncImage",
    "ContentUnavailableView", "Gauge", "ProgressView", "Slider", "Stepper", "Chart", "Map", "Annotation", "MapReader",
    "TupleView", "NavigationLink", "PasteButton", "TextField", "SecureField", "DatePicker", "ColorPicker", "EditButton",
    "RenameButton", "HelpLink", "SettingsLink", "VideoPlayer", "PhotosPicker", "Canvas", "MultiDatePicker",
    "DynamicIsland", "DynamicIslandExpandedRegion",
    "SubscriptionStoreView", "StoreView", "ProductView", "SignInWithAppleButton", "Marker", "SubviewsCollection",
    "Overlay",
  ]

  private static let scenes: Set<String> = [
    "WindowGroup", "Window", "UtilityWindow", "Settings", "MenuBarExtra", "ImmersiveSpace", "DocumentGroup",
    "DocumentGroupLaunchScene",
    "AlertScene", "RemoteImmersiveSpace", "AssistiveAccess", "StaticConfiguration", "AppIntentConfiguration",
    "IntentConfiguration",
    "ActivityConfiguration",
  ]
}
