#!/usr/bin/env python3
"""Type-checks what envlint's fixes make of the pages' examples and of odd places, before and after, in language modes 5 and 6.

    Tests/Typecheck/check.py --tool .build/release/envlint --macros Tests/Oracle/.build/release/SwiftUIMacros

README.md beside it says what is checked. The status is 0 when every safe fix compiles, else 1.
"""

import argparse
import collections
import concurrent.futures
import json
import os
import pathlib
import subprocess
import tempfile
import threading

import pages
import spots
from cases import Broken, Case
from compiler import MODES, Compiler

ROOT = pathlib.Path(__file__).parent.parent.parent
SUPPORT = pathlib.Path(__file__).parent / "Support"


class Check:
    """What is known so far; cases are checked side by side."""

    def __init__(self, tool, compiler):
        self.tool = tool
        self.compiler = compiler
        run = subprocess.run([tool, "rules", "--format", "json"], capture_output=True, text=True, check=True)
        rules = json.loads(run.stdout)
        # Only where the other rules run, suppression comments are judged.
        self.alone = {rule["id"]: [] if rule["group"] == "Suppression comments" else ["--only", rule["id"]] for rule in rules}
        self.fixing = [rule["id"] for rule in rules if rule["fix"] != "none"]
        self.together = [word for rule in rules if rule["optIn"] for word in ("--enable", rule["id"])]
        self.lock = threading.Lock()
        self.failures = []
        self.left_out = []
        self.suggestions = collections.Counter()
        self.broken_suggestions = []
        self.counts = collections.Counter()
        # How many odd places of each rule compile.
        self.places = collections.Counter()

    def check(self, case):
        """Fixes a case in each way and compiles what differs."""
        known = {}

        def errors(files, mode):
            key = (mode, *(files[path] for path in sorted(files)))
            if key not in known:
                known[key] = self.compiler.errors({**files, **case.support}, mode)
                self.count("compilations")
            return known[key]

        wrong = errors(case.files, "5")
        if wrong and case.broken != Broken.COMPARED:
            if case.broken == Broken.FAILS:
                self.fail(case, "does not compile as it is", "5", case.files, wrong)
            self.count("left out")
            with self.lock:
                self.left_out.append((case, "5", case.files, wrong))
            return
        if case.is_example:
            self.count("examples")
        else:
            with self.lock:
                self.places[case.rule] += 1
        changed = False
        compiled = []
        alone = self.alone[case.rule]
        for options, told in [(alone, None), (self.together, None), *((alone, mode) for mode in MODES)]:
            fixed = case.fixed(self.tool, options, mode=told)
            changed = changed or fixed != case.files
            if wrong and options == alone and fixed != case.files and not compiled:
                self.fail(case, "has a fix and does not compile as it is; see Support", "5", case.files, wrong)
            for mode in [told] if told else MODES:
                if fixed == case.files or (fixed, mode) in compiled:
                    continue
                compiled.append((fixed, mode))
                before, after = errors(case.files, mode), errors(fixed, mode)
                self.count("fixes compiled" if not before else "fixes of what does not compile in that mode")
                if is_worse(after, before):
                    what = "of its rule" if options == alone else "of all rules"
                    self.fail(case, f"safe fixes {what} do not compile", mode, fixed, after)
        self.count("cases with a safe fix" if changed else "cases without a safe fix")
        self.check_suggestions(case, errors)

    def check_suggestions(self, case, errors):
        for told in MODES:
            if errors(case.files, told):
                continue
            alone = self.alone[case.rule]
            suggested = case.fixed(self.tool, [*alone, "--unsafe-fixes"], mode=told)
            if suggested in (case.files, case.fixed(self.tool, alone, mode=told)):
                continue
            found = errors(suggested, told)
            self.count("suggestions compiled")
            if found and case.is_example:
                self.fail(case, "a suggestion does not compile", told, suggested, found)
            elif found:
                with self.lock:
                    self.suggestions[(case.rule, told, found[0].split(": ", 1)[1])] += 1
                    self.broken_suggestions.append((case, told, suggested, found))

    def count(self, what):
        with self.lock:
            self.counts[what] += 1

    def fail(self, case, what, mode, files, errors):
        with self.lock:
            self.failures.append((case, what, mode, files, errors))


def is_worse(after, before):
    """Where nothing is wrong before, nothing may be after; elsewhere not more."""
    return len(after) > len(before)


def page_cases():
    """The examples of all pages, with what they leave out in `Support`, by the page's name."""
    for page in sorted((ROOT / "Rules").glob("*.md")):
        rule = page.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ")
        support = SUPPORT / f"{page.stem}.swiftstub"
        texts = support_texts(support) if support.exists() else {}
        for heading, files, configuration in pages.page_projects(page):
            own = {"Support.swift": texts[heading]} if heading in texts else {}
            broken = Broken.FAILS if own else Broken.COMPARED
            yield Case(f"page {rule}: {heading}", rule, files, configuration, own, broken, is_example=True)


def support_texts(file):
    """Code by heading: `// MARK: - heading` begins it."""
    parts = file.read_text(encoding="utf-8").split("// MARK: - ")
    imports = parts[0]
    return {part.partition("\n")[0]: imports + part.partition("\n")[2] for part in parts[1:]}


def text_of(files, errors):
    """Errors, and the files that they are in."""
    lines = [f"    {error}" for error in errors[:4]]
    named = {error.partition(":")[0] for error in errors}
    for path in sorted(files):
        if path in named or not named & set(files):
            lines += [f"    --- {path}"] + [f"    {line}" for line in files[path].splitlines()]
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tool", required=True, help="the envlint to try")
    parser.add_argument("--macros", required=True, help="the executable SwiftUIMacros, which Tests/Oracle builds")
    parser.add_argument("--seed", default="1", help="what the odd places are drawn by (default: 1)")
    parser.add_argument("--most", type=int, default=5, help="most projects of one template (default: 5)")
    parser.add_argument("--least", type=int, default=300, help="least number of odd places (default: 300)")
    parser.add_argument("--only", default="", help="check only cases whose names have this text")
    parser.add_argument("--show-left-out", action="store_true", help="print each combination that does not compile as it is")
    parser.add_argument("--show-suggestions", action="store_true", help="print each suggestion that does not compile")
    arguments = parser.parse_args()

    with tempfile.TemporaryDirectory() as scratch:
        check = Check(arguments.tool, Compiler(arguments.macros, scratch))
        cases = [*page_cases(), *spots.generated_cases(arguments.seed, arguments.most)]
        cases = [case for case in cases if arguments.only in case.name]
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            for done in [pool.submit(check.check, case) for case in cases]:
                done.result()

    for case, what, mode, files, errors in check.failures:
        print(f"failed: {case.name}: {what} in mode {mode}\n{text_of(files, errors)}")
    if arguments.show_left_out:
        for case, mode, files, errors in check.left_out:
            print(f"left out: {case.name}: does not compile in mode {mode}\n{text_of(files, errors)}")
    if arguments.show_suggestions:
        for case, mode, files, errors in check.broken_suggestions:
            print(f"suggestion: {case.name}: does not compile in mode {mode}\n{text_of(files, errors)}")
    for (rule, mode, reason), count in sorted(check.suggestions.items()):
        print(f"suggestions that do not compile in mode {mode}: {rule}, {count}: {reason}")
    print(f"{check.places.total()} odd places, " + ", ".join(f"{count} {what}" for what, count in sorted(check.counts.items())))
    complaints = [] if arguments.only else [f"no template of {rule}" for rule in check.fixing if not check.places[rule]]
    if not arguments.only and check.places.total() < arguments.least:
        complaints.append(f"only {check.places.total()} odd places, expected {arguments.least}")
    for complaint in complaints:
        print(f"failed: {complaint}")
    print(f"{len(check.failures) + len(complaints)} failures")
    return 1 if check.failures or complaints else 0


if __name__ == "__main__":
    raise SystemExit(main())
