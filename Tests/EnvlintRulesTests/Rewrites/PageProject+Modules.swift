import EnvlintSyntax

/// Names with their module before them: `SwiftUI.View`, `Swift.Void`.
extension PageProject {
  /// What the modules declare, as far as the examples use it.
  private static let modules: [(module: String, imports: Set<String>, names: Set<String>)] = [
    (
      "SwiftUI", ["SwiftUI"],
      [
        "Entry", "Environment", "EnvironmentObject", "EnvironmentKey", "EnvironmentValues", "FocusedValues",
        "FocusedValueKey", "ContainerValues", "ContainerValueKey", "Transaction", "TransactionKey", "View", "App",
        "Scene", "ViewModifier", "DynamicProperty", "State", "Binding", "StateObject", "ObservedObject", "Bindable",
        "AppStorage", "SceneStorage", "FocusState", "GestureState", "FocusedValue", "ViewBuilder", "PreviewProvider",
        "PreviewModifier", "ButtonStyle", "ToggleStyle", "LabelStyle", "Text", "Button", "Color", "Image", "Font",
        "WindowGroup", "ProgressView", "Toggle", "NavigationStack", "ScenePhase", "ColorScheme", "DismissAction",
        "OpenURLAction",
      ]
    ),
    (
      "Swift", [],
      [
        "Void", "Bool", "Int", "Double", "String", "Optional", "Array", "ContiguousArray", "Dictionary", "Set",
        "Result", "Never", "Error", "Sendable", "Equatable", "Hashable", "CaseIterable", "Range", "print",
        "debugPrint", "dump",
      ]
    ),
    (
      "Foundation", ["Foundation", "SwiftUI"],
      [
        "Bundle", "Calendar", "Data", "Date", "DateFormatter", "FileManager", "JSONDecoder", "JSONEncoder", "Locale",
        "NSLock", "NSObject", "NumberFormatter", "ProcessInfo", "TimeZone", "URL", "URLSession", "UserDefaults", "UUID",
      ]
    ),
  ]

  /// Every name of a module that no declaration of the project hides, with its module.
  var withModuleNames: RewrittenProject {
    let parsed = files.map(ParsedFile.init)
    let declared = Set(parsed.flatMap(\.declaredNames))
    var edits: [String: [Edit]] = [:]
    for file in parsed where !file.isBroken {
      let imports = Set(file.importedModules)
      let visible = Self.modules.filter { $0.imports.isEmpty || !$0.imports.isDisjoint(with: imports) }
      edits[file.path] = file.qualifiableNames.compactMap { node in
        let name = file.name(node)
        guard !declared.contains(name), let module = visible.first(where: { $0.names.contains(name) }) else {
          return nil
        }
        return Edit(inserting: module.module + ".", at: file.range(node).lowerBound, .opensName)
      }
    }
    return RewrittenProject(self, editing: edits)
  }
}

extension ParsedFile {
  var importedModules: [String] {
    tree.children(tree.root).filter { tree.kind($0) == .importDecl }.compactMap {
      tree.child(.name, of: $0).map(name)
    }
  }

  /// The names of all declarations, generic parameters included.
  fileprivate var declaredNames: [String] {
    var names: [String] = []
    forEachNode { node, ancestors in
      guard tree.kind(node) == .name, let parent = ancestors.last else { return }
      switch tree.kind(parent) {
      case .typeName, .member, .implicitMember, .keyPathComponent, .extensionDecl, .importDecl: break
      default: names.append(name(node))
      }
    }
    return names
  }

  /// Names with nothing before them that name a type or function: first in a type, or first in a chain.
  fileprivate var qualifiableNames: [Node] {
    var found: [Node] = []
    forEachNode { node, ancestors in
      guard let parent = ancestors.last, tree.firstChild(parent) == node else { return }
      switch (tree.kind(node), tree.kind(parent)) {
      case (.name, .typeName):
        let type = ancestors.dropLast().last
        if type.flatMap({ tree.child(.typeName, of: $0) }) == parent { found.append(node) }
      case (.nameReference, .chain): found.append(node)
      default: break
      }
    }
    return found
  }
}
