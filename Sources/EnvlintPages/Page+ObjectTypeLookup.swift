// Generated from Rules/ObjectTypeLookup.md.
// swift-format-ignore-file

extension Page {
  static let objectTypeLookup = Page(
    rule: "object_type_lookup",
    markdown: #"""
# object_type_lookup

Looking an object up by its type crashes the app when no ancestor has injected it.

## Why it matters

`@Environment(Library.self)` and `@EnvironmentObject` ask for *the* object of a type. If no ancestor has injected one, SwiftUI throws an exception, as Apple's documentation of `Environment` says, and the app crashes. The compiler can't detect this, and a view that works on one screen crashes the app on another: in a new sheet, a second scene or a preview.

The exact type is also the only key. An object that was injected as a subclass isn't found under its base class, a protocol can't be looked up at all, and there can be only one object of a type at a time.

A key path has none of these problems. Without an injection, it returns the key's default value, and the compiler checks that the key exists. Make the entry optional, or give it one shared instance as its default. A key path doesn't observe an `ObservableObject`, so make such a class `@Observable` first.

Where `missing_injection` or `hosting_root_loses_environment` reports that an object is missing, this rule doesn't report the lookups that lack it.

## Reported

### A type that nothing injects

```swift bad Shelf.swift
import SwiftUI

@Observable final class Library {
    var books: [String] = []
}

struct Shelf: View {
    @Environment(Library.self) private var library
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^ warning: 'library' is looked up by its type 'Library', which crashes the app
    @Environment(\.locale) private var locale

    var body: some View {
        Text("Books: \(library.books.count, format: .number.locale(locale))")
    }
}
```

An optional lookup gives `nil` instead:

```swift fixed Shelf.swift
import SwiftUI

@Observable final class Library {
    var books: [String] = []
}

struct Shelf: View {
    @Environment(Library.self) private var library: Library?
    @Environment(\.locale) private var locale

    var body: some View {
        Text("Books: \(library?.books.count ?? 0, format: .number.locale(locale))")
    }
}
```

### A type that the project injects

The compiler doesn't check that this view is below the injection. The finding is an info; its message says whether every path found from an app's scene to the view injects the object.

```swift bad Model/Library.swift
import Observation

@Observable final class Library {
    var books: [String] = []
}
```

```swift bad App/ReaderApp.swift
import SwiftUI

@main
struct ReaderApp: App {
    @State private var library = Library()

    var body: some Scene {
        WindowGroup {
            Shelf()
                .environment(library)
        }
    }
}
```

```swift bad Views/Shelf.swift
import SwiftUI

struct Shelf: View {
    @Environment(Library.self) private var library: Library
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^ info: it is injected everywhere this view was found to be shown

    var body: some View {
        Text("Books: \(library.books.count)")
    }
}
```

With a key path instead:

```swift fixed App/ReaderApp.swift
import SwiftUI

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

```swift fixed Views/Shelf.swift
import SwiftUI

extension Library {
    static let empty = Library()
}

extension EnvironmentValues {
    @Entry var library: Library = .empty
}

struct Shelf: View {
    @Environment(\.library) private var library: Library

    var body: some View {
        Text("Books: \(library.books.count)")
    }
}
```

### Environment objects

```swift bad Session.swift
import SwiftUI

final class Session: ObservableObject {
    @Published var name = ""
}

final class Trip: ObservableObject {
    @Published var stops: [String] = []
}

struct Greeting: View {
    @EnvironmentObject var session: Session
//  ^^^^^^^^^^^^^^^^^^ warning: 'session' is looked up by its type 'Session'

    var body: some View {
        Text("Hello, \(session.name)")
    }
}

struct Stops: View {
    @EnvironmentObject private var trip: Trip
//  ^^^^^^^^^^^^^^^^^^ info: 'trip' is looked up by its type 'Trip'

    var body: some View {
        Text("\(trip.stops.count) stops")
    }
}

struct TripView: View {
    @StateObject private var trip = Trip()

    var body: some View {
        Stops()
            .environmentObject(trip)
    }
}
```

### A custom severity

```yaml
rules:
  object_type_lookup:
    severity: error
```

```swift bad Shelf.swift
import SwiftUI

@Observable final class Library {
    var title = "Library"
}

struct Shelf: View {
    @Environment(Library.self) private var library
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^ error: 'library'

    var body: some View {
        Text(library.title)
    }
}
```

## Not reported

### Optional lookups

```swift good Optional.swift
import SwiftUI

@Observable final class Library {
    var title = "Library"
}

typealias MaybeLibrary = Library?

struct Titles: View {
    @Environment(Library.self) private var library: Library?
    @Environment(Library.self) private var other: Optional<Library>
    @Environment(Library.self) private var third: MaybeLibrary

    var body: some View {
        Text(library?.title ?? other?.title ?? third?.title ?? "")
    }
}
```

### Key paths

```swift good Keys.swift
import SwiftUI

@Observable final class Catalog {
    static let empty = Catalog()
    var titles: [String] = []
}

extension EnvironmentValues {
    @Entry var catalog: Catalog = .empty
}

struct Titles: View {
    @Environment(\.catalog) private var catalog
    @Environment(\.colorScheme) private var colorScheme: ColorScheme

    var body: some View {
        Text("\(catalog.titles.count)")
            .foregroundStyle(colorScheme == .dark ? .white : .black)
    }
}
```

### Allowed types

```yaml
rules:
  object_type_lookup:
    allow_types: [Library]
```

```swift good Shelf.swift
import SwiftUI

@Observable final class Library {
    var title = "Library"
}

struct Shelf: View {
    @Environment(Library.self) private var library

    var body: some View {
        Text(library.title)
    }
}
```

### Injected types, if you trust your injections

```yaml
rules:
  object_type_lookup:
    when_injected: off
```

```swift good Shelf.swift
import SwiftUI

@Observable final class Library {
    var title = "Library"
}

struct Shelf: View {
    @Environment(Library.self) private var library

    var body: some View {
        Text(library.title)
    }
}

struct Home: View {
    @State private var library = Library()

    var body: some View {
        Shelf()
            .environment(library)
    }
}
```

### Types that SwiftUI doesn't manage

In such a type, the lookup always fails; `environment_outside_view` reports it.

```swift good Presenter.swift
import SwiftUI

@Observable final class Library {
    var title = "Library"
}

final class Presenter: ObservableObject {
    @Environment(Library.self) private var library

    var title: String { library.title }
}
```

## Limits

- If envlint can't follow the views down to the lookup, one injection of the type anywhere in the project makes the finding an info.
- A view that is created in code which envlint doesn't follow may be shown anywhere: a coordinator's method, a stored property. For such a view, and what it shows, only its own modifiers count as injections.
- Injections inside packages or modules that aren't linted are unknown. Types listed under `injectors` count as injected. With `'*'`, or if envlint doesn't read some of the project's Swift files, every type counts as possibly injected.
- A package may inject an object of a type that it declares, or that conforms to one of its protocols, so such a lookup has the severity `when_injected`.
- Other projects may inject the types of a library: a lookup in its public views, or of its public types, has the severity `when_injected` even if nothing injects the type here. A library is a module without `@main`, a module listed under `library_modules`, or code whose module is unknown.
- A property that no code reads may not be what crashes the app, so its lookup has the severity `when_injected`.
- As in SwiftUI, injecting a subclass doesn't inject its superclass.

## Options

Under `rules: object_type_lookup:` in `.envlint.yml`.

| option | value | default | meaning |
|---|---|---|---|
| `severity` | info, warning, error or off | `warning` | severity of the rule's most severe findings; others never exceed it |
| `allow_types` | a list of names | `[]` | types that may be looked up |
| `when_injected` | info, warning, error or off | `info` | severity of a lookup whose type the project injects |
"""#
  )
}
