// Generated from Rules/ShadowedInjection.md.
// swift-format-ignore-file

extension Page {
  static let shadowedInjection = Page(
    rule: "shadowed_injection",
    markdown: #"""
# shadowed_injection

An injection has no effect, because the same chain sets the same key closer to the content.

## Why it matters

SwiftUI applies modifiers from the inside out, and a view reads the value that was set nearest to it. If one chain of modifiers sets a key twice, the later modifier is the outer one, and nothing can read its value: the content sees the inner one. It is easy to expect the opposite: that the last modifier wins.

Remove the outer injection if the current behavior is right, or the inner one if the outer value is the one you want.

## Reported

### A key set twice

```swift bad Twice.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var level = 0
}

struct Twice: View {
    var body: some View {
        Text("Level")
            .environment(\.level, 1)
            .padding()
            .environment(\.level, 2)
          // ^^^^^^^^^^^^^^^^^^^ warning: this injection of '\.level' has no effect
    }
}
```

```swift fixed Twice.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var level = 0
}

struct Twice: View {
    var body: some View {
        Text("Level")
            .environment(\.level, 1)
            .padding()
    }
}
```

### Two objects of one type

```swift bad Models/Cart.swift
import SwiftUI

@Observable final class Cart {
    var count = 0
}

final class Session: ObservableObject {}
```

```swift bad Views/Shop.swift
import SwiftUI

struct Shop: View {
    @State private var cart = Cart()
    @State private var spare = Cart()
    @StateObject private var session = Session()
    @ObservedObject var guest: Session

    var body: some View {
        Text("Shop").environment(cart).environment(spare)
        //                             ^^^^^^^^^^^^^^^^^ 'Cart'
        Text("Guest")
            .environmentObject(session)
            .onAppear { cart.count = 0 }
            .environmentObject(guest)
          // ^^^^^^^^^^^^^^^^^^^^^^^ 'Session'
    }
}
```

### SwiftUI keys, scenes, longer key paths

```swift bad Main.swift
import SwiftUI

struct Theme {
    var size = 0
}

extension EnvironmentValues {
    @Entry var theme = Theme()
}

struct Main: App {
    var body: some Scene {
        WindowGroup {
            Text("Main")
                .environment(\.theme.size, 1)
                .environment(\.theme.size, 2)
              // ^^^^^^^^^^^^^^^^^^^^^^^^ '\.theme.size'
        }
        .environment(\.locale, .current)
        .environment(\.locale, .autoupdatingCurrent)
      // ^^^^^^^^^^^^^^^^^^^^ '\.locale'
    }
}
```

### Modifiers in between that read neither value

```swift bad Badge.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var level = 0
}

struct Badge: View {
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        Text("Badge")
            .environment(\.level, 1)
            .background(Color.red, in: Capsule())
            .overlay { Divider() }
            .environment(\.level, 2)
          // ^^^^^^^^^^^^^^^^^^^ '\.level'
        Image(systemName: "star")
            .font(.title)
            .opacity(isEnabled ? 1 : 0.5)
            .padding()
            .font(.body)
          // ^^^^^^^^^^^ this '.font' has no effect
    }
}
```

## Not reported

### Nested chains

Each chain has its own content, and the inner value is an exception to the outer one.

```swift good Nested.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var level = 0
}

struct Nested: View {
    var body: some View {
        VStack {
            Text("Here").environment(\.level, 1)
            Text("There")
        }
        .environment(\.level, 2)
    }
}
```

### Content between the two

The content in between sees the outer value.

```swift good Overlay.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var level = 0
}

struct Overlay: View {
    @State private var isShown = false

    var body: some View {
        Text("Level")
            .environment(\.level, 1)
            .sheet(isPresented: $isShown) { Text("Sheet") }
            .environment(\.level, 2)
        Text("Level")
            .environment(\.level, 1)
            .background(Panel())
            .environment(\.level, 2)
        Text("Level")
            .environment(\.level, 1)
            .themed()
            .environment(\.level, 2)
    }
}

struct Panel: View {
    @Environment(\.level) private var level

    var body: some View { Text("\(level)") }
}

extension View {
    func themed() -> some View { overlay { Panel() } }
}
```

### A SwiftUI modifier between two values of a SwiftUI key

The modifier may read the outer value, as navigation titles read the locale.

```swift good Title.swift
import SwiftUI

struct Title: View {
    var body: some View {
        Text("Text")
            .environment(\.locale, .current)
            .navigationTitle("Title")
            .environment(\.locale, .autoupdatingCurrent)
    }
}
```

### One value computed from the other

```swift good Deeper.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var level = 0
}

struct Deeper: View {
    @Environment(\.level) private var level

    var body: some View {
        Text("A").environment(\.level, level + 1).environment(\.level, 2)
        Text("B").environment(\.level, 1).transformEnvironment(\.level) { $0 += 1 }
        Text("C").transformEnvironment(\.level) { $0 += 1 }.environment(\.level, 1)
    }
}
```

### Keys that accumulate values

```swift good Collected.swift
import SwiftUI

struct NamesKey: EnvironmentKey {
    static let defaultValue: [String] = []
}

extension EnvironmentValues {
    var name: String? {
        get { self[NamesKey.self].last }
        set { self[NamesKey.self] += newValue.map { [$0] } ?? [] }
    }
}

struct Collected: View {
    var body: some View {
        Text("Names").environment(\.name, "a").environment(\.name, "b")
    }
}
```

### Different keys

```swift good Keys.swift
import SwiftUI

struct Theme {
    var size = 0
    var color = 0
}

@Observable class Store {}
@Observable final class Shop: Store {}

extension EnvironmentValues {
    @Entry var theme = Theme()
}

struct Keys: View {
    @State private var shop = Shop()
    @State private var store = Store()

    var body: some View {
        Text("A").environment(\.theme.size, 1).environment(\.theme.color, 2)
        Text("B").environment(\.theme.size, 1).environment(\.theme, Theme())
        Text("C").environment(shop).environment(store)
        Text("D").environment(shop).environment(makeStore())
    }
}
```

### Branches, and values that are reset

```swift good Branches.swift
import SwiftUI

@Observable final class Store {}

extension EnvironmentValues {
    @Entry var level: Int? = 0
}

struct Branches: View {
    @State private var store = Store()

    var body: some View {
        Text("A")
            #if DEBUG
                .environment(\.level, 1)
            #else
                .environment(\.level, 2)
            #endif
            .environment(\.level, 3)
        Text("B").environment(\.level, nil).environment(\.level, 1)
    }
}
```

### Test and preview code

```swift good Previews.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var level = 0
}

#Preview {
    Text("Level").environment(\.level, 1).environment(\.level, 2)
}
```

## Limits

- A view that is stored in a variable or written in parentheses starts a new chain.
- In `#if`, an injection is reported only if every build that compiles it also compiles the inner one.
- Only modifiers that read neither value may be in between: those without content, and those whose content is colors, shapes, texts, images and stacks that name nothing else. If the key belongs to SwiftUI, only a few modifiers are known to be safe.
- Of SwiftUI's own modifiers, only `font(_:)` and `lineLimit(_:)` are checked, in files that inject something or mention an environment property or `EnvironmentValues`, and only if a modifier in between returns another type than `Text`.

## Options

Under `rules: shadowed_injection:` in `.envlint.yml`.

| option | value | default | meaning |
|---|---|---|---|
| `severity` | info, warning, error or off | `warning` | severity of the rule's most severe findings; others never exceed it |
"""#
  )
}
