// Generated from Rules/MissingInjection.md.
// swift-format-ignore-file

extension Page {
  static let missingInjection = Page(
    rule: "missing_injection",
    markdown: #"""
# missing_injection

A view needs an object that no ancestor injects, so showing it crashes the app.

## Why it matters

`@Environment(Library.self)` and `@EnvironmentObject` require an object that some ancestor must have injected. Without one, the app crashes with "No Observable object of type Library found" or "No ObservableObject of type Library found" when the view is shown, and not before. The compiler can't see it.

An object that is injected on one screen isn't automatically available on the next. Each scene starts with an empty environment. A sheet has the environment of the place where `.sheet` appears in the chain, so it doesn't see objects injected by modifiers before it. A pushed destination has the environment of the navigation stack. A preview has only what it injects itself.

envlint follows the views from each scene, widget, hosting controller and preview down to the views that look something up, through members, content closures, view modifiers and the project's own helpers.

One missing injection gives one finding, however many views need the object; `object_type_lookup` doesn't report their lookups again. The finding is where the injection belongs: at the lowest construction that all of these views share and that is in a type with such an object; or else at the one where most other objects are injected, or at the function that injects them there, or at the one whose view gets the object in other code. If nothing injects the type at all, one finding covers all of its lookups.

A finding is an error if every step from the app to the view is known, in a build that sets none of the project's own flags, and code reads the object. Otherwise it is a warning, or an info in a preview.

## Reported

### A type that nobody injects

If nothing in the project creates or injects the type, a single lookup is reported at its property.

```swift bad Shelf.swift
import SwiftUI

@Observable final class Library {
    var books: [String] = []
}

struct Shelf: View {
    @Environment(Library.self) private var library
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^ error: 'Shelf' needs 'Library' from the environment, but nothing injects it

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

A key path is a different key than a type. So is a subclass: a lookup requires the exact type.

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
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^ error: but it is injected under the key path '\.library', which is a different key

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
//          ^^^^^ error: the path ReaderApp → Shelf doesn't inject it
        }
    }
}
```

### Content of a sheet and a pushed destination

A sheet sees objects injected by modifiers after it; a pushed destination sees objects injected around the navigation stack.

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
//                  ^^^^^^^^^^ error: 'TripEditor' needs 'Trip' from the environment
                }
                .environment(trip)
                .sheet(isPresented: $isEditing) {
                    TripEditor()
//                  ^^^^^^^^^^ error: 'TripEditor' needs 'Trip' from the environment, but the path
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

Without one, views that read a context of SwiftData or Core Data get a context that stores nothing. It is reported once, if the app and everything it shows never provide one; contexts in previews and tests don't count.

```swift bad Inbox.swift
import SwiftData
import SwiftUI

struct Inbox: View {
    @Environment(\.modelContext) private var context
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning: 'Inbox' uses a model context, but the project never provides one

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

`@Query`, `@FetchRequest` and `@SectionedFetchRequest` also read such a context.

```swift bad Outbox.swift
import SwiftData
import SwiftUI

@Model final class Letter {
    var title = ""

    init() {}
}

struct Outbox: View {
    @Query private var letters: [Letter]
//  ^^^^^^ warning: 'Outbox' uses a model context, but the project never provides one

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

Only Xcode shows a preview, so its findings are infos. The option `previews` makes them warnings or turns them off.

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
//  ^^^^^^^^ info: this preview shows 'Greeting', which needs 'Session' from the environment
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

### Optional lookups

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

Content that a view shows only if its own optional lookup finds the object isn't missing anything:

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

No path combines code whose conditions exclude each other: two systems, `DEBUG` and `!DEBUG`, two clauses of one `#if`.

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

### Package modifiers

A package modifier may inject anything. If the setting `injectors` names it, it injects the types listed there.

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

- An unknown step ends the path: a modifier that neither the project nor SwiftUI declares, content that a view stores and shows elsewhere, an object of unknown type. List modifiers that inject under `injectors` in the configuration.
- The destination of a `NavigationLink` with a closure counts as seeing what is injected around the link.
- A member of a value of unknown type is followed if the project has exactly one member of that name.
- If a call can mean several functions of the same name, the functions that fit its labels and the types of its views are followed. If several fit, only what all of them do is known, or what each does in the builds that compile only that one.
- Of several views of one name, the one that fits the labels of the call is followed. If several fit, only what all of them are given is known.
- A function that is called with an enum case, such as `.home`, shows the content of its `switch` for that case. Other conditions may be true or false; what a project modifier injects under a condition counts as perhaps injected otherwise, because its content may check the same condition.
- A scene that nothing in the project shows may be shown by an app elsewhere, so the environment of its views is unknown.
- A `.sheet($isOpen) { … }`, whose labels SwiftUI doesn't have, is a package modifier and may inject anything.
- A function that passes `self` to a closure, `(Self) -> V`, is followed into the closure of the call if that contains only views and conditions. Other closures, and the contents of local variables, are unknown.
- Destinations outside a navigation container are ignored.
- If the type is injected elsewhere, and in previews, only properties that are read in their file or in an extension of their type are reported: a property that nobody reads doesn't crash the app.
- An app's or scene's delegate and a `ReferenceFileDocument` count as injected by SwiftUI.
- What a style, an operator, a subscript, a result builder, or a declaration with the name of one of SwiftUI's injects counts as perhaps injected everywhere.
- A SwiftData context counts as provided if the project mentions a `ModelContainer` or a `DocumentGroup`. So does every context if a package modifier, a view of another package or another unknown step is between the views of the app.
- Types listed under `injectors` count as injected somewhere, even if no call of the modifier is found; then only paths that lack the object are reported. With `'*'`, no type counts as never injected.
- A view that only previews show isn't reported, but its previews are. Functions that only previews call count as preview code. A view that the app constructs in code that isn't followed, such as a closure passed to an unknown function, is reported if nothing injects what it needs.
- A package may inject an object of a type that it declares, or that conforms to one of its protocols. Only paths that surely lack such an object are reported.
- If Swift files of the project are excluded, ignored by git, or outside the given folder, one of them may inject an object or provide a context. Only paths that lack an object are reported then.
- Public views of a library are left to the app that shows them. A library is a module without `@main`, a module listed under `library_modules`, or code whose module is unknown.

## Options

Under `rules: missing_injection:` in `.envlint.yml`.

| option | value | default | meaning |
|---|---|---|---|
| `severity` | info, warning, error or off | `error` | severity of the rule's most severe findings; others never exceed it |
| `previews` | info, warning, error or off | `info` | severity of what previews don't inject |
| `provided_types` | a list of words | `[]` | types that code outside the project injects |
"""#
  )
}
