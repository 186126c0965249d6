// Generated from Rules/DeadEntry.md.
// swift-format-ignore-file

extension Page {
  static let deadEntry = Page(
    rule: "dead_entry",
    markdown: #"""
# dead_entry

An environment entry is unused, only read, or only injected.

## Why it matters

An entry that nobody reads, or that views read although nothing sets it, looks connected but isn't. Either an injection was forgotten, or the rest of the feature has been removed. Injections without readers also have a cost: each time such a value changes, SwiftUI checks every environment reader below it.

The whole project is searched, including tests and previews. A name counts as used if it appears in code that envlint doesn't understand.

## Reported

### Never used, or never read

```swift bad Entries.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var neverUsed: Int = 1
    //         ^^^^^^^^^ info: 'neverUsed' is never used
    @Entry var onlyWritten: Int = 1
    //         ^^^^^^^^^^^ info: 'onlyWritten' is injected but never read
    @Entry var used: Int = 1
}

struct Counter: View {
    @Environment(\.used) private var used

    var body: some View {
        Text("\(used)").environment(\.onlyWritten, 2)
    }
}
```

```swift fixed Entries.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var used: Int = 1
}

struct Counter: View {
    @Environment(\.used) private var used

    var body: some View {
        Text("\(used)")
    }
}
```

### Read, but never set

An empty default, such as `nil` or `[]`, is meant to be replaced. Any other default gives readers a useful value, so the entry is not reported.

```swift bad Entries.swift
import SwiftUI

struct Account {}

extension EnvironmentValues {
    @Entry var account: Account?
    //         ^^^^^^^ info: 'account' is read but never injected
    @Entry var titles: [String] = []
    //         ^^^^^^ 'titles'
    @Entry var columnCount = 2
}

struct Profile: View {
    @Environment(\.account) private var account
    @Environment(\.titles) private var titles
    @Environment(\.columnCount) private var columnCount

    var body: some View {
        Text(account == nil ? "guest" : "\(titles.count) \(columnCount)")
    }
}
```

### Injected in another file

```swift bad Environment/Entries.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var isCompact = false
    //         ^^^^^^^^^ 'isCompact' is injected but never read
}

extension ContainerValues {
    @Entry var badge = 0
    //         ^^^^^ 'badge' is set but never read
}

extension Transaction {
    @Entry var isQuiet = false
    //         ^^^^^^^ 'isQuiet' is never used
}
```

```swift good Views/Home.swift
import SwiftUI

struct Home: View {
    var body: some View {
        Text("Home")
            .containerValue(\.badge, 3)
            .transformEnvironment(\.isCompact) { $0 = true }
    }
}
```

### Public entries of an app

A module that has `@main` is taken for an app, which nobody imports. If other projects do import it, name it in the setting `library_modules`.

```yaml
modules:
  ChartKit: ["**/ChartKit/**"]
  ChartViewer: ["**/ChartViewer/**"]
```

```swift bad ChartViewer/ChartViewer.swift
import SwiftUI

extension EnvironmentValues {
    @Entry public var zoom = 1.0
    //                ^^^^ 'zoom' is never used
}

@main
struct ChartViewer: App {
    var body: some Scene {
        WindowGroup {
            Text("Chart")
        }
    }
}
```

```swift bad ChartKit/Entries.swift
import SwiftUI

extension EnvironmentValues {
    @Entry public var chartScale = 1.0
}
```

## Not reported

### Every kind of read

```swift good Entries.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var scale = 1.0
    @Entry var step = 2
    @Entry var base = 3
    @Entry var mark = "*"

    var doubled: Int { base * 2 }
    var tripled: Int { self.step * 3 }
}
```

```swift good Views/Canvas.swift
import SwiftUI

struct Sheet: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView {
        UIView(frame: CGRect(x: 0, y: 0, width: context.environment.scale, height: 1))
    }

    func updateUIView(_ view: UIView, context: Context) {}
}
```

```swift good Views/Marks.swift
func marks(_ values: [Settings]) -> [String] {
    values.map(\.mark)
}
```

### Readers in tests, injections in previews

```swift good Entries.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var probe: Int?
}

#Preview {
    Text("x").environment(\.probe, 1)
}
```

```swift good Tests/ProbeTests.swift
import SwiftUI
import Testing

struct ProbeReader: View {
    @Environment(\.probe) var probe

    var body: some View { Text("\(probe ?? 0)") }
}
```

### Entries that other projects can use

```swift good Library.swift
import SwiftUI

public extension EnvironmentValues {
    @Entry var chartStyle: Int?
}

extension EnvironmentValues {
    @Entry public var chartScale = 1.0
}
```

### Focused values and old names

```swift good Entries.swift
import SwiftUI

extension FocusedValues {
    @Entry var document: String?
}

extension EnvironmentValues {
    @available(*, deprecated, renamed: "columnCount")
    @Entry var columns: Int?
}
```

### Values that are replaced as a whole

```swift good Entries.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var voice: String?
}

struct Speaker: View {
    @Environment(\.voice) private var voice

    var body: some View { Text(voice ?? "none") }
}
```

```swift good Copy.swift
import SwiftUI

func copied<Content: View>(_ content: Content, from values: EnvironmentValues) -> some View {
    content.transformEnvironment(\.self) { $0 = values }
}
```

### Keys that you ignore

```yaml
rules:
  dead_entry:
    ignore: [reserved]
```

```swift good Entries.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var reserved: Int?
}
```

### Test code

```swift good Tests/EntryTests.swift
import SwiftUI
import Testing

extension EnvironmentValues {
    @Entry var spy: Int?
}
```

## Limits

- Names decide: an entry called `title` counts as used if the project uses `.title` of any value.
- An entry is not reported if Swift files that envlint doesn't read may use it: files that are excluded, ignored by git or outside the given folder.
- Key types with hand-written accessors are not checked.
- Public entries of libraries aren't reported, because another project may use them. A library is a module without `@main`, a module listed under `library_modules`, or code whose module is unknown.

## Options

Under `rules: dead_entry:` in `.envlint.yml`.

| option | value | default | meaning |
|---|---|---|---|
| `severity` | info, warning, error or off | `info` | severity of the rule's most severe findings; others never exceed it |
| `ignore` | a list of names | `[]` | entries that may be unused |
"""#
  )
}
