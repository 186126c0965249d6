"""Counts the instructions that a program executes, which no other work on the machine changes."""

import pathlib
import re
import shutil
import subprocess
import tempfile

from .runs import Failure


def can_count():
    return shutil.which("valgrind") is not None


def count(command, statuses=(0,)):
    """Instructions of one run under callgrind."""
    tool = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    done = subprocess.run([*tool, *map(str, command)], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False)
    collected = re.search(rb"Collected : (\d+)", done.stderr)
    if done.returncode not in statuses or not collected:
        raise Failure(f"'{pathlib.Path(command[0]).name}' does not run under valgrind (status {done.returncode})")
    return int(collected[1])


def stripped(program, folder):
    """A copy without debug information, of which valgrind may not know the version."""
    copy = pathlib.Path(tempfile.mkdtemp(dir=folder)) / pathlib.Path(program).name
    shutil.copy(program, copy)
    if shutil.which("strip"):
        # A script has nothing to strip.
        subprocess.run(["strip", copy], stderr=subprocess.DEVNULL, check=False)
    return copy
