extension DeclaredKeyTests {
  /// What is got from clocks, random sources and collections.
  static let sdkEntries = #"""
    import SwiftUI
    enum Mode: String, CaseIterable { case a, b; static var names: [String] { allCases.map(\.rawValue) } }
    struct Moment { let date: Date; func formatted() -> String { "" }; var description: String { "" } }
    struct Numbers { let all: [Int]; init() { all = Key.allCases.map { $0.rawValue.count } } }
    enum Key: String, CaseIterable { case a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q }
    extension EnvironmentValues {
      @Entry var a1 = Date().formatted() // ~unstable_entry_default
      @Entry var a2 = Date.now.addingTimeInterval(60) // ~unstable_entry_default
      @Entry var a3 = UUID().uuidString.lowercased() // ~unstable_entry_default
      @Entry var a4 = Date().addingTimeInterval(1).formatted(date: .long, time: .omitted) // ~unstable_entry_default
      @Entry var a5 = Foundation.Date().description // ~unstable_entry_default
      @Entry var a6 = Moment(date: Date()).formatted()
      @Entry var a7 = Moment(date: Date()).description
      @Entry var a8 = Date.distantPast.formatted()
      @Entry var a9 = Date(timeIntervalSince1970: 0).formatted()
      @Entry var b1 = "a".lowercased()
      @Entry var b2 = [1, 2].shuffled() // ~unstable_entry_default
      @Entry var b3 = Mode.allCases.shuffled() // ~unstable_entry_default
      @Entry var b4 = (1...6).randomElement() ?? 1 // ~unstable_entry_default
      @Entry var b5 = Mode.allCases.randomElement()! // ~unstable_entry_default
      @Entry var b6 = deck.shuffled()
      @Entry var c1 = (0..<100).map { $0 } // ~expensive_entry_default
      @Entry var c2 = Key.allCases.map(\.rawValue) // ~expensive_entry_default
      @Entry var c3 = [1, 2].map { $0 }
      @Entry var c4 = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17].map { $0 } // ~expensive_entry_default
      @Entry var c5 = Mode.allCases.first
      @Entry var c6 = Numbers() // ~expensive_entry_default
      @Entry var c7 = Mode.allCases
      @Entry var c8 = Mode(rawValue: "a").map { $0 }
      @Entry var d1 = Mode.allCases.first!
      @Entry var d2 = [1, 2].max()!
      @Entry var d3 = [].first! // ~trapping_entry_default
      @Entry var d4 = hand.first! // ~trapping_entry_default
      @Entry var d5 = Mode.allCases.first { $0 == .b }! // ~trapping_entry_default
      @Entry var d6 = Mode.allCases.dropFirst().first! // ~trapping_entry_default
      @Entry var d8 = Mode.allCases.map(\.rawValue)
      @Entry var d9 = deck.first!
      @Entry var d7 = Mode.allCases.last!.rawValue.first! // ~trapping_entry_default
    }
    let deck = [1]
    var hand = [1]
    """#
}
