#!/usr/bin/env python3
"""Completes command lines of envlint in a real shell.

    complete.py ENVLINT SHELL [PROGRAM [WORD...]]

SHELL is bash, zsh or fish; PROGRAM the program, by default of the same name, WORD what it needs before its own options.
bash and zsh run on a pseudo terminal, where a line is typed with a tab in its place and 'envlint' prints what it got;
fish is asked by 'complete --do-complete'. Ends with 1 when something is completed otherwise than expected.
"""

import os
import pathlib
import pty
import re
import select
import subprocess
import sys
import tempfile
import time

# What is typed before the tab, and the line that the shell makes of it: always the one continuation that there is.
LINES = [
    ("envlint --min-s", "--min-severity"),
    ("envlint --min-severity e", "--min-severity error"),
    ("envlint --min-severity=e", "--min-severity=error"),
    ("envlint --format nd", "--format ndjson"),
    ("envlint --format=gitl", "--format=gitlab"),
    ("envlint rules --format ma", "rules --format markdown"),
    ("envlint --only clos", "--only closure_entry"),
    ("envlint --config mys", "--config mysettings.yml"),
    ("envlint --project-root Sour", "--project-root Sources/"),
    ("envlint expl", "explain"),
    ("envlint explain clos", "explain closure_entry"),
    ("envlint completions zs", "completions zsh"),
    ("envlint help comp", "help completions"),
    ("envlint --quiet --threads 2 expl", "--quiet --threads 2 explain"),
    ("envlint lint --stri", "lint --strict"),
    ("envlint config sh", "config show"),
    ("envlint --chan", "--changed"),
    ("envlint Sou", "Sources/"),
    ("envlint --fix mys", "--fix mysettings.yml"),
]
# fish completes no file behind '=' in a word that it knows.
FILE_LINES = [("envlint --format json=mys", "--format json=mysettings.yml")]


class Terminal:
    """An interactive shell on a pseudo terminal."""

    def __init__(self, words, folder):
        self.output = b""
        process, self.descriptor = pty.fork()
        if process == 0:
            os.chdir(folder)
            os.execvpe(words[0], words, {**os.environ, "TERM": "dumb", "PS1": "> ", "HOME": folder, "LC_ALL": "C.UTF-8"})

    def type(self, text):
        os.write(self.descriptor, text.encode())

    def read_until(self, pattern, seconds=20):
        """The first match in the output from here on."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            match = re.search(pattern, self.output)
            if match:
                self.output = self.output[match.end():]
                return match
            if select.select([self.descriptor], [], [], 0.1)[0]:
                self.output += os.read(self.descriptor, 65536)
        sys.exit(f"the shell does not answer; so far: {self.output!r}")


def typed(words, folder, setup, lines):
    terminal = Terminal(words, folder)
    # Built when it runs, so that the echo of the line does not look like its output.
    terminal.type(setup + "; envlint() { printf '<%s|' \"$*\"; printf '>'; }; printf 're%s\\n' ady\n")
    terminal.read_until(rb"ready")
    for before, _ in lines:
        terminal.type(before + "\t")
        time.sleep(0.15)
        terminal.type("\n")
        yield terminal.read_until(rb"<([^|<>]*)\|>")[1].decode().strip()
    terminal.type("exit\n")


def asked(words, folder, script, lines):
    for before, _ in lines:
        command = f"source {script}; complete --do-complete '{before}'"
        result = subprocess.run([*words, "--no-config", "-c", command], cwd=folder, capture_output=True, text=True, check=True)
        found = [line.split("\t")[0] for line in result.stdout.splitlines()]
        start = before.split(" ", 1)[1].rpartition(" ")[0]
        yield f"{start} {found[0]}".strip() if len(found) == 1 else f"{found} {result.stderr}"


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    envlint, shell, *words = sys.argv[1:]
    words = words or [shell]
    with tempfile.TemporaryDirectory() as folder:
        (pathlib.Path(folder) / "Sources").mkdir()
        (pathlib.Path(folder) / "mysettings.yml").touch()
        script = pathlib.Path(folder) / ".completions"
        script.write_bytes(subprocess.run([envlint, "completions", shell], check=True, capture_output=True).stdout)
        lines = LINES if shell == "fish" else LINES + FILE_LINES
        if shell == "bash":
            results = typed([*words, "--norc", "--noprofile", "-i"], folder, f"source {script}", lines)
        elif shell == "zsh":
            setup = f"autoload -Uz compinit; compinit -D; source {script}"
            results = typed([*words, "-f", "-i"], folder, setup, lines)
        else:
            results = asked(words, folder, script, lines)
        wrong = 0
        for (before, expected), result in zip(lines, results):
            # zsh takes the slash behind a folder away again when the line is done.
            if result.rstrip("/") != expected.rstrip("/"):
                wrong += 1
                print(f"{shell}: '{before}' becomes '{result}', not '{expected}'")
    print(f"{shell}: {len(lines)} lines, {wrong} wrong")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
