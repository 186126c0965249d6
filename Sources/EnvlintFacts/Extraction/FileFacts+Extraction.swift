import EnvlintSyntax

extension FileFacts {
  /// Tokenizes and parses a file and extracts its facts. Cost: linear in the bytes.
  public init(path: String, extracting source: SourceBytes, prefilter: Prefilter = .on) {
    var tree = SyntaxTree()
    self.init(
      path: path, extracting: source, tokens: Tokens(tokenizing: source), reusing: &tree, prefilter: prefilter)
  }

  /// Parses a tokenized file and extracts its facts.
  ///
  /// - Parameters:
  ///   - tree: of another file, whose memory is used again; afterwards it is this file's.
  ///   - keepsCode: whether the facts have what code does: bodies and default arguments. Only what a default leads to is asked for it.
  ///   - flowQuery: which calls are bodies that build views as well.
  ///   - visitedNames: of environment properties that other files declare, and whose uses are to be extracted here as well. With any, what
  ///     builds views is left out.
  public init(
    path: String, extracting source: SourceBytes, tokens: Tokens, reusing tree: inout SyntaxTree,
    prefilter: Prefilter = .on, keepsCode: Bool = true, flowQuery: FlowQuery = .none,
    visitedNames: Set<String> = []
  ) {
    let triggers = TriggerTokens(tokens, source, flowQuery: flowQuery, visitedNames: visitedNames)
    tree.reparse(source, tokens: tokens)
    let extractor = FactExtractor(
      path: path, tree: tree, source: source, triggers: triggers, isSelective: prefilter == .on, keepsCode: keepsCode,
      flowQuery: flowQuery, recordsViews: visitedNames.isEmpty)
    extractor.facts.mayPresent = triggers.mayPresent
    extractor.facts.calledMembers = CalledMembers(tokens, source)
    extractor.visitItems(of: tree.root)
    extractor.views.record(implicitConstructionsBelow: tree.root)
    if extractor.facts.imports.contains(where: { $0.module == "PackageDescription" }) {
      extractor.facts.manifest = ManifestReader(extractor.reader).manifest()
    }
    extractor.merge()
    if visitedNames.isEmpty {
      extractor.facts.views.outsideTypes = OutsideConstructions.hashes(tokens, source, extractor.facts.views)
      extractor.facts.views.takenMembers = TakenMembers.names(
        among: extractor.views.ownTypedMembers, tokens, source, extractor.facts.views)
    }
    self.init(path: path)
    // Taken out of the walk, not copied.
    swap(&self, &extractor.facts)
    noteCandidates()
    propertyUses.sort { $0.range.lowerBound < $1.range.lowerBound }
    memberCalls.sort { $0.range.lowerBound < $1.range.lowerBound }
  }
}
