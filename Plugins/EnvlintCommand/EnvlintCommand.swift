import Foundation
import PackagePlugin

/// `swift package envlint [PATH…] [options]`: runs envlint in the folder of the package. It may write only if SwiftPM is told
/// so: `swift package --allow-writing-to-package-directory envlint --fix`.
@main
struct EnvlintCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var arguments = ArgumentExtractor(arguments)
    // The targets that are chosen in Xcode's dialog, or named by '--target'.
    let targets = try context.package.targets(named: arguments.extractOption(named: "target"))
    let folders = targets.compactMap { ($0 as? any SourceModuleTarget)?.directoryURL.path(percentEncoded: false) }
    try run(
      executable(context.tool(named:)), folders + arguments.remainingArguments, in: context.package.directoryURL)
  }
}

/// The executable. Without the trait there is none, and SwiftPM does not say why.
private func executable(_ find: (String) throws -> PluginContext.Tool) throws -> URL {
  do {
    return try find("envlint").url
  } catch {
    Diagnostics.error("envlint's plugins need their trait: .package(…, traits: [\"Plugins\"])")
    throw error
  }
}

/// Ends the plugin with the status of the tool, which has said everything itself.
private func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
  let process = Process()
  process.executableURL = tool
  process.arguments = arguments
  process.currentDirectoryURL = folder
  try process.run()
  process.waitUntilExit()
  if process.terminationStatus != 0 { exit(process.terminationStatus) }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension EnvlintCommand: XcodeCommandPlugin {
    /// For an Xcode project, whose targets aren't folders, the whole project is linted.
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      var arguments = ArgumentExtractor(arguments)
      _ = arguments.extractOption(named: "target")
      try run(
        executable(context.tool(named:)), arguments.remainingArguments, in: context.xcodeProject.directoryURL)
    }
  }
#endif
