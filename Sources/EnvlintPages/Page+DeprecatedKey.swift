// Generated from Rules/DeprecatedKey.md.
// swift-format-ignore-file

extension Page {
  static let deprecatedKey = Page(
    rule: "deprecated_key",
    markdown: #"""
# deprecated_key

A key path uses an environment key that newer keys have replaced.

## Why it matters

Apple replaces some keys quietly: the documentation names a replacement, but the compiler says nothing. The replacements express more exactly what is meant, and some cost less. `presentationMode` is the clearest case. It is a binding, so a view that only wants to close itself updates whenever its presentation changes. `dismiss` is an action that only closes the view, and `isPresented` says whether it is presented.

| key | replacement | since |
|---|---|---|
| `presentationMode` | `dismiss`, `isPresented` | iOS 15, macOS 12, tvOS 15, watchOS 8 |
| `sizeCategory` | `dynamicTypeSize` | iOS 15, macOS 12, tvOS 15, watchOS 8 |
| `disableAutocorrection` | `autocorrectionDisabled` | iOS 13, macOS 10.15, tvOS 13, watchOS 8 |
| `complicationRenderingMode` | `widgetRenderingMode` | iOS 16, macOS 13, watchOS 9 |
| `controlActiveState` | `appearsActive` | macOS 10.15, Mac Catalyst 18 |

## Reported

### A sheet that closes itself

```swift bad NoteEditor.swift
import SwiftUI

struct NoteEditor: View {
    @Environment(\.presentationMode) private var presentationMode
    //             ^^^^^^^^^^^^^^^^ info: '\.presentationMode' has been replaced by '\.dismiss' and '\.isPresented'

    var body: some View {
        Button("Done") { presentationMode.wrappedValue.dismiss() }
    }
}
```

```swift fixed NoteEditor.swift
import SwiftUI

struct NoteEditor: View {
    @Environment(\.dismiss) private var presentationMode

    var body: some View {
        Button("Done") { presentationMode() }
    }
}
```

### Reads, injections and longer key paths

```swift bad Reader.swift
import SwiftUI

struct Reader: View {
    @Environment(\.sizeCategory) private var size
    //             ^^^^^^^^^^^^ '\.sizeCategory' has been replaced by '\.dynamicTypeSize'
    @Environment(\EnvironmentValues.controlActiveState) private var state
    //                              ^^^^^^^^^^^^^^^^^^ '\.appearsActive'
    @Environment(\.sizeCategory.isAccessibilityCategory) private var isLarge
    //             ^^^^^^^^^^^^

    var body: some View {
        TextField("Title", text: .constant(""))
            .environment(\.disableAutocorrection, true)
            //             ^^^^^^^^^^^^^^^^^^^^^ '\.autocorrectionDisabled'
            .transformEnvironment(\.sizeCategory) { $0 = .large }
            //                      ^^^^^^^^^^^^
    }
}
```

### Code that runs only on newer systems

`@available` and `#available` raise the minimum version for the code inside them.

```yaml
deployment_targets:
  iOS: 14
```

```swift bad NoteEditor.swift
import SwiftUI

@available(iOS 15, *)
struct NoteEditor: View {
    @Environment(\.presentationMode) private var presentationMode
    //             ^^^^^^^^^^^^^^^^ info: replaced

    var body: some View {
        Button("Done") { presentationMode.wrappedValue.dismiss() }
    }
}
```

### A view and its preview in two files

```swift bad Views/Badge.swift
import SwiftUI

struct Badge: View {
    @Environment(\.complicationRenderingMode) var mode
    //             ^^^^^^^^^^^^^^^^^^^^^^^^^ '\.widgetRenderingMode'

    var body: some View { Text("1") }
}
```

```swift bad Views/Badge+Preview.swift
import SwiftUI

#Preview {
    Badge().environment(\.sizeCategory, .accessibilityLarge)
    //                    ^^^^^^^^^^^^ info: replaced
}
```

## Not reported

### The replacements

```swift good Reader.swift
import SwiftUI

struct Reader: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    @Environment(\.dynamicTypeSize) private var size

    var body: some View {
        Text("\(size.hashValue) \(isPresented)").onTapGesture { dismiss() }
    }
}
```

### A key that the project declares

```swift good Size.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var sizeCategory: Int = 0
}

struct Reader: View {
    @Environment(\.sizeCategory) private var size

    var body: some View { Text("\(size)") }
}
```

### Code for older systems

```swift good Compatibility.swift
import SwiftUI

@available(iOS, deprecated: 15)
struct OldCloser: View {
    @Environment(\.presentationMode) private var mode

    var body: some View {
        Button("Close") { mode.wrappedValue.dismiss() }
    }
}

struct Sized<Content: View>: View {
    var content: Content

    var body: some View {
        if #available(iOS 15, *) {
            content.environment(\.dynamicTypeSize, .large)
        } else {
            content.environment(\.sizeCategory, .large)
        }
    }
}

#if swift(<5.5)
    struct OldReader: View {
        @Environment(\.sizeCategory) var size

        var body: some View { Text("Old") }
    }
#endif
```

### A deployment target older than the replacement

Deployment targets come from the first source that specifies them: the `deployment_targets` setting, the `platforms` of the package that contains the file, the Xcode targets that compile the file, or Xcode projects in the root folder and the folders directly below it. If that source specifies several versions for one system, the lowest counts.

```yaml
deployment_targets:
  iOS: 14
```

```swift good NoteEditor.swift
import SwiftUI

struct NoteEditor: View {
    @Environment(\.presentationMode) private var presentationMode

    var body: some View {
        Button("Done") { presentationMode.wrappedValue.dismiss() }
    }
}
```

```swift good Kit/Package.swift
// swift-tools-version: 5.9
import PackageDescription

let package = Package(name: "Kit", platforms: [.iOS(.v14)], targets: [.target(name: "Kit")])
```

```swift good Kit/Sources/Kit/NoteEditor.swift
import SwiftUI

struct NoteEditor: View {
    @Environment(\.presentationMode) private var presentationMode

    var body: some View {
        Button("Done") { presentationMode.wrappedValue.dismiss() }
    }
}
```

### A replacement that the project declares

```swift good Dismiss.swift
import SwiftUI

extension EnvironmentValues {
    var dismiss: () -> Void {
        { presentationMode.wrappedValue.dismiss() }
    }
}

struct NoteEditor: View {
    @Environment(\.presentationMode) private var presentationMode

    var body: some View {
        Button("Done") { presentationMode.wrappedValue.dismiss() }
    }
}
```

### Key paths of other types

```swift good Chart.swift
import SwiftUI

struct Chart {
    var sizeCategory = 0
}

let path = \Chart.sizeCategory

func size(of chart: Chart) -> Int { chart.sizeCategory }
```

### Test code

```swift good Tests/ReaderTests.swift
import SwiftUI
import Testing

struct Probe: View {
    @Environment(\.sizeCategory) var size

    var body: some View { Text("Probe") }
}
```

## Limits

- Members of an `EnvironmentValues` value, such as `context.environment.sizeCategory` in a representable, are not checked.
- If no deployment target is known, every replacement counts as available.

## Options

Under `rules: deprecated_key:` in `.envlint.yml`.

| option | value | default | meaning |
|---|---|---|---|
| `severity` | info, warning, error or off | `info` | severity of the rule's most severe findings; others never exceed it |
| `ignore` | a list of names | `[]` | replaced keys that may still be used |
"""#
  )
}
