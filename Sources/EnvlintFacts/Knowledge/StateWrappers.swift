/// SwiftUI's property wrappers, and other attributes of the SDK, by the type of what they wrap.
enum StateWrappers {
  /// Whether a property with such an attribute has the type of its initial value. Other wrappers and macros may change it.
  static func keepsType(_ attribute: String) -> Bool { transparent.contains(attribute) }

  /// Whether the `wrappedValue` of a wrapper has the type of its one argument.
  static func givesItsArgument(_ wrapper: String) -> Bool { valueWrappers.contains(wrapper) }

  /// Whether a wrapper makes an app's delegate, whose type it is given or has from its property. SwiftUI puts one that can be observed into
  /// the environment of the app's scenes.
  ///
  /// Source: Apple's documentation of `UIApplicationDelegateAdaptor` and the three others.
  static func makesDelegate(_ wrapper: String) -> Bool { delegateAdaptors.contains(wrapper) }

  private static let delegateAdaptors: Set<String> = [
    "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor", "WKApplicationDelegateAdaptor",
    "WKExtensionDelegateAdaptor",
  ]

  private static let transparent: Set<String> = [
    "State", "StateObject", "ObservedObject", "Bindable", "Published", "GestureState", "FocusState", "Previewable",
    "Entry", "ObservationIgnored", "ObservationTracked", "TaskLocal",
  ]

  private static let valueWrappers: Set<String> = [
    "State", "Binding", "StateObject", "ObservedObject", "EnvironmentObject", "Bindable", "GestureState",
  ]
}
