import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

FOLDER = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(FOLDER))

from comparison import thresholds
from comparison.thresholds import EXPONENT, INSTRUCTIONS, MEMORY, START


class ThresholdTests(unittest.TestCase):
    def setUp(self):
        self.scratch = tempfile.TemporaryDirectory()
        self.addCleanup(self.scratch.cleanup)
        self.root = pathlib.Path(self.scratch.name)

    def written(self, figures):
        path = self.root / "thresholds.json"
        path.write_text(json.dumps({"swift-syntax": figures, "generated": figures}))
        return path

    def test_what_is_checked_in_is_usable(self):
        self.assertEqual(set(thresholds.read()), {"swift-syntax", "generated"})

    def test_what_is_missing_or_no_number_is_refused(self):
        for figures in ({}, {INSTRUCTIONS: "1"}, {INSTRUCTIONS: 0}):
            with self.assertRaises(thresholds.Unusable):
                thresholds.read(self.written({START: 1, MEMORY: 1, EXPONENT: 1, **figures}))

    def test_only_what_is_larger_is_exceeded(self):
        largest = {MEMORY: 1, EXPONENT: 1.05}
        self.assertEqual(thresholds.exceeded({MEMORY: 1, EXPONENT: 1.06}, largest), [EXPONENT])
        self.assertEqual(thresholds.exceeded({MEMORY: float("nan")}, largest), [MEMORY])

    def gate(self, largest_memory):
        """Holds a program that takes 60 MB, whatever it is called with, to thresholds of which one may be exceeded."""
        tool = self.root / "envlint"
        tool.write_text("#!/bin/sh\nhead -c 60000000 /dev/zero | tail -c 60000000 >/dev/null\n")
        tool.chmod(0o755)
        for number in range(32):
            place = self.root / "code" / str(number)
            place.mkdir(parents=True)
            (place / "A.swift").write_text("let a = 1\n" * 50)
        path = self.written({INSTRUCTIONS: 1e9, START: largest_memory, MEMORY: 1e9, EXPONENT: 1e9})
        command = [FOLDER / "gate", self.root / "code", "--envlint", tool, "--thresholds", path, "--files", "32"]
        return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, check=False)

    def test_an_exceeded_threshold_fails_the_gate(self):
        done = self.gate(0.001)
        self.assertEqual(done.returncode, 1, done.stderr)
        self.assertIn(f"exceeded: swift-syntax: {START}, generated: {START}", done.stderr)
        self.assertIn(f"| generated: {START} |", done.stdout)

    def test_what_is_kept_passes_the_gate(self):
        self.assertEqual(self.gate(1e9).returncode, 0)


if __name__ == "__main__":
    unittest.main()
