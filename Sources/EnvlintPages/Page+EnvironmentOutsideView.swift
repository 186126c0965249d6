// Generated from Rules/EnvironmentOutsideView.md.
// swift-format-ignore-file

extension Page {
  static let environmentOutsideView = Page(
    rule: "environment_outside_view",
    markdown: #"""
# environment_outside_view

`@Environment` is used in a type that SwiftUI doesn't manage, so the property always has the default value.

## Why it matters

SwiftUI sets `@Environment` and `@EnvironmentObject` only in stored properties of types it manages, such as views, modifiers, scenes, styles and dynamic properties. Anywhere else the property always has the key's default, and only a message in the log says so. Looking an object up by type crashes the app, unless the property is optional.

## Reported

### In a class

```swift bad Models/Session.swift
import SwiftUI

final class Session: ObservableObject {
    @Environment(\.locale) var locale
//  ^^^^^^^^^^^^^^^^^^^^^^ error: '@Environment' has no effect in 'Session', which SwiftUI doesn't manage, so 'locale' always has its default value
    @EnvironmentObject var account: Account
//  ^^^^^^^^^^^^^^^^^^ error: so reading 'account' crashes the app
}

actor Loader {
    @Environment(Store.self) private var store: Store?
//  ^^^^^^^^^^^^^^^^^^^^^^^^ 'store' always has its default value
}
```

```swift fixed Models/Session.swift
import SwiftUI

final class Session: ObservableObject {
    var locale: Locale

    init(locale: Locale) {
        self.locale = locale
    }
}
```

### In a struct that isn't a view

```swift bad Helpers/Week.swift
import SwiftUI

struct Week: Equatable {
    @Environment(\.calendar) var calendar
//  ^^^^^^^^^^^^^^^^^^^^^^^^ warning: has no effect in 'Week'
}

@propertyWrapper
struct Themed {
    @Environment(\.theme) private var theme
//  ^^^^^^^^^^^^^^^^^^^^^ has no effect in 'Themed'

    var wrappedValue: Color { theme.tint }
}
```

```swift fixed Helpers/Week.swift
import SwiftUI

struct Week: Equatable {
    var calendar: Calendar
}

@propertyWrapper
struct Themed: DynamicProperty {
    @Environment(\.theme) private var theme

    var wrappedValue: Color { theme.tint }
}
```

### Local, static and global variables

```swift bad Helpers/Functions.swift
import SwiftUI

#if os(iOS)
    @Environment(\.locale) var currentLocale
//  ^^^^^^^^^^^^^^^^^^^^^^ error: '@Environment' has no effect in a static or global property, so 'currentLocale' always has its default value
#endif

struct Row: View {
    @Environment(\.theme) static var theme
//  ^^^^^^^^^^^^^^^^^^^^^ error: in a static or global property

    var body: some View {
        Text("Row").onTapGesture { close() }
    }

    private func close() {
        @Environment(\.dismiss) var dismiss
//      ^^^^^^^^^^^^^^^^^^^^^^^ error: '@Environment' has no effect in a local variable, so 'dismiss' always has its default value
        dismiss()
    }
}
```

### Actions that work anywhere

`openURL`, `openWindow`, `dismissWindow`, `openSettings`, `openDocument`, `newDocument`, `openImmersiveSpace`, `dismissImmersiveSpace`, `requestReview` and the flag `supportsMultipleWindows` have defaults that apply to the whole app. They work outside views, but they aren't connected to a scene and ignore injected values.

```swift bad Models/Launcher.swift
import SwiftUI

final class Launcher {
    @Environment(\.openWindow) private var openWindow
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^ info: 'openWindow' isn't connected to a scene in 'Launcher', which SwiftUI doesn't manage, so it always has SwiftUI's default

    func showLog() { openWindow(id: "log") }
}
```

### Conformances in other files

```swift bad Styles/Quiet.swift
import SwiftUI

struct Quiet {
    @Environment(\.isEnabled) private var isEnabled
}

struct Loud {
    @Environment(\.isEnabled) private var isEnabled
//  ^^^^^^^^^^^^^^^^^^^^^^^^^ 'Loud'
}
```

```swift good Styles/Quiet+Style.swift
import SwiftUI

protocol AppStyle: ButtonStyle {}

extension Quiet: AppStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
}
```

## Not reported

### Everything that SwiftUI manages

```swift good Views/Kinds.swift
import SwiftUI

struct Card: View {
    @Environment(\.locale) var locale
    var body: some View { Text("Card") }
}

struct Frame: ViewModifier {
    @Environment(\.locale) var locale
    func body(content: Content) -> some View { content }
}

struct Photo: UIViewRepresentable {
    @Environment(\.locale) var locale
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {}
}

struct Menus: Commands {
    @Environment(\.locale) var locale
    var body: some Commands { EmptyCommands() }
}

struct Bar: ToolbarContent {
    @Environment(\.locale) var locale
    var body: some ToolbarContent { ToolbarItem { Text("Bar") } }
}

struct Source: DynamicProperty {
    @Environment(\.locale) var locale
}
```

### Types in functions

```swift good Views/List.swift
import SwiftUI

struct Names: View {
    var body: some View {
        struct Row: View {
            @Environment(\.locale) private var locale
            var body: some View { Text(locale.identifier) }
        }
        return Row()
    }
}
```

### Other ways to declare a view

```swift good Views/Stories.swift
import SwiftUI

protocol Screen where Self: View {}
protocol Story {}
typealias StoryView = Story & View

struct Home: Screen {
    @Environment(\.locale) var locale
    var body: some View { Text(locale.identifier) }
}

struct Intro: StoryView {
    @Environment(\.locale) var locale
    var body: some View { Text(locale.identifier) }
}

struct Page {
    @Environment(\.locale) var locale
}

typealias Sheet = Page

extension Sheet: View {
    var body: some View { Text(locale.identifier) }
}
```

### Types that SwiftUI may manage

SwiftUI may manage the type through a protocol of another package, a macro or an unknown superclass.

```swift good Views/Unknown.swift
import Components
import SwiftUI

struct Cell: ComponentView {
    @Environment(\.locale) var locale
}

@Component
struct Panel {
    @Environment(\.locale) var locale
}

final class Controller: ComponentController {
    @Environment(\.locale) var locale
}

struct Choice: PickerStyle {
    @Environment(\.locale) var locale
}
```

### Types that you name

```yaml
rules:
  environment_outside_view:
    installing_types: [Screen]
```

```swift good Views/Screens.swift
import SwiftUI

protocol Screen {}

struct Home: Screen {
    @Environment(\.locale) var locale
}
```

### Other wrappers with the same name

```swift good Models/Configuration.swift
import SwiftUI

@propertyWrapper
struct Environment {
    var wrappedValue: String
    init(_ name: String) { wrappedValue = name }
}

final class Configuration {
    @Environment("HOME") var home
}
```

```swift good Models/Feature.swift
import SwiftUI

enum Feature {
    @propertyWrapper
    struct EnvironmentObject<Value> {
        var wrappedValue: Value
    }
}

extension Feature {
    final class Model {
        @EnvironmentObject var name = "feature"
    }
}
```

### Test and preview code

```swift good Views/Row+Preview.swift
import SwiftUI

#Preview {
    @Previewable @Environment(\.locale) var locale
    Text(locale.identifier)
}
```

```swift good Tests/ProbeTests.swift
import SwiftUI
import Testing

final class Probe {
    @Environment(\.locale) var locale
}
```

## Limits

- A struct that conforms to a protocol of another package may be a view, so it is not reported. The same is true if another file declares a `protocol View` or the like and isn't known to be compiled with it, as in a folder with several projects.

## Options

Under `rules: environment_outside_view:` in `.envlint.yml`.

| option | value | default | meaning |
|---|---|---|---|
| `severity` | info, warning, error or off | `error` | severity of the rule's most severe findings; others never exceed it |
| `installing_types` | a list of names | `[]` | additional types and protocols that SwiftUI manages |
"""#
  )
}
