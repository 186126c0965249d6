// Generated from Rules/UnexplainedSuppression.md.
// swift-format-ignore-file

extension Page {
  static let unexplainedSuppression = Page(
    rule: "unexplained_suppression",
    markdown: #"""
# unexplained_suppression

A suppression comment gives no reason, where one is required.

## Why it matters

A suppression is a decision, and whoever comes later has to know whether it still holds. A comment that suppresses every rule needs a reason in any case: what it hides is not even named. With `require_suppression_reason: true` in `.envlint.yml`, every suppression needs one.

The reason stands behind a dash: `// envlint:disable:next closure_entry - the menu needs it until its rewrite`.

## Reported

### Every rule

```swift bad Keys.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var onTap: () -> Void = {} // envlint:disable:this all
    //                                   ^^^^^^^^^^^^^^^^^^^^^^^^ suppresses every rule without a reason
}
```

```swift fixed Keys.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var onTap: () -> Void = {} // envlint:disable:this all - generated from the old menu
}
```

### Where the configuration asks for it

```yaml
require_suppression_reason: true
```

```swift bad Views/Keys.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var onTap: () -> Void = {} // envlint:disable:this closure_entry
    //                                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This suppression of 'closure_entry' has no reason
    @Entry var onDrop: () -> Void = {} // envlint:disable:this closure_entry -
    //                                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ has no reason
}
```

```swift bad Views/More.swift
// envlint:disable:file closure_entry
// ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ has no reason
import SwiftUI

extension EnvironmentValues {
    @Entry var onCopy: () -> Void = {}
}
```

## Not reported

### With a reason

```yaml
require_suppression_reason: true
```

```swift good Keys.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var onTap: () -> Void = {} // envlint:disable:this closure_entry - the menu needs it
}
```

### Named rules, unless configured

```swift good Keys.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var onTap: () -> Void = {} // envlint:disable:this closure_entry
}
```

### The end of a range

```yaml
require_suppression_reason: true
```

```swift good Keys.swift
import SwiftUI

// envlint:disable closure_entry - the menus are old
extension EnvironmentValues {
    @Entry var onTap: () -> Void = {}
}
// envlint:enable closure_entry
```

## Limits

- Whether a reason is a good one, nobody but a reader can tell.

## Options

Under `rules: unexplained_suppression:` in `.envlint.yml`.

| option | value | default | meaning |
|---|---|---|---|
| `severity` | info, warning, error or off | `warning` | replaces the rule's highest severity; its lower forms never exceed it |
"""#
  )
}
