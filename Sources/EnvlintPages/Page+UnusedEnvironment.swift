// Generated from Rules/UnusedEnvironment.md.
// swift-format-ignore-file

extension Page {
  static let unusedEnvironment = Page(
    rule: "unused_environment",
    markdown: #"""
# unused_environment

An environment property is never used, but its view still updates when the value changes.

## Why it matters

`@Environment(\.key)` subscribes a view to a key, whether or not `body` reads the value: each change runs `body` needlessly. `@EnvironmentObject` subscribes to every change of the object. `@Environment(T.self)` doesn't cause updates, but the property suggests that the view needs an object.

Remove the property. If it exists only to update the view, say so in a comment.

The fix removes the declaration. It is safe if the property is private, no comment is about it, and the view shows nothing that may change unnoticed, such as the time or a global variable, which the needless updates would refresh. Otherwise, it is a suggestion.

## Reported

### A property that nothing mentions

```swift bad Views/Inbox.swift
import SwiftUI

struct Inbox: View {
    @Environment(\.horizontalSizeClass) private var sizeClass
    //                                              ^^^^^^^^^ warning: 'sizeClass' is never used, but 'Inbox' still updates whenever '\.horizontalSizeClass' changes
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
    //                             ^^^^^^^ warning: 'account' is never used
    @Environment(Router.self) private var router
    //                                    ^^^^^^ info: 'router' is never used

    var body: some View { Text("Header") }
}
```

### Keys that force an update

Some keys are often read only to update the view, which may be intended: `scenePhase`, `colorScheme`, `colorSchemeContrast`, `displayScale`, `dynamicTypeSize`, `sizeCategory`, `layoutDirection`, `legibilityWeight`, `locale`, `calendar`, `timeZone`, and keys that begin with `accessibility`. The finding is then an info. It is also an info if the property's comment mentions refreshing, redrawing, updating, observing or triggering.

```swift bad Views/Clock.swift
import SwiftUI

struct Clock: View {
    @Environment(\.scenePhase) private var scenePhase
    //                                     ^^^^^^^^^^ info: 'scenePhase' is never used; its only effect is to update 'Clock' when '\.scenePhase' changes

    var body: some View { Text(Date.now, style: .time) }
}
```

### Keys that you read only for updates

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

### Properties that are used

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

Protocols of the SDK also have such requirements:

```swift good Views/Cell.swift
import SwiftUI

struct Cell: View, Identifiable {
    @Environment(\.cellNumber) var id: Int

    var body: some View { Text("Cell") }
}
```

A protocol from another package may require the property, unless another type conforms to it without such a property:

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

### Types that SwiftUI might not manage

envlint can't tell what the property does in such a type.

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

- A property that isn't private counts as used if another file uses a member of that name on a value of unknown type, and that file mentions the view's type or can get such a view from another declaration.
- Public properties of libraries aren't reported, because another project may use them. A library is a module without `@main`, a module listed under `library_modules`, or code whose module is unknown.

## Options

Under `rules: unused_environment:` in `.envlint.yml`.

| option | value | default | meaning |
|---|---|---|---|
| `severity` | info, warning, error or off | `warning` | severity of the rule's most severe findings; others never exceed it |
| `refresh_keys` | a list of names | `[]` | additional keys that are read only to update the view |
"""#
  )
}
