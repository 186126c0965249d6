"""Odd places for fixes, generated from the templates in `Spots`, one file a rule.

A template is the Swift code of a small project:

    --- name of the place
    code of Spot.swift, which imports SwiftUI
    === Other.swift
    code of another file, or of `.envlint.yml` or `.gitignore`

`«a|b|c»` stands for each of its texts in turn, with `\\n` for a line break. Choices that begin with the same digit, as
`«1:a|b|c»`, are made together. Of the combinations of a template a few are drawn, each of which is then written in one of
the ways that change nothing (`LAYOUTS`). A seed draws the same projects on every machine.
"""

import itertools
import pathlib
import random
import re

from cases import Broken, Case

FOLDER = pathlib.Path(__file__).parent / "Spots"
CHOICE = re.compile("«([^«»]*)»")
GROUP = re.compile(r"\d:")


def generated_cases(seed, most):
    """The cases of all templates; at most so many of each."""
    for file in sorted(FOLDER.glob("*.txt")):
        for name, template in templates(file.read_text(encoding="utf-8")):
            # Of its own seed, so that a template more changes no other's projects.
            draw = random.Random(f"{seed} {file.stem} {name}")
            texts = combinations(template)
            # The first has the first text of each choice, which is the plainest.
            drawn = [0, *sorted(draw.sample(range(1, len(texts)), min(most, len(texts)) - 1))]
            for index in drawn:
                layout = LAYOUTS[0] if index == 0 else draw.choice(LAYOUTS)
                written = {
                    path: layout(text) if path.endswith(".swift") else text
                    for path, text in files(texts[index]).items()
                }
                broken = Broken.LEFT_OUT if index else Broken.FAILS
                suffix = f", {index + 1} of {len(texts)}, {layout.__name__}"
                yield Case(f"{file.stem}: {name}{suffix}", file.stem, written, written.pop(".envlint.yml", None), {}, broken)


def templates(text):
    """Name and code of each template of a file."""
    for part in re.split(r"^--- ", text, flags=re.MULTILINE)[1:]:
        name, _, code = part.partition("\n")
        yield name.strip(), code


def combinations(template):
    """The template with each combination of the texts of its choices, in a fixed order."""
    pieces = CHOICE.split(template)
    choices, groups = [], {}
    for position, piece in enumerate(pieces[1::2]):
        label = GROUP.match(piece)
        texts = [text.replace("\\n", "\n") for text in piece[label.end() if label else 0 :].split("|")]
        key = label.group() if label else position
        choices.append((key, texts))
        if groups.setdefault(key, len(texts)) != len(texts):
            raise SystemExit(f"choices of one group differ in length: {piece}")
    found = []
    for indices in itertools.product(*map(range, groups.values())):
        chosen = dict(zip(groups, indices))
        texts = [texts[chosen[key]] for key, texts in choices]
        found.append("".join(itertools.chain(*itertools.zip_longest(pieces[::2], texts, fillvalue=""))))
    return found


def files(text):
    """Code by path. Each file imports SwiftUI, unless it says what it imports."""
    parts = re.split(r"^=== (.*)\n", "=== Spot.swift\n" + text, flags=re.MULTILINE)[1:]
    return {
        path: "import SwiftUI\n\n" * (path.endswith(".swift") and not re.search("^import ", code, re.MULTILINE)) + code
        for path, code in zip(parts[::2], parts[1::2])
    }


def as_written(text):
    return text


def with_windows_lines(text):
    return text.replace("\n", "\r\n")


def with_tabs(text):
    return re.sub("^( {2})+", lambda match: "\t" * (len(match.group()) // 2), text, flags=re.MULTILINE)


def in_if(text):
    """All but the imports, in a branch that is compiled."""
    imports = [line for line in text.split("\n") if line.startswith("import ")]
    rest = "\n".join(line for line in text.split("\n") if not line.startswith("import "))
    return "\n".join(imports) + "\n#if canImport(SwiftUI)\n" + rest.strip("\n") + "\n#endif\n"


def without_end(text):
    """The last line does not end."""
    return text.rstrip("\n")


def behind_comments(text):
    return "/* Überschrift\n   /* 見出し */ */ " + text


LAYOUTS = [as_written, with_windows_lines, with_tabs, in_if, without_end, behind_comments]
