// Generated from Rules/PresenterDismiss.md.
// swift-format-ignore-file

extension Page {
  static let presenterDismiss = Page(
    rule: "presenter_dismiss",
    markdown: #"""
# presenter_dismiss

Presented content calls the dismiss action of its presenter, which does not close the content.

## Why it matters

`dismiss` acts on the presentation of the view that declares it. A view that presents a sheet and declares `@Environment(\.dismiss)` holds the action of its *own* presentation. Called from the content of the sheet, it closes the presenter, or does nothing when the presenter is not presented at all, and then the sheet stays. The code looks right, because the call is inside the sheet.

The content needs its own action: in a view of its own that declares the property, or by setting the binding that presents it.

The finding is a warning where a path from an app's `WindowGroup` shows the presenter and nothing else does, so that the call closes nothing. In all other cases it is an info. Where the presenter is presented itself, its action closes both, which may be meant. Where nothing in the project shows the presenter, or a hosting controller, an unknown modifier, a container of the project or a window of its own does, it may be presented, too, or closed with its window. What is pushed is often closed together with its container. A name such as `dismissWizard` says that the presenter is meant. And an action that is handed to a view of the project may be run where a flow ends with its last screen. Where that is likely, nothing is said.

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
                //               ^^^^^^^ info: 'dismiss' belongs to 'SettingsPage', which presents this content, so calling it closes 'SettingsPage', too, or nothing where that is not presented.
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

### An action that is handed on

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

### A presenter that is presented itself

Both are closed.

```swift bad Views/Camera.swift
import SwiftUI

struct Camera: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isShown = false

    var body: some View {
        Text("Camera").sheet(isPresented: $isShown) {
            Button("Use photo") { dismiss() }
            //                    ^^^^^^^ info: 'dismiss' belongs to 'Camera', which presents this content, so calling it closes 'Camera', too.
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

They close by themselves, and their actions run for the presenter.

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

Then both are closed on purpose.

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

So it is where a function of the view closes the content, and where the call says so by its name.

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

### Content that closes its presenter when it goes

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

They are a part of the view that they inspect.

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

### Functions that the presenter uses itself

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

What is pushed is closed together with the sheet that holds the stack, and a view that has a button to close itself may well be the first one of a flow.

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

Of closures that a view is given, nobody knows who calls them. Handing the action on is no more than an info in any case, and nothing here, where the view can close itself.

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

### Other actions, and other names

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

What a package does with a `.sheet` of its own is not known; its labels tell it from SwiftUI's.

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

- A member of the view counts where sheets, covers and popovers alone use it.
- What closures of other modules' views do is not known.

## Options

Under `rules: presenter_dismiss:` in `.envlint.yml`.

| option | value | default | meaning |
|---|---|---|---|
| `severity` | info, warning, error or off | `warning` | replaces the rule's highest severity; its lower forms never exceed it |
"""#
  )
}
