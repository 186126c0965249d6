#!/usr/bin/env python3
"""Compares what 'envlint lsp' says after each of many random edits with a fresh run over the same contents.

    equality.py ENVLINT [--sequences N] [--seed S] [--batch B] [--jobs N] [FOLDER…]
    equality.py ENVLINT --replay FILE

Each sequence is a few edits of a project: documents are opened, typed into, saved, or closed without saving; files and configurations
are written, renamed and deleted on disk. A second folder holds the same contents, unsaved text included. After each edit, the server's
answer to 'envlint/report' must be what 'envlint --format json' prints in that folder, byte for byte, and the diagnostics that it pushes
or answers must be the findings of that report. While a configuration is invalid, nothing is compared except that it has a diagnostic.

The projects are copies of this repository's examples, of those on the rules' pages, and small generated ones. With FOLDER, they are
copies of the given folders instead, with 60 sequences each unless --sequences says otherwise. The same seed gives the same edits. When
something differs, the edits are reduced to those that matter and written to a file for --replay, and the status is 1.
"""

import argparse
import collections
import concurrent.futures
import json
import multiprocessing
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
import traceback

from wire import LINE_BREAK, SEVERITIES, Client, Document, Failed, ResponseError, capabilities, path_of, uri_of, width

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
SEQUENCES_PER_SERVER = 25
SEQUENCES_PER_FOLDER = 60
CONFIGURATION = ".envlint.yml"
KEPT_NAMES = (CONFIGURATION, ".gitignore", "project.pbxproj")
BYTE_LINE_BREAK = re.compile(rb"\r\n|\r|\n")
DECLARATION = re.compile(r"^[@#a-z/][^\n]*\n(?:(?:[ \t)}\]][^\n]*)?\n)*", re.MULTILINE)
IDENTIFIER = re.compile(r"[^\W\d]\w{2,}")
INTERESTING = re.compile(r"nvironment|@Entry|Preview|View|\w\(|import|static|envlint:")


# What edits are made of.


def text_of(data):
    """Bytes as text that JSON can hold, also where they aren't UTF-8."""
    return data.decode("utf-8", "surrogateescape")


def bytes_of(text):
    return text.encode("utf-8", "surrogateescape")


def swift_files(folder):
    """The contents of a project's files that matter to a run, by relative path."""
    files = {}
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        hidden = any(part in (".git", ".build") for part in path.parts[len(folder.parts) :])
        if not hidden and (path.suffix == ".swift" or path.name in KEPT_NAMES) and path.is_file() and not path.is_symlink():
            files[name] = path.read_bytes()
    return files


def page_projects():
    """The examples of the rules' pages: each is a project of a few files."""
    projects = []
    for page in sorted((REPOSITORY / "Rules").glob("*.md")):
        for section in re.split(r"(?m)^#+ ", page.read_text(encoding="utf-8")):
            blocks = re.findall(r"(?ms)^```swift (?:bad|good) (\S+)[^\n]*\n(.*?)^```", section)
            files = {name: re.sub(r"(?m)^ *// *\^+.*\n", "", text) for name, text in blocks if name.endswith(".swift")}
            if files:
                projects.append(files)
    return projects


class Pool:
    """Code to insert, taken from code that is there."""

    def __init__(self, texts):
        declarations, lines = {}, {}
        for text in texts:
            declarations |= dict.fromkeys(match.group() for match in DECLARATION.finditer(text))
            lines |= dict.fromkeys(line + "\n" for line in text.split("\n") if line.strip() not in ("", "}", ")"))
        self.declarations = list(declarations)
        self.lines = list(lines)


NOUNS = ["Library", "Trip", "Theme", "Clock", "Account", "Cart", "Plant", "Übersicht", "図書", "Café", "Session", "Feed"]
FOLDERS = ["App", "Keys", "Models", "Views", "Views/Rows", "Übersicht ñ", "Kit Sources", "Tests"]
CONTAINERS = ["VStack", "List", "NavigationStack", "TabView", "Form", "Group", "ScrollView"]
DEFAULTS = [
    "= 0", ": () -> Void = {}", "= {object}()", "= UUID()", ": {object}? = nil", "= makeAll()", '= Int("4")!', '= "🌱 é"', "= Date.now",
    ": (Int) -> Bool = { _ in true }", "= [1, 2, 3].map { $0 * 2 }", ": Bool = false", "= {object}.shared", "= DateFormatter()",
]


def generated_project(random):
    """A small app: keys, objects, views that show each other across files, scenes, previews, suppression comments."""
    objects = random.sample(NOUNS, random.randint(2, 5))
    keys = [f"{random.choice(['tap', 'tint', 'größe', 'limit', 'guide', '_store'])}{number}" for number in range(random.randint(3, 8))]
    views = [f"{random.choice(NOUNS)}{random.choice(['View', 'Row', 'Pane'])}{number}" for number in range(random.randint(6, 14))]
    files = collections.defaultdict(lambda: ["import SwiftUI\n"])
    places = [f"{folder}/{name}.swift" for folder in random.sample(FOLDERS, 4) for name in random.sample(NOUNS, 2)] + ["Main.swift"]

    def place():
        return files[random.choice(places)]

    for name in objects:
        kind = random.choice(["@Observable final class {}", "final class {}: ObservableObject", "struct {}"])
        members = random.choice([
            "  static let shared = {0}()\n", "  var items: [Int] = []\n  init() {{ for i in 0..<1000 {{ items.append(i) }} }}\n",
            "  var name = \"\"\n  var size = 1\n", "  static var current = {0}()\n"]).format(name)
        place().append(f"{kind.format(name)} {{\n{members}}}\n")
    entries = [key for key in keys if random.random() < 0.75]
    if entries:
        lines = "".join(
            f"  {random.choice(['@Entry ', '@Entry ', '@Entry public ', '/// 説明 🌍' + chr(10) + '  @Entry '])}var {key}"
            f"{random.choice(DEFAULTS).replace('{object}', random.choice(objects)).replace('= ', ' = ', 1).replace('  ', ' ')}\n"
            for key in entries)
        place().append(f"extension EnvironmentValues {{\n{lines}}}\n")
    for key in keys:
        if key not in entries:
            other = random.choice([key, key, random.choice(keys)])
            place().append(
                f"struct Key_{key}: EnvironmentKey {{\n  static {random.choice(['let', 'var'])} defaultValue = 1\n}}\n"
                f"extension EnvironmentValues {{\n  var {key}: Int {{\n    get {{ self[Key_{key}.self] }}\n"
                f"    set {{ self[Key_{other}.self] = newValue }}\n  }}\n}}\n")
    place().append("func makeAll() -> [Int] { (0..<1000).map { $0 } }\n")

    def injections():
        made = ""
        while random.random() < 0.45:
            name, key = random.choice(objects), random.choice(keys)
            made += "\n      " + random.choice([
                f".environment(\\.{key}, 1)", f".environment(\\.{key}) {{ }}", f".environment({name}())",
                f".environment({name}.shared)", f".environmentObject({name}())", f".environment(\\.{key}, Date.now)", ".padding() // 🌿"])
        return made

    for index, name in enumerate(views):
        members = "".join(
            random.choice([f"  @Environment(\\.{random.choice(keys)}) {access}var v{number}\n",
                           f"  @Environment({kind}.self) {access}var o{number}\n",
                           f"  @Environment({kind}.self) {access}var o{number}: {kind}?\n",
                           f"  @EnvironmentObject {access}var o{number}: {kind}\n",
                           f"  @Environment(\\.dismiss) {access}var v{number}\n"])
            for number in range(random.randint(0, 3))
            for kind, access in [(random.choice(objects), random.choice(["private ", ""]))])
        properties = re.findall(r"var (\w+)", members)
        used = "".join(f"      Text(\"\\({word})\")\n" for word in properties if random.random() < 0.7)
        later = views[index + 1 :] or views
        shown = "".join(f"      {random.choice(later)}(){injections()}\n" for _ in range(random.randint(0, 2)))
        after = random.choice([
            "", "", f".sheet(isPresented: $shown) {{ {random.choice(views)}(){injections()} }}",
            f".task {{ while {random.choice(properties or ['shown'])} {{ await Task.yield() }} }}",
            f".navigationDestination(for: Int.self) {{ _ in {random.choice(later)}() }}"])
        comment = random.choice(["", "", "// envlint:disable:next object_type_lookup - später\n", "/* 🌊 */ "])
        place().append(
            f"{comment}struct {name}: View {{\n{members}  @State private var shown = false\n  var body: some View {{\n"
            f"    {random.choice(CONTAINERS)} {{\n{used}{shown}    }}{injections()}\n    {after}\n  }}\n}}\n")
        if random.random() < 0.25:
            place().append(f"#Preview {{\n  {name}(){injections()}\n}}\n")
    scenes = "".join(f"    {random.choice(['WindowGroup', 'Settings'])} {{\n      {view}(){injections()}\n    }}\n"
                     for view in random.sample(views, random.randint(1, 2)))
    place().append(f"@main\nstruct Main: App {{\n  var body: some Scene {{\n{scenes}  }}\n}}\n")
    made = {name: "\n".join(parts) for name, parts in files.items()}
    if random.random() < 0.2:
        name = random.choice(sorted(made))
        made[name] = made[name].replace("\n", random.choice(["\r\n", "\r"]))
    if random.random() < 0.1:
        name = random.choice(sorted(made))
        made[name] = "\ufeff" + made[name]
    return made


def decorated(text, random):
    """The same code with characters before it whose length depends on the encoding."""
    lines = text.split("\n")
    return "\n".join(random.choice(["/*é*/", "/* 🌱 */ ", "/*図👩‍🌾*/"]) + line
                     if line.strip() and '"""' not in text and random.random() < 0.3 else line for line in lines)


MANIFESTS = [
    '// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: "P", platforms: [.iOS(.v16)], targets: ['
    '.target(name: "App", path: "App"), .target(name: "Views", dependencies: ["App"], path: "Views")])\n',
    '// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: "P", targets: [.target(name: "All", path: ".")])\n',
]
IGNORED = ["Views/\n", "*.swift\n!Main.swift\n", "Models\n", "# nothing\n", "/App/*\n"]


class Configurations:
    """What is written into configurations."""

    def __init__(self, rules):
        self.rules = rules

    def valid(self, random):
        rule, other = random.sample(self.rules, 2)
        lines = {
            "min_severity": random.choice(["info", "info", "warning", "error"]),
            "opt_in_rules": "[" + ", ".join(self.rules if random.random() < 0.6 else [rule, other]) + "]",
            "disabled_rules": f"[{rule}, {other}]",
            "excluded": random.choice(['["**/V*.swift"]', "[Views]", "[Models, App]", '["Kit Sources"]']),
            "included": random.choice(['["**"]', '["**/*.swift"]', "[Views, App, Environment]"]),
            "require_suppression_reason": "true",
            "swiftui_modules": "[Kit]",
            "modules": '\n  App: ["App/**", "Main.swift"]\n  Kit: ["Views/**", "Kit Sources"]',
            "test_paths": random.choice(["[]", '["Views/**"]']),
            "injectors": "\n  padding: [Library, \\.tint0]\n  themed: '*'",
            "swift_language_mode": random.choice(['"5"', '"6"']),
            "default_isolation": "main_actor",
            "deployment_targets": "\n  iOS: 16",
            "required_version": '">=0.1.0"',
            "extends": "base.yml",
            "rules": f"\n  {rule}:\n    severity: {random.choice(['error', 'info', 'off'])}\n  closure_entry:\n    excluded: [Views]",
        }
        if rule == "closure_entry":
            del lines["rules"]
        chosen = random.sample(sorted(lines), random.choice([1, 1, 2, 3]))
        return "".join(f"{key}: {lines[key]}\n" for key in chosen).replace(": \n", ":\n")

    def of_folder(self, random):
        rule, other = random.sample(self.rules, 2)
        return random.choice([
            f"disabled_rules: [{rule}, {other}]\n", f"opt_in_rules: [{rule}]\n", "excluded: ['*Row*']\n",
            f"rules:\n  {rule}:\n    severity: error\n", ""])

    def invalid(self, random):
        return random.choice([
            "rules:\n  nope:\n    severity: error\n", "included: [Missing]\n", "min_severity: loud\n", "a: [\n", "\tbad\n",
            "extends: missing.yml\n", "baseline: missing.json\n", 'required_version: ">=99"\n', "excluded: [Views\n", "x: 'é\n", "- 1\n"])

    def any(self, random):
        return self.invalid(random) if random.random() < 0.2 else self.valid(random)


# A project with a server, and the same project as a run sees it.


class Mismatch(Exception):
    """The server said something else than a run."""


class Setup:
    """All that determines a session apart from its edits."""

    def __init__(self, files, encodings, pulls, watches, threads):
        self.files = files
        self.encodings = encodings
        self.pulls = pulls
        self.watches = watches
        self.threads = threads

    @staticmethod
    def drawn(files, random):
        return Setup(
            files, random.choice([["utf-8", "utf-16"], ["utf-16"], None]), pulls=random.random() < 0.5,
            watches=random.random() < 0.7, threads=random.choice([None, 1, 3]))

    def described(self):
        return (f"positions {self.encodings}, {'pulls' if self.pulls else 'is pushed'}, "
                f"{'registers' if self.watches else 'has no'} watchers, threads {self.threads or 'by default'}")


def expected_place(data, place, encoding):
    """A place of a report as a range of the protocol; None for the characters where these can't be told."""
    lines = [0, *(match.end() for match in BYTE_LINE_BREAK.finditer(data))]

    def position(line, column):
        start = lines[line - 1] if line <= len(lines) else len(data)
        before = data[start : start + column - 1]
        try:
            text = before.decode()
        except UnicodeDecodeError:
            return line - 1, None
        return line - 1, None if text.startswith("\ufeff") else width(text, encoding)

    return (*position(place["line"], place["column"]), *position(place["endLine"], place["endColumn"]))


def given_range(range_):
    start, end = range_["start"], range_["end"]
    return start["line"], start["character"], end["line"], end["character"]


def same_range(expected, given):
    return all(mine is None or mine == other for mine, other in zip(expected, given))


class Session:
    """A server and its client, the live folder that both look at, and the mirror that holds what the server should see."""

    def __init__(self, tool, folder, setup, patience=15):
        self.tool, self.setup = tool, setup
        self.live, self.mirror = folder / "live" / "Project", folder / "mirror" / "Project"
        self.disk, self.open, self.versions = {}, {}, {}
        self.patience = patience
        self.expected = {}
        self.isBroken = False
        self.result_ids, self.workspace_ids = {}, {}
        self.refreshes = 0
        self.checks = random.Random(0)
        self.reports, self.rules = set(), set()
        for root in (self.live, self.mirror):
            root.mkdir(parents=True)
        for name, data in setup.files.items():
            self._write_disk(name, data)
        command = [tool, "lsp"] + (["--threads", setup.threads] if setup.threads else [])
        self.client = Client(command, cwd=self.live)
        try:
            self.client.start([self.live], options=capabilities(
                encodings=setup.encodings, pulls=setup.pulls, watches=setup.watches))
        except BaseException:
            self.client.end()
            raise
        self.encoding = self.client.encoding

    def uri(self, name):
        return uri_of(self.live / name)

    # Both folders.

    @staticmethod
    def _store(root, name, data):
        path = root / name
        if data is None:
            path.unlink(missing_ok=True)
            parent = path.parent
            while parent != root and parent.is_dir() and not any(parent.iterdir()):
                parent.rmdir()
                parent = parent.parent
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)

    def contents(self, name):
        return self.open[name].text.encode() if name in self.open else self.disk.get(name)

    def names(self):
        return sorted(self.disk.keys() | self.open.keys())

    def _reflect(self, name):
        self._store(self.mirror, name, self.contents(name))

    def _write_disk(self, name, data):
        if data is None:
            self.disk.pop(name, None)
        else:
            self.disk[name] = data
        self._store(self.live, name, data)
        self._reflect(name)

    def _blocked(self, name):
        """Whether a folder is where the file would be, or a file where one of its folders would be."""
        others = self.names()
        return any(other.startswith(name + "/") or name.startswith(other + "/") for other in others)

    # Edits. Each is a list of JSON values; one that makes no sense at the moment does nothing.

    def apply(self, edit):
        getattr(self, "do_" + edit[0])(*edit[1:])

    def do_open(self, name, text):
        """Text is None for what is on disk."""
        if name in self.open or self._blocked(name):
            return
        if text is None:
            try:
                text = self.disk[name].decode()
            except (KeyError, UnicodeDecodeError):
                return
        # Versions go on where a document is opened again, so that each belongs to one text.
        self.versions[name] = self.versions.get(name, 0) + 1
        self.open[name] = Document(text, self.versions[name])
        self._reflect(name)
        self.client.open(self.uri(name), text, self.versions[name], "swift" if name.endswith(".swift") else "yaml")

    def do_change(self, name, changes):
        if name not in self.open:
            return
        document = self.open[name]
        for change in changes:
            document.apply(change, self.encoding)
        document.version = self.versions[name] = document.version + 1
        self._reflect(name)
        self.client.change(self.uri(name), document.version, changes)

    def do_save(self, name, event):
        if name not in self.open:
            return
        kind = 2 if name in self.disk else 1
        self._write_disk(name, self.open[name].text.encode())
        self.client.save(self.uri(name))
        if event:
            self.client.watched([(self.uri(name), kind)])

    def do_close(self, name):
        if name in self.open:
            del self.open[name]
            self._reflect(name)
            self.client.shut(self.uri(name))

    def do_disk(self, changes, how):
        """Files are written or, if their text is None, deleted. The server learns it from events for files or their folders, or has
        to look when a document is opened or closed."""
        events = []
        for name, text in changes:
            if text is None and name not in self.disk or text is not None and self._blocked(name):
                continue
            kind = 3 if text is None else 2 if name in self.disk else 1
            self._write_disk(name, None if text is None else bytes_of(text))
            events.append((name, kind))
        if not events:
            return
        if how == "look" and not self.setup.watches:
            for name in sorted(self.disk):
                if name.endswith(".swift") and name not in self.open:
                    self.do_open(name, None)
                    if name in self.open:
                        return self.do_close(name)
        if how == "folders":
            found = {}
            for name, kind in events:
                parent = os.path.dirname(name)
                gone = kind == 3 and parent and not (self.live / parent).exists()
                while gone and os.path.dirname(parent) and not (self.live / os.path.dirname(parent)).exists():
                    parent = os.path.dirname(parent)
                new = kind == 1 and parent and all(other in dict(events) for other in self.disk if other.startswith(parent + "/"))
                found[parent if gone or new else name] = kind
            events = list(found.items())
        self.client.watched([(self.uri(name), kind) for name, kind in events])

    def do_restore(self):
        """Everything is closed, and the project is again what it was."""
        for name in list(self.open):
            self.do_close(name)
        gone = [(name, None) for name in self.disk if name not in self.setup.files]
        changed = [(name, text_of(data)) for name, data in self.setup.files.items() if self.disk.get(name) != data]
        self.do_disk(gone + changed, "files")

    # Comparison.

    def run(self):
        """What a fresh run prints; None when the configuration is invalid, then with what it says about that."""
        done = subprocess.run(
            [self.tool, "--format", "json", "--progress", "never"], cwd=self.mirror, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False, timeout=300)
        if done.returncode not in (0, 1, 2):
            raise Mismatch(f"the run itself ended with status {done.returncode}: {done.stderr.decode(errors='replace')[-2000:]}")
        if done.returncode == 2 and not done.stdout:
            return None, done.stderr.decode(errors="replace")
        return done.stdout.decode(), done.stderr.decode(errors="replace")

    def check(self, waits=True, everything=False):
        """Compares all that the server says with a run.

        - `waits`: whether pushed diagnostics, and requests to refresh, are waited for.
        - `everything`: whether all files are pulled, not a few.
        """
        asked = self.client.ask("envlint/report")
        report, said = self.run()
        given = self.client.answer(asked, "'envlint/report'")[1]
        if report is None:
            self.isBroken = True
            return self._check_invalid_configuration(said)
        given = given.replace(str(self.live), str(self.mirror)) if isinstance(given, str) else given
        if not isinstance(given, str) or given.rstrip("\n") != report.rstrip("\n"):
            raise Mismatch(difference(report, given))
        before = self.expected
        self.expected = self._expected_diagnostics(json.loads(report))
        self.reports.add(hash(report))
        self.rules.update(finding[2] for findings in self.expected.values() for finding in findings)
        mended, self.isBroken = self.isBroken, False
        others = before.keys() | self.expected.keys() | self.open.keys()
        if waits and not self.setup.pulls:
            self._check_pushed()
        if self.setup.pulls and self.client.notifications["textDocument/publishDiagnostics"]:
            raise Mismatch("diagnostics are pushed to a client that pulls them")
        closed = sorted(others - self.open.keys())
        if not everything and len(closed) > 4:
            closed = self.checks.sample(closed, 4)
        names = sorted(self.open) + closed
        if mended and CONFIGURATION not in names:
            names.append(CONFIGURATION)
        self._check_pulled(names)
        if everything or self.checks.random() < 0.15:
            self._check_workspace()

    def check_refresh(self):
        """After an edit that changes findings in other files, a client that pulls is asked to pull again."""
        before = self.expected
        report, _ = self.run()
        if report is None or self.isBroken:
            return
        after = self._expected_diagnostics(json.loads(report))
        changed = [name for name in before.keys() | after.keys() if name not in self.open and before.get(name) != after.get(name)]
        if changed and not self.client.wait(self._was_refreshed, self.patience):
            raise Mismatch(f"no 'workspace/diagnostic/refresh' within {self.patience} s, although the findings in '{changed[0]}' have changed")

    def _was_refreshed(self):
        return sum(method == "workspace/diagnostic/refresh" for method, _ in self.client.requests) > self.refreshes

    def count_refreshes(self):
        self.refreshes = sum(method == "workspace/diagnostic/refresh" for method, _ in self.client.requests)

    def _check_invalid_configuration(self, said):
        """The configuration that a run complains about has a diagnostic."""
        match = re.match(r"(.*?):\d+:\d+: error: ", said)
        if not match or match.group(1) not in self.disk.keys() | self.open.keys() or not match.group(1).endswith(CONFIGURATION):
            return
        items = self._pull(match.group(1), fresh=True)
        if not any(item.get("severity") == 1 for item in items):
            raise Mismatch(f"'{match.group(1)}' has no diagnostic, but a run says:\n{said}")

    def _expected_diagnostics(self, report):
        found = collections.defaultdict(list)
        contents = {}

        def place(where):
            name = os.path.normpath(where["file"])
            if name not in contents:
                contents[name] = self.contents(name) or b""
            return name, expected_place(contents[name], where, self.encoding)

        for finding in report["findings"]:
            name, range_ = place(finding)
            message = finding["message"] + (f"\nhelp: {finding['help']}" if finding["help"] else "")
            notes = [(*place(note), note["message"]) for note in finding["notes"]]
            found[name].append((range_, SEVERITIES[finding["severity"]], finding["rule"], message, notes))
        return dict(found)

    def _matches(self, name, expected, item):
        range_, severity, rule, message, notes = expected
        if not same_range(range_, given_range(item["range"])) or (item.get("severity"), item.get("code")) != (severity, rule):
            return False
        if item.get("source") != "envlint" or item["message"] != message:
            return False
        # A step of a path at the finding's own place is left out.
        related = list(item.get("relatedInformation") or [])
        for file, where, text in notes:
            if related and related[0]["message"] == text and same_range(where, given_range(related[0]["location"]["range"])) \
                    and path_of(related[0]["location"]["uri"]) == str(self.live / file):
                related.pop(0)
            elif (file, where) != (name, range_):
                return False
        return not related

    def _compare(self, name, items, how):
        """The diagnostics of a file with the expected ones, in any order."""
        left = list(items)
        missing = []
        for expected in self.expected.get(name, []):
            found = next((item for item in left if self._matches(name, expected, item)), None)
            if found is None:
                missing.append(expected)
            else:
                left.remove(found)
        if missing or left:
            raise Mismatch(
                f"{how} diagnostics of '{name}' differ from the run's findings\n"
                + "".join(f"  only in the run: {item}\n" for item in missing[:3])
                + "".join(f"  only in the server: {json.dumps(item, ensure_ascii=False)[:1500]}\n" for item in left[:3]))

    def _pull(self, name, fresh=False):
        """The diagnostics of a file, with what is known to the client if it says so."""
        previous = None if fresh or self.checks.random() < 0.4 else self.result_ids.get(name)
        answer = self.client.pull(self.uri(name), previous and previous[0])
        if answer["kind"] == "unchanged":
            if previous is None:
                raise Mismatch(f"the diagnostics of '{name}' are called unchanged, but the client has none")
            self.result_ids[name] = (answer["resultId"], previous[1])
        else:
            self.result_ids[name] = (answer.get("resultId"), answer["items"])
        return self.result_ids[name][1]

    def _check_pulled(self, names):
        for name in names:
            self._compare(name, self._pull(name), "pulled")

    def _check_workspace(self):
        if self.checks.random() < 0.3:
            self.workspace_ids = {}
        previous = [{"uri": uri, "value": known[0]} for uri, known in sorted(self.workspace_ids.items()) if known[0] is not None]
        answer = self.client.request("workspace/diagnostic", {"previousResultIds": previous})
        for item in answer["items"]:
            uri = uri_of(path_of(item["uri"]))
            if item["kind"] == "unchanged":
                if uri not in self.workspace_ids:
                    raise Mismatch(f"the diagnostics of '{uri}' are called unchanged, but the client has none")
                self.workspace_ids[uri] = (item["resultId"], self.workspace_ids[uri][1])
            else:
                self.workspace_ids[uri] = (item.get("resultId"), item["items"])
        for name in self.expected:
            if self.uri(name) not in self.workspace_ids:
                raise Mismatch(f"'workspace/diagnostic' has nothing about '{name}'")
        for uri, (_, items) in self.workspace_ids.items():
            self._compare(os.path.relpath(path_of(uri), self.live), items, "the workspace's")

    def _check_pushed(self):
        """The last pushed list of each file is the expected one, after a while."""
        problem = []

        def settled():
            problem.clear()
            given = {os.path.relpath(path_of(uri), self.live): found for uri, found in self.client.diagnostics.items()}
            for name in given.keys() | self.expected.keys():
                version, items = given.get(name, (None, []))
                try:
                    self._compare(name, items, "pushed")
                except Mismatch as mismatch:
                    problem.append(str(mismatch))
                    return False
                if name in self.open and version is not None and version > self.open[name].version:
                    problem.append(f"'{name}' has version {self.open[name].version}, but diagnostics are for version {version}")
                    return False
            return True

        if not self.client.wait(settled, self.patience):
            raise Mismatch(f"still after {self.patience} s: " + problem[0])

    def stop(self):
        self.client.stop()


def difference(report, given):
    """The first findings that only one of two reports has."""
    try:
        mine, other = json.loads(report), json.loads(given)
        lists = [[json.dumps(finding, ensure_ascii=False) for finding in each.pop("findings")] for each in (mine, other)]
    except (TypeError, ValueError, KeyError, AttributeError):
        return f"'envlint/report' answered {str(given)[:500]!r}; the run printed {report[:500]!r}"
    lines = [f"  only in the run: {finding[:1200]}" for finding in lists[0] if finding not in lists[1]][:3]
    lines += [f"  only in the server: {finding[:1200]}" for finding in lists[1] if finding not in lists[0]][:3]
    if mine != other:
        lines.append(f"  besides findings: the run has {mine}, the server {other}")
    return "'envlint/report' differs from a run\n" + "\n".join(lines or ["  the same findings, written or sorted differently"])


# Random edits.


class Editor:
    """Draws edits that make sense for what a session holds at the moment."""

    def __init__(self, session, random, pool, configurations, pages):
        self.session, self.random = session, random
        self.pool, self.configurations, self.pages = pool, configurations, pages
        self.history = collections.defaultdict(list)
        self.last_lines = {}

    def edits(self):
        """A few edits that belong together, mostly one."""
        edits = self.drawn()
        for edit in edits:
            if edit[0] == "change" and "range" in edit[2][-1]:
                self.last_lines[edit[1]] = edit[2][-1]["range"]["start"]["line"]
        return edits

    def drawn(self):
        random, session = self.random, self.session
        if not session.open or random.random() < 0.12:
            return self.opening()
        kinds = [
            (58, self.typing), (6, self.saving), (8, self.closing), (10, self.writing), (6, self.configuring), (3, self.renaming),
            (2, self.removing), (4, self.moving), (3, self.adding),
        ]
        return random.choices([kind for _, kind in kinds], [weight for weight, _ in kinds])[0]()

    def files(self, suffix=".swift"):
        return [name for name in self.session.names() if name.endswith(suffix)]

    def opening(self):
        random, session = self.random, self.session
        closed = [name for name in self.files() if name not in session.open]
        configurations = [name for name in self.files(CONFIGURATION) if name not in session.open]
        if configurations and random.random() < 0.12:
            return [["open", random.choice(configurations), None]]
        if closed and random.random() < 0.9:
            return [["open", random.choice(closed), None]]
        text = random.choice([self.some_code(), "", random.choice(self.pool.declarations)])
        return [["open", self.new_name(), text]]

    def new_name(self):
        folders = sorted({os.path.dirname(name) for name in self.session.names()}) + ["New 🌱"]
        return os.path.join(self.random.choice(folders), f"{self.random.choice(NOUNS)} {self.random.randint(1, 9)}.swift")

    def some_code(self):
        random = self.random
        if random.random() < 0.5:
            return random.choice(sorted(random.choice(self.pages).values()))
        return "import SwiftUI\n\n" + "\n".join(random.sample(self.pool.declarations, 3))

    def saving(self):
        return [["save", self.random.choice(sorted(self.session.open)), self.random.random() < 0.5]]

    def closing(self):
        return [["close", self.random.choice(sorted(self.session.open))]]

    def how(self):
        """How a client learns that files have changed."""
        return self.random.choice(["files", "files", "folders"] if self.session.setup.watches else ["files", "look", "look"])

    def writing(self):
        """Files change on disk, as another program writes them; some are open."""
        random, session = self.random, self.session
        changes = []
        for name in random.sample(self.files(), min(len(self.files()), random.choice([1, 1, 1, 2, 5]))):
            data = session.disk.get(name)
            if data is None:
                continue
            original = session.setup.files.get(name)
            choice = random.random()
            if choice < 0.3 and original is not None:
                text = text_of(original)
            elif choice < 0.35:
                text = text_of(random.choice([b"\xff\xfe\x00", b"import SwiftUI\n\xc3(", b"\x00\x01", b"", data + b"\xff"]))
            elif choice < 0.5:
                text = self.some_code()
            else:
                document = Document(data.decode("utf-8", "replace"))
                for _ in range(random.randint(1, 3)):
                    self.replace_some(document)
                text = document.text
            changes.append([name, text])
        return [["disk", changes, self.how()]]

    def adding(self):
        changes = [[self.new_name(), self.some_code()] for _ in range(self.random.choice([1, 1, 2]))]
        if self.random.random() < 0.3:
            page = self.random.choice(self.pages)
            changes = [["Page/" + name, text] for name, text in page.items()]
        return [["disk", changes, self.how()]]

    def removing(self):
        random = self.random
        folders = sorted({os.path.dirname(name) for name in self.session.disk} - {""})
        if folders and random.random() < 0.4:
            folder = random.choice(folders)
            return [["disk", [[name, None] for name in sorted(self.session.disk) if name.startswith(folder + "/")], self.how()]]
        on_disk = [name for name in self.files() if name in self.session.disk]
        return [["disk", [[random.choice(on_disk), None]], self.how()]] if on_disk else self.opening()

    def renaming(self):
        """A file or a folder gets another name; editors close the documents, and open them at their new place."""
        random, session = self.random, self.session
        folders = sorted({os.path.dirname(name) for name in session.disk} - {""})
        if folders and random.random() < 0.4:
            old = random.choice(folders)
            new = random.choice(["Moved", old + " 2", "Views/Deep/er"])
            pairs = [(name, new + name[len(old) :]) for name in sorted(session.disk) if name.startswith(old + "/")]
        else:
            on_disk = [name for name in self.files() if name in session.disk]
            if not on_disk:
                return self.opening()
            pairs = [(random.choice(on_disk), self.new_name())]
        pairs = [(old, new) for old, new in pairs if new not in session.disk and new not in session.open]
        changes = [[new, text_of(session.disk[old])] for old, new in pairs] + [[old, None] for old, _ in pairs]
        moved = [(old, new) for old, new in pairs if old in session.open]
        if random.random() < 0.3:
            return [["disk", changes, self.how()]]
        return [["disk", changes, self.how()], *(["close", old] for old, _ in moved),
                *(["open", new, session.open[old].text] for old, new in moved)]

    def configuring(self):
        random, session = self.random, self.session
        choice = random.random()
        folders = sorted({os.path.dirname(name) for name in session.disk if name.endswith(".swift")} - {""})
        if CONFIGURATION in session.open and random.random() < 0.4:
            document = Document(session.open[CONFIGURATION].text)
            return [["change", CONFIGURATION, [self.change(document, 0, len(document.text), self.configurations.any(random))]]]
        if choice < 0.5:
            changes = [[CONFIGURATION, self.configurations.any(random)]]
        elif choice < 0.58:
            changes = [[CONFIGURATION, None]]
        elif choice < 0.68 and folders:
            text = self.configurations.of_folder(random) if random.random() < 0.9 else self.configurations.any(random)
            changes = [[os.path.join(random.choice(folders), CONFIGURATION), text]]
        elif choice < 0.78:
            changes = [["base.yml", self.configurations.any(random).replace("extends", "# ")]]
            if random.random() < 0.7:
                changes.append([CONFIGURATION, "extends: base.yml\nmin_severity: info\n"])
        elif choice < 0.86:
            changes = [[".gitignore", random.choice([None, *IGNORED])]]
        elif choice < 0.93:
            changes = [["Package.swift", random.choice([None, *MANIFESTS])]]
        else:
            return self.baseline()
        return [["disk", changes, self.how()]]

    def baseline(self):
        """A run writes the baseline that a server then uses."""
        with tempfile.TemporaryDirectory() as scratch:
            path = pathlib.Path(scratch, "base.json")
            subprocess.run([self.session.tool, "--write-baseline", path, "--quiet"], cwd=self.session.mirror, check=False,
                           stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            if not path.exists():
                return self.opening()
            text = path.read_text(encoding="utf-8")
        if self.random.random() < 0.3:
            lines = text.split("\n")
            line = self.random.randrange(len(lines))
            text = "\n".join(lines[:line] + lines[line + 1 :])
        return [["disk", [["base.json", text], [CONFIGURATION, "baseline: base.json\n"]], self.how()]]

    # Typing.

    def change(self, document, start, end, text):
        """The change of a range, as the protocol has it. The document changes too, for the next one in the same message."""
        encoding = self.session.encoding
        change = {"range": {"start": document.position(start, encoding), "end": document.position(end, encoding)}, "text": text}
        # No position is between the halves of a line break: its line ends before both.
        start, end = (document.offset(change["range"][name], encoding) for name in ("start", "end"))
        if end == len(document.text) and self.random.random() < 0.2:
            change["range"]["end"] = {"line": document.line_count() + self.random.choice([0, 0, 7]), "character": 0}
        elif end == document.line_end(change["range"]["end"]["line"]) and self.random.random() < 0.1:
            change["range"]["end"]["character"] += 1000
        document.replace(start, end, text)
        return change

    def typing(self):
        random, session = self.random, self.session
        name = random.choice(sorted(session.open))
        document = Document(session.open[name].text)
        self.history[name] = [*self.history[name][-5:], document.text]
        if name.endswith(CONFIGURATION):
            return [["change", name, [self.replace_some(document)]]]
        choice = random.random()
        if choice < 0.15:
            return [["change", name, [self.probe(name, document)]]]
        if choice < 0.2:
            return [["change", name, self.type_keys(document)]]
        if choice < 0.26:
            text = random.choice([*self.history[name], text_of(session.setup.files.get(name, b""))])
            if "\udc80" <= max(text, default="") <= "\udcff":
                text = ""
            if random.random() < 0.5:
                return [["change", name, [{"text": text}]]]
            return [["change", name, [self.minimal_change(document, text)]]]
        if choice < 0.32 and (changes := self.fix(name, document)):
            return [["change", name, changes]]
        if choice < 0.4 and (changes := self.suppression(name, document)):
            return [["change", name, changes]]
        return [["change", name, [self.replace_some(document) for _ in range(random.choice([1, 1, 1, 1, 2, 3]))]]]

    def probe(self, name, document):
        """A comment with a finding of its own at the end of the line that changed last: its column gives away what precedes it."""
        line = min(self.last_lines.get(name, 0), document.line_count() - 1)
        end = document.line_end(line)
        return self.change(document, end, end, " // envlint:disable:this nope")

    def type_keys(self, document):
        """A piece of code, a character at a time."""
        offset = self.random.randint(0, len(document.text))
        text = self.random.choice([self.random.choice(self.pool.lines)[:40], "🌱👩‍🌾é", '"\\(', ".environment(\\.tint0, 1)"])
        changes = []
        for character in text:
            changes.append(self.change(document, offset, offset, character))
            offset += 1
        return changes

    def minimal_change(self, document, text):
        old = document.text
        start = len(os.path.commonprefix([old, text]))
        end = len(os.path.commonprefix([old[start:][::-1], text[start:][::-1]]))
        # A range can't begin or end between the halves of a line break.
        while start and old[start - 1 : start + 1] == "\r\n" or start and text[start - 1 : start + 1] == "\r\n":
            start -= 1
        while end and old[len(old) - end - 1 : len(old) - end + 1] == "\r\n":
            end -= 1
        return self.change(document, start, len(old) - end, text[start : len(text) - end])

    def fix(self, name, document):
        """A fix of the command line's report, made by the client. Nothing if it concerns other files."""
        report, _ = self.session.run()
        if report is None or document.text.startswith("\ufeff"):
            return None
        fixes = [fix for finding in json.loads(report)["findings"] for fix in finding["fixes"]
                 if all(os.path.normpath(edit["file"]) == name for edit in fix["edits"])]
        if not fixes:
            return None
        data = document.text.encode()
        lines = [0, *(match.end() for match in BYTE_LINE_BREAK.finditer(data))]

        def offset(line, column):
            return len(data[: lines[line - 1] + column - 1].decode(errors="replace"))

        edits = [(offset(edit["line"], edit["column"]), offset(edit["endLine"], edit["endColumn"]), edit["replacement"])
                 for edit in self.random.choice(fixes)["edits"]]
        return [self.change(document, *edit) for edit in sorted(edits, reverse=True)]

    def suppression(self, name, document):
        """A comment near a finding, or anywhere, with its rule or another one."""
        random = self.random
        findings = self.session.expected.get(name) or [((random.randrange(document.line_count()),), 0, random.choice(
            self.configurations.rules))]
        finding = random.choice(findings)
        line = min(finding[0][0], document.line_count() - 1)
        rule = finding[2] if random.random() < 0.8 else random.choice([*self.configurations.rules, "all", "nope"])
        kind = random.choice([":next", ":next", ":this", ":file", "", ":previous"])
        reason = random.choice([" - später 🌱", " - why", ""])
        start = document.starts()[line]
        if kind == ":this":
            end = document.line_end(line)
            return [self.change(document, end, end, f" // envlint:disable:this {rule}{reason}")]
        comment = f"// envlint:{random.choice(['disable', 'disable', 'disable', 'enable'])}{kind} {rule}{reason}\n"
        return [self.change(document, start, start, comment)]

    def line(self, document):
        """A random line, preferably one that matters."""
        random = self.random
        for _ in range(4):
            line = random.randrange(document.line_count())
            start = document.starts()[line]
            if INTERESTING.search(document.text, start, document.line_end(line)):
                return line
        return line

    def span(self, document, line):
        """A whole line, with its line break."""
        starts = document.starts()
        return starts[line], starts[line + 1] if line + 1 < len(starts) else len(document.text)

    def replace_some(self, document):
        """One random change."""
        random, text = self.random, document.text
        choice = random.random()
        offset = random.randint(0, len(text))
        if choice < 0.16:
            inserted = random.choice(list("{}()\"\\@.,:;/*#&|<> \n\t_a0é🌱[]`") + ["/*", "*/", '"""', "\r\n", "\r", "\u2028", "e\u0301", "\ufeff"])
            return self.change(document, offset, offset, inserted)
        if choice < 0.26:
            return self.change(document, offset, min(len(text), offset + random.choice([1, 1, 2, 5, 20, 80])), "")
        if choice < 0.46:
            words = list(IDENTIFIER.finditer(text))
            if words:
                word = random.choice(words)
                return self.change(document, *word.span(), self.another_word(word.group()))
        if choice < 0.58:
            start, end = self.span(document, self.line(document))
            return self.change(document, start, end, "")
        if choice < 0.72:
            start, _ = self.span(document, self.line(document))
            return self.change(document, start, start, random.choice(self.pool.lines))
        if choice < 0.77:
            start, end = self.span(document, self.line(document))
            return self.change(document, start, start, random.choice(["// ", text[start:end], "/// é "]))
        if choice < 0.84:
            start = random.choice([0, len(text), *(match.start() for match in DECLARATION.finditer(text))])
            return self.change(document, start, start, random.choice(self.pool.declarations))
        if choice < 0.9:
            declarations = list(DECLARATION.finditer(text))
            if declarations:
                return self.change(document, *random.choice(declarations).span(), "")
        if choice < 0.95 and len(text) < 100_000:
            broken = LINE_BREAK.sub(random.choice(["\n", "\r\n", "\r", "\n\n"]), text)
            return self.change(document, 0, len(text), broken)
        first, second = sorted((self.span(document, self.line(document)), self.span(document, self.line(document))))
        if first == second:
            return self.change(document, 0, 0, random.choice(["import SwiftUI\n", "import UIKit\n", "@testable import App\n", " "]))
        swapped = text[slice(*second)] + text[first[1] : second[0]] + text[slice(*first)]
        return self.change(document, first[0], second[1], swapped)

    def another_word(self, word):
        """An identifier from anywhere in the project, or a misspelled one."""
        random = self.random
        if random.random() < 0.2:
            return random.choice([word + "2", word[:-1], "ä" + word])
        data = self.session.contents(random.choice(self.files())) or b""
        words = IDENTIFIER.findall(data[:50_000].decode(errors="ignore"))
        return random.choice(words) if words else word + "X"

    def moving(self):
        """Some lines or a declaration move from one open document to another."""
        random, session = self.random, self.session
        names = sorted(name for name in session.open if name.endswith(".swift"))
        if len(names) < 2:
            return self.opening()
        source, target = random.sample(names, 2)
        first, second = Document(session.open[source].text), Document(session.open[target].text)
        spans = [match.span() for match in DECLARATION.finditer(first.text)] + [self.span(first, self.line(first))]
        start, end = random.choice(spans)
        text = first.text[start:end]
        place = second.starts()[random.randrange(second.line_count())]
        edits = [["change", source, [self.change(first, start, end, "")]], ["change", target, [self.change(second, place, place, text)]]]
        random.shuffle(edits)
        return edits


# Sequences.


class Failure(Exception):
    """What went wrong, after which edits."""

    def __init__(self, message, setup, edits):
        super().__init__(message, setup, edits)
        self.setup, self.edits = setup, edits

    def __str__(self):
        return self.args[0]


def guarded(session, work):
    """Whatever goes wrong is a mismatch, with a message."""
    try:
        return work()
    except (Failed, ResponseError) as failure:
        raise Mismatch(str(failure)) from failure
    except (KeyError, TypeError, AttributeError, IndexError) as error:
        # Mostly an answer that isn't what the protocol says.
        raise Mismatch(session.client.broken or traceback.format_exc()) from error


def failure_of(tool, setup, edits, folder, deadline=None):
    """Plays edits, and compares after each of them: what goes wrong and after how many, or None."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    session = Session(tool, folder, setup, patience=4)
    done = 0
    try:
        guarded(session, lambda: session.check(everything=True))
        for edit in edits:
            done += 1
            guarded(session, lambda edit=edit: (session.apply(edit), session.check(everything=True)))
            if deadline and time.monotonic() > deadline:
                return None
        guarded(session, session.stop)
        return None
    except Mismatch as mismatch:
        return str(mismatch), done
    finally:
        session.client.end()


def reduced(tool, failure, folder, seconds=90):
    """A failure with fewer edits, found by leaving some out; None if they don't fail again."""
    deadline = time.monotonic() + seconds
    found = failure_of(tool, failure.setup, failure.edits, folder)
    if found is None:
        return None
    message, edits = found[0], failure.edits[: found[1]]
    size = max(1, len(edits) // 2)
    while True:
        start = 0
        while start < len(edits) and time.monotonic() < deadline:
            fewer = edits[:start] + edits[start + size :]
            found = failure_of(tool, failure.setup, fewer, folder, deadline)
            if found:
                message, edits = found[0], fewer[: found[1]]
            else:
                start += size
        if size == 1 or time.monotonic() > deadline:
            return Failure(message, failure.setup, edits)
        size //= 2


def play(tool, setup, sequences, random, pool, configurations, pages, folder):
    """Some sequences with one server: the number of comparisons, the number of different reports, and the rules in them."""
    log = []
    session = Session(tool, folder, setup)
    editor = Editor(session, random, pool, configurations, pages)
    compared = 0

    def step(edit, last):
        log.append(edit)
        refreshes = setup.pulls and random.random() < 0.1
        if refreshes:
            # A client that pulls has pulled what there is; now only a request of the server can tell it that there is more.
            session.count_refreshes()
        session.apply(edit)
        if refreshes:
            session.check_refresh()
        session.check(waits=last or random.random() < 0.15, everything=last)

    try:
        guarded(session, lambda: session.check(everything=True))
        for number in range(sequences):
            if number % 8 == 7:
                guarded(session, lambda: step(["restore"], True))
                compared += 1
            count = random.choice([2, 3, 3, 4])
            for index in range(count):
                for edit in editor.edits():
                    guarded(session, lambda edit=edit, index=index: step(edit, index == count - 1))
                    compared += 1
        guarded(session, session.stop)
        return compared, len(session.reports), session.rules
    except Mismatch as mismatch:
        raise Failure(str(mismatch), setup, log) from None
    finally:
        session.client.end()


class Plan:
    """What the batches of a run have in common."""

    def __init__(self, tool, seed, folders, scratch):
        self.tool, self.seed, self.folders, self.scratch = tool, seed, folders, scratch
        listed = subprocess.run([tool, "rules", "--format", "json"], stdout=subprocess.PIPE, check=True).stdout
        self.configurations = Configurations([rule["id"] for rule in json.loads(listed)])
        self.pages = page_projects()
        self.examples = [{name: data for name, data in swift_files(REPOSITORY / folder).items()}
                         for folder in ("Examples", "Tests/Seeded/Reader")]
        texts = [text for files in self.pages for text in files.values()]
        texts += [data.decode() for files in self.examples for data in files.values()]
        self.pool = Pool(texts)

    def batch(self, index, sequences):
        """Plays one batch: nothing, or the failure with its setup and edits."""
        draw = random.Random(f"{self.seed} {index}")
        if self.folders:
            files = swift_files(self.folders[index % len(self.folders)])
        elif index % 5 in (0, 3):
            files = self.examples[index // 5 % 4 == 3]
        elif index % 5 == 1:
            files = {f"{number}/{name}": text.encode() for number, page in enumerate(draw.sample(self.pages, 4))
                     for name, text in page.items()}
        else:
            files = {name: text.encode() for name, text in generated_project(draw).items()}
        if not self.folders and draw.random() < 0.5:
            files = {name: decorated(data.decode(), draw).encode() for name, data in files.items()}
        if not self.folders and draw.random() < 0.6:
            files = files | {CONFIGURATION: draw.choice([
                b"min_severity: info\n", ("min_severity: info\nopt_in_rules: ["
                                          + ", ".join(self.configurations.rules) + "]\n").encode()])}
        setup = Setup.drawn(files, draw)
        with tempfile.TemporaryDirectory(dir=self.scratch) as folder:
            try:
                return play(self.tool, setup, sequences, draw, self.pool, self.configurations, self.pages,
                            pathlib.Path(folder, "first")), None
            except Failure as failure:
                message = f"{failure}\nafter {len(failure.edits)} edits; client: {setup.described()}"
                smaller = reduced(self.tool, failure, pathlib.Path(folder, "again"))
                if smaller is None:
                    message += "\nplayed again, the same edits pass"
                return (0, 0, set()), (message, smaller or failure)


def described(failure):
    """The edits, shortened."""
    return "\n".join("  " + (text if len(text) < 400 else text[:300] + " … " + text[-80:])
                     for text in (json.dumps(edit, ensure_ascii=False) for edit in failure.edits))


def written(failure, name):
    path = pathlib.Path(tempfile.gettempdir(), name)
    setup = dict(vars(failure.setup)) | {"files": {file: text_of(data) for file, data in failure.setup.files.items()}}
    path.write_text(json.dumps({"setup": setup, "edits": failure.edits}), encoding="ascii")
    return path


def replay(tool, path):
    kept = json.loads(pathlib.Path(path).read_text(encoding="ascii"))
    kept["setup"]["files"] = {file: bytes_of(text) for file, text in kept["setup"]["files"].items()}
    with tempfile.TemporaryDirectory() as scratch:
        found = failure_of(tool, Setup(**kept["setup"]), kept["edits"], pathlib.Path(scratch, "again").resolve())
    if found:
        sys.exit(f"after {found[1]} of {len(kept['edits'])} edits: {found[0]}")
    print("the edits pass")


PLAN = None


def one_batch(work):
    return work[0], PLAN.batch(*work)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("envlint", type=pathlib.Path)
    parser.add_argument("--sequences", type=int, help=f"default: 2000; with folders, {SEQUENCES_PER_FOLDER} for each")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--batch", type=int, help="number of the only batch to play, as a failure names it")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--replay", help="file that a failure has written")
    parser.add_argument("folders", nargs="*", type=pathlib.Path, metavar="FOLDER")
    arguments = parser.parse_intermixed_args()
    tool = str(arguments.envlint.resolve())
    if arguments.replay:
        return replay(tool, arguments.replay)
    folders = [folder.resolve() for folder in arguments.folders]
    size = SEQUENCES_PER_SERVER if not folders else 15
    total = arguments.sequences or (SEQUENCES_PER_FOLDER * len(folders) if folders else 2000)
    sizes = [min(size, total - start) for start in range(0, total, size)]
    work = [(index, count) for index, count in enumerate(sizes) if arguments.batch in (None, index)]
    start, compared, reports, rules, failures = time.monotonic(), 0, 0, set(), []
    with tempfile.TemporaryDirectory() as scratch:
        global PLAN
        PLAN = Plan(tool, arguments.seed, folders, str(pathlib.Path(scratch).resolve()))
        # Batches are processes of their own, which share the plan.
        context = multiprocessing.get_context("fork")
        with concurrent.futures.ProcessPoolExecutor(arguments.jobs, mp_context=context) as executor:
            batches = [executor.submit(one_batch, each) for each in work]
            for future in concurrent.futures.as_completed(batches):
                if future.cancelled():
                    continue
                index, (result, failure) = future.result()
                compared, reports, rules = compared + result[0], reports + result[1], rules | result[2]
                if failure:
                    failures.append((index, *failure))
                    # Not by 'shutdown', after which 'as_completed' would wait for what is cancelled.
                    for other in batches:
                        other.cancel()
    for index, message, failure in sorted(failures, key=lambda each: each[0]):
        path = written(failure, f"envlint-equality-{arguments.seed}-{index}.json")
        print(f"batch {index}: {message}\nreduced to {len(failure.edits)} edits: {failure}\n{described(failure)}\n"
              f"again: equality.py ENVLINT --seed {arguments.seed} --batch {index}, or --replay {path}", flush=True)
    if failures:
        sys.exit(1)
    played = sum(count for _, count in work)
    print(f"{played} sequences, {compared} comparisons, {reports} different reports with findings of {len(rules)} rules, no difference, "
          f"{time.monotonic() - start:.0f} s (seed {arguments.seed})")


if __name__ == "__main__":
    main()
