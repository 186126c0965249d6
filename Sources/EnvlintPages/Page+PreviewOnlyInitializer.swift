// Generated from Rules/PreviewOnlyInitializer.md.
// swift-format-ignore-file

extension Page {
  static let previewOnlyInitializer = Page(
    rule: "preview_only_initializer",
    markdown: #"""
# preview_only_initializer

A view is given a replacement for its environment property, so what is injected for the property's key is ignored.

## Why it matters

A property with `@Environment(\.count) var count` can be set through the memberwise initializer, `Badge(count: Environment(\.otherCount))` or `Badge(count: .init(\.otherCount))`. The view then reads the other key, wherever it stands, and no injection of `\.count` reaches it. Apple documents `Environment.init(_:)` as one that is not called directly; in a preview it is a handy way to give a view a value.

An initializer that takes a parameter of type `Environment` was written for this, so its calls are infos.

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
        //           ^^^^^^^^^^^^^^^^^^^^^^^^^ warning: 'Badge' is given a replacement for its environment property 'count', so values injected for its own key are ignored.
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
        //                         ^^^^^^^^^^^^^^^^^^^^^^^^^ info: 'Row' is given a replacement for its environment property 'theme'
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

A view that only previews make is one of them:

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

### An initializer that passes a wrapper on

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

- `.init(\.key)` is only seen in files that have an environment property or name `EnvironmentValues`.

## Options

Under `rules: preview_only_initializer:` in `.envlint.yml`.

| option | value | default | meaning |
|---|---|---|---|
| `severity` | info, warning, error or off | `warning` | replaces the rule's highest severity; its lower forms never exceed it |
"""#
  )
}
