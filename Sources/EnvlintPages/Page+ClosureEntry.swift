// Generated from Rules/ClosureEntry.md.
// swift-format-ignore-file

extension Page {
  static let closureEntry = Page(
    rule: "closure_entry",
    markdown: #"""
# closure_entry

An environment entry holds a closure, which SwiftUI can't compare reliably.

## Why it matters

To decide whether a view that reads the environment must update, SwiftUI compares the old value with the new one. Closures can't be compared: an ancestor's `body` creates a new closure each time it runs, and SwiftUI can't know that it does the same as the last one. So when anything in the environment changes, readers of the closure may update although nothing changed for them.

Apple's performance guidance for the environment therefore advises against function values in your own environment and focused-value keys. The `@Entry` macro of Xcode 27 warns if the entry's type is written as a function type.

Use a callable struct that stores *data* (a binding, a model reference, an id) and does its work in `callAsFunction`. SwiftUI can compare the data. A struct that only wraps the closure changes nothing: comparing the struct compares the closure.

## Reported

### A function type

```swift bad Entries.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var selectRow: (Int) -> Void = { _ in }
    //                    ^^^^^^^^^^^^^ warning: 'selectRow' holds a closure
    @Entry var save: (@Sendable () async throws -> Void)?
    //               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ 'save' holds a closure
    @Entry var report: @MainActor (String) -> Void = { print($0) }
    //                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^ 'report'
}

struct RowList: View {
    @State private var selection: Int?

    var body: some View {
        RowButton(row: 1)
            .environment(\.selectRow) { selection = $0 }
    }
}

struct RowButton: View {
    @Environment(\.selectRow) private var selectRow
    var row: Int

    var body: some View {
        Button("Select") { selectRow(row) }
    }
}
```

A struct that stores the binding does the same work:

```swift fixed Entries.swift
import SwiftUI

struct SelectRowAction {
    var selection: Binding<Int?>

    func callAsFunction(_ row: Int) {
        selection.wrappedValue = row
    }
}

extension EnvironmentValues {
    @Entry var selectRow = SelectRowAction(selection: .constant(nil))
}

struct RowList: View {
    @State private var selection: Int?

    var body: some View {
        RowButton(row: 1)
            .environment(\.selectRow, SelectRowAction(selection: $selection))
    }
}

struct RowButton: View {
    @Environment(\.selectRow) private var selectRow
    var row: Int

    var body: some View {
        Button("Select") { selectRow(row) }
    }
}
```

### A typealias of a function type

Typealiases are followed through the whole project.

```swift bad Model/Handlers.swift
import Foundation

typealias LinkHandler = (URL) -> Void
typealias OpenLink = LinkHandler
typealias MaybeOpenLink = OpenLink?
```

```swift bad Environment/Entries.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var openLink: OpenLink = { _ in }
    //                   ^^^^^^^^ 'openLink' holds a closure
    @Entry var openArchive: LinkHandler?
    //                      ^^^^^^^^^^^^ 'openArchive'
    @Entry var openHelp: MaybeOpenLink
    //                   ^^^^^^^^^^^^^ 'openHelp'
}
```

```swift fixed Environment/Entries.swift
import SwiftUI

@Observable final class Links {
    func open(_ url: URL) {}
}

struct OpenLinkAction {
    var links: Links

    func callAsFunction(_ url: URL) {
        links.open(url)
    }
}

extension EnvironmentValues {
    @Entry var openLink: OpenLinkAction?
    @Entry var openArchive: OpenLinkAction?
    @Entry var openHelp: OpenLinkAction?
}
```

### A key type

```swift bad Keys.swift
import SwiftUI

private struct OpenKey: EnvironmentKey {
    static let defaultValue: (URL) -> Void = { _ in }
    //                       ^^^^^^^^^^^^^ holds a closure
}

private struct CloseKey: EnvironmentKey {
    typealias Value = (() -> Void)?
    //                ^^^^^^^^^^^^^ holds a closure
    static var defaultValue: Value { nil }
}

extension EnvironmentValues {
    var open: (URL) -> Void {
        get { self[OpenKey.self] }
        set { self[OpenKey.self] = newValue }
    }
}
```

### A struct or enum that wraps a closure

Comparing the wrapper compares the closure in it. The finding is an info, because a wrapper can be a first step to a struct that stores data.

```swift bad Actions/ShareAction.swift
struct ShareAction {
    private let share: (String) -> Void

    init(share: @escaping (String) -> Void) {
        self.share = share
    }

    func callAsFunction(_ text: String) {
        share(text)
    }
}

struct Toolbar {
    var title = "Tools"
    var share: ShareAction?
}

enum Reply {
    case none
    case run(() -> Void)
}
```

```swift bad Environment/Entries.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var share = ShareAction { _ in }
    //                 ^^^^^^^^^^^^^^^^^^^^ info: holds 'ShareAction', which stores a closure
    @Entry var toolbar: Toolbar?
    //                  ^^^^^^^^ info: holds 'Toolbar', which stores a closure
    @Entry var reply: Reply = .none
    //                ^^^^^ info: holds 'Reply', which stores a closure
}
```

### Properties computed from other keys

With `include_derived_keys`, read-only properties of `EnvironmentValues` are also reported, as infos.

```yaml
rules:
  closure_entry:
    include_derived_keys: true
```

```swift bad Derived.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var count = 0

    var increment: () -> Int { { count + 1 } }
    //             ^^^^^^^^^ info: 'increment' holds a closure
}
```

### Focused values

Menu commands have used closures in focused values for years, and only the focused scene sets these values. The finding is an info.

```swift bad Focus.swift
import SwiftUI

extension FocusedValues {
    @Entry var saveDocument: (() -> Void)?
    //                       ^^^^^^^^^^^^^ info: 'saveDocument' holds a closure
}

struct PrintKey: FocusedValueKey {
    typealias Value = () -> Void
    //                ^^^^^^^^^^ info: holds a closure
}
```

## Not reported

### Callable structs that store data

```swift good Actions.swift
import SwiftUI

@Observable final class Cart {
    var items: [String] = []
}

struct AddToCartAction {
    var cart: Cart?

    var isEnabled: Bool { cart != nil }

    func callAsFunction(_ item: String) {
        cart?.items.append(item)
    }
}

extension EnvironmentValues {
    @Entry var addToCart = AddToCartAction()
    @Entry var maybeAddToCart: AddToCartAction?
}
```

### Classes that hold a closure

References are compared by identity, whatever the instance holds.

```swift good Router.swift
import SwiftUI

@Observable final class Router {
    var onOpen: (() -> Void)?
}

extension EnvironmentValues {
    @Entry var router: Router?
}
```

### Bindings, SDK actions and protocols

```swift good Actions.swift
import SwiftUI

protocol Navigator {
    func open(_ url: URL)
}

extension EnvironmentValues {
    @Entry var selection: Binding<Int?> = .constant(nil)
    @Entry var openHelp: OpenURLAction = OpenURLAction { _ in .handled }
    @Entry var close: DismissAction?
    @Entry var navigator: (any Navigator)?
}
```

### C functions

C functions are pointers, which can be compared.

```swift good Callbacks.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var onTick: @convention(c) (Int32) -> Void = { _ in }
}
```

### Wrappers that define equality

```swift good Wrapper.swift
import SwiftUI

struct NamedAction: Equatable {
    var name: String
    var run: () -> Void

    static func == (left: NamedAction, right: NamedAction) -> Bool {
        left.name == right.name
    }
}

extension EnvironmentValues {
    @Entry var action = NamedAction(name: "none", run: {})
}
```

### Types that you allow

```yaml
rules:
  closure_entry:
    allow_types: [LinkHandler]
```

```swift good Links.swift
import SwiftUI

typealias LinkHandler = (URL) -> Void

extension EnvironmentValues {
    @Entry var openLink: LinkHandler = { _ in }
}
```

## Limits

- A struct or enum that is or may be `Equatable` is not reported. A protocol from outside the project, or a macro, may add the conformance.
- Generic types of other modules are not searched for closures, except optionals and the standard library's collections.
- It makes no difference whether the injected closure captures anything that changes. SwiftUI can't know that either.

## Options

Under `rules: closure_entry:` in `.envlint.yml`.

| option | value | default | meaning |
|---|---|---|---|
| `severity` | info, warning, error or off | `warning` | severity of the rule's most severe findings; others never exceed it |
| `include_derived_keys` | true or false | `false` | whether read-only properties of 'EnvironmentValues' are also reported, as infos |
| `allow_types` | a list of names | `[]` | types that may hold a closure |
"""#
  )
}
