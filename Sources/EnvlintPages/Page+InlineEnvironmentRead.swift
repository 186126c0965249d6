// Generated from Rules/InlineEnvironmentRead.md.
// swift-format-ignore-file

extension Page {
  static let inlineEnvironmentRead = Page(
    rule: "inline_environment_read",
    markdown: #"""
# inline_environment_read

An environment wrapper that is made in an expression is read there, so it always has the default value.

## Why it matters

SwiftUI connects `@Environment` to a view through the view's stored properties. A wrapper that an expression makes, `Environment(\.colorScheme).wrappedValue`, is never connected: dark mode is never seen. Neither does a new `EnvironmentValues()` hold anything but defaults.

## Reported

### A wrapper in a body

```swift bad Views/Tile.swift
import SwiftUI

struct Tile: View {
    var body: some View {
        let isDark = Environment(\.colorScheme).wrappedValue == .dark
        //           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error: An 'Environment' value created in an expression is never connected to a view, so 'colorScheme' is always the default here.
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

### A wrapper that a constant keeps

```swift bad Models/Kept.swift
import SwiftUI

func isDark() -> Bool {
    let scheme = Environment(\.colorScheme)
    return scheme.wrappedValue == .dark
    //     ^^^^^^^^^^^^^^^^^^^ error: 'colorScheme' is always the default here
}
```

### An object, and longer forms

```swift bad Models/Helpers.swift
import SwiftUI

func account() -> Account {
    EnvironmentObject<Account>().wrappedValue
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error: An 'EnvironmentObject' value created in an expression is never connected to a view, so reading 'Account' stops the program.
}

func scale() -> CGFloat {
    SwiftUI.Environment<CGFloat>(\.displayScale).wrappedValue
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error: so 'displayScale' is always the default here
}

func items(_ count: Int) -> [Item] {
    Array(Environment(Store.self).wrappedValue.items.prefix(count))
    //    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error: so reading 'Store' stops the program
}
```

### New environment values

```swift bad Styles/Gaps.swift
import SwiftUI

let hairline = EnvironmentValues().pixelLength
//             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ info: A new 'EnvironmentValues' holds only defaults, so 'pixelLength' does not reflect any view.
```

```swift fixed Styles/Gaps.swift
import SwiftUI

struct Hairline: View {
    @Environment(\.pixelLength) private var pixelLength

    var body: some View { Divider().frame(height: pixelLength) }
}
```

### Actions that work anywhere

The default of `openURL`, `openWindow` and others of the whole app works outside of views, too; it just knows no scene. [environment_outside_view](EnvironmentOutsideView.md) lists them.

```swift bad Models/Links.swift
import SwiftUI

func open(_ url: URL) {
    Environment(\.openURL).wrappedValue(url)
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ info: isn't connected to a scene, so 'openURL' is always SwiftUI's default
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

### A wrapper that is stored

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

### A wrapper inside of another one

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

### Types of the project

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

### Key paths into other types

```swift good Networking/Server.swift
import SwiftUI

let port = Environment(\Settings.port).wrappedValue
```

### Previews and tests, for environment values

```swift good Tests/ValueTests.swift
import SwiftUI
import Testing

@Test func thereIsALength() {
    #expect(EnvironmentValues().pixelLength > 0)
}
```

## Limits

- A wrapper that a variable keeps, or that is passed on, is not followed.

## Options

Under `rules: inline_environment_read:` in `.envlint.yml`.

| option | value | default | meaning |
|---|---|---|---|
| `severity` | info, warning, error or off | `error` | replaces the rule's highest severity; its lower forms never exceed it |
"""#
  )
}
