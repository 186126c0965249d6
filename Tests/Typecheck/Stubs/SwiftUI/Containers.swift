// Views that show others, and controls.

public struct Group<Content>: View {
  public var body: Never { fatalError() }
  nonisolated public init(@ViewBuilder content: () -> Content) where Content: View {}
}

extension Group: PrimitiveView {}

public struct VStack<Content: View>: PrimitiveView {
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {}
}

public struct HStack<Content: View>: PrimitiveView {
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {}
}

public struct ZStack<Content: View>: PrimitiveView {
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}

public struct LazyVStack<Content: View>: PrimitiveView {
  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}

public struct ScrollView<Content: View>: PrimitiveView {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

public struct Form<Content: View>: PrimitiveView {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

public struct Section<Content: View>: PrimitiveView {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
  nonisolated public init(_ title: String, @ViewBuilder content: () -> Content) {}
}

public struct List<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) {}
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {}
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {}
}

public struct ForEach<Data, ID, Content>: View, PrimitiveView {}

extension ForEach where Data: RandomAccessCollection, Content: View {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {}
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {}
}

public struct NavigationStack<Content: View>: PrimitiveView {
  public init(@ViewBuilder root: () -> Content) {}
  public init<Data>(path: Binding<Data>, @ViewBuilder root: () -> Content) {}
}

public struct NavigationPath {
  public init() {}
}

public struct NavigationView<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) {}
}

public struct NavigationSplitView<Sidebar: View, Detail: View>: PrimitiveView {
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {}
}

public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {}
  public init(destination: Destination, @ViewBuilder label: () -> Label) {}
}

extension NavigationLink where Label == Text {
  public init(_ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {}
  public init(_ title: LocalizedStringKey, destination: Destination) {}
}

extension NavigationLink where Label == Text, Destination == Never {
  public init<P: Hashable>(_ title: LocalizedStringKey, value: P?) {}
}

extension NavigationLink where Destination == Never {
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {}
}

public struct TabView<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) {}
  public init<Selection: Hashable>(selection: Binding<Selection>, @ViewBuilder content: () -> Content) {}
}

public struct GeometryReader<Content: View>: PrimitiveView {
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
}

public struct GeometryProxy: Sendable {
  public var size: CGSize { .zero }
  public func frame(in space: CoordinateSpace) -> CGRect { .zero }
}

public enum CoordinateSpace: Sendable {
  case local
  case global
}

public struct TimelineView<Schedule, Content: View>: PrimitiveView {
  public struct Context {
    public let date: Date
  }

  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {}
}

public protocol TimelineSchedule {}
public struct AnimationTimelineSchedule: TimelineSchedule {}
public struct PeriodicTimelineSchedule: TimelineSchedule {}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from start: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule()
  }
}
extension TimelineView where Schedule: TimelineSchedule {
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content, _ kind: Void = ()) {}
}

public struct Spacer: PrimitiveView {
  nonisolated public init(minLength: CGFloat? = nil) {}
}

public struct Divider: PrimitiveView {
  nonisolated public init() {}
}

public struct Rectangle: PrimitiveView {
  nonisolated public init() {}
}

public struct Circle: PrimitiveView {
  nonisolated public init() {}
}

public struct ButtonRole: Equatable, Sendable {
  public static let cancel = ButtonRole()
  public static let destructive = ButtonRole()
}

public struct Button<Label: View>: PrimitiveView {
  nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
  nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {}
}

extension Button where Label == Text {
  nonisolated public init(_ title: LocalizedStringKey, action: @escaping @MainActor () -> Void) {}
  nonisolated public init(_ title: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) {}
}

public struct Toggle<Label: View>: PrimitiveView {
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}
}

extension Toggle where Label == Text {
  nonisolated public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {}
}

public struct TextField<Label: View>: PrimitiveView {
  nonisolated public init(_ title: String, text: Binding<String>) where Label == Text {}
}

public struct Slider: PrimitiveView {
  nonisolated public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1) {}
}

public struct Stepper: PrimitiveView {
  nonisolated public init<V: Strideable>(_ title: String, value: Binding<V>) {}
}

public struct Picker<Label: View, Selection: Hashable, Content: View>: PrimitiveView {
  nonisolated public init(
    _ title: LocalizedStringKey, selection: Binding<Selection>, @ViewBuilder content: () -> Content
  ) where Label == Text {}
}

public struct Menu<Label: View, Content: View>: PrimitiveView {
  nonisolated public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text {}
}

public struct ProgressView: PrimitiveView {
  nonisolated public init() {}
  nonisolated public init(_ title: String) {}
  nonisolated public init(value: Double?, total: Double = 1) {}
}
