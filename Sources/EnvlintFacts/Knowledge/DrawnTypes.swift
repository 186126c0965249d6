/// Types of the SDK by what of the environment their values can show.
public enum DrawnTypes {
  /// Colors, shapes and what they are made of: of the environment they show at most the colors.
  public static func isShape(_ name: String) -> Bool { shapes.contains(name) }

  /// These types, and texts, pictures and stacks, which show nothing of a project's own keys.
  public static func isPlain(_ name: String) -> Bool { shapes.contains(name) || plain.contains(name) }

  private static let shapes: Set<String> = [
    "Color", "Rectangle", "Circle", "Capsule", "RoundedRectangle", "UnevenRoundedRectangle", "Ellipse",
    "ContainerRelativeShape",
    "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "MeshGradient", "Gradient", "Material",
    "UnitPoint", "Angle", "StrokeStyle", "Edge", "EdgeInsets", "CGFloat", "CGSize", "CGPoint", "CGRect", "Double",
    "Int",
    "Alignment", "HorizontalAlignment", "VerticalAlignment", "AnyShape", "AnyShapeStyle", "UIColor", "NSColor",
  ]

  private static let plain: Set<String> = [
    "Text", "Image", "Spacer", "Divider", "EmptyView", "VStack", "HStack", "ZStack", "Group", "String",
    "LocalizedStringKey", "Font",
  ]
}
