// Generated from Rules/UntypedEnvironment.md.
// swift-format-ignore-file

extension Page {
  static let untypedEnvironment = Page(
    rule: "untyped_environment",
    markdown: #"""
# untyped_environment

The type of a property that reads the environment is not written.

## Why it matters

Nothing is wrong at run time; this is a question of style. Most declarations show their type, by an annotation or by their initial value. `@Environment(\.session) private var session` shows neither: whether it is a value or an object, optional or not, stands in another file. A written type tells it on the spot, and the compiler notices when the key changes its type.

The rule is off unless you ask for it.

## Reported

### A key of SwiftUI

```swift bad Clock.swift
import SwiftUI

struct Clock: View {
    @Environment(\.locale) private var locale
    //                                 ^^^^^^ info: The type of 'locale' is not written
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

### Keys of the project

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

### Types that cannot be named here

They are reported without a fix: the types are not known, not visible, or mean something else in the file.

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

### Written types

```swift good Clock.swift
import SwiftUI

struct Clock: View {
    @Environment(\.locale) private var locale: Locale

    var body: some View { Text(locale.identifier) }
}
```

### Look-ups by type, and all values at once

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

- The type of a default is only known where it is a literal or a plain construction of a type of the project.
- Keys of references, such as `managedObjectContext`, get no fix: their types may need another import.

## Options

Under `rules: untyped_environment:` in `.envlint.yml`.

| option | value | default | meaning |
|---|---|---|---|
| `severity` | info, warning, error or off | `info` | replaces the rule's highest severity; its lower forms never exceed it |
"""#
  )
}
