import EnvlintFacts
import EnvlintSyntax

/// A project of Xcode is read, or not, and says the same twice; what it lists are Swift files. A workspace lists the same twice.
func projectProblems(_ bytes: [UInt8]) -> [String] {
  let source = SourceBytes(bytes)
  let project = XcodeProject(source)
  if project != XcodeProject(source) { return ["a second run reads another project"] }
  if XcodeWorkspace(source) != XcodeWorkspace(source) { return ["a second run reads another workspace"] }
  if let problem = settingsProblem(source) { return [problem] }
  guard let project else { return [] }
  let files = project.targets.flatMap(\.files)
  _ = TargetMembership(
    projects: [("App", project), ("", project)], paths: ["A.swift", "App/A.swift", "App/App/C.swift"])
  if let problem = worldsProblem(project, XcodeWorkspace(source)) { return [problem] }
  return files.filter { !$0.hasSuffix(".swift") }.map { "'\($0)' is no Swift file" }
}

/// Whatever a project and a workspace refer to, each file is in one world; nil when nothing is wrong.
private func worldsProblem(_ project: XcodeProject, _ workspace: XcodeWorkspace?) -> String? {
  let paths = ["A.swift", "App/A.swift", "App/App/C.swift", "Kit/K.swift"]
  var layout = ProjectLayout()
  layout.xcodeProjects = [("App/App.xcodeproj", project), ("Kit/Kit.xcodeproj", project)]
  layout.workspaces = [("All.xcworkspace", workspace)]
  let worlds = Worlds(paths: paths, layout: layout) { $0.map { _ in [] } }
  return worlds.all.flatMap(\.files).sorted() == Array(paths.indices) ? nil : "a file is in no world, or in two"
}

/// A project whose file of build settings has any bytes, and includes itself, is read as ever; nil when nothing is wrong.
private func settingsProblem(_ settings: SourceBytes) -> String? {
  let project = SourceBytes(
    """
    { objects = { T = {isa = PBXNativeTarget; name = T; buildConfigurationList = L; };
    R = {isa = PBXProject; buildConfigurationList = L; };
    L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
    C = {isa = XCBuildConfiguration; baseConfigurationReference = X; buildSettings = { }; name = Debug; };
    X = {isa = PBXFileReference; path = A.xcconfig; sourceTree = "<group>"; }; }; }
    """)
  let first = XcodeProject(project) { _ in settings }
  if first?.targets.count != 1 { return "the bytes of its settings hide a target" }
  return first == XcodeProject(project) { _ in settings } ? nil : "a second run reads other settings"
}
