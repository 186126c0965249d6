// Text, labels, images and colors.

// In extensions, so that the types themselves are not isolated.
extension Text: PrimitiveView {}
extension Image: PrimitiveView {}
extension Color: PrimitiveView {}

public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  public init(_ value: String) {}
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}

  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<T>(_ value: T) {}
    public mutating func appendInterpolation<T>(_ value: T, specifier: String) {}
    public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {}
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {}
  }
}

public struct Text: Equatable, Sendable {
  public struct DateStyle: Sendable {
    public static let time = DateStyle()
    public static let date = DateStyle()
    public static let relative = DateStyle()
    public static let timer = DateStyle()
  }

  public enum Case: Sendable {
    case uppercase
    case lowercase
  }

  public enum TruncationMode: Sendable {
    case head
    case middle
    case tail
  }

  nonisolated public init(_ key: LocalizedStringKey) {}
  nonisolated public init(verbatim content: String) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ content: S) {}
  nonisolated public init(_ date: Date, style: DateStyle) {}
  nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {}
  nonisolated public init(_ image: Image) {}

  nonisolated public static func + (first: Text, second: Text) -> Text { first }
  nonisolated public func bold() -> Text { self }
  nonisolated public func italic() -> Text { self }
  nonisolated public func font(_ font: Font?) -> Text { self }
  nonisolated public func foregroundColor(_ color: Color?) -> Text { self }
}

public struct Label<Title: View, Icon: View>: PrimitiveView {
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
}

extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ title: LocalizedStringKey, systemImage: String) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String) {}
}

public struct Image: Equatable, Sendable {
  public enum Scale: Sendable {
    case small
    case medium
    case large
  }

  public struct DynamicRange: Sendable {
    public static let high = DynamicRange()
  }

  nonisolated public init(_ name: String) {}
  nonisolated public init(systemName: String) {}
  nonisolated public func resizable() -> Image { self }
}

public struct Font: Hashable, Sendable {
  public struct Context: Hashable, Sendable {}

  public enum Weight: Sendable {
    case regular
    case bold
  }

  public static let largeTitle = Font()
  public static let title = Font()
  public static let headline = Font()
  public static let body = Font()
  public static let callout = Font()
  public static let caption = Font()
  public static let footnote = Font()
  public static func system(size: CGFloat, weight: Weight? = nil) -> Font { Font() }
  public func bold() -> Font { self }
}

public protocol ShapeStyle: Sendable {}

public struct Color: Hashable, ShapeStyle {
  nonisolated public init(_ name: String) {}
  nonisolated public init(white: Double, opacity: Double = 1) {}
  nonisolated public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {}
  nonisolated public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {}

  public static let accentColor = Color("")
  public static let black = Color("")
  public static let blue = Color("")
  public static let brown = Color("")
  public static let clear = Color("")
  public static let gray = Color("")
  public static let green = Color("")
  public static let indigo = Color("")
  public static let orange = Color("")
  public static let pink = Color("")
  public static let primary = Color("")
  public static let purple = Color("")
  public static let red = Color("")
  public static let secondary = Color("")
  public static let white = Color("")
  public static let yellow = Color("")
  nonisolated public func opacity(_ opacity: Double) -> Color { self }
}

extension ShapeStyle where Self == Color {
  public static var black: Color { .black }
  public static var blue: Color { .blue }
  public static var gray: Color { .gray }
  public static var green: Color { .green }
  public static var orange: Color { .orange }
  public static var primary: Color { .primary }
  public static var red: Color { .red }
  public static var secondary: Color { .secondary }
  public static var white: Color { .white }
  public static var yellow: Color { .yellow }
}

public struct AnyShapeStyle: ShapeStyle {
  public init<S: ShapeStyle>(_ style: S) {}
}

public struct Material: ShapeStyle {
  public static let regular = Material()
  public static let bar = Material()
}

public struct Animation: Hashable, Sendable {
  public static let `default` = Animation()
  public static let linear = Animation()
  public static let easeIn = Animation()
  public static let easeInOut = Animation()
  public static let spring = Animation()
  public static func linear(duration: TimeInterval) -> Animation { Animation() }
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  try body()
}

public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat = 0
  public var leading: CGFloat = 0
  public var bottom: CGFloat = 0
  public var trailing: CGFloat = 0
  public init() {}
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {}
}

public struct Alignment: Equatable, Sendable {
  public static let center = Alignment()
  public static let leading = Alignment()
  public static let trailing = Alignment()
  public static let top = Alignment()
  public static let bottom = Alignment()
}

public enum HorizontalAlignment: Sendable {
  case leading
  case center
  case trailing
}

public enum VerticalAlignment: Sendable {
  case top
  case center
  case bottom
}

public enum Edge: Sendable, CaseIterable {
  case top
  case leading
  case bottom
  case trailing

  public struct Set: OptionSet, Sendable {
    public var rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let horizontal = Set(rawValue: 10)
    public static let vertical = Set(rawValue: 5)
    public static let all = Set(rawValue: 15)
  }
}

public struct Angle: Hashable, Sendable {
  public static let zero = Angle()
  public static func degrees(_ degrees: Double) -> Angle { Angle() }
}
