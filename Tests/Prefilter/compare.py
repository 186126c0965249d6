#!/usr/bin/env python3
"""Holds usual runs to runs that leave nothing out for speed: byte for byte the same.

    Tests/Prefilter/compare.py --tool .build/release/envlint [--together] FOLDER…

Every rule runs, at every severity, once with their defaults and once configured to report all they can, and with the defaults each
on its own as well. Each folder is a project of its own; with --together all are one. Prints what differs;
the status is 0 when nothing does.
"""

import argparse
import json
import pathlib
import subprocess
import sys
import tempfile

# Under which the rules report all they can, in test code as well.
ALL = """test_paths: []
rules:
  closure_entry:
    include_derived_keys: true
  expensive_entry_default:
    unknown_calls: true
"""


def run(tool, *words):
    """Status, report and what is said beside it."""
    done = subprocess.run([tool, *map(str, words)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
    if done.returncode not in (0, 1):
        sys.exit(f"envlint ended with status {done.returncode}: {done.stderr.decode()}")
    return done.returncode, done.stdout, done.stderr


def output_of(tool, *words):
    return run(tool, *words)[1]


def findings(report):
    """Each finding whole, and what is shown of it."""
    return {
        json.dumps(finding, sort_keys=True):
            f"{finding['file']}:{finding['line']}:{finding['column']}: {finding['rule']}: {finding['message']}"
        for finding in json.loads(report)["findings"]
    }


def differences(tool, usual_words, other_words):
    """The findings that only one of both runs has; of equal findings, that something else differs. And the count of findings."""
    usual, other = run(tool, *usual_words), run(tool, *other_words)
    first, second = findings(usual[1]), findings(other[1])
    if usual == other:
        return [], len(first)
    found = [f"  only there: {second[finding]}" for finding in second if finding not in first]
    found += [f"  only in the usual run: {first[finding]}" for finding in first if finding not in second]
    return found or ["  the runs differ in something else than findings"], len(second)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tool", required=True)
    parser.add_argument("--together", action="store_true")
    parser.add_argument("folders", nargs="+", type=pathlib.Path, metavar="FOLDER")
    arguments = parser.parse_args()
    tool = str(pathlib.Path(arguments.tool).resolve())
    rules = [rule["id"] for rule in json.loads(output_of(tool, "rules", "--format", "json"))]
    projects = [arguments.folders] if arguments.together else [[folder] for folder in arguments.folders]
    failures = 0
    with tempfile.TemporaryDirectory() as scratch:
        configuration = pathlib.Path(scratch, "all.yml")
        configuration.write_text(ALL, encoding="utf-8")
        every = ["--enable", ",".join(rules), "--min-severity", "info", "--quiet", "--format", "json"]
        ways = {"all rules": [*every, "--no-config"], "all they can": [*every, "--config", configuration]}
        ways |= {rule: ["--only", rule, "--no-config", "--min-severity", "info", "--quiet", "--format", "json"]
                 for rule in rules}
        for folders in projects:
            name = ", ".join(folder.name for folder in folders)
            runs = {way: ([*words, *folders], [*words, *folders, "--no-prefilter"]) for way, words in ways.items()}
            for way, (usual, other) in runs.items():
                found, count = differences(tool, usual, other)
                failures += len(found)
                if found or way == "all rules":
                    print(f"{name}: {way}: {count} findings, {len(found)} differences", flush=True)
                print("\n".join(found[:20]), end="\n" if found else "", flush=True)
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
