"""What envlint has to reach over real code, and what it aims at."""

import dataclasses

from .tables import number, table


@dataclasses.dataclass(frozen=True)
class Goal:
    figure: str
    must: float
    aim: float
    # Whether more is better.
    grows: bool = False

    def verdict(self, value):
        def reaches(bound):
            return value >= bound if self.grows else value <= bound

        is_bound = self.must != float("inf")
        if self.aim == float("inf"):
            return ""
        return "aim" if reaches(self.aim) else "must" if is_bound and reaches(self.must) else "missed"


ALONE = Goal("wall ÷ ripgrep, the sum over projects by themselves", 3, 2)
WORST = Goal("wall ÷ ripgrep, the worst of these projects", 6, 5)
ALONE_MEMORY = Goal("MiB of memory per MB, beyond 16 MiB, the worst project above 1 MB", 4, 3)
WALL = Goal("wall ÷ ripgrep, 2 threads", 2.5, 1.6)
CPU = Goal("CPU ÷ ripgrep, 2 threads", 2.5, 1.5)
BARE_WALL = Goal("wall ÷ ripgrep, over Swift files alone", float("inf"), float("inf"))
BARE_CPU = Goal("CPU ÷ ripgrep, over Swift files alone", float("inf"), float("inf"))
PARSE_TWO = Goal("× faster than SwiftParser, parse only, 2 threads", 12, 20, grows=True)
PARSE_ONE = Goal("× faster than SwiftParser, parse only, 1 thread", 12, 20, grows=True)
COLD = Goal("wall ÷ ripgrep, one file of 6 kB", 1, 1)
COLD_TIME = Goal("ms for one file of 6 kB", float("inf"), 2)
INSTRUCTIONS = Goal("instructions per byte, whole corpus", 40, 25)
SAMPLE_INSTRUCTIONS = Goal("instructions per byte, sample of 4 MB", float("inf"), float("inf"))
MEMORY = Goal("MiB of memory per MB, beyond 16 MiB", 0.3, 0.15)
THREADS = Goal("wall of 2 threads ÷ 1 thread", 0.65, 0.58)
EXPONENT = Goal("exponent of growth", 1.05, 1.0)
SIZE = Goal("MB of the executable", 16, 9)


def goal_table(values):
    """The figures that were measured, by goal, with what they have to be."""
    rows = []
    for goal, value in values.items():
        sign = "≥" if goal.grows else "≤"
        must, aim = ("" if bound == float("inf") else f"{sign} {bound:g}" for bound in (goal.must, goal.aim))
        rows.append([goal.figure, number(value), must, aim, goal.verdict(value)])
    return table(["figure", "measured", "must", "aim", "reached"], rows)
