// Generated from Rules/StaleEnvironmentRead.md.
// swift-format-ignore-file

extension Page {
  static let staleEnvironmentRead = Page(
    rule: "stale_environment_read",
    markdown: #"""
# stale_environment_read

A task that runs on reads an environment value that was copied before it started.

## Why it matters

SwiftUI copies environment values into the view struct, and a task keeps the copy of the view that it started with. That is what one wants of a task that runs once. A task that loops for as long as the view is there, however, goes on using the value of its first moment: the text stays in the old language, the work goes on for the old setting.

Restart the task with `.task(id:)` when the value changes, or read the value from an observable model, whose properties are always current. Some tasks mean the first value, so the rule is off unless you ask for it.

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

### Tasks that start anew with the value

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

The task may also call the function with the loop, or depend on the value through a computed property.

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

The properties of an object and of a binding are live, and an old copy of an action still works.

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

### Reads before the loop and outside of it

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

- Only loops that end with their task are looked at, `while true`, `while !Task.isCancelled`, `for await`, and functions that await themselves and something else.
- What functions read that the loop calls is not looked into, nor closures in it.

## Options

Under `rules: stale_environment_read:` in `.envlint.yml`.

| option | value | default | meaning |
|---|---|---|---|
| `severity` | info, warning, error or off | `info` | replaces the rule's highest severity; its lower forms never exceed it |
"""#
  )
}
