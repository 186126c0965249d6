// Generated from Rules/UnknownSuppression.md.
// swift-format-ignore-file

extension Page {
  static let unknownSuppression = Page(
    rule: "unknown_suppression",
    markdown: #"""
# unknown_suppression

A suppression comment names a rule that doesn't exist, or has an invalid form.

## Why it matters

A comment with a typo looks as if it works, but it suppresses nothing, or only some of the rules that it names. Renamed and removed rules also leave such comments in the code.

## Reported

### A mistyped rule

```swift bad Keys.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var onTap: () -> Void = {} // envlint:disable:this clozure_entry - a legacy button
    //                                                        ^^^^^^^^^^^^^ there is no rule 'clozure_entry'
}
```

```swift fixed Keys.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var onTap: () -> Void = {} // envlint:disable:this closure_entry - a legacy button
}
```

### A reason without a dash

The first word of the reason is reported, because words before ` - ` are rule ids.

```swift bad Keys.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var onTap: () -> Void = {} // envlint:disable:this closure_entry needed by the old menu
    //                                                                      ^^^^^^ there is no rule 'needed'
}
```

### An invalid form

```swift bad Views/Keys.swift
import SwiftUI

// envlint:disable:nextline closure_entry
// ^^^^^^^^^^^^^^^^^^^^^^^^ 'envlint:disable:nextline' isn't a suppression comment
// envlint:ignore closure_entry
// ^^^^^^^^^^^^^^ 'envlint:ignore' isn't a suppression comment
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

### A reason after a dash

```swift good Keys.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var onTap: () -> Void = {} // envlint:disable:this closure_entry -- needed by the old menu
    @Entry var onDrop: () -> Void = {} // envlint:disable:this closure_entry – needed by the old menu
}
```

## Limits

- A comment is read if it begins with `envlint:`, or if `envlint:` follows another `//` inside it. In documentation comments, text after another `//` is an example.

## Options

Under `rules: unknown_suppression:` in `.envlint.yml`.

| option | value | default | meaning |
|---|---|---|---|
| `severity` | info, warning, error or off | `warning` | severity of the rule's most severe findings; others never exceed it |
"""#
  )
}
