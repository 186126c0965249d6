#!/usr/bin/env python3
"""Takes injections of objects out of a copy of a project, one at a time, and shows what envlint then reports.

    Tests/Seeded/seeded_faults.py --tool .build/release/envlint PROJECT [--count N] [--seed S] [--least K]

Which injections are taken out is drawn before anything is looked at: from all `.environment(object)` and `.environmentObject(object)`
outside of tests and previews. A removal is reported when there is a finding that the whole project does not have: of `missing_injection`, or of
`hosting_root_loses_environment`. The last lines say how many findings at or above warning a removal gives, with those of
`object_type_lookup`, and how often the first one is in the file of the removal.
A line `// path: A → B` in the code behind an injection says which path the report must name; the others are for people to judge.
The status is 0 when at least K removals were reported, and each with the path that the code asks for.
"""

import argparse
import json
import pathlib
import random
import re
import shutil
import statistics
import subprocess
import sys
import tempfile

CALL = re.compile(r"\s*\.environment(Object)?\(")
PATH = re.compile(r"[ \t]*// path: (.*)")
PREVIEW = re.compile(r"#Preview\b|struct\s+\w+\s*:\s*[^{]*\bPreview(Provider|Modifier)\b")
TEST = re.compile(r"(^|/)[^/]*Tests?(/|\.swift$)")


def end_of_group(text, start):
    """Behind the bracket that closes the one at `start`; strings and comments are skipped as far as such code has them."""
    depth, position, closing = 0, start, {"(": ")", "{": "}", "[": "]"}
    while position < len(text):
        if text[position] == '"':
            position = text.find('"', position + 1)
            if position < 0:
                return len(text)
        elif text.startswith("//", position):
            position = text.find("\n", position)
            if position < 0:
                return len(text)
        elif text[position] in closing:
            depth += 1
        elif text[position] in closing.values():
            depth -= 1
            if depth == 0:
                return position + 1
        position += 1
    return len(text)


def previews(text):
    """The ranges of code that exists for previews."""
    for match in PREVIEW.finditer(text):
        start = text.find("{", match.start())
        if start >= 0:
            yield range(match.start(), end_of_group(text, start))


def injections(project):
    """File, start, end and expected path of each injection of an object, in the order of the files."""
    for file in sorted(project.rglob("*.swift")):
        name = file.relative_to(project).as_posix()
        if TEST.search(name):
            continue
        text = file.read_text(errors="replace")
        hidden = list(previews(text))
        for match in CALL.finditer(text):
            line = text[text.rfind("\n", 0, match.end()) + 1 : match.end()]
            end = end_of_group(text, match.end() - 1)
            argument = text[match.end() : end - 1].strip()
            if argument.startswith("\\") or "//" in line or any(match.start() in part for part in hidden):
                continue
            mark = PATH.match(text, end)
            yield name, match.start(), end, mark.group(1).strip() if mark else None


def findings(tool, project):
    command = [tool, str(project), "--project-root", str(project), "--no-config", "--quiet", "--format", "json"]
    names = ["missing_injection", "object_type_lookup", "hosting_root_loses_environment"]
    rules = [word for name in names for word in ("--only", name)]
    run = subprocess.run(command + rules, stdout=subprocess.PIPE, check=False)
    return json.loads(run.stdout)["findings"]


def path(finding, project):
    """The names of the views on the path, from the code at each step."""
    names = []
    for step in finding["notes"]:
        if step["message"] == "the path starts here" or step["message"].endswith("is shown here"):
            line = (project / step["file"]).read_text(errors="replace").split("\n")[step["line"] - 1]
            names.append(re.match(r"[\w.]*", line.encode()[step["column"] - 1 :].decode()).group())
    return " → ".join(names)


def known(finding):
    return finding["rule"], finding["file"], finding["message"]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("project", type=pathlib.Path)
    parser.add_argument("--tool", required=True)
    parser.add_argument("--count", type=int, help="how many to take out (default: all)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--least", type=int, help="how many must be reported (default: all)")
    options = parser.parse_args()

    found = list(injections(options.project))
    # A smaller count draws the first of the same.
    drawn = found if options.count is None else random.Random(options.seed).sample(found, len(found))[: options.count]
    print(f"{options.project.name}: {len(drawn)} of {len(found)} injections")
    reported, wrong, near, counts = 0, 0, 0, []
    with tempfile.TemporaryDirectory() as scratch:
        copy = pathlib.Path(scratch) / "project"
        shutil.copytree(options.project, copy, symlinks=True, ignore=shutil.ignore_patterns(".git"))
        before = {known(finding) for finding in findings(options.tool, copy)}
        for name, start, end, expected in drawn:
            text = (options.project / name).read_text(errors="replace")
            line = text.count("\n", 0, end) + 1
            (copy / name).write_text(text[:start] + text[end:])
            new = [finding for finding in findings(options.tool, copy) if known(finding) not in before]
            print(f"\n{name}:{line}: {' '.join(text[start:end].split())}")
            paths = [path(finding, copy) for finding in new]
            (copy / name).write_text(text)
            for finding, views in zip(new, paths):
                print(f"  {finding['file']}:{finding['line']}: {finding['severity']}: {finding['message']}\n    {views}")
            reported += any(finding["rule"] != "object_type_lookup" for finding in new)
            near += bool(new) and new[0]["file"] == name
            counts.append(len(new))
            if expected is not None and expected not in paths:
                print(f"  the path '{expected}' is not reported")
                wrong += 1
            if not new:
                print("  nothing is reported")
    least = len(drawn) if options.least is None else options.least
    print(f"\n{reported} of {len(drawn)} reported")
    shown = [count for count in counts if count]
    if shown:
        print(f"findings per removal with any: median {statistics.median(shown):g}, most {max(shown)}")
        print(f"first finding in the file of the removal: {near} of {len(shown)}")
    return 0 if reported >= least and wrong == 0 else 1


if __name__ == "__main__":
    sys.exit(main())
