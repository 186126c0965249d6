// Generated from Rules/DerivedKeyCandidate.md.
// swift-format-ignore-file

extension Page {
  static let derivedKeyCandidate = Page(
    rule: "derived_key_candidate",
    markdown: #"""
# derived_key_candidate

Several views read a key only to pass its value to the same function.

## Why it matters

A read-only property of `EnvironmentValues` can call the function in one place: `var ink: Color { Palette.ink(colorScheme) }`. The views then read the result and don't repeat how it is computed.

The current code works correctly, so the rule is opt-in.

## Reported

### The same function in two views

```swift bad Views/Titles.swift
import SwiftUI

enum Palette {
    static func ink(_ scheme: ColorScheme) -> Color {
        scheme == .dark ? .white : .black
    }
}

struct Title: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        Text("Title").foregroundStyle(Palette.ink(scheme))
        //                                        ^^^^^^ info: 'scheme' is read only to call 'Palette.ink', here and in 1 other view; a computed property of 'EnvironmentValues' can do that in one place
    }
}

struct Subtitle: View {
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Text("Subtitle").foregroundStyle(Palette.ink(colorScheme))
        //                                           ^^^^^^^^^^^ 'colorScheme' is read only to call 'Palette.ink'
    }
}
```

```swift fixed Views/Titles.swift
import SwiftUI

enum Palette {
    static func ink(_ scheme: ColorScheme) -> Color {
        scheme == .dark ? .white : .black
    }
}

extension EnvironmentValues {
    var ink: Color { Palette.ink(colorScheme) }
}

struct Title: View {
    @Environment(\.ink) private var ink

    var body: some View { Text("Title").foregroundStyle(ink) }
}

struct Subtitle: View {
    @Environment(\.ink) private var ink

    var body: some View { Text("Subtitle").foregroundStyle(ink) }
}
```

### A property that already exists

The finding's help names the property.

```swift bad Views/Inks.swift
import SwiftUI

enum Inks {
    static func ink(_ scheme: ColorScheme) -> Color { scheme == .dark ? .white : .black }
}

struct Name: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View { Text("Name").foregroundStyle(Inks.ink(scheme)) }
    //                                                          ^^^^^^ 'scheme' is read only to call 'Inks.ink'
}

struct Mail: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View { Text("Mail").foregroundStyle(Inks.ink(scheme)) }
    //                                                          ^^^^^^ 'scheme' is read only to call 'Inks.ink'
}
```

```swift good Environment/Inks.swift
import SwiftUI

extension EnvironmentValues {
    var inkColor: Color { Inks.ink(colorScheme) }
}
```

### Initializers and functions in other files

```swift bad Views/Prices.swift
import SwiftUI

struct Price: View {
    @Environment(\.locale) private var locale

    var body: some View {
        Text(PriceFormat(locale: locale, digits: 2).text)
        //                       ^^^^^^ 'PriceFormat'
    }
}

struct Total: View {
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var calendar

    var body: some View {
        Text(PriceFormat(locale: self.locale, digits: 0).text + weekday(calendar))
        //                       ^^^^^^^^^^^ 'PriceFormat'
        //                                                              ^^^^^^^^ 'weekday'
    }
}

struct Today: View {
    @Environment(\.calendar) private var calendar

    var body: some View { Text(weekday(calendar)) }
    //                                 ^^^^^^^^ 'weekday'
}
```

```swift good Models/Formats.swift
import Foundation

struct PriceFormat {
    var locale: Locale
    var digits: Int
    var text: String { "\(digits)" }
}

func weekday(_ calendar: Calendar) -> String { "\(calendar.firstWeekday)" }
```

## Not reported

### A single view

```swift good Views/Alone.swift
import SwiftUI

func shade(_ scheme: ColorScheme) -> Double { scheme == .dark ? 1 : 0 }

struct Alone: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View { Color(white: shade(scheme)) }
}
```

### Different arguments, and other uses

```swift good Views/Shades.swift
import SwiftUI

func shade(_ scheme: ColorScheme, _ level: Double) -> Double { level }

struct First: View {
    @Environment(\.colorScheme) private var scheme
    let level: Double

    var body: some View { Color(white: shade(scheme, level)) }
}

struct Second: View {
    @Environment(\.colorScheme) private var scheme
    let level: Double

    var body: some View { Color(white: shade(scheme, level)) }
}

struct Third: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View { Color(white: shade(scheme, 1)).opacity(scheme == .dark ? 1 : 0) }
}

struct Fourth: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View { Color(white: shade(scheme, 1)) }
}
```

### Functions of other modules

```swift good Views/Labels.swift
import SwiftUI

struct Count: View {
    @Environment(\.level) private var level: Int

    var body: some View { Text(String(level)) }
}

struct Level: View {
    @Environment(\.level) private var level: Int

    var body: some View { Text(String(level)) }
}
```

### Views

A view made from the value doesn't belong in the environment.

```swift good Views/Buttons.swift
import SwiftUI

struct CloseButton: View {
    let action: DismissAction

    var body: some View { Button("Close") { action() } }
}

func divider(_ length: CGFloat) -> some View { Divider().frame(height: length) }

struct Sheet: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.pixelLength) private var pixelLength

    var body: some View { CloseButton(action: dismiss).overlay(divider(pixelLength)) }
}

struct Popover: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.pixelLength) private var pixelLength

    var body: some View { CloseButton(action: dismiss).overlay(divider(pixelLength)) }
}
```

### Functions with effects, objects, and isolated code

An effect should happen once, but a property can be read again and again. Each read would create a new object. A property of `EnvironmentValues` can run outside the actor that the function needs.

```swift good Views/Effects.swift
import SwiftUI

func log(_ level: Int) {}
func send(_ level: Int) -> Bool { true }

final class Gauge {
    init(_ level: Int) {}
}

@MainActor func title(_ level: Int) -> String { "\(level)" }

struct First: View {
    @Environment(\.level) private var level: Int
    @Environment(\.depth) private var depth: Int
    @Environment(\.width) private var width: Int
    @Environment(\.height) private var height: Int

    var body: some View {
        Button("Send") { _ = send(level) }.onAppear { log(depth) }
        Dial(gauge: Gauge(width))
        Text(title(height))
    }
}

struct Second: View {
    @Environment(\.level) private var level: Int
    @Environment(\.depth) private var depth: Int
    @Environment(\.width) private var width: Int
    @Environment(\.height) private var height: Int

    var body: some View {
        Button("Send") { _ = send(level) }.onAppear { log(depth) }
        Dial(gauge: Gauge(width))
        Text(title(height))
    }
}

struct Dial: View {
    let gauge: Gauge

    var body: some View { Text("Dial") }
}
```

### Methods of a view

```swift good Views/Methods.swift
import SwiftUI

struct Left: View {
    @Environment(\.level) private var level: Int

    var body: some View { Text(label(level)) }
    private func label(_ level: Int) -> String { "left \(level)" }
}

struct Right: View {
    @Environment(\.level) private var level: Int

    var body: some View { Text(label(level)) }
    private func label(_ level: Int) -> String { "right \(level)" }
}
```

### Fewer views than `min_views`

```yaml
rules:
  derived_key_candidate:
    min_views: 3
```

```swift good Views/Pair.swift
import SwiftUI

func shade(_ scheme: ColorScheme) -> Double { scheme == .dark ? 0.2 : 0.8 }

struct Wall: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View { Text("Wall").opacity(shade(scheme)) }
}

struct Floor: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View { Text("Floor").opacity(shade(scheme)) }
}
```

## Limits

- An `@Environment` property that other files use is not checked.
- An existing property of `EnvironmentValues` is recognized if it calls the function with the key as the only argument.

## Options

Under `rules: derived_key_candidate:` in `.envlint.yml`.

| option | value | default | meaning |
|---|---|---|---|
| `severity` | info, warning, error or off | `info` | severity of the rule's most severe findings; others never exceed it |
| `min_views` | a whole number | `2` | smallest number of views for a finding |
"""#
  )
}
