// Generated from Rules/EnvironmentReadInInit.md.
// swift-format-ignore-file

extension Page {
  static let environmentReadInInit = Page(
    rule: "environment_read_in_init",
    markdown: #"""
# environment_read_in_init

A view reads its environment in its initializer, before SwiftUI has provided it.

## Why it matters

SwiftUI sets `@Environment` after the view's initializer and before `body`. In an initializer the property still has the key's default, whatever the ancestors inject, and a value computed from it never follows the environment. Looking an object up by type in the initializer crashes the app, unless the property is optional.

## Reported

### A value

```swift bad Views/Page.swift
import SwiftUI

struct Page: View {
    @Environment(\.locale) private var locale
    @State private var title: String

    init() {
        _title = State(initialValue: locale.identifier)
        //                           ^^^^^^ error: 'locale' is read in 'init', before SwiftUI provides the environment, so it still has its default value
    }

    init(prefix: String) {
        let suffix = { self.locale.identifier }()
        //             ^^^^^^^^^^^ 'locale' is read in 'init'
        _title = State(initialValue: prefix + suffix + _locale.wrappedValue.identifier)
        //                                             ^^^^^^^ 'locale' is read in 'init'
    }

    var body: some View { Text(title) }
}
```

```swift fixed Views/Page.swift
import SwiftUI

struct Page: View {
    @Environment(\.locale) private var locale
    @State private var title = ""

    var body: some View {
        Text(title).onChange(of: locale, initial: true) { title = locale.identifier }
    }
}
```

### An object

```swift bad Views/Feed.swift
import SwiftUI

struct Feed: View {
    @EnvironmentObject private var account: Account
    @Environment(Store.self) private var store
    @Environment(Cache.self) private var cache: Cache?
    @StateObject private var model: Model

    init() {
        _model = StateObject(wrappedValue: Model(account: account, cache: cache))
        //                                                ^^^^^^^ error: 'account' is read in 'init', before SwiftUI provides the environment, so this crashes the app
        //                                                                ^^^^^ so it is still nil
        print(store.items)
        //    ^^^^^ so this crashes the app
    }

    var body: some View { List(model.items) { Row($0) } }
}
```

### In an extension, with the conformance in another file

```swift bad Styles/Soft.swift
import SwiftUI

struct Soft {
    @Environment(\.isEnabled) private var isEnabled
    var opacity = 1.0
}

extension Soft {
    init(strength: Double) {
        opacity = isEnabled ? strength : 0
        //        ^^^^^^^^^ 'isEnabled' is read in 'init'
    }
}
```

```swift good Styles/Soft+Style.swift
import SwiftUI

extension Soft: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(opacity)
    }
}
```

### Through a function, and in another file

A function that an initializer calls also runs before the environment is set. The call is reported if the function reads the property on every path.

```swift bad Views/Clock.swift
import SwiftUI

struct Clock: View {
    @Environment(\.timeZone) var timeZone
    @State private var text = ""

    init() {
        reset()
    //  ^^^^^ error: 'timeZone' is read in 'init' (through 'reset'), before SwiftUI provides the environment, so it still has its default value
    }

    private func reset() {
        text = format(.now)
    }

    func format(_ date: Date) -> String {
        "\(date) \(timeZone.identifier)"
    }

    var body: some View { Text(text) }
}
```

```swift bad Views/Clock+Samples.swift
import SwiftUI

extension Clock {
    init(date: Date) {
        print(timeZone)
        //    ^^^^^^^^ error: 'timeZone' is read in 'init', before
        print(self.format(date))
        //         ^^^^^^ error: 'timeZone' is read in 'init' (through 'format')
    }
}
```

## Not reported

### A read in only one branch of a function

```swift good Views/Sometimes.swift
import SwiftUI

struct Sometimes: View {
    @Environment(\.locale) private var locale
    private var names: [String] = []

    init() {
        update()
        Task { [self] in show() }
    }

    private func update() {
        guard !names.isEmpty else { return }
        show()
    }

    private func show() { print(locale) }

    var body: some View { Text("\(names.count)").onAppear { show() } }
}
```

### Parameters and local variables with the same name

```swift good Views/Names.swift
import SwiftUI

struct Names: View {
    @Environment(\.locale) private var locale
    private let name: String

    init(locale: Locale) {
        self.name = locale.identifier
    }

    init(names: [String: Locale]) {
        let locale = names["first"] ?? .current
        name = locale.identifier
        names.values.forEach { locale in print(locale) }
    }

    var body: some View { Text(name + locale.identifier) }
}
```

### Choosing the key

```swift good Views/Chosen.swift
import SwiftUI

struct Chosen: View {
    @Environment(\.locale) private var locale

    init(key: KeyPath<EnvironmentValues, Locale>) {
        _locale = Environment(key)
    }

    init(other: Environment<Locale>) {
        self._locale = other
    }

    var body: some View { Text(locale.identifier) }
}
```

### Values from another view

An initializer that takes a wrapper, or a whole view, can receive one that SwiftUI has already set.

```swift good Views/Copied.swift
import SwiftUI

struct Copied: View {
    @Environment(\.locale) private var locale
    private var title = ""

    init(locale: Environment<Locale>) {
        _locale = locale
        title = self.locale.identifier
    }

    init(of other: Copied) {
        self = other
        title = self.locale.identifier
    }

    var body: some View { Text(title) }
}
```

### Closures that run later

```swift good Views/Later.swift
import SwiftUI

struct Later: View {
    @Environment(\.openURL) private var openURL
    private var action: () -> Void = {}

    init(url: URL) {
        action = { [self] in openURL(url) }
    }

    var body: some View { Button("Open", action: action) }
}
```

### Other members

```swift good Views/Field.swift
import SwiftUI

struct Field: UIViewRepresentable {
    @Environment(\.layoutDirection) private var direction

    init() {}

    static func preset() -> Field { Field() }

    func makeCoordinator() -> Coordinator { Coordinator(direction: direction) }

    func makeUIView(context: Context) -> UIView { UIView() }

    func updateUIView(_ view: UIView, context: Context) {
        view.semanticContentAttribute = direction == .rightToLeft ? .forceRightToLeft : .unspecified
    }
}
```

### Types that SwiftUI doesn't manage

```swift good Models/Reader.swift
import SwiftUI

final class Reader {
    @Environment(\.locale) private var locale
    let name: String

    init() {
        name = Locale.current.identifier
        print(locale)
    }
}
```

### Test code

```swift good Tests/PageTests.swift
import SwiftUI
import Testing

struct Probe: View {
    @Environment(\.locale) var locale

    init() { print(locale) }

    var body: some View { Text("Probe") }
}
```

## Limits

- In a function that an initializer calls, code after a branch is not checked. Overloaded functions and computed properties are not followed.

## Options

Under `rules: environment_read_in_init:` in `.envlint.yml`.

| option | value | default | meaning |
|---|---|---|---|
| `severity` | info, warning, error or off | `error` | severity of the rule's most severe findings; others never exceed it |
"""#
  )
}
