extension BodySummary {
  private static let durations: Set<String> = [
    "seconds", "milliseconds", "microseconds", "nanoseconds", "now", "advanced",
  ]
  private static let logging: Set<String> = ["print", "debugPrint", "dump", "NSLog", "os_log"]
  private static let loggerMethods: Set<String> = [
    "trace", "debug", "info", "notice", "log", "warning", "error", "critical", "fault",
  ]
  private static let conversions: Set<String> = ["UInt64", "Double", "Int", "Int64"]

  /// Whether every call waits or logs: nothing in the body can bring about what the loop waits for.
  ///
  /// - Parameters:
  ///   - names: further functions that only wait.
  ///   - isOwn: whether a name is one that the project declares, and means something else.
  public func onlyWaits(besides names: Set<String>, isOwn: (String) -> Bool) -> Bool {
    !isCapped
      && calls.allSatisfy { call in
        guard let name = call.name else { return false }
        if names.contains(name) { return true }
        switch call.callee {
        case .path(let path) where path.count <= 2:
          return !isOwn(path[0]) && (isLogging(path) || BodySummary.waits(path))
        case .memberOfConstruction(let type, "sleep"):
          return ["ContinuousClock", "SuspendingClock"].contains(type.last)
        case .implicitMember(let member), .member(let member): return BodySummary.durations.contains(member)
        default: return false
        }
      }
  }

  /// Whether something is written to a log.
  public var logs: Bool {
    calls.contains { call in
      if case .path(let path) = call.callee { return isLogging(path) }
      return false
    }
  }

  private static func waits(_ path: [String]) -> Bool {
    switch path.last {
    case "yield": path == ["Task", "yield"]
    case "sleep": path.count == 2 && (path[0] == "Task" || path[0].lowercased().hasSuffix("clock"))
    case let last?: path.count == 1 ? conversions.contains(last) : path[0] == "Duration"
    case nil: false
    }
  }

  private func isLogging(_ path: [String]) -> Bool {
    guard path.count == 2 else { return path.count == 1 && BodySummary.logging.contains(path[0]) }
    return BodySummary.loggerMethods.contains(path[1]) && path[0].lowercased().contains("log")
  }
}
