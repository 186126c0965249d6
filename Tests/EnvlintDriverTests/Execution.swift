import Foundation

/// What one run of the built program gave.
struct Execution {
  var status: Int32
  var output: String
  var errors: String
}

extension TemporaryFolder {
  /// Runs the built `envlint`.
  ///
  /// - Parameters:
  ///   - folder: the working directory, below this folder.
  ///   - output: takes standard output instead of the result.
  ///   - variables: added to an environment that holds nothing but the search path.
  func envlint(
    _ arguments: [String], in folder: String = "", input: Data? = nil, output: FileHandle? = nil,
    errors: FileHandle? = nil, variables: [String: String] = [:]
  ) throws -> Execution {
    let process = Process()
    process.executableURL = try Execution.builtProgram
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: absolute(folder))
    process.environment = variables.merging(["PATH": "/usr/bin:/bin"]) { given, _ in given }

    // Files rather than pipes: a pipe that nobody empties would stop the program.
    let streams = try TemporaryFolder(["output": "", "errors": ""])
    try streams.write(input ?? Data(), to: "input")
    process.standardInput = try FileHandle(forReadingFrom: URL(filePath: streams.absolute("input")))
    process.standardOutput = try output ?? FileHandle(forWritingTo: URL(filePath: streams.absolute("output")))
    process.standardError = try errors ?? FileHandle(forWritingTo: URL(filePath: streams.absolute("errors")))
    try process.run()
    process.waitUntilExit()
    return Execution(
      status: process.terminationStatus, output: try streams.text(of: "output"), errors: try streams.text(of: "errors"))
  }
}

extension TemporaryFolder {
  func envlint(
    _ arguments: String..., in folder: String = "", input: Data? = nil, output: FileHandle? = nil,
    variables: [String: String] = [:]
  ) throws -> Execution {
    try envlint(arguments, in: folder, input: input, output: output, variables: variables)
  }
}

extension Execution {
  /// The program lies beside the test bundle.
  static var builtProgram: URL {
    get throws {
      #if canImport(Darwin)
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
      #else
        let bundle = Bundle.main.executableURL
      #endif
      let folder = try Unwrapping.value(bundle?.deletingLastPathComponent(), "the test bundle has no place")
      return folder.appending(path: "envlint")
    }
  }
}
