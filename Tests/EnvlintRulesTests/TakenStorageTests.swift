import Testing

/// Initializers that take a wrapper, or the whole view, from one that SwiftUI has filled in may read it.
@Suite struct TakenStorageTests {
  private func page(_ members: String) -> PageProject {
    PageProject(
      """
      import SwiftUI
      struct Page: View {
          @Environment(\\.locale) private var locale
          @Environment(\\.timeZone) var zone
          @State var title = ""
          var body: some View { Text("\\(title) \\(locale) \\(zone)") }
      \(members)
      }
      """)
  }

  static let taking = [
    "init(env: Environment<Locale>) { _locale = env; print(locale) }",
    "init(env: Environment<Locale>) { self._locale = env; title = locale.identifier }",
    "init(other: Page) { self = other; print(locale, zone) }",
    "init(other: Page) { _locale = other._locale; _title = State(initialValue: locale.identifier) }",
    "init(env: Environment<Locale>?) { if let env { _locale = env }; print(locale) }",
    "init(env: Environment<Locale>?) { _locale = env ?? Environment(\\.locale); print(locale) }",
    "init(other: Page) { (_locale, _title) = (other._locale, other._title); print(locale) }",
    "init(other: Page) { (self._locale, title) = (other._locale, \"\"); print(self.locale) }",
    "init(other: Page) { var other = other; swap(&self, &other); print(locale) }",
    "init(other: Page) { Self.fill(&_locale, other); print(locale) }",
    "init(other: Page?) { guard let other else { return }; self = other; print(locale) }",
    "init(other: Page) { self = other.titled(\"\"); print(locale) }",
    "init(other: Page) { self = Page.copy(of: other); print(locale) }",
    "init(other: Page) { self = other; show() }\nfunc show() { print(locale) }",
    "init(other: Page) { self = other; show() }\nfunc show() { inner() }\nfunc inner() { print(self.locale) }",
    "init(other: Page) { copy(other); print(locale) }\nmutating func copy(_ other: Page) { self = other }",
    "init(other: Page) { adopt(other) }\nmutating func adopt(_ other: Page) { self = other; print(locale) }",
    "init(other: Page) { adopt(other) }\nmutating func adopt(_ other: Page) { self = other; show() }\nfunc show() { print(locale) }",
    "init(other: Page) { a(other); print(locale) }\nmutating func a(_ o: Page) { b(o) }\nmutating func b(_ o: Page) { self = o }",
    "init(env: Environment<Locale>) { _locale = env }\ninit(other: Page) { self.init(env: other._locale); print(locale) }",
    "init(other: Page) { self = other }\ninit(title: String, of page: Page) { self.init(other: page); print(locale) }",
    "init(_ other: Page) { self = other }\ninit(a: Page) { self.init(a) }\ninit(b: Page) { self.init(a: b); print(locale) }",
    "init(other: Page) { self = other }\ninit(b: Page) { self = Page(other: b); print(locale) }",
    "init(other: Page) { self = other }\ninit(b: Page) { self = .init(other: b); print(locale) }",
    "init(env: Environment<Locale>) { switch env { default: _locale = env }; let use = { [self] in locale }; print(use(), locale) }",
  ]

  @Test(arguments: taking) func mayRead(members: String) throws {
    try page(members).expectFindings(of: "environment_read_in_init")
  }

  static let faults = [
    "init(key: KeyPath<EnvironmentValues, Locale>) { _locale = Environment(key); §print(locale)§ }",
    "init() { _locale = .init(\\.locale); §print(locale)§ }",
    "init() { self._locale = SwiftUI.Environment(\\.locale); §print(locale)§ }",
    "init() { _locale = Environment<Locale>(\\.locale); §print(locale)§ }",
    "init(env: Environment<Locale>) { §print(locale)§; _locale = env }",
    "init(other: Page) { §print(locale)§; self = other }",
    "init(env: Environment<Locale>) { _locale = env; §print(zone)§ }",
    "init(env: Environment<Locale>) { _locale = env }\ninit() { §print(locale)§ }",
    "init(env: Environment<Locale>) { _locale = env }\ninit(title: String) { self.init(); §print(locale)§ }\ninit() {}",
    "init(env: Environment<Locale>) { _locale = env }\ninit(title: String) { self = Page(); §print(locale)§ }\ninit() {}",
    "init(env: Environment<Locale>) { _locale = env }\ninit(title: String) { self = .init(); §print(locale)§ }\ninit() {}",
    "init(other: Page) { title = other.title; §print(locale)§ }",
    "init(other: Page) { _title = other._title; §print(locale)§ }",
    "init(other: Page) { print(other.locale); §print(locale)§ }",
    "init() { §show()§ }\nfunc show() { print(locale) }\nmutating func copy(_ other: Page) { self = other }",
    "init(other: Page) { §show()§; self = other }\nfunc show() { print(locale) }",
    "init(other: Page) { self = other }\ninit(one: Int) { §print(locale)§ }\ninit(two: Int) { self.init(one: two) }",
  ]

  @Test(arguments: faults) func isReported(members: String) throws {
    let parts = members.split(separator: "§", omittingEmptySubsequences: false)
    let marked = parts.enumerated().map { index, part in index % 2 == 1 ? "\n\(part) // ~error\n" : String(part) }
    // No statement may begin with a semicolon.
    try page(marked.joined().replacing("\n;", with: "\n")).expectFindings(of: "environment_read_in_init")
  }

  @Test func extensionsInOtherFiles() throws {
    let page = """
      import SwiftUI
      struct Page: View {
          @Environment(\\.locale) var locale
          var title = ""
          var body: some View { Text(title + locale.identifier) }
          func show() { print(locale) }
      }
      """
    try PageProject([
      "Page.swift": page,
      "Page+Copy.swift": """
      import SwiftUI
      extension Page {
          init(other: Page) {
              self = other
              print(locale)
              show()
          }
          init(text: String) {
              self.init(title: text)
              print(locale) // ~error
              show() // ~error
          }
          init(env: Environment<Locale>) {
              self.init(locale: env)
              print(locale)
          }
          init(copy: Page) {
              self.init(other: copy)
              show()
          }
      }
      """,
    ]).expectFindings(of: "environment_read_in_init")
  }

  @Test func initializersOfProtocols() throws {
    try PageProject([
      "Page.swift": """
      import SwiftUI
      struct Page: View, Copyable2 {
          @Environment(\\.locale) var locale
          init() {}
          init(page: Page) {
              self.init(copying: page)
              print(locale)
          }
          init(title: String) {
              self.init()
              print(locale) // ~error
          }
          var body: some View { Text(locale.identifier) }
      }
      """,
      "Copyable2.swift": "protocol Copyable2 {}\nextension Copyable2 { init(copying other: Self) { self = other } }",
    ]).expectFindings(of: "environment_read_in_init")
  }
}
