"""What envlint takes for a corpus, by the size of the corpus."""

import contextlib
import dataclasses
import pathlib
import tempfile

from . import instructions, project
from .corpus import corpus, part, placed
from .growth import SHARES, exponent
from .programs import envlint
from .runs import Median, run

# What the process needs before it has read anything is no part of the memory per MB.
START_MEMORY = 16 * 2**20


@dataclasses.dataclass(frozen=True)
class Size:
    """A corpus of one size, and what a run over it takes on one thread."""

    files: int
    byte_count: int
    median: Median
    # None where they are not counted.
    instructions: int | None = None


def parts(whole):
    """The shares of a corpus, each in a folder of its own while it is looked at."""
    for share in SHARES:
        files = part(whole, share)
        with tempfile.TemporaryDirectory() as scratch:
            yield corpus([placed(files, pathlib.Path(scratch))])


def generated(shape):
    """Projects of one shape, but for the count of files and keys, each there while it is looked at."""
    for share in SHARES:
        size = dataclasses.replace(shape, files=int(shape.files * share), keys=max(int(shape.keys * share), 1))
        with tempfile.TemporaryDirectory() as scratch:
            project.write(pathlib.Path(scratch), size)
            yield corpus([scratch])


def sizes(executable, corpora, rounds, counts=False):
    """What each of some corpora takes."""
    with contextlib.closing(corpora):
        return [size(executable, files, rounds, counts) for files in corpora]


def size(executable, files, rounds, counts=False):
    program = envlint(executable, 1).over(files.folders)
    run(program.command, program.statuses)
    runs = [run(program.command, program.statuses) for _ in range(rounds)]
    counted = instructions.count(program.command, program.statuses) if counts else None
    return Size(len(files.files), files.byte_count, Median.of(runs), counted)


def growth_of_time(measured):
    return exponent([(size.byte_count, size.median.cpu) for size in measured])


def growth_of_instructions(measured):
    return exponent([(size.byte_count, size.instructions) for size in measured])


def memory_per_megabyte(peak, byte_count):
    """MiB that each MB of source adds; 0 when all of it fits into what any process may need."""
    return max(peak - START_MEMORY, 0) / 2**20 / (byte_count / 1e6)


def memory_of_further_megabytes(measured):
    """MiB that each MB adds from the second largest corpus to the largest: the program's own pages, of which every machine maps others, don't count."""
    smaller, larger = measured[-2:]
    return (larger.median.peak - smaller.median.peak) / 2**20 / ((larger.byte_count - smaller.byte_count) / 1e6)


def most_memory_per_megabyte(peaks):
    """Of peaks and counts of bytes by project, the largest quotient; small projects, where hardly anything is measured, are left out."""
    return max((memory_per_megabyte(peak, size) for peak, size in peaks if size > 1_000_000), default=0.0)
