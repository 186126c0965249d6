"""Figures that must not be exceeded, kept in `thresholds.json`: by corpus, by figure."""

import json
import pathlib

FILE = pathlib.Path(__file__).resolve().parents[1] / "thresholds.json"

INSTRUCTIONS = "instructions per byte"
START = "MiB of memory for a sixteenth"
MEMORY = "MiB of memory per further MB"
EXPONENT = "exponent of growth"
FIGURES = {INSTRUCTIONS, START, MEMORY, EXPONENT}


class Unusable(Exception):
    """Thresholds that say nothing about a figure, or nothing that can be compared."""


def read(path=FILE):
    thresholds = json.loads(pathlib.Path(path).read_text(encoding="utf-8"))
    for corpus, figures in thresholds.items():
        if set(figures) != FIGURES:
            raise Unusable(f"'{corpus}' needs " + ", ".join(f"'{figure}'" for figure in sorted(FIGURES)))
        for figure, largest in figures.items():
            if isinstance(largest, bool) or not isinstance(largest, (int, float)) or largest <= 0:
                raise Unusable(f"'{figure}' of '{corpus}' is no number above 0")
    return thresholds


def exceeded(figures, largest):
    """The names of the figures that are larger than they may be."""
    return [name for name, value in figures.items() if not value <= largest[name]]
