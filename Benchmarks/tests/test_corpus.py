import pathlib
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))

from comparison.corpus import corpus, one_file, part, placed, sample


class CorpusTests(unittest.TestCase):
    def setUp(self):
        self.scratch = tempfile.TemporaryDirectory()
        self.addCleanup(self.scratch.cleanup)
        self.root = pathlib.Path(self.scratch.name).resolve()
        for folder in ("a/App", "b/App", "b/App/.hidden"):
            for number in range(20):
                path = self.root / folder / f"Part{number % 5}" / f"F{number}.swift"
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(folder[0] * (10 + number))
        (self.root / "a/App/notes.txt").write_text("no code")
        (self.root / "a/App/Link.swift").symlink_to(self.root / "b/App/Part0/F0.swift")

    def whole(self):
        return corpus([self.root / "a/App", self.root / "b/App"])

    def test_files_are_those_that_a_run_looks_at(self):
        self.assertEqual(len(self.whole().files), 40)
        self.assertEqual(corpus([self.root, self.root / "a"]).files, corpus([self.root]).files)

    def test_the_description_names_no_place(self):
        self.assertNotIn("/", self.whole().description())

    def test_a_smaller_part_lies_in_a_larger_one(self):
        parts = [set(part(self.whole(), share).files) for share in (0.1, 0.25, 0.5, 1)]
        for smaller, larger in zip(parts, parts[1:]):
            self.assertLess(smaller, larger)
        self.assertGreaterEqual(sum(size for _, size in parts[2]), self.whole().byte_count / 2)

    def test_a_sample_is_the_same_each_time_and_has_no_large_file(self):
        chosen = sample(self.whole(), 200, largest=20)
        self.assertEqual(chosen, sample(self.whole(), 200, largest=20))
        self.assertGreaterEqual(chosen.byte_count, 200)
        self.assertTrue(all(size <= 20 for _, size in chosen.files))

    def test_files_are_placed_apart_and_stay_as_they_are(self):
        target = self.root / "placed"
        target.mkdir()
        placed(self.whole(), target)
        texts = sorted(path.read_text() for path in target.rglob("*.swift"))
        self.assertEqual(texts, sorted(path.read_text() for path, _ in self.whole().files))
        self.assertEqual((self.root / "a/App/Part0/F0.swift").read_text(), "a" * 10)

    def test_the_one_file_is_the_nearest_with_an_environment(self):
        (self.root / "a/App/Read.swift").write_text("@Environment" + "x" * 6_050)
        (self.root / "a/App/Other.swift").write_text("x" * 6_000)
        self.assertEqual(one_file(self.whole()).name, "Read.swift")


if __name__ == "__main__":
    unittest.main()
