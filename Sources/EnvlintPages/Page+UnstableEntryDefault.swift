// Generated from Rules/UnstableEntryDefault.md.
// swift-format-ignore-file

extension Page {
  static let unstableEntryDefault = Page(
    rule: "unstable_entry_default",
    markdown: #"""
# unstable_entry_default

The default of an environment entry is a different value at every read that falls back to it.

## Why it matters

`@Entry` turns the default into a getter. If the getter creates a class instance, each read that falls back to the default gets an instance of its own: one view writes a property, another view reads a different object, and the change is lost.

There is a second price. After a write to any key, SwiftUI checks the environment readers below it by comparing old and new values. Instances are compared by identity, so a default that is new each time never compares equal, and its readers update although nothing changed. Apple's performance guidance for the environment describes both; Xcode 27 warns about the plain class default.

The clock and random values behave alike: every read sees another date, another identifier. A value that must be current is injected where it is known; its default is `nil` or a constant.

Make the entry optional without a default, or keep one instance in a `static let` and refer to it.

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
    //                          ^^^^^^^ creates a new 'Basket' at every read
    @Entry var giftBasket = Basket()
    //                      ^^^^^^^^ environment entry 'giftBasket'
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

One instance for all who fall back:

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

### The clock and random values

```swift bad Session.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var openedAt = Date()
    //                    ^^^^^^ evaluates 'Date()' again
    @Entry var refreshedAt: Date = .now
    //                             ^^^^ environment entry 'refreshedAt'
    @Entry var session = UUID()
    //                   ^^^^^^ environment entry 'session'
    @Entry var seed = Int.random(in: 1...6)
    //                ^^^^^^^^^^^^^^^^^^^^^ environment entry 'seed'
    @Entry var uptime: TimeInterval = ProcessInfo.processInfo.systemUptime
    //                                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ environment entry 'uptime'
    @Entry var firstOpened: Date = .distantPast
    @Entry var epoch = Date(timeIntervalSince1970: 0)
}
```

### Tasks and streams

Each one is a task or stream of its own, and a task starts to work.

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

### A struct that makes one itself

A struct is as stable as its parts. The initializer that the labels choose is looked up in the whole project, and so are the initial values that it leaves in place, as deep as it takes; the notes of the report lead to the part that is new each time.

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
    //                  ^^^^^^^^^^^^^^^^^^^^^ evaluates 'UUID()' again
    @Entry var visit: Visit = .init()
    //                        ^^^^^^^ evaluates 'Date()' again
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

envlint follows the environment from the app's scenes and hosting controllers to the views that read the key. The message tells when one of them has no injection above it, and also when all of them have one on every path: then nobody sees the default today. It stays a warning, because the next reader, or the next preview, falls back to it. Where a step is not known, the message claims neither.

```swift bad Player.swift
import SwiftUI

@Observable final class Player {
    var isPlaying = false
}

extension EnvironmentValues {
    @Entry var player = Player()
    //                  ^^^^^^^^ different values (all known readers are covered by an injection)
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

### What you know to be new each time

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

### One instance that everybody shares

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

A struct that stores a reference is fine as long as the reference itself is always the same one; it need not be `Equatable`.

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

### What is compared by value, and random sources of one's own

A class that declares `==` says itself when two instances are equal, unless it asks which one is which.

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

- Names are followed eight steps far, and 256 parts of one default in all. What a method of a value returns is not followed, nor a call that several functions fit: literals alone tell overloads apart.
- What an initializer copies out of an argument is not known: `Summary(of: Store())` is reported only when it keeps the store itself.
- Whether a view really reads the default, or an injection covers every reader, changes the message and never the severity: a default that nobody reads today is read by tomorrow's preview. That readers are covered is said only when each step to each of them is known; `transformEnvironment` and a key path into the value do not cover a reader, because they read the default first.
- A few SDK classes are left out on purpose, because they behave like values or are cached: colours, fonts, numbers, strings.

## Options

Under `rules: unstable_entry_default:` in `.envlint.yml`.

| option | value | default | meaning |
|---|---|---|---|
| `severity` | info, warning, error or off | `warning` | replaces the rule's highest severity; its lower forms never exceed it |
| `unstable_types` | a list of words | `[]` | types whose construction gives a new identity each time |
| `stable_types` | a list of words | `[]` | types whose construction gives an equal value each time |
"""#
  )
}
