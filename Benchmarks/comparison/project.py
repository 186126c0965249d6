"""Writes projects that nobody has written, of any size: apps whose views show views, read keys and look up objects.

Equal shapes give equal projects. About 1 in 50 views and keys has something to report.
"""

import dataclasses
import random

FILES_PER_MODULE = 100
KEYS_PER_FILE = 20
# Of all keys; many are written by their authors with their own initializer, some hold closures.
CLOSURE_KEY_EACH = 50
MISUSE_EACH = 50


@dataclasses.dataclass(frozen=True)
class Shape:
    """How large a project is, and how its views hang together."""

    # Count of Swift files, and how many lines most of them have.
    files: int = 2_000
    lines: int = 150
    # Of each hundred files.
    views: int = 40
    # Of the whole project.
    keys: int = 200
    objects: int = 40
    # Views below a view, and levels of views below a root.
    fan_out: int = 4
    depth: int = 8

    @property
    def view_count(self):
        return max(1, self.files * self.views // 100)


def write(folder, shape):
    """Writes a project into an empty folder; answers the count of its Swift files."""
    sources = folder / "Sources"
    written = 0

    def add(module, name, text):
        nonlocal written
        place = sources / module
        place.mkdir(parents=True, exist_ok=True)
        (place / f"{name}.swift").write_text(text, encoding="utf-8")
        written += 1

    for first in range(0, shape.keys, KEYS_PER_FILE):
        add("Keys", f"Keys{first // KEYS_PER_FILE}", keys(range(first, min(first + KEYS_PER_FILE, shape.keys))))
    for number in range(shape.objects):
        add("Keys", f"Store{number}", store(number))
    add("App", "MainApp", app(shape))
    for number in range(shape.view_count):
        add(module_of(number), f"View{number}", view(number, shape))
    for number in range(max(shape.files - written, 0)):
        add(module_of(number), f"Model{number}", model(number, shape.lines))
    (folder / "Package.swift").write_text(manifest(sorted(place.name for place in sources.iterdir())), encoding="utf-8")
    return written + 1


def module_of(number):
    return f"Module{number // FILES_PER_MODULE}"


def manifest(modules):
    targets = "\n".join(f'    .target(name: "{module}"),' for module in modules)
    return (
        "// swift-tools-version: 6.0\nimport PackageDescription\n\nlet package = Package(\n  name: \"Generated\",\n"
        f"  targets: [\n{targets}\n  ]\n)\n"
    )


def keys(numbers):
    lines = ["import SwiftUI", ""]
    for number in numbers:
        lines.append(f"public struct Value{number}: Hashable {{ public var name = \"{number}\"; public init() {{}} }}")
    lines += ["", "extension EnvironmentValues {"]
    for number in numbers:
        if number % CLOSURE_KEY_EACH == CLOSURE_KEY_EACH - 1:
            lines.append(f"  @Entry public var action{number}: () -> Void = {{}}")
        lines.append(f"  @Entry public var key{number}: Value{number} = Value{number}()")
    return "\n".join([*lines, "}", ""])


def store(number):
    return f"""import Observation

@Observable public final class Store{number} {{
  public var items: [String] = []
  public init() {{}}
  public func add(_ item: String) {{ items.append(item) }}
}}
"""


def roots(shape):
    return [number for number in range(shape.view_count) if is_root(number, shape)]


def is_root(number, shape):
    """Views are numbered level by level; those of a level that is too deep begin a new tree."""
    return level(number, shape) % shape.depth == 0


def level(number, shape):
    depth = 0
    while number > 0:
        number = (number - 1) // shape.fan_out
        depth += 1
    return depth


def children(number, shape):
    first = number * shape.fan_out + 1
    return [child for child in range(first, first + shape.fan_out)
            if child < shape.view_count and not is_root(child, shape)]


def app(shape):
    lines = ["import SwiftUI", "import Keys", "", "@main struct MainApp: App {"]
    lines += [f"  @State private var store{number} = Store{number}()" for number in range(shape.objects)]
    lines += ["", "  var body: some Scene {", "    WindowGroup {", "      TabView {"]
    lines += [f"        View{number}()" for number in roots(shape)]
    lines += ["      }"] + [f"      .environment(store{number})" for number in range(shape.objects)]
    return "\n".join([*lines, "    }", "  }", "}", ""])


def view(number, shape):
    chance = random.Random(number)
    key, other = chance.randrange(shape.keys), chance.randrange(shape.keys)
    object_number = chance.randrange(shape.objects)
    shown = children(number, shape)
    access = "" if number % MISUSE_EACH == 0 else "private "
    lines = ["import Keys", "import SwiftUI"]
    lines += [f"import {module}" for module in sorted({module_of(child) for child in shown} - {module_of(number)})]
    lines += [
        "",
        f"/// Shows {len(shown)} other views.",
        f"public struct View{number}: View {{",
        f"  @Environment(\\.key{key}) {access}var value{key}",
        f"  @Environment(Store{object_number}.self) private var store{object_number}",
        "  @State private var isShown = false",
        "",
        "  public init() {}",
        "",
        "  public var body: some View {",
        "    VStack(alignment: .leading, spacing: 8) {",
        f'      Text("\\(value{key}.name), \\(store{object_number}.items.count) items").font(.headline)',
    ]
    for position, child in enumerate(shown[:-1]):
        modifier = f".environment(\\.key{other}, Value{other}())" if position == 0 else ".padding()"
        lines.append(f"      View{child}(){modifier}")
    lines += ['      Button("Show") { isShown = true }', "    }", "    .padding()"]
    if shown:
        lines.append(f"    .sheet(isPresented: $isShown) {{ View{shown[-1]}() }}")
    lines += [f"    .task {{ store{object_number}.add(value{key}.name) }}", "  }"]
    rest = shape.lines - len(lines) - 6
    lines += functions(chance, rest) + ["}", "", f"#Preview {{ View{number}().environment(Store{object_number}()) }}", ""]
    return "\n".join(lines)


def model(number, line_count):
    chance = random.Random(-number - 1)
    lines = ["import Foundation", "", f"/// What the program knows of item {number}.", f"public struct Model{number}: Codable {{"]
    lines += [f"  public var field{field}: {chance.choice(['Int', 'String', '[Double]', 'Date?'])}" for field in range(6)]
    return "\n".join([*lines, *functions(chance, line_count - len(lines) - 1), "}", ""])


def functions(chance, line_count):
    """Code that has nothing to do with the environment, about so many lines of it."""
    lines = []
    while len(lines) + 8 < line_count:
        name, bound = f"step{len(lines)}", chance.randrange(3, 90)
        lines += [
            "",
            f"  /// Adds up what is below {bound}; what is odd counts twice.",
            f"  private func {name}(_ values: [Int], limit: Int = {bound}) -> String {{",
            "    var total = 0",
            "    for value in values where value < limit { total += value.isMultiple(of: 2) ? value : value * 2 }",
            f'    guard total > {bound * 3} else {{ return "none of \\(values.count)" }}',
            f'    return values.map {{ String($0, radix: 16) }}.joined(separator: ", ") + " = \\(total)"',
            "  }",
        ]
    return lines
