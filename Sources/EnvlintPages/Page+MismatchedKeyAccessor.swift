// Generated from Rules/MismatchedKeyAccessor.md.
// swift-format-ignore-file

extension Page {
  static let mismatchedKeyAccessor = Page(
    rule: "mismatched_key_accessor",
    markdown: #"""
# mismatched_key_accessor

The getter and the setter of an environment value use different keys, or two values share one key.

## Why it matters

The accessors of a hand-written property of `EnvironmentValues` must both name the same key. If the getter reads one key and the setter writes another, or if the setter ignores the new value, `.environment(\.value, …)` stores a value that nobody reads. Every reader gets the default, and neither the compiler nor the running app reports it. An accessor that uses its own property recurses until the app crashes. This often happens when a key is copied from the one above.

With `@Entry`, the key is named in only one place.

## Reported

### Two different keys

```swift bad Values.swift
import SwiftUI

private struct ColumnWidthKey: EnvironmentKey {
    static let defaultValue: CGFloat = 120
}

private struct RowHeightKey: EnvironmentKey {
    static let defaultValue: CGFloat = 44
}

extension EnvironmentValues {
    var columnWidth: CGFloat {
        get { self[ColumnWidthKey.self] }
        set { self[RowHeightKey.self] = newValue }
        //         ^^^^^^^^^^^^ error: 'columnWidth' reads key 'ColumnWidthKey' but writes key 'RowHeightKey'
    }

    var rowHeight: CGFloat {
        get { self[RowHeightKey.self] }
        set { self[RowHeightKey.self] = newValue }
    }
}
```

```swift fixed Values.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var columnWidth: CGFloat = 120
    @Entry var rowHeight: CGFloat = 44
}
```

### A setter that sets the default, or its key to itself

The setter ignores the new value, so injecting one changes nothing. Values are compared, not their spelling: `1` is the default `1.0`.

```swift bad Values.swift
import SwiftUI

enum Density {
    case compact
    case regular
}

struct DensityKey: EnvironmentKey {
    static let defaultValue = Density.regular
}

struct DepthKey: EnvironmentKey {
    static let defaultValue = 1
}

struct ZoomKey: EnvironmentKey {
    static let defaultValue = 1.0
}

extension EnvironmentValues {
    var density: Density {
        get { self[DensityKey.self] }
        set { self[DensityKey.self] = .regular }
     // ^^^ error: the setter of 'density' ignores 'newValue'
    }

    var depth: Int {
        get { self[DepthKey.self] }
        set { self[DepthKey.self] = self[DepthKey.self] }
     // ^^^ error: the setter of 'depth' sets its key to itself
    }

    var zoom: Double {
        get { self[ZoomKey.self] }
        set(factor) { self[ZoomKey.self] = 1 }
     // ^^^ the setter of 'zoom'
    }
}
```

### A setter that always sets the same value

The property may be a switch that can only be turned on, so the finding is an info.

```swift bad Values.swift
import SwiftUI

enum Density {
    case compact
    case regular
}

struct DensityKey: EnvironmentKey {
    static let defaultValue = Density.regular
}

extension EnvironmentValues {
    var density: Density {
        get { self[DensityKey.self] }
        set { self[DensityKey.self] = .compact }
     // ^^^ info: the setter of 'density' ignores 'newValue'
    }
}
```

### A value that is computed first

Functions of the standard library, local variables and conditions don't hide which key is written.

```swift bad Values.swift
import SwiftUI

struct LevelKey: EnvironmentKey {
    static let defaultValue = 0
}

struct LimitKey: EnvironmentKey {
    static let defaultValue = 0
}

extension EnvironmentValues {
    var level: Int {
        get { self[LevelKey.self] }
        set { self[LimitKey.self] = max(newValue, 0) }
        //         ^^^^^^^^ error: 'level' reads key 'LevelKey' but writes key 'LimitKey'
    }

    var limit: Int {
        get { self[LimitKey.self] }
        set {
            let value = min(newValue, 9)
            self[LevelKey.self] = value
            //   ^^^^^^^^ error: 'limit'
        }
    }
}
```

### An accessor that uses its own property

```swift bad Values.swift
import SwiftUI

struct LevelKey: EnvironmentKey {
    static let defaultValue = 0
}

extension EnvironmentValues {
    var level: Int {
        get { self[LevelKey.self] }
        set { level = newValue }
        //    ^^^^^ error: the setter of 'level' sets 'level' itself
    }

    var depth: Int {
        get { self.depth }
        //    ^^^^^^^^^^ error: the getter of 'depth' reads 'depth' itself
        set { self[LevelKey.self] = newValue }
    }
}
```

### Keys in other files

```swift bad Values/Values+Player.swift
import SwiftUI

extension EnvironmentValues {
    var isPlaying: Bool {
        get { return self[PlayerKeys.Playing.self] }
        set { self[PausedKey.self] = newValue }
        //         ^^^^^^^^^ 'isPlaying' reads key 'PlayerKeys.Playing' but writes key 'PausedKey'
    }
}
```

```swift good Keys/PlayerKeys.swift
import SwiftUI

enum PlayerKeys {
    struct Playing: EnvironmentKey {
        static let defaultValue = false
    }

    struct Paused: EnvironmentKey {
        static let defaultValue = false
    }
}

typealias PausedKey = PlayerKeys.Paused
```

### Other types that hold keys

```swift bad Values.swift
import SwiftUI

struct FirstKey: FocusedValueKey {
    typealias Value = Int
}

struct SecondKey: FocusedValueKey {
    typealias Value = Int
}

extension FocusedValues {
    var first: Int? {
        get { self[FirstKey.self] }
        set { self[SecondKey.self] = newValue }
        //         ^^^^^^^^^ error: 'first'
    }
}

struct SlowKey: TransactionKey {
    static let defaultValue = false
}

extension Transaction {
    var isSlow: Bool {
        get { self[SlowKey.self] }
        set { self[SlowKey.self] = false }
     // ^^^ error: 'isSlow'
    }
}
```

### Two values with one key

This can be intended, as with an old and a new name; then mark the old one `@available(*, deprecated)`. The finding is an info.

```swift bad Values.swift
import SwiftUI

struct AccentKey: EnvironmentKey {
    static let defaultValue = "blue"
}

extension EnvironmentValues {
    var accent: String {
        get { self[AccentKey.self] }
        set { self[AccentKey.self] = newValue }
    }

    var highlight: String {
    //  ^^^^^^^^^ info: 'highlight' and 'accent' share the key 'AccentKey'
        get { self[AccentKey.self] }
        set { self[AccentKey.self] = newValue }
    }
}
```

## Not reported

### Accessors that agree

```swift good Values.swift
import SwiftUI

private struct WidthKey: EnvironmentKey {
    static let defaultValue: CGFloat = 0
}

private typealias SizeKey = WidthKey

extension EnvironmentValues {
    var width: CGFloat {
        get { self[WidthKey.self] }
        set { self[SizeKey.self] = newValue }
    }

    var isWide: Bool { self[WidthKey.self] > 600 }
}
```

### Accessors that do more

Helpers and other properties are not followed.

```swift good Values.swift
import SwiftUI

struct OldKey: EnvironmentKey {
    static let defaultValue: Int? = nil
}

struct NewKey: EnvironmentKey {
    static let defaultValue = 0
}

extension EnvironmentValues {
    var migrated: Int {
        get { self[OldKey.self] ?? self[NewKey.self] }
        set { self[NewKey.self] = newValue }
    }

    var checked: Int {
        get { self[OldKey.self] ?? fallback }
        set { self[NewKey.self] = newValue }
    }

    var clamped: Int {
        get { self[NewKey.self] }
        set { self[NewKey.self] = limit() }
    }

    var both: Int {
        get { self[NewKey.self] }
        set {
            self[OldKey.self] = newValue
            self[NewKey.self] = newValue
        }
    }

    var forwarded: Int {
        get { self[NewKey.self] }
        set { migrated = newValue }
    }

    var fallback: Int { 1 }

    func limit() -> Int { 1 }
}
```

### Switches, commands, and unusable properties

A setter that always turns something on is intended: nobody would set it otherwise.

```swift good Values.swift
import SwiftUI

struct QuietKey: EnvironmentKey {
    static let defaultValue = false
}

struct FilterKey: EnvironmentKey {
    static let defaultValue: String? = nil
}

extension EnvironmentValues {
    var isQuiet: Bool {
        get { self[QuietKey.self] }
        set { self[QuietKey.self] = true }
    }

    var filter: String? {
        get { self[FilterKey.self] }
        set { self[FilterKey.self] = newValue }
    }

    var clearsFilter: Void {
        get { () }
        set { self[FilterKey.self] = nil }
    }

    @available(*, unavailable, message: "use 'filter'")
    var query: String? {
        get { self[FilterKey.self] }
        set { self[QuietKey.self] = newValue != nil }
    }
}
```

### Setters without a write

```swift good Values.swift
import SwiftUI

struct ModeKey: EnvironmentKey {
    static let defaultValue = 0
}

extension EnvironmentValues {
    var mode: Int {
        get { self[ModeKey.self] }
        // The mode is set by its own modifier.
        set {}
    }
}
```

### An old name and an internal one

```swift good Values.swift
import SwiftUI

struct TintKey: EnvironmentKey {
    static let defaultValue = 0
}

extension EnvironmentValues {
    var tintIndex: Int {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    @available(*, deprecated, renamed: "tintIndex")
    var tint: Int {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    var _tint: Int {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }
}
```

### Branches of one condition

```swift good Values.swift
import SwiftUI

struct PhoneKey: EnvironmentKey {
    static let defaultValue = 0
}

struct MacKey: EnvironmentKey {
    static let defaultValue = 0
}

extension EnvironmentValues {
    var margin: Int {
        get {
            #if os(macOS)
            self[MacKey.self]
            #else
            self[PhoneKey.self]
            #endif
        }
        set {
            #if os(macOS)
            self[MacKey.self] = newValue
            #else
            self[PhoneKey.self] = newValue
            #endif
        }
    }

    #if os(macOS)
    var inset: Int {
        get { self[MacKey.self] }
        set { self[MacKey.self] = newValue }
    }
    #else
    var padding: Int {
        get { self[MacKey.self] }
        set { self[MacKey.self] = newValue }
    }
    #endif
}
```

### One generic key with different arguments

```swift good Latest.swift
import SwiftUI

private struct LatestKey<Value: Sendable>: EnvironmentKey {
    static var defaultValue: Value? { nil }
}

extension EnvironmentValues {
    var latestCount: Int? {
        get { self[LatestKey<Int>.self] }
        set { self[LatestKey<Int>.self] = newValue }
    }

    var latestName: String? {
        get { self[LatestKey<String>.self] }
        set { self[LatestKey<String>.self] = newValue }
    }
}
```

### Keys that can't be resolved

```swift good Values.swift
import OtherPackage
import SwiftUI

extension EnvironmentValues {
    var shape: Int {
        get { self[ShapeKey.self] }
        set { self[OtherPackage.ShapeKey.self] = newValue }
    }
}
```

## Limits

- Accessors are compared only if each uses one key and calls only functions and types of the standard library, and methods of the new value.
- If both accessors use the key of an unrelated value by mistake, that is only found if the other value also has accessors.

## Options

Under `rules: mismatched_key_accessor:` in `.envlint.yml`.

| option | value | default | meaning |
|---|---|---|---|
| `severity` | info, warning, error or off | `error` | severity of the rule's most severe findings; others never exceed it |
"""#
  )
}
