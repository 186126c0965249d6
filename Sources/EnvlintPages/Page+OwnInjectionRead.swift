// Generated from Rules/OwnInjectionRead.md.
// swift-format-ignore-file

extension Page {
  static let ownInjectionRead = Page(
    rule: "own_injection_read",
    markdown: #"""
# own_injection_read

A view injects a value into its content, but the content reads the view's own property, which has the outer value.

## Why it matters

A view's properties come from the environment of the view itself. Modifiers in its `body` change the environment only for the content they are applied to. A property of the view never has a value that the view's own `body` injects, no matter where `body` reads it. It has the value from outside the view.

`isSearching` is the best-known case: `searchable` sets it for the searchable content, so the view that calls `searchable` reads `false` (unless an ancestor is also searchable). Move the content that reads the value to a separate view, and place that view inside the searchable content.

A nested container can read the outer value on purpose and set another one for its children, so most findings are infos. The finding is a warning only if the property can never have anything but its default: only the view itself can read the value that is set, no other code sets the key, and the view doesn't contain itself. For SwiftUI's own keys, only search, `refreshable` and renaming can give a warning. If only the arguments of a modifier such as `padding` read the property, the finding is an info.

## Reported

### Content that reads what is injected for it

```swift bad Credit.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var copyright = "nobody"
}

struct Credit: View {
    @Environment(\.copyright) private var copyright: String

    var body: some View {
        VStack {
            Text(copyright)
            //   ^^^^^^^^^ warning: 'copyright' is read from the environment of 'Credit' itself
        }
        .environment(\.copyright, "me")
    }
}
```

```swift fixed Credit.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var copyright = "nobody"
}

struct Credit: View {
    var body: some View {
        VStack {
            CopyrightText()
        }
        .environment(\.copyright, "me")
    }
}

struct CopyrightText: View {
    @Environment(\.copyright) private var copyright: String

    var body: some View { Text(copyright) }
}
```

### SwiftUI modifiers that set a key

```swift bad Search.swift
import SwiftUI

struct Search: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    @Environment(\.isEnabled) private var isEnabled
    @State private var text = ""

    var body: some View {
        List {
            if isSearching { Text("Searching") }
            // ^^^^^^^^^^^ '.searchable'
            Button("Done") { dismissSearch() }
            //               ^^^^^^^^^^^^^ 'dismissSearch'
        }
        .searchable(text: $text)
        .overlay {
            if isSearching { Text("Nothing found") }
            // ^^^^^^^^^^^ warning: '.searchable'
        }
        Text("Save")
            .opacity(isEnabled ? 1 : 0.5)
            //       ^^^^^^^^^ info: '.disabled'
            .disabled(text.isEmpty)
    }
}
```

### Content that comes from outside

The content may contain the same container again.

```swift bad Box.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var isNested = false
}

struct Box<Content: View>: View {
    @Environment(\.isNested) private var isNested
    @ViewBuilder let content: Content

    var body: some View {
        VStack { content }
            .padding(isNested ? 8 : 16)
            //       ^^^^^^^^ info: '.environment'
            .environment(\.isNested, true)
    }
}
```

### Modifiers that the project declares

```swift bad Modifiers/Themed.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var accent = Color.red
}

extension View {
    func themed(_ accent: Color) -> some View { environment(\.accent, accent) }
}
```

```swift bad Views/Swatch.swift
import SwiftUI

struct Swatch: View {
    @Environment(\.accent) private var accent

    var body: some View {
        Circle().overlay { Text("\(accent)") }.themed(.blue)
        //                         ^^^^^^ info: '.themed'
    }
}
```

### Objects, and content of other modifiers

```swift bad Models/Session.swift
import SwiftUI

@Observable final class Session {
    var name = ""
}
```

```swift bad Views/Profile.swift
import SwiftUI

struct Profile: View {
    @Environment(Session.self) private var session
    let guest: Session

    var body: some View {
        Text("Profile")
            .overlay { Text(session.name) }
            //              ^^^^^^^ '.environment'
            .environment(guest)
    }
}
```

### Members that only such content uses

```swift bad Views/Poster.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var copyright = "nobody"
}

struct Poster: View {
    @Environment(\.copyright) var copyright: String
    @Environment(\.isSearching) private var isSearching
    @State private var text = ""

    var body: some View {
        List {
            title
            footer(isShort: false)
        }
        .searchable(text: $text)
        .environment(\.copyright, "me")
    }

    private var title: some View {
        Text(isSearching ? "Results" : "Poster")
        //   ^^^^^^^^^^^ the value that '.searchable' sets for 'title'
    }
}
```

```swift bad Views/Poster+Footer.swift
import SwiftUI

extension Poster {
    func footer(isShort: Bool) -> some View {
        Text(line).lineLimit(isShort ? 1 : 2)
    }

    private var line: String { "(c) " + copyright }
    //                                  ^^^^^^^^^ the value that '.environment' sets for 'footer'
}
```

## Not reported

### Content outside the injection

```swift good Outside.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var copyright = "nobody"
}

struct Outside: View {
    @Environment(\.copyright) private var copyright: String

    var body: some View {
        HStack {
            Text(copyright)
            Text("x").environment(\.copyright, "me")
        }
        .navigationTitle(copyright)
    }
}
```

### Members that are also used elsewhere

```swift good Header.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var level = 0
}

struct Header: View {
    @Environment(\.level) private var level

    var body: some View {
        title
        VStack { title }.environment(\.level, 2)
    }

    private var title: some View { Text("\(level)") }
}
```

### A value computed from the property

```swift good Level.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var level = 0
}

struct Level: View {
    @Environment(\.level) private var level
    @Environment(\.isEnabled) private var isEnabled
    let isBusy: Bool

    var body: some View {
        Text("\(level)").environment(\.level, level + 1)
        Text(isEnabled ? "on" : "off").disabled(!isEnabled || isBusy)
        Text("\(level)").environment(\.level, next)
    }

    private var next: Int { level + 1 }
}
```

### A value that the body also handles, or observes

```swift good Busy.swift
import SwiftUI

struct Busy<Content: View>: View {
    @Environment(\.isEnabled) private var isEnabled
    @State private var isBusy = false
    let content: Content

    var body: some View {
        content
            .opacity(isEnabled && !isBusy ? 1 : 0.5)
            .disabled(isBusy)
        content
            .onChange(of: isEnabled) { log() }
            .disabled(true)
    }

    func log() {}
}
```

### A transform of the outer value

```swift good Deeper.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var level = 0
}

struct Deeper: View {
    @Environment(\.level) private var level

    var body: some View {
        Text("\(level)").transformEnvironment(\.level) { $0 += 1 }
    }
}
```

### A key that is consumed and reset, or overridden and restored

The view reads the outer value on purpose and hides it from its content.

```swift good Idioms.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var badge: String?
    @Entry var isCompact = true
}

struct Consume: View {
    @Environment(\.badge) private var badge
    @Environment(\.isCompact) private var isCompact
    @Environment(\.layoutDirection) private var direction
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        Text(badge ?? "").environment(\.badge, nil)
        Text("\(isCompact)").environment(\.isCompact, true)
        HStack {
            if direction == .rightToLeft { Spacer() }
            Text("Name").environment(\.layoutDirection, direction)
        }
        .environment(\.layoutDirection, .leftToRight)
        Text("\(isEnabled)").disabled(false)
    }
}
```

### A property that is passed on

```swift good Forward.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var level = 0
    @Entry var outerLevel = 0
}

struct Forward: View {
    @Environment(\.level) private var level

    var body: some View {
        Inner(outer: level).environment(\.outerLevel, level).environment(\.level, 4)
    }
}

struct Inner: View {
    let outer: Int

    var body: some View { Text("\(outer)") }
}
```

### Presented content, actions and other views

```swift good Others.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var level = 0
}

struct Others: View {
    @Environment(\.level) private var level
    @State private var isShown = false

    var body: some View {
        Button("Log") { print(level) }
            .sheet(isPresented: $isShown) { Text("\(level)") }
            .environment(\.level, 2)
    }

    struct Nested: View {
        let level: Int

        var body: some View { Text("\(level)").environment(\.level, 3) }
    }
}
```

### Preferences, and other parts of a value

```swift good Parts.swift
import SwiftUI

struct Theme {
    var size = 1
    var color = 1
}

extension EnvironmentValues {
    @Entry var theme = Theme()
}

struct Parts: View {
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.theme.size) private var size

    var body: some View {
        Text("\(colorScheme == .dark)").preferredColorScheme(.dark)
        Text("\(size)").environment(\.theme.color, 2)
    }
}
```

### Test and preview code

```swift good Previews.swift
import SwiftUI

struct LevelPreviews: PreviewProvider {
    struct Host: View {
        @Environment(\.isSearching) private var isSearching

        var body: some View { Text("\(isSearching)").searchable(text: .constant("")) }
    }

    static var previews: some View { Host() }
}
```

## Limits

- Reads in another property or function of the view are reported only if it is used nowhere but in this content, in code that runs while views are built.
- A value set with `transformEnvironment` counts as computed from the outer value, unless the closure only assigns a new value.
- A modifier that the project declares is checked only if it consists of one chain of modifiers and no other function has its name.
- Closures that are passed to the project's own views and functions might not build views, so reads in them aren't reported.

## Options

Under `rules: own_injection_read:` in `.envlint.yml`.

| option | value | default | meaning |
|---|---|---|---|
| `severity` | info, warning, error or off | `warning` | severity of the rule's most severe findings; others never exceed it |
| `builtin_modifiers` | true or false | `true` | whether SwiftUI modifiers that set a key, such as 'searchable', are also checked |
"""#
  )
}
