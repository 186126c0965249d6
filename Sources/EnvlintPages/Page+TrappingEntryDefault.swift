// Generated from Rules/TrappingEntryDefault.md.
// swift-format-ignore-file

extension Page {
  static let trappingEntryDefault = Page(
    rule: "trapping_entry_default",
    markdown: #"""
# trapping_entry_default

The default of an environment entry can crash the app, even when a value is injected.

## Why it matters

It is tempting to make a missing injection visible with `fatalError("inject me")` as the default. But SwiftUI doesn't evaluate a default only when an injection is missing. It also reads values while it sets up scenes and root views, above the view that injects them. So the default can run even if every injection is in place, and a correct app crashes.

Use a harmless value instead, or make the entry optional, so that readers decide what a missing value means.

## Reported

### A call that crashes the app

```swift bad Services.swift
import SwiftUI

struct Catalogue {
    var titles: [String] = []
}

extension EnvironmentValues {
    @Entry var catalogue: Catalogue = { fatalError("inject a catalogue") }()
    //                                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning: 'catalogue' can crash the app
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
    //                                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ 'StoreKey' can crash the app
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
        return Catalogue()
    }()
    @Entry var shelf: Catalogue?
}

private struct StoreKey: EnvironmentKey {
    static var defaultValue: Catalogue? { nil }
}
```

### Expressions that can fail

```swift bad Files.swift
import SwiftUI

var priceText = "12.50"

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

### Project code that crashes the app

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

### Members that crash the app

envlint follows the constants and computed properties that a default uses, as far as their code always runs. A note shows where the app crashes.

```swift bad Entries.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var client: Client = .live
    //                          ^^^^^ warning: 'client'
    @Entry var backup = Client.missing
    //                  ^^^^^^^^^^^^^^ 'backup'
}
```

```swift good Model/Client.swift
struct Client {
    static var live: Client { fatalError("inject a client") }
    static let missing: Client = { preconditionFailure("no client") }()
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

### Literals that can't fail

The first case of an enum that lists its cases can't fail either, nor can the largest element of an array literal.

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

### Constants that can't fail, and code that never runs

```swift good Constants.swift
import SwiftUI

let pageCount: Int? = 3
let host = "https://example.com"

extension EnvironmentValues {
    @Entry var pages: Int = pageCount!
    @Entry var site: URL = URL(string: host + "/start")!
    @Entry var greeting: Data = "hello".data(using: .utf8)!
    @Entry var rank: Int = ["first": 1]["first"]!
    @Entry var level: Int = true ? 1 : fatalError("never")
}

struct PortKey: EnvironmentKey {
    static var defaultValue: Int {
        guard let port = Int("8080") else { fatalError("no port") }
        return port
    }
}

struct SystemKey: EnvironmentKey {
    static var defaultValue: String {
        #if os(Linux)
        fatalError("no app runs here")
        #else
        "Apple"
        #endif
    }
}
```

### A function of the project with that name

```swift good Support.swift
func fatalError(_ message: String) -> Int {
    print(message)
    return 0
}
```

```swift good Entries.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var count: Int = fatalError("no count")
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

### Project code that doesn't always crash

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

- If a default can crash the app in several places, only the first is reported.
- A function or initializer that the project declares is reported only if it always crashes and its name is unambiguous. The functions that it calls aren't checked.
- Code counts only if an app certainly compiles it: not under a custom flag, for another system, or only for the simulator.
- `!` and `try!` on literals count as safe only for well-known types, whatever the literal is.

## Options

Under `rules: trapping_entry_default:` in `.envlint.yml`.

| option | value | default | meaning |
|---|---|---|---|
| `severity` | info, warning, error or off | `warning` | severity of the rule's most severe findings; others never exceed it |
| `allow_literal_unwrap` | true or false | `true` | whether '!' and 'try!' are accepted on a value made of literals, such as 'URL(string: "…")!' |
"""#
  )
}
