#!/usr/bin/env python3
"""Uses 'envlint lsp' in headless Neovim: opens a file, types a fault, sees the finding, applies the fix, suppresses the finding,
hovers, and jumps to the definition, the injection and the references.

    neovim.py ENVLINT [PROGRAM]

ENVLINT is the program, PROGRAM the editor, by default 'nvim'. Needs git, and Neovim 0.7, which Debian 12 has, or a newer one. The
server is configured with the snippet of Documentation/Editors.md for that version. What the editor does is in neovim.lua. What is written
lies in a temporary folder. Ends with 1 when something is wrong.
"""

import pathlib
import re
import subprocess
import sys

import project


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    program = sys.argv[2] if len(sys.argv) == 3 else "nvim"
    script = pathlib.Path(__file__).resolve().with_name("neovim.lua")
    version = subprocess.run([program, "--version"], capture_output=True, text=True, check=True, timeout=10).stdout
    major, minor = map(int, re.search(r"v(\d+)\.(\d+)", version).groups())
    snippet = project.snippet("Neovim", "lua", 0 if (major, minor) >= (0, 11) else 1)
    facts = project.run([program, "--headless", "--clean", "-n", "-c", f"luafile {script}"], sys.argv[1], snippet, 40, {})
    project.check(facts)
    lenses = facts.get("lenses") or []
    project.expect(
        any("1 reader" in title for title in lenses) and any("inject" in title for title in lenses),
        f"the code lenses of Keys.swift are {lenses}",
    )
    project.group("saw the code lenses")
    project.finish(f"Neovim {facts.get('version')}")


if __name__ == "__main__":
    main()
