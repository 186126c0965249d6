// Generated from Rules/NonprivateEnvironment.md.
// swift-format-ignore-file

extension Page {
  static let nonprivateEnvironment = Page(
    rule: "nonprivate_environment",
    markdown: #"""
# nonprivate_environment

An environment property that only its own type uses isn't `private`.

## Why it matters

A property that isn't `private` becomes part of the memberwise initializer, so a caller can replace the key that the view reads (see `preview_only_initializer`). `private` says that the value comes only from the environment.

This rule also reports a property that nothing uses. So does `unused_environment`: remove such a property instead of making it private.

This is a matter of style, so the rule is opt-in.

## Reported

### A property of a view

```swift bad Views/Price.swift
import SwiftUI

struct Price: View {
    @Environment(\.locale) var locale
    //                     ^^^ info: 'locale' isn't used outside its own type, so it can be 'private'
    @Environment(\.font) internal var font: Font?
    //                            ^^^ 'font'
    @EnvironmentObject
    var account: Account
//  ^^^ 'account'

    var body: some View {
        Text(account.balance, format: .currency(code: "EUR").locale(locale)).font(self.font)
    }
}
```

```swift fixed Views/Price.swift
import SwiftUI

struct Price: View {
    @Environment(\.locale) private var locale
    @Environment(\.font) private var font: Font?
    @EnvironmentObject
    private var account: Account

    var body: some View {
        Text(account.balance, format: .currency(code: "EUR").locale(locale)).font(self.font)
    }
}
```

### A style, with an extension in the same file

```swift bad Styles/Faded.swift
import SwiftUI

struct Faded: ButtonStyle {
    @Environment(\.isEnabled) var isEnabled
    //                        ^^^ 'isEnabled'

    func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(opacity)
    }
}

extension Faded {
    var opacity: Double { isEnabled ? 1 : 0.5 }
}
```

```swift good Views/Save.swift
import SwiftUI

struct Save: View {
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        Button("Save") {}.buttonStyle(Faded()).disabled(!isEnabled)
    }
}
```

### Where 'fileprivate' isn't accepted

```yaml
rules:
  nonprivate_environment:
    allow_fileprivate: false
```

```swift bad Views/Title.swift
import SwiftUI

struct Title: View {
    @Environment(\.locale) fileprivate var locale
    //                                 ^^^ 'locale'

    var body: some View { Text(locale.identifier) }
}
```

## Not reported

### Private properties

```swift good Views/Private.swift
import SwiftUI

struct Private: View {
    @Environment(\.locale) private var locale
    @Environment(\.calendar) fileprivate var calendar

    var body: some View { Text(locale.identifier + "\(calendar)") }
}
```

### Properties that others use

```swift good Views/Meter.swift
import SwiftUI

struct Meter: View {
    @Environment(\.level) var level: Double
    @Environment(\.tint) var tint
    @Environment(\.scale) var scale
    @Environment(\.width) var width

    var body: some View { Text("\(level) \(tint) \(scale) \(width)") }
}

#Preview {
    Meter(level: .init(\.otherLevel))
}

func isLow(_ meter: Meter) -> Bool { meter.tint == .red }

let scale = \Meter.scale
```

```swift good Views/Meter+Frame.swift
import SwiftUI

extension Meter {
    var frame: CGRect { CGRect(x: 0, y: 0, width: width, height: 1) }
}
```

### Protocol requirements, and public properties

```swift good Views/Themed.swift
import SwiftUI

protocol Themed: View {
    var theme: Theme { get }
}

struct Row: Themed {
    @Environment(\.theme) var theme

    var body: some View { Text("Row").foregroundStyle(theme.tint) }
}

public struct Cell: View {
    @Environment(\.theme) public var theme

    public var body: some View { Text("Cell").foregroundStyle(theme.tint) }
}
```

### Types that SwiftUI doesn't manage, and tests

```swift good Models/Session.swift
import SwiftUI

final class Session {
    @Environment(\.locale) var locale
}
```

```swift good Tests/ProbeTests.swift
import SwiftUI
import Testing

struct Probe: View {
    @Environment(\.locale) var locale

    var body: some View { Text(locale.identifier) }
}
```

## Limits

- A property counts as used elsewhere if another file uses a member of that name on a value that may be such a view.
- Public properties of libraries aren't reported, because another project may use them. A library is a module without `@main`, a module listed under `library_modules`, or code whose module is unknown.

## Options

Under `rules: nonprivate_environment:` in `.envlint.yml`.

| option | value | default | meaning |
|---|---|---|---|
| `severity` | info, warning, error or off | `info` | severity of the rule's most severe findings; others never exceed it |
| `allow_fileprivate` | true or false | `true` | whether 'fileprivate' is also accepted |
"""#
  )
}
