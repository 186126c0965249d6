// Generated from Rules/UnknownSuppression.md.
// swift-format-ignore-file

extension Page {
  static let unknownSuppression = Page(
    rule: "unknown_suppression",
    markdown: #"""
# unknown_suppression

A suppression comment names a rule that does not exist, or cannot be read.

## Why it matters

A comment with a typing error looks as if it worked. It suppresses nothing, or it suppresses half of what it names, and whoever reads it believes otherwise. Rules that were renamed or removed leave such comments behind, too.

## Reported

### A mistyped rule

```swift bad Keys.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var onTap: () -> Void = {} // envlint:disable:this clozure_entry - a legacy button
    //                                                        ^^^^^^^^^^^^^ There is no rule 'clozure_entry'
}
```

```swift fixed Keys.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var onTap: () -> Void = {} // envlint:disable:this closure_entry - a legacy button
}
```

### A reason without a dash

Its first word is reported, because words before ` - ` are rules.

```swift bad Keys.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var onTap: () -> Void = {} // envlint:disable:this closure_entry needed by the old menu
    //                                                                      ^^^^^^ There is no rule 'needed'
}
```

### Another form

```swift bad Views/Keys.swift
import SwiftUI

// envlint:disable:nextline closure_entry
// ^^^^^^^^^^^^^^^^^^^^^^^^ There is no comment 'envlint:disable:nextline'
// envlint:ignore closure_entry
// ^^^^^^^^^^^^^^ There is no comment 'envlint:ignore'
```

```swift bad Views/More.swift
import SwiftUI

// envlint:disable:file
// ^^^^^^^^^^^^^^^^^^^^ names no rule
// envlint:disable:next - the button needs it
// ^^^^^^^^^^^^^^^^^^^^ names no rule
```

## Not reported

### Rules that exist, whether they run or not

```swift good Keys.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var onTap: () -> Void = {} // envlint:disable:this closure_entry, untyped_environment - a legacy button
}
```

### Text about comments

```swift good Keys.swift
import SwiftUI

// Write envlint:disable:nextline if you like, it does nothing.

/// Suppress it with a comment:
///
///     // envlint:disable:next the_rule - the reason
let text = "// envlint:disable the_rule"
```

### A reason behind a dash

```swift good Keys.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var onTap: () -> Void = {} // envlint:disable:this closure_entry -- needed by the old menu
    @Entry var onDrop: () -> Void = {} // envlint:disable:this closure_entry – needed by the old menu
}
```

## Limits

- A comment is read when `envlint:` stands at its start, or behind a further `//` in it. In documentation, what stands behind a further `//` is an example.

## Options

Under `rules: unknown_suppression:` in `.envlint.yml`.

| option | value | default | meaning |
|---|---|---|---|
| `severity` | info, warning, error or off | `warning` | replaces the rule's highest severity; its lower forms never exceed it |
"""#
  )
}
