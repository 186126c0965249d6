"""Where the time of a run goes."""

import re
import subprocess

from .runs import Failure


def phases(program):
    """Milliseconds of each part of one run, by the names that `envlint --timing` gives them."""
    done = subprocess.run(
        [*map(str, program.command), "--timing"], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
        check=False)
    if done.returncode not in program.statuses:
        raise Failure(f"'{program.name}' ended with status {done.returncode}")
    return read(done.stderr)


def read(text):
    """The first table of what `--timing` prints."""
    table = text.partition("time in milliseconds:\n")[2].partition("rules, individually:")[0]
    return {name.strip(): float(value) for name, value in re.findall(r"^  (.*?) +([0-9.]+)$", table, re.MULTILINE)}
