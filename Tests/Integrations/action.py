#!/usr/bin/env python3
"""Runs the steps of action.yml as GitHub's runner does, but for those that use other actions.

    action.py ENVLINT

ENVLINT is a program that is built already. It takes the place of what the action builds, or is given to the action as a
ready executable. Needs git and the Python package PyYAML. Ends with 1 when a step does something else than it should.
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
# Takes the place of Swift where the action builds: it "builds" a copy of envlint, if it is told to link statically.
SWIFT = """#!/bin/sh
case "$*" in
  --version) echo "Swift version 6.3" ;;
  *--show-bin-path) echo "$PWD/.build/release" ;;
  *) echo "swift $*" >>"$RUNNER_TEMP/builds"
     [ "$ENVLINT_STATIC" = 1 ] && mkdir -p .build/release && cp "$BUILT" .build/release/envlint ;;
esac
"""
KEYS = "import SwiftUI\n\nextension EnvironmentValues {\n  @Entry var onTap: () -> Void = {}\n}\n"

problems = []


def expect(holds, what):
    if not holds:
        problems.append(what)


class Runner:
    """One job with one use of the action."""

    def __init__(self, folder, action_path, temporary, inputs, variables):
        self.action = yaml.safe_load((ROOT / "action.yml").read_text(encoding="utf-8"))
        self.folder, self.temporary = folder, temporary
        self.variables = {**variables, "GITHUB_ACTION_PATH": str(action_path), "RUNNER_TEMP": str(temporary)}
        unknown = set(inputs) - set(self.action["inputs"])
        expect(not unknown, f"no inputs: {unknown}")
        self.inputs = {name: inputs.get(name, value["default"]) for name, value in self.action["inputs"].items()}
        self.outputs, self.log, self.summary, self.ran = {}, "", "", []

    def value(self, expression):
        """Of 'runner' only what is the same inside a container, in which paths of the runner are others."""
        kind, _, name = expression.strip().partition(".")
        if kind == "inputs":
            return self.inputs[name]
        if kind == "steps":
            step, _, output = name.partition(".outputs.")
            return self.outputs.get(step, {}).get(output, "")
        return {"runner.os": "Linux", "runner.arch": "X64"}[expression.strip()]

    def holds(self, condition):
        name, operator, text = re.fullmatch(r"(\S+) (==|!=) '(.*)'", condition).groups()
        return (self.value(name) == text) == (operator == "==")

    def filled(self, text):
        return re.sub(r"\$\{\{(.*?)\}\}", lambda match: self.value(match[1]), text)

    def run(self):
        """The status of the job."""
        for step in self.action["runs"]["steps"]:
            if "if" in step and not self.holds(step["if"]):
                continue
            self.ran.append(step.get("name", step.get("uses")))
            if "uses" in step:
                values = {name: self.filled(text) for name, text in step["with"].items()}
                expect(all(values.values()), f"'{step['uses']}' is given nothing: {values}")
                continue
            expect("${{" not in step["run"], f"'{step['name']}' puts an expression into a script")
            output, summary = self.temporary / "output", self.temporary / "summary"
            output.write_text("")
            summary.touch()
            variables = {name: self.filled(text) for name, text in step.get("env", {}).items()}
            result = subprocess.run(
                ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]], cwd=self.folder,
                env={**os.environ, **self.variables, **variables, "GITHUB_OUTPUT": str(output), "GITHUB_STEP_SUMMARY": str(summary)},
                capture_output=True, text=True, check=False)
            self.log += result.stdout + result.stderr
            self.summary = summary.read_text(encoding="utf-8")
            pairs = [line.split("=", 1) for line in output.read_text().splitlines()]
            self.outputs[step.get("id", step["name"])] = dict(pairs)
            if result.returncode:
                return result.returncode
        return 0


def used(envlint, inputs, is_built=True):
    """A job in a new repository.

    - is_built: whether the cache has what the action builds.
    """
    with tempfile.TemporaryDirectory() as name:
        folder, action_path, temporary, programs = (pathlib.Path(name) / part for part in ("work", "action", "temporary", "programs"))
        (folder / "My Views").mkdir(parents=True)
        (folder / "My Views/Keys.swift").write_text(KEYS)
        (folder / "tools").mkdir()
        (folder / "tools/ready").symlink_to(envlint)
        subprocess.run(["git", "init", "--quiet", folder], check=True)
        identity = ["-c", "user.name=t", "-c", "user.email=t@example.org"]
        subprocess.run(["git", "-C", folder, *identity, "commit", "--quiet", "--allow-empty", "--message", "start"], check=True)
        (action_path / ".build").mkdir(parents=True)
        for part in ("action.yml", "Package.swift", "Sources", "Rules"):
            (action_path / part).symlink_to(ROOT / part)
        if is_built:
            shutil.copy(envlint, action_path / ".build/envlint")
        temporary.mkdir()
        programs.mkdir()
        (programs / "swift").write_text(SWIFT)
        (programs / "swift").chmod(0o755)
        # As in a container, where the repository belongs to another user.
        variables = {"BUILT": envlint, "PATH": f"{programs}:{os.environ['PATH']}", "GIT_TEST_ASSUME_DIFFERENT_OWNER": "1"}
        runner = Runner(folder, action_path, temporary, inputs, variables)
        status = runner.run()
        builds = temporary / "builds"
        runner.builds = builds.read_text().splitlines() if builds.exists() else []
        sarif = runner.outputs["lint"].get("sarif-file")
        return runner, status, json.loads(pathlib.Path(sarif).read_text(encoding="utf-8")) if sarif else None


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    envlint = str(pathlib.Path(sys.argv[1]).resolve())
    runner, status, sarif = used(envlint, {})
    expect(status == 0 and runner.outputs["lint"]["status"] == "0", f"warnings fail the job: {runner.log}")
    expect(re.fullmatch("[0-9a-f]{40}", runner.outputs["sources"]["key"]), "no key for the cache")
    expect(runner.outputs["sources"]["executable"].endswith("/action/.build/envlint"), "another place for the cache")
    expect(not runner.builds, "the action builds what the cache has")
    expect([r["ruleId"] for r in sarif["runs"][0]["results"]] == ["closure_entry"], "not one result")
    expect(sarif["runs"][0]["automationDetails"]["id"] == "envlint/", "no category")
    expect("| warning | `My Views/Keys.swift:4` |" in runner.summary, f"summary: {runner.summary}")
    expect("::warning" not in runner.log, "annotations beside code scanning show each finding twice")

    runner, status, sarif = used(envlint, {}, is_built=False)
    expect(runner.builds == ["swift build -c release --product envlint"], f"builds: {runner.builds}")
    expect(status == 0 and len(sarif["runs"][0]["results"]) == 1, f"what is built is not used: {runner.log}")

    runner, status, sarif = used(envlint, {"args": "--strict --only closure_entry", "sarif": "false", "summary": "false"})
    expect(status == 1, f"status {status} with '--strict'")
    expect(sarif is None and runner.summary == "", "reports that nobody asked for")
    expect("::warning file=My Views/Keys.swift,line=4" in runner.log, f"no annotation: {runner.log}")
    expect(not any("upload-sarif" in step for step in runner.ran), "code scanning without a report")

    runner, status, _ = used(envlint, {"args": "--changed=HEAD --strict"})
    expect(status == 1 and "closure_entry" in runner.log, f"'--changed' in a repository of another user: {runner.log}")

    for executable in (envlint, "tools/ready"):
        runner, status, sarif = used(envlint, {"executable": executable}, is_built=False)
        expect(status == 0 and len(sarif["runs"][0]["results"]) == 1, f"a ready executable: {runner.log}")
        expect(runner.ran == ["Lint", "github/codeql-action/upload-sarif@v3", "Judge"], f"steps: {runner.ran}")
    runner, status, _ = used(envlint, {"executable": "tools/nothing"}, is_built=False)
    expect(status == 2 and "::error::there is no executable at 'tools/nothing'" in runner.log, f"no executable: {runner.log}")

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
