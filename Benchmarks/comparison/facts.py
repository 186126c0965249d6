"""A project whose modules are read each by itself, and merged."""

import dataclasses
import pathlib
import tempfile

from .programs import envlint
from .runs import Median, run


@dataclasses.dataclass(frozen=True)
class Parts:
    count: int
    # Seconds for the facts of the part that takes longest, and for those of all.
    largest: float
    together: float
    # Of all facts.
    byte_count: int
    merge: Median


def in_parts(executable, project, rounds):
    """Each folder of a project's sources is a part, and so is its manifest."""
    places = [*sorted((project / "Sources").iterdir()), project / "Package.swift"]
    root = ("--project-root", project)
    with tempfile.TemporaryDirectory() as scratch:
        times, words = [], []
        for number, place in enumerate(places):
            facts = pathlib.Path(scratch, f"{number}.facts")
            command = (executable, "--no-config", "--quiet", "--threads", "2", *root, "--facts-out", facts, place)
            # The first one warms up.
            times.append(Median.of([run(command) for _ in range(rounds + 1)][1:]).wall)
            words += ["--facts-in", facts]
        merge = envlint(executable, 2)
        runs = [run((*merge.command, *root, *words), merge.statuses) for _ in range(rounds + 1)]
        byte_count = sum(facts.stat().st_size for facts in pathlib.Path(scratch).iterdir())
        # The first one warms up.
        return Parts(len(places), max(times), sum(times), byte_count, Median.of(runs[1:]))
