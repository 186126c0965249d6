#!/usr/bin/env python3
"""Uses 'envlint lsp' in Emacs with Eglot: opens a file, types a fault, sees the finding, applies the fix, suppresses the finding,
hovers, and jumps to the definition, the injection and the references.

    emacs.py ENVLINT [PROGRAM]

ENVLINT is the program, PROGRAM the editor, by default 'emacs'. Needs git, and Emacs 28 with Eglot 1.9, which Debian 12 has as emacs-nox
and elpa-eglot, or a newer Emacs, which contains Eglot. The editor runs on a pseudo terminal, because Eglot sends changes when the
user pauses, and Emacs has no pauses in batch mode. The server is configured with the snippet of Documentation/Editors.md. What the
editor does is in emacs.el. What is written lies in a temporary folder. Ends with 1 when something is wrong.
"""

import pathlib
import sys

import project


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    program = sys.argv[2] if len(sys.argv) == 3 else "emacs"
    script = pathlib.Path(__file__).resolve().with_suffix(".el")
    # Not -Q, because Debian's packages are found by its site file.
    words = [program, "-q", "-nw", "--no-splash", "--load", str(script)]
    facts = project.run(words, sys.argv[1], project.snippet("Emacs", "elisp"), 60, {"TERM": "vt100"}, terminal=True)
    project.check(facts)
    project.finish(f"Emacs {facts.get('version')}")


if __name__ == "__main__":
    main()
