import EnvlintSyntax

/// Reads the context that a call gives its closure: a task's, or none of its own; see `Loop.Context`.
struct ClosureContextReader {
  let around: Surroundings
  private var reader: TreeReader { around.reader }
  private var tree: SyntaxTree { reader.tree }

  /// The context of a closure whose callee does not matter.
  func plain(_ node: Node) -> Loop.Context {
    let isAsync = tree.child(.closureSignature, of: node).map(reader.isAsync) ?? false
    return Loop.Context(callName: nil, callRange: nil, identityNames: [], isAsync: isAsync)
  }

  /// Of the arguments of `task` and `Task` only the unlabelled or `action:`/`operation:` closure is the task.
  func runsAsTask(_ argument: Node) -> Bool {
    switch reader.childName(.label, of: argument) {
    case nil, "action", "operation": true
    default: false
    }
  }

  /// The context that `.task`, `.refreshable`, `Task` and `Task.detached` give their closure; nil for other calls.
  func task(name: Node, behind base: Node?, call: Node) -> Loop.Context? {
    let callName: String
    if base == nil, reader.isName(name, "Task") {
      callName = "Task"
    } else if let base, reader.isName(base, "Task"), reader.isName(name, "detached") {
      callName = "Task.detached"
    } else if reader.isName(name, "task") || reader.isName(name, "refreshable") {
      guard hasLabelsOfTask(call) else { return nil }
      callName = "." + reader.name(name)
    } else {
      return nil
    }
    var end = tree.range(name).upperBound
    var identityNames: [String] = []
    for argument in tree.children(call) where tree.kind(argument) == .argument {
      end = max(end, tree.range(argument).upperBound)
      if reader.childName(.label, of: argument) == "id" {
        identityNames += NameReader(reader).rootNames(below: argument)
      }
    }
    return Loop.Context(
      callName: callName, callRange: tree.range(name).lowerBound..<end, identityNames: identityNames,
      branchNames: callName.hasPrefix(".") ? branchNames : [], isAsync: true
    )
  }

  /// Whether a call of `task` or `refreshable` can be one of SwiftUI's, by its labels.
  private func hasLabelsOfTask(_ call: Node) -> Bool {
    tree.children(call).allSatisfy { argument in
      guard tree.kind(argument) == .argument, let label = reader.childName(.label, of: argument) else { return true }
      return ClosureContextReader.labelsOfTask.contains(label)
    }
  }

  private static let labelsOfTask: Set<String> = [
    "id", "priority", "name", "file", "line", "executorPreference", "action",
  ]

  /// The names that the conditions around the current place mention.
  private var branchNames: [String] {
    around.execution.branches.flatMap { branch in
      tree.children(branch).filter { [.conditions, .expression].contains(tree.kind($0)) }.flatMap { condition in
        NameReader(reader).rootNames(below: condition) + NameReader(reader).boundNames(below: condition)
      }
    }
  }
}
