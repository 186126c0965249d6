// Generated from Rules/InternalKeyLookup.md.
// swift-format-ignore-file

extension Page {
  static let internalKeyLookup = Page(
    rule: "internal_key_lookup",
    markdown: #"""
# internal_key_lookup

A view reads an environment key whose name marks it as storage for other keys.

## Why it matters

A key can be storage for other keys: the entry `_counter` holds a value, and the read-only property `count` of `EnvironmentValues` gives views what they need of it. The underscore marks the storage as internal. A view that reads `\._counter` anyway depends on how the value is stored, and updates on changes that the derived key `count` would hide.

Some projects name keys differently, so the rule is opt-in.

## Reported

### A view that reads the storage

```swift bad Environment/Keys.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var _counter: Int = 0

    var count: Int { _counter }
}
```

```swift bad Views/Screen.swift
import SwiftUI

struct Screen: View {
    @Environment(\._counter) private var counter
    //             ^^^^^^^^ info: the prefix of '\._counter' marks it as internal, but 'Screen' reads it directly

    var body: some View { Text("\(counter)") }
}
```

```swift fixed Views/Screen.swift
import SwiftUI

struct Screen: View {
    @Environment(\.count) private var count

    var body: some View { Text("\(count)") }
}
```

### Modifiers, styles and longer key paths

```swift bad Environment/Keys.swift
import SwiftUI

struct Theme {
    var isDark = false
}

private struct ThemeKey: EnvironmentKey {
    static let defaultValue = Theme()
}

extension EnvironmentValues {
    var _theme: Theme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }
}
```

```swift bad Views/Dimmed.swift
import SwiftUI

struct Dimmed: ViewModifier {
    @Environment(\._theme.isDark) private var isDark
    //             ^^^^^^ 'Dimmed' reads it directly

    func body(content: Content) -> some View { content.opacity(isDark ? 0.5 : 1) }
}

struct Plain: ButtonStyle {
    @Environment(\EnvironmentValues._theme) private var theme
    //                              ^^^^^^ 'Plain'

    func makeBody(configuration: Configuration) -> some View { configuration.label }
}
```

### Another prefix

```yaml
rules:
  internal_key_lookup:
    prefix: raw
```

```swift bad Environment/Keys.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var rawLevel: Int = 0
}
```

```swift bad Views/Level.swift
import SwiftUI

struct Level: View {
    @Environment(\.rawLevel) private var level
    //             ^^^^^^^^ 'Level' reads it directly

    var body: some View { Text("\(level)") }
}
```

## Not reported

### The file that declares the key

```swift good Counter.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var _counter: Int = 0
}

struct Counter: View {
    @Environment(\._counter) private var counter

    var body: some View { Text("\(counter)") }
}
```

### Injections and derived keys

```swift good Environment/Keys.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var _counter: Int = 0
}
```

```swift good Environment/Derived.swift
import SwiftUI

extension EnvironmentValues {
    var isCounting: Bool { _counter > 0 }
}
```

```swift good Views/Root.swift
import SwiftUI

struct Root: View {
    @Environment(\.isCounting) private var isCounting

    var body: some View {
        Text("\(isCounting)").environment(\._counter, 1)
    }
}
```

### Code that maintains the key

Types whose own name has the prefix, wrappers that read the key for other views, and code that sets the key for its content may read it.

```swift good Environment/Keys.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var _level: Int = 0
}
```

```swift good Views/Levels.swift
import SwiftUI

struct _LevelMark: View {
    @Environment(\._level) private var level

    var body: some View { Text("\(level)") }
}

struct Nested: ViewModifier {
    @Environment(\._level) private var level

    func body(content: Content) -> some View { content.environment(\._level, level + 1) }
}

@propertyWrapper struct Level: DynamicProperty {
    @Environment(\._level) private var level

    var wrappedValue: Int { level }
}
```

### SwiftUI's own keys

```swift good Motion.swift
import SwiftUI

struct Motion: View {
    @Environment(\._accessibilityReduceMotion) private var reducesMotion

    var body: some View { Text("\(reducesMotion)") }
}
```

### Test and preview code

```swift good Environment/Keys.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var _counter: Int = 0
}
```

```swift good Tests/CounterTests.swift
import SwiftUI
import Testing

struct Probe: View {
    @Environment(\._counter) var counter

    var body: some View { Text("\(counter)") }
}
```

```swift good Views/Previews.swift
import SwiftUI

struct CounterPreviews: PreviewProvider {
    struct Host: View {
        @Environment(\._counter) var counter

        var body: some View { Text("\(counter)") }
    }

    static var previews: some View { Host() }
}
```

## Limits

- A type is reported only if SwiftUI certainly manages it.
- Reads of `EnvironmentValues` outside `@Environment` are not checked.

## Options

Under `rules: internal_key_lookup:` in `.envlint.yml`.

| option | value | default | meaning |
|---|---|---|---|
| `severity` | info, warning, error or off | `info` | severity of the rule's most severe findings; others never exceed it |
| `prefix` | text | `_` | prefix of the names of internal keys |
"""#
  )
}
