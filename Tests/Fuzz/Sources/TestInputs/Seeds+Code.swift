extension Seeds {
  static let statements = [
    #"""
    func load(_ id: Int?) async throws -> String {
      guard let id, case .some(let x) = lookup(id), x > 0 else { throw Failure.missing(id: id ?? -1) }
      if #available(iOS 17, *), let y = try? await fetch(id), y.isValid { return y.name } else if x == 1 { } else { return "" }
      outer: for case let (index, item?) in items.enumerated() where item.isOn && index < 10 {
        switch item {
        case .a, .b(let c, _) where c > 1, .d: continue outer
        case let .e(f: g) as H: break outer
        case is I, "j"..."k", ~=, (1, 2), nil: fallthrough
        #if A
        case .l: print(1)
        #endif
        @unknown default: discard self
        }
      }
      while let next = iterator.next(), !Task.isCancelled { total += next }
      repeat { try await Task.sleep(for: .seconds(1)) } while x != 0 && !done
      do throws(E) { try risky() } catch let error as Failure where error.isBad { log(error) } catch is Other { } catch { throw error }
      defer { close() }
      let value = if x > 0 { "a" } else if y { "b" } else { "c" }
      let other = switch x { case 0: 1; default: 2 }
      async let first = f(), second = g()
      for try await line in url.lines { print(line) }
      for await x: Int in y {}
      return if a { b } else { c }
    }
    """#,
    #"""
    func expressions() {
      let a = b ? c : d ?? e, f = -g + +h * ~i, j = !k && l || m
      a.b?.c!.d[e, f: g](h, i: j) { k, l in m } n: { _ in o } p: { $0 + $1 }
      x = y = z; (a, b) = (b, a); _ = c
      let k = \A.b?.c![0].d, l = \.self, m = \[Int].count, n = \A.b(c: 1)
      let o = [1, 2, 3,], p = ["a": 1, "b": 2], q: [Int: Int] = [:]
      let r = { (a: Int, b: inout String) async throws -> Int in a }, s = { [weak self, c = d.e, unowned f] in f }, t = { @MainActor in }
      foo(a, b: c, &d, e...){ }
      items.map(\.name).filter { !$0.isEmpty }.sorted(by: >).reduce(into: [:]) { $0[$1, default: 0] += 1 }
      let u = try! v(), w = try? await x(), y = await z
      if a is B, c as? D == nil, e as! F { }
      call(consume a, copy b, unsafe c); each d
      let range = 0..<10, r2 = ...5, r3 = 5..., op = (+), op2 = reduce(0, +)
      #selector(a.b(c:)); #file; #colorLiteral(red: 1); #macro<Int>(a) { b }
      view
        .a()
        #if os(iOS)
        .b { c }
        #else
        .d
        #endif
        .e
      let h: Int = .init(1) |> { $0 } |> f; init(a); self.init(b: 1); super.c(); Self.d; a.self; A.Type.self
      let x = a < b && c > d, y = f<A>(b), z = (a < b, c > d)
    }
    """#,
  ]

  static let expressions = [
    #"""
    let view = List(items, id: \.id, selection: $selection) { item in
      HStack(alignment: .center, spacing: 8) {
        Text("\(item.name, format: .number) has \(item.count) of \("nested \(deep(1, "x"))")").font(.title.bold())
        if item.isOn { Image(systemName: "checkmark") } else { EmptyView() }
        ForEach(0..<3) { Text("\($0)") }
        Button("Go", action: { go(item) }).disabled(!isEnabled)
        Button { delete(item) } label: { Label("Delete", systemImage: "trash") }
      }
      .padding([.top, .bottom], 4).onTapGesture(count: 2) { [item] in select(item) }
    }.navigationTitle(Text(verbatim: "a")).toolbar { ToolbarItem(placement: .primaryAction) { menu } }
    """#
  ]

  static let lexemes = [
    ##"""
    let a = 0x1F_p3, b = 0b1010_1, c = 0o17, d = 1_000.5e-10, e = 0xA.8p-1, f = 1.0.description, g = 5.times
    let h = "a\tb\u{1F600}\\\"\0", i = #"raw \n \#(x) "q""#, j = ##"a"#b"##, k = ""
    let l = """
      first \(x + "\(y)") \
      second ""\"
        indented\u{41}
      """, m = #"""
      a "" \#(b) \n
      """#
    let n = /a(b|c)[d\/e]*?(?<name>\d+)/, o = #/x /y/#, p = ##/
      multi
      line
      /##
    let q = a / b / c, r = x.split(separator: /,/), s = 'u'
    /* outer /* inner */ still */ let t = 1 // trailing
    /// documentation
    /** block */ let `class` = `default`.`raw name`, été = "naïve", 😀 = 1, 你好: Int, _x1 = $0, $projected = $x
    let u = a+b, v = a +b, w = a+ b, x = -a, y = a!, z = b?, aa = c&&d, bb = &e, cc = f...g, dd = h ..< i, ee = ->, ff = a.b.+
    let gg = <#placeholder#>, hh = a ?? b ??? c, ii = x→y, jj = ¬a, kk = a •b, ll = .5, mm = @, nn = #
    // envlint:disable closure_entry - reason
    /* envlint:enable all */
    """##,
    "let a = 1\r\nlet b = \"\"\"\r\n  c\r\n  \"\"\"\r\n// d\r\nlet e = /f/\r\n",
    "\u{FEFF}import SwiftUI\n\nlet a = \"\u{A0}\"\n\u{200B}let b = “c”\n<<<<<<< ours\nlet d = 1\n=======\nlet d = 2\n>>>>>>> theirs\n",
  ]
}
