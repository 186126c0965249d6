// Generated from Rules/ExpensiveEntryDefault.md.
// swift-format-ignore-file

extension Page {
  static let expensiveEntryDefault = Page(
    rule: "expensive_entry_default",
    markdown: #"""
# expensive_entry_default

The default of an environment entry does costly work at every read that falls back to it.

## Why it matters

`@Entry` turns the default into a getter. Nothing stores what the getter returns, so the expression runs again each time a view reads the key and no ancestor has set it. Apple's performance guidance for the environment says so, and a `print` in the initializer shows it: the line appears several times for a single screen.

Injecting a value does not help. Scenes, the root view and every reader above the injection fall back to the default first, and so does each preview.

A file that is read there is read again and again on the main thread, while views are being built. Keep the work out of the default: hold the value in a `static let`, which Swift evaluates once. A value that must be current, such as the insets of the window, does not belong into a default at all: make the entry optional, or give it a plain constant, and inject the value where it is known.

## Reported

### An initializer that loops

The initializer that the default calls is looked up in the whole project. Loops, calls such as `map` and `sorted` on a sequence, `print` and other logging, and reading files, preferences or the bundle count as costly.

```swift bad Models/PlantGuide.swift
import SwiftUI

struct PlantGuide {
    var wateringDays: [String: Int] = [:]

    init(species: [String]) {
        for name in species {
            wateringDays[name] = name.count % 7 + 1
        }
    }
}
```

```swift bad Environment/PlantGuide+Environment.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var plantGuide = PlantGuide(species: ["fern", "ivy"])
    //                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ 'plantGuide'
}
```

```swift good Views/WateringLabel.swift
import SwiftUI

struct WateringLabel: View {
    @Environment(\.plantGuide) private var plantGuide
    var species: String

    var body: some View {
        Text("Water every \(plantGuide.wateringDays[species] ?? 7) days")
    }
}
```

A `static let` is evaluated once, whoever reads it:

```swift fixed Environment/PlantGuide+Environment.swift
import SwiftUI

extension PlantGuide {
    static let houseplants = PlantGuide(species: ["fern", "ivy"])
}

extension EnvironmentValues {
    @Entry var plantGuide: PlantGuide = .houseplants
}
```

### Work some steps away

What an initializer calls, and what the initial values of stored properties call, is followed through the project. The notes of the report lead to the work.

```swift bad Models/Menu.swift
struct Menu {
    var dishes = Dishes()
}

struct Dishes {
    var names: [String]

    init() {
        names = Dishes.load()
    }

    static func load() -> [String] {
        var names: [String] = []
        for number in 1...200 { names.append("Dish \(number)") }
        return names
    }
}

func todaysSoup() -> String {
    var soup = "soup"
    while soup.count < 40 { soup += " and soup" }
    return soup
}
```

```swift bad Environment/Menu+Environment.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var menu = Menu()
    //                ^^^^^^ runs 'Menu.init()' again
    @Entry var soup = todaysSoup()
    //                ^^^^^^^^^^^^ runs 'todaysSoup()' again
}
```

```swift fixed Environment/Menu+Environment.swift
import SwiftUI

extension Menu {
    static let ofToday = Menu()
}

extension EnvironmentValues {
    @Entry var menu: Menu = .ofToday
    @Entry var soup: String?
}
```

### Files, decoding and preferences

```swift bad Help.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var helpText = try? String(contentsOfFile: "help.txt", encoding: .utf8)
    //                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ 'helpText'
    @Entry var licenceFile: URL? = Bundle.main.url(forResource: "licence", withExtension: "txt")
    //                             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ 'licenceFile'
    @Entry var userName = UserDefaults.standard.string(forKey: "name")
    //                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ 'userName'
    @Entry var draft: Data? = UserDefaults.standard.data(forKey: "draft")
    //                        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ 'draft'
}
```

### A closure that is called at once

```swift bad Menu.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var greeting: String = { print("greeting"); return "Hello" }()
    //                            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ 'greeting'
}
```

```swift fixed Menu.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var greeting: String = "Hello"
}
```

### A computed default of a key type

A `static var` with a getter runs at each read, as `@Entry` does; a `static let` does not.

```swift bad Keys/GlossaryKey.swift
import SwiftUI

private struct GlossaryKey: EnvironmentKey {
    static var defaultValue: Glossary { Glossary(terms: ["key", "value"]) }
    //                                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ again at every read
}

private struct AccentKey: ContainerValueKey {
    static var defaultValue: Data? {
        try? Data(contentsOf: URL(fileURLWithPath: "accent.json"))
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ again at every read
    }
}

extension EnvironmentValues {
    var glossary: Glossary {
        get { self[GlossaryKey.self] }
        set { self[GlossaryKey.self] = newValue }
    }
}
```

```swift good Models/Glossary.swift
import SwiftUI

struct Glossary {
    var terms: [String]

    init(terms: [String]) {
        self.terms = terms.sorted()
    }
}
```

```swift fixed Keys/GlossaryKey.swift
import SwiftUI

private struct GlossaryKey: EnvironmentKey {
    static let defaultValue = Glossary(terms: ["key", "value"])
}

extension EnvironmentValues {
    var glossary: Glossary {
        get { self[GlossaryKey.self] }
        set { self[GlossaryKey.self] = newValue }
    }
}
```

### What you know to be costly, or want to know

A type from elsewhere can be named as costly. With `unknown_calls`, calls that cannot be looked up are reported as infos.

```yaml
rules:
  expensive_entry_default:
    costly_types: [Atlas]
    unknown_calls: true
    cheap_functions: [makeLegend]
```

```swift bad Maps.swift
import AtlasKit
import SwiftUI

extension EnvironmentValues {
    @Entry var atlas = Atlas(region: .north)
    //                 ^^^^^^^^^^^^^^^^^^^^^ warning: 'atlas'
    @Entry var routes = makeRoutes(for: .city)
    //                  ^^^^^^^^^^^^^^^^^^^^^^ info: 'routes'
    @Entry var legend = makeLegend()
}
```

## Not reported

### Values that are stored once

```swift good Stored.swift
import SwiftUI

struct WordList {
    var words: Set<String> = []

    init() {
        for number in 0..<5000 { words.insert("word \(number)") }
    }
}

enum Shared {
    static let words = WordList()
}

private struct WordsKey: EnvironmentKey {
    static let defaultValue = WordList()
}

private struct OldWordsKey: EnvironmentKey {
    nonisolated(unsafe) static var defaultValue = WordList()
}

extension EnvironmentValues {
    @Entry var words: WordList = Shared.words
}
```

### Constants and a few plain values

```swift good Plain.swift
import SwiftUI

struct Spacing {
    var inner: CGFloat = 8
    var outer: CGFloat = 16
}

extension EnvironmentValues {
    @Entry var title: String?
    @Entry var insets = EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
    @Entry var isEditing: Binding<Bool> = .constant(false)
    @Entry var spacing = Spacing()
    @Entry var wideSpacing = Spacing(inner: 12, outer: 24)
    @Entry var tint: Color = .accentColor
    @Entry var session: URLSession = .shared
}
```

### Work inside a closure that nobody calls here

```swift good Deferred.swift
import SwiftUI

struct Importer {
    var load: () -> Data?

    init() {
        load = { FileManager.default.contents(atPath: "import.csv") }
    }
}

extension EnvironmentValues {
    @Entry var importer = Importer()
    @Entry var loadHelp: () -> String? = { try? String(contentsOfFile: "help.txt", encoding: .utf8) }
}
```

### Calls that cannot be looked up

`RouteKit` is not among the linted files, so what `makeRoutes` costs is unknown, and an unknown cost is not reported.

```swift good Routes.swift
import RouteKit
import SwiftUI

extension EnvironmentValues {
    @Entry var routes = makeRoutes(for: .city)
}
```

### Work that is not done

The right side of `??`, `&&` and `||` may never run, an `@autoclosure` argument or operand neither, and a branch that a constant rules out never does, be it one that the call passes or a default argument: behind `guard let path else { return }` nothing runs without a path, and of a `switch` over a known case only that case does. `@unknown default`, and the `else` of an `#available` that every deployment target fulfils, are not run either. Code under `#if` counts only where some app surely has it: not under a flag of the project, for another system, or for the simulator alone.

```swift good Skipped.swift
import SwiftUI

struct Notes {
    static var cached: [String]?
    static let isVerbose = false
    var lines: [String]

    init() {
        if Notes.isVerbose { print("notes are made") }
        #if TRACE
        print("notes are made")
        #endif
        lines = Notes.cached ?? Notes.load()
    }

    static func load() -> [String] {
        var lines: [String] = []
        for number in 1...900 { lines.append("Line \(number)") }
        return lines
    }
}

extension EnvironmentValues {
    @Entry var notes = Notes()
}
```

```swift good Optional.swift
import SwiftUI

struct Dataset {
    enum Source { case none, file(String) }

    var rows: [String] = []

    init(_ source: Source, header: String? = nil) {
        switch source {
        case .none: break
        case .file(let path): rows = Dataset.load(path)
        }
        guard let header else { return }
        rows.insert(contentsOf: Dataset.load(header), at: 0)
    }

    static func load(_ path: String) -> [String] {
        let text = try? String(contentsOfFile: path, encoding: .utf8)
        return text?.components(separatedBy: "\n") ?? []
    }
}

extension EnvironmentValues {
    @Entry var dataset = Dataset(.none)
}
```

### Methods of other types, lazy sequences and a few elements

`filter` of a query is not that of an array. Up to 16 elements that are written out, or given to a variadic parameter, are few.

```swift good Few.swift
import SwiftUI

struct Query {
    var terms: [String] = []

    func filter(_ term: String) -> Query {
        Query(terms: terms + [term])
    }
}

struct Steps {
    var sum = 0

    init(_ sizes: Int...) {
        for size in sizes { sum += size }
        for size in 0..<4 { sum += size }
    }
}

extension EnvironmentValues {
    @Entry var open = Query().filter("open")
    @Entry var steps = Steps(1, 2, 3)
}
```

### New class instances

A class instance that is created at each read is the business of [`unstable_entry_default`](UnstableEntryDefault.md), whatever it costs. That rule's message says when it is costly, too.

```swift good Journal.swift
import SwiftUI

@Observable final class Journal {
    var pages: [String] = []

    init() {
        for number in 1...400 { pages.append("Page \(number)") }
    }
}

extension EnvironmentValues {
    @Entry var journal = Journal()
}
```

## Limits

- Names are followed eight steps far, and 256 parts of one default in all. Methods are followed where an initializer calls them on the new value itself, not those of other values. Of several functions that fit a call by their labels, literals alone tell which one is meant.
- The SDK table is long, not complete. A type or function that it does not have is not reported.
- Whether some view really reads the default is not part of the condition, because scenes and previews read defaults before any view does. Where a path to a view without an injection is known, a note shows it.

## Options

Under `rules: expensive_entry_default:` in `.envlint.yml`.

| option | value | default | meaning |
|---|---|---|---|
| `severity` | info, warning, error or off | `warning` | replaces the rule's highest severity; its lower forms never exceed it |
| `unknown_calls` | true or false | `false` | also report defaults whose cost is not known, as info |
| `costly_types` | a list of words | `[]` | types whose construction counts as costly |
| `cheap_types` | a list of words | `[]` | types whose construction counts as cheap |
| `cheap_functions` | a list of words | `[]` | functions whose call counts as cheap |
"""#
  )
}
