// Generated from Rules/LegacyEnvironmentKey.md.
// swift-format-ignore-file

extension Page {
  static let legacyEnvironmentKey = Page(
    rule: "legacy_environment_key",
    markdown: #"""
# legacy_environment_key

A key type and its accessor can be replaced with one `@Entry` declaration.

## Why it matters

The key type, the getter and the setter must agree; `@Entry` is a single declaration. The long form works correctly, so the rule is opt-in.

A mechanical conversion can do harm, however. `static let defaultValue` is evaluated once, but `@Entry` evaluates its default at every read that falls back to it: a class default would be a new instance each time. Only keys whose default is proven to be cheap and the same at each evaluation are reported. A `static let` is also a snapshot: with `@Entry`, `Locale.current` or a counter would become live. So for a `static let`, only constants count as proven: literals, and values made only of constants.

## Reported

### A key and its accessor

```swift bad Gap.swift
import SwiftUI

private struct GapKey: EnvironmentKey {
    //         ^^^^^^ info: 'GapKey' and the accessor 'gap' can be replaced with one
    static let defaultValue: CGFloat = 8
}

extension EnvironmentValues {
    var gap: CGFloat {
        get { self[GapKey.self] }
        set { self[GapKey.self] = newValue }
    }
}

struct Row: View {
    @Environment(\.gap) private var gap

    var body: some View { Text("\(gap)") }
}
```

```swift fixed Gap.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var gap: CGFloat = 8
}

struct Row: View {
    @Environment(\.gap) private var gap

    var body: some View { Text("\(gap)") }
}
```

### Other ways to write the pair

```swift bad Keys.swift
import SwiftUI

enum Density {
    case compact
    case regular
}

enum DensityKey: EnvironmentKey {
//   ^^^^^^^^^^ 'DensityKey' and the accessor 'density'
    typealias Value = Density
    static var defaultValue: Density { .regular }
}

struct SelectionKey: EnvironmentKey {
//     ^^^^^^^^^^^^ 'SelectionKey'
    static var defaultValue: Binding<Int?> {
        get { .constant(nil) }
    }
}

extension EnvironmentValues {
    var density: Density {
        get { return self[DensityKey.self] }
        set(density) { self[DensityKey.self] = density }
    }

    public internal(set) var selection: Binding<Int?> {
        get { self[SelectionKey.self] }
        set { self[SelectionKey.self] = newValue }
    }
}

struct List: View {
    @Environment(\.density) private var density
    @Environment(\.selection) private var selection

    var body: some View { Text("\(density) \(selection)") }
}
```

### In two files

```swift bad Keys/TitleKey.swift
import SwiftUI

struct TitleKey: EnvironmentKey {
//     ^^^^^^^^ info: 'TitleKey'
    static let defaultValue = "untitled"
}
```

```swift good Values/Title.swift
import SwiftUI

extension EnvironmentValues {
    var title: String {
        get { self[TitleKey.self] }
        set { self[TitleKey.self] = newValue }
    }
}

struct Header: View {
    @Environment(\.title) private var title

    var body: some View { Text(title) }
}
```

### A key that nobody reads

The key is reported like any other, but without a fix: as an entry it would be unused, so it is better removed.

```swift bad Keys.swift
import SwiftUI

struct OldKey: EnvironmentKey {
//     ^^^^^^ info: 'OldKey' and the accessor 'old'
    static let defaultValue = 1
}

extension EnvironmentValues {
    var old: Int {
        get { self[OldKey.self] }
        set { self[OldKey.self] = newValue }
    }
}
```

## Not reported

### Defaults that must be evaluated once

```swift good Keys.swift
import SwiftUI

final class Store {}

private struct StoreKey: EnvironmentKey {
    static let defaultValue = Store()
}

private struct OpenedKey: EnvironmentKey {
    static let defaultValue = Date()
}

private struct RatesKey: EnvironmentKey {
    static let defaultValue = loadRates()
}

private struct TapKey: EnvironmentKey {
    static let defaultValue: () -> Void = {}
}

extension EnvironmentValues {
    var store: Store {
        get { self[StoreKey.self] }
        set { self[StoreKey.self] = newValue }
    }

    var opened: Date {
        get { self[OpenedKey.self] }
        set { self[OpenedKey.self] = newValue }
    }

    var rates: [Double] {
        get { self[RatesKey.self] }
        set { self[RatesKey.self] = newValue }
    }

    var tap: () -> Void {
        get { self[TapKey.self] }
        set { self[TapKey.self] = newValue }
    }
}

func loadRates() -> [Double] {
    print("loading")
    return [1, 2]
}

struct Reader: View {
    @Environment(\.store) private var store
    @Environment(\.opened) private var opened
    @Environment(\.rates) private var rates
    @Environment(\.tap) private var tap

    var body: some View { Text("\(opened) \(rates.count)") }
}
```

### Snapshots

A `static let` keeps the value from its first use. `@Entry` would read the current one again and again.

```swift good Keys.swift
import SwiftUI

enum Settings {
    static var level = 1
}

private struct RegionKey: EnvironmentKey {
    static let defaultValue = Locale.current
}

private struct LevelKey: EnvironmentKey {
    static let defaultValue = Settings.level
}

extension EnvironmentValues {
    var region: Locale {
        get { self[RegionKey.self] }
        set { self[RegionKey.self] = newValue }
    }

    var level: Int {
        get { self[LevelKey.self] }
        set { self[LevelKey.self] = newValue }
    }
}

struct Reader: View {
    @Environment(\.region) private var region
    @Environment(\.level) private var level

    var body: some View { Text("\(level) in \(region.identifier)") }
}
```

### Keys that are used elsewhere

```swift good Keys.swift
import SwiftUI

struct ScaleKey: EnvironmentKey {
    static let defaultValue = 1.0
}

struct StepKey: EnvironmentKey {
    static let defaultValue = 2
}

extension EnvironmentValues {
    var scale: Double {
        get { self[ScaleKey.self] }
        set { self[ScaleKey.self] = newValue }
    }

    var halfScale: Double { self[ScaleKey.self] / 2 }

    var step: Int {
        get { self[StepKey.self] }
        set { self[StepKey.self] = newValue }
    }
}

struct Reader: View {
    @Environment(\.scale) private var scale
    @Environment(\.step) private var step

    var body: some View { Text("\(scale) \(step == StepKey.defaultValue ? 0 : 1)") }
}
```

### Keys and accessors that do more

```swift good Keys.swift
import SwiftUI

struct LevelKey: EnvironmentKey {
    static let defaultValue = 1
    static let highest = 9
}

struct LimitKey: EnvironmentKey {
    static let defaultValue = 1
}

public struct PageKey: EnvironmentKey {
    public static let defaultValue = 1
}

struct BridgedKey: EnvironmentKey, UITraitBridgedEnvironmentKey {
    static let defaultValue = 1
}

extension EnvironmentValues {
    var level: Int {
        get { self[LevelKey.self] }
        set { self[LevelKey.self] = newValue }
    }

    var limit: Int {
        get { self[LimitKey.self] }
        set { self[LimitKey.self] = max(newValue, 0) }
    }

    public var page: Int {
        get { self[PageKey.self] }
        set { self[PageKey.self] = newValue }
    }

    var bridged: Int {
        get { self[BridgedKey.self] }
        set { self[BridgedKey.self] = newValue }
    }
}

struct Reader: View {
    @Environment(\.level) private var level
    @Environment(\.limit) private var limit
    @Environment(\.page) private var page
    @Environment(\.bridged) private var bridged

    var body: some View { Text("\(level + limit + page + bridged)") }
}
```

### Different `#if` branches

```swift good Keys.swift
import SwiftUI

#if os(iOS)
struct InsetKey: EnvironmentKey {
    static let defaultValue = 1
}
#endif

extension EnvironmentValues {
    #if !os(macOS)
    var inset: Int {
        get { self[InsetKey.self] }
        set { self[InsetKey.self] = newValue }
    }
    #endif
}

struct Reader: View {
    @Environment(\.inset) private var inset

    var body: some View { Text("\(inset)") }
}
```

### Projects that use an older Xcode

```yaml
rules:
  legacy_environment_key:
    modern_sdk: false
```

```swift good Gap.swift
import SwiftUI

struct GapKey: EnvironmentKey {
    static let defaultValue = 8
}

extension EnvironmentValues {
    var gap: Int {
        get { self[GapKey.self] }
        set { self[GapKey.self] = newValue }
    }
}

struct Row: View {
    @Environment(\.gap) private var gap

    var body: some View { Text("\(gap)") }
}
```

## Limits

- Keys of focused values, container values and transactions are not checked.
- The fix is only a suggestion if the key and the accessor are in different files, if a comment would be lost, or if the default uses names that can mean something else at the new place. There is no fix for a key whose conformance or default is in an extension, or for one that would be an unused entry.

## Options

Under `rules: legacy_environment_key:` in `.envlint.yml`.

| option | value | default | meaning |
|---|---|---|---|
| `severity` | info, warning, error or off | `info` | severity of the rule's most severe findings; others never exceed it |
| `modern_sdk` | true or false | `true` | whether the project is built with Xcode 16 or later |
"""#
  )
}
