// Generated from Rules/InlineEnvironmentRead.md.
// swift-format-ignore-file

extension Page {
  static let inlineEnvironmentRead = Page(
    rule: "inline_environment_read",
    markdown: #"""
# inline_environment_read

An `Environment` wrapper created inline isn't connected to a view and always returns the default.

## Why it matters

SwiftUI connects `@Environment` to a view through the view's stored properties. A wrapper created inside an expression, such as `Environment(\.colorScheme).wrappedValue`, is never connected, so it doesn't see dark mode, for example. A new `EnvironmentValues()` also holds only defaults.

## Reported

### A wrapper in `body`

```swift bad Views/Tile.swift
import SwiftUI

struct Tile: View {
    var body: some View {
        let isDark = Environment(\.colorScheme).wrappedValue == .dark
        //           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error: an 'Environment' wrapper created inline isn't connected to a view, so 'colorScheme' always has its default
        return Color(white: isDark ? 0 : 1)
    }
}
```

```swift fixed Views/Tile.swift
import SwiftUI

struct Tile: View {
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Color(white: colorScheme == .dark ? 0 : 1)
    }
}
```

### A wrapper stored in a constant

```swift bad Models/Kept.swift
import SwiftUI

func isDark() -> Bool {
    let scheme = Environment(\.colorScheme)
    return scheme.wrappedValue == .dark
    //     ^^^^^^^^^^^^^^^^^^^ error: 'colorScheme' always has its default
}
```

### An object, and longer forms

```swift bad Models/Helpers.swift
import SwiftUI

func account() -> Account {
    EnvironmentObject<Account>().wrappedValue
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error: an 'EnvironmentObject' wrapper created inline isn't connected to a view, so reading 'Account' crashes the app
}

func scale() -> CGFloat {
    SwiftUI.Environment<CGFloat>(\.displayScale).wrappedValue
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error: so 'displayScale' always has its default
}

func items(_ count: Int) -> [Item] {
    Array(Environment(Store.self).wrappedValue.items.prefix(count))
    //    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error: so reading 'Store' crashes the app
}
```

### New environment values

```swift bad Styles/Gaps.swift
import SwiftUI

let hairline = EnvironmentValues().pixelLength
//             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ info: a new 'EnvironmentValues' isn't connected to a view, so 'pixelLength' always has its default
```

```swift fixed Styles/Gaps.swift
import SwiftUI

struct Hairline: View {
    @Environment(\.pixelLength) private var pixelLength

    var body: some View { Divider().frame(height: pixelLength) }
}
```

### Actions that work anywhere

The defaults of `openURL`, `openWindow` and other app-wide actions also work outside views, but they aren't connected to a scene. [`environment_outside_view`](EnvironmentOutsideView.md) lists these actions.

```swift bad Models/Links.swift
import SwiftUI

func open(_ url: URL) {
    Environment(\.openURL).wrappedValue(url)
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ info: isn't connected to a scene, so 'openURL' always has SwiftUI's default
}
```

### In a file without environment properties

```swift bad Models/Theme.swift
import SwiftUI

final class Theme {
    var isDark: Bool {
        Environment(\.colorScheme).wrappedValue == .dark
    //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error: 'colorScheme'
    }
}
```

```swift good Views/Themed.swift
import SwiftUI

struct Themed: View {
    @State private var theme = Theme()

    var body: some View { Text(theme.isDark ? "dark" : "light") }
}
```

## Not reported

### A wrapper that a view stores in a property

```swift good Views/Chosen.swift
import SwiftUI

struct Chosen: View {
    @Environment(\.colorScheme) private var scheme

    init(scheme key: KeyPath<EnvironmentValues, ColorScheme>) {
        _scheme = Environment(key)
    }

    init() {
        self.init(wrapper: Environment(\.colorScheme))
    }

    init(wrapper: Environment<ColorScheme>) {
        _scheme = wrapper
    }

    var body: some View { Text("\(_scheme.wrappedValue == .dark)") }
}
```

### A wrapper inside another one

```swift good Wrappers/Locale.swift
import SwiftUI

@propertyWrapper
struct CurrentLocale: DynamicProperty {
    private var environment = Environment(\.locale)

    var wrappedValue: Locale { environment.wrappedValue }
}
```

### Environment values that are passed on

```swift good Models/Colors.swift
import SwiftUI

func components(of color: Color) -> Color.Resolved {
    color.resolve(in: EnvironmentValues())
}

func values() -> EnvironmentValues {
    var values = EnvironmentValues()
    values.locale = .current
    return values
}
```

### Types that the project declares

```swift good Networking/Environment.swift
import SwiftUI

struct Environment {
    var wrappedValue: String
    init(_ path: KeyPath<Settings, String>) { wrappedValue = "" }
}

let host = Environment(\.host).wrappedValue
```

```swift good Networking/Hosts.swift
import SwiftUI

enum Hosts {
    static func EnvironmentObject() -> Box { Box() }

    static func first() -> String { EnvironmentObject().wrappedValue }
}
```

### Key paths of other types

```swift good Networking/Server.swift
import SwiftUI

let port = Environment(\Settings.port).wrappedValue
```

### New environment values in test and preview code

```swift good Tests/ValueTests.swift
import SwiftUI
import Testing

@Test func thereIsALength() {
    #expect(EnvironmentValues().pixelLength > 0)
}
```

## Limits

- A wrapper that is stored in a `var` or passed on is not followed.

## Options

Under `rules: inline_environment_read:` in `.envlint.yml`.

| option | value | default | meaning |
|---|---|---|---|
| `severity` | info, warning, error or off | `error` | severity of the rule's most severe findings; others never exceed it |
"""#
  )
}
