"""Measures envlint over a corpus from all sides, and writes down what came out."""

import pathlib
import tempfile

from . import figures, goals, instructions, machine, peers
from .corpus import sample, placed
from .programs import envlint, notice, versions
from .tables import mebibytes, number, seconds, table

SAMPLE_BYTES = 4_000_000


def report(whole, executable, parser, rounds):
    """A page in Markdown.

    The parameters are the corpus, envlint and the program that only parses, and how many pairs of runs are compared.
    """
    # First, because what long runs leave of caches and of the machine's allowance shows in the shortest.
    one = peers.cold(whole, executable)
    compared = peers.over(whole, executable, parser, rounds)
    bare = peers.bare(whole, executable, rounds)
    alone = peers.alone(whole, executable, rounds)
    counted, of_sample = instructions_per_byte(whole, executable)
    grown = figures.sizes(executable, figures.parts(whole), rounds)
    size = executable.stat().st_size
    parts = [
        "# Results",
        "Written by `Benchmarks/compare --write`; [README.md](README.md) tells how it is measured.",
        f"{machine.description()}. {versions(executable)}.",
        f"Corpus: {whole.description()}.",
        *alone_part(alone),
        "## What has to be reached",
        goals.goal_table(reached_alone(alone) | reached(whole, compared, bare, one, counted, of_sample, grown, size)),
        *sample_part(of_sample, alone),
        "## Programs over the whole corpus",
        "Medians; the quotients are those of neighbouring runs.",
        peers.comparison_table(compared.values(), whole.byte_count),
        "## Growth",
        "On one thread, over shares of the corpus.",
        growth_table(grown),
    ]
    return "\n\n".join(part.strip() for part in parts) + "\n"


def sample_part(of_sample, alone):
    """Why a sample takes more for each byte; nothing where none was counted, or where the run over all is one over a single project."""
    if not of_sample or not alone:
        return []
    return [
        "The sample is a random one: what a process takes to start counts for more there, and the environment is followed, which it hardly "
        "is in the one run over all, as the first table tells."
    ]


def alone_part(alone):
    """What each folder takes by itself; nothing when it was not measured."""
    if not alone:
        return []
    return [
        "## Each project by itself",
        "What people wait for: each folder of the corpus in a run of its own, on two threads. Within one project the environment is followed "
        "from view to view. Many projects in one run hide SwiftUI's names from one another where one of them declares such names itself, so "
        "that run takes less than the sum.",
        peers.alone_table(alone),
    ]


def reached_alone(alone):
    """The figures of projects by themselves."""
    if not alone:
        return {}
    peaks = [(comparison.pair.first.peak, size) for (_, size), comparison in alone.items()]
    return {
        goals.ALONE: peers.sum_ratio(alone), goals.WORST: peers.worst_ratio(alone),
        goals.ALONE_MEMORY: figures.most_memory_per_megabyte(peaks),
    }


def instructions_per_byte(whole, executable):
    """Over the corpus, and over a sample of it, on one thread; None where they cannot be counted."""
    if not instructions.can_count():
        notice("valgrind is not installed, so no instructions are counted")
        return None, None

    def counted(files, places):
        program = envlint(executable, 1).over(places)
        return instructions.count(program.command, program.statuses) / files.byte_count

    with tempfile.TemporaryDirectory() as scratch:
        files = sample(whole, SAMPLE_BYTES)
        return counted(whole, whole.folders), counted(files, [placed(files, pathlib.Path(scratch))])


def reached(whole, compared, bare, one, counted, of_sample, grown, size):
    """What was measured of the goals."""
    values = {}
    if ("ripgrep", 2) in compared:
        pair = compared["ripgrep", 2].pair
        values |= {goals.WALL: pair.wall_ratio, goals.CPU: pair.cpu_ratio}
    if bare:
        values |= {goals.BARE_WALL: bare.pair.wall_ratio, goals.BARE_CPU: bare.pair.cpu_ratio}
    values[goals.PARSE_TWO] = compared["parser", 2].pair.wall_ratio
    values[goals.PARSE_ONE] = compared["parser", 1].pair.wall_ratio
    if one:
        values |= {goals.COLD: one.pair.wall_ratio, goals.COLD_TIME: one.pair.first.wall * 1e3}
    if counted:
        values |= {goals.INSTRUCTIONS: counted, goals.SAMPLE_INSTRUCTIONS: of_sample}
    peak = compared["threads"].pair.first.peak
    values[goals.MEMORY] = figures.memory_per_megabyte(peak, whole.byte_count)
    values[goals.THREADS] = compared["threads"].pair.wall_ratio
    values[goals.EXPONENT] = figures.growth_of_time(grown)
    values[goals.SIZE] = size / 1e6
    return values


def growth_table(sizes):
    rows = [
        [f"{size.byte_count / 1e6:.2f}", f"{size.files:,}", seconds(size.median.wall), seconds(size.median.cpu),
         mebibytes(size.median.peak), number(size.byte_count / 1e6 / size.median.cpu)]
        for size in sizes
    ]
    return table(["MB", "files", "wall", "CPU", "peak MiB", "MB per s of CPU"], rows)
