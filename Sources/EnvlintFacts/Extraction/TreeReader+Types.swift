import EnvlintSyntax

extension TreeReader {
  /// The type that a `type` node writes; unsupported when it nests too deeply.
  func type(_ node: Node) -> TypeReference {
    let range = tree.range(node)
    if let name = soleName(ofType: node) {
      return TypeReference(.named([.init(name: self.name(name), arguments: [])]), range: range)
    }
    if nestsTooDeeply(node) { return TypeReference(.unsupported, range: range) }
    var parts: [TypeReference] = []
    var components: [TypeReference.Component] = []
    var wrapsExistential = false
    var wrapsOpaque = false
    var isUnsupported = false
    var current: TypeReference?

    func finishPart() {
      if !components.isEmpty {
        current = TypeReference(form(ofName: components, range), range: range)
        components = []
      }
    }

    for child in tree.children(node) {
      switch tree.kind(child) {
      case .attribute: continue
      case .typeSpecifier:
        switch text(child) {
        case "any": wrapsExistential = true
        case "some": wrapsOpaque = true
        case "each", "repeat", "~": isUnsupported = true
        default: continue
        }
      case .typeName:
        // `[Int].Element`, `T?.Wrapped`.
        if current != nil { isUnsupported = true }
        components += self.components(child)
      case .tupleType: current = tupleType(child)
      case .arrayType: current = TypeReference(.array(elementTypes(child)[0]), range: tree.range(child))
      case .dictionaryType:
        let types = elementTypes(child)
        current =
          types.count == 2
          ? TypeReference(.dictionary(key: types[0], value: types[1]), range: tree.range(child))
          : TypeReference(.unsupported, range: range)
      case .optionalMark:
        finishPart()
        current = current.map {
          TypeReference(.optional($0), range: $0.range.lowerBound..<tree.range(child).upperBound)
        }
      case .implicitlyUnwrappedMark:
        finishPart()
        current = current.map {
          TypeReference(.implicitlyUnwrapped($0), range: $0.range.lowerBound..<tree.range(child).upperBound)
        }
      case .compositionMark:
        finishPart()
        if let current { parts.append(current) }
        current = nil
      case .functionArrow:
        // A function of C compares, so that none of Swift's function types is meant.
        if isOfC(node) { return TypeReference(.unsupported, range: range) }
        let result = tree.child(.type, of: node)
        return TypeReference(.function(result: result.map(type)), range: range)
      default: isUnsupported = true
      }
    }
    finishPart()
    guard var result = current, !isUnsupported else { return TypeReference(.unsupported, range: range) }
    if !parts.isEmpty { result = TypeReference(.composition(parts + [result]), range: range) }
    result = wrapped(result, existential: wrapsExistential, opaque: wrapsOpaque)
    result.range = range
    return result
  }

  /// The form of a name with dots.
  private func form(ofName components: [TypeReference.Component], _ range: Range<UInt32>) -> TypeReference.Form {
    guard components.count > 1, let last = components.last else { return .named(components) }
    switch last.name {
    case "Type": return .metatype(TypeReference(.named(components.dropLast()), range: range))
    case "Protocol": return .unsupported
    default: return .named(components)
    }
  }

  /// Whether a type has an attribute whose text begins so, white space and parentheses left out.
  func has(attribute start: String, _ type: Node) -> Bool {
    tree.children(type).contains { child in
      tree.kind(child) == .attribute && condensedText(child).filter { $0 != "(" && $0 != ")" }.hasPrefix(start)
    }
  }

  /// Whether a type is that of a function of C, which is a pointer.
  private func isOfC(_ type: Node) -> Bool { has(attribute: "@conventionc", type) }

  /// The name that is all of a type, as nearly always; nil for a type with a dot, an argument or a mark.
  func soleName(ofType node: Node) -> Node? {
    guard tree.descendantCount(of: node) == 2, let component = tree.firstChild(node), tree.kind(component) == .typeName,
      let name = tree.firstChild(component), tree.kind(name) == .name
    else { return nil }
    return name
  }

  /// `any P?` reads as an optional existential, as the language does with a warning.
  private func wrapped(_ type: TypeReference, existential: Bool, opaque: Bool) -> TypeReference {
    guard existential || opaque else { return type }
    if case .optional(let inner) = type.form {
      return TypeReference(.optional(wrapped(inner, existential: existential, opaque: opaque)), range: type.range)
    }
    return TypeReference(existential ? .existential(type) : .opaque(type), range: type.range)
  }

  /// The parts of a name between dots: one, after that of its module in `Module::Name`.
  private func components(_ node: Node) -> [TypeReference.Component] {
    var components: [TypeReference.Component] = []
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .name: components.append(.init(name: name(child), arguments: []))
      case .genericArguments where !components.isEmpty:
        components[components.count - 1].arguments = tree.children(child).map {
          tree.kind($0) == .type ? type($0) : TypeReference(.unsupported, range: tree.range($0))
        }
      default: continue
      }
    }
    // Broken code has types without a name.
    return components.isEmpty ? [.init(name: "", arguments: [])] : components
  }

  /// A tuple type; one element without label is the element itself.
  private func tupleType(_ node: Node) -> TypeReference {
    var elements: [TypeReference] = []
    for element in tree.children(node) where tree.kind(element) == .tupleTypeElement {
      if let child = tree.child(.type, of: element) { elements.append(type(child)) }
    }
    let range = tree.range(node)
    if elements.count == 1 { return TypeReference(elements[0].form, range: range) }
    return TypeReference(.tuple(elements), range: range)
  }

  private func elementTypes(_ node: Node) -> [TypeReference] {
    let types = tree.children(node).filter { tree.kind($0) == .type }.map(type)
    return types.isEmpty ? [TypeReference(.unsupported, range: tree.range(node))] : types
  }
}
