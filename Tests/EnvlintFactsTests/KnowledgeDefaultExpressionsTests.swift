import Testing

@testable import EnvlintFacts

@Suite struct KnowledgeDefaultExpressionsTests {
  @Test func theExactLabelListWinsOverTheFirstLabelAndThatOverAnyArguments() {
    #expect(DefaultExpressions.construction(of: "UIImage", labels: [])?.cost == .cheap)
    #expect(DefaultExpressions.construction(of: "UIImage", labels: ["named"])?.stability == .unresolved)
    #expect(DefaultExpressions.construction(of: "UIImage", labels: ["named", "in", "with"])?.stability == .unresolved)
    #expect(DefaultExpressions.construction(of: "UIImage", labels: ["cgImage"])?.cost == .cheap)
    #expect(DefaultExpressions.construction(of: "Data", labels: ["repeating", "count"])?.cost == .cheap)
    #expect(DefaultExpressions.construction(of: "Data", labels: ["contentsOf", "options"])?.cost == .costly)
    #expect(DefaultExpressions.construction(of: "Regex", labels: ["_"])?.cost == .costly)
  }

  @Test func aRowWithoutArgumentsIsForThatCallAlone() {
    #expect(DefaultExpressions.construction(of: "Date", labels: [])?.isClockOrRandom == true)
    #expect(DefaultExpressions.construction(of: "Date", labels: ["timeInterval", "since"]) == nil)
    #expect(DefaultExpressions.construction(of: "UUID", labels: ["uuidString"])?.stability == .stable)
    #expect(DefaultExpressions.construction(of: "UUID", labels: ["uuid"]) == nil)
  }

  @Test func formattersAndStoresAreCostlyClasses() throws {
    let formatter = try #require(DefaultExpressions.construction(of: "DateFormatter", labels: []))
    #expect(formatter.stability == .unstable && formatter.cost == .costly && formatter.kind == .class)
    #expect(!formatter.isClockOrRandom)
    #expect(DefaultExpressions.construction(of: "ModelContainer", labels: ["for"])?.cost == .costly)
  }

  @Test func anUnlistedNameIsNotFound() {
    #expect(DefaultExpressions.construction(of: "Ledger", labels: []) == nil)
    #expect(DefaultExpressions.call("Ledger.open", labels: []) == nil)
    #expect(DefaultExpressions.member("Ledger.main") == nil)
    #expect(DefaultExpressions.kind(ofType: "Ledger") == nil)
  }

  @Test func membersAreFoundWithAndWithoutTheirType() {
    #expect(DefaultExpressions.member("URLSession.shared")?.stability == .stable)
    #expect(DefaultExpressions.member("ProcessInfo.processInfo.systemUptime")?.isClockOrRandom == true)
    #expect(DefaultExpressions.member(".now")?.isClockOrRandom == true)
    #expect(DefaultExpressions.member(".zero")?.cost == .free)
    #expect(DefaultExpressions.member("Angle.zero")?.cost == .free)
    #expect(DefaultExpressions.member("angle.zero") == nil)
  }

  @Test func currentMeansSomethingOnItsTypesAlone() {
    #expect(DefaultExpressions.member("Locale.current")?.stability == .stable)
    #expect(DefaultExpressions.member(".current", expectedType: "Calendar")?.stability == .stable)
    #expect(DefaultExpressions.member(".current") == nil)
    #expect(DefaultExpressions.member(".current", expectedType: "Session") == nil)
    #expect(DefaultExpressions.member("Session.current") == nil)
  }

  @Test func functionsAreFoundByTheirPath() {
    #expect(DefaultExpressions.call("Int.random", labels: ["in"])?.isClockOrRandom == true)
    #expect(DefaultExpressions.call("UInt8.random", labels: ["in"])?.isClockOrRandom == true)
    #expect(DefaultExpressions.call(".constant", labels: ["_"])?.stability == .stable)
    #expect(DefaultExpressions.call("JSONDecoder().decode", labels: ["_", "from"])?.cost == .costly)
    #expect(DefaultExpressions.call("UNUserNotificationCenter.current", labels: [])?.stability == .stable)
    #expect(DefaultExpressions.call("DispatchTime.now", labels: [])?.isClockOrRandom == true)
  }

  @Test func theKindOfATypeComesFromItsInitializers() {
    #expect(DefaultExpressions.kind(ofType: "DateFormatter") == .class)
    #expect(DefaultExpressions.kind(ofType: "Color") == .struct)
    #expect(DefaultExpressions.kind(ofType: "min") == nil)
    #expect(DefaultExpressions.kind(ofType: "CACurrentMediaTime") == nil)
  }

  @Test func theWorstPartDecides() {
    #expect(max(Stability.stable, .unresolved) == .unresolved)
    #expect(max(Stability.unstable, .unresolved) == .unstable)
    #expect(Cost.allCases == Cost.allCases.sorted())
    #expect(max(Cost.unknown, .costly) == .costly)
  }
}
