"""The programs that are compared, and how each is called."""

import dataclasses
import os
import pathlib
import platform
import shutil
import subprocess
import sys

from .machine import first_line

ROOT = pathlib.Path(__file__).resolve().parents[2]
WORDS = r"@Environment|@Entry|EnvironmentKey|\.environment\("


@dataclasses.dataclass(frozen=True)
class Program:
    """One way to call a program. With status 1 most say that they found something, or nothing."""

    name: str
    command: tuple
    statuses: tuple = (0, 1)

    def over(self, paths):
        """The same over some files or folders."""
        return dataclasses.replace(self, command=(*self.command, *map(str, paths)))


def envlint(executable, threads=None):
    """All rules that are on by default, whatever the corpus configures."""
    words = [executable, "--no-config", "--quiet", "--progress", "never", "--format", "json"]
    if threads is None:
        return Program("envlint", tuple(words))
    return Program(f"envlint, {counted(threads)}", (*words, "--threads", str(threads)))


def ripgrep(threads=None, program="rg"):
    words = [program, "--no-config", "-c", WORDS, "-g", "*.swift"]
    if threads is None:
        return Program("ripgrep", tuple(words))
    return Program(f"ripgrep, {counted(threads)}", (*words, "-j", str(threads)))


def parse_only(executable, threads):
    return Program(f"SwiftParser, parse only, {counted(threads)}", (executable, str(threads)))


def counted(threads):
    return "1 thread" if threads == 1 else f"{threads} threads"


def linters():
    """Other tools that look at Swift, where they are installed; with their defaults, and with the one rule that is nearest."""
    known = {
        "swiftlint": [
            Program("SwiftLint, one rule",
                    ("swiftlint", "lint", "--no-cache", "--quiet", "--only-rule", "private_swiftui_state"), (0, 2)),
            Program("SwiftLint, its defaults", ("swiftlint", "lint", "--no-cache", "--quiet"), (0, 2)),
        ],
        "swiftformat": [
            Program("SwiftFormat, one rule",
                    ("swiftformat", "--lint", "--quiet", "--cache", "ignore", "--swift-version", "6.0", "--rules",
                     "environmentEntry")),
        ],
        "ast-grep": [
            Program("ast-grep, one pattern",
                    ("ast-grep", "run", "-l", "swift", "-p", "@Environment($A) var $B", "--no-ignore", "hidden",
                     "--no-ignore", "vcs", "--json=stream")),
        ],
    }
    found = []
    for name, programs in known.items():
        if shutil.which(name):
            found += programs
        else:
            notice(f"{name} is not installed, so it is not compared")
    return found


def notice(text):
    print(f"notice: {text}", file=sys.stderr)


def versions(executable):
    """Of the programs that were measured with."""
    asked = [
        [executable, "--version"], ["swift", "--version"], ["rg", "--version"], ["valgrind", "--version"],
        ["swiftlint", "--version"], ["swiftformat", "--version"], ["ast-grep", "--version"],
    ]
    lines = []
    for command in asked:
        line = first_line(command)
        if line:
            bare = line if any(character.isalpha() for character in line) else f"{command[0]} {line}"
            lines.append(bare)
    return "; ".join(lines)


def built_envlint():
    """The executable as it is published: static where the system has that, and without symbols."""
    if platform.system() == "Linux":
        return built(ROOT, "envlint", ["--scratch-path", str(ROOT / ".build-static")], {"ENVLINT_STATIC": "1"})
    return built(ROOT, "envlint", [])


def built_parse_only():
    """Lies beside the oracle, which fetches swift-syntax anyway."""
    return built(ROOT / "Tests/Oracle", "parse-only", [])


def built(package, product, options, variables=None):
    command = ["swift", "build", "-c", "release", "--package-path", str(package), "--product", product, *options]
    environment = {**os.environ, **(variables or {})}
    subprocess.run(command, check=True, stdout=sys.stderr, env=environment)
    shown = subprocess.run([*command, "--show-bin-path"], check=True, stdout=subprocess.PIPE, text=True, env=environment)
    return pathlib.Path(shown.stdout.strip().splitlines()[-1]) / product
