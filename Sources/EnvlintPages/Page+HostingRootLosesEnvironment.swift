// Generated from Rules/HostingRootLosesEnvironment.md.
// swift-format-ignore-file

extension Page {
  static let hostingRootLosesEnvironment = Page(
    rule: "hosting_root_loses_environment",
    markdown: #"""
# hosting_root_loses_environment

A hosting controller doesn't inherit the environment of the views around it, but its views need values that are injected there.

## Why it matters

A hosting controller is a new SwiftUI root. It inherits an environment only while it is contained in a SwiftUI hierarchy or pushed inside one. If UIKit's `present` shows it, by itself or inside a `UINavigationController`, or it is the root of a window, it starts with default values. AppKit's hosting views and controllers, and `ImageRenderer`, always start like that. So does a controller embedded in the view controller of an app extension, because the system creates that view controller, and one that a window's root view controller sets up in `viewDidLoad` or `loadView`, adds to itself or pushes. In an extension, only needs of the root view and of views that it always shows are reported, because the extension's input determines which others appear.

A key that is injected at the app's root silently has its default in such a controller. Looking an object up by type crashes the app, unless the property is optional.

## Reported

### A controller that is presented

```swift bad Detail.swift
import SwiftUI
import UIKit

extension EnvironmentValues {
    @Entry var level = 0
}

struct Detail: View {
    @Environment(\.level) private var level

    var body: some View {
        Text("Level \(level)")
    }
}

final class DetailPresenter: UIViewController {
    func showDetail() {
        let controller = UIHostingController(rootView: Detail())
//                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning: 'Detail' reads '\.level', but this hosting controller doesn't inherit
        controller.modalPresentationStyle = .pageSheet
        present(controller, animated: true)
    }
}

@main
struct LevelApp: App {
    var body: some Scene {
        WindowGroup {
            Detail()
                .environment(\.level, 3)
        }
    }
}
```

```swift fixed Detail.swift
import SwiftUI
import UIKit

extension EnvironmentValues {
    @Entry var level = 0
}

struct Detail: View {
    @Environment(\.level) private var level

    var body: some View {
        Text("Level \(level)")
    }
}

final class DetailPresenter: UIViewController {
    func showDetail() {
        let controller = UIHostingController(rootView: Detail().environment(\.level, 3))
        controller.modalPresentationStyle = .pageSheet
        present(controller, animated: true)
    }
}

@main
struct LevelApp: App {
    var body: some Scene {
        WindowGroup {
            Detail()
                .environment(\.level, 3)
        }
    }
}
```

### An object that a view further down needs

```swift bad Windows.swift
import SwiftUI
import AppKit

final class Session: ObservableObject {
    @Published var name = ""
}

struct Greeting: View {
    @EnvironmentObject private var session: Session

    var body: some View {
        Text(session.name)
    }
}

struct Panel: View {
    var body: some View {
        VStack {
            Greeting()
        }
    }
}

final class PanelController: NSWindowController {
    func show() {
        window?.contentView = NSHostingView(rootView: Panel().padding())
//                            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning: 'Greeting', which 'Panel' shows, needs 'Session' from the environment
    }
}
```

### A controller in a navigation controller

```swift bad Settings.swift
import SwiftUI
import UIKit

final class Preferences: ObservableObject {
    @Published var isLoud = false
}

struct SettingsView: View {
    @EnvironmentObject private var preferences: Preferences

    var body: some View {
        Toggle("Loud", isOn: $preferences.isLoud)
    }
}

final class SettingsPresenter: UIViewController {
    func showSettings() {
        let settings = UIHostingController(rootView: SettingsView())
//                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning: 'SettingsView' needs 'Preferences' from the environment
        let navigation = UINavigationController(rootViewController: settings)
        present(navigation, animated: true)
    }
}
```

### A controller inside a window's root

The window's root view controller is created for nothing else, so no SwiftUI hierarchy is around it.

```swift bad Tabs.swift
import SwiftUI
import UIKit

final class Router: ObservableObject {
    @Published var path: [Int] = []
}

struct History: View {
    @EnvironmentObject private var router: Router

    var body: some View {
        Text("\(router.path.count)")
    }
}

final class Tabs: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let history = UIHostingController(rootView: History())
//                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning: 'History' needs 'Router' from the environment, but this hosting controller doesn't inherit it, so the app crashes
        let settings = UIHostingController(rootView: History().environmentObject(Router()))
        viewControllers = [UINavigationController(rootViewController: history), settings]
    }
}
```

```swift good SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = Tabs()
        window?.makeKeyAndVisible()
    }
}
```

### A key that isn't injected everywhere

A lost key is a warning if the app injects it on every other path to the view, or, if there is no other path, for all views of the app. It is an info if the app also shows the view without the key, because the default may then be intended, for example in an image for sharing. It is also an info if a path is only partly known, or if files of the project are not read. If the app itself shows the view, other controllers with unknown surroundings are ignored. An object has no default, so every path must inject it.

```swift bad Share.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var isCompact = false
}

struct Post: View {
    @Environment(\.isCompact) private var isCompact

    var body: some View {
        Text("Post").lineLimit(isCompact ? 3 : nil)
    }
}

struct Feed: View {
    var body: some View {
        Post()
        Post()
            .environment(\.isCompact, true)
    }

    @MainActor func image() -> UIImage? {
        ImageRenderer(content: Post()).uiImage
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^ info: 'Post' reads '\.isCompact'
    }
}

@main
struct BlogApp: App {
    var body: some Scene {
        WindowGroup {
            Feed()
        }
    }
}
```

### A function that presents its argument

If a function of the project creates a controller from a parameter, or from the view that it is called on, and presents it, each call of the function creates a root. If several functions share the name, all that match the call's labels and the view's type must present the view.

```swift bad Presenting.swift
import SwiftUI
import UIKit

extension UIViewController {
    func presentSheet(_ content: some View) {
        present(UIHostingController(rootView: content), animated: true)
    }
}
```

```swift bad Cart.swift
import SwiftUI
import UIKit

@Observable final class Cart {
    var items: [String] = []
}

struct CartView: View {
    @Environment(Cart.self) private var cart

    var body: some View {
        Text("\(cart.items.count) items")
    }
}

final class ShopController: UIViewController {
    let cart = Cart()

    func showCart() {
        presentSheet(CartView())
//                   ^^^^^^^^ warning: 'CartView' needs 'Cart' from the environment, but this hosting controller doesn't inherit
    }

    func showFullCart() {
        presentSheet(CartView().environment(cart))
    }
}
```

### A class of hosting controllers

A subclass of a hosting controller is itself a hosting controller. envlint follows its initializers, and those of its superclasses, to the root view that they pass to SwiftUI's initializer: what they inject around it isn't missing.

```swift bad Controllers.swift
import SwiftUI
import UIKit

@Observable final class Account {
    var name = ""
}

struct Profile: View {
    @Environment(Account.self) private var account

    var body: some View {
        Text(account.name)
    }
}

class ThemedController<Content: View>: UIHostingController<Content> {}

final class AccountController: ThemedController<AnyView> {
    init(account: Account, root: some View) {
        super.init(rootView: AnyView(root.environment(account)))
    }

    required init?(coder: NSCoder) { fatalError() }
}

final class Profiles: UIViewController {
    func show() {
        present(ThemedController(rootView: Profile()), animated: true)
//              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning: 'Profile' needs 'Account' from the environment, but this hosting controller doesn't inherit
        present(AccountController(account: Account(), root: Profile()), animated: true)
    }
}
```

### Presenting functions that you name

```yaml
rules:
  hosting_root_loses_environment:
    presenting_functions: [route]
```

```swift bad Router.swift
import SwiftUI
import UIKit

@Observable final class Account {
    var name = ""
}

struct Profile: View {
    @Environment(Account.self) private var account

    var body: some View {
        Text(account.name)
    }
}

final class Router {
    func showProfile() {
        route(UIHostingController(rootView: Profile()))
//            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning: 'Profile' needs 'Account'
    }

    private func route(_ controller: UIViewController) {}
}
```

## Not reported

### Controllers that are pushed, contained or passed on

```swift good Controllers.swift
import SwiftUI
import UIKit

@Observable final class Account {
    var name = ""
}

struct Profile: View {
    @Environment(Account.self) private var account

    var body: some View {
        Text(account.name)
    }
}

final class Profiles: UIViewController {
    func push() {
        navigationController?.pushViewController(UIHostingController(rootView: Profile()), animated: true)
    }

    func contain() {
        let controller = UIHostingController(rootView: Profile())
        addChild(controller)
        view.addSubview(controller.view)
        controller.didMove(toParent: self)
    }

    func make() -> UIViewController {
        UIHostingController(rootView: Profile())
    }

    func present() {
        let root = Profile().environment(Account())
        present(UIHostingController(rootView: root), animated: true)
    }
}
```

### Keys that the views set themselves

```swift good Level.swift
import SwiftUI
import UIKit

extension EnvironmentValues {
    @Entry var level = 0
}

struct Nested: View {
    @Environment(\.level) private var level

    var body: some View {
        Text("Level \(level)")
            .background { Text("inner").environment(\.level, level + 1) }
    }
}

final class LevelPresenter: UIViewController {
    func show() {
        present(UIHostingController(rootView: Nested()), animated: true)
    }
}
```

### A lookup that nobody reads

It doesn't crash the app; [`unused_environment`](UnusedEnvironment.md) reports it.

```swift good Panel.swift
import SwiftUI
import UIKit

final class Account: ObservableObject {
    @Published var name = ""
}

struct Panel: View {
    @EnvironmentObject var account: Account

    var body: some View {
        Text("Panel")
    }
}

struct Home: View {
    @StateObject private var account = Account()

    var body: some View {
        Panel().environmentObject(account)
    }
}

final class Presenter: UIViewController {
    func show() {
        present(UIHostingController(rootView: Panel()), animated: true)
    }
}
```

### Content that can't be followed

```swift good Content.swift
import SwiftUI
import UIKit
import Wiring

@Observable final class Account {
    var name = ""
}

struct Profile: View {
    @Environment(Account.self) private var account

    var body: some View {
        Text(account.name)
    }
}

final class Presenter: UIViewController {
    func show() {
        present(UIHostingController(rootView: Profile().injectedByAnotherPackage()), animated: true)
    }
}
```

## Limits

- A view controller counts as created by the system only if the Xcode project compiles its file only in app extensions, and no code names the class.
- A controller is followed in the function that creates it. It is followed to the callers of a function or initializer if its root shows a parameter, or the view that the function is called on, and if nothing else in the function uses that. A method that a protocol requires isn't followed.
- Roots and readers that are never compiled together, such as those for different systems, are kept apart.
- Cells with `UIHostingConfiguration` are not checked, because their environment depends on where they are placed.
- A view controller counts as a window's root if its class is created only in assignments such as `window.rootViewController = Tabs()`, has no subclass, and is otherwise named only in casts. If it is stored first, or a storyboard creates it, it isn't known where it is. A controller counts as inside of it if its class is created only in calls such as `Navigation(rootViewController: List())`, `addChild(List())`, `present(List(), animated: true)` or `navigationController?.pushViewController(List(), animated: true)` of such a controller.
- A controller counts as presented by `present(_:animated:)` unless the project declares a method like that, and as a window's root only if what has the `rootViewController` is called a window. If other code may replace the root before it is shown, nothing is reported.
- If the root shows a parameter in several places, such as the branches of an `if`, the call may determine which, and nothing is reported.
- If a class of hosting controllers sets its `rootView`, or passes it to SwiftUI's initializer in an `#if`, it isn't known what it shows.

## Options

Under `rules: hosting_root_loses_environment:` in `.envlint.yml`.

| option | value | default | meaning |
|---|---|---|---|
| `severity` | info, warning, error or off | `warning` | severity of the rule's most severe findings; others never exceed it |
| `presenting_functions` | a list of names | `[]` | functions that present the controller passed to them |
"""#
  )
}
