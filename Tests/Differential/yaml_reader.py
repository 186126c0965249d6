#!/usr/bin/env python3
"""Compares the reader of .envlint.yml with PyYAML and, where it is installed, ruamel.yaml.

Every document that envlint accepts must mean the same to PyYAML, read by the core schema of YAML 1.2, and to
ruamel.yaml, which reads YAML 1.2 by itself; and every document that is written in the subset must be accepted with the
meaning it was written for.

Needs: python3 with PyYAML. Usage, from the repository's root:

    swift build --package-path Tests/Differential
    python3 Tests/Differential/yaml_reader.py [--count N] [--seed N] [--tool PATH]

Ends with status 1 and prints the documents when there is a difference.
"""

import argparse
import json
import pathlib
import random
import re
import subprocess
import sys
import tempfile

import yaml

try:
    import ruamel.yaml as ruamel
except ImportError:
    ruamel = None

HERE = pathlib.Path(__file__).parent
BATCH = 500


class CoreLoader(yaml.SafeLoader):
    """PyYAML with the implicit types of YAML 1.2's core schema instead of those of YAML 1.1."""

    yaml_implicit_resolvers = {}


CORE_SCHEMA = {
    "null": r"~|null|Null|NULL|",
    "bool": r"true|True|TRUE|false|False|FALSE",
    "int": r"[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+",
    "float": r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?|[-+]?\.(inf|Inf|INF)|\.(nan|NaN|NAN)",
    "merge": r"<<",
}
for name, pattern in CORE_SCHEMA.items():
    CoreLoader.add_implicit_resolver(f"tag:yaml.org,2002:{name}", re.compile(rf"(?:{pattern})\Z"), None)


def meaning(node):
    """The tree of a composed node in the notation of yaml-dump."""
    if node is None:
        return ["null"]
    kind = node.tag.rsplit(":", 1)[-1]
    if node.id == "sequence":
        return ["sequence", [meaning(item) for item in node.value]]
    if node.id == "mapping":
        pairs = []
        for key, value in node.value:
            read = meaning(key)
            if read[0] != "string" or key.tag.endswith(":merge"):
                raise yaml.YAMLError(f"a key of kind {read[0]}")
            pairs.append([read[1], meaning(value)])
        if len({key for key, _ in pairs}) != len(pairs):
            raise yaml.YAMLError("a duplicate key")
        return ["mapping", pairs]
    if kind == "null":
        return ["null"]
    if kind == "bool":
        return ["bool", node.value.lower()]
    # Outside of a key, `<<` is text.
    return [{"int": "integer", "str": "string", "merge": "string"}.get(kind, kind), node.value]


def read_with_pyyaml(document):
    try:
        return meaning(yaml.compose(document.decode("utf-8"), Loader=CoreLoader))
    except (yaml.YAMLError, UnicodeDecodeError) as error:
        return ["rejected", str(error).replace("\n", " ")]


# Where ruamel.yaml's implicit types are not those of the core schema: dates, `=`, digits with `_`, binary numbers, and
# floats that begin with a point and have an exponent.
NOT_CORE = re.compile(r"[-+]?[0-9][0-9_]*_[0-9_.eE+-]*|[-+]?0b[01_]+|[-+]?\.[0-9]+[eE][-+]?[0-9]+|[0-9]{4}-.*|=")


def with_core_types(node):
    """Changes the tags of plain scalars of which ruamel.yaml makes something else than the core schema."""
    if node is None or node.id == "scalar":
        if node is not None and node.style is None and NOT_CORE.fullmatch(node.value):
            node.tag = "tag:yaml.org,2002:" + {"string": "str", "integer": "int"}.get(kind_of(node.value), "float")
    elif node.id == "sequence":
        for item in node.value:
            with_core_types(item)
    else:
        for key, value in node.value:
            with_core_types(key)
            with_core_types(value)
    return node


def read_with_ruamel(document):
    reader = ruamel.YAML(typ="safe", pure=True)
    reader.version = (1, 2)
    try:
        return meaning(with_core_types(reader.compose(document.decode("utf-8"))))
    except (ruamel.error.YAMLError, yaml.YAMLError, UnicodeDecodeError) as error:
        return ["rejected", str(error).replace("\n", " ")]


def read_with_envlint(tool, documents):
    """The tree or `["rejected", text]` of each document."""
    answers = []
    with tempfile.TemporaryDirectory() as folder:
        for start in range(0, len(documents), BATCH):
            paths = []
            for index, document in enumerate(documents[start : start + BATCH]):
                path = pathlib.Path(folder) / f"{index}.yml"
                path.write_bytes(document)
                paths.append(str(path))
            run = subprocess.run([tool, *paths], capture_output=True, timeout=60, check=True)
            lines = run.stdout.decode("ascii", "replace").splitlines()
            assert len(lines) == len(paths), "one line for each document"
            for line in lines:
                rejected = line.startswith("rejected ")
                answers.append(["rejected", line[9:]] if rejected else json.loads(line))
    return answers


# --- Documents in the subset, with their meaning --------------------------------------------------------------------

WORDS = [
    "Sources", "closure_entry", "a b", "x:y", "a#b", "warning", "off", "yes", "**", "it's", 'say "hi"', "- a", "a: b",
    "a #b", "*.swift", "[a]", "{a}", "true", "null", "12", "0x1F", "1.5", ".inf", "1e3", "~", "", " lead", "trail ",
    "tab\there", "a\\b", "ümlaut", "日本", "😀", "-", "--", "---", "...", "?", "?x", ":x", "x:", ",", "a,b", "a]", "%a",
    "@a", "`a", "!a", "&a", "|", ">", "=", "<<", "#", "1_000", "010", "0o17", "12:30", "2001-01-01", "y", "NaN", ".5",
    "+1", "-1", "1.", "e3", "0x", "0o8", "\u00a0x", "\x85", "\u2028", "\ufeff", "\x07", "\x1b", "\n", "\r\n", "\0",
]
PLAIN_START = re.compile(r"(?:[^\s\-?:,\[\]{}#&*!|>'\"%@`]|-(?=\S))", re.ASCII)
UNPRINTABLE = re.compile(r"[\x00-\x08\x0a-\x1f\x7f-\x9f\u2028\u2029\ufeff]")


def is_plain(text, in_list):
    if not PLAIN_START.match(text) or text != text.strip(" ") or UNPRINTABLE.search(text) or "\t" in text:
        return False
    if ": " in text or text.endswith(":") or " #" in text:
        return False
    if in_list and (re.search(r"[,\[\]{}?]", text) or text == "-"):
        return False
    return True


def kind_of(text):
    for name, pattern in CORE_SCHEMA.items():
        if re.fullmatch(pattern, text) and name != "merge":
            return {"int": "integer"}.get(name, name)
    return "string"


def double_quoted(chance, text):
    out = []
    for character in text:
        code = ord(character)
        if character in '"\\':
            out.append("\\" + character)
        elif UNPRINTABLE.match(character) or chance.random() < 0.1:
            out.append(f"\\x{code:02x}" if code < 256 else f"\\u{code:04x}" if code < 65536 else f"\\U{code:08x}")
        else:
            out.append(character)
    return '"' + "".join(out) + '"'


def scalar(chance, in_list=False):
    """The text of a random scalar and its meaning."""
    text = chance.choice(WORDS)
    style = chance.randrange(4)
    if style < 2 and is_plain(text, in_list):
        kind = kind_of(text)
        node = {"null": ["null"], "bool": ["bool", text.lower()]}.get(kind, [kind, text])
        return text, node
    if style == 2 and not UNPRINTABLE.search(text):
        return "'" + text.replace("'", "''") + "'", ["string", text]
    return double_quoted(chance, text), ["string", text]


def comment(chance):
    return chance.choice([" # note: [x", "  #", " #'"]) if chance.random() < 0.15 else " " * (chance.random() < 0.1)


def inline(chance):
    if chance.random() < 0.3:
        items = [scalar(chance, in_list=True) for _ in range(chance.randrange(4))]
        gap = chance.choice([", ", ",", " , "])
        trailing = "," if items and chance.random() < 0.1 else ""
        return "[" + gap.join(text for text, _ in items) + trailing + "]", ["sequence", [node for _, node in items]]
    return scalar(chance)


def key_text(chance, used):
    while True:
        text = chance.choice(WORDS + ["k1", "k2", "k3", "k4"])
        if text in used:
            continue
        used.add(text)
        # Behind a mark of the document's end, a colon does not make a key.
        reserved = ":" in text or text in ("<<", "---", "...")
        if is_plain(text, False) and kind_of(text) == "string" and not reserved:
            if chance.random() < 0.7:
                return text, text
        return double_quoted(chance, text), text


def block(chance, indentation, depth):
    """The lines of a random block and its meaning."""
    lines, nodes, used = [], [], set()
    is_mapping = chance.random() < 0.6
    space = " " * indentation
    for _ in range(chance.randrange(1, 4)):
        if chance.random() < 0.1:
            lines.append(chance.choice(["", "   ", space + "# c", "#c: [", "      # deep"]))
        key, name = key_text(chance, used) if is_mapping else ("-", None)
        head = key + (chance.choice(["", "", " "]) + ":" if is_mapping else "")
        roll = chance.random()
        if roll < 0.1:
            lines.append(space + head + comment(chance))
            node = ["null"]
        elif roll < 0.6 or depth == 0:
            text, node = inline(chance)
            lines.append(space + head + " " * chance.randrange(1, 3) + text + comment(chance))
        elif is_mapping or chance.random() < 0.5:
            child = indentation + chance.randrange(1, 4)
            inner, node = block(chance, child, depth - 1)
            if is_mapping and node[0] == "sequence" and chance.random() < 0.4:
                inner = [line[child - indentation :] if line.startswith(" " * child) else line for line in inner]
            lines.append(space + head + comment(chance))
            lines += inner
        else:
            width = chance.randrange(1, 3)
            inner, node = block(chance, indentation + 1 + width, depth - 1)
            while not inner[0].strip() or inner[0].lstrip().startswith("#"):
                inner.pop(0)
            lines.append(space + "-" + " " * width + inner[0].lstrip(" "))
            lines += inner[1:]
        nodes.append([name, node] if is_mapping else node)
    return lines, ["mapping" if is_mapping else "sequence", nodes]


def subset_document(chance):
    lines, node = block(chance, 0, 3)
    if chance.random() < 0.2:
        lines = chance.choice([["---"], ["# c", "", "--- # c"]]) + lines
    ending = chance.choice(["\n", "\n", "\r\n"])
    text = ending.join(lines) + chance.choice(["", ending, ending * 2])
    mark = b"\xef\xbb\xbf" if chance.random() < 0.1 else b""
    return mark + text.encode("utf-8"), node


# --- Documents that may be anything ---------------------------------------------------------------------------------

PIECES = [
    " ", "  ", "\n", "\n  ", "- ", "-", ":", ": ", "#", " #", "[", "]", "{", "}", ",", ", ", "'", '"', "\\", "&a ",
    "*a", "!t ", "|", ">", "?", "? ", "%", "@", "`", "\t", "\r\n", "\r", "---", "\n---\n", "...", "<<: ", "a", "b: c",
    "key:", "\n- x", "~", "true", "12", "é", "\u2028", "\x85", "\ufeff", "\0", "\u00a0", "''", '""', "\\u0041",
    "\\x4", "=",
]
BYTES = [b"\xff", b"\xc3", b"\xed\xa0\x80", b"\xef\xbb\xbf", b"\xf4\x90\x80\x80", b"\xfe\xff"]


def mutated(chance, document):
    data = bytearray(document)
    for _ in range(chance.randrange(1, 4)):
        place = chance.randrange(len(data) + 1)
        roll = chance.random()
        if roll < 0.5:
            data[place:place] = chance.choice(PIECES).encode("utf-8")
        elif roll < 0.7:
            del data[place : place + chance.randrange(1, 4)]
        elif roll < 0.85:
            data[place : place + 1] = chance.choice(PIECES).encode("utf-8")
        elif roll < 0.97:
            lines = bytes(data).split(b"\n")
            index = chance.randrange(len(lines))
            lines[index] = chance.choice([b" ", b"  ", b"\t", b"- "]) + lines[index]
            data = bytearray(b"\n".join(lines))
        else:
            data[place:place] = chance.choice(BYTES)
    return bytes(data)


def soup(chance):
    return "".join(chance.choice(PIECES) for _ in range(chance.randrange(1, 9))).encode("utf-8")


# --- The comparison -------------------------------------------------------------------------------------------------


def documents(chance, count):
    """Pairs of a document and its meaning; the meaning is None when only PyYAML knows it."""
    for index in range(count):
        document, node = subset_document(chance)
        yield [(document, node), (mutated(chance, document), None), (soup(chance), None)][index % 3]


def main():
    parser = argparse.ArgumentParser(description="Compares the reader of .envlint.yml with PyYAML.")
    parser.add_argument("--count", type=int, default=30000, help="number of documents (default: 30000)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tool", default=str(HERE / ".build/debug/yaml-dump"), help="path of yaml-dump")
    arguments = parser.parse_args()

    cases = list(documents(random.Random(arguments.seed), arguments.count))
    answers = read_with_envlint(arguments.tool, [document for document, _ in cases])
    accepted = differences = 0
    readers = {"PyYAML": read_with_pyyaml} | ({"ruamel.yaml": read_with_ruamel} if ruamel else {})
    for (document, expected), answer in zip(cases, answers):
        if expected is None and answer[0] == "rejected":
            continue
        accepted += answer[0] != "rejected"
        references = {name: read(document) for name, read in readers.items()}
        if all(answer == reference for reference in references.values()) and expected in (None, answer):
            continue
        differences += 1
        if differences <= 10:
            others = "".join(f"  {name}: {reference}\n" for name, reference in references.items())
            print(f"document: {document!r}\n  envlint: {answer}\n{others}  written: {expected}\n")
    print(
        f"seed {arguments.seed}: {len(cases)} documents, {accepted} accepted, {differences} differences from "
        + " and ".join(readers)
    )
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
