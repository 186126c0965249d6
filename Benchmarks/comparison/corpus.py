"""The Swift files that are measured over."""

import dataclasses
import os
import pathlib
import random
import shutil

# Drawn once; every run and every machine takes the same files.
SEED = 8


@dataclasses.dataclass(frozen=True)
class Corpus:
    """Files below some folders, sorted by path."""

    folders: tuple
    # Path and count of bytes.
    files: tuple

    @property
    def byte_count(self):
        return sum(size for _, size in self.files)

    @property
    def megabytes(self):
        return self.byte_count / 1e6

    def line_count(self):
        return sum(path.read_bytes().count(b"\n") for path, _ in self.files)

    def description(self):
        """What it is called, without where it lies."""
        names = ", ".join(folder.name for folder in self.folders)
        return f"{names}: {len(self.files):,} files, {self.line_count():,} lines, {self.megabytes:.2f} MB"


def corpus(folders):
    """The files that a run over the folders looks at: those in hidden folders, and links, are left out."""
    folders = tuple(pathlib.Path(folder).resolve() for folder in folders)
    # Folders may lie in each other.
    files = {}
    for folder in folders:
        for place, below, names in os.walk(folder):
            below[:] = sorted(name for name in below if not name.startswith("."))
            for name in names:
                path = pathlib.Path(place, name)
                if name.endswith(".swift") and path.is_file() and not path.is_symlink():
                    files[path] = path.stat().st_size
    return Corpus(folders, tuple(sorted(files.items())))


def sample(whole, byte_count, largest=200_000):
    """Random files, none of them large, until they have so many bytes."""
    files = [file for file in whole.files if file[1] <= largest]
    random.Random(SEED).shuffle(files)
    return taken(whole, files, byte_count)


def part(whole, share):
    """A share of the bytes, in whole folders, because the files of a folder speak of each other. A smaller share is a part of a larger one."""
    if share >= 1:
        return whole
    by_folder = {}
    for file in whole.files:
        by_folder.setdefault(file[0].parent, []).append(file)
    folders = sorted(by_folder)
    random.Random(SEED).shuffle(folders)
    return taken(whole, [file for folder in folders for file in by_folder[folder]], whole.byte_count * share)


def taken(whole, files, byte_count):
    """The first of some files that together have at least so many bytes."""
    chosen, total = [], 0
    for file in files:
        if total >= byte_count:
            break
        chosen.append(file)
        total += file[1]
    return Corpus(whole.folders, tuple(sorted(chosen)))


def one_file(whole, byte_count=6_000):
    """The file whose size is nearest; of several, the first one that speaks of the environment."""
    def distance(file):
        return abs(file[1] - byte_count) // 200, b"@Environment" not in file[0].read_bytes(), file[0]

    near = sorted(whole.files, key=lambda file: abs(file[1] - byte_count))[:50]
    return min(near, key=distance)[0]


def placed(files, folder):
    """Puts the files of a corpus into an empty folder, as links where the file system can, in the folders that they lie in."""
    for path, _ in files.files:
        number, root = next(item for item in enumerate(files.folders) if item[1] in path.parents)
        # Two folders may have one name.
        target = folder / f"{number}-{root.name}" / path.relative_to(root)
        target.parent.mkdir(parents=True, exist_ok=True)
        try:
            os.link(path, target)
        except OSError:
            shutil.copyfile(path, target)
    return folder
