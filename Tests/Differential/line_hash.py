#!/usr/bin/env python3
"""GitHub's primaryLocationLineHash, written a second time and in another way than in EnvlintReporting.

Every line's hash is computed from its definition, as a polynomial over the 100 units that start at the line,
instead of by a rolling window.

    line_hash.py            prints the digest that LineHashTests compares with, over generated texts
    line_hash.py FILE...    prints the hashes of each file, one line each
"""

import sys

MASK = (1 << 64) - 1
WINDOW = 100


def units(text):
    """UTF-16 code units; `text` is what a lossy UTF-8 decoder gives."""
    data = text.encode("utf-16-le", "surrogatepass")
    return [data[i] | data[i + 1] << 8 for i in range(0, len(data), 2)]


def line_hashes(text):
    counted, starts, at_start, after_cr = [], [], True, False
    for unit in units(text):
        skip = unit in (0x20, 0x09) or (after_cr and unit == 0x0A)
        after_cr = unit == 0x0D and not skip
        if skip:
            continue
        if at_start:
            starts.append(len(counted))
        counted.append(0x0A if unit == 0x0D else unit)
        at_start = counted[-1] == 0x0A
    if at_start:
        starts.append(len(counted))
    counted.append(0xFFFF)
    counted += [0] * WINDOW
    seen, output = {}, []
    for start in starts:
        value = 0
        for unit in counted[start : start + WINDOW]:
            value = (37 * value + unit) & MASK
        seen[value] = seen.get(value, 0) + 1
        output.append(f"{value:x}:{seen[value]}")
    return output


# What the texts of the digest are made of; LineHashTests has the same table.
PIECES = ["a", "b", "let x = 1", " ", "\t", "\n", "\r", "\r\n", "é", "\U0001F600", "\uFEFF", "\u65E5", "}\n", "0", "\n\n", "import SwiftUI"]


def generated_texts():
    state = 1
    for _ in range(200):
        text = ""
        for _ in range(120):
            state = (state * 6364136223846793005 + 1442695040888963407) & MASK
            text += PIECES[state >> 60]
        yield text


def digest():
    value = 0xCBF29CE484222325
    for text in generated_texts():
        for byte in (" ".join(line_hashes(text)) + "\n").encode():
            value = ((value ^ byte) * 0x100000001B3) & MASK
    return value


def main():
    if len(sys.argv) == 1:
        print(f"{digest():016x}")
    for path in sys.argv[1:]:
        with open(path, "rb") as file:
            print(" ".join(line_hashes(file.read().decode("utf-8", "replace"))))


if __name__ == "__main__":
    main()
