#!/usr/bin/env python3
"""Compares what envlint leaves out because of .gitignore files with what git ignores.

Makes random folders with random .gitignore files at any depth, in which every Swift file holds one finding, and compares
the files that envlint reports with those that 'git check-ignore' does not name.

    gitignore.py --tool PATH_OF_ENVLINT [--count N] [--seed N]

Needs git. Ends with status 1 and prints the patterns when there is a difference.
"""

import argparse
import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile

NAMES = ["a", "b", "ab", "A", "Gen", "x.y", "a b", "ü", "[a]", "!a", "#a", "a*"]
FILES = ["a.swift", "b.swift", "A.swift", "ab.gen.swift", "ü.swift", "a b.swift", "#.swift", "[.swift"]
PARTS = ["a", "b", "*", "**", "?", "[ab]", "[!a]", "[^b]", "[a-b]*", "Gen", "*.swift", "a.swift", "*.gen.swift", "A*",
         "ü", "x.y", "\\#a", "\\!a", "\\[a\\]", "[[:upper:]]*", "[]a]", "a\\ b", "a**", "**b", "[", "\\", "a?", "[a-]*",
         "*a*", "**.swift", "a b", ".", ".."]


def pattern(chance):
    parts = [chance.choice(PARTS) for _ in range(chance.choice([1, 1, 1, 2, 2, 3]))]
    text = chance.choice(["", "", "/"]) + "/".join(parts) + chance.choice(["", "", "", "/", " ", "\t", "  "])
    return chance.choice(["", "", "", "!"]) + text


def ignore_file(chance):
    lines = [pattern(chance) for _ in range(chance.randrange(1, 5))]
    if chance.random() < 0.2:
        lines.insert(0, chance.choice(["# note", "", " ", "#a", "!"]))
    ending = chance.choice(["\n", "\n", "\r\n"])
    mark = "\ufeff" if chance.random() < 0.05 else ""
    return mark + ending.join(lines) + chance.choice(["", ending])


def make_tree(chance, folder, depth, counter):
    """Writes files into the folder, and folders below; returns the Swift files."""
    made = []
    for name in chance.sample(FILES, chance.randrange(1, 4)):
        counter[0] += 1
        path = folder / name
        path.write_text(
            f"import SwiftUI\nextension EnvironmentValues {{ @Entry var key{counter[0]}: () -> Void = {{}} }}\n", "utf-8"
        )
        made.append(path)
    if chance.random() < (1 if depth == 3 else 0.35):
        (folder / ".gitignore").write_bytes(ignore_file(chance).encode("utf-8"))
    if depth > 0:
        for name in chance.sample(NAMES, chance.randrange(1, 4)):
            (folder / name).mkdir()
            made += make_tree(chance, folder / name, depth - 1, counter)
    return made


def ignored_by_git(root, files):
    names = [os.path.relpath(path, root) for path in files]
    run = subprocess.run(
        ["git", "-C", str(root), "check-ignore", "--stdin", "-z", "--no-index"],
        input=b"\0".join(name.encode("utf-8") for name in names), capture_output=True, check=False,
    )
    if run.returncode not in (0, 1):
        sys.exit(run.stderr.decode())
    ignored = {name.decode("utf-8") for name in run.stdout.split(b"\0") if name}
    return {name for name in names if name not in ignored}


def linted_by_envlint(tool, root):
    run = subprocess.run(
        [tool, ".", "--format", "json", "--quiet", "--only", "closure_entry"], cwd=root, capture_output=True, check=True
    )
    return {finding["file"] for finding in json.loads(run.stdout)["findings"]}


def main():
    parser = argparse.ArgumentParser(description="Compares envlint's .gitignore with git's.")
    parser.add_argument("--tool", required=True, help="path of envlint")
    parser.add_argument("--count", type=int, default=300, help="number of trees (default: 300)")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()

    # What the user's own git ignores is not the question.
    os.environ |= {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_NOSYSTEM": "1", "XDG_CONFIG_HOME": os.devnull}
    chance = random.Random(arguments.seed)
    tool = os.path.abspath(arguments.tool)
    files = kept = differences = 0
    for _ in range(arguments.count):
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder).resolve()
            subprocess.run(["git", "init", "--quiet", str(root)], check=True)
            made = make_tree(chance, root, 3, [0])
            if chance.random() < 0.2:
                (root / ".git/info/exclude").write_text(ignore_file(chance), "utf-8")
            expected = ignored_by_git(root, made)
            found = linted_by_envlint(tool, root)
            files += len(made)
            kept += len(expected)
            if expected == found:
                continue
            differences += 1
            if differences <= 5:
                print(f"git keeps, envlint does not: {sorted(expected - found)}")
                print(f"envlint keeps, git does not: {sorted(found - expected)}")
                for path in sorted(root.rglob(".gitignore")) + [root / ".git/info/exclude"]:
                    if path.exists():
                        print(f"  {os.path.relpath(path, root)}: {path.read_bytes()!r}")
    print(f"seed {arguments.seed}: {arguments.count} trees, {files} files, {kept} not ignored, {differences} differences")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
