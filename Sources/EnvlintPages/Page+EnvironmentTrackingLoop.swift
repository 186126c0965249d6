// Generated from Rules/EnvironmentTrackingLoop.md.
// swift-format-ignore-file

extension Page {
  static let environmentTrackingLoop = Page(
    rule: "environment_tracking_loop",
    markdown: #"""
# environment_tracking_loop

A loop in a task polls an environment value, of which the task sees only a frozen copy.

## Why it matters

SwiftUI copies environment values into the view struct before it calls `body`. The closure of `.task` captures that copy of the view. When the environment changes, SwiftUI makes a *new* view struct and calls `body` again, but the running task keeps the old one. A loop that waits for the value to change therefore tests a constant: it never ends, and when it only yields it keeps a processor core busy.

SwiftUI starts the closure anew only when the `id` of `.task(id:)` changes. So react to the change instead of polling for it: use `.onChange(of:)`, or `.task(id:)` with the value as id, or hand the view an async action and await it.

## Reported

### A loop that never ends

Everything in the condition is fixed while the task runs, and nothing in the loop leaves it. This is proven to hang, so it is an error.

```swift bad Spinner.swift
import SwiftUI

struct Spinner: View {
    @Environment(\.scenePhase) private var phase
    @State private var isReady = false

    var body: some View {
        ProgressView()
            .opacity(isReady ? 0 : 1)
            .task {
                while phase != .active {
                //    ^^^^^^^^^^^^^^^^ error: waits for 'phase'
                    await Task.yield()
                }
                isReady = true
            }
    }
}
```

```swift fixed Spinner.swift
import SwiftUI

struct Spinner: View {
    @Environment(\.scenePhase) private var phase
    @State private var isReady = false

    var body: some View {
        ProgressView()
            .opacity(isReady ? 0 : 1)
            .onChange(of: phase, initial: true) {
                if phase == .active { isReady = true }
            }
    }
}
```

### Keys of the project

The type of the value may stand at the property, at the entry, or follow from the entry's default.

```swift bad Environment/Connection.swift
import SwiftUI

struct Connection {
    var isOnline = false
    var attempts = 0
}

extension EnvironmentValues {
    @Entry var isSignedIn = false
    @Entry var connection = Connection()
}
```

```swift bad Views/SyncView.swift
import SwiftUI

struct SyncView: View {
    @Environment(\.isSignedIn) private var isSignedIn
    @Environment(\.connection) private var connection: Connection
    @Environment(\.connection.isOnline) private var isOnline: Bool

    var body: some View {
        Text("Sync")
            .task {
                while !isSignedIn {
                //    ^^^^^^^^^^^ error: waits for 'isSignedIn'
                    try? await Task.sleep(for: .seconds(1))
                }
            }
            .task {
                repeat {
                    await Task.yield()
                } while !self.isOnline
                //      ^^^^^^^^^^^^^^ error: waits for 'isOnline'
            }
            .task {
                while !connection.isOnline {
                //    ^^^^^^^^^^^^^^^^^^^^ error: waits for 'connection'
                    await Task.yield()
                }
            }
    }
}
```

### A loop with a way out

It ends one day, but not because the value changed.

```swift bad Patience.swift
import SwiftUI

struct Patience: View {
    @Environment(\.isEnabled) private var isEnabled: Bool
    @State private var rounds = 0

    var body: some View {
        Text("Rounds: \(rounds)")
            .task {
                while !isEnabled {
                //    ^^^^^^^^^^ warning: polls 'isEnabled'
                    rounds += 1
                    if rounds > 10 { break }
                    await Task.yield()
                }
            }
            .onTapGesture {
                Task {
                    while !isEnabled {
                    //    ^^^^^^^^^^ warning: polls 'isEnabled'
                        try await Task.sleep(for: .seconds(1))
                    }
                }
            }
    }
}
```

### A comparison with state that does change

`wanted` is live, `current` is frozen. If `wanted` changes, the loop may end; a change of `current` is never noticed.

```swift bad Toggle.swift
import SwiftUI

struct RemoteToggle: View {
    @Environment(\.isEnabled) private var current
    @State private var wanted: Bool?
    var send: (Bool) -> Void

    var body: some View {
        Button("Switch") { wanted = !current }
            .task(id: wanted) {
                guard let new = wanted, new != current else { return }
                defer { wanted = nil }
                send(new)
                while wanted != current {
                //    ^^^^^^^^^^^^^^^^^ warning: polls 'current'
                    await Task.yield()
                }
            }
    }
}
```

```swift fixed Toggle.swift
import SwiftUI

struct RemoteToggle: View {
    @Environment(\.isEnabled) private var current
    @State private var wanted: Bool?
    var send: (Bool) -> Void

    var body: some View {
        Button("Switch") { wanted = !current }
            .task(id: wanted) {
                guard let new = wanted, new != current else { return }
                send(new)
            }
            .task(id: current) {
                wanted = nil
            }
    }
}
```

### A property that reads the value

A computed property of the view that does nothing but read is looked through, once. What it reads is then known less surely than what the condition itself says, so the finding is a warning.

```swift bad Handshake.swift
import SwiftUI

struct Handshake: View {
    @Environment(\.scenePhase) private var phase
    @State private var isPaired = false

    private var isVisible: Bool { phase == .active }
    private var isSettled: Bool { isPaired == isVisibleNow }
    private var isVisibleNow: Bool { phase == .active }

    var body: some View {
        Text("Pairing")
            .task {
                while !isVisible { await Task.yield() }
                //    ^^^^^^^^^^ warning: polls 'phase'
                while !isSettled { await Task.yield() }
            }
    }
}
```

### A task that starts anew with the value

With the value as its id, the task is cancelled and started again when the value changes. A loop that heeds cancellation then ends; it only does work that the new task repeats. The finding is an info.

```swift bad Restarted.swift
import SwiftUI

struct Restarted: View {
    @Environment(\.scenePhase) private var phase
    @State private var ticks = 0

    var body: some View {
        Text("\(ticks)")
            .task(id: phase) {
                while phase != .active {
                //    ^^^^^^^^^^^^^^^^ info: polls 'phase'
                    if Task.isCancelled { return }
                    await Task.yield()
                }
            }
            .task(id: phase) {
                while phase != .active && !Task.isCancelled {
                //    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ info: polls 'phase'
                    await Task.yield()
                }
            }
    }
}
```

## Not reported

### Objects, whose properties are live

```swift good Feed.swift
import SwiftUI

@Observable final class Feed {
    var isReady = false
}

extension EnvironmentValues {
    @Entry var feed: Feed?
    @Entry var isEditing: Binding<Bool> = .constant(false)
}

struct FeedView: View {
    @Environment(\.feed) private var feed
    @Environment(Feed.self) private var other
    @Environment(\.isEditing) private var isEditing

    var body: some View {
        Text("Feed")
            .task {
                while !(feed?.isReady ?? true) { try? await Task.sleep(for: .seconds(1)) }
            }
            .task {
                while !other.isReady { try? await Task.sleep(for: .seconds(1)) }
            }
            .task {
                while isEditing.wrappedValue { await Task.yield() }
            }
    }
}
```

### Loops that change what they test

```swift good Countdown.swift
import SwiftUI

struct Countdown: View {
    @Environment(\.isEnabled) private var isEnabled: Bool
    @Environment(\.locale) private var locale

    var body: some View {
        Text("3")
            .task {
                var count = 3
                while count > 0 && isEnabled {
                    count -= 1
                    try? await Task.sleep(for: .seconds(1))
                }
            }
            .task {
                var names = ["one", "two"]
                while let name = names.popLast() {
                    print(name, locale)
                    await Task.yield()
                }
            }
    }
}
```

### Loops that do other work

Another call may be what drives the state; that the environment value stays the same is then only a limit of the loop.

```swift good Retry.swift
import SwiftUI

struct Retry: View {
    @Environment(\.isEnabled) private var isEnabled
    @State private var isDone = false
    var upload: () async -> Bool

    var body: some View {
        Text("Upload")
            .task {
                while isDone != isEnabled {
                    isDone = await upload()
                }
            }
            .task {
                while isDone != isEnabled {
                    await refresh()
                }
            }
    }

    private func refresh() async {
        isDone = await upload()
    }
}
```

### Reacting without a loop

```swift good Reaction.swift
import SwiftUI

struct Reaction: View {
    @Environment(\.scenePhase) private var phase
    @State private var isShown = false
    var messages: AsyncStream<String>

    var body: some View {
        Text("Hello")
            .onChange(of: phase) { isShown = phase == .active }
            .task(id: phase) { isShown = false }
            .task {
                for await message in messages { print(message, phase) }
            }
    }
}
```

## Limits

- The loop's condition must name the property itself, or a computed property of the view that does. A function is not followed.
- The body of the loop is read as it stands; what the functions do that it calls is not looked into. A call that is not known to wait keeps the rule silent when something in the condition can change.
- A value that the loop reads in its body, not in its condition, is not looked into.

## Options

Under `rules: environment_tracking_loop:` in `.envlint.yml`.

| option | value | default | meaning |
|---|---|---|---|
| `severity` | info, warning, error or off | `error` | replaces the rule's highest severity; its lower forms never exceed it |
| `waiting_calls` | a list of words | `[]` | further functions that do nothing but wait |
"""#
  )
}
