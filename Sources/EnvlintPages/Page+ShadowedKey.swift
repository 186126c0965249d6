// Generated from Rules/ShadowedKey.md.
// swift-format-ignore-file

extension Page {
  static let shadowedKey = Page(
    rule: "shadowed_key",
    markdown: #"""
# shadowed_key

An environment entry has the name of a SwiftUI key, or of an entry in another module, which it hides.

## Why it matters

Inside a module a property of `EnvironmentValues` that the module declares wins over an imported one of the same name, without a word from the compiler. So `\.locale` in the module means the module's own key, while SwiftUI and every other module keep using SwiftUI's. A value that is injected on one side never arrives on the other: text is not localised, a disabled button stays enabled, and nothing tells why.

## Reported

### The name of a SwiftUI key

```swift bad Entries.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var refresh: Int = 0
    //         ^^^^^^^ warning: 'refresh' has the name of a SwiftUI key
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

They count where the module is imported.

```swift bad Store.swift
import StoreKit
import SwiftUI

extension EnvironmentValues {
    @Entry var requestReview: Bool = false
    //         ^^^^^^^^^^^^^ 'requestReview'
}
```

### One name in two modules

One module only injects the value, the other one only reads it, each under a key of its own. The borders of modules are those of `Package.swift` and of the setting `modules`.

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

### Names of the project's own

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

### Stand-ins for an older SDK

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

### Stand-ins for a system without the key

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

### An environment of the project's own

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

### One name in two modules that keep to themselves

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

- The table of SDK keys is long, not complete.
- Two modules with an entry of one name are compared only where one of them does nothing but inject it and the other one nothing but read it.

## Options

Under `rules: shadowed_key:` in `.envlint.yml`.

| option | value | default | meaning |
|---|---|---|---|
| `severity` | info, warning, error or off | `warning` | replaces the rule's highest severity; its lower forms never exceed it |
| `allow` | a list of words | `[]` | keys that may hide one of SwiftUI's |
"""#
  )
}
