"""Numbers for people."""


def table(header, rows):
    """A Markdown table; the first column is text, the others are numbers."""
    lines = [header, ["---"] + ["--:"] * (len(header) - 1), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines) + "\n"


def seconds(value):
    """Three digits that count, with the unit."""
    if value >= 100:
        return f"{value:.0f} s"
    if value >= 1:
        return f"{value:.3g} s"
    return f"{value * 1e3:.3g} ms"


def mebibytes(value, floor=0):
    """The peak of a process; what cannot be told apart from the floor is said to be below it."""
    return f"< {floor / 2**20:.0f}" if value <= floor * 1.02 else f"{value / 2**20:.1f}"


def number(value):
    """Two or three digits that count."""
    return f"{value:.0f}" if value >= 100 else f"{value:.2f}" if value < 10 else f"{value:.1f}"
