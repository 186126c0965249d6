// Generated from Rules/ShadowedKey.md.
// swift-format-ignore-file

extension Page {
  static let shadowedKey = Page(
    rule: "shadowed_key",
    markdown: #"""
# shadowed_key

An environment entry has the same name as a SwiftUI key, or as an entry in another module, and hides it.

## Why it matters

Inside a module, a property of `EnvironmentValues` that the module declares silently wins over an imported one with the same name. `\.locale` in the module then means the module's own key, while SwiftUI and every other module keep using SwiftUI's. A value injected on one side never reaches the other: text isn't localized, or a disabled button stays enabled, without any diagnostic. Give the entry another name.

## Reported

### The name of a SwiftUI key

```swift bad Entries.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var refresh: Int = 0
    //         ^^^^^^^ warning: 'refresh' has the same name as a SwiftUI key
    @Entry var locale: String = "en"
    //         ^^^^^^ '\.locale' means a different key
    @Entry var appLocale: String = "en"
}
```

```swift fixed Entries.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var refreshCount: Int = 0
    @Entry var languageCode: String = "en"
    @Entry var appLocale: String = "en"
}
```

### Hand-written keys and derived values

```swift bad Values.swift
import SwiftUI

private struct EnabledKey: EnvironmentKey {
    static let defaultValue = true
}

extension EnvironmentValues {
    public var isEnabled: Bool {
        //     ^^^^^^^^^ warning: 'isEnabled'
        get { self[EnabledKey.self] }
        set { self[EnabledKey.self] = newValue }
    }

    var font: String { isEnabled ? "bold" : "light" }
    //  ^^^^ 'font'
}
```

### Readers in other files

```swift bad Environment/Entries.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var openURL: String = "https://example.com"
    //         ^^^^^^^ warning: 'openURL'
}
```

```swift good Views/Home.swift
import SwiftUI

struct Home: View {
    @Environment(\.openURL) private var address

    var body: some View {
        Text(address).environment(\.openURL, "https://example.org")
    }
}
```

### Keys of other SDK modules

Keys of other SDK modules are checked in files that import the module.

```swift bad Store.swift
import StoreKit
import SwiftUI

extension EnvironmentValues {
    @Entry var requestReview: Bool = false
    //         ^^^^^^^^^^^^^ 'requestReview'
}
```

### The same name in two modules

One module only injects the value and the other one only reads it, each with its own key. Module boundaries come from `Package.swift` and from the `modules` setting.

```yaml
modules:
  Design: ["Design/**"]
  Shop: ["Shop/**"]
```

```swift good Design/Accent.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var accent: String = "blue"
}

extension View {
    func branded() -> some View { environment(\.accent, "green") }
}
```

```swift bad Shop/Accent.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var accent: String = "blue"
    //         ^^^^^^ warning: 'accent' is declared in both 'Design' and 'Shop'
}

struct Price: View {
    @Environment(\.accent) private var accent

    var body: some View { Text(accent) }
}
```

## Not reported

### Other names, and private entries

```swift good Entries.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var theme: String = "plain"
    @Entry private var font: Int = 0
}

private extension EnvironmentValues {
    @Entry var locale: Int = 0
}
```

### Keys of a module that is not imported

```swift good Entries.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var requestReview: Bool = false
}
```

### Replacements for an older SDK

```swift good Entries.swift
import SwiftUI

#if swift(<5.9)
extension EnvironmentValues {
    @Entry var isScrollEnabled: Bool = true
}
#endif

#if canImport(SwiftUICore)
#else
extension EnvironmentValues {
    @Entry var dismissSearch: Bool = true
}
#endif

extension EnvironmentValues {
    @available(iOS, deprecated: 15, message: "use SwiftUI's")
    @Entry var dismiss: Bool = true
}
```

### Replacements on systems without the key

```swift good Entries.swift
import SwiftUI

#if os(macOS)
extension EnvironmentValues {
    @Entry var editMode: Int = 0
}
#endif

#if os(tvOS) || os(watchOS)
extension EnvironmentValues {
    @Entry var openWindow: String = ""
}
#endif
```

### An environment that the project declares

```swift good Engine.swift
import SwiftUI

struct EnvironmentValues {
    var scale = 1.0
}

extension EnvironmentValues {
    var locale: String { "en" }
}
```

### Other types that hold keys

```swift good Focus.swift
import SwiftUI

extension FocusedValues {
    @Entry var locale: String?
}
```

### Keys that you allow

```yaml
rules:
  shadowed_key:
    allow: [refresh]
```

```swift good Entries.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var refresh: Int = 0
}
```

### The same name in two independent modules

```yaml
modules:
  Design: ["Design/**"]
  Shop: ["Shop/**"]
```

```swift good Design/Accent.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var accent: String = "blue"
}

struct Badge: View {
    @Environment(\.accent) private var accent

    var body: some View { Text(accent).environment(\.accent, "green") }
}
```

```swift good Shop/Accent.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var accent: String = "blue"
}

struct Price: View {
    @Environment(\.accent) private var accent

    var body: some View { Text(accent) }
}
```

### Test and preview code

```swift good Tests/EntryTests.swift
import SwiftUI
import Testing

extension EnvironmentValues {
    @Entry var locale: Int = 0
}
```

## Limits

- The table of SDK keys is not complete.
- Two modules that declare an entry with the same name are compared only if one of them only injects it and the other one only reads it.

## Options

Under `rules: shadowed_key:` in `.envlint.yml`.

| option | value | default | meaning |
|---|---|---|---|
| `severity` | info, warning, error or off | `warning` | severity of the rule's most severe findings; others never exceed it |
| `allow` | a list of names | `[]` | keys that may hide a SwiftUI key |
"""#
  )
}
