// Generated from Rules/UnstableInjection.md.
// swift-format-ignore-file

extension Page {
  static let unstableInjection = Page(
    rule: "unstable_injection",
    markdown: #"""
# unstable_injection

An injected object is created while views are built, so each update injects a new one.

## Why it matters

`body` runs again whenever something that the view reads changes. An object that is created where it is injected is then a new instance each time. Readers lose whatever was written to the old instance, and every reader updates.

Keep an object that should live as long as the view in `@State` (or `@StateObject`), which keeps the first instance.

The severity depends on what is lost:

- It is an error if the object is observable, is created in `body` itself, and has state to lose: the project changes one of its stored properties, in the class itself, through a binding or in other code.
- It is a warning if nothing changes the object after it is created, for example because it is made from the view's state. Nothing is lost then, but its readers still update each time.
- In an `App` or `Scene`, whose `body` runs less often, it is one level lower.
- In a view that stores nothing or only constants, it is an info. Such a view rarely updates today, but will once it has state.

## Reported

### An observable object

```swift bad Shop.swift
import SwiftUI

@Observable final class Cart {
    var count = 0
}

extension EnvironmentValues {
    @Entry var cart: Cart?
}

struct Shop: View {
    @State private var isOpen = false

    var body: some View {
        VStack {
            CartView().environment(Cart())
            //                     ^^^^^^ error: 'Cart' is created inside 'body', so every update injects a new
            Text("Empty").environment(\.cart, .init())
            //                                ^^^^^^^ error: 'Cart'
        }
    }
}

struct CartView: View {
    @Environment(Cart.self) private var cart

    var body: some View {
        Button("\(cart.count)") { cart.count += 1 }
    }
}
```

```swift fixed Shop.swift
import SwiftUI

@Observable final class Cart {
    var count = 0
}

extension EnvironmentValues {
    @Entry var cart: Cart?
}

struct Shop: View {
    @State private var isOpen = false
    @State private var cart = Cart()

    var body: some View {
        VStack {
            CartView().environment(cart)
            Text("Empty").environment(\.cart, cart)
        }
    }
}

struct CartView: View {
    @Environment(Cart.self) private var cart

    var body: some View {
        Button("\(cart.count)") { cart.count += 1 }
    }
}
```

### Classes, functions and structs in other files

```swift bad Models/Models.swift
import SwiftUI

final class Session: ObservableObject {
    @Published var user: String?

    init(user: String?) { self.user = user }

    func logOut() { user = nil }
}

final class Ruler {}

final class Actions: ObservableObject {
    let session = makeSession()
    @Injected private var service: Ruler
}

func makeSession() -> Session { Session(user: nil) }

struct Tools {
    var ruler = Ruler()
    var name = "tools"
}

extension EnvironmentValues {
    @Entry var ruler: Ruler?
    @Entry var tools: Tools?
}
```

```swift bad Views/Main.swift
import SwiftUI

struct Main: View {
    let title: String

    var body: some View {
        List {
            Text("A").environmentObject(Session(user: "me"))
            //                          ^^^^^^^^^^^^^^^^^^^ error: 'Session'
            Text("B").environmentObject(makeSession())
            //                          ^^^^^^^^^^^^^ error: 'Session'
            Text("C").environmentObject(Actions())
            //                          ^^^^^^^^^ warning: 'Actions'
            Text("C").environment(\.ruler, Ruler())
            //                             ^^^^^^^ warning: 'Ruler' is created inside 'body', so every update injects a new instance
            Text("D").environment(\.tools, Tools())
            //                             ^^^^^^^ warning: 'Tools' is created inside 'body', with a new 'Ruler'
        }
        .sheet(isPresented: .constant(true)) { detail }
    }

    private var detail: some View {
        Text("E").environmentObject(Session(user: nil))
        //                          ^^^^^^^^^^^^^^^^^^ warning: 'Session' is created inside 'detail'
    }
}
```

### An app

```swift bad Main.swift
import SwiftUI

@Observable final class Library {
    var books = 0

    func add() { books += 1 }
}

@main struct Main: App {
    @Environment(\.scenePhase) private var phase

    var body: some Scene {
        WindowGroup { Text("Main").environment(Library()) }
        //                                     ^^^^^^^^^ warning: 'Library'
    }
}
```

### An object created from the view's state

Nothing changes the object, so nothing is lost.

```swift bad Gallery.swift
import SwiftUI

@Observable final class Palette {
    var accent: Color

    init(accent: Color) { self.accent = accent }
}

struct Gallery: View {
    @State private var accent = Color.red

    var body: some View {
        Button("Blue") { accent = .blue }
            .environment(Palette(accent: accent))
            //           ^^^^^^^^^^^^^^^^^^^^^^^ warning: 'Palette' is created inside 'body', so every update injects a new instance
    }
}
```

### A view that stores nothing

```swift bad Front.swift
import SwiftUI

@Observable final class Library {
    var books = 0
}

struct Front: View {
    var body: some View {
        Text("Front").environment(Library())
        //                        ^^^^^^^^^ info: 'Library'
    }
}
```

## Not reported

### Stored objects

```swift good Kept.swift
import SwiftUI

@Observable final class Cart {
    static let shared = Cart()
    var count = 0
}

final class Session: ObservableObject {}

struct Kept: View {
    @State private var cart = Cart()
    @StateObject private var session = Session()
    private static let spare = Cart()
    let carts: [Cart]

    var body: some View {
        VStack {
            Text("A").environment(cart).environmentObject(session)
            Text("B").environment(Cart.shared)
            Text("C").environment(Self.spare)
            ForEach(carts.indices, id: \.self) { Text("D").environment(carts[$0]) }
        }
    }
}
```

### Values

```swift good Values.swift
import SwiftUI

struct Theme {
    var size = 1
    var shared = Store.shared
}

final class Store {
    static let shared = Store()
}

extension EnvironmentValues {
    @Entry var theme = Theme()
    @Entry var opened = Date.distantPast
}

struct Values: View {
    var body: some View {
        Text("A").environment(\.theme, Theme(size: 2))
        Text("B").environment(\.opened, Date())
        Text("C").environment(\.locale, Locale(identifier: "en"))
    }
}
```

### Code that isn't evaluated repeatedly

```swift good Imperative.swift
import SwiftUI

@Observable final class Cart {
    var count = 0
}

final class Presenter {
    func show() -> UIViewController {
        UIHostingController(rootView: Text("A").environment(Cart()))
    }
}

struct Screen: View {
    let content: AnyView

    init() { content = AnyView(Text("B").environment(Cart())) }

    static func make() -> some View { Text("C").environment(Cart()) }

    var body: some View { content }
}
```

### Objects of unknown origin

```swift good Unknown.swift
import SwiftUI

@Observable final class Cart {
    var count = 0
    var copy: Cart { Cart() }

    static var current: Cart?
}

struct Unknown: View {
    let cart: Cart?
    let factory: () -> Cart

    var body: some View {
        Text("A").environment(factory())
        Text("B").environment(loadCart())
        Text("C").environment(cart ?? Cart())
        Text("D").environment(MarketCart())
    }
}

func loadCart() -> Cart {
    if let cart = Cart.current { return cart }
    let cart = Cart()
    Cart.current = cart
    return cart
}
```

### Test and preview code

```swift good Previews.swift
import SwiftUI

@Observable final class Cart {
    var count = 0
}

#Preview {
    Text("A").environment(Cart())
}

struct ShopPreviews: PreviewProvider {
    static var previews: some View { Text("B").environment(Cart()) }
}
```

### Views that only previews, images and widgets show

These are drawn only briefly, a widget once for each entry of its timeline, so nothing is lost. envlint detects this in projects that look objects up, or read a key that they inject.

```swift good Host.swift
import SwiftUI

@Observable final class Cart {
    var count = 0
}

struct Host: View {
    @State private var isOpen = true

    var body: some View { Total().environment(Cart()) }
}

struct Total: View {
    @Environment(Cart.self) private var cart

    var body: some View { Text("\(cart.count)") }
}

#Preview { Host() }
```

```swift good Receipt.swift
import SwiftUI

struct Receipt: View {
    let title: String

    var body: some View {
        Button("Share") { share(ImageRenderer(content: picture)) }
    }

    private var picture: some View { Text(title).environment(Cart()) }
}
```

## Limits

- An object stored in a constant in `body`, or returned by a computed property, is not reported.
- Closures that are passed to the project's own views might not build views, so objects created in them aren't reported.
- envlint can't tell whether a class with a superclass from another module is observable, and assumes that it isn't.

## Options

Under `rules: unstable_injection:` in `.envlint.yml`.

| option | value | default | meaning |
|---|---|---|---|
| `severity` | info, warning, error or off | `error` | severity of the rule's most severe findings; others never exceed it |
"""#
  )
}
