#!/usr/bin/env python3
"""Holds a run on the repository to a run on Examples: the same findings, one a rule, and none elsewhere.

    expect_examples_only.py REPOSITORY.json EXAMPLES.json

Both files are envlint's JSON reports. Status 0 when they are as they should be, 1 with a reason on standard error.
"""

import json
import sys

RULES = [
    "closure_entry",
    "environment_tracking_loop",
    "expensive_entry_default",
    "object_type_lookup",
    "unstable_entry_default",
]


def places(path):
    with open(path, encoding="utf-8") as file:
        findings = json.load(file)["findings"]
    return sorted((finding["file"], finding["line"], finding["rule"]) for finding in findings)


def main():
    repository, examples = places(sys.argv[1]), places(sys.argv[2])
    for file, line, rule in repository:
        print(f"{file}:{line}: {rule}")
    if repository != examples:
        sys.exit(f"a run on Examples alone differs: {examples}")
    elsewhere = [place for place in repository if not place[0].startswith("Examples/")]
    if elsewhere:
        sys.exit(f"outside Examples: {elsewhere}")
    rules = sorted(rule for _, _, rule in repository)
    if rules != RULES:
        sys.exit(f"not one finding a rule: {rules}")


main()
