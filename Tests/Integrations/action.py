#!/usr/bin/env python3
"""Runs the steps of action.yml as GitHub's runner does, but for those that use other actions.

    action.py ENVLINT

ENVLINT is a program that is built already; it stands where the action keeps what it built. Needs the Python package
PyYAML. Ends with 1 when a step does something else than it should.
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import yaml

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
KEYS = "import SwiftUI\n\nextension EnvironmentValues {\n  @Entry var onTap: () -> Void = {}\n}\n"

problems = []


def expect(holds, what):
    if not holds:
        problems.append(what)


class Runner:
    """One job with one use of the action."""

    def __init__(self, folder, action_path, temporary, inputs):
        self.action = yaml.safe_load((ROOT / "action.yml").read_text(encoding="utf-8"))
        self.folder, self.action_path, self.temporary = folder, action_path, temporary
        unknown = set(inputs) - set(self.action["inputs"])
        expect(not unknown, f"no inputs: {unknown}")
        self.inputs = {name: inputs.get(name, value["default"]) for name, value in self.action["inputs"].items()}
        self.outputs, self.log, self.summary = {}, "", ""

    def value(self, expression):
        kind, _, name = expression.strip().partition(".")
        if kind == "inputs":
            return self.inputs[name]
        if kind == "steps":
            step, _, output = name.partition(".outputs.")
            return self.outputs.get(step, {}).get(output, "")
        return {"github.action_path": str(self.action_path), "runner.temp": str(self.temporary)}[expression.strip()]

    def filled(self, text):
        return re.sub(r"\$\{\{(.*?)\}\}", lambda match: self.value(match[1]), text)

    def run(self):
        """The status of the job."""
        for step in self.action["runs"]["steps"]:
            if "uses" in step:
                continue
            expect("${{" not in step["run"], f"'{step['name']}' puts an expression into a script")
            output, summary = self.temporary / "output", self.temporary / "summary"
            output.write_text("")
            summary.touch()
            variables = {name: self.filled(text) for name, text in step.get("env", {}).items()}
            result = subprocess.run(
                ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]], cwd=self.folder,
                env={**os.environ, **variables, "GITHUB_OUTPUT": str(output), "GITHUB_STEP_SUMMARY": str(summary)},
                capture_output=True, text=True, check=False)
            self.log += result.stdout + result.stderr
            self.summary = summary.read_text(encoding="utf-8")
            pairs = [line.split("=", 1) for line in output.read_text().splitlines()]
            self.outputs[step.get("id", step["name"])] = dict(pairs)
            if result.returncode:
                return result.returncode
        return 0


def used(envlint, inputs):
    with tempfile.TemporaryDirectory() as name:
        folder, action_path, temporary = (pathlib.Path(name) / part for part in ("work", "action", "temporary"))
        (folder / "My Views").mkdir(parents=True)
        (folder / "My Views/Keys.swift").write_text(KEYS)
        subprocess.run(["git", "init", "--quiet", folder], check=True)
        (action_path / ".build").mkdir(parents=True)
        for part in ("Package.swift", "Sources", "Rules"):
            (action_path / part).symlink_to(ROOT / part)
        shutil.copy(envlint, action_path / ".build/envlint")
        temporary.mkdir()
        runner = Runner(folder, action_path, temporary, inputs)
        status = runner.run()
        sarif = runner.outputs["lint"].get("sarif-file")
        return runner, status, json.loads(pathlib.Path(sarif).read_text(encoding="utf-8")) if sarif else None


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    envlint = sys.argv[1]
    runner, status, sarif = used(envlint, {})
    expect(status == 0 and runner.outputs["lint"]["status"] == "0", f"warnings fail the job: {runner.log}")
    expect(re.fullmatch("[0-9a-f]{40}", runner.outputs["sources"]["key"]), "no key for the cache")
    expect([r["ruleId"] for r in sarif["runs"][0]["results"]] == ["closure_entry"], "not one result")
    expect(sarif["runs"][0]["automationDetails"]["id"] == "envlint/", "no category")
    expect("| warning | `My Views/Keys.swift:4` |" in runner.summary, f"summary: {runner.summary}")
    expect("::warning" not in runner.log, "annotations beside code scanning show each finding twice")

    runner, status, sarif = used(envlint, {"args": "--strict --only closure_entry", "sarif": "false", "summary": "false"})
    expect(status == 1, f"status {status} with '--strict'")
    expect(sarif is None and runner.summary == "", "reports that nobody asked for")
    expect("::warning file=My Views/Keys.swift,line=4" in runner.log, f"no annotation: {runner.log}")

    runner, status, _ = used(envlint, {"args": "--strikt"})
    expect(status == 2 and "did you mean '--strict'?" in runner.log, f"status {status} of a wrong option")
    runner, status, _ = used(envlint, {"paths": "Nowhere"})
    expect(status == 2, f"status {status} of a wrong path")

    for problem in problems:
        print(problem)
    print(f"action.yml: {len(problems)} problems")
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
