import EnvlintProtocol
import EnvlintReporting

/// `envlint lsp`: answers an editor over standard input and output until it ends the conversation.
///
/// One thread reads what the editor sends, the main thread answers.
struct LanguageServerCommand {
  private let arguments: Arguments
  private let console: Console

  init(_ arguments: Arguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
  }

  func run() throws(UsageError) -> ExitStatus {
    let workingDirectory = try workingFolder()
    var arguments = arguments
    arguments.configurationFile = arguments.configurationFile.map { absolutePath($0, from: workingDirectory) }
    arguments.projectRoot = try arguments.projectRoot.map { (root) throws(UsageError) in
      try Targets.projectRoot(root, workingDirectory: workingDirectory)
    }
    let queue = MessageQueue()
    guard Thread.start(stackByteCount: 1 << 20, { LanguageServerCommand.read(into: queue) }) else {
      console.error("the system gives no more threads")
      return .failure
    }
    var server = LanguageServer(arguments, queue: queue, workingDirectory: workingDirectory) { message in
      // An editor that is gone needs no answer; its end is read soon.
      try? StandardStream.output.write(MessageReader.framed(message))
    }
    return server.run() ? .success : .findings
  }

  private static func read(into queue: MessageQueue) {
    var reader = MessageReader()
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
    defer { buffer.deallocate() }
    while let count = try? StandardStream.input.readAvailable(into: buffer), count > 0 {
      reader.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      while let part = reader.next() {
        switch part {
        case .malformed(let problem):
          queue.add(.error(MessageError(id: nil, error: ResponseError(.parseError, problem))))
        case .content(let content):
          do throws(MessageError) {
            queue.add(.message(try Message(parsing: content)))
          } catch {
            queue.add(.error(error))
          }
        }
      }
    }
    queue.add(.end)
  }
}
