// Where SwiftUI is shown by UIKit.

@_exported import UIKit

@MainActor open class UIHostingController<Content: View>: UIViewController {
  public var rootView: Content
  public init(rootView: Content) { self.rootView = rootView }
}

@MainActor public final class ImageRenderer<Content: View> {
  public init(content: Content) {}
  public var uiImage: UIImage? { nil }
}
