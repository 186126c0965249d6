import EnvlintFacts
import EnvlintSyntax

/// A project of Xcode is read, or not, and says the same twice; what it lists are Swift files.
func projectProblems(_ bytes: [UInt8]) -> [String] {
  let source = SourceBytes(bytes)
  let project = XcodeProject(source)
  if project != XcodeProject(source) { return ["a second run reads another project"] }
  guard let project else { return [] }
  let files = project.targets.flatMap(\.files)
  _ = TargetMembership(
    projects: [("App", project), ("", project)], paths: ["A.swift", "App/A.swift", "App/App/C.swift"])
  return files.filter { !$0.hasSuffix(".swift") }.map { "'\($0)' is no Swift file" }
}
