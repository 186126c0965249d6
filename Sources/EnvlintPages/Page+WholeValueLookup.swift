// Generated from Rules/WholeValueLookup.md.
// swift-format-ignore-file

extension Page {
  static let wholeValueLookup = Page(
    rule: "whole_value_lookup",
    markdown: #"""
# whole_value_lookup

A view reads a whole struct from the environment and uses one property of it, but updates when any part changes.

## Why it matters

SwiftUI compares the value at the key path that a view declares. With `@Environment(\.profile)` it compares the whole struct, so the view updates when any property of it changes. With the longer key path in `@Environment(\.profile.height)`, the view updates only when `height` changes.

## Reported

### One property of a struct

```swift bad Views/Tall.swift
import SwiftUI

struct Profile {
    var height = 1
    var weight = 2
}

extension EnvironmentValues {
    @Entry var profile = Profile()
}

struct Tall: View {
    @Environment(\.profile) private var profile
    //           ^^^^^^^^^ info: only 'height' of 'profile' is used, but 'Tall' updates whenever any part of '\.profile' changes

    var body: some View {
        Text("\(profile.height)")
    }
}
```

```swift fixed Views/Tall.swift
import SwiftUI

struct Profile {
    var height = 1
    var weight = 2
}

extension EnvironmentValues {
    @Entry var profile = Profile()
}

struct Tall: View {
    @Environment(\.profile.height) private var height

    var body: some View {
        Text("\(height)")
    }
}
```

### A name that is taken

The fix keeps the view's property name if the new name is already in use.

```swift bad Views/Bar.swift
import SwiftUI

struct Metrics {
    var inset = 8.0
    var height = 44.0
}

extension EnvironmentValues {
    @Entry var metrics = Metrics()
}

struct Bar: View {
    @Environment(\.metrics) private var metrics: Metrics
    //           ^^^^^^^^^ only 'height' of 'metrics' is used

    var body: some View {
        bar(height: self.metrics.height)
    }

    private func bar(height: Double) -> some View {
        Color.gray.frame(height: height)
    }
}
```

```swift fixed Views/Bar.swift
import SwiftUI

struct Metrics {
    var inset = 8.0
    var height = 44.0
}

extension EnvironmentValues {
    @Entry var metrics = Metrics()
}

struct Bar: View {
    @Environment(\.metrics.height) private var metrics

    var body: some View {
        bar(height: self.metrics)
    }

    private func bar(height: Double) -> some View {
        Color.gray.frame(height: height)
    }
}
```

### Across files, and computed properties

```swift bad Views/Banner.swift
import SwiftUI

struct Banner: View {
    @Environment(\.theme) var theme
    //           ^^^^^^^ only 'isDark' of 'theme' is used

    var body: some View {
        Text("Banner").opacity(theme.isDark ? 0.5 : 1)
    }
}
```

```swift good Environment/Theme.swift
import SwiftUI

struct Theme {
    var tint = Color.red
    var brightness = 0.5
}

extension Theme {
    var isDark: Bool { brightness < 0.3 }
}

extension EnvironmentValues {
    @Entry var theme: Theme = Theme()
}
```

### SwiftUI keys

```yaml
rules:
  whole_value_lookup:
    include_builtin_keys: true
```

```swift bad Views/Week.swift
import SwiftUI

struct Week: View {
    @Environment(\.calendar) private var calendar
    //           ^^^^^^^^^^ only 'firstWeekday' of 'calendar' is used

    var body: some View { Text("\(calendar.firstWeekday)") }
}
```

## Not reported

### Two properties, and the whole value

```swift good Views/Values.swift
import SwiftUI

struct Size {
    var width = 1
    var height = 2

    func scaled() -> Int { height * 2 }
}

extension EnvironmentValues {
    @Entry var size = Size()
}

struct Both: View {
    @Environment(\.size) private var size

    var body: some View { Text("\(size.width * size.height)") }
}

struct Passed: View {
    @Environment(\.size) private var size

    var body: some View { Both().environment(\.size, size).frame(height: size.height) }
}

struct Called: View {
    @Environment(\.size) private var size

    var body: some View { Text("\(size.scaled())") }
}

struct Exact: View {
    @Environment(\.size.height) private var height

    var body: some View { Text("\(height)") }
}
```

### Values that aren't structs with several fields

```swift good Views/Kinds.swift
import SwiftUI

@Observable final class Store {
    var count = 0
    var name = ""
}

struct Single {
    var count = 0
}

struct Pair {
    var first = 1
    var second = 2
}

extension EnvironmentValues {
    @Entry var store: Store = .shared
    @Entry var single = Single()
    @Entry var pair: Pair? = nil
}

struct Kinds: View {
    @Environment(\.store) private var store
    @Environment(\.single) private var single
    @Environment(\.pair) private var pair

    var body: some View { Text("\(store.count) \(single.count) \(pair?.first ?? 0)") }
}
```

### A value that others pass in

```swift good Views/Given.swift
import SwiftUI

struct Palette {
    var ink = Color.black
    var paper = Color.white
}

extension EnvironmentValues {
    @Entry var palette = Palette()
    @Entry var nightPalette = Palette()
}

struct Given: View {
    @Environment(\.palette) var palette

    var body: some View { Text("Given").foregroundStyle(palette.ink) }
}

#Preview {
    Given(palette: .init(\.nightPalette))
}
```

### SwiftUI keys, unless configured

```swift good Views/Names.swift
import SwiftUI

struct Names: View {
    @Environment(\.locale) private var locale

    var body: some View { Text(locale.identifier) }
}
```

## Limits

- Public properties of libraries aren't reported, because another project may use them. A library is a module without `@main`, a module listed under `library_modules`, or code whose module is unknown.
- The rule doesn't check whether the struct's other properties ever change.

## Options

Under `rules: whole_value_lookup:` in `.envlint.yml`.

| option | value | default | meaning |
|---|---|---|---|
| `severity` | info, warning, error or off | `info` | severity of the rule's most severe findings; others never exceed it |
| `include_builtin_keys` | true or false | `false` | whether keys that SwiftUI declares are also reported |
"""#
  )
}
