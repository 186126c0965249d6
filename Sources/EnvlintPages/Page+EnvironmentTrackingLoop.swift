// Generated from Rules/EnvironmentTrackingLoop.md.
// swift-format-ignore-file

extension Page {
  static let environmentTrackingLoop = Page(
    rule: "environment_tracking_loop",
    markdown: #"""
# environment_tracking_loop

A loop in a task polls an environment value that never changes inside the task.

## Why it matters

SwiftUI copies environment values into the view struct before it calls `body`. The closure of `.task` captures that copy of the view. When the environment changes, SwiftUI creates a *new* view struct and calls `body` again, but the running task keeps the old one. A loop that waits for the value to change therefore tests a constant. It never ends, and if it only yields, it keeps a processor core busy.

While the view stays on screen, SwiftUI restarts the closure only when the `id` of `.task(id:)` changes. React to the change instead of polling for it: use `.onChange(of:)`, use `.task(id:)` with the value as its id, or give the view an async action that the task can await.

## Reported

### A loop that never ends

Nothing in the condition can change while the task runs, and no statement leaves the loop. The loop is proven to hang, so the finding is an error.

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

### Keys that the project declares

envlint needs to know the type of the value: the property or the entry states it, or it follows from the entry's default.

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

The loop can end, but not because the value changes.

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

### A comparison with state that changes

`wanted` is live, `current` is a copy. If `wanted` changes, the loop can end; a change to `current` has no effect.

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

A computed property that only reads the value is followed, one level deep. Its result is less certain than a condition that reads the value directly, so the finding is a warning.

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

### A test inside the loop, or with a pattern

A loop that runs forever or a fixed number of times also polls the value if it exits once the value has changed. The test can also be a `case` pattern.

```swift bad Attempts.swift
import SwiftUI

struct Attempts: View {
    @Environment(\.scenePhase) private var phase
    @State private var isReady = false

    var body: some View {
        Text("Attempts")
            .task {
                while true {
                    if phase == .active { break }
                    // ^^^^^^^^^^^^^^^^ error: waits for 'phase'
                    try? await Task.sleep(for: .seconds(1))
                }
                isReady = true
            }
            .task {
                for _ in 0..<100 {
                    guard phase != .active else { return }
                    //    ^^^^^^^^^^^^^^^^ warning: polls 'phase'
                    try? await Task.sleep(for: .seconds(1))
                }
            }
            .task {
                while case .background = phase { await Task.yield() }
                //    ^^^^^^^^^^^^^^^^^^^^^^^^ error: waits for 'phase'
            }
            .onTapGesture {
                Task.detached {
                    while await phase != .active { await Task.yield() }
                    //    ^^^^^^^^^^^^^^^^^^^^^^ error: waits for 'phase'
                }
            }
    }
}
```

### A loop that works while the value is true

Some loops do work for as long as the value is true, but a change to the value doesn't stop them. They are reported if the value is known to change: SwiftUI changes it, like the scene phase, or the project injects it from state that is assigned somewhere.

```swift bad Live.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var isLive = false
}

struct Broadcast: View {
    @State private var isLive = false

    var body: some View {
        Toggle("Live", isOn: $isLive)
        Score().environment(\.isLive, isLive)
    }
}

struct Score: View {
    @Environment(\.isLive) private var isLive
    @State private var score = 0
    var load: () async -> Int

    var body: some View {
        Text("\(score)")
            .task {
                while isLive {
                //    ^^^^^^ warning: polls 'isLive'
                    score = await load()
                    try? await Task.sleep(for: .seconds(10))
                }
            }
    }
}
```

```swift fixed Live.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var isLive = false
}

struct Broadcast: View {
    @State private var isLive = false

    var body: some View {
        Toggle("Live", isOn: $isLive)
        Score().environment(\.isLive, isLive)
    }
}

struct Score: View {
    @Environment(\.isLive) private var isLive
    @State private var score = 0
    var load: () async -> Int

    var body: some View {
        Text("\(score)")
            .task(id: isLive) {
                while isLive, !Task.isCancelled {
                    score = await load()
                    try? await Task.sleep(for: .seconds(10))
                }
            }
    }
}
```

### A task that restarts while its old loop goes on

If the value is the task's id, SwiftUI cancels and restarts the task when the value changes. A loop that only waits and ignores cancellation keeps running beside the new task.

```swift bad Restarted.swift
import SwiftUI

struct Restarted: View {
    @Environment(\.scenePhase) private var phase

    var body: some View {
        Text("Restarted")
            .task(id: phase) {
                while phase != .active { await Task.yield() }
                //    ^^^^^^^^^^^^^^^^ warning: ignores cancellation
            }
    }
}
```

## Not reported

### Loops in code that handles the change

When the value changes, the task restarts or is replaced, or the view gets a new identity. The loop can also be in a function that such a task calls.

```swift good Following.swift
import SwiftUI

struct Following: View {
    @Environment(\.scenePhase) private var phase
    @State private var ticks = 0
    @State private var ticker: Task<Void, Never>?

    private var isActive: Bool { phase == .active }

    var body: some View {
        Text("\(ticks)")
            .task(id: phase) {
                while phase != .active {
                    if Task.isCancelled { return }
                    await Task.yield()
                }
            }
            .task(id: isActive) { await tick() }
            .onChange(of: phase) {
                ticker?.cancel()
                ticker = Task {
                    while phase == .active {
                        guard (try? await Task.sleep(for: .seconds(1))) != nil else { return }
                        ticks += 1
                    }
                }
            }
    }

    private func tick() async {
        while phase == .active, !Task.isCancelled {
            ticks += 1
            try? await Task.sleep(for: .seconds(1))
        }
    }
}
```

### Loops that wait for something else

`isDone` is live and ends the loop on its own. A loop isn't polling if the environment value only decides whether to wait for something else.

```swift good Waiting.swift
import SwiftUI

struct Waiting: View {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.deadline) private var deadline: Date
    @State private var isDone = false

    var body: some View {
        Text("Waiting")
            .task {
                while isEnabled && !isDone { await Task.yield() }
            }
            .task {
                while Date.now < deadline { try? await Task.sleep(for: .seconds(1)) }
            }
    }
}
```

### A flag that is configuration

A key that the project sets once, or never, isn't expected to change.

```swift good Kiosk.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var isKiosk = false
}

struct Shop: View {
    var body: some View {
        Carousel().environment(\.isKiosk, true)
    }
}

struct Carousel: View {
    @Environment(\.isKiosk) private var isKiosk
    @State private var page = 0

    var body: some View {
        Text("Page \(page)")
            .task {
                while isKiosk {
                    try? await Task.sleep(for: .seconds(5))
                    page += 1
                }
            }
    }
}
```

### Values that may be live

A property wrapper in the value, or a getter or operator that the project declares, may read state that changes.

```swift good Connection+State.swift
import SwiftUI

final class Monitor {
    static let shared = Monitor()
    var isOnline = false
}

struct Account: Equatable {
    @AppStorage("isSignedIn") var isSignedIn = false
    var isOnline: Bool { Monitor.shared.isOnline }

    static func == (left: Account, right: Account) -> Bool { left.isOnline == right.isOnline }
}

extension EnvironmentValues {
    @Entry var account = Account()
}

struct AccountView: View {
    @Environment(\.account) private var account
    var other: Account

    var body: some View {
        Text("Account")
            .task { while !account.isSignedIn { await Task.yield() } }
            .task { while !account.isOnline { await Task.yield() } }
            .task { while account != other { await Task.yield() } }
    }
}
```

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

A call in the loop may update the state. The loop then ends although the environment value is fixed.

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

- The environment property, or a computed property of the view that reads it, must appear in the loop's condition, or in an `if` or `guard` that is directly in the loop's body and leaves the loop. Functions called there are not followed.
- Only the body of the loop is checked, not the functions that it calls. If something in the condition can change, the loop is reported only if all calls in it are known to do nothing but wait.
- Values that the loop reads elsewhere in its body are not checked.

## Options

Under `rules: environment_tracking_loop:` in `.envlint.yml`.

| option | value | default | meaning |
|---|---|---|---|
| `severity` | info, warning, error or off | `error` | severity of the rule's most severe findings; others never exceed it |
| `waiting_calls` | a list of names | `[]` | additional functions that only wait |
"""#
  )
}
