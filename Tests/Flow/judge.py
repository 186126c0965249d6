#!/usr/bin/env python3
"""Compares what envlint says of small projects with what happens when they run.

    Tests/Flow/judge.py --tool .build/release/envlint [--sample 60] [--seed 1] [--keep FOLDER] [--checked-out] Tests/Flow/Cases/*.txt

Each project is compiled against a stub of SwiftUI whose views hand an environment on, and run: all that it can show, it shows. A lookup
that finds no object ends the program. Then a lookup of that type must not be proven; where the program comes to its end, nothing may be
reported as missing, and no lookup may be said to lack its object. The status is 1 if envlint says something else, if a project doesn't
compile, or if one that is listed as known to be judged wrongly no longer is.

A file of cases begins with declarations for all of them. Each case begins with a line `=== name`, or `=== name known` if it is known to be
judged wrongly; further files of it with `--- Name.swift`, and the source of a package, which envlint doesn't see, with `+++ Module`; the project's files
import that module. With `--checked-out` the packages' sources are checked out below each project, where envlint follows them; other projects
are left out then, and `known-checked-out` is said of those that are known to be judged wrongly.
"""

import argparse
import collections
import concurrent.futures
import hashlib
import json
import pathlib
import random
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
FLAGS = ["-parse-as-library", "-Onone"]
MISSING = re.compile(r"^RUN: MISSING (.+)$", re.M)
RULES = {"missing_injection", "hosting_root_loses_environment"}

Case = collections.namedtuple("Case", "name is_known files packages")

MANIFEST = """// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "{name}", targets: [.{kind}(name: "{name}", path: "{name}")])
"""


def unqualified(name):
    """The name of a type without the names of modules and types around it, also in its generic arguments."""
    return re.sub(r"\w+\.", "", name)


def parts(text):
    """A text up to its first part, and the files and package modules after that, by their names."""
    first, *more = re.split(r"^(---|\+\+\+) *(\S+)\n", text, flags=re.M)
    files, packages = {}, {}
    for kind, title, code in zip(more[::3], more[1::3], more[2::3]):
        (files if kind == "---" else packages)[title] = code
    return first, files, packages


def cases(path, known="known"):
    """The cases of a file; those that are known to be judged wrongly have that word."""
    common, *texts = re.split(r"^=== *(.+)\n", path.read_text(), flags=re.M)
    common, _, shared = parts(common)
    for heading, text in zip(texts[::2], texts[1::2]):
        name, *words = heading.split()
        first, files, packages = parts(text)
        packages = {**shared, **packages}
        imports = "".join(f"import {module}\n" for module in ["SwiftUI", *packages])
        files = {title: imports + code for title, code in {"App.swift": f"{common}\n{first}", **files}.items()}
        packages = {module: f"import SwiftUI\n{code}" for module, code in packages.items()}
        yield Case(f"{path.stem}/{name}", known in words, files, packages)


class Judge:
    def __init__(self, tool, folder, checks_out=False):
        self.checks_out = checks_out
        self.tool = pathlib.Path(tool).resolve()
        self.folder = pathlib.Path(folder)
        self.stub = self.folder / ("stub-" + digest([p.read_text() for p in sorted((HERE / "Stub").glob("*.swiftstub"))]))
        if not self.stub.exists():
            self.stub.mkdir(parents=True)
            for module in ["SwiftUI", "UIKit"]:
                source = self.stub / f"{module}.swift"
                source.write_text((HERE / "Stub" / f"{module}.swiftstub").read_text())
                self.library(module, [source], self.stub, [self.stub])

    def library(self, module, sources, folder, libraries):
        subprocess.run(
            ["swiftc", "-swift-version", "5", *FLAGS, "-emit-module", "-emit-library", "-module-name", module, *search(libraries),
             *links(libraries), "-o", folder / f"lib{module}.so", "-emit-module-path", folder / f"{module}.swiftmodule", *sources],
            check=True, capture_output=True, text=True)

    def output(self, case):
        """What the program prints; the compiler's errors where it can't be built."""
        place = self.folder / digest([case.files, case.packages, self.stub.name])
        if (place / "output").exists():
            return (place / "output").read_text()
        place.mkdir(exist_ok=True)
        try:
            libraries = [self.stub]
            for module, code in case.packages.items():
                (place / f"{module}.swift").write_text(code)
                self.library(module, [place / f"{module}.swift"], place, libraries)
                libraries = [self.stub, place]
            for name, code in case.files.items():
                (place / name).write_text(code)
            subprocess.run(
                ["swiftc", "-swift-version", "5" if case.packages else "6", *FLAGS, "-module-name", "Demo", *search(libraries), *links(libraries), "-o", place / "demo",
                 *[place / name for name in case.files]],
                check=True, capture_output=True, text=True)
            run = subprocess.run([place / "demo"], capture_output=True, text=True, timeout=30)
            output = run.stdout if run.returncode in (0, 3) else f"ERROR status {run.returncode}\n{run.stdout}{run.stderr[-500:]}"
            (place / "demo").unlink()
        except subprocess.CalledProcessError as error:
            output = "ERROR\n" + "\n".join(line for line in error.stderr.splitlines() if " error: " in line)[:2000]
        except subprocess.TimeoutExpired:
            output = "ERROR timeout"
        (place / "output").write_text(output)
        return output

    def answers(self, case):
        """The state of each lookup by the name of its type, and the findings about missing objects."""
        with tempfile.TemporaryDirectory() as folder:
            written = dict(case.files)
            if self.checks_out:
                written = {"Package.swift": MANIFEST.format(name="Demo", kind="executableTarget")}
                written |= {f"Demo/{name}": code for name, code in case.files.items()}
                for module, code in case.packages.items():
                    checkout = f".build/checkouts/{module}"
                    written[f"{checkout}/Package.swift"] = MANIFEST.format(name=module, kind="target")
                    written[f"{checkout}/{module}/{module}.swift"] = code
            for name, code in written.items():
                place = pathlib.Path(folder) / name
                place.parent.mkdir(parents=True, exist_ok=True)
                place.write_text(code)

            def run(*arguments):
                words = [self.tool, *arguments, "--no-config", "--format", "json", folder]
                return json.loads(subprocess.run(words, capture_output=True, text=True, timeout=60).stdout)

            states = [
                (unqualified(found["name"]), lookup["state"])
                for project in run("prove")["projects"] for found in project["objects"] for lookup in found["lookups"]
            ]
            findings = [
                finding for finding in run()["findings"]
                if finding["rule"] in RULES and "this preview" not in finding["message"]
            ]
        return states, findings

    def verdict(self, case):
        """The fault that envlint makes; None where it makes none."""
        output = self.output(case)
        states, findings = self.answers(case)
        if output.startswith("ERROR"):
            return output
        missing = MISSING.search(output)
        if missing:
            own = {state for name, state in states if name == unqualified(missing[1])}
            return f"'{missing[1]}' is missing at run time, but proven" if own == {"proven"} else None
        if "RUN: DONE" not in output:
            return f"the program did not come to its end: {output}"
        if findings:
            return f"it runs, but envlint reports: {findings[0]['message']}"
        if any(state == "lacking" for _, state in states):
            return f"it runs, but lookups are lacking: {states}"
        return None


def digest(value):
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:16]


def search(folders):
    return [word for folder in folders for word in ("-I", folder)]


def links(folders):
    words = []
    for folder in folders:
        words += ["-L", folder, "-Xlinker", f"-rpath={folder}"]
        words += [f"-l{library.stem[3:]}" for library in sorted(folder.glob("lib*.so"))]
    return words


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tool", required=True, help="the envlint to judge")
    parser.add_argument("--sample", type=int, help="so many cases, drawn by the seed; all of those that are known to be judged wrongly")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--keep", help="a folder for what is built, so that a further run is fast")
    parser.add_argument("--only", help="cases whose names contain this")
    parser.add_argument("--checked-out", action="store_true", help="with the packages' sources where envlint finds them")
    parser.add_argument("files", nargs="+", type=pathlib.Path)
    options = parser.parse_args()
    known = "known-checked-out" if options.checked_out else "known"
    found = [case for path in options.files for case in cases(path, known) if (options.only or "") in case.name]
    if options.checked_out:
        found = [case for case in found if case.packages]
    if options.sample is not None:
        drawn = random.Random(options.seed).sample(found, min(options.sample, len(found)))
        found = [case for case in found if case.is_known or case in drawn]
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(options.keep or temporary).resolve()
        folder.mkdir(parents=True, exist_ok=True)
        judge = Judge(options.tool, folder, options.checked_out)
        with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
            verdicts = list(pool.map(judge.verdict, found))
    faults = 0
    for case, verdict in zip(found, verdicts):
        if case.is_known == (verdict is not None) and not (verdict or "").startswith("ERROR"):
            continue
        faults += 1
        print(f"{case.name}: {verdict or 'is listed as known to be judged wrongly, but is right'}")
    print(f"{len(found)} cases, {sum(case.is_known for case in found)} of them known to be judged wrongly, {faults} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
