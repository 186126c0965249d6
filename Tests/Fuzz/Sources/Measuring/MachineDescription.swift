import Foundation

/// Processor, system, version of Swift, and day: what a measured number depends on.
public func machineDescription() -> String {
  let system = "\(operatingSystem) on \(architecture)"
  let day = Date.now.formatted(.iso8601.year().month().day())
  return "\(processorModel), \(system), \(swiftVersion), \(day)."
}

private var processorModel: String {
  #if os(Linux)
    let lines = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8))?.split(separator: "\n") ?? []
    let model = lines.first { $0.hasPrefix("model name") }?.split(separator: ":").last
    return model.map { $0.trimmingCharacters(in: .whitespaces) } ?? "unknown processor"
  #else
    return output(of: "/usr/sbin/sysctl", ["-n", "machdep.cpu.brand_string"]) ?? "unknown processor"
  #endif
}

private var operatingSystem: String {
  #if os(Linux)
    "Linux"
  #else
    "macOS"
  #endif
}

private var architecture: String {
  #if arch(x86_64)
    "x86-64"
  #elseif arch(arm64)
    "arm64"
  #else
    "another architecture"
  #endif
}

/// `Swift 6.3.1`
private var swiftVersion: String {
  let text = output(of: "/usr/bin/env", ["swift", "--version"]) ?? ""
  let version = text.split(separator: " ").first { $0.first?.isNumber == true }
  return "Swift \(version ?? "of an unknown version")"
}

private func output(of program: String, _ arguments: [String]) -> String? {
  let process = Process()
  let pipe = Pipe()
  process.executableURL = URL(fileURLWithPath: program)
  process.arguments = arguments
  process.standardOutput = pipe
  do { try process.run() } catch { return nil }
  let data = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
}
