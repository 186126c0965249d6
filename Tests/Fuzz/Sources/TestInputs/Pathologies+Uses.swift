extension Pathology {
  /// Environment properties, where they are used, and what is set around: many of one against many of the other.
  public static let uses = [
    Pathology("properties without a name", unit: "@Environment(\\.a) "),
    Pathology(
      "properties and one use", "struct A: View {\n", unit: "@Environment(\\.b§) var b§\n", "var c: B { b1 } }"),
    Pathology(
      "views with a property of one name",
      unit: "struct A§: View { @Environment(\\.b) var b\nvar body: some View { B(b).environment(\\.b, 1) } }\n"),
    Pathology(
      "extensions with a use of one name",
      unit: "struct A§ { @Environment(\\.b) var b }\nextension A§: View { var body: some View { B(b) } }\n"),
    Pathology(
      "uses below injections", "struct A: View { @Environment(\\.b) var b\nvar body: some View {\n",
      unit: "Text(b).environment(\\.b, 2)\n", "} }"),
    Pathology(
      "uses below a chain", "struct A: View { @Environment(\\.b) var b\nvar body: some View { C {\n",
      unit: "Text(b)\n", core: "}\n", closing: ".environment(\\.c, 2)\n", "} }"),
    Pathology(
      "injections of one key in a chain", "struct A: View { var body: some View { B()\n",
      unit: ".environment(\\.a, 1)\n", "} }"),
    Pathology(
      "injections of one object", "class A {}\nstruct B: View { @Environment(A.self) var a\nvar body: some View {\n",
      unit: "C().environment(A())\n", "} }"),
    Pathology(
      "lookups and injections of one object", "class A {}\n",
      unit: "struct B§: View { @Environment(A.self) var a\nvar body: some View { C(a).environment(A()) } }\n"),
    Pathology(
      "objects, injected and looked up",
      unit:
        "final class A§: ObservableObject {}\nstruct B§: View { @EnvironmentObject var a: A§\nvar body: some View { C(a).environmentObject(A§()) } }\n"
    ),
    Pathology(
      "dismissals in sheets",
      "struct A: View { @Environment(\\.dismiss) var dismiss\n@State var a = false\nvar body: some View {\n",
      unit: "B().sheet(isPresented: $a) { Button(\"c\") { dismiss() } }\n", "} }"),
    Pathology(
      "frequent values", "struct A: View { @State var a = 0.0\nvar body: some View {\n",
      unit: "b.gesture(DragGesture().onChanged { a = $0.translation.height }).environment(\\.c, a)\n", "} }"),
    Pathology(
      "copies before a suspension", "struct A: View { @Environment(\\.b) var b\nfunc c() {\n",
      unit: "let d = b; await e(); f = d\n", "} }"),
    Pathology(
      "endless loops in endless loops", "struct A: View { @Environment(\\.b) var b\nfunc c() async {\n",
      unit: "while true { await d(b)\n", core: "e()", closing: " }", "} }"),
    Pathology(
      "dismissals by one name",
      unit:
        "struct A§: View { @Environment(\\.presentationMode) private var b\nvar body: some View { Button(\"c\") { b.wrappedValue.dismiss() } } }\n"
    ),
    Pathology(
      "key types with their accessors",
      unit:
        "struct A§: EnvironmentKey { static let defaultValue = 1 }\nextension EnvironmentValues { var a§: Int { get { self[A§.self] } set { self[A§.self] = newValue } } }\n"
    ),
    Pathology(
      "parts of all values", "struct A: View { @Environment(\\.self) var a\nvar body: some View {\n",
      unit: "Text(a.locale.identifier)\n", "} }"),
  ].map(\.importingSwiftUI)
}
