// Generated from Rules/SuperfluousSuppression.md.
// swift-format-ignore-file

extension Page {
  static let superfluousSuppression = Page(
    rule: "superfluous_suppression",
    markdown: #"""
# superfluous_suppression

A suppression comment suppresses nothing, because the rule has no finding there.

## Why it matters

A suppression means that something is wrong here and has been accepted. Once the code is fixed or moved, the comment is no longer true. It also stays in force: it hides the next finding of the rule at this place, which nobody decided to accept. Remove comments that are no longer needed; `--fix` does it for you.

Only comments about rules that ran are checked. A comment isn't reported if its rule is off, is opt-in and not enabled, or excludes the file.

## Reported

### Code that was fixed

```swift bad Keys.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var columnCount = 2 // envlint:disable:this closure_entry - the grid needs it
    //                            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ 'closure_entry' has no finding on this line

    /// Rows of the grid.
    @Entry var rowCount = 3 /* envlint:disable:this closure_entry */
    //                         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ suppresses nothing
}
```

```swift fixed Keys.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var columnCount = 2

    /// Rows of the grid.
    @Entry var rowCount = 3
}
```

### One rule of several

Only the rule without a finding is removed.

```swift bad Keys.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var onTap: () -> Void = {} // envlint:disable:this closure_entry unstable_entry_default - a legacy button
    //                                                                      ^^^^^^^^^^^^^^^^^^^^^^ 'unstable_entry_default' has no finding
}
```

```swift fixed Keys.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var onTap: () -> Void = {} // envlint:disable:this closure_entry - a legacy button
}
```

### Ranges and files

```swift bad Views/Keys.swift
import SwiftUI

// envlint:disable closure_entry - the menus are old
// ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ 'closure_entry' has no finding in the code after it
extension EnvironmentValues {
    @Entry var columnCount = 2
}
// envlint:enable closure_entry
```

```swift bad Views/More.swift
// envlint:disable:file closure_entry - the menus are old
// ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ 'closure_entry' has no finding in this file
// envlint:enable unstable_entry_default
// ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ enables 'unstable_entry_default', which isn't disabled here
import SwiftUI
```

## Not reported

### What suppresses something

```swift good Keys.swift
import SwiftUI

extension EnvironmentValues {
    // envlint:disable:next closure_entry - the menu needs it until its rewrite
    @Entry var onTap: () -> Void = {}

    @Entry var onDrop: () -> Void = {} // envlint:disable:this all - generated from the old menu
}
```

### Comments above a declaration

A comment applies to the whole declaration, including its attributes and documentation. Several comments above one declaration all apply.

```swift good Views/Inbox.swift
import SwiftUI

@Observable final class Store {}

struct Inbox: View {
    // envlint:disable:next unused_environment - the next version shows it
    /// How wide the list is.
    @Environment(\.horizontalSizeClass)
    private var sizeClass

    // envlint:disable:next unused_environment - the next version shows it
    // envlint:disable:next object_type_lookup - every scene injects it
    @Environment(Store.self)
    private var store: Store

    var body: some View { Text("Inbox") }
}
```

### A range with one finding in it

```swift good Keys.swift
import SwiftUI

// envlint:disable closure_entry - the menus are old
extension EnvironmentValues {
    @Entry var columnCount = 2
    @Entry var onTap: () -> Void = {}
}
// envlint:enable closure_entry
```

### A rule that doesn't run

```yaml
disabled_rules: [closure_entry]
```

```swift good Keys.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var columnCount = 2 // envlint:disable:this closure_entry - for those who switch it on
    @Entry var rowCount = 2 // envlint:disable:this untyped_environment - an opt-in rule
}
```

### A comment about this rule

```swift good Clock.swift
import SwiftUI

extension EnvironmentValues {
    // envlint:disable superfluous_suppression - the closure comes and goes with a build setting
    @Entry var columnCount = 2 // envlint:disable:this closure_entry - see above
    // envlint:enable superfluous_suppression
}
```

## Limits

- In a file with a syntax error, or if the given files belong to no project, findings may be missing, so comments are not reported.
- Comments about the rules on suppression comments are not checked, because their findings depend on the result.
- `all` is checked only if no rule is disabled and `--only` isn't used.

## Options

Under `rules: superfluous_suppression:` in `.envlint.yml`.

| option | value | default | meaning |
|---|---|---|---|
| `severity` | info, warning, error or off | `warning` | severity of the rule's most severe findings; others never exceed it |
"""#
  )
}
