import Foundation

extension TemporaryFolder {
  /// Runs git in the folder, whatever the user has configured.
  @discardableResult func git(_ words: String...) throws -> Execution {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-c", "user.name=A", "-c", "user.email=a@b", "-c", "init.defaultBranch=main"] + words
    process.currentDirectoryURL = URL(filePath: path)
    process.environment = ["PATH": "/usr/bin:/bin", "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"]
    let streams = try TemporaryFolder(["output": "", "errors": ""])
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: streams.absolute("output")))
    process.standardError = try FileHandle(forWritingTo: URL(filePath: streams.absolute("errors")))
    try process.run()
    process.waitUntilExit()
    let errors = try streams.text(of: "errors")
    if process.terminationStatus != 0 { throw Unwrapping.missing("git \(words): \(errors)") }
    return Execution(status: 0, output: try streams.text(of: "output"), errors: errors)
  }

  /// Commits everything there is.
  func commit() throws {
    try git("add", "--all")
    try git("commit", "--quiet", "--allow-empty", "--message", "a")
  }

  func remove(_ file: String) throws { try FileManager.default.removeItem(atPath: absolute(file)) }
}
