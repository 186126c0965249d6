import Foundation
import PackagePlugin

/// Lints the targets that name the plugin, at each build after a change. Findings look like those of the compiler; what the
/// configuration says to fail on fails the build.
@main
struct EnvlintBuildTool: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    // Any file of the package can make a finding in this target.
    let files = context.package.targets.compactMap { $0 as? any SourceModuleTarget }.flatMap {
      swiftFiles($0.sourceFiles)
    }
    return [
      try command(
        executable(context.tool(named:)), linting: [target.directoryURL], in: context.package.directoryURL,
        name: target.name, inputs: files, output: context.pluginWorkDirectoryURL)
    ]
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

private func swiftFiles(_ files: FileList) -> [URL] {
  files.filter { $0.type == .source && $0.url.pathExtension == "swift" }.map(\.url)
}

/// - Parameters:
///   - paths: where findings are reported.
///   - root: all of it is read.
///   - output: a folder that the command may write to. The list of findings in it shows the build that the command has run.
private func command(
  _ tool: URL, linting paths: [URL], in root: URL, name: String, inputs: [URL], output: URL
) throws -> Command {
  let list = output.appending(path: "envlint.txt")
  // The configuration, and what it may name.
  let settings = try FileManager.default.contentsOfDirectory(atPath: root.path(percentEncoded: false))
    .filter { $0.hasPrefix(".envlint") }.sorted().map { root.appending(path: $0) }
  return .buildCommand(
    displayName: "envlint \(name)", executable: tool,
    arguments: paths.map { $0.path(percentEncoded: false) } + [
      "--project-root", root.path(percentEncoded: false), "--quiet", "--format", "xcode", "--format",
      "concise=\(list.path(percentEncoded: false))",
    ],
    inputFiles: inputs + settings, outputFiles: [list])
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension EnvlintBuildTool: XcodeBuildToolPlugin {
    /// For an Xcode target, which isn't a folder, its files are linted.
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let own = swiftFiles(target.inputFiles)
      if own.isEmpty { return [] }
      let files = context.xcodeProject.targets.flatMap { swiftFiles($0.inputFiles) }
      return [
        try command(
          executable(context.tool(named:)), linting: own, in: context.xcodeProject.directoryURL,
          name: target.displayName, inputs: files, output: context.pluginWorkDirectoryURL)
      ]
    }
  }
#endif
