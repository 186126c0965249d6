import Testing

/// Environment properties that something else than the names in the code of the view uses.
@Suite struct RequiredPropertyTests {
  /// What protocols of the SDK ask for.
  @Test func requirements() throws {
    try MarkedCode([
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
      struct B1: View { @Environment(\.number) var id: Int // warning
        var body: some View { Text("") } }
      struct B2: View, Identifiable { @Environment(\.text) var description: String // warning
        let id = 1
        var body: some View { Text("") } }
      struct B3: View, Equatable { @Environment(\.number) var hashValue2: Int // warning
        var body: some View { Text("") } }
      struct B4: View, Identifiable { @Environment(\.number) private var number: Int // warning
        let id = 1
        var body: some View { Text("") } }
      struct B5: View { @Environment(\.number) var size: Int // warning
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

  /// Elements of tuples in another file.
  @Test func tuples() throws {
    try MarkedCode([
      "Keys.swift": #"""
      import SwiftUI
      extension EnvironmentValues { @Entry var number = 1; @Entry var text = "" }
      """#,
      "Views.swift": #"""
      import SwiftUI
      struct Stone: View { @Environment(\.number) var weight: Int
        @Environment(\.number) var mass: Int
        @Environment(\.number) var size: Int // warning
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
