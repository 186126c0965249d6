import pathlib
import sys
import types
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))

from comparison import figures, goals, peers, tables
from comparison.figures import memory_per_megabyte
from comparison.growth import exponent
from comparison.pairs import compare
from comparison.phases import read
from comparison.programs import Program
from comparison.runs import Failure, Median, Run, peak_floor, run


class FigureTests(unittest.TestCase):
    def test_an_exponent_is_that_of_the_law(self):
        self.assertAlmostEqual(exponent([(size, 3 * size) for size in (1, 2, 4)]), 1)
        self.assertAlmostEqual(exponent([(size, 5 * size**2) for size in (1, 2, 4)]), 2)

    def test_memory_counts_beyond_what_a_process_needs(self):
        self.assertEqual(memory_per_megabyte(10 * 2**20, 1_000_000), 0)
        self.assertAlmostEqual(memory_per_megabyte(17 * 2**20, 2_000_000), 0.5)

    def test_memory_of_further_megabytes_leaves_out_the_program(self):
        sizes = [figures.Size(1, size * 1_000_000, Median(1, 1, peak * 2**20, 1)) for size, peak in ((1, 40), (2, 44), (4, 50))]
        self.assertEqual(figures.memory_of_further_megabytes(sizes), 3)

    def test_a_goal_is_reached_from_its_side(self):
        self.assertEqual([goals.WALL.verdict(value) for value in (1.6, 2.5, 2.6)], ["aim", "must", "missed"])
        self.assertEqual([goals.COLD_TIME.verdict(value) for value in (2, 3)], ["aim", "missed"])
        self.assertEqual([goals.PARSE_ONE.verdict(value) for value in (11, 12, 20)], ["missed", "must", "aim"])

    def test_a_peak_that_cannot_be_told_is_said_to_be_below(self):
        self.assertEqual(tables.mebibytes(9 * 2**20, floor=9 * 2**20), "< 9")
        self.assertEqual(tables.mebibytes(19 * 2**20, floor=9 * 2**20), "19.0")


class TableTests(unittest.TestCase):
    def test_of_folders_by_themselves_the_largest_comes_first(self):
        def taking(wall):
            pair = types.SimpleNamespace(
                first=types.SimpleNamespace(wall=wall, peak=2**40), second=types.SimpleNamespace(wall=0.5), wall_ratio=wall / 0.5, cpu_ratio=3)
            return types.SimpleNamespace(pair=pair)

        folders = {("small", 1_000_000): taking(1), ("large", 2_500_000): taking(2)}
        lines = peers.alone_table(folders).splitlines()
        self.assertEqual(lines[2:], [
            "| large | 2.50 | 2 s | 500 ms | 4.00 | 3.00 | 1048576.0 |", "| small | 1.00 | 1 s | 500 ms | 2.00 | 3.00 | 1048576.0 |",
            "| all | 3.50 | 3 s | 1 s | 3.00 |  |  |"])
        self.assertEqual(peers.sum_ratio(folders), 3)
        self.assertEqual(peers.worst_ratio(folders), 4)

    def test_memory_is_told_of_projects_above_one_megabyte(self):
        peaks = [(2**40, 900_000), (figures.START_MEMORY + 6 * 2**20, 2_000_000), (figures.START_MEMORY + 2 * 2**20, 1_000_001)]
        self.assertAlmostEqual(figures.most_memory_per_megabyte(peaks), 3)


class RunTests(unittest.TestCase):
    def test_a_process_is_measured(self):
        short, long = (run([sys.executable, "-c", f"import time; time.sleep({pause})"]) for pause in (0, 0.2))
        self.assertGreater(long.wall, 0.2)
        self.assertGreater(short.cpu, 0)
        self.assertGreaterEqual(short.peak, peak_floor() // 2)

    def test_a_status_that_is_not_expected_is_a_failure(self):
        command = [sys.executable, "-c", "raise SystemExit(2)"]
        run(command, (2,))
        with self.assertRaises(Failure):
            run(command)


class PhaseTests(unittest.TestCase):
    def test_the_parts_of_a_run_are_read_off_its_timing(self):
        text = "note\ntime in milliseconds:\n  read and parse     12.5\n  rules      0.0\n  total     1234.0\n"
        parts = read(text + "rules, individually:\n  dead_entry  3.0\n")
        self.assertEqual(parts, {"read and parse": 12.5, "rules": 0.0, "total": 1234.0})


class PairTests(unittest.TestCase):
    def setUp(self):
        self.calls = []

    def measure(self, command, statuses):
        """The second program takes half the time of the first, and both take longer and longer."""
        self.calls.append(command[0])
        wall = (1 + len(self.calls) // 2) * (0.2 if command[0] == "first" else 0.1)
        return Run(wall, wall, 1)

    def test_quotients_are_those_of_neighbours(self):
        pair = compare(Program("", ("first",)), Program("", ("second",)), 5, longest=1e9, measure=self.measure)
        self.assertEqual(pair.first.count, 5)
        self.assertAlmostEqual(pair.wall_ratio, 2, delta=0.7)
        # Each begins in turn, behind one run that does not count.
        self.assertEqual(self.calls[:6], ["first", "second", "first", "second", "second", "first"])

    def test_slow_programs_run_less_often(self):
        pair = compare(Program("", ("first",)), Program("", ("second",)), 50, longest=1.3, measure=self.measure)
        self.assertLess(pair.first.count, 5)

    def test_what_runs_behind_a_long_run_is_warmed_again(self):
        def measure(command, _):
            self.calls.append(command[0])
            return Run(10 if command[0] == "first" else 1, 1, 1)

        pair = compare(Program("", ("first",)), Program("", ("second",)), 2, measure=measure)
        self.assertEqual(pair.first.count, 2)
        self.assertEqual(self.calls[2:], ["first", "second", "second", "second", "first"])


if __name__ == "__main__":
    unittest.main()
