// Generated from Rules/PresenterDismiss.md.
// swift-format-ignore-file

extension Page {
  static let presenterDismiss = Page(
    rule: "presenter_dismiss",
    markdown: #"""
# presenter_dismiss

Presented content calls its presenter's dismiss action instead of its own.

## Why it matters

`dismiss` acts on the presentation of the view that declares it. A view that presents a sheet and declares `@Environment(\.dismiss)` has the action of its *own* presentation. If the content of the sheet calls this action, it dismisses the presenter. If the presenter isn't presented, the action does nothing (or closes the window, where SwiftUI supports that), and the sheet stays open. The code looks correct because the call is inside the sheet.

The content needs its own action. Move the content to a separate view that declares `@Environment(\.dismiss)`, or set the binding that presents the content to `false` or `nil`.

The finding is a warning if the project shows the presenter only in an app's `WindowGroup`, where the call closes nothing. It is an info if the call may do what you want:

- The presenter is itself presented, so the call closes both.
- The presenter may be presented, or be closed with its window: nothing in the project shows it, or a hosting controller, an unknown modifier, a container of the project or a separate window does.
- The presenter is pushed, and so is often closed together with its container.
- The property's name says that the presenter is meant, such as `dismissWizard`.
- The action is passed to a view of the project, which may call it after the last screen of a flow.

If one of these is likely, nothing is reported.

## Reported

### A button in a sheet

```swift bad Front.swift
import SwiftUI

@main struct Main: App {
    var body: some Scene {
        WindowGroup { Front() }
    }
}

struct Front: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isShown = false

    var body: some View {
        Button("Close") { dismiss() }
            .sheet(isPresented: $isShown) {
                Button("Done") { dismiss() }
                //               ^^^^^^^ warning: 'dismiss' belongs to 'Front', which presents this content
            }
    }
}
```

```swift fixed Front.swift
import SwiftUI

@main struct Main: App {
    var body: some Scene {
        WindowGroup { Front() }
    }
}

struct Front: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isShown = false

    var body: some View {
        Button("Close") { dismiss() }
            .sheet(isPresented: $isShown) { Panel() }
    }
}

struct Panel: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Done") { dismiss() }
    }
}
```

### The older binding, toolbars, tasks

```swift bad Screens.swift
import SwiftUI

@main struct Main: App {
    var body: some Scene {
        WindowGroup { NavigationStack { Screens() } }
    }
}

struct Screens: View {
    @Environment(\.presentationMode) private var mode
    @Environment(\.dismiss) private var dismiss
    @State private var isShown = false

    var body: some View {
        Text("Screens")
            .popover(isPresented: $isShown) {
                Button("Back") { mode.wrappedValue.dismiss() }
                //               ^^^^ warning: 'mode' belongs to 'Screens'
            }
            .fullScreenCover(isPresented: $isShown) {
                NavigationStack {
                    Text("Editor").toolbar {
                        Button("Cancel", action: dismiss.callAsFunction)
                        //                       ^^^^^^^ warning: 'dismiss'
                        Button("Save") {
                            Task {
                                await save()
                                dismiss()
                            //  ^^^^^^^ warning: 'dismiss'
                            }
                        }
                    }
                }
            }
    }

    func save() async {}
}
```

### Functions and properties that only the content uses

```swift bad Inbox.swift
import SwiftUI

@main struct Main: App {
    var body: some Scene {
        WindowGroup { Inbox() }
    }
}

struct Inbox: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isShown = false
    @State private var isFiltering = false

    var body: some View {
        Text("Inbox")
            .sheet(isPresented: $isShown) {
                VStack { Button("Done", action: close) }
            }
            .popover(isPresented: $isFiltering) { filter }
    }

    private var filter: some View {
        Button("Done") { dismiss() }
        //               ^^^^^^^ warning: 'dismiss' belongs to 'Inbox'
    }

    private func close() {
        save()
        dismiss()
    //  ^^^^^^^ warning: 'dismiss' belongs to 'Inbox'
    }

    private func save() {}
}
```

### Destinations

```swift bad Settings.swift
import SwiftUI

struct SettingsPage: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        List {
            NavigationLink("Details") {
                Button("Back") { dismiss() }
                //               ^^^^^^^ info: 'dismiss' belongs to 'SettingsPage', which presents this content, so calling it also closes 'SettingsPage', or does nothing if 'SettingsPage' isn't presented
            }
        }
    }
}
```

### Extensions in other files

```swift bad Views/Inbox.swift
import SwiftUI

struct Inbox: View {
    @Environment(\.dismiss) var dismiss
    @State var isShown = false

    var body: some View { list }
}
```

```swift bad Views/Inbox+List.swift
import SwiftUI

extension Inbox {
    var list: some View {
        Text("Inbox").sheet(isPresented: $isShown) {
            Button("Done") { dismiss() }
            //               ^^^^^^^ 'dismiss' belongs to 'Inbox'
        }
    }
}
```

### An action that is passed on

```swift bad Views/Editor.swift
import SwiftUI

struct Editor: View {
    var done: () -> Void

    var body: some View { Button("Done", action: done) }
}
```

```swift bad Views/Library.swift
import SwiftUI

struct Library: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isShown = false

    var body: some View {
        Text("Library").sheet(isPresented: $isShown) {
            Editor(done: { dismiss() })
            //             ^^^^^^^ info: 'dismiss' belongs to 'Library'
        }
    }
}
```

### A presenter that is itself presented

The call closes both.

```swift bad Views/Camera.swift
import SwiftUI

struct Camera: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isShown = false

    var body: some View {
        Text("Camera").sheet(isPresented: $isShown) {
            Button("Use photo") { dismiss() }
            //                    ^^^^^^^ info: 'dismiss' belongs to 'Camera', which presents this content, so calling it also closes 'Camera'
        }
    }
}
```

```swift bad Views/Main.swift
import SwiftUI

@main struct Main: App {
    @State private var isShown = false

    var body: some Scene {
        WindowGroup {
            Text("Main").sheet(isPresented: $isShown) {
                NavigationStack { Camera() }
            }
        }
    }
}
```

## Not reported

### The presenter's own controls

```swift good Front.swift
import SwiftUI

struct Front: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isShown = false

    var body: some View {
        Button("Close") { dismiss() }
            .sheet(isPresented: $isShown, onDismiss: { dismiss() }) { Text("Sheet") }
            .overlay { Button("Close") { dismiss() } }
            .toolbar { Button("Close") { dismiss() } }
    }
}
```

### Alerts and dialogs

Alerts close by themselves, and their actions run for the presenter.

```swift good Front.swift
import SwiftUI

struct Front: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isShown = false

    var body: some View {
        Text("Front")
            .alert("Discard?", isPresented: $isShown) { Button("Discard") { dismiss() } }
            .confirmationDialog("Close?", isPresented: $isShown) { Button("Close") { dismiss() } }
    }
}
```

### Content that is closed at the same time

Then closing both is intended.

```swift good Front.swift
import SwiftUI

struct Front: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isShown = false
    @State private var item: Int?

    var body: some View {
        Text("Front")
            .sheet(isPresented: $isShown) {
                Button("Close all") {
                    isShown = false
                    dismiss()
                }
            }
    }
}
```

Closing both is also intended if a function of the view closes the content, or if the name of the action says so.

```swift good List.swift
import SwiftUI

struct Notes: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isShown = false
    let onClose: () -> Void

    var body: some View {
        Text("Notes")
            .sheet(isPresented: $isShown) {
                Button("Delete") {
                    delete()
                    dismiss()
                }
                Button("Close all", action: closeAll)
                Button("Leave") {
                    onClose()
                    dismiss()
                }
            }
    }

    private func delete() { isShown = false }

    private func closeAll() {
        isShown = false
        dismiss()
    }
}
```

### Content that closes its presenter when it disappears

```swift good Welcome.swift
import SwiftUI

struct Welcome: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isShown = false

    var body: some View {
        Text("Welcome").sheet(isPresented: $isShown) {
            Text("Thanks").onDisappear { dismiss() }
        }
    }
}
```

### Inspectors

An inspector is part of the view that it inspects.

```swift good Document.swift
import SwiftUI

struct Document: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isShown = false

    var body: some View {
        Text("Document").inspector(isPresented: $isShown) {
            Button("Close document") { dismiss() }
        }
    }
}
```

### Functions that the presenter also calls

```swift good Album.swift
import SwiftUI

struct Album: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isShown = false

    var body: some View {
        Button("Close") { close() }
            .sheet(isPresented: $isShown) { Button("Close album") { close() } }
    }

    private func close() { dismiss() }
}
```

### A flow that closes as a whole

Pushed content is closed together with the sheet that contains the stack. A view with a button that closes it may also be the first view of a flow.

```swift good Flow.swift
import SwiftUI

struct Flow: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isShown = false

    var body: some View {
        NavigationStack {
            NavigationLink("Next") { Last(done: { dismiss() }) }
                .toolbar { Button("Cancel") { dismiss() } }
        }
        .sheet(isPresented: $isShown) { Last(done: { dismiss() }) }
    }
}

struct Last: View {
    var done: () -> Void

    var body: some View { Button("Done", action: done) }
}
```

### Content with an action of its own

```swift good Front.swift
import SwiftUI

struct Front: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isShown = false

    var body: some View {
        Text("Front").sheet(isPresented: $isShown) { Panel() }
    }

    struct Panel: View {
        @Environment(\.dismiss) private var dismiss

        var body: some View { Button("Done") { dismiss() } }
    }
}
```

### A task in a closure that another view calls

envlint doesn't know when another view calls a closure. Passing the action on is at most an info. Here it isn't reported, because the presenter has its own close button.

```swift good Sources.swift
import SwiftUI

struct Sources: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isShown = false

    var body: some View {
        Button("Cancel") { dismiss() }
            .sheet(isPresented: $isShown) {
                Files(picked: {
                    Task {
                        await load()
                        dismiss()
                    }
                })
                Files(picked: { DispatchQueue.main.async { dismiss() } })
                Files(picked: { () async in dismiss() })
            }
    }

    func load() async {}
}

struct Files: View {
    var picked: () -> Void

    var body: some View { Button("Pick", action: picked) }
}
```

### Other properties and functions named 'dismiss'

```swift good Front.swift
import SwiftUI

struct Front: View {
    @Environment(\.openWindow) private var openWindow
    @State private var isShown = false
    let dismiss: () -> Void

    var body: some View {
        Text("Front").sheet(isPresented: $isShown) {
            Button("Window") { openWindow(id: "main") }
            Button("Done") { dismiss() }
        }
    }
}
```

### Presentations of other packages

A package's own `.sheet` may do anything; its labels distinguish it from SwiftUI's.

```swift good Front.swift
import Sheets
import SwiftUI

struct Front: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isShown = false

    var body: some View {
        Text("Front").sheet($isShown) { Button("Done") { dismiss() } }
    }
}
```

### Test and preview code

```swift good Previews.swift
import SwiftUI

struct FrontPreviews: PreviewProvider {
    struct Host: View {
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            Text("Host").sheet(isPresented: .constant(true)) { Button("Done") { dismiss() } }
        }
    }

    static var previews: some View { Host() }
}
```

## Limits

- Calls in another property or function of the view are reported only if it is used nowhere but in sheets, full-screen covers and popovers.
- Closures passed to views of other modules are not checked.

## Options

Under `rules: presenter_dismiss:` in `.envlint.yml`.

| option | value | default | meaning |
|---|---|---|---|
| `severity` | info, warning, error or off | `warning` | severity of the rule's most severe findings; others never exceed it |
"""#
  )
}
