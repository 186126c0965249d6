import Testing

/// Content that a view shows only where its own optional look-up has found an object.
@Suite struct GuardedLookupTests {
  /// An app with two windows, of which only one has the objects.
  private func app(showing view: String, _ mark: String = "") -> String {
    """
    @main struct ReaderApp: App {
      var body: some Scene {
        WindowGroup { \(view)() }\(mark)
        Window("x", id: "x") { VStack { Shelf(); \(view)() }.environment(Library()).environment(Doctor()) }
      }
    }
    """
  }

  @Test(arguments: [
    "A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9", "B1", "B2", "B3", "B4", "B5",
    "C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "C9", "D1",
  ])
  func guarded(_ view: String) throws {
    try PageProject(GuardedLookupTests.guarded + app(showing: view)).expectFindings(of: "missing_injection")
    try PageProject(
      GuardedLookupTests.guarded.replacing("private var library\n", with: "private var library // ~info\n")
        + app(showing: view)
    )
    .expectFindings(of: "object_type_lookup")
  }

  @Test(arguments: [
    "A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9", "B1", "B2", "B3", "B4",
  ])
  func unguarded(_ view: String) throws {
    try PageProject(GuardedLookupTests.unguarded + app(showing: view, " // ~error"))
      .expectFindings(of: "missing_injection")
  }

  /// A view may never be made with the value for which it shows what needs an object.
  @Test func aValueThatAViewIsMadeWithMakesItAWarning() throws {
    let view = """
      struct E1: View { var library: Library?
        var body: some View { if library != nil { Shelf() } } }

      """
    try PageProject(GuardedLookupTests.unguarded + view + app(showing: "E1", " // ~warning"))
      .expectFindings(of: "missing_injection")
  }

  /// Code around a view may set what a key is derived from to any value.
  @Test func aDerivedKeyMakesItAWarning() throws {
    let view = """
      extension EnvironmentValues { var isWide: Bool { horizontalSizeClass == .regular } }
      struct E2: View { @Environment(\\.isWide) private var isWide
        var body: some View { if isWide { Shelf() } } }

      """
    try PageProject(GuardedLookupTests.unguarded + view + app(showing: "E2", " // ~warning"))
      .expectFindings(of: "missing_injection")
  }

  private static let guarded = #"""
    import SwiftUI
    @Observable final class Library { var books = 3 }
    @Observable final class Doctor { var name = "" }
    struct Shelf: View { @Environment(Library.self) private var library
      var body: some View { Text("\(library.books)") } }
    struct A1: View { @Environment(Library.self) private var library: Library?
      var body: some View { if library != nil { Shelf() } else { Text("none") } } }
    struct A2: View { @Environment(Library.self) private var library: Library?
      var body: some View { if let library { VStack { Text("\(library.books)"); Shelf() } } } }
    struct A3: View { @Environment(Library.self) private var library: Library?
      var body: some View { if let found = self.library, found.books > 1 { Shelf() } } }
    struct A4: View { @Environment(Library.self) private var library: Library?
      var body: some View { if nil == library { Text("none") } else { Shelf().padding() } } }
    struct A5: View { @Environment(Library.self) private var library: Library?
      var body: some View { switch library { case .some(let found): VStack { Text("\(found.books)"); Shelf() }
        case .none: Text("none") } } }
    struct A6: View { @Environment(Library.self) private var library: Library?
      var body: some View { switch library { case nil: Text("none")
        default: Shelf() } } }
    struct A7: View { @Environment(Library.self) private var library: Library?
      var body: some View { switch library { case let library?: VStack { Text("\(library.books)"); Shelf() }
        case nil: Text("none") } } }
    struct A8: View { @Environment(Library.self) private var library: Library?
      var body: some View { library != nil ? AnyView(Shelf()) : AnyView(Text("none")) } }
    struct A9: View { @Environment(Library.self) private var library: Library?
      var body: some View { content }
      var content: AnyView { guard library != nil else { return AnyView(Text("none")) }; return AnyView(Shelf()) } }
    struct B1: View { @Environment(Library.self) private var library: Library?
      var body: some View { if library == nil { return AnyView(Text("none")) }; return AnyView(Shelf()) } }
    struct B2: View { @Environment(Library.self) private var library: Library?
      var body: some View { library.map { _ in Shelf() } } }
    struct B3: View { @Environment(Library.self) private var library: Library?
      @State private var isOpen = false
      var body: some View { if library != nil && isOpen { inner } }
      private var inner: some View { VStack { Shelf() }.sheet(isPresented: $isOpen) { Shelf() } } }
    struct B4: View { @Environment(Library.self) private var library: Library?
      var body: some View { if case .some = library { Shelf() } ; if case let l? = library { Text("\(l.books)"); Shelf() } } }
    struct B5: View { @Environment(Library.self) private var library: Library?
      var body: some View { if !(library == nil) { Shelf() } else if library != nil { Shelf() } } }
    struct C1: View { @Environment(Library.self) private var library: Library?
      private var isOpen: Bool { library != nil }
      var body: some View { if !isOpen { Text("none") } else { Shelf() } } }
    struct C2: View { @Environment(Library.self) private var library: Library?
      private var lacks: Bool { self.library == nil }
      var body: some View { if lacks == false { Shelf() } } }
    struct C3: View { @Environment(Library.self) private var library: Library?
      private var isOpen: Bool { library != nil }
      var body: some View { isOpen ? AnyView(Shelf()) : AnyView(Text("none")) } }
    struct C4: View { @Environment(Library.self) private var library: Library?
      private func isOpen() -> Bool { library != nil }
      var body: some View { guard isOpen() else { return AnyView(Text("none")) }; return AnyView(Shelf()) } }
    struct C5: View { @Environment(Library.self) private var library: Library?
      var body: some View { if library?.books ?? 0 > 0 { Shelf() } } }
    struct C6: View { @Environment(Library.self) private var library: Library?
      var body: some View { if library.map({ $0.books > 1 }) == true { Shelf() } } }
    struct C7: View { @Environment(Library.self) private var library: Library?
      private var count: Int? { library?.books }
      var body: some View { if let count { VStack { Text("\(count)"); Shelf() } } } }
    struct C8: View { @Environment(Library.self) private var library: Library?
      private var state: Int { if let library { library.books } else { -1 } }
      var body: some View { switch state { case -1: Text("none")
        default: Shelf() } } }
    struct C9: View { @Environment(Library.self) private var library: Library?
      var body: some View { if library?.books == 1 { Text("one") } else if library?.books == 2 { Shelf() } } }
    struct D1: View { @Environment(Library.self) private var library: Library?
      var body: some View { if isReady { Shelf() } } }
    extension D1 { var isReady: Bool { library?.books == 3 } }

    """#

  private static let unguarded = #"""
    import SwiftUI
    @Observable final class Library { var books = 3 }
    @Observable final class Doctor { var name = "" }
    struct Shelf: View { @Environment(Library.self) private var library
      var body: some View { Text("\(library.books)") } }
    struct Name: View { @Environment(Doctor.self) private var doctor
      var body: some View { Text(doctor.name) } }
    struct A1: View { @Environment(Library.self) private var library: Library?
      var body: some View { if library != nil { Text("some") } else { Shelf() } } }
    struct A2: View { @Environment(Library.self) private var library: Library?
      var body: some View { if let library { Text("\(library.books)") }
        Shelf() } }
    struct A3: View { @Environment(Library.self) private var library: Library?
      var body: some View { if library != nil || Bool.random() { Shelf() } } }
    struct A4: View { @Environment(Library.self) private var library: Library?
      var body: some View { if library != nil { Name() } } }
    struct A5: View { @Environment(Library.self) private var library: Library?
      var body: some View { switch library { case .some: Text("some")
        case .none: Shelf() } } }
    struct A6: View { @State private var library: Library?
      var body: some View { if library != nil { Shelf() } } }
    struct A7: View { @Environment(Library.self) private var library: Library?
      var body: some View { row(library: nil) }
      func row(library: Library?) -> some View { Group { if library == nil { Text("") } else { Shelf() } } } }
    struct A8: View { @Environment(Library.self) private var library: Library?
      var body: some View { let library: Library? = Library(); if library != nil { Shelf() } } }
    struct A9: View { @Environment(Library.self) private var library: Library?
      var body: some View { library == nil ? AnyView(Shelf()) : AnyView(Text("none")) } }
    struct B1: View { @Environment(Library.self) private var library: Library?
      var body: some View { if library == nil && Bool.random() { Text("none") } else { Shelf() } } }
    struct B2: View { @Environment(Library.self) private var library: Library?
      @State private var isOpen = false
      var body: some View { if isOpen { Shelf() } else { Text("\(library?.books ?? 0)") } } }
    struct B3: View { @Environment(Doctor.self) private var doctor: Doctor?
      private var isOpen: Bool { doctor != nil }
      var body: some View { if isOpen { Shelf() } } }
    struct B4: View { @Environment(Library.self) private var library: Library?
      private var count: Int { library?.books ?? 0 }
      var body: some View { VStack { Text("\(count)"); Shelf() } } }

    """#
}
