"""The small app that neovim.py and emacs.py open, the steps that both editors take, and what a user then must see.

An editor's own script takes the steps and writes what it saw as JSON, its facts: Neovim with neovim.lua, Emacs with emacs.el. 'check'
compares them. Both scripts press keys, or call the functions that users map to keys, and read what the editor shows.
"""

import fcntl
import json
import os
import pathlib
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time

# Two characters before the fault that have different lengths in UTF-8, UTF-16 and in columns.
KEYS = """import SwiftUI

private struct SpacingKey: EnvironmentKey {
  /* 😀 é */ static let defaultValue: Double = 8
}

extension EnvironmentValues {
  @Entry var rowCount = 2

  var spacing: Double {
    get { self[SpacingKey.self] }
    set { self[SpacingKey.self] = newValue }
  }
}
"""
ROWS = """import SwiftUI

@Observable final class Library { var books: [String] = [] }

struct Rows: View {
  @Environment(\\.rowCount) private var rowCount
  @Environment(\\.spacing) private var spacing
  @Environment(Library.self) private var library

  var body: some View {
    Text("\\(rowCount) of \\(library.books.count)").padding(spacing)
  }
}
"""
APP = """import SwiftUI

@main struct ReaderApp: App {
  @State private var library = Library()

  var body: some Scene {
    WindowGroup {
      Rows()
        .environment(\\.rowCount, 3)
        .environment(library)
    }
  }
}
"""
FILES = {"Sources/Keys.swift": KEYS, "Sources/Rows.swift": ROWS, "Sources/App.swift": APP, ".envlint.yml": "fail_on: warning\n"}
RULE = "mutable_key_default"
SUPPRESSION = f"// envlint:disable:next {RULE}"

problems = []
DOCUMENTATION = pathlib.Path(__file__).resolve().parent.parent.parent / "Documentation/Editors.md"


def snippet(heading, language, number=0):
    """The configuration of an editor as Documentation/Editors.md has it: a code block below a heading."""
    section = DOCUMENTATION.read_text(encoding="utf-8").partition(f"\n### {heading}\n")[2].partition("\n### ")[0]
    blocks = re.findall(rf"```{language}\n(.*?)```", section, re.DOTALL)
    if len(blocks) <= number:
        sys.exit(f"Documentation/Editors.md has no {language} block number {number + 1} below '{heading}'")
    return blocks[number]


def expect(holds, what):
    if not holds:
        problems.append(what)


def group(name):
    """Prints one line for the steps since the last one, unless one of them went wrong."""
    if not problems:
        print(f"- {name}")


def run(words, envlint, snippet, seconds, environment, terminal=False):
    """Runs an editor in the project until it ends, on a pseudo terminal or without one, and gives the facts that its script wrote.
    It finds 'envlint' on its path, as the snippet of the documentation expects."""
    with tempfile.TemporaryDirectory() as folder:
        folder = os.path.realpath(folder)
        root = pathlib.Path(folder, "Reader")
        for name, text in FILES.items():
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).write_text(text, encoding="utf-8")
        home = pathlib.Path(folder, "home")
        home.mkdir()
        (home / "snippet").write_text(snippet, encoding="utf-8")
        programs = pathlib.Path(folder, "programs")
        programs.mkdir()
        (programs / "envlint").symlink_to(os.path.realpath(envlint))
        subprocess.run(["git", "init", "--quiet"], cwd=root, check=True, stdin=subprocess.DEVNULL)
        facts = pathlib.Path(folder, "facts.json")
        variables = {
            **os.environ,
            "HOME": str(home),
            "XDG_CONFIG_HOME": str(home),
            "XDG_DATA_HOME": str(home),
            "XDG_STATE_HOME": str(home),
            "XDG_CACHE_HOME": str(home),
            "LC_ALL": "C.UTF-8",
            "TERM": "dumb",
            "ENVLINT_FACTS": str(facts),
            "ENVLINT_SNIPPET": str(home / "snippet"),
            "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}",
            "GIT_CONFIG_GLOBAL": os.devnull,
            **environment,
        }
        said = converse(words, root, variables, seconds, terminal)
        if not facts.exists():
            sys.exit(f"{words[0]} wrote no facts; it said:\n{said[-4000:]}")
        result = json.loads(facts.read_text(encoding="utf-8"))
        if result.get("error"):
            sys.exit(
                f"the editor's script stopped: {result['error']}\nwhat it had seen: {result}\nwhat the editor said: {said[-3000:]}"
            )
        for name in ("Sources/Rows.swift", "Sources/App.swift"):
            expect((root / name).read_text(encoding="utf-8") == FILES[name], f"{name} has changed on disk")
        return result


def converse(words, folder, variables, seconds, terminal):
    """What an editor prints until it ends. It is killed, with all that it started, when it takes longer than it may."""
    reading, writing = pty.openpty() if terminal else os.pipe()
    if terminal:
        fcntl.ioctl(reading, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 120, 0, 0))
    # A session of its own, so that nothing that the editor starts outlives a test that hangs.
    editor = subprocess.Popen(
        words,
        cwd=folder,
        env=variables,
        stdin=writing if terminal else subprocess.DEVNULL,
        stdout=writing,
        stderr=writing,
        start_new_session=True,
        preexec_fn=(lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0)) if terminal else None,
    )
    os.close(writing)
    said, end = b"", time.monotonic() + seconds
    while time.monotonic() < end:
        if select.select([reading], [], [], 0.1)[0]:
            try:
                piece = os.read(reading, 65536)
            except OSError:  # How a terminal says that nobody has it open any more.
                piece = b""
            said += piece
            if not piece:
                break
        elif editor.poll() is not None:
            break
    try:
        editor.wait(timeout=max(0, end - time.monotonic()))
    except subprocess.TimeoutExpired:
        said += f"\nno end within {seconds} seconds".encode()
    try:
        os.killpg(editor.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass
    editor.wait()
    os.close(reading)
    return said.decode(errors="replace")


def check(facts):
    """What a user must have seen, whatever the editor. Lines count from 1, columns are characters before the place."""
    expect(facts.get("clean") == [], f"findings before the first fault: {facts.get('clean')}")
    group("opened: no finding")

    fault = facts.get("fault") or []
    expect(len(fault) == 1, f"one finding expected after the fault is typed, not {fault}")
    if len(fault) == 1:
        finding = fault[0]
        expect(finding.get("line") == 4, f"the finding is on line {finding.get('line')}, not 4")
        column = KEYS.splitlines()[3].index("let")
        expect(finding.get("column") == column, f"the finding is at column {finding.get('column')}, not {column}")
        expect(finding.get("severity") == "warning", f"the finding is shown as {finding.get('severity')}")
        expect("'SpacingKey'" in finding.get("message", ""), f"the message is {finding.get('message')!r}")
        expect(RULE in str(finding.get("code", RULE)), f"the code is {finding.get('code')!r}")
    group("typed a fault: the finding is at its place")

    titles = facts.get("titles") or []
    for title in ("'static let'", f"Suppress {RULE} for this line", f"Suppress {RULE} for this file", f"Show the page of {RULE}"):
        expect(any(title in offered for offered in titles), f"no action '{title}' among {titles}")
    expect(facts.get("mended") == KEYS, f"the fix made this of the text:\n{facts.get('mended')}")
    expect(facts.get("mendedFindings") == [], f"findings after the fix: {facts.get('mendedFindings')}")
    group("applied the fix: the finding is gone")

    suppressed = (facts.get("suppressed") or "").splitlines()
    faulty = KEYS.replace("static let", "static var").splitlines()
    expect(
        [line for line in suppressed if SUPPRESSION not in line] == faulty and len(suppressed) == len(faulty) + 1,
        f"suppressing made this of the text:\n{facts.get('suppressed')}",
    )
    expect(facts.get("suppressedFindings") == [], f"findings after suppressing: {facts.get('suppressedFindings')}")
    group("suppressed it for the line: the finding is gone")

    hover = facts.get("hover") or ""
    expect("rowCount" in hover and "2" in hover, f"hovering shows {hover!r}")
    group("hovered over a read: the key and its default")

    expect(facts.get("definition") == ["Sources/Keys.swift", 8, 13], f"the definition is at {facts.get('definition')}")
    references = sorted(place[:2] for place in facts.get("references") or [])
    for place in (["Sources/App.swift", 9], ["Sources/Rows.swift", 6]):
        expect(place in references, f"{place} is not among the references {references}")
    expect(
        [place[:2] for place in facts.get("implementations") or []] == [["Sources/App.swift", 9]],
        f"the implementations are {facts.get('implementations')}",
    )
    group("jumped to the definition, the injection and the references")

    elsewhere = facts.get("elsewhere") or []
    expect(
        any("Library" in finding.get("message", "") and finding.get("severity") == "error" for finding in elsewhere),
        f"no error about 'Library' in Rows.swift after App.swift no longer injects it, but {elsewhere}",
    )
    expect(facts.get("elsewhereMended") == [], f"findings in Rows.swift after undoing: {facts.get('elsewhereMended')}")
    group("removed an injection from another file: a finding appears, and goes with undo")


def finish(name):
    for problem in problems:
        print(f"{name}: {problem}")
    sys.exit(1 if problems else 0)
