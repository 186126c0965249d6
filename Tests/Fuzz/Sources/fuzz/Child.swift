import Foundation

/// A process that runs a slice.
struct Child {
  enum Line {
    case begins(UInt64)
    case problem(UInt64, String)

    init?(_ text: Substring) {
      let parts = text.split(separator: ":", maxSplits: 1)
      guard let seed = parts.first.flatMap({ UInt64($0) }) else { return nil }
      self = parts.count == 2 ? .problem(seed, String(parts[1].dropFirst())) : .begins(seed)
    }
  }

  private let process = Process()
  private let output = Pipe()

  init(_ arguments: [String]) {
    process.executableURL = Bundle.main.executableURL
    process.arguments = arguments
    process.standardOutput = output
  }

  /// Hands on what the process tells until it ends.
  ///
  /// - Parameter timeout: milliseconds without a line after which the process is ended.
  /// - Returns: the input on which it crashed or hung, and which of the two; nil when it ended well.
  func follow(timeout: Int32, _ take: (Line) -> Void) -> (seed: UInt64, problem: String)? {
    do { try process.run() } catch { return (0, "cannot be started: \(error.localizedDescription)") }
    var seed: UInt64 = 0
    var rest = ""
    let isSilent = read(timeout: timeout) { text in
      var lines = (rest + text).split(separator: "\n", omittingEmptySubsequences: false)
      rest = lines.popLast().map(String.init) ?? ""
      for line in lines.compactMap(Line.init) {
        if case .begins(let number) = line { seed = number }
        take(line)
      }
    }
    if isSilent { end() }
    process.waitUntilExit()
    if isSilent { return (seed, "hangs: nothing for \(timeout / 1000) s") }
    if process.terminationReason == .exit, process.terminationStatus == 0 { return nil }
    let cause = process.terminationReason == .exit ? "status" : "signal"
    return (seed, "crashes with \(cause) \(process.terminationStatus)")
  }

  /// Ends the process before its time.
  func end() { kill(process.processIdentifier, SIGKILL) }

  /// Reads to the end of the output; true when nothing came for too long.
  private func read(timeout: Int32, _ take: (String) -> Void) -> Bool {
    let file = output.fileHandleForReading.fileDescriptor
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      var waiting = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      if poll(&waiting, 1, timeout) == 0 { return true }
      let count = Foundation.read(file, &buffer, buffer.count)
      if count <= 0 { return false }
      take(String(decoding: buffer[..<count], as: UTF8.self))
      // So that many lines come at once: waking for each would cost as much as the inputs.
      usleep(20_000)
    }
  }
}
