// Generated from Rules/TrappingEntryDefault.md.
// swift-format-ignore-file

extension Page {
  static let trappingEntryDefault = Page(
    rule: "trapping_entry_default",
    markdown: #"""
# trapping_entry_default

The default of an environment entry can stop the program, although a value may be injected.

## Why it matters

It is tempting to let a missing injection show itself: `fatalError("inject me")` as the default. But a default is not evaluated only when an injection is missing. SwiftUI asks for values while it sets up scenes and roots, above the view that injects, so the default can run in an app whose injections are all in place, and then a correct app crashes.

Return something harmless instead; `assertionFailure` beside it tells in debug builds. Or make the entry optional, so that readers decide what a missing value means.

## Reported

### A call that stops the program

```swift bad Services.swift
import SwiftUI

struct Catalogue {
    var titles: [String] = []
}

extension EnvironmentValues {
    @Entry var catalogue: Catalogue = { fatalError("inject a catalogue") }()
    //                                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning: 'catalogue' can stop the program
    @Entry var archive: Catalogue = {
        print("no archive")
        preconditionFailure("inject an archive")
     // ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ 'archive'
    }()
    @Entry var shelf: Catalogue = fatalError()
    //                            ^^^^^^^^^^^^ 'shelf'
}

private struct StoreKey: EnvironmentKey {
    static var defaultValue: Catalogue { preconditionFailure("inject a store") }
    //                                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ 'StoreKey' can stop the program
}
```

```swift fixed Services.swift
import SwiftUI

struct Catalogue {
    var titles: [String] = []
}

extension EnvironmentValues {
    @Entry var catalogue: Catalogue = Catalogue()
    @Entry var archive: Catalogue = {
        assertionFailure("inject an archive")
        return Catalogue()
    }()
    @Entry var shelf: Catalogue?
}

private struct StoreKey: EnvironmentKey {
    static var defaultValue: Catalogue? { nil }
}
```

### What can fail

```swift bad Files.swift
import SwiftUI

let priceText = "12.50"

struct RatesKey: EnvironmentKey {
    static let defaultValue = try! String(contentsOfFile: "rates.txt", encoding: .utf8)
    //                        ^^^^ warning: 'RatesKey'
}

extension EnvironmentValues {
    @Entry var price: Decimal = Decimal(string: priceText)!
    //                                                    ^ 'price'
    @Entry var host: String = Bundle.main.object(forInfoDictionaryKey: "Host") as! String
    //                                                                         ^^^ 'host'
    @Entry var logo = UIImage(named: "logo")!
    //                                      ^ 'logo'
}

struct LimitKey: EnvironmentKey {
    static var defaultValue: Int {
        guard let limit = Int(priceText) else { fatalError("no limit") }
        //                                      ^^^^^^^^^^^^^^^^^^^^^^ 'LimitKey'
        return limit
    }
}
```

### Project code that stops the program

```swift bad Values.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var session: Session = Session.missing()
    //                            ^^^^^^^^^^^^^^^^^ warning: 'session'
    @Entry var account: Account = missingValue()
    //                            ^^^^^^^^^^^^^^ 'account'
    @Entry var guest: Guest = Guest()
    //                        ^^^^^^^ 'guest'
}
```

```swift good Support/Missing.swift
struct Session {
    static func missing() -> Session {
        fatalError("inject a session")
    }
}

struct Account {}

func missingValue() -> Account {
    print("nothing injected")
    preconditionFailure()
}

struct Guest {
    init() {
        fatalError("guests are not supported")
    }
}
```

## Not reported

### Defaults with a fallback

```swift good Services.swift
import SwiftUI

struct Missing {}

extension EnvironmentValues {
    @Entry var onMissing: Missing = { assertionFailure("inject"); return Missing() }()
    @Entry var port = Int("x" + "8080") ?? 80
    @Entry var help = try? String(contentsOfFile: "help.txt", encoding: .utf8)
    @Entry var title: String!
}
```

### Literals that cannot fail

Nor can the first case of an enum that lists its cases, or the largest element of an array that is written out.

```swift good Literals.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var home: URL = URL(string: "https://example.com")!
    @Entry var id = UUID(uuidString: "00000000-0000-0000-0000-000000000000")!
    @Entry var port = Int("8080")!
    @Entry var zone = TimeZone(secondsFromGMT: 0)!
    @Entry var words = try! NSRegularExpression(pattern: "\\w+", options: [])
    @Entry var tab = Tab.allCases.first!
    @Entry var widest = [12, 40].max()!
}

enum Tab: CaseIterable {
    case home, search
}
```

### Closures that run later

```swift good Actions.swift
import SwiftUI

struct OpenAction {
    var run: (String) -> Void
}

extension EnvironmentValues {
    @Entry var open = OpenAction { _ in fatalError("inject an action") }
}
```

### Project code that only may stop

```swift good Lookup.swift
import SwiftUI

struct Palette {
    static func named(_ name: String) -> Palette {
        if name.isEmpty { fatalError("no name") }
        return Palette()
    }

    static func any() -> Palette {
        Palette()
    }
}

extension EnvironmentValues {
    @Entry var palette = Palette.named("default")
    @Entry var other = Palette.any()
    @Entry var third: Palette = {
        if Palette.any().isDark { fatalError("dark") }
        return Palette()
    }()
}

extension Palette {
    var isDark: Bool { false }
}
```

### Test, preview and debug code

```swift good Tests/KeyTests.swift
import SwiftUI
import Testing

struct SpyKey: EnvironmentKey {
    static var defaultValue: Int { fatalError("not in tests") }
}
```

```swift good Debug.swift
import SwiftUI

#if DEBUG
extension EnvironmentValues {
    @Entry var trace: Int = { fatalError("no trace") }()
}
#endif
```

## Limits

- Of a default that can stop the program in several places, the first is reported.
- Project code counts only when it does nothing but stop the program, and when its name is not ambiguous. What it calls in turn is not looked into.
- `!` and `try!` on literals count as certain for well-known types only, whatever the literal says.

## Options

Under `rules: trapping_entry_default:` in `.envlint.yml`.

| option | value | default | meaning |
|---|---|---|---|
| `severity` | info, warning, error or off | `warning` | replaces the rule's highest severity; its lower forms never exceed it |
| `allow_literal_unwrap` | true or false | `true` | accept '!' and 'try!' on what is made of literals, such as 'URL(string: "…")!' |
"""#
  )
}
