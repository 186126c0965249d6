"""Which programs are compared with which."""

import dataclasses
import pathlib
import shutil
import tempfile

from .corpus import one_file, placed
from .pairs import Pair, compare
from .programs import Program, envlint, linters, notice, parse_only, ripgrep
from .runs import peak_floor
from .tables import mebibytes, number, seconds, table

# A cold start is short, so that many are needed.
COLD_ROUNDS = 41
COLD_COUPLES = 7


@dataclasses.dataclass(frozen=True)
class Comparison:
    first: Program
    second: Program
    pair: Pair


def over(whole, executable, parser, rounds):
    """Over a corpus, by what is compared: `envlint and ripgrep`, and so on.

    Peers that are not installed are left out with a notice.
    """
    two, one = (envlint(executable, threads).over(whole.folders) for threads in (2, 1))
    wanted = {"threads": (two, one)}
    for threads, own in ((2, two), (1, one)):
        wanted["parser", threads] = (parse_only(parser, threads).over(whole.folders), own)
        if shutil.which("rg"):
            wanted["ripgrep", threads] = (own, ripgrep(threads).over(whole.folders))
    if not shutil.which("rg"):
        notice("ripgrep is not installed, so it is not compared")
    for program in linters():
        wanted[program.name] = (program.over(whole.folders), two)
    return {name: Comparison(*pair, compare(*pair, rounds)) for name, pair in wanted.items()}


def cold(whole, executable):
    """A process that looks at one file; None without ripgrep.

    Both programs are copies, made in the same way: how a file was written decides in which pieces the system maps it, which
    shows in so short a run. What is said is of the median of some such couples, because no two are laid out alike.
    """
    if not shutil.which("rg"):
        return None
    with tempfile.TemporaryDirectory() as scratch:
        file = pathlib.Path(scratch, "File.swift")
        shutil.copyfile(one_file(whole), file)
        couples = [cold_couple(file, executable) for _ in range(COLD_COUPLES)]
        return sorted(couples, key=lambda couple: couple.pair.wall_ratio)[COLD_COUPLES // 2]


def cold_couple(file, executable):
    with tempfile.TemporaryDirectory(dir=executable.parent) as programs:
        tool, rg = (shutil.copy(program, programs) for program in (executable, shutil.which("rg")))
        pair = envlint(tool).over([file]), ripgrep(program=rg).over([file])
        return Comparison(*pair, compare(*pair, COLD_ROUNDS))


def bare(whole, executable, rounds):
    """Over a copy with nothing but the Swift files, where ripgrep has no others to pass over; None without it."""
    if not shutil.which("rg"):
        return None
    with tempfile.TemporaryDirectory() as scratch:
        folder = placed(whole, pathlib.Path(scratch))
        pair = envlint(executable, 2).over([folder]), ripgrep(2).over([folder])
        return Comparison(*pair, compare(*pair, rounds))


def alone(whole, executable, rounds):
    """Each folder of a corpus by itself, as its own developers would lint it, beside ripgrep; nothing without that, or for one folder."""
    if not shutil.which("rg") or len(whole.folders) < 2:
        return {}
    found = {}
    for folder in whole.folders:
        size = sum(size for path, size in whole.files if folder in path.parents)
        if size:
            pair = envlint(executable, 2).over([folder]), ripgrep(2).over([folder])
            found[folder.name, size] = Comparison(*pair, compare(*pair, rounds))
    return found


def alone_table(comparisons):
    """One row for each folder, the largest first, and one for their sums."""
    rows = [
        [name, f"{size / 1e6:.2f}", seconds(comparison.pair.first.wall), seconds(comparison.pair.second.wall),
         number(comparison.pair.wall_ratio), number(comparison.pair.cpu_ratio), mebibytes(comparison.pair.first.peak, peak_floor())]
        for (name, size), comparison in sorted(comparisons.items(), key=lambda item: -item[0][1])
    ]
    pairs = [comparison.pair for comparison in comparisons.values()]
    walls = [sum(run.wall for run in runs) for runs in ([pair.first for pair in pairs], [pair.second for pair in pairs])]
    rows.append(["all", f"{sum(size for _, size in comparisons) / 1e6:.2f}", *map(seconds, walls), number(walls[0] / walls[1]), "", ""])
    return table(["project", "MB", "envlint", "ripgrep", "wall ÷", "CPU ÷", "peak MiB"], rows)


def sum_ratio(comparisons):
    """What all folders take, each by itself, divided by what ripgrep does."""
    pairs = [comparison.pair for comparison in comparisons.values()]
    return sum(pair.first.wall for pair in pairs) / sum(pair.second.wall for pair in pairs)


def worst_ratio(comparisons):
    return max(comparison.pair.wall_ratio for comparison in comparisons.values())


def comparison_table(comparisons, byte_count):
    """One row for each comparison: what the first program takes, and its quotients by the second."""
    floor = peak_floor()
    rows = []
    for comparison in comparisons:
        first, second = comparison.pair.first, comparison.pair.second
        rows.append([
            comparison.first.name, seconds(first.wall), seconds(first.cpu), mebibytes(first.peak, floor),
            number(byte_count / 1e6 / first.wall), comparison.second.name, seconds(second.wall),
            number(comparison.pair.wall_ratio), number(comparison.pair.cpu_ratio), str(first.count),
        ])
    header = ["program", "wall", "CPU", "peak MiB", "MB/s", "compared with", "its wall", "wall ÷", "CPU ÷", "pairs"]
    return table(header, rows)
