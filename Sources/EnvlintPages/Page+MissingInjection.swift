// Generated from Rules/MissingInjection.md.
// swift-format-ignore-file

extension Page {
  static let missingInjection = Page(
    rule: "missing_injection",
    markdown: #"""
# missing_injection

A view needs an object from the environment that nothing above it injects, so showing it stops the program.

## Why it matters

`@Environment(Library.self)` and `@EnvironmentObject` ask for an object that some ancestor must have injected. Where none has, the program stops with "No Observable object of type Library found" or "No ObservableObject of type Library found", when the view is shown and not before. The compiler cannot see it.

An object that is injected on one screen is not automatically there on the next. Each scene starts with an empty environment. A sheet has the environment of the place where `.sheet` stands in the chain, so it does not see what is injected on modifiers before it. A pushed destination has that of the navigation stack. A preview has nothing but what it injects itself.

envlint follows the views from each scene, widget, hosting controller and preview down to those that look something up, through members, content closures, view modifiers and the project's own helpers, and reports the first view on a path for which the object is lacking.

## Reported

### A type that nobody injects

This is an error where every step of a path from the app to the view is known, in a build that sets no flags of the project.

```swift bad Shelf.swift
import SwiftUI

@Observable final class Library {
    var books: [String] = []
}

struct Shelf: View {
    @Environment(Library.self) private var library
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^ error: 'Shelf' needs 'Library' from the environment, but nothing injects it.

    var body: some View {
        Text("\(library.books.count) books")
    }
}
```

```swift bad ReaderApp.swift
import SwiftUI

@main
struct ReaderApp: App {
    var body: some Scene {
        WindowGroup {
            TabView {
                Shelf()
            }
        }
    }
}
```

```swift fixed ReaderApp.swift
import SwiftUI

@main
struct ReaderApp: App {
    @State private var library = Library()

    var body: some Scene {
        WindowGroup {
            TabView {
                Shelf()
            }
            .environment(library)
        }
    }
}
```

### A type that is injected as something else

A key path is another key than a type. So is a subclass: look-ups use the exact static type.

```swift bad ReaderApp.swift
import SwiftUI

@Observable final class Library {
    static let empty = Library()
    var books: [String] = []
}

extension EnvironmentValues {
    @Entry var library: Library = .empty
}

struct Shelf: View {
    @Environment(Library.self) private var library
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^ error: but it is injected under the key path '\.library', which is a different key.

    var body: some View {
        Text("\(library.books.count) books")
    }
}

@main
struct ReaderApp: App {
    @State private var library = Library()

    var body: some Scene {
        WindowGroup {
            Shelf()
                .environment(\.library, library)
        }
    }
}
```

### Another scene

```swift bad ReaderApp.swift
import SwiftUI

@Observable final class Library {
    var books: [String] = []
}

struct Shelf: View {
    @Environment(Library.self) private var library

    var body: some View {
        Text("\(library.books.count) books")
    }
}

@main
struct ReaderApp: App {
    @State private var library = Library()

    var body: some Scene {
        WindowGroup {
            Shelf()
                .environment(library)
        }
        Settings {
            Shelf()
//          ^^^^^ warning: the path ReaderApp → Shelf does not inject it.
        }
    }
}
```

### Content of a sheet and a pushed destination

A sheet sees what is injected on modifiers behind it, a pushed destination what is injected around the navigation stack.

```swift bad Trips.swift
import SwiftUI

@Observable final class Trip {
    var name = ""
}

struct TripEditor: View {
    @Environment(Trip.self) private var trip

    var body: some View {
        Text(trip.name)
    }
}

struct TripView: View {
    @State private var trip = Trip()
    @State private var isEditing = false

    var body: some View {
        NavigationStack {
            Text("Trip")
                .navigationDestination(for: Int.self) { _ in
                    TripEditor()
//                  ^^^^^^^^^^ warning: 'TripEditor' needs 'Trip' from the environment
                }
                .environment(trip)
                .sheet(isPresented: $isEditing) {
                    TripEditor()
//                  ^^^^^^^^^^ warning: 'TripEditor' needs 'Trip' from the environment, but the path
                }
        }
    }
}

@main
struct TripsApp: App {
    var body: some Scene {
        WindowGroup {
            TripView()
        }
    }
}
```

### A context that nothing provides

Views that read a context of SwiftData or Core Data get one that stores nothing. It is reported once, where the app and all that it shows never provide one; what previews and tests provide does not count.

```swift bad Inbox.swift
import SwiftData
import SwiftUI

struct Inbox: View {
    @Environment(\.modelContext) private var context
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning: 'Inbox' uses a model context, but the project never provides one.

    var body: some View {
        Button("Save") {
            try? context.save()
        }
    }
}

@main
struct MailApp: App {
    var body: some Scene {
        WindowGroup {
            Inbox()
        }
    }
}
```

### A fetch from a context that nothing provides

`@Query`, `@FetchRequest` and `@SectionedFetchRequest` read such a context, too.

```swift bad Outbox.swift
import SwiftData
import SwiftUI

@Model final class Letter {
    var title = ""

    init() {}
}

struct Outbox: View {
    @Query private var letters: [Letter]
//  ^^^^^^ warning: 'Outbox' uses a model context, but the project never provides one.

    var body: some View {
        Text("\(letters.count) letters")
    }
}

@main
struct MailApp: App {
    var body: some Scene {
        WindowGroup {
            Outbox()
        }
    }
}
```

### Previews

```swift bad Shelf.swift
import SwiftUI

final class Session: ObservableObject {
    @Published var name = ""
}

struct Greeting: View {
    @EnvironmentObject private var session: Session

    var body: some View {
        Text(session.name)
    }
}

#Preview {
    Greeting()
//  ^^^^^^^^ warning: This preview shows 'Greeting', which needs 'Session' from the environment
}

#Preview("Signed in") {
    Greeting()
        .environmentObject(Session())
}
```

## Not reported

### Through members, content and modifiers

```swift good Helpers.swift
import SwiftUI

@Observable final class Library {
    var books: [String] = []
}

struct Shelf: View {
    @Environment(Library.self) private var library

    var body: some View {
        Text("\(library.books.count) books")
    }
}

struct Provider<Content: View>: View {
    @State private var library = Library()
    @ViewBuilder let content: () -> Content

    var body: some View {
        content()
            .environment(library)
    }
}

extension View {
    func wired(_ library: Library) -> some View {
        environment(library)
    }
}

@main
struct ReaderApp: App {
    @State private var library = Library()

    var body: some Scene {
        WindowGroup {
            Provider {
                Shelf()
            }
            shelves.wired(library)
        }
    }

    private var shelves: some View {
        Shelf()
    }
}
```

### Optional look-ups

```swift good Optional.swift
import SwiftUI

@Observable final class Library {
    var books: [String] = []
}

struct Shelf: View {
    @Environment(Library.self) private var library: Library?

    var body: some View {
        Text("\(library?.books.count ?? 0) books")
    }
}

@main
struct ReaderApp: App {
    var body: some Scene {
        WindowGroup {
            Shelf()
        }
    }
}
```

Content that a view shows only where its own optional look-up finds the object, lacks nothing:

```swift good Guarded.swift
import SwiftUI

@Observable final class Library {
    var books: [String] = []
}

struct Shelf: View {
    @Environment(Library.self) private var library

    var body: some View {
        Text("\(library.books.count) books")
    }
}

struct Front: View {
    @Environment(Library.self) private var library: Library?

    var body: some View {
        if library != nil {
            Shelf()
        } else {
            Text("No library")
        }
    }
}

@main
struct ReaderApp: App {
    @State private var library = Library()

    var body: some Scene {
        WindowGroup {
            Front()
                .environment(library)
        }
        Window("Help", id: "help") {
            Front()
        }
    }
}
```

### Code that is never compiled together

No path goes through code whose conditions exclude each other: two systems, `DEBUG` and `!DEBUG`, two clauses of one `#if`.

```swift good Systems.swift
import SwiftUI

@Observable final class Library {
    var books: [String] = []
}

struct Shelf: View {
    #if os(macOS)
    @Environment(Library.self) private var library
    #endif

    var body: some View {
        #if os(macOS)
        Text("\(library.books.count) books")
        #else
        Text("Shelf")
        #endif
    }
}

@main
struct ReaderApp: App {
    @State private var library = Library()

    var body: some Scene {
        WindowGroup {
            #if canImport(AppKit)
            Shelf()
                .environment(library)
            #endif
            #if os(iOS)
            Shelf()
            #endif
        }
    }
}
```

### What other packages may inject

A modifier of another package may inject anything. Where the setting `injectors` names it, it injects what stands there.

```yaml
injectors:
  accounted: [Account]
```

```swift good Account.swift
import AccountKit
import SwiftUI

@Observable final class Account {
    var name = ""
}

struct Greeting: View {
    @Environment(Account.self) private var account

    var body: some View {
        Text(account.name)
    }
}

#Preview("Configured") {
    Greeting()
        .accounted()
}

#Preview("Unknown") {
    Greeting()
        .wiredByAnotherPackage()
}
```

## Limits

- A step that is not known ends the path: a modifier that neither the project nor SwiftUI declares, be it of another package or generated, content that a view stores and shows elsewhere, an object whose type the code does not tell. Name modifiers that inject under `injectors` in the configuration.
- What a `NavigationLink` with a closure shows is taken to see what is injected around the link.
- A member of a value of unknown type is followed when the project has exactly one by that name.
- If a call can mean several functions of the same name, those are followed that fit its labels and the types of the views in it. If more than one fits, only what all of them do is known, or what each does in the builds that compile it alone.
- Of several views by one name it is followed which one the labels of the call fit; where they fit more, only what all of them are given is known.
- A function that is called with a case of an enum, such as `.home`, shows what its `switch` has for that case. Other conditions may hold or not; what a modifier of the project injects only where one holds counts as perhaps injected where it does not, because what it is applied to may ask the same.
- A scene that nothing in the project shows may be shown by an app elsewhere: what reaches its views is not known.
- A `.sheet($isOpen) { … }`, whose labels SwiftUI does not have, is another package's and may inject anything, too.
- A function that makes a view of `self` with a closure, `(Self) -> V`, shows it as the closure of a call does, where that holds nothing but views and conditions. Behind all other closures nothing is concluded, nor of what a local `var` holds.
- What a destination shows that no navigation container is around is not shown.
- Where the type is injected elsewhere, and in previews, only a property is missed that is read in its file or in an extension of its type: looking up what nobody reads does not stop the program.
- An app's or scene's delegate, and a `ReferenceFileDocument`, are taken to be injected by SwiftUI.
- What a style, an operator, a subscript or a result builder of the project injects, or a declaration with a name of SwiftUI's, counts as perhaps injected everywhere.
- A context of SwiftData counts as provided wherever the project speaks of a `ModelContainer` or a `DocumentGroup`, and so does every context where a modifier or view of another package, or something else that is not known, stands between the views of the app.
- What `injectors` lists counts as injected somewhere, even if no call of the modifier is found: only a path that lacks the object is reported then. With `'*'`, no type counts as never injected.
- A view that only previews show is not reported, but its previews are. Functions that only previews call count as preview code. A view that the app constructs in code that is not followed, such as a closure passed to an unknown function, is reported if nothing injects what it needs.
- If Swift files of the project are excluded, ignored by git, or outside the given folder, one of them may inject an object or provide a context. Only paths that lack an object are reported then.
- Public views of a library are left to the app that shows them: of a module without `@main`, of one that `library_modules` lists, and of one that neither a manifest nor `modules` tells.

## Options

Under `rules: missing_injection:` in `.envlint.yml`.

| option | value | default | meaning |
|---|---|---|---|
| `severity` | info, warning, error or off | `error` | severity of the rule's most severe findings; others never exceed it |
| `previews` | true or false | `true` | whether previews are checked |
| `provided_types` | a list of words | `[]` | types that code outside the project injects |
"""#
  )
}
