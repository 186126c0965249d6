// Generated from Rules/UnclosedSuppression.md.
// swift-format-ignore-file

extension Page {
  static let unclosedSuppression = Page(
    rule: "unclosed_suppression",
    markdown: #"""
# unclosed_suppression

A rule is disabled and never enabled again before the end of the file.

## Why it matters

`envlint:disable` without `:next`, `:this`, `:previous` or `:file` begins a range. Without an end, the range also covers all code that is added below it later, which is rarely intended and easy to overlook. End the range with `envlint:enable`, or use `:file` if you mean the whole file.

## Reported

### A range without an end

```swift bad Keys.swift
import SwiftUI

// envlint:disable closure_entry - the menus are old
// ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ 'closure_entry' stays disabled until the end of the file
extension EnvironmentValues {
    @Entry var onTap: () -> Void = {}
}
```

```swift fixed Keys.swift
import SwiftUI

// envlint:disable closure_entry - the menus are old
extension EnvironmentValues {
    @Entry var onTap: () -> Void = {}
}
// envlint:enable closure_entry
```

### One of two rules

```swift bad Views/Keys.swift
import SwiftUI

// envlint:disable closure_entry unstable_entry_default - the menus are old
// ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ 'unstable_entry_default' stays disabled
extension EnvironmentValues {
    @Entry var onTap: () -> Void = {}
}
// envlint:enable closure_entry
```

```swift bad Views/More.swift
import SwiftUI

// envlint:disable all - generated
// ^^^^^^^^^^^^^^^^^^^ every rule stays disabled until the end of the file
extension EnvironmentValues {
    @Entry var onDrop: () -> Void = {}
}
// envlint:enable closure_entry
```

## Not reported

### A range with an end

```swift good Keys.swift
import SwiftUI

// envlint:disable closure_entry unstable_entry_default - the menus are old
extension EnvironmentValues {
    @Entry var onTap: () -> Void = {}
}
// envlint:enable all
```

### The whole file

```swift good Keys.swift
// envlint:disable:file closure_entry - the menus are old
import SwiftUI

extension EnvironmentValues {
    @Entry var onTap: () -> Void = {}
}
```

### One line

```swift good Keys.swift
import SwiftUI

extension EnvironmentValues {
    // envlint:disable:next closure_entry - the menu needs it
    @Entry var onTap: () -> Void = {}
}
```

## Limits

- A range isn't tied to a declaration: it can begin inside a type and end after it.

## Options

Under `rules: unclosed_suppression:` in `.envlint.yml`.

| option | value | default | meaning |
|---|---|---|---|
| `severity` | info, warning, error or off | `warning` | severity of the rule's most severe findings; others never exceed it |
"""#
  )
}
