// Generated from Rules/ExpensiveEntryDefault.md.
// swift-format-ignore-file

extension Page {
  static let expensiveEntryDefault = Page(
    rule: "expensive_entry_default",
    markdown: #"""
# expensive_entry_default

The default of an environment entry does costly work every time a view falls back to it.

## Why it matters

`@Entry` turns the default into a getter, and the result isn't stored. The expression runs again each time a view reads the key and no ancestor has set it. Apple's performance guidance for the environment says so, and a `print` in the default shows it: one screen prints the line several times.

Injecting a value isn't enough. Scenes, the root view and every reader above the injection still fall back to the default, and so does each preview.

A default that reads a file reads it again and again on the main thread, while views are being built. Store the value in a `static let`, which Swift evaluates once. A value that must be current, such as the insets of the window, doesn't belong in a default: make the entry optional, or use a constant, and inject the value where it is known.

## Reported

### An initializer that loops

The initializer that the default calls is looked up in the whole project. Costly work is a loop, a call such as `map` or `sorted` on a sequence, `print` and other logging, or reading files, preferences or the bundle.

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

A `static let` is evaluated once for all readers:

```swift fixed Environment/PlantGuide+Environment.swift
import SwiftUI

extension PlantGuide {
    static let houseplants = PlantGuide(species: ["fern", "ivy"])
}

extension EnvironmentValues {
    @Entry var plantGuide: PlantGuide = .houseplants
}
```

### Work that is several calls away

Calls are followed through the project, from initializers and from the initial values of stored properties. The notes of the finding lead to the work.

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
    //                ^^^^^^ calls 'Menu.init()' every time a view falls back to it
    @Entry var soup = todaysSoup()
    //                ^^^^^^^^^^^^ calls 'todaysSoup()' every time a view falls back to it
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

### A closure that is called immediately

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

A `static var` with a getter runs at each read, like `@Entry`. A `static let` doesn't.

```swift bad Keys/GlossaryKey.swift
import SwiftUI

private struct GlossaryKey: EnvironmentKey {
    static var defaultValue: Glossary { Glossary(terms: ["key", "value"]) }
    //                                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ every time a view falls back to it
}

private struct AccentKey: ContainerValueKey {
    static var defaultValue: Data? {
        try? Data(contentsOf: URL(fileURLWithPath: "accent.json"))
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ every time a view falls back to it
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

### Types that you mark as costly, and unknown calls

You can mark a type of another module as costly. With `unknown_calls`, calls that can't be resolved are reported as infos.

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

### Constants and simple values

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

### Work inside a closure that isn't called here

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

### Unresolved calls

`RouteKit` is not among the linted files, so the cost of `makeRoutes` is unknown. Unknown costs are reported only with `unknown_calls`.

```swift good Routes.swift
import RouteKit
import SwiftUI

extension EnvironmentValues {
    @Entry var routes = makeRoutes(for: .city)
}
```

### Work that doesn't run

Only work that always runs is counted. The right side of `??`, `&&` and `||` may never run, and neither may an `@autoclosure` argument. Constants can rule a branch out: with a nil header, nothing runs after `guard let header else { return }`, and a `switch` over a known case runs only that case. The constant can also be an argument or a default argument. `@unknown default` isn't counted, nor is the `else` of an `#available` that every deployment target satisfies. Code in `#if` counts only if an app certainly compiles it. Code under a custom flag, for another system or only for the simulator doesn't count.

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

### Methods of other types, lazy sequences and short lists

The `filter` of a query isn't the `filter` of an array. A list of up to 16 elements, written out or passed to a variadic parameter, counts as short.

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

A default that creates a class instance is reported by [`unstable_entry_default`](UnstableEntryDefault.md), whatever the instance costs. The message of that rule also says if the work is costly.

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

- Names and calls are followed at most eight steps deep, and at most 256 in total per default. Methods are followed only where an initializer calls them on the new value itself. If several functions match the labels of a call, only literal arguments choose between them.
- envlint's table of SDK functions is not complete. A type or function that it lacks is not reported.
- The rule doesn't require that a view reads the default, because scenes and previews read defaults before any view does. If envlint knows a view that reads the default, a note shows it.

## Options

Under `rules: expensive_entry_default:` in `.envlint.yml`.

| option | value | default | meaning |
|---|---|---|---|
| `severity` | info, warning, error or off | `warning` | severity of the rule's most severe findings; others never exceed it |
| `unknown_calls` | true or false | `false` | whether defaults of unknown cost are also reported, as infos |
| `costly_types` | a list of names | `[]` | types whose construction counts as costly |
| `cheap_types` | a list of names | `[]` | types whose construction counts as cheap |
| `cheap_functions` | a list of names | `[]` | functions whose call counts as cheap |
"""#
  )
}
