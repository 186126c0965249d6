// Generated from Rules/StaleEnvironmentRead.md.
// swift-format-ignore-file

extension Page {
  static let staleEnvironmentRead = Page(
    rule: "stale_environment_read",
    markdown: #"""
# stale_environment_read

A long-running task keeps the environment value it started with.

## Why it matters

SwiftUI copies environment values into the view struct, and a task keeps the copy of the view that it started with. That is right for a task that runs once. But a task that loops for as long as the view is shown keeps using its first value: text stays in the old language, or work continues with an old setting.

Restart the task with `.task(id:)` when the value changes, or read the value from an observable model, whose properties are always current. Some tasks intend to use the first value, so the rule is opt-in.

## Reported

### A loop that ends with its task

The first read of a property in each loop is reported.

```swift bad Ticker.swift
import SwiftUI

struct Ticker: View {
    @Environment(\.locale) private var locale
    @State private var text = ""

    var body: some View {
        Text(text)
            .task {
                while !Task.isCancelled {
                    text = Date.now.formatted(.dateTime.locale(locale))
                    //                                         ^^^^^^ info: 'locale' is read inside a long-running task
                    try? await Task.sleep(for: .seconds(1))
                }
            }
            .task {
                while true {
                    await Task.yield()
                    text = self.locale.identifier + locale.identifier
                    //     ^^^^^^^^^^^ 'locale' is read
                }
            }
    }
}
```

```swift fixed Ticker.swift
import SwiftUI

struct Ticker: View {
    @Environment(\.locale) private var locale
    @State private var text = ""

    var body: some View {
        Text(text)
            .task(id: locale) {
                while !Task.isCancelled {
                    text = Date.now.formatted(.dateTime.locale(locale))
                    try? await Task.sleep(for: .seconds(1))
                }
            }
    }
}
```

### A loop over a stream of values

```swift bad Keys/Limit.swift
import SwiftUI

struct Limit {
    var count = 3
}

extension EnvironmentValues {
    @Entry var limit = Limit()
}
```

```swift bad Views/Inbox.swift
import SwiftUI

struct Inbox: View {
    @Environment(\.limit) private var limit
    @State private var lines: [String] = []
    var messages: AsyncStream<String>

    var body: some View {
        Text(lines.joined())
            .task { await listen() }
    }

    private func listen() async {
        for await message in messages {
            lines.append(message)
            if lines.count > limit.count { lines.removeFirst() }
            //               ^^^^^ 'limit' is read inside a long-running task
        }
    }
}
```

### A function that calls itself

```swift bad Poll.swift
import SwiftUI

struct Poll: View {
    @Environment(\.locale) private var locale
    @State private var text = ""

    var body: some View {
        Text(text).task { await update() }
    }

    private func update() async {
        try? await Task.sleep(for: .seconds(60))
        text = Date.now.formatted(.dateTime.locale(locale))
        //                                         ^^^^^^ info: 'locale' is read inside a long-running task
        await update()
    }
}
```

## Not reported

### Tasks that restart with the value

```swift good Restarted.swift
import SwiftUI

struct Restarted: View {
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone

    var body: some View {
        Text("Now")
            .task(id: [locale.identifier, timeZone.identifier]) {
                while !Task.isCancelled {
                    await Task.yield()
                    print(locale, timeZone)
                }
            }
    }
}
```

The task can also call the function that contains the loop, or depend on the value through a computed property.

```swift good Tracked.swift
import SwiftUI

struct Tracked: View {
    @Environment(\.locale) private var locale
    private var language: String { locale.identifier }

    var body: some View {
        Text("Now").task(id: language) { await run() }
    }

    private func run() async {
        while !Task.isCancelled {
            await Task.yield()
            print(locale)
        }
    }
}
```

### Objects, bindings and actions

Properties of an object and the value of a binding are always current, and an old copy of an action still works.

```swift good Links.swift
import SwiftUI

@Observable final class Log {
    var lines: [String] = []
}

extension EnvironmentValues {
    @Entry var log: Log?
    @Entry var selection: Binding<Int> = .constant(0)
}

struct Links: View {
    @Environment(\.openURL) private var openURL
    @Environment(\.log) private var log
    @Environment(\.selection) private var selection
    var urls: AsyncStream<URL>

    var body: some View {
        Text("Links")
            .task {
                for await url in urls {
                    openURL(url)
                    log?.lines.append("\(url) \(selection.wrappedValue)")
                }
            }
    }
}
```

### Reads before and outside the loop

```swift good Greeting.swift
import SwiftUI

struct Greeting: View {
    @Environment(\.locale) private var locale
    @State private var count = 0

    var body: some View {
        Text("\(count)")
            .task {
                await Task.yield()
                print(locale)
                let started = locale
                while !Task.isCancelled {
                    await Task.yield()
                    print(started)
                }
            }
            .task {
                for number in 1...3 {
                    await Task.yield()
                    print(number, locale)
                }
            }
            .task {
                while true {
                    await Task.yield()
                    if count > 3 { break }
                    Task { print(locale) }
                }
            }
    }
}
```

## Limits

- Only loops that end with their task are checked: `while true`, `while !Task.isCancelled`, `for await`, and functions that await themselves and something else.
- Reads in functions that the loop calls, and in closures inside it, are not checked.

## Options

Under `rules: stale_environment_read:` in `.envlint.yml`.

| option | value | default | meaning |
|---|---|---|---|
| `severity` | info, warning, error or off | `info` | severity of the rule's most severe findings; others never exceed it |
"""#
  )
}
