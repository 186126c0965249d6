// Generated from Rules/HostingRootLosesEnvironment.md.
// swift-format-ignore-file

extension Page {
  static let hostingRootLosesEnvironment = Page(
    rule: "hosting_root_loses_environment",
    markdown: #"""
# hosting_root_loses_environment

A hosting controller doesn't inherit the environment of the views around it, but its views need values that are injected there.

## Why it matters

A hosting controller is a new SwiftUI root. It inherits the environment only while its controller is contained in a SwiftUI hierarchy or pushed inside one. If UIKit's `present` shows it, or it is the root of a window, it starts with default values. Hosting views and controllers of AppKit, and `ImageRenderer`, always do. So does a controller embedded in the view controller of an app extension, because the system creates that view controller. There, only the needs of the root view itself are reported, because the extension's input determines what else it shows.

A key that is injected at the app's root silently has its default in such a controller. Looking an object up by type crashes the app.

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
//                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning: 'Detail' reads '\.level', but this hosting controller starts
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
//                            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning: 'Panel' needs 'Session' from the environment
    }
}
```

### A key that views don't always have

A lost key is a warning if the app injects it on every other path to the view, or, if no other path exists, for all of its views. The finding is an info if the app itself also shows the view with the default, which may be intended, as in an image drawn for sharing. It is also an info if a step of a path is unknown or files of the project are not read. If the app itself shows the view, other controllers in unknown surroundings make no difference. An object is always required.

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

If a function of the project creates a controller from a parameter and presents it, each call of the function is a root. If several functions have that name, every function that matches the labels of the call and the type of the view must present it.

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
//                   ^^^^^^^^ warning: 'CartView' needs 'Cart' from the environment, but this hosting controller starts
    }

    func showFullCart() {
        presentSheet(CartView().environment(cart))
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

It doesn't crash the app; `unused_environment` reports it.

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
        present(UIHostingController(rootView: Profile().wiredByAnotherPackage()), animated: true)
    }
}
```

## Limits

- A controller is followed only in the function that creates it.
- A view controller counts as created by the system only if the Xcode project compiles its file only in app extensions, and no code names the class.
- A function that creates a controller for its callers is followed if the controller's root is one of its parameters, alone or called. It isn't followed if the parameter is wrapped or has modifiers.
- Roots and readers that are never compiled together, such as those for different systems, are kept apart.
- Cells with `UIHostingConfiguration` are not checked, because their environment depends on where they are placed.

## Options

Under `rules: hosting_root_loses_environment:` in `.envlint.yml`.

| option | value | default | meaning |
|---|---|---|---|
| `severity` | info, warning, error or off | `warning` | severity of the rule's most severe findings; others never exceed it |
| `presenting_functions` | a list of words | `[]` | functions that present the controller passed to them |
"""#
  )
}
