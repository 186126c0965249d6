extension InjectionReach {
  /// The edits that make a property that reads `\.presentationMode` read `\.dismiss`; nil unless all that is done with it is
  /// `x.wrappedValue.dismiss()`, in its own file.
  public func dismissEdits(for read: EnvironmentProperty) -> [Fix.Edit]? {
    let (property, file) = (read.property, read.id.file)
    guard case .keyPath(let keyPath) = read.source, let key = keyPath.components.first, property.isAlone,
      read.hasOneSource,
      property.access <= .filePrivate || isOnlyUsedHere(property, file),
      // Another one, for another condition, would be used in the same places.
      read.owner.map({ members.properties(named: property.name, of: $0.type).count == 1 }) ?? false
    else { return nil }
    var edits = [Fix.Edit("dismiss", at: location(key.range, in: file))]
    if let type = property.type {
      edits.append(Fix.Edit("DismissAction", at: location(type.range, in: file)))
    }
    for use in usage.uses(of: read) {
      guard let edit = dismissEdit(for: use, file) else { return nil }
      edits.append(edit)
    }
    return edits.sorted { $0.location < $1.location }
  }

  /// `x()` instead of `x.wrappedValue.dismiss()`; nil for every other use.
  private func dismissEdit(for use: PropertyUse, _ file: Int) -> Fix.Edit? {
    switch use.base {
    case .none, .instance: break
    default: return nil
    }
    guard use.part == .value, use.isPlain, !use.isChanged, case .member("wrappedValue", _, false) = use.next,
      let call = use.innerCall, call.name == "dismiss"
    else { return nil }
    return Fix.Edit("()", at: location(use.range.upperBound..<call.end, in: file))
  }

  /// Whether no file but its own mentions a property by name.
  private func isOnlyUsedHere(_ property: Property, _ file: Int) -> Bool {
    let mentions = usage.mentions(MentionQuery(property.name, .all))
    return mentions.count <= MentionQuery.most && mentions.allSatisfy { $0.file == file }
  }
}
