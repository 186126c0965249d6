// Generated from Rules/PreviewOnlyInitializer.md.
// swift-format-ignore-file

extension Page {
  static let previewOnlyInitializer = Page(
    rule: "preview_only_initializer",
    markdown: #"""
# preview_only_initializer

Passing an `Environment` wrapper to a view's initializer replaces a property's key, so values injected for the original key are ignored.

## Why it matters

A property declared as `@Environment(\.count) var count` can be set through the memberwise initializer: `Badge(count: Environment(\.otherCount))` or `Badge(count: .init(\.otherCount))`. The view then reads the other key wherever it is used, and an injected `\.count` has no effect. Apple's documentation says not to call `Environment.init(_:)` directly; in a preview it is a convenient way to give a view a value.

An initializer with a parameter of type `Environment` is written for this purpose, so its calls are infos.

## Reported

### In a view

```swift bad Views/Host.swift
import SwiftUI

struct Badge: View {
    @Environment(\.count) var count: Int

    var body: some View { Text("\(count)") }
}

struct Host: View {
    var body: some View {
        Badge(count: Environment(\.otherCount))
        //           ^^^^^^^^^^^^^^^^^^^^^^^^^ warning: this argument overrides the key of 'count' in 'Badge', so values injected for the original key are ignored
    }
}
```

```swift fixed Views/Host.swift
import SwiftUI

struct Badge: View {
    @Environment(\.count) var count: Int

    var body: some View { Text("\(count)") }
}

struct Host: View {
    @Environment(\.otherCount) private var otherCount

    var body: some View {
        Badge().environment(\.count, otherCount)
    }
}
```

### Through an initializer of the view, in another file

```swift bad Views/Screen.swift
import SwiftUI

struct Screen: View {
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        Row(title: "First", theme: Environment(\.nightTheme))
        //                         ^^^^^^^^^^^^^^^^^^^^^^^^^ info: this argument overrides the key of 'theme' in 'Row'
    }
}
```

```swift good Views/Row.swift
import SwiftUI

struct Row: View {
    @Environment(\.theme) private var theme
    private let title: String

    init(title: String, theme: Environment<Theme>) {
        self.title = title
        _theme = theme
    }

    var body: some View { Text(title).foregroundStyle(theme.tint) }
}
```

## Not reported

### Previews and debug code

```swift good Views/Badge.swift
import SwiftUI

struct Badge: View {
    @Environment(\.count) var count: Int

    var body: some View { Text("\(count)") }
}

#Preview {
    Badge(count: .init(\.otherCount))
}

#if DEBUG
    struct Gallery: View {
        @Environment(\.isEnabled) private var isEnabled

        var body: some View { Badge(count: .init(\.otherCount)) }
    }
#endif
```

A view that only previews use counts as preview code:

```swift good Views/Badge+Samples.swift
import SwiftUI

struct Medal: View {
    @Environment(\.count) var count: Int

    var body: some View { Text("\(count)") }
}

private struct Samples: View {
    @Environment(\.isEnabled) private var isEnabled

    var body: some View { Medal(count: .init(\.otherCount)) }
}

#Preview { Samples() }
```

### Other parameters

```swift good Views/Label.swift
import SwiftUI

struct Tag: View {
    @Environment(\.count) private var count: Int
    private let text: String

    init(count: KeyPath<Model, String>) {
        text = "\(count)"
    }

    var body: some View { Text(text) }
}

struct Tags: View {
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        Tag(count: .init(\.name))
        Sorted(by: .init(\.name))
    }
}
```

### The same key, in a view's initializer

```swift good Views/Meter.swift
import SwiftUI

struct Meter: View {
    @Environment(\.level) var level: Double

    var body: some View { Text("\(level)") }
}

struct Meters: View {
    @Environment(\.level) private var level: Double
    private let meter: Meter

    init() {
        meter = Meter(level: Environment(\.level))
    }

    var body: some View { meter }
}
```

### Injections

```swift good Views/Injected.swift
import SwiftUI

struct Counter: View {
    @Environment(\.count) var count: Int

    var body: some View { Text("\(count)") }
}

struct Injected: View {
    var body: some View { Counter().environment(\.count, 3) }
}
```

### Test code

```swift good Tests/CounterTests.swift
import SwiftUI
import Testing

struct Plain: View {
    @Environment(\.count) var count: Int

    var body: some View { Text("\(count)") }
}

@Test func plainViews() {
    _ = Plain(count: .init(\.otherCount))
}
```

## Limits

- `.init(\.key)` is only found in files that have an environment property or mention `EnvironmentValues`.

## Options

Under `rules: preview_only_initializer:` in `.envlint.yml`.

| option | value | default | meaning |
|---|---|---|---|
| `severity` | info, warning, error or off | `warning` | severity of the rule's most severe findings; others never exceed it |
"""#
  )
}
