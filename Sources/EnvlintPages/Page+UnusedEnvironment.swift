// Generated from Rules/UnusedEnvironment.md.
// swift-format-ignore-file

extension Page {
  static let unusedEnvironment = Page(
    rule: "unused_environment",
    markdown: #"""
# unused_environment

An environment property is declared and never used, but its view still updates with its value.

## Why it matters

`@Environment(\.key)` subscribes a view to a key, whether or not `body` reads the value: each change of it runs `body` for nothing. `@EnvironmentObject` subscribes to every change of the object. `@Environment(T.self)` only looks the object up, which still stops the program when nobody injected one.

A property that is only there to redraw the view deserves a comment that says so.

## Reported

### A property that nothing mentions

```swift bad Views/Inbox.swift
import SwiftUI

struct Inbox: View {
    @Environment(\.horizontalSizeClass) private var sizeClass
    //                                              ^^^^^^^^^ warning: 'sizeClass' is never used, but 'Inbox' still updates whenever '\.horizontalSizeClass' changes.
    @Environment(\.openURL) private var openURL

    var body: some View {
        Button("Help") { openURL(help) }
    }
}
```

```swift fixed Views/Inbox.swift
import SwiftUI

struct Inbox: View {
    @Environment(\.openURL) private var openURL

    var body: some View {
        Button("Help") { openURL(help) }
    }
}
```

### An object

```swift bad Views/Header.swift
import SwiftUI

struct Header: View {
    @EnvironmentObject private var account: Account
    //                             ^^^^^^^ warning: 'account' is never used.
    @Environment(Router.self) private var router
    //                                    ^^^^^^ info: 'router' is never used.

    var body: some View { Text("Header") }
}
```

### Keys that force an update

Some keys are read only to be updated, which may be meant: `scenePhase`, `colorScheme`, `colorSchemeContrast`, `displayScale`, `dynamicTypeSize`, `sizeCategory`, `layoutDirection`, `legibilityWeight`, `locale`, `calendar`, `timeZone`, and those that begin with `accessibility`. The same holds for a property whose comment speaks of refreshing, redrawing, updating, observing or triggering.

```swift bad Views/Clock.swift
import SwiftUI

struct Clock: View {
    @Environment(\.scenePhase) private var scenePhase
    //                                     ^^^^^^^^^^ info: 'scenePhase' is never used; its only effect is to update 'Clock' when '\.scenePhase' changes.

    var body: some View { Text(Date.now, style: .time) }
}
```

### Keys that you keep for updates

```yaml
rules:
  unused_environment:
    refresh_keys: [currentTheme]
```

```swift bad Views/Styled.swift
import SwiftUI

struct Styled: View {
    @Environment(\.currentTheme) private var theme
    //                                       ^^^^^ info: its only effect is to update 'Styled'

    var body: some View { Text("Styled") }
}
```

### The whole module is searched

```swift bad Views/Card.swift
import SwiftUI

struct Card: View {
    @Environment(\.cardWidth) var width
    //                            ^^^^^ 'width' is never used
    @Environment(\.cardHeight) var height
    @Environment(\.cardColor) var color
    @Environment(\.cardTitle) var title

    var body: some View { Text("Card") }
}
```

```swift good Views/Card+Parts.swift
import SwiftUI

extension Card {
    var spacer: some View { Spacer().frame(height: height) }
}

func tint(of card: Card) -> Color { card.color }

#Preview {
    Card(title: .init(\.otherTitle))
}
```

## Not reported

### Every form of use

```swift good Views/Forms.swift
import SwiftUI

struct Forms: View {
    @Environment(\.first) private var first
    @Environment(\.second) private var second
    @Environment(\.editMode) private var editMode
    @EnvironmentObject private var model: Model
    @Environment(\.third) private var third

    init(path: KeyPath<EnvironmentValues, Int>) {
        _first = Environment(path)
    }

    var body: some View {
        Toggle("Edit", isOn: $model.isEditing)
            .onAppear { [second] in print(second) }
            .onTapGesture { self.editMode?.wrappedValue = .active }
            .task { if let third { print(third) } }
    }
}
```

### A requirement of a protocol

```swift good Views/Themed.swift
import SwiftUI

protocol Themed: View {
    var theme: Theme { get }
}

extension Themed {
    var tint: Color { theme.tint }
}

struct Row: Themed {
    @Environment(\.theme) var theme

    var body: some View { Text("Row") }
}
```

Protocols of the SDK have such requirements, too:

```swift good Views/Cell.swift
import SwiftUI

struct Cell: View, Identifiable {
    @Environment(\.cellNumber) var id: Int

    var body: some View { Text("Cell") }
}
```

A protocol of another package may require any property, unless another type shows that it doesn't:

```swift good Views/Screen.swift
import Screens
import SwiftUI

struct Screen: ScreenProtocol, View {
    @EnvironmentObject var model: Model

    var body: some View { Text("Screen") }
}
```

### Public properties and unknown macros

```swift good Views/Library.swift
import SwiftUI

public struct Chart: View {
    @Environment(\.chartStyle) public var style

    public var body: some View { Text("Chart") }
}

@Snapshot
struct Screen: View {
    @Environment(\.theme) private var theme

    var body: some View { Text("Screen") }
}
```

### Types that SwiftUI may not fill in

What such a property does there is not known.

```swift good Tools/Probe.swift
import SwiftUI
import Probes

struct Probe: EnvironmentProbe {
    @Environment(\.theme) private var theme
}
```

### Previews and tests

```swift good Tests/ProbeTests.swift
import SwiftUI
import Testing

struct ProbeView: View {
    @Environment(\.theme) private var theme

    var body: some View { Text("Probe") }
}
```

## Limits

- A property that other files can see counts as used when one of them has a member of that name on a value whose type is unknown, if that file names the view or a declaration gives it one.
- A public property of a library may be used by another project, so nothing is said about it: of a module without `@main`, of one that `library_modules` lists, and of one that neither a manifest nor `modules` tells.

## Options

Under `rules: unused_environment:` in `.envlint.yml`.

| option | value | default | meaning |
|---|---|---|---|
| `severity` | info, warning, error or off | `warning` | replaces the rule's highest severity; its lower forms never exceed it |
| `refresh_keys` | a list of words | `[]` | further keys that are read only to update the view |
"""#
  )
}
