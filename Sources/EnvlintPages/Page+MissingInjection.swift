// Generated from Rules/MissingInjection.md.
// swift-format-ignore-file

extension Page {
  static let missingInjection = Page(
    rule: "missing_injection",
    markdown: #"""
# missing_injection

A view needs an object that no ancestor injects, so showing it crashes the app.

## Why it matters

`@Environment(Library.self)` and `@EnvironmentObject` require an object that some ancestor must have injected. Without one, the app crashes with "No Observable object of type Library found" or "No ObservableObject of type Library found" when the view is shown, and not before. The compiler can't detect this.

An object that is injected on one screen isn't automatically available on the next. A scene doesn't see objects that are injected in another scene. A sheet inherits the environment at the place of `.sheet` in the chain, so it doesn't see objects that modifiers before `.sheet` inject. A pushed destination inherits the environment of the navigation container, such as a `NavigationStack`; for the destination of a `NavigationLink`, that depends on the version of the system. A preview sees only the objects that it injects itself.

envlint follows the views from each scene, widget, hosting controller and preview down to the views that look something up, through members, content closures, view modifiers and the project's own helpers.

One missing injection gives one finding, however many views need the object; `object_type_lookup` doesn't report their lookups again. The finding is placed where the injection most likely belongs: where all of these views are created together, as far down as possible, inside a type that has such an object. If no such type has one, it is where most other objects are injected, or where a view is created that other code gives the object. If nothing injects the type at all, one finding covers all of its lookups.

A finding is an error if envlint can follow every step from the app to the view without relying on code from a package, on the case of an enum that it doesn't know, as in `.sheet(item: $route) { $0.makeView() }`, on a value that a view is created with, such as a constant that an `if` or `switch` in it asks for, on a key that is derived from others, on a `NavigationLink` whose own place has the object, on a view that shows itself with the object, or on a custom `#if` condition, unless Xcode's targets determine it, and the view really uses the object. Otherwise it is a warning, or in a preview an info.

## Reported

### A type that nothing injects

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

A key path and a type are different keys. So are a class and its subclass: a lookup requires the exact type.

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

A sheet sees objects that modifiers after `.sheet` inject. A pushed destination sees objects that are injected outside the navigation stack.

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

### The destination of a link

On some systems, the destination of a `NavigationLink` doesn't see what is injected between the navigation container and the link. Inject the object into the destination, or outside the container.

```swift bad Library.swift
import SwiftUI

@Observable final class Library {
    var books: [String] = []
}

struct BookView: View {
    @Environment(Library.self) private var library
    let book: String

    var body: some View {
        Text("\(book), one of \(library.books.count)")
    }
}

struct BookList: View {
    let books: [String]

    var body: some View {
        List(books, id: \.self) { book in
            NavigationLink(book) {
                BookView(book: book)
//              ^^^^^^^^ warning: 'BookView' needs 'Library' from the environment, but the path
            }
        }
    }
}

@main
struct LibraryApp: App {
    @State private var library = Library()

    var body: some Scene {
        WindowGroup {
            NavigationStack {
                BookList(books: library.books)
                    .environment(library)
            }
        }
    }
}
```

```swift fixed Library.swift
import SwiftUI

@Observable final class Library {
    var books: [String] = []
}

struct BookView: View {
    @Environment(Library.self) private var library
    let book: String

    var body: some View {
        Text("\(book), one of \(library.books.count)")
    }
}

struct BookList: View {
    let books: [String]

    var body: some View {
        List(books, id: \.self) { book in
            NavigationLink(book) {
                BookView(book: book)
            }
        }
    }
}

@main
struct LibraryApp: App {
    @State private var library = Library()

    var body: some Scene {
        WindowGroup {
            NavigationStack {
                BookList(books: library.books)
            }
            .environment(library)
        }
    }
}
```

### A context that nothing provides

If the app provides no SwiftData or Core Data context, views that read one get a default context that stores nothing. envlint reports this once, if neither the app nor any view that it shows provides a context. Contexts in previews and tests don't count.

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

### Views that a package shows

Where the source of a package is checked out below the project, it is followed like the project's own. A package whose source isn't there doesn't know the project's types. Its modifiers and views can't inject an object of one unless the project passes the object to them.

```swift bad Shelf.swift
import PanelKit
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

struct Home: View {
    @State private var isOpen = false

    var body: some View {
        Button("Open") { isOpen = true }
            .panel($isOpen, style: .floating) {
                Shelf()
            }
    }
}

@main
struct ReaderApp: App {
    @State private var library = Library()

    var body: some Scene {
        WindowGroup {
            Home()
//          ^^^^ warning: 'Shelf' needs 'Library' from the environment, but the path ReaderApp → Home → Shelf doesn't inject it
        }
        Window("Library", id: "library") {
            Shelf()
                .environment(library)
        }
    }
}
```

### Previews

A missing object in a preview affects only Xcode, so the finding is an info. The option `previews` changes its severity or turns it off. The fix, a suggestion, gives the preview new objects, or the `shared` ones, if all that it lacks can be had so.

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
//  ^^^^^^^^ info: this preview doesn't inject 'Session', which 'Greeting' needs from the environment
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

If a view shows content only when its own optional lookup succeeds, the content has the object:

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

A path never combines code that no build compiles together: code for different platforms, `DEBUG` and `!DEBUG`, or two branches of one `#if`.

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

### What packages may inject

A modifier or view from a package may inject an object that it's passed, that its name says it injects, or whose type conforms to one of the package's protocols. List what it injects in the `injectors` setting; envlint then assumes exactly that. Where it shows content that it's passed isn't known, so nothing that is injected further out counts there for sure, unless the `containers` setting lists it.

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

struct Page: View {
    @State private var account = Account()

    var body: some View {
        Greeting()
            .onboarding(for: account)
    }
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

#Preview("Passed") {
    Greeting()
        .onboarding(for: Account())
}

#Preview("By its name") {
    Greeting()
        .injectAccount()
}
```

## Limits

- envlint stops at a step that it doesn't know: content that code stores and shows elsewhere, an object of unknown type, or a modifier that neither the project nor SwiftUI declares and that gets an argument of unknown type, an object, or a closure that returns one. If an unknown modifier injects something, add it to `injectors` in the configuration; if it shows content in place, to `containers`.
- A modifier or view that neither the project nor SwiftUI declares counts as one from a package if some file of the module imports a package. It may inject what other code has registered if its name begins with `with` or contains a word such as `inject`, `provide`, `environment`, `container`, `register` or `store`. Code that a build generates isn't known.
- If envlint finds no navigation container around a `NavigationLink`, only what is injected there and further in counts as injected into its destination, and nothing is reported as missing.
- A member of a value of unknown type is followed if the project has exactly one member of that name.
- If several functions have the same name, envlint follows those that match the labels of the call and the types of its views. If several match, any of them may be called, unless each build compiles just one of them: only what all of them inject is injected, and what one of them lacks isn't reported. The same goes for a method that types override or implement for a protocol.
- If several views have the same name, envlint follows the one that matches the labels of the call. If several match, it relies only on what is injected into all of them.
- A function that is called with an enum case, such as `.home`, shows only the content of its `switch` for that case, and so does a view that keeps the case in a constant, `Page(kind: .home)`, unless an initializer of its own may keep another one. A comparison, `if kind == .home`, counts as well. A static member of the enum may be any case. Any other condition may be true or false. If a modifier of the project injects an object only under a condition, envlint doesn't report the object as missing, because the content may check the same condition.
- What a view shows only for some value of a project's key, `if style == .compact` with `@Environment(\.style)`, isn't reported: code around the view may set the key to another value.
- The content of `.sheet(item: $route)` and of other presentations with an item is followed for the cases that code gives the property, if each place that may set it is known. Otherwise, and in `.navigationDestination(for: Route.self)`, it is followed for the cases that code creates anywhere. What only other cases show is never shown, and what is shown for a case that only the code of a view sets isn't shown where no root shows that view. Enums with raw values, public enums of a library, and enums that are `CaseIterable` or `Decodable` may have any case.
- If no app in the project shows a scene, another project's app might, so the environment of its views is unknown.
- A value of a package's type, such as `.styled(theme)`, holds only what its type says, unless code of the project makes values of that type, or a type of the project conforms to that protocol. A value of a function's own generic type holds no object unless a class that is looked up conforms to the same protocols.
- If several modules may declare a view, and no manifest says who compiles it, the folder of each `@main` counts as a module.
- A call whose labels don't match SwiftUI's, such as `.sheet($isOpen) { … }`, counts as a modifier from a package.
- If a function passes `self` to a closure of type `(Self) -> V`, envlint follows the closure at the call, provided that it contains only views and conditions. It doesn't follow other closures.
- A local variable shows the values that code may have given it there. After a loop, or after two statements with conditions, it may have another one, so what a value lacks isn't reported.
- A view that code creates for a property, `let header = Header()` or `Item(view: AnyView(Row()))`, is followed to where bodies show the property, if they alone use it; also in arrays and closures, but not in tuples, dictionaries or enum cases. If the property isn't a constant with an initial value, it may hold another view, so what the view lacks there isn't reported.
- Destinations outside a navigation container are ignored.
- In previews, what is shown only for one case of an enum isn't reported, unless the case is known.
- In previews, and for a type that is injected elsewhere, a property is reported only if its own file or an extension of its type reads it.
- App delegates, scene delegates and `ReferenceFileDocument` types count as injected, because SwiftUI injects them.
- If a style, an operator, a subscript, a result builder, or a declaration with the same name as one in SwiftUI injects an object, envlint assumes that the object may be injected everywhere.
- A SwiftData context counts as provided if the project mentions a `ModelContainer` or a `DocumentGroup`. Any context counts as provided if the path through the app's views contains a modifier or view from a package, or another unknown step.
- Types listed under `injectors` count as injected somewhere, even if nothing calls the modifier, so only paths that lack the object are reported. With `'*'`, every type counts as injected somewhere.
- A view that only previews show isn't reported, but its previews are. Functions that only previews call count as preview code. If the app creates a view in code that envlint doesn't follow, such as a closure passed to an unknown function, the view is reported only if nothing in the project injects what it needs.
- A package may inject an object of a type that it declares, or that conforms to one of its protocols. Only paths that surely lack such an object are reported.
- If Swift files of the project are excluded, ignored by git, or outside the given folder, one of them may inject an object or provide a context. Only paths that lack an object are reported then.
- Public views of a library aren't reported, because the app that shows them may inject what they need, unless an app of the project shows them without it. A library is a module without `@main`, a module listed under `library_modules`, or code whose module is unknown.

## Options

Under `rules: missing_injection:` in `.envlint.yml`.

| option | value | default | meaning |
|---|---|---|---|
| `severity` | info, warning, error or off | `error` | severity of the rule's most severe findings; others never exceed it |
| `previews` | info, warning, error or off | `info` | severity of findings in previews |
| `provided_types` | a list of names | `[]` | types that code outside the project injects |
"""#
  )
}
