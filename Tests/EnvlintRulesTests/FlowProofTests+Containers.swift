/// Containers, layouts, and what contexts of SwiftData come from.
extension FlowProofTests {
  static let containers = [
    Case(
      name: "a destination without a container is not shown",
      views: """
        struct Root: View {
          var body: some View { Text("").navigationDestination(for: Int.self) { _ in Leaf() } }
        }
        """),
    Case(
      name: "a destination of a sheet is not one of the stack around",
      views: """
        struct Root: View {
          var body: some View { NavigationStack { Text("").sheet(isPresented: .constant(true)) { Page() } } }
        }
        struct Page: View {
          var body: some View { Text("").navigationDestination(for: Int.self) { _ in Leaf() } }
        }
        """),
    Case(
      name: "a destination of the stack around",
      views: """
        struct Root: View { var body: some View { NavigationStack { Page() } } }
        struct Page: View {
          var body: some View { Text("").navigationDestination(for: Int.self) { _ in Leaf() } } // ~error: 'Leaf' needs
        }
        """),
    Case(
      name: "the destination of a link doesn't see what is injected inside the stack around",
      views: """
        struct Root: View { var body: some View { NavigationStack { Page().environment(Shop()) } } }
        struct Page: View { var body: some View { NavigationLink("") { Leaf() } } } // ~warning: 'Leaf' needs
        """),
    Case(
      name: "a lookup that nobody reads hides none further down",
      views: """
        struct Root: View { var body: some View { NavigationStack { Page().environment(Shop()) } } }
        struct Page: View { var body: some View { NavigationLink("") { Front() } } } // ~warning: 'Leaf' needs
        struct Front: View { @Environment(Shop.self) var shop; var body: some View { Leaf() } }
        """),
    Case(
      name: "content that an initializer gives to another view",
      views: """
        struct Wired<C: View>: View { let c: C; var body: some View { c.environment(Shop()) } }
        struct Wrap<C: View>: View {
          let inner: Wired<C>
          init(@ViewBuilder c: () -> C) { inner = Wired(c: c()) }
          var body: some View { inner }
        }
        struct Root: View { var body: some View { Wrap { Leaf() } } }
        """),
    Case(
      name: "a link of an initializer of the project's",
      views: """
        extension NavigationLink where Label == EmptyView {
          init(hidden view: Destination) { self.init(destination: view) { EmptyView() } }
        }
        struct Root: View { var body: some View { NavigationStack { NavigationLink(hidden: Leaf()).environment(Shop()) } } }
        """),
    Case(
      name: "the label of a link does",
      views: """
        struct Root: View { var body: some View { NavigationStack { Page().environment(Shop()) } } }
        struct Page: View { var body: some View { NavigationLink { Text("") } label: { Leaf() } } }
        """),
    Case(
      name: "the destination of a link sees what is injected outside",
      views: """
        struct Root: View { var body: some View { NavigationStack { Page() }.environment(Shop()) } }
        struct Page: View { var body: some View { NavigationLink(destination: Leaf()) { Text("") } } }
        """),
    Case(
      name: "it lacks what is injected nowhere",
      views: """
        struct Root: View { var body: some View { NavigationStack { Page() } } }
        struct Page: View { var body: some View { NavigationLink(destination: Leaf()) { Text("") } } } // ~error: 'Leaf' needs
        """),
    Case(
      name: "without a container it counts as seeing what is around the link",
      views: """
        struct Root: View { var body: some View { Page().environment(Shop()) } }
        struct Page: View { var body: some View { NavigationLink("") { Leaf() } } }
        """),
    Case(
      name: "a link in a controller that a navigation controller of UIKit's holds",
      views: """
        struct Root: View { var body: some View { Text("") } }
        struct Page: View { var body: some View { NavigationLink("") { Leaf() } } } // ~warning: 'Leaf' needs
        final class Boss: UIViewController {
          func open() {
            let host = UIHostingController(rootView: Page().environment(Shop()))
            present(UINavigationController(rootViewController: host), animated: true)
          }
        }
        """),
    Case(
      name: "a destination in it, which no stack shows",
      views: """
        struct Root: View { var body: some View { Text("") } }
        struct Page: View { var body: some View { Text("").navigationDestination(for: Int.self) { _ in Leaf() } } }
        final class Boss: UIViewController {
          func open() {
            let host = UIHostingController(rootView: Page().environment(Shop()))
            present(UINavigationController(rootViewController: host), animated: true)
          }
        }
        """),
    Case(
      name: "a link in a controller that is in no navigation controller",
      views: """
        struct Root: View { var body: some View { Text("") } }
        struct Page: View { var body: some View { NavigationLink("") { Leaf() } } }
        final class Boss: UIViewController {
          func open() { present(UIHostingController(rootView: Page().environment(Shop())), animated: true) }
        }
        """),
    Case(
      name: "a sheet of another package can't inject an object of the project's types",
      views: """
        import Foreign
        struct Root: View {
          @State private var isOpen = false
          var body: some View { Text("").sheet($isOpen) { Leaf() } } // ~warning: 'Leaf' needs
        }
        """),
    Case(
      name: "nor can it into what it is applied to",
      views: """
        import Foreign
        struct Root: View {
          @State private var isOpen = false
          var body: some View { Leaf().sheet($isOpen) { Spacer() } } // ~warning: 'Leaf' needs
        }
        """),
    Case(
      name: "a sheet of the SDK injects nothing",
      views: """
        import Foreign
        struct Root: View {
          @State private var isOpen = false
          var body: some View { Text("").sheet(isPresented: $isOpen) { Leaf() } } // ~error: 'Leaf' needs
        }
        """),
    Case(
      name: "a destination of a view that is perhaps not shown",
      views: """
        struct Page: View { var body: some View { Text("").navigationDestination(for: Int.self) { _ in Leaf() } } }
        struct Page: View { var body: some View { Text("") } }
        struct Root: View { var body: some View { NavigationStack { Page() } } }
        """),
  ]

  static let layouts = [
    ("let layout: AnyLayout", true), ("var layout: FlowLayout", true), ("var layout = FlowLayout()", true),
    ("let layout: Styled", false), ("let layout: FarLayout", false), ("let layout = FarLayout()", false),
  ].map { declaration, isLacking in
    Case(
      name: "what \(declaration) is called with",
      views: """
        struct FlowLayout: Layout {}
        struct Styled {
          func callAsFunction<C: View>(@ViewBuilder content: () -> C) -> some View { content().environment(Shop()) }
        }
        struct Root: View { \(declaration); var body: some View { layout { Leaf() } } }\(isLacking ? " // ~error: 'Leaf' needs" : "")
        """)
  }

  static let contexts = [
    Case(
      name: "a context that only a preview provides",
      views: """
        struct Root: View {
          @Environment(\\.modelContext) private var context // ~warning: 'Root' uses a model context, but the project never provides one
          var body: some View { Button("") { try? context.save() } }
        }
        #Preview { Root().modelContainer(for: Int.self) }
        """),
    Case(
      name: "a context that the app provides",
      views: """
        struct Root: View {
          var body: some View { Inbox().modelContainer(for: Int.self) }
        }
        struct Inbox: View {
          @Environment(\\.modelContext) private var context
          var body: some View { Button("") { try? context.save() } }
        }
        """),
    Case(
      name: "a context of Core Data",
      views: """
        struct Root: View {
          @Environment(\\.managedObjectContext) private var context // ~warning: 'Root' uses a managed object context, but the project never provides one
          var body: some View { Button("") { try? context.save() } }
        }
        """),
    Case(
      name: "a context that a modifier of another package may provide",
      views: """
        import Storage
        struct Root: View { var body: some View { Inbox().withStorage() } }
        struct Inbox: View {
          @Environment(\\.modelContext) private var context
          var body: some View { Button("") { try? context.save() } }
        }
        """),
    Case(
      name: "a context that a view of another package may provide",
      views: """
        import Storage
        struct Root: View { var body: some View { StorageReader { Inbox() } } }
        struct Inbox: View {
          @Environment(\\.managedObjectContext) private var context
          var body: some View { Button("") { try? context.save() } }
        }
        """),
    Case(
      name: "a context that a public view of an app lacks, which is no library's",
      views: """
        public struct Root: View {
          @Environment(\\.modelContext) private var context
          public var body: some View { Button("") { try? context.save() } }
        }
        """),
  ]
}
