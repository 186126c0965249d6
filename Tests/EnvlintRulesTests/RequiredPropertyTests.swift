import Testing

/// Environment properties that something else than the names in the code of the view uses.
@Suite struct RequiredPropertyTests {
  /// What protocols of the SDK ask for.
  @Test func requirements() throws {
    try PageProject([
      "Keys.swift": #"""
      import SwiftUI
      extension EnvironmentValues { @Entry var number = 1; @Entry var text = "" }
      """#,
      "Views.swift": #"""
      import SwiftUI
      struct A1: View, Identifiable { @Environment(\.number) var id: Int
        var body: some View { Text("") } }
      struct A2: View, CustomStringConvertible { @Environment(\.text) var description: String
        var body: some View { Text("") } }
      struct A3: View { @Environment(\.text) var description: String
        var body: some View { Text("") } }
      struct A4: View { @Environment(\.text) var debugDescription
        var body: some View { Text("") } }
      protocol Named: Identifiable {}
      struct A5: Named, View { @Environment(\.number) var id: Int
        var body: some View { Text("") } }
      struct A6: View, Animatable { @Environment(\.number) var animatableData: Int
        var body: some View { Text("") } }
      struct A7: View { @Environment(\.number) var id: Int
        var body: some View { Text("") } }
      struct B1: View { @Environment(\.number) var id: Int // ~warning
        var body: some View { Text("") } }
      struct B2: View, Identifiable { @Environment(\.text) var description: String // ~warning
        let id = 1
        var body: some View { Text("") } }
      struct B3: View, Equatable { @Environment(\.number) var hashValue2: Int // ~warning
        var body: some View { Text("") } }
      struct B4: View, Identifiable { @Environment(\.number) private var number: Int // ~warning
        let id = 1
        var body: some View { Text("") } }
      struct B5: View { @Environment(\.number) var size: Int // ~warning
        var body: some View { Text("") } }
      """#,
      "Conformances.swift": #"""
      import Foundation
      extension A3: @MainActor CustomStringConvertible {}
      extension A4: @preconcurrency CustomDebugStringConvertible {}
      typealias Entity = Identifiable & CustomStringConvertible
      extension A7: Entity {}
      extension A7 { var description: String { "" } }
      """#,
    ]).expectFindings(of: "unused_environment")
  }

  /// What protocols of other packages may ask for: not what another type lacks that conforms to them.
  @Test func requirementsOfOtherPackages() throws {
    try PageProject([
      "Model.swift": #"""
      import SwiftUI
      final class Model: ObservableObject {}
      @Observable final class Router {}
      extension EnvironmentValues { @Entry var router: Router? = nil }
      """#,
      "Views.swift": #"""
      import Logs
      import Screens
      import SwiftUI
      // Nobody else conforms to these.
      struct A1: View, Lonely { @EnvironmentObject var model: Model
        var body: some View { Text("") } }
      struct A2: Lonely2, View { @Environment(Router.self) var router
        var body: some View { Text("") } }
      // All that conform have one of that name.
      struct A3: View, Common { @EnvironmentObject var model: Model
        var body: some View { Text("") } }
      struct A4: Common { let model = 1 }
      final class A5: Common { var model = "" }
      // Added by a macro, by a protocol of the project, or in another file.
      struct A8: View, Expanded { @EnvironmentObject var model: Model
        var body: some View { Text("") } }
      @Filled struct A9: Expanded {}
      struct A10: View, Given { @EnvironmentObject var model: Model
        var body: some View { Text("") } }
      protocol HasModel {}
      extension HasModel { var model: Model { Model() } }
      struct A11: Given, HasModel {}
      struct A13: View, Split { @EnvironmentObject var model: Model
        var body: some View { Text("") } }
      struct A14: Split {}
      // One of two protocols is unknown.
      struct A12: View, Logged, Lonely { @EnvironmentObject var model: Model
        var body: some View { Text("") } }

      struct B1: View, Logged { @EnvironmentObject var model: Model // ~warning
        var body: some View { Text("") } }
      struct B2: Logged, View { @Environment(Router.self) var router // ~info
        var body: some View { Text("") } }
      struct B3: View { @Environment(\.router) var other: Router? // ~warning
        var body: some View { Text("") } }
      struct B4: Logged {}
      // The protocol may have a default for what is not the project's own type.
      struct B5: View, Logged { @Environment(\.horizontalSizeClass) var size // ~info
        var body: some View { Text("") } }
      struct B6: View, Logs.Traced { @EnvironmentObject var model: Model // ~warning
        var body: some View { Text("") } }
      enum B7: Logs.Traced { case one }
      struct B8: View, Lonely { @EnvironmentObject private var model: Model // ~warning
        var body: some View { Text("") } }
      """#,
      "Extensions.swift": #"""
      import Logs
      import SwiftUI
      extension B3: Logged {}
      extension A14 { var model: Int { 1 } }
      """#,
    ]).expectFindings(of: "unused_environment")
  }

  /// Elements of tuples in another file.
  @Test func tuples() throws {
    try PageProject([
      "Keys.swift": #"""
      import SwiftUI
      extension EnvironmentValues { @Entry var number = 1; @Entry var text = "" }
      """#,
      "Views.swift": #"""
      import SwiftUI
      struct Stone: View { @Environment(\.number) var weight: Int
        @Environment(\.number) var mass: Int
        @Environment(\.number) var size: Int // ~warning
        @Environment(\.number) var depth: Int
        var body: some View { Text("\(pull([self], [2]))") } }
      """#,
      "Pull.swift": #"""
      @MainActor func pull(_ stones: [Stone], _ factors: [Int]) -> Int {
        let nested = (1, (stones[0], 2))
        let all = [("a", stones[0])]
        print(nested.1.0.mass, all[0].1.depth, 0.5, "abc".size)
        return zip(stones, factors).map { $0.0.weight * $0.1 }.reduce(0, +)
      }
      """#,
    ]).expectFindings(of: "unused_environment")
  }
}
