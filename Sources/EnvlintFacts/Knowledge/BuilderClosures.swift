/// The SDK's views, scenes and modifiers that take closures which build their content.
public enum BuilderClosures {
  /// Whether the closures of a callee that are no actions build content. False proves nothing.
  public static func contains(_ callee: String) -> Bool { index.contains(callee) }

  /// The table, parsed at the first lookup.
  private static let index = KnowledgeIndex(rowsOf: rows)

  /// One callee a row. Of `Slider` and `Stepper`, whose closure alone may be their label or an action, nothing is said.
  ///
  /// A table, because a closure's purpose depends on its type, which is in the SDK. Collected from Apple's public documentation.
  static let rows = #"""
    VStack
    HStack
    ZStack
    LazyVStack
    LazyHStack
    LazyVGrid
    LazyHGrid
    Grid
    GridRow
    Group
    GroupBox
    Section
    List
    Form
    ForEach
    ScrollView
    ScrollViewReader
    GeometryReader
    ViewThatFits
    TimelineView
    TabView
    Tab
    TabSection
    DisclosureGroup
    OutlineGroup
    ControlGroup
    Label
    LabeledContent
    Menu
    Picker
    Toggle
    Button
    Link
    ShareLink
    AnyLayout
    GlassEffectContainer
    HSplitView
    VSplitView
    Table
    EquatableView
    PhaseAnimator
    KeyframeAnimator
    ToolbarItem
    ToolbarItemGroup
    CommandMenu
    CommandGroup
    NavigationStack
    NavigationSplitView
    NavigationView
    NavigationLink
    AsyncImage
    ContentUnavailableView
    Gauge
    ProgressView
    Chart
    Map
    WindowGroup
    Window
    UtilityWindow
    Settings
    MenuBarExtra
    ImmersiveSpace
    DocumentGroup
    StaticConfiguration
    AppIntentConfiguration
    IntentConfiguration
    ActivityConfiguration
    sheet
    popover
    fullScreenCover
    inspector
    navigationDestination
    alert
    confirmationDialog
    contextMenu
    swipeActions
    overlay
    background
    mask
    safeAreaInset
    safeAreaBar
    toolbar
    tabItem
    searchSuggestions
    tabViewBottomAccessory
    """#
}
