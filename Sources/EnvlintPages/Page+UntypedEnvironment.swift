// Generated from Rules/UntypedEnvironment.md.
// swift-format-ignore-file

extension Page {
  static let untypedEnvironment = Page(
    rule: "untyped_environment",
    markdown: #"""
# untyped_environment

A property that reads the environment has no explicit type.

## Why it matters

The code works correctly; this is a question of style. Most declarations show their type, through an annotation or an initial value. `@Environment(\.session) private var session` shows neither: whether it is a value or an object, optional or not, is only visible in another file. An explicit type shows it on the spot, and the compiler reports when the key changes its type.

The rule is opt-in.

## Reported

### A SwiftUI key

```swift bad Clock.swift
import SwiftUI

struct Clock: View {
    @Environment(\.locale) private var locale
    //                                 ^^^^^^ info: 'locale' has no explicit type
    @Environment(\.horizontalSizeClass) private var sizeClass
    //                                              ^^^^^^^^^ 'sizeClass'
    @Environment(\.dismiss) var dismiss
    //                          ^^^^^^^ 'dismiss'

    var body: some View { Text(locale.identifier) }
}
```

```swift fixed Clock.swift
import SwiftUI

struct Clock: View {
    @Environment(\.locale) private var locale: Locale
    @Environment(\.horizontalSizeClass) private var sizeClass: UserInterfaceSizeClass?
    @Environment(\.dismiss) var dismiss: DismissAction

    var body: some View { Text(locale.identifier) }
}
```

### Keys that the project declares

```swift bad Keys.swift
import SwiftUI

struct Theme {
    enum Accent { case blue, red }

    var accent: Accent = .blue
    var names: [String: Int] = [:]
}

extension EnvironmentValues {
    @Entry var theme = Theme()
    @Entry var level = 1
    @Entry var title: String?
}
```

```swift bad Themed.swift
import SwiftUI

struct Themed: View {
    @Environment(\.theme) private var theme
    //                                ^^^^^ 'theme'
    @Environment(\.theme.accent) private var accent
    //                                       ^^^^^^ 'accent'
    @Environment(\.theme.names) private var names
    //                                      ^^^^^ 'names'
    @Environment(\.level) private var level
    //                                ^^^^^ 'level'
    @Environment(\.title) private var title
    //                                ^^^^^ 'title'

    var body: some View { Text(title ?? "\(level) \(theme) \(accent) \(names.count)") }
}
```

```swift fixed Themed.swift
import SwiftUI

struct Themed: View {
    @Environment(\.theme) private var theme: Theme
    @Environment(\.theme.accent) private var accent: Theme.Accent
    @Environment(\.theme.names) private var names: [String: Int]
    @Environment(\.level) private var level: Int
    @Environment(\.title) private var title: String?

    var body: some View { Text(title ?? "\(level) \(theme) \(accent) \(names.count)") }
}
```

### Types that can't be named here

These properties are reported without a fix: their types are unknown, not visible in the file, or their names mean something else there.

```swift bad Keys.swift
import MediaKit
import SwiftUI

private struct Secret {}

extension EnvironmentValues {
    @Entry var player: MediaPlayer = .silent
    @Entry var store = makeStore()
    @Entry fileprivate var secret = Secret()
    @Entry var pair: (Int, Int) = (0, 0)
    @Entry var zeros: Array = Array(repeating: 0, count: 4)
}
```

```swift bad Screen.swift
import SwiftUI

enum DynamicTypeSize {}

struct Screen: View {
    @Environment(\.player) private var player
    //                                 ^^^^^^ 'player'
    @Environment(\.store) private var store
    //                                ^^^^^ 'store'
    @Environment(\.pair) private var pair
    //                               ^^^^ 'pair'
    @Environment(\.zeros) private var zeros
    //                                ^^^^^ 'zeros'
    @Environment(\.dynamicTypeSize) private var size
    //                                          ^^^^ 'size'
    @Environment(\.managedObjectContext) private var context
    //                                               ^^^^^^^ 'context'

    var body: some View { Text("\(player) \(store) \(pair) \(zeros) \(size) \(context)") }
}
```

## Not reported

### Explicit types

```swift good Clock.swift
import SwiftUI

struct Clock: View {
    @Environment(\.locale) private var locale: Locale

    var body: some View { Text(locale.identifier) }
}
```

### Lookups by type, and all values at once

Their attribute shows the type.

```swift good Shelf.swift
import SwiftUI

@Observable final class Library {}

struct Shelf: View {
    @Environment(Library.self) private var library
    @Environment(\.self) private var values

    var body: some View { Text("Shelf") }
}
```

### Other wrappers

```swift good Other.swift
import SwiftUI

@propertyWrapper struct Setting<Value> {
    var wrappedValue: Value

    init(_ path: KeyPath<Other, Value>) { wrappedValue = Other()[keyPath: path] }
}

struct Other {
    var level = 1
}

struct OtherView: View {
    @Setting(\.level) private var level
    @State private var count = 0

    var body: some View { Text("\(level) \(count)") }
}
```

### Test code

```swift good Tests/ClockTests.swift
import SwiftUI
import Testing

struct Probe: View {
    @Environment(\.locale) var locale

    var body: some View { Text(locale.identifier) }
}
```

## Limits

- The type of a default is only known if it is a literal or a simple construction of a type of the project.
- Properties that hold class instances, such as `managedObjectContext`, get no fix, because the type may need another import.

## Options

Under `rules: untyped_environment:` in `.envlint.yml`.

| option | value | default | meaning |
|---|---|---|---|
| `severity` | info, warning, error or off | `info` | severity of the rule's most severe findings; others never exceed it |
"""#
  )
}
