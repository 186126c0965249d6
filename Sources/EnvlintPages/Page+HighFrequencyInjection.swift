// Generated from Rules/HighFrequencyInjection.md.
// swift-format-ignore-file

extension Page {
  static let highFrequencyInjection = Page(
    rule: "high_frequency_injection",
    markdown: #"""
# high_frequency_injection

A rapidly changing value is injected, and SwiftUI checks every environment reader below whenever it changes.

## Why it matters

When an injected value changes, SwiftUI checks whether the views below must update: all that read the environment, whichever key they read. An occasional check is cheap. If the value changes with each frame, drag or animation, the checks become constant work, which grows with the number of readers.

An `@Observable` model in the environment avoids this cost: the model stays the same, and only the views that read the changed property update. Often a coarser value is enough: whether the content is wide, not how wide it is.

Sizes rarely change outside of animations, so findings for `GeometryReader` and `onGeometryChange` are infos.

## Reported

### Animations, gestures and sizes

```swift bad Scroller.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var width: CGFloat = 0
    @Entry var offset: CGFloat = 0
    @Entry var now = Date.distantPast
}

struct Scroller: View {
    @State private var y: CGFloat = 0
    @GestureState private var drag: CGSize = .zero

    var body: some View {
        GeometryReader { proxy in
            Text("a").environment(\.width, proxy.size.width)
            //                             ^^^^^^^^^^^^^^^^ info: '\.width' is set from 'GeometryReader', which can change rapidly
        }
        .gesture(DragGesture().onChanged { y = $0.translation.height })
        .environment(\.offset, y)
        //                     ^ warning: '\.offset' is set from 'DragGesture.onChanged'

        TimelineView(.animation) { context in
            Text("b").environment(\.now, context.date)
            //                           ^^^^^^^^^^^^ warning: 'TimelineView'
        }
        .environment(\.offset, drag.height + 8)
        //                     ^^^^^^^^^^^^^^^ warning: a '@GestureState' property
    }
}
```

```swift fixed Scroller.swift
import SwiftUI

@Observable final class Motion {
    var offset: CGFloat = 0
}

struct Scroller: View {
    @State private var motion = Motion()

    var body: some View {
        Text("a")
            .gesture(DragGesture().onChanged { motion.offset = $0.translation.height })
            .environment(motion)
    }
}
```

### Values computed from a rapidly changing value

```swift bad Environment/Spot.swift
import SwiftUI

struct Spot {
    var x: CGFloat = 0
}

extension EnvironmentValues {
    @Entry var spot = Spot()
}
```

```swift bad Views/Board.swift
import SwiftUI

struct Board: View {
    @State private var width: CGFloat = 0

    var body: some View {
        GeometryReader { proxy in
            let x = proxy.size.width
            Text("a").environment(\.spot, Spot(x: x))
            //                            ^^^^^^^^^^ info: '\.spot'
        }
        Text("b")
            .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
            .environment(\.spot, Spot(x: max(width, 10)))
            //                   ^^^^^^^^^^^^^^^^^^^^^^^ info: 'onGeometryChange'
    }
}
```

### Timers in properties, and preferences

```swift bad Header.swift
import SwiftUI

struct OffsetKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

extension EnvironmentValues {
    @Entry var offset: CGFloat = 0
    @Entry var now = Date.distantPast
}

struct Header: View {
    @State private var offset: CGFloat = 0
    @State private var now = Date()
    private let timer = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()

    var body: some View {
        Text("a")
            .onPreferenceChange(OffsetKey.self) { offset = $0 }
            .onReceive(timer) { now = $0 }
            .environment(\.offset, offset)
            //                     ^^^^^^ warning: '\.offset' is set from 'onPreferenceChange'
            .environment(\.now, now)
            //                  ^^^ warning: '\.now' is set from 'Timer.publish'
    }
}
```

### Counters and pointer positions

A timer, a hover or a loop with a short sleep gives the property a new value at each step.

```swift bad Spinner.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var angle = 0.0
    @Entry var frame = 0
    @Entry var pointer = CGPoint.zero
}

struct Spinner: View {
    @State private var angle = 0.0
    @State private var frame = 0
    @State private var pointer = CGPoint.zero
    private let timer = Timer.publish(every: 1.0 / 60, on: .main, in: .common).autoconnect()

    var body: some View {
        Text("a")
            .onReceive(timer) { _ in angle += 6 }
            .environment(\.angle, angle)
            //                    ^^^^^ warning: '\.angle' is set from 'Timer.publish'
            .task {
                while !Task.isCancelled {
                    try? await Task.sleep(for: .milliseconds(16))
                    frame += 1
                }
            }
            .environment(\.frame, frame)
            //                    ^^^^^ warning: '\.frame' is set from a 'Task.sleep' loop
            .onContinuousHover { phase in
                if case .active(let location) = phase { pointer = location }
            }
            .environment(\.pointer, pointer)
            //                      ^^^^^^^ warning: '\.pointer' is set from 'onContinuousHover'
    }
}
```

## Not reported

### Coarse values

```swift good Coarse.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var isWide = false
    @Entry var columns = 1
    @Entry var gap: CGFloat = 0
}

struct Coarse: View {
    @State private var isFar = false

    var body: some View {
        GeometryReader { proxy in
            Text("a").environment(\.isWide, proxy.size.width > 600)
            Text("b").environment(\.columns, Int(proxy.size.width / 200))
            Text("c").environment(\.gap, proxy.size.width > 600 ? 16 : 8)
            Text("d").environment(\.gap, proxy.safeAreaInsets.top)
        }
        .gesture(DragGesture().onChanged { isFar = $0.translation.height > 100 })
        .environment(\.isWide, isFar)
    }
}
```

### Objects

```swift good Model.swift
import SwiftUI

@Observable final class Motion {
    var offset: CGFloat = 0
}

struct Moving: View {
    @State private var motion = Motion()

    var body: some View {
        Text("a")
            .gesture(DragGesture().onChanged { motion.offset = $0.translation.height })
            .environment(motion)
    }
}
```

### Assignments that may not happen

```swift good Guarded.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var offset: CGFloat = 0
}

struct Guarded: View {
    @State private var y: CGFloat = 0

    var body: some View {
        Text("a")
            .gesture(
                DragGesture().onChanged { value in
                    if abs(value.translation.height - y) > 50 { y = value.translation.height }
                }
            )
            .environment(\.offset, y)
    }
}
```

### Slow clocks, publishers, other readers

```swift good Clocks.swift
import Combine
import SwiftUI

extension EnvironmentValues {
    @Entry var now = Date.distantPast
    @Entry var count = 0.0
}

struct Clocks: View {
    @State private var now = Date()
    @State private var count = 0.0
    let counts: AnyPublisher<Double, Never>

    var body: some View {
        TimelineView(.everyMinute) { context in Text("a").environment(\.now, context.date) }
        TimelineView(.periodic(from: .now, by: 60)) { context in Text("b").environment(\.now, context.date) }
        Text("c")
            .onReceive(Timer.publish(every: 30, on: .main, in: .common).autoconnect()) { now = $0 }
            .onReceive(counts) { count = $0 }
            .environment(\.now, now)
            .environment(\.count, count)
    }
}
```

### Test and preview code

```swift good Previews.swift
import SwiftUI

extension EnvironmentValues {
    @Entry var width: CGFloat = 0
}

#Preview {
    GeometryReader { proxy in Text("a").environment(\.width, proxy.size.width) }
}
```

## Limits

- A property counts as rapidly changing only if code in the same type and file changes it: a closure that adds to it or sets it to the closure's argument, or a loop that runs until its task ends, adds to it and otherwise only sleeps for a literal interval.
- Values that functions of the project compute are not checked, nor are publishers, except timers with a literal interval.

## Options

Under `rules: high_frequency_injection:` in `.envlint.yml`.

| option | value | default | meaning |
|---|---|---|---|
| `severity` | info, warning, error or off | `warning` | severity of the rule's most severe findings; others never exceed it |
| `min_timer_interval` | a whole number | `10` | shortest timer interval, in seconds, that isn't reported |
"""#
  )
}
