// Generated from Rules/MutableKeyDefault.md.
// swift-format-ignore-file

extension Page {
  static let mutableKeyDefault = Page(
    rule: "mutable_key_default",
    markdown: #"""
# mutable_key_default

The default value of an environment key is a stored `static var`, which any code can change.

## Why it matters

A stored `static var defaultValue` is global mutable state. Any code can assign it while the app runs, and then every view without an injection gets another default. SwiftUI isn't notified, so some views show the new value and some the old one. In the Swift 6 language mode the declaration is an error, because such state is shared between threads, unless it is marked `nonisolated(unsafe)`.

The protocol requires only a getter. `static let` is enough, and it is evaluated once.

## Reported

### A stored default

```swift bad Keys.swift
import SwiftUI

private struct ColumnCountKey: EnvironmentKey {
    static var defaultValue: Int = 2
    //     ^^^ warning: 'ColumnCountKey' is a stored 'static var'
}

enum SpacingKey: EnvironmentKey {
    public static var defaultValue = 8.0
    //            ^^^ 'SpacingKey'
}

extension EnvironmentValues {
    var columnCount: Int {
        get { self[ColumnCountKey.self] }
        set { self[ColumnCountKey.self] = newValue }
    }

    var spacing: Double {
        get { self[SpacingKey.self] }
        set { self[SpacingKey.self] = newValue }
    }
}
```

```swift fixed Keys.swift
import SwiftUI

private struct ColumnCountKey: EnvironmentKey {
    static let defaultValue: Int = 2
}

enum SpacingKey: EnvironmentKey {
    public static let defaultValue = 8.0
}

extension EnvironmentValues {
    var columnCount: Int {
        get { self[ColumnCountKey.self] }
        set { self[ColumnCountKey.self] = newValue }
    }

    var spacing: Double {
        get { self[SpacingKey.self] }
        set { self[SpacingKey.self] = newValue }
    }
}
```

### A class, an optional, a default without a value

```swift bad Keys.swift
import SwiftUI

final class Player {}

struct PlayerKey: EnvironmentKey {
    static var defaultValue = Player()
    //     ^^^ 'PlayerKey'
}

struct TitleKey: EnvironmentKey {
    static var defaultValue: String?
    //     ^^^ 'TitleKey'
}
```

### A default that the compiler doesn't check

`nonisolated(unsafe)` silences the compiler, also in the Swift 6 language mode. The default can still change without updating any view.

```swift bad Keys.swift
import SwiftUI

struct CacheKey: EnvironmentKey {
    nonisolated(unsafe) static var defaultValue = 0
    //                         ^^^ warning: 'CacheKey'
}
```

### Container values and transactions

```swift bad Keys.swift
import SwiftUI

struct BadgeKey: ContainerValueKey {
    static var defaultValue = 0
    //     ^^^ 'BadgeKey'
}

struct QuietKey: TransactionKey {
    static var defaultValue = false
    //     ^^^ 'QuietKey'
}
```

### A conformance in another file

The type is a key through an extension, here with a protocol that the project declares.

```swift bad Model/Theme.swift
import SwiftUI

struct Theme {
    static var defaultValue = Theme()
    //     ^^^ warning: 'Theme'
    var isDark = false
}
```

```swift good Environment/Theme+Key.swift
import SwiftUI

protocol AppKey: EnvironmentKey {}

extension Theme: AppKey {}
```

## Not reported

### Constants and computed defaults

```swift good Keys.swift
import SwiftUI

struct NameKey: EnvironmentKey {
    static let defaultValue = ""
}

struct FlagKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

struct CountKey: EnvironmentKey {
    static var defaultValue: Int {
        get { 1 }
    }
}
```

### Defaults that are changed on purpose

The project assigns the default somewhere, so it is meant to change.

```swift good Keys.swift
import SwiftUI

struct ClientKey: EnvironmentKey {
    static var defaultValue: String = "live"
}

struct LogKey: EnvironmentKey {
    static var defaultValue: [String] = []
}
```

```swift good Support/Stubs.swift
func useStubs() {
    ClientKey.defaultValue = "stub"
    LogKey.defaultValue.append("stubs are in use")
}
```

### Defaults that generic code can change

A protocol of the project requires the setter, and code can use it for this key.

```swift good Keys.swift
import SwiftUI

protocol StubbedKey: EnvironmentKey {
    static var defaultValue: Value { get set }
}

struct HostKey: StubbedKey {
    static var defaultValue = "live.example.com"
}
```

```swift good Support/Stubs.swift
func stub<Key: StubbedKey>(_ key: Key.Type, with value: Key.Value) {
    Key.defaultValue = value
}

func useStubs() {
    stub(HostKey.self, with: "test.example.com")
}
```

### Protected state

```swift good Keys.swift
import SwiftUI

struct TraceKey: EnvironmentKey {
    @TaskLocal static var defaultValue = 0
}

struct FocusKey: EnvironmentKey {
    @MainActor static var defaultValue = 0
}

struct ScreenKey: @MainActor EnvironmentKey {
    static var defaultValue = 0
}
```

### Preference keys

Preference keys aren't related to the environment. `include_preference_keys` also reports them.

```swift good Keys.swift
import SwiftUI

struct SizeKey: PreferenceKey {
    static var defaultValue = CGSize.zero

    static func reduce(value: inout CGSize, nextValue: () -> CGSize) {}
}
```

### The Swift 6 language mode

The compiler rejects unsafe state in this mode; the state it accepts is isolated to the main actor. Unless a setting specifies the mode, it is that of the `Package.swift` in the project's root folder or of the Xcode targets that compile the file.

```yaml
swift_language_mode: "6"
```

```swift good Keys.swift
import SwiftUI

struct CountKey: EnvironmentKey {
    static var defaultValue = 0
}
```

### Types that only look like keys

```swift good Settings.swift
import SwiftUI

struct Setting {
    static var defaultValue = 0
}

protocol Remote {}

struct RemoteKey: Remote {
    static var defaultValue = 0
}
```

### Test and preview code

```swift good Tests/KeyTests.swift
import SwiftUI
import Testing

struct SpyKey: EnvironmentKey {
    static var defaultValue = 0
}
```

```swift good Previews.swift
import SwiftUI

struct RowPreviews: PreviewProvider {
    struct RowKey: EnvironmentKey {
        static var defaultValue = 0
    }

    static var previews: some View {
        Text("Row")
    }
}
```

## Limits

- A default that may be changed through the type of a value, a key path or a nested type alias is reported without a fix, because it is unknown whether this default changes. It is not reported if a protocol requires its setter.
- A key that is isolated as a whole, by an attribute of its type, is not reported.
- For a public key of a library, `static let` is only a suggestion, because a client of the library may assign the default. A library is a module without `@main`, a module listed under `library_modules`, or code whose module is unknown.

## Options

Under `rules: mutable_key_default:` in `.envlint.yml`.

| option | value | default | meaning |
|---|---|---|---|
| `severity` | info, warning, error or off | `warning` | severity of the rule's most severe findings; others never exceed it |
| `include_preference_keys` | true or false | `false` | whether the defaults of 'PreferenceKey' types are also reported |
"""#
  )
}
