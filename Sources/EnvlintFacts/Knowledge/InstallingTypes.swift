/// The SDK protocols whose conformers SwiftUI fills in: it walks their stored properties and sets `@Environment` there.
public enum InstallingTypes {
  /// How sure it is that a conformer is filled in.
  public enum Confidence: String, Sendable {
    case certain
    /// Seen at work, not documented.
    case high
    /// Not settled: a rule treats the type as filled in and stays silent.
    case low
  }

  /// The confidence for a protocol; nil when the table does not have it, which proves nothing.
  public static func confidence(_ type: String) -> Confidence? { index[type] }

  /// The table, parsed at the first lookup.
  private static let index = KnowledgeRows(rows, columnCount: 3) { cells in cells[2].word(as: Confidence.self) }

  /// Protocol, module, confidence.
  ///
  /// A table, because only the SDK knows which of its protocols SwiftUI installs. Collected from Apple's public
  /// documentation and SDK interfaces.
  static let rows = #"""
    View	SwiftUICore	certain
    ViewModifier	SwiftUICore	certain
    AnimatableModifier	SwiftUICore	certain
    Shape	SwiftUICore	certain
    InsettableShape	SwiftUICore	certain
    DynamicViewContent	SwiftUI	certain
    UIViewRepresentable	SwiftUI	certain
    UIViewControllerRepresentable	SwiftUI	certain
    NSViewRepresentable	SwiftUI	certain
    NSViewControllerRepresentable	SwiftUI	certain
    WKInterfaceObjectRepresentable	SwiftUI	certain
    App	SwiftUI	certain
    Scene	SwiftUI	certain
    Commands	SwiftUI	certain
    Gesture	SwiftUICore	certain
    DynamicProperty	SwiftUICore	certain
    EnvironmentalModifier	SwiftUICore	high
    ToolbarContent	SwiftUI	high
    CustomizableToolbarContent	SwiftUI	high
    ButtonStyle	SwiftUI	high
    PrimitiveButtonStyle	SwiftUI	high
    ToggleStyle	SwiftUI	high
    LabelStyle	SwiftUI	high
    LabeledContentStyle	SwiftUI	high
    TextFieldStyle	SwiftUI	high
    MenuStyle	SwiftUI	high
    GroupBoxStyle	SwiftUI	high
    ProgressViewStyle	SwiftUI	high
    GaugeStyle	SwiftUI	high
    DisclosureGroupStyle	SwiftUI	high
    ControlGroupStyle	SwiftUI	high
    DatePickerStyle	SwiftUI	high
    FormStyle	SwiftUI	high
    TextEditorStyle	SwiftUI	high
    MenuButtonStyle	SwiftUI	high
    PickerStyle	SwiftUI	low
    NavigationSplitViewStyle	SwiftUI	low
    ListStyle	SwiftUI	low
    TabViewStyle	SwiftUI	low
    IndexViewStyle	SwiftUI	low
    TableStyle	SwiftUI	low
    UIGestureRecognizerRepresentable	SwiftUI	low
    NSGestureRecognizerRepresentable	SwiftUI	low
    TableColumnContent	SwiftUI	low
    TableRowContent	SwiftUI	low
    TabContent	SwiftUI	low
    ControlWidgetButton	SwiftUI	low
    Transition	SwiftUI	low
    CustomHoverEffect	SwiftUI	low
    KeyframesContent	SwiftUI	low
    Keyframes	SwiftUI	low
    HoverEffectContent	SwiftUI	low
    DynamicTableRowContent	SwiftUI	low
    PreviewModifier	SwiftUI	low
    Widget	WidgetKit	low
    WidgetBundle	WidgetKit	low
    WidgetConfiguration	WidgetKit	low
    ControlWidget	WidgetKit	low
    ControlWidgetConfiguration	WidgetKit	low
    ChartContent	Charts	low
    MapContent	MapKit	low
    AttachmentContent	RealityKit	low
    ImmersiveSpaceContent	SwiftUI	low
    """#
}
