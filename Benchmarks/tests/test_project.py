import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

FOLDER = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(FOLDER))

from comparison.project import Shape, write

SMALL = Shape(files=300, lines=60, keys=60, objects=5, fan_out=3, depth=3)


class ProjectTests(unittest.TestCase):
    def setUp(self):
        self.scratch = tempfile.TemporaryDirectory()
        self.addCleanup(self.scratch.cleanup)
        self.root = pathlib.Path(self.scratch.name)

    def texts(self, folder):
        return {path.relative_to(folder).as_posix(): path.read_text() for path in folder.rglob("*.swift")}

    def made(self, name, shape):
        folder = self.root / name
        folder.mkdir()
        self.assertEqual(write(folder, shape), len(self.texts(folder)))
        return self.texts(folder)

    def test_equal_shapes_give_equal_projects(self):
        self.assertEqual(self.made("one", SMALL), self.made("two", SMALL))

    def test_a_project_is_as_large_as_it_is_asked_to_be(self):
        texts = self.made("one", SMALL)
        self.assertEqual(len(texts), SMALL.files + 1)
        models = [text for path, text in texts.items() if "/Model" in path]
        self.assertTrue(all(abs(text.count("\n") - SMALL.lines) <= 10 for text in models))

    def test_every_view_is_shown_once(self):
        texts = self.made("one", SMALL)
        shown = []
        for path, text in texts.items():
            code = text.split("#Preview")[0]
            shown += re.findall(r"\bView(\d+)\(\)", code)
        self.assertEqual(sorted(map(int, shown)), list(range(SMALL.view_count)))

    def test_no_tree_is_deeper_and_no_view_wider(self):
        texts = self.made("one", SMALL)
        below = {}
        for path, text in texts.items():
            if name := re.search(r"/View(\d+)\.swift", path):
                below[int(name[1])] = [int(child) for child in re.findall(r"\bView(\d+)\(\)", text.split("#Preview")[0])]

        def depth(view):
            return 1 + max((depth(child) for child in below[view]), default=0)

        self.assertEqual(max(map(len, below.values())), SMALL.fan_out)
        self.assertEqual(max(map(depth, below)), SMALL.depth)

    def test_the_script_writes_what_it_is_asked_for_once(self):
        command = [FOLDER / "generate", self.root / "made", "--files", "120", "--lines", "40", "--fan-out", "2"]
        runs = [subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, check=False)
                for _ in range(2)]
        self.assertEqual([done.returncode for done in runs], [0, 1])
        self.assertEqual(runs[0].stdout, "121 files\n")
        self.assertIn("is there already", runs[1].stderr)


if __name__ == "__main__":
    unittest.main()
