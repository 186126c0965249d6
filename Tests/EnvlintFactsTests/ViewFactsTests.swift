import EnvlintFacts
import EnvlintSyntax
import Testing

/// What one file's code that builds views says, as an outline: each element below its parent.
@Suite struct ViewFactsTests {
  @Test func modifiersStandAroundWhatTheyAreAppliedTo() {
    expect(
      "struct V: View { var body: some View { Row().padding().padded(2).environment(model) } }",
      """
      member body
        injection
          modifier padded(_)
            construction Row
      """)
  }

  @Test func contentOfModifiersStandsBesideTheirReceiver() {
    expect(
      """
      struct V: View { var body: some View {
        List { Row() }.sheet(isPresented: $open, onDismiss: { Other() }) { Edit().environment(a) }.environment(b)
      } }
      """,
      """
      member body
        injection
          modifier sheet(isPresented:onDismiss:{})
            argument {}
              injection
                construction Edit
            construction Row
      """)
  }

  @Test func plainViewsAreLeftOut() {
    expect(
      """
      struct V: View { var body: some View {
        VStack { Text("a").font(.body); ForEach(rows) { row in Group { if row.isOn { Row(row: row) } else { A.B() } } } }
      } }
      """,
      """
      member body
        construction Row(row:)
        construction A.B
      """)
  }

  @Test func aLayoutShowsWhatItIsCalledWith() {
    expect(
      """
      struct V: View { var body: some View {
        let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
        let stack = ZStackLayout(alignment: .top)
        let other = CardLayout()
        layout { Row() }
        stack { Cell() }
        other { Hidden() }
      } }
      """,
      """
      member body
        construction Row
        construction Cell
        construction CardLayout
      """)
  }

  @Test func hostingControllersShowTheirRootsThemselves() {
    expect(
      "struct V: View { var body: some View { Card(picture: ImageRenderer(content: Row())) } }",
      """
      member body
        construction Card(picture:)
      unknown ImageRenderer(content: Row
        construction Row
      """)
  }

  @Test func whatAClosureOfAFunctionIsGivenIsAnElement() {
    expect(
      """
      struct V: View { var body: some View {
        Row().when(isWide) { $0.padding().environment(\\.a, 1) } else: { row in Card(row) { $0 } }
        List(items) { item in item }.sheet(item: $item) { item in item }
        Cell().when(isWide) { Text("a").overlay(Spot { $0 }) }
      } }
      """,
      """
      member body
        modifier when(_{}else:)
          argument =
            reference isWide
          argument {}
            injection
              given 3
          argument else{}
            construction Card(_{})
              argument =
                given 6
          construction Row
        modifier when(_{})
          argument =
            reference isWide
          argument {}
            modifier overlay(_)
              argument =
                construction Spot({})
          construction Cell
      """)
  }

  @Test func membersAndContentAreReferences() {
    expect(
      """
      struct V<Content: View>: View { let content: () -> Content; var body: some View { Card { header; self.row(1); content() } } 
        var header: some View { Text("a") }
        func row(_ index: Int) -> some View { Row() }
        var title: String { "a" } }
      """,
      """
      member body
        construction Card({})
          argument {}
            reference header
            reference row(_)
            reference content
      member header
      member row(index)
        construction Row
      """)
  }

  @Test func whatLocalNamesHideIsNoMember() {
    expect(
      """
      struct V: View { var body: some View {
        let inner = Row().environment(a)
        if let content { content }
        ForEach(items) { header in header; item.view; inner }
        switch state { case .on(let footer): footer; default: footer }
      } }
      """,
      """
      member body
        reference content
        reference items
        valueMember view
        injection
          construction Row
        reference footer
      """)
  }

  @Test func anExtensionOfViewIsAppliedToSelf() {
    expect(
      """
      extension View {
        func wired<C: View>(@ViewBuilder content: () -> C) -> some View { environment(a).modifier(M()).overlay { content() } }
        func other() -> some View { self.wired { Row() } }
      }
      """,
      """
      member wired(content:content)
        modifier overlay({})
          argument {}
            reference content
          modifier modifier(_)
            argument =
              construction M
            injection
              reference self
      member other()
        modifier wired({})
          argument {}
            construction Row
          reference self
      """)
  }

  @Test func previewsAndHostingRootsAreBodies() {
    expect(
      """
      #Preview("a") { Row() }
      final class C: UIViewController {
        func a() { present(UIHostingController(rootView: Row(1).environment(b)), animated: true) }
        func b() { let host = UIHostingController(rootView: Row()); host.title = ""; navigationController?.pushViewController(host, animated: true) }
        func c() { let host = UIHostingController(rootView: Row()); addChild(host); view.addSubview(host.view) }
        func d() -> UIViewController { UIHostingController(rootView: Row()) }
        func f() { show(in: UIHostingController(rootView: Row())); route(UIHostingController(rootView: Row())) }
        func e<V: View>(_ root: V) { window.rootViewController = UIHostingController(rootView: root) }
        init<V: View>(_ root: V) { window.rootViewController = UIHostingController(rootView: root) }
      }
      """,
      """
      preview Preview
        construction Row
      presented UIHostingController(rootView: Row
        injection
          construction Row(_)
      embedded UIHostingController(rootView: Row
        construction Row
      embedded UIHostingController(rootView: Row
        construction Row
      unknown UIHostingController(rootView: Row
        construction Row
      passed to show UIHostingController(rootView: Row
        construction Row
      passed to route UIHostingController(rootView: Row
        construction Row
      presented UIHostingController(rootView: root <- e(_ 0)
        reference root
      presented UIHostingController(rootView: root <- C(_ 0)
        reference root
      """)
  }

  @Test func formsOfTheSame() {
    let expected = "member body\n  injection\n    construction Row\n"
    for text in [
      "Row().environment(a)", "(Row()).environment(a)", "(Row().environment(a))", "return Row().environment(a)",
      "SwiftUI.Group { Row() }.environment(a)", "Row.init().environment(a)", "`Row`().`environment`(a)",
      "Row()\n#if os(iOS)\n.environment(a)\n#endif", "{ Row() }().environment(a)",
      "Group(content: { Row() }).environment(a)",
    ] {
      #expect(outline("struct V: View { var body: some View { \(text) } }") == expected, "\(text)")
    }
  }

  private func expect(_ text: String, _ expected: String, _ place: SourceLocation = #_sourceLocation) {
    #expect(outline(text) == expected + "\n", sourceLocation: place)
  }

  private func outline(_ text: String) -> String {
    let source = SourceBytes(text)
    let views = FileFacts(path: "V.swift", extracting: source).views
    var lines: [String] = []
    for body in views.bodies {
      lines.append(title(of: body, source))
      var depths: [Int32: Int] = [-1: 0]
      for index in body.elements {
        let element = views.elements[index]
        let depth = (depths[element.parent] ?? 0) + 1
        depths[Int32(index)] = depth
        lines.append(String(repeating: "  ", count: depth) + name(of: element))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func title(of body: ViewBody, _ source: SourceBytes) -> String {
    switch body.kind {
    case .member:
      let parameters = body.parameters.map { ($0.label.map { "\($0):" } ?? "") + $0.name }
      let isFunction =
        !parameters.isEmpty || source.text(body.nameRange.upperBound..<body.nameRange.upperBound + 2) == "()"
      return "member " + body.name + (isFunction ? "(\(parameters.joined(separator: ", ")))" : "")
    case .preview: return "preview " + body.name
    case .initializer: return "initializer"
    case .construction: return "construction " + body.name
    case .hosting(let call):
      let use =
        switch call.use {
        case .presented: "presented"
        case .embedded: "embedded"
        case .passed(let name, _): "passed to \(name)"
        case .unknown: "unknown"
        case .changed: "changed"
        }
      let parameter =
        switch call.function?.content {
        case .parameter(let shown):
          " <- \(call.function?.name ?? "")(\(shown.label ?? "_") \(shown.index)\(shown.isLast ? "" : ", …"))"
        case .receiver: " <- self.\(call.function?.name ?? "")"
        case nil: ""
        }
      return use + " " + source.text(call.range) + parameter
    }
  }

  private func name(of element: ViewElement) -> String {
    let labels =
      element.labels.isEmpty ? "" : "(\(element.labels.map { $0 == "_" || $0 == "{}" ? $0 : $0 + ":" }.joined()))"
    return
      switch element.form
    {
    case .construction(let path): "construction " + path.joined(separator: ".") + labels
    case .reference(let name): "reference " + name + labels
    case .typeMember(let path): "typeMember " + path.joined(separator: ".") + labels
    case .valueMember(let name): "valueMember " + name
    case .injection: "injection"
    case .modifier(let name): "modifier " + name + labels
    case .argument(let label, let isClosure): "argument " + (label ?? "") + (isClosure ? "{}" : "=")
    case .given(let argument): "given \(argument)"
    }
  }
}
