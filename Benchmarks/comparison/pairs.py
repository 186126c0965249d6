"""Compares two programs run by run, so that a machine that is slower for a while is slower for both."""

import dataclasses
import statistics

from .runs import Median, run


# Seconds. Behind a run that takes longer, the system may no longer have all that it had of the files in memory.
LONG = 3.0


@dataclasses.dataclass(frozen=True)
class Pair:
    """Two programs, and the medians of the quotients of their runs: the first by the second."""

    first: Median
    second: Median
    wall_ratio: float
    cpu_ratio: float


def compare(first, second, rounds, longest=60.0, measure=run):
    """Runs two `Program`s alternately, each first in every other round.

    Before it counts, each runs once, and once more behind a long run of the other. When that takes so long that all rounds would take
    more than `longest` seconds, there are fewer rounds, but one.
    """
    warm = measure(first.command, first.statuses), measure(second.command, second.statuses)
    slow = warm[0].wall + warm[1].wall
    rounds = max(1, min(rounds, int(longest / slow) if slow > 0 else rounds))
    pairs = []
    last = warm[1]
    for number in range(rounds):
        runs = {}
        for program in (first, second) if number % 2 == 0 else (second, first):
            if last.wall > LONG:
                measure(program.command, program.statuses)
            last = runs[program] = measure(program.command, program.statuses)
        pairs.append((runs[first], runs[second]))
    return of(pairs)


def of(pairs):
    return Pair(
        Median.of([pair[0] for pair in pairs]),
        Median.of([pair[1] for pair in pairs]),
        statistics.median(pair[0].wall / pair[1].wall for pair in pairs),
        statistics.median(quotient(pair[0].cpu, pair[1].cpu) for pair in pairs),
    )


def quotient(first, second):
    """What takes less than the system's clock can tell takes one tick of it."""
    tick = 1e-3
    return max(first, tick) / max(second, tick)
