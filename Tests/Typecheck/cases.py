"""A small project, and what envlint's fixes make of it."""

import dataclasses
import enum
import os
import pathlib
import subprocess
import tempfile

from compiler import write


class Broken(enum.Enum):
    """What it means when a case does not compile before it is fixed."""

    # The case is wrong.
    FAILS = 1
    # It is none: not every combination of texts means something.
    LEFT_OUT = 2
    # It leaves out declarations, so the fixes may only not add errors.
    COMPARED = 3


@dataclasses.dataclass(frozen=True)
class Case:
    name: str
    # Whose fixes the case is about.
    rule: str
    # Text by path.
    files: dict
    # Of `.envlint.yml`; None for none.
    configuration: str | None = None
    # Files that are compiled with the others, and that envlint does not see: what code outside the project declares.
    support: dict = dataclasses.field(default_factory=dict)
    broken: Broken = Broken.FAILS
    # Whether it is one of a page: there, suggestions compile as well.
    is_example: bool = False

    def fixed(self, tool, options, mode=None):
        """The files after `--fix` with some options.

        `mode`: the language mode that envlint is told; None for none.
        """
        configuration = self.configuration or ""
        if mode:
            configuration += f'\nswift_language_mode: "{mode}"\n'
        with tempfile.TemporaryDirectory() as folder:
            for path, text in {".git/HEAD": "", ".envlint.yml": configuration, **self.files}.items():
                write(os.path.join(folder, path), text)
            run = subprocess.run(
                [pathlib.Path(tool).resolve(), "--fix", "--min-severity", "info", "--quiet", "--threads", "1", *options],
                cwd=folder, capture_output=True, text=True)  # fmt: skip
            if run.returncode not in (0, 1) or run.stderr:
                raise SystemExit(f"{self.name}: envlint ended with status {run.returncode}: {run.stderr}")
            return {path: read(os.path.join(folder, path)) for path in self.files}


def read(path):
    with open(path, newline="", encoding="utf-8") as file:
        return file.read()
