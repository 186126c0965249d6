import EnvlintFacts
import EnvlintSyntax

/// A project of Xcode is read, or not, and says the same twice; what it lists are Swift files.
func projectProblems(_ bytes: [UInt8]) -> [String] {
  let source = SourceBytes(bytes)
  let project = XcodeProject(source)
  if project != XcodeProject(source) { return ["a second run reads another project"] }
  if let problem = settingsProblem(source) { return [problem] }
  guard let project else { return [] }
  let files = project.targets.flatMap(\.files)
  _ = TargetMembership(
    projects: [("App", project), ("", project)], paths: ["A.swift", "App/A.swift", "App/App/C.swift"])
  return files.filter { !$0.hasSuffix(".swift") }.map { "'\($0)' is no Swift file" }
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
