// Generated from Rules/UnstableEntryDefault.md.
// swift-format-ignore-file

extension Page {
  static let unstableEntryDefault = Page(
    rule: "unstable_entry_default",
    markdown: #"""
# unstable_entry_default

The default creates a new, different value every time a view falls back to it.

## Why it matters

`@Entry` turns the default into a getter. If the getter creates a class instance, each read that falls back to the default gets its own instance: one view writes a property, another view reads a different object, and the change is lost.

There is also a performance cost. After a write to any key, SwiftUI checks the environment readers below it by comparing old and new values. Instances are compared by identity, so a default that is new each time never compares equal, and its readers update although nothing changed. Apple's performance guidance for the environment describes both; Xcode 27 warns about the plain class default.

The current date and random values have the same problem: every read gets a different date or identifier. Inject such a value where it is created, and use `nil` or a constant as the default.

Make the entry optional without a default, or store one instance in a `static let` and refer to it.

## Reported

### A class instance

```swift bad Models/Basket.swift
import SwiftUI

@Observable final class Basket {
    var items: [String] = []
}
```

```swift bad Environment/Basket+Environment.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var basket: Basket = .init()
    //                          ^^^^^^^ creates a new 'Basket' every time
    @Entry var giftBasket = Basket()
    //                      ^^^^^^^^ the default of 'giftBasket'
}
```

```swift good Views/BasketButton.swift
import SwiftUI

struct BasketButton: View {
    @Environment(\.basket) private var basket

    var body: some View {
        Button("Add an apple") { basket.items.append("apple") }
    }
}
```

Every reader that falls back to the default gets the same instance:

```swift fixed Environment/Basket+Environment.swift
import SwiftUI

extension Basket {
    static let empty = Basket()
}

extension EnvironmentValues {
    @Entry var basket: Basket = .empty
    @Entry var giftBasket: Basket?
}
```

### Clock and random values

```swift bad Session.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var openedAt = Date()
    //                    ^^^^^^ evaluates 'Date()' every time
    @Entry var refreshedAt: Date = .now
    //                             ^^^^ the default of 'refreshedAt'
    @Entry var session = UUID()
    //                   ^^^^^^ the default of 'session'
    @Entry var seed = Int.random(in: 1...6)
    //                ^^^^^^^^^^^^^^^^^^^^^ the default of 'seed'
    @Entry var uptime: TimeInterval = ProcessInfo.processInfo.systemUptime
    //                                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ the default of 'uptime'
    @Entry var firstOpened: Date = .distantPast
    @Entry var epoch = Date(timeIntervalSince1970: 0)
}
```

### Tasks and streams

Each read creates a separate task or stream, and a task starts running immediately.

```swift bad Streams.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var refresh = Task { print("refreshing") }
    //                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ creates a new 'Task'
    @Entry var events = AsyncStream<Int>.makeStream()
    //                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ 'events'
}
```

### A type that is a class on one system

```swift bad Store.swift
import SwiftUI

#if os(macOS)
final class Store {}
#else
struct Store {}
#endif

extension EnvironmentValues {
    @Entry var store = Store()
    //                 ^^^^^^^ creates a new 'Store'
}
```

### A computed default of a key type

```swift bad JournalKey.swift
import SwiftUI

final class Journal {
    var pages: [String] = []
}

struct JournalKey: EnvironmentKey {
    static var defaultValue: Journal { Journal() }
    //                                 ^^^^^^^^^ creates a new 'Journal'
}

struct NotesKey: EnvironmentKey {
    static var defaultValue: Journal {
        get { Journal() }
        //    ^^^^^^^^^ creates a new 'Journal'
    }
}
```

```swift fixed JournalKey.swift
import SwiftUI

final class Journal {
    var pages: [String] = []
}

struct JournalKey: EnvironmentKey {
    static let defaultValue = Journal()
}

struct NotesKey: EnvironmentKey {
    static let defaultValue: Journal? = nil
}
```

### A struct that creates an instance

A struct is as stable as its parts. envlint finds the initializer that matches the labels anywhere in the project, and follows what it stores and the initial values that it doesn't replace. Notes show the part that is new each time.

```swift bad Models/Theme.swift
import Foundation

struct Theme {
    var name = "plain"
    var dates = DateStyle()
}

struct DateStyle {
    let formatter: DateFormatter

    init() {
        formatter = DateFormatter()
    }
}

struct Ticket {
    var id = UUID()
    var name = "ticket"
}

struct Visit {
    let start: Date

    init(start: Date? = nil) {
        self.start = start ?? Date()
    }
}
```

```swift bad Environment/Entries.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var theme = Theme()
    //                 ^^^^^^^ warning: creates a new 'DateFormatter'
    @Entry var ticket = Ticket(name: "child")
    //                  ^^^^^^^^^^^^^^^^^^^^^ evaluates 'UUID()' every time
    @Entry var visit: Visit = .init()
    //                        ^^^^^^^ evaluates 'Date()' every time
    @Entry var firstVisit = Visit(start: .distantPast)
}
```

```swift fixed Environment/Entries.swift
import SwiftUI

extension Theme {
    static let plain = Theme()
}

extension EnvironmentValues {
    @Entry var theme: Theme = .plain
    @Entry var ticket: Ticket?
    @Entry var visit: Visit?
    @Entry var firstVisit = Visit(start: .distantPast)
}
```

### A default that no view reads yet

envlint follows the environment from the app's scenes and hosting controllers to the views that read the key. The message says whether one of these views has no injection above it, or all of them have one on every path. In the second case no view uses the default today. The finding is still a warning, because the next reader or preview falls back to it. If a step is unknown, the message says neither.

```swift bad Player.swift
import SwiftUI

@Observable final class Player {
    var isPlaying = false
}

extension EnvironmentValues {
    @Entry var player = Player()
    //                  ^^^^^^^^ different values; all known readers have an injected value
}

struct PlayButton: View {
    @Environment(\.player) private var player

    var body: some View {
        Button(player.isPlaying ? "Pause" : "Play") { player.isPlaying.toggle() }
    }
}

@main
struct RadioApp: App {
    @State private var player = Player()

    var body: some Scene {
        WindowGroup {
            PlayButton()
                .environment(\.player, player)
        }
    }
}
```

### Types that you mark as unstable

```yaml
rules:
  unstable_entry_default:
    unstable_types: [Avatar]
```

```swift bad Avatars.swift
import AvatarKit
import SwiftUI

extension EnvironmentValues {
    @Entry var avatar = Avatar(size: 40)
    //                  ^^^^^^^^^^^^^^^^ warning: creates a new 'Avatar'
    @Entry var badge = Badge(size: 40)
}
```

## Not reported

### One shared instance

```swift good Shared.swift
import SwiftUI

@Observable final class Library {
    static let shared = Library()
    var books: [String] = []
}

let sideLibrary = Library()

struct LibraryKey: EnvironmentKey {
    static let defaultValue = Library()
}

struct ArchiveKey: EnvironmentKey {
    nonisolated(unsafe) static var defaultValue = Library()
}

extension EnvironmentValues {
    @Entry var library: Library = .shared
    @Entry var otherLibrary = sideLibrary
    @Entry var files: FileManager = .default
    @Entry var settings = UserDefaults.standard
    @Entry var maybeLibrary: Library?
    @Entry var noLibrary: Library? = nil
}
```

### A struct built from stable parts

A struct that stores a reference is stable if the reference is always the same one; the struct needn't be `Equatable`.

```swift good Parts.swift
import SwiftUI

final class Store {
    static let main = Store()
    var count = 0
}

struct Profile {
    var height = 175
    var weight = 75
}

struct Cart {
    var store: Store
    var title = "Cart"
}

struct Ticket {
    var id = UUID()
    var name = "ticket"
}

enum Fixed {
    static let id = UUID()
}

extension EnvironmentValues {
    @Entry var profile = Profile()
    @Entry var cart = Cart(store: Store.main)
    @Entry var ticket = Ticket(id: Fixed.id, name: "adult")
}
```

### Types with their own equality, and custom random sources

A class that declares `==` defines when two instances are equal, unless its `==` compares identities.

```swift good Values.swift
import SwiftUI

final class Money: Equatable {
    let amount: Int

    init(_ amount: Int) { self.amount = amount }

    static func == (left: Money, right: Money) -> Bool { left.amount == right.amount }
}

struct Dice: RandomNumberGenerator {
    mutating func next() -> UInt64 { 4 }
}

extension EnvironmentValues {
    @Entry var price = Money(3)
    @Entry var filter = NSPredicate(format: "isOpen == 1")
    @Entry var seed: Int = { var dice = Dice(); return Int.random(in: 1...6, using: &dice) }()
}
```

### Constants, bindings and loggers

```swift good Constants.swift
import OSLog
import SwiftUI

enum Mood {
    case calm, wild
}

extension EnvironmentValues {
    @Entry var title = "Hello"
    @Entry var tags: [String] = []
    @Entry var mood: Mood = .calm
    @Entry var selection: Binding<Int?> = .constant(nil)
    @Entry var logger = Logger(subsystem: "reader", category: "views")
    @Entry var tint = Color(red: 0.2, green: 0.4, blue: 0.6)
}
```

## Limits

- Names and calls are followed at most eight steps deep, and at most 256 in total per default. The results of a value's methods are not followed, nor are calls that match several functions: only literal arguments choose between overloads.
- envlint doesn't know what an initializer copies out of an argument: `Summary(of: Store())` is reported only if it stores the argument itself.
- Whether a view reads the default, or every reader has an injection, changes the message but never the severity: a default that nobody reads today may be read by tomorrow's preview. The message says that all readers have an injected value only if every step to each of them is known. `transformEnvironment` and a key path into the value don't count as injections, because they read the default first.
- A few SDK classes are not reported, because they behave like values or are cached: colors, fonts, numbers, strings.

## Options

Under `rules: unstable_entry_default:` in `.envlint.yml`.

| option | value | default | meaning |
|---|---|---|---|
| `severity` | info, warning, error or off | `warning` | severity of the rule's most severe findings; others never exceed it |
| `unstable_types` | a list of names | `[]` | types with identity: every construction creates a distinct value |
| `stable_types` | a list of names | `[]` | types whose construction always creates an equal value |
"""#
  )
}
