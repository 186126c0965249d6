import EnvlintSyntax

/// The part of an argument that a call of the SDK gives its closure: an element of `items` in `ForEach(items) { item in … }`, the value of
/// `item` in `.sheet(item: $item) { item in … }`.
struct ClosurePart {
  private enum Kind {
    case element
    case wrapped
  }

  /// `ForEach`, `sheet`
  let callee: String
  private let argument: Node
  private let kind: Kind

  /// Nil for a call that gives nothing like that.
  init?(givenBy callee: String, _ call: Node, _ reader: TreeReader) {
    let label: String?
    switch callee {
    case "ForEach", "List": (label, kind) = (nil, .element)
    case "sheet", "fullScreenCover", "popover", "navigationDestination": (label, kind) = ("item", .wrapped)
    default: return nil
    }
    let tree = reader.tree
    guard let first = tree.children(call).first(where: { tree.kind($0) == .argument }),
      reader.childName(.label, of: first) == label, let value = tree.child(.expression, of: first)
    else { return nil }
    argument = value
    self.callee = callee
  }

  /// An expression for it.
  func value(_ reader: TreeReader) -> Expression {
    let whole = reader.expression(argument)
    switch kind {
    case .element:
      let index = Argument(label: nil, value: Expression(.literal(.integer("0")), range: whole.range))
      return Expression(.subscripted(whole, arguments: [index]), range: whole.range)
    case .wrapped: return Expression(.forceUnwrap(whole.ofProjection), range: whole.range)
    }
  }
}

extension Expression {
  /// `item` of `$item`, `model.item` of `$model.item`: the value that a binding is to.
  fileprivate var ofProjection: Expression {
    switch form {
    case .name(let name) where name.hasPrefix("$"): Expression(.name(String(name.dropFirst())), range: range)
    case .member(let base, let name, let nameRange):
      Expression(
        .member(
          base.ofProjection, name: name.hasPrefix("$") ? String(name.dropFirst()) : name, nameRange: nameRange),
        range: range)
    default: self
    }
  }
}
