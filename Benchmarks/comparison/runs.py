"""Runs a program and measures it."""

import dataclasses
import os
import resource
import statistics
import sys
import time

# Linux counts in KiB, macOS in bytes.
BYTES_PER_UNIT = 1 if sys.platform == "darwin" else 1024


class Failure(Exception):
    """A program that ended as it should not."""


@dataclasses.dataclass(frozen=True)
class Run:
    """Seconds and bytes of one process."""

    wall: float
    cpu: float
    peak: int


def run(command, statuses=(0,)):
    """Runs a command, whatever it prints thrown away.

    The time is that from before the process starts until it is gone. The peak of its memory is never below what this process
    needs itself (`peak_floor`), because the system counts the moment before the program replaces its parent's memory.
    """
    nothing = os.devnull
    files = [
        (os.POSIX_SPAWN_OPEN, 0, nothing, os.O_RDONLY, 0),
        (os.POSIX_SPAWN_OPEN, 1, nothing, os.O_WRONLY, 0),
        (os.POSIX_SPAWN_OPEN, 2, nothing, os.O_WRONLY, 0),
    ]
    words = [str(word) for word in command]
    start = time.perf_counter()
    process = os.posix_spawnp(words[0], words, os.environ, file_actions=files)
    _, status, usage = os.wait4(process, 0)
    wall = time.perf_counter() - start
    code = os.waitstatus_to_exitcode(status)
    if code not in statuses:
        raise Failure(f"'{os.path.basename(words[0])}' ended with status {code}")
    return Run(wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * BYTES_PER_UNIT)


def peak_floor():
    """Bytes below which no peak can be told."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * BYTES_PER_UNIT


@dataclasses.dataclass(frozen=True)
class Median:
    """The medians of several runs of one program, each figure by itself."""

    wall: float
    cpu: float
    peak: int
    count: int

    @staticmethod
    def of(runs):
        return Median(
            statistics.median(run.wall for run in runs),
            statistics.median(run.cpu for run in runs),
            int(statistics.median(run.peak for run in runs)),
            len(runs),
        )
