// What the cases use of UIKit.

@_exported import Foundation

@MainActor open class UIResponder {
  public init() {}
}

@MainActor open class UIView: UIResponder {
  open func addSubview(_ view: UIView) {}
}

@MainActor open class UIViewController: UIResponder {
  public var view: UIView!
  public var modalPresentationStyle = UIModalPresentationStyle.automatic
  open func viewDidLoad() {}
  open func viewDidAppear(_ animated: Bool) {}
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
  open func addChild(_ child: UIViewController) {}
  open func didMove(toParent parent: UIViewController?) {}
  public var navigationController: UINavigationController? { nil }
}

public enum UIModalPresentationStyle: Sendable {
  case automatic
  case pageSheet
}

@MainActor open class UINavigationController: UIViewController {
  public init(rootViewController: UIViewController) {}
  open func pushViewController(_ controller: UIViewController, animated: Bool) {}
}

@MainActor public final class UIScreen {
  public static var main: UIScreen { UIScreen() }
  public var bounds: CGRect { .zero }
}

public final class UIColor: @unchecked Sendable {
  public static let red = UIColor()
}

public final class UIImage: @unchecked Sendable {
  public init?(named: String) {}
}
