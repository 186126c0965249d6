// Generated from Rules/HostingRootLosesEnvironment.md.
// swift-format-ignore-file

extension Page {
  static let hostingRootLosesEnvironment = Page(
    rule: "hosting_root_loses_environment",
    markdown: #"""
# hosting_root_loses_environment

A hosting controller starts with an empty environment, and its views need what is injected elsewhere.

## Why it matters

A hosting controller is a new root of SwiftUI. It has the environment of the SwiftUI hierarchy only while its controller is contained in it, or pushed inside of it. Presented with UIKit's `present`, or made the root of a window, it starts from the default values; hosting views and controllers of AppKit always do, and so does `ImageRenderer`. So does a controller that is embedded in the view controller of an app extension, which the system makes; there only what the root view itself needs is told, because what else it shows depends on what the extension is given.

A key that is injected at the app's root has its default there, without a word. An object that is looked up by its type stops the program.

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
//                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning: 'Detail' reads '\.level', but this hosting root starts
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

### A key that the views do not always have

A lost key is a warning where its readers are given it on every path by which the app shows them elsewhere; shown nowhere else, where the app injects the key for all of its views. A view that the app itself shows with the default, too, may be meant to have it, as in an image that is drawn for sharing; where a step of a path is unknown, or files of the project are not read, it may be so as well. These are infos. Where the app itself shows the view, other controllers whose surroundings are unknown change nothing. An object must be there in any case.

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

### A function that presents what it is given

Where a function of the project makes a controller of a parameter and presents it, each of its calls is a root. If several functions have its name, all that fit the labels of the call and the type of the view must present it.

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
//                   ^^^^^^^^ warning: 'CartView' needs 'Cart' from the environment, but this hosting root starts
    }

    func showFullCart() {
        presentSheet(CartView().environment(cart))
    }
}
```

### Functions of your own that present

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

### Controllers that are pushed, contained, or handed on

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

### A look-up that nobody reads

It does not stop the program; `unused_environment` tells of it.

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

### Content that cannot be followed

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

- What becomes of a controller is followed in the function that makes it.
- That the system makes a view controller is known where a project of Xcode has its file in app extensions alone, and no code names the class.
- A function that makes a controller for its callers is followed when the controller's root is one of its parameters, alone or called: not when it is wrapped, or given modifiers.
- Roots and readers that are never compiled together, such as those of two systems, are kept apart.
- Cells with `UIHostingConfiguration` are left out: where they are put decides.

## Options

Under `rules: hosting_root_loses_environment:` in `.envlint.yml`.

| option | value | default | meaning |
|---|---|---|---|
| `severity` | info, warning, error or off | `warning` | replaces the rule's highest severity; its lower forms never exceed it |
| `presenting_functions` | a list of words | `[]` | functions that present the controller they are given |
"""#
  )
}
