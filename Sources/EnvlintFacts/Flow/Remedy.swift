/// A way to make lookups proven.
public enum Remedy: Sendable, Hashable {
  /// Inject what is looked up into something: a phrase such as `'Row'`.
  case inject(String)
  /// Inject it into a view before a modifier of this name is applied.
  case injectBefore(String)
  /// Inject it in all branches of a modifier of this name.
  case injectInBranches(String)
  /// Say in the configuration what a package modifier of this name injects.
  case listInjections(String)
  /// Say in the configuration that a view or modifier of a package of this name shows its content in place.
  case listContainer(String)
  /// Write the type of the injected value.
  case annotate
  /// Give functions or properties of this name different names.
  case rename(String)
  /// Say in the configuration which of the types of this name belongs to which module.
  case separateModules(String)
  /// Move code in `#if` to files that one target compiles.
  case separateTargets
  /// Divide a body that is too long.
  case splitBody
  /// Show the view of this name from a root, or remove it.
  case show(String)
  /// Run envlint on parts of the project, because it looks too much up.
  case divideProject
  /// Name a type that is followed where this type is looked up.
  case nameType(String)
}

extension Remedy {
  /// An instruction.
  ///
  /// - Parameter keys: the names of what is looked up, such as `Library` and `\.service`; each once.
  public func text(for keys: [String]) -> String {
    let objects = Remedy.list(keys)
    return switch self {
    case .inject(let target): "inject \(objects) into \(target)"
    case .injectBefore(let modifier): "inject \(objects) into the view itself, before '.\(modifier)' is applied"
    case .injectInBranches(let modifier): "inject \(objects) in all branches of '.\(modifier)', or into the view itself"
    case .listInjections(let modifier):
      "add it under 'injectors' in .envlint.yml: '\(modifier): []' if it injects none of these, otherwise what it "
        + "injects of '\(configuration(for: keys) ?? "")'"
    case .listContainer(let name):
      "add '\(name)' to 'containers' in .envlint.yml if it shows its content in place; otherwise inject \(objects) into "
        + "each view in that content"
    case .annotate: "write the type of the injected value where it is declared, as in 'let store: Store'"
    case .rename(let name):
      "give each member called '\(name)' a name of its own, or inject \(objects) into the views that it shows"
    case .separateModules(let name):
      "under 'modules' in .envlint.yml, list the files of each module that declares '\(name)', or rename one of the "
        + "types"
    case .separateTargets: "move the code in '#if' to files that only one target compiles"
    case .splitBody: "move parts of the body to views of their own"
    case .show(let view): "remove '\(view)' if nothing shows it; otherwise check that envlint reads the code that does"
    case .divideProject: "run envlint on parts of the project, so that each looks fewer types and keys up"
    case .nameType(let type):
      "look up a class that isn't generic; if several types are called '\(type)', list their files under 'modules' in "
        + ".envlint.yml"
    }
  }

  /// The line for `injectors` in the configuration; nil for a remedy in code.
  public func configuration(for keys: [String]) -> String? {
    guard case .listInjections(let modifier) = self else { return nil }
    return "\(modifier): [\(keys.map(Remedy.yaml).joined(separator: ", "))]"
  }

  /// `'A'`, `'A' and 'B'`, `'A', 'B' and 3 others`.
  private static func list(_ names: [String]) -> String {
    let quoted = names.map { "'\($0)'" }
    switch quoted.count {
    case 0: return "it"
    case 1: return quoted[0]
    case 2: return "\(quoted[0]) and \(quoted[1])"
    case 3: return "\(quoted[0]), \(quoted[1]) and \(quoted[2])"
    default: return "\(quoted[0]), \(quoted[1]) and \(quoted.count - 2) others"
    }
  }

  /// In quotes unless it is a plain name.
  private static func yaml(_ name: String) -> String {
    name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } ? name : "'\(name)'"
  }
}
