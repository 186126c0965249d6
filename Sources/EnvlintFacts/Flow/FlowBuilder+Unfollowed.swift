/// Injections in code whose uses aren't followed.
extension FlowBuilder {
  /// Notes the keys that may be injected at places which nothing here determines: by a style, by an operator, subscript or result builder, and
  /// by what has a name of the SDK's, because what has such a name is taken for the SDK's.
  func collectUnfollowedKeys() {
    for file in project.files(with: .injections) where !project.isTest(file) {
      for injection in project.injections(in: file) where isUnfollowed(injection.scope, in: file) {
        graph.unfollowedKeys = graph.unfollowedKeys.union(keys(of: injection, in: file) ?? graph.keys.all)
      }
    }
    for file in files {
      for (index, body) in project.views(in: file).bodies.enumerated() where isTakenForTheSDKs(body, in: file) {
        let owner = ContentOwner.function(BodyID(file: file, body: index))
        for content in ["self"] + contentNames(ofArgument: nil, among: [], of: owner) {
          for place in places(of: content, in: owner) ?? [] {
            graph.unfollowedKeys = graph.unfollowedKeys.union(place.environment.provided)
          }
        }
      }
    }
  }

  /// Whether calls of a member may have been left out of the facts as those of a modifier of the SDK's.
  private func isTakenForTheSDKs(_ body: ViewBody, in file: Int) -> Bool {
    guard body.kind == .member, !body.isStatic, SDKModifiers.contains(body.name), let container = body.scope.container
    else { return false }
    // A property of a view, such as its background, is no modifier.
    return project.files[file].containers[container].kind == nil || !body.parameters.isEmpty
  }

  private func isUnfollowed(_ scope: Scope, in file: Int) -> Bool {
    guard let member = scope.symbol.split(separator: ".").last else { return false }
    if let first = member.first, !first.isLetter, first != "_" { return true }
    guard let container = scope.container else { return false }
    let type = project.files[file].containers[container]
    if FlowBuilder.unfollowedMembers.contains(String(member)) { return true }
    if type.kind == nil || type.kind == .structure, SDKViews.passesOn(type.name) { return true }
    // The body of a style, in a view of its own.
    if type.properties.contains(where: { $0.type?.name.map(FlowBuilder.isStyleConfiguration) ?? false }) { return true }
    // A member of all views, or of one of the SDK's.
    return type.kind == nil && SDKModifiers.contains(String(member))
      && project.resolver.enclosingType(of: scope, in: file) == nil
  }

  private static func isStyleConfiguration(_ type: String) -> Bool {
    type.hasSuffix("StyleConfiguration") || type.hasSuffix("Style.Configuration")
  }

  private static let unfollowedMembers: Set<String> = [
    "makeBody", "subscript", "buildBlock", "buildExpression", "buildPartialBlock", "buildFinalResult", "buildOptional",
    "buildEither", "buildArray", "buildLimitedAvailability",
  ]
}
