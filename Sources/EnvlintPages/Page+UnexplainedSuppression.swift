// Generated from Rules/UnexplainedSuppression.md.
// swift-format-ignore-file

extension Page {
  static let unexplainedSuppression = Page(
    rule: "unexplained_suppression",
    markdown: #"""
# unexplained_suppression

A suppression comment gives no reason, but a reason is required.

## Why it matters

A suppression is a decision, and later readers need to know whether its reason still holds. A comment that suppresses every rule always needs a reason, because it doesn't even name what it hides. With `require_suppression_reason: true` in `.envlint.yml`, every suppression needs one.

Write the reason after a dash: `// envlint:disable:next closure_entry - the menu needs it until its rewrite`.

## Reported

### Every rule

```swift bad Keys.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var onTap: () -> Void = {} // envlint:disable:this all
    //                                   ^^^^^^^^^^^^^^^^^^^^^^^^ suppresses every rule but gives no reason
}
```

```swift fixed Keys.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var onTap: () -> Void = {} // envlint:disable:this all - generated from the old menu
}
```

### Reasons required by the configuration

```yaml
require_suppression_reason: true
```

```swift bad Views/Keys.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var onTap: () -> Void = {} // envlint:disable:this closure_entry
    //                                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ this suppression of 'closure_entry' has no reason
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

- envlint can't judge whether a reason is a good one.

## Options

Under `rules: unexplained_suppression:` in `.envlint.yml`.

| option | value | default | meaning |
|---|---|---|---|
| `severity` | info, warning, error or off | `warning` | severity of the rule's most severe findings; others never exceed it |
"""#
  )
}
