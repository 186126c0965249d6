#!/usr/bin/env python3
"""Looks for places where app code makes a view that envlint's map doesn't show: what is proven of such a view may be wrong.

    Tests/Flow/constructions.py --tool .build/release/envlint PROJECT…

A view counts if it, or a view that it shows, reads something from the environment. This script reads the code by itself, without a parser:
after comments and strings are blanked out, `Leaf(`, `Leaf {`, `Leaf<`, `Leaf.init` and `Leaf.self` make a view, outside of tests and
previews. Each such place has to be a root or edge of the map, or lie in a type from which the map has an edge to that view, because the
map shows an edge once; or else in a view or style that nothing shows, in a case that no code makes, which the map lists, or in a clause of
`#if` that contradicts another one around it: these are counted. The status is 1 if there are others; they are listed.
"""

import argparse
import collections
import json
import os
import pathlib
import re
import subprocess
import sys

TEST = re.compile(r"(^|/)[^/]*Tests?(/|\.swift$)|(^|/)Mocks?/")
STYLE = re.compile(r"\b(?:struct|class)\s+(\w+)\s*(?:<[^{]*>)?\s*:[^{]*\b\w+Style\b[^{]*\{")
PREVIEW = re.compile(r"#Preview\b|\b(struct|class|enum)\s+\w+\s*(<[^{]*>)?\s*:\s*[^{]*\bPreview(Provider|Modifier)\b")
VIEW = re.compile(r"\b(?:struct|enum|class|extension)\s+(?:\w+\.)*(\w+)\s*(?:<[^{]*>)?\s*:[^{]*\bView\b[^{]*\{")
TYPE = re.compile(r"\b(struct|class|enum|actor|extension|protocol)\s+([\w.]+)[^{;\n]*(?:\n[^{;]*)?\{")
DECLARED = re.compile(r"\b(?:struct|class|enum|actor)\s+(\w+)")
INHERITING = re.compile(r"\b(?:struct|class|enum)\s+(\w+)\s*(?:<[^{]*>)?\s*:([^{]*)\{")
DECLARING = re.compile(r"\b(struct|class|enum|actor|extension|protocol|typealias|associatedtype|case|func|import|is|as[?!]?)\s+[\w.]*$|->\s*[\w.]*$|:\s*[\w.]*$")


def blanked(text):
    """The text with all comments and strings as blanks, but for line ends; what an interpolation holds stays."""
    result, position, count = [], 0, len(text)

    def blank(end):
        nonlocal position
        result.append("".join(c if c == "\n" else " " for c in text[position:end]))
        position = end

    def string():
        nonlocal position
        hashes = 0
        while position + hashes < count and text[position + hashes] == "#":
            hashes += 1
        quote = '"""' if text.startswith('"""', position + hashes) else '"'
        blank(position + hashes + len(quote))
        escape, closing = "\\" + "#" * hashes, quote + "#" * hashes
        while position < count and not text.startswith(closing, position):
            if text.startswith(escape + "(", position):
                blank(position + len(escape))
                depth = 0
                while position < count:
                    if text[position] == '"':
                        string()
                        continue
                    depth += {"(": 1, ")": -1}.get(text[position], 0)
                    result.append(text[position])
                    position += 1
                    if depth == 0:
                        break
            elif text.startswith(escape, position):
                blank(min(position + len(escape) + 1, count))
            elif quote == '"' and text[position] == "\n":
                return
            else:
                blank(position + 1)
        blank(min(position + len(closing), count))

    while position < count:
        if text.startswith("//", position):
            end = text.find("\n", position)
            blank(count if end < 0 else end)
        elif text.startswith("/*", position):
            depth, end = 0, position
            while end < count:
                if text.startswith("/*", end):
                    depth, end = depth + 1, end + 2
                elif text.startswith("*/", end):
                    depth, end = depth - 1, end + 2
                    if depth == 0:
                        break
                else:
                    end += 1
            blank(end)
        elif text[position] == '"' or re.compile(r'#+"').match(text, position):
            string()
        else:
            result.append(text[position])
            position += 1
    return "".join(result)


def end_of_block(text, start):
    """The end of the block that begins with the first brace from `start` on."""
    depth = 0
    for match in re.compile(r"[{}]").finditer(text, start):
        depth += 1 if match.group() == "{" else -1
        if depth == 0:
            return match.end()
    return len(text)


class Map:
    """What the map of a project says."""

    def __init__(self, tool, project):
        run = subprocess.run([tool, "map", project, "--format", "json"], capture_output=True, text=True)
        if run.returncode not in (0, 1):
            sys.exit(f"{project}: {run.stderr}")
        self.map = json.loads(run.stdout)
        views = self.map["views"]
        leading = {read["view"] for key in self.map["keys"] + self.map["objects"] for read in key["read"] if "view" in read}
        showing = collections.defaultdict(set)
        for index, view in enumerate(views):
            for shown in view["shows"]:
                showing[shown["view"]].add(index)
        pending = list(leading)
        while pending:
            for index in showing[pending.pop()] - leading:
                leading.add(index)
                pending.append(index)
        types = [view for view in views if view["kind"] == "type"]
        self.paths = [views[index]["name"].split(".") for index in leading if views[index]["kind"] == "type"]
        self.names = {path[-1] for path in self.paths}
        self.shown = {(view["name"].split(".")[-1], view["file"]) for view in types if view["reached"]}
        self.places = {(shown["file"], shown["line"]) for view in views for shown in view["shows"]}
        self.places |= {(view["file"], view["line"]) for view in views if view["kind"] != "type"}
        self.unmade = {(made["file"], made["line"]) for view in views for made in view.get("neverShows", [])}
        self.edges = {
            (shown["file"], shown["line"], views[shown["view"]]["name"].split(".")[-1])
            for view in views
            for shown in view["shows"]
        }


def contradicting_lines(text):
    """The numbers of the lines in clauses of `#if` that are never compiled, because an outer one excludes their condition."""
    found, open_clauses = set(), []
    for number, line in enumerate(text.splitlines(), 1):
        directive = re.match(r"\s*#(if|elseif|else|endif)\b\s*(.*)", line)
        if directive:
            word, condition = directive.group(1), " ".join(directive.group(2).split())
            if word == "if":
                open_clauses.append(([], condition))
            elif open_clauses:
                failed, last = open_clauses.pop()
                if word != "endif":
                    open_clauses.append((failed + [last], condition))
        elif {taken for _, taken in open_clauses} & {condition for failed, _ in open_clauses for condition in failed}:
            found.add(number)
    return found


def constructions(text, names):
    """The offsets of all places that make one of the views."""
    for match in re.compile(r"(?<![\w.#@$])((?:\w+\.)*)(\w+)(?=\s*\(|\s*\{|<|\.init\b|\.self\b)").finditer(text):
        if match.group(2) not in names:
            continue
        before = text[max(0, match.start() - 200) : match.start()].rstrip() + " "
        after = text[match.end() : match.end() + 1]
        if after == "<" and re.match(r"<[\w\s.,<>:?\[\]]*>\s*\.(?!init\b|self\b)", text[match.end() :]):
            continue
        if after == "<" or after == "{" or text[match.end() :].lstrip().startswith("{"):
            if DECLARING.search(before.split("\n")[-1]) or after == "<" and not re.match(r"<[\w\s.,<>:?\[\]]*>\s*[({.]", text[match.end() :]):
                continue
        elif re.search(r"\b(struct|class|enum|actor|extension|protocol|typealias|func|case|is)\s+$", before):
            continue
        yield match.start(), (match.group(1) + match.group(2)).split(".")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", required=True)
    parser.add_argument("projects", nargs="+")
    arguments = parser.parse_args()
    unknown = 0
    for project in arguments.projects:
        known = Map(arguments.tool, project)
        root = pathlib.Path(known.map["root"])
        counts, others = collections.Counter(), []
        files = {
            str(path.relative_to(root)): blanked(path.read_text(encoding="utf-8", errors="replace"))
            for path in sorted(root.rglob("*.swift"))
            if path.is_file() and not TEST.search(str(path.relative_to(root)))
        }
        views = {match.group(1) for text in files.values() for match in VIEW.finditer(text)}
        # Protocols of the project may make views of what conforms to them.
        protocols = set(re.findall(r"\bprotocol\s+(\w+)[^{]*:[^{]*\bView\b[^{]*\{", "\n".join(files.values())))
        conforming = {name for text in files.values() for name, clause in INHERITING.findall(text) if protocols & set(re.findall(r"\w+", clause))}
        views |= conforming
        shown_in = views | {match.group(1) for text in files.values() for match in STYLE.finditer(text)}
        declared = collections.defaultdict(list)
        for name, text in files.items():
            for match in DECLARED.finditer(text):
                declared[match.group(1)].append((name, match.group(1) in conforming or bool(VIEW.match(text, match.start()))))

        def is_view(made, name):
            """Whether a name means a view in a file: what the nearest folder declares."""
            steps = [(99 if name == other else len(pathlib.PurePath(os.path.commonpath([name, other])).parts), view) for other, view in declared[made]]
            return max(steps)[1]

        for name, text in files.items():
            previews = [range(match.start(), end_of_block(text, match.start())) for match in PREVIEW.finditer(text)]
            types = [
                (match.group(2).split(".")[-1], range(match.start(), end_of_block(text, match.start())))
                for match in TYPE.finditer(text)
            ]

            def shows(block, made):
                first, last = text.count("\n", 0, block.start) + 1, text.count("\n", 0, block.stop) + 1
                return any((name, line, made) in known.edges for line in range(first, last + 1))

            never = contradicting_lines(text)
            for offset, path in constructions(text, known.names & views):
                made = path[-1]
                # `Config.Row` is another type than a view `Row` at file level.
                if len(path) > 1 and path[-2] != "Self" and not any(view[-2:] == path[-2:] for view in known.paths):
                    continue
                if any(offset in preview for preview in previews):
                    continue
                if len(path) == 1 and declared[made] and not is_view(made, name):
                    continue
                line = text.count("\n", 0, offset) + 1
                around = [kind for kind, block in types if offset in block]
                # The name alone means a nested view only in the type around it.
                outer = [view[-2] if len(view) > 1 else None for view in known.paths if view[-1] == made]
                if len(path) == 1 and None not in outer and not set(outer) & set(around):
                    continue
                if (name, line) in known.places or any(
                    shows(block, made) for kind, block in types if around and kind == around[-1]
                ):
                    counts["shown"] += 1
                elif any(kind in shown_in and (kind, name) not in known.shown and offset in block for kind, block in types):
                    counts["in views that nothing shows"] += 1
                elif (name, line) in known.unmade:
                    counts["in cases that no code makes"] += 1
                elif line in never:
                    counts["in clauses that are never compiled"] += 1
                elif any(kind == made and offset in block for kind, block in types):
                    counts["in themselves"] += 1
                else:
                    others.append(f"{name}:{line}: {text.splitlines()[line - 1].strip()}")
        found = ", ".join(f"{count} {where}" for where, count in sorted(counts.items()))
        print(f"{project}: {found or 'none'}, {len(others)} others")
        if not counts and not others:
            print("  nothing was looked for: no view of the project reads the environment")
        for other in others:
            print("  " + other)
        unknown += len(others)
    sys.exit(1 if unknown else 0)


if __name__ == "__main__":
    main()
