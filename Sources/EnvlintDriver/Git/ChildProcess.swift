#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  // `environ` is a variable, which nothing here changes.
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

/// A program that was started, with a pipe to its standard input and one from its standard output. What it says on
/// standard error is lost.
struct ChildProcess: ~Copyable {
  private let identifier: pid_t
  private let input: Int32
  private let output: Int32

  /// - Parameters:
  ///   - words: the program, which is looked up in `PATH`, and its arguments.
  ///   - variables: take the place of the process's own.
  init(_ words: [String], variables: [String: String]) throws(SystemError) {
    let (inputReader, inputWriter) = try ChildProcess.pipe()
    let (outputReader, outputWriter) = try ChildProcess.pipe()
    defer {
      close(inputReader)
      close(outputWriter)
    }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, inputReader, 0)
    posix_spawn_file_actions_adddup2(&actions, outputWriter, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)

    var arguments = words.map { strdup($0) } + [nil]
    var environment = ChildProcess.environment(with: variables).map { strdup($0) } + [nil]
    defer { (arguments + environment).forEach { free($0) } }
    var identifier = pid_t()
    let code = posix_spawnp(&identifier, words[0], &actions, nil, &arguments, &environment)
    guard code == 0 else {
      close(inputWriter)
      close(outputReader)
      throw SystemError(code: code)
    }
    self.identifier = identifier
    input = inputWriter
    output = outputReader
  }

  /// Both ends are closed in programs that are started.
  private static func pipe() throws(SystemError) -> (reader: Int32, writer: Int32) {
    var ends: [Int32] = [0, 0]
    #if canImport(Darwin)
      guard Darwin.pipe(&ends) == 0 else { throw .last }
    #elseif canImport(Glibc)
      guard Glibc.pipe(&ends) == 0 else { throw .last }
    #else
      guard Musl.pipe(&ends) == 0 else { throw .last }
    #endif
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private static func environment(with variables: [String: String]) -> [String] {
    var lines: [String] = []
    #if canImport(Darwin)
      var entry = _NSGetEnviron().pointee
    #else
      var entry: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
    #endif
    while let current = entry, let text = current.pointee {
      let line = String(cString: text)
      let name = line.prefix { $0 != "=" }
      if variables[String(name)] == nil { lines.append(line) }
      entry = current + 1
    }
    return lines + variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  }

  /// Writes all of the text to its standard input.
  func write(_ text: String) throws(SystemError) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { buffer in
        #if canImport(Darwin)
          Darwin.write(input, buffer.baseAddress, buffer.count)
        #elseif canImport(Glibc)
          Glibc.write(input, buffer.baseAddress, buffer.count)
        #else
          Musl.write(input, buffer.baseAddress, buffer.count)
        #endif
      }
      if count >= 0 { bytes = bytes.dropFirst(count) } else if errno != EINTR { throw .last }
    }
  }

  /// Waits for output, and adds what there is to `bytes`; false at its end.
  func read(into bytes: inout [UInt8]) throws(SystemError) -> Bool {
    let chunk: (bytes: [UInt8], error: SystemError?) = {
      var error: SystemError?
      let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        var result = 0
        repeat {
          #if canImport(Darwin)
            result = Darwin.read(output, buffer.baseAddress, buffer.count)
          #elseif canImport(Glibc)
            result = Glibc.read(output, buffer.baseAddress, buffer.count)
          #else
            result = Musl.read(output, buffer.baseAddress, buffer.count)
          #endif
        } while result < 0 && errno == EINTR
        if result < 0 { error = .last }
        count = max(0, result)
      }
      return (bytes, error)
    }()
    if let error = chunk.error { throw error }
    bytes += chunk.bytes
    return !chunk.bytes.isEmpty
  }

  /// Closes its standard input, and waits for its end.
  ///
  /// - Returns: its exit status; 255 when a signal ended it.
  consuming func finish() -> Int32 {
    close(input)
    close(output)
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 255
  }
}
