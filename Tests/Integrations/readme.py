#!/usr/bin/env python3
"""Checks the examples of README.md and Documentation with the programs that read them, or as these would run them.

    readme.py ENVLINT

ENVLINT is the program, which reads the examples of its own configuration and makes the reports that other examples read.
Needs git and the Python packages check-jsonschema, pre-commit and PyYAML; the Dangerfile also runs if there is
Ruby. Ends with 1 when an example is refused or fails, or when one is missing.
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
SCHEMA = [sys.executable, "-m", "check_jsonschema", "--builtin-schema"]
PRE_COMMIT = [sys.executable, "-m", "pre_commit", "validate-config"]
CI = "Documentation/CI.md"
KEYS = "import SwiftUI\n\nextension EnvironmentValues {\n  @Entry var onTap: () -> Void = {}\n}\n"

# reviewdog, as far as its command line and its reader of checkstyle are concerned.
REVIEWDOG = """#!/usr/bin/env python3
import sys, xml.etree.ElementTree
known = {"-f": {"checkstyle"}, "-name": {"envlint"}, "-reporter": {"github-pr-review"}, "-fail-level": {"error"}}
for word in sys.argv[1:]:
    name, _, value = word.partition("=")
    assert value in known[name], word
for file in xml.etree.ElementTree.parse(sys.stdin).getroot():
    for error in file:
        print(file.get("name"), error.get("line"), error.get("severity"), error.get("source"))
"""
# Danger's functions that a Dangerfile calls, which check what they are given.
DANGER = """
$said = []
def note(kind, text, file:, line:) = $said << [kind, text, file, line]
def fail(text, file: nil, line: nil) = note("error", text, file: file, line: line)
def warn(text, file: nil, line: nil) = note("warning", text, file: file, line: line)
def message(text, file: nil, line: nil) = note("info", text, file: file, line: line)
at_exit { require "json"; puts JSON.generate($said) }
"""

problems = []


def expect(holds, what):
    if not holds:
        problems.append(what)


def examples():
    """The code blocks of all pages: page, heading, language, text."""
    found = []
    for page in ["README.md", *(f"Documentation/{path.name}" for path in sorted((ROOT / "Documentation").glob("*.md")))]:
        heading = ""
        text = (ROOT / page).read_text(encoding="utf-8")
        for match in re.finditer(r"^#+ ([^\n]*)$|^```(\w+)\n(.*?)^```$", text, re.M | re.S):
            if match[1]:
                heading = match[1]
            else:
                found.append((page, heading, match[2], match[3]))
    return found


def example(found, page, heading, language):
    """The first one below a heading; empty if there is none."""
    texts = [block[3] for block in found if block[:3] == (page, heading, language)]
    expect(texts, f"{page}: no example in {language} below '{heading}'")
    return texts[0] if texts else ""


def run(command, folder, **variables):
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, env={**os.environ, **variables})


def read(found, envlint, folder):
    """Examples and files that another program validates."""
    steps = "on: push\njobs:\n  envlint:\n    runs-on: ubuntu-latest\n    steps:\n"
    readers = {
        ("README.md", "Configuration"): [envlint, "--config"],
        ("README.md", "Hook and CI"): PRE_COMMIT,
        ("Documentation/Configuration.md", "Configuration"): [envlint, "--config"],
        (CI, "pre-commit"): PRE_COMMIT,
        (CI, "GitHub"): [*SCHEMA, "vendor.github-workflows"],
        (CI, "Private repositories"): [*SCHEMA, "vendor.github-workflows"],
        (CI, "A prebuilt executable"): [*SCHEMA, "vendor.github-workflows"],
        (CI, "GitLab"): [*SCHEMA, "vendor.gitlab-ci"],
    }
    # The folders that the examples include.
    for name in ("Sources", "App"):
        (folder / name).mkdir(parents=True)
        (folder / name / "View.swift").touch()
    for (page, heading), reader in readers.items():
        text = example(found, page, heading, "yaml")
        if text.startswith("- uses:"):
            text = steps + "".join(f"      {line}\n" for line in text.splitlines())
        (folder / "example.yml").write_text(text, encoding="utf-8")
        result = run([*reader, "example.yml"], folder)
        expect(result.returncode == 0, f"{page}, {heading}:\n{result.stdout}{result.stderr}")
    for path, reader in {
        ".pre-commit-hooks.yaml": [sys.executable, "-m", "pre_commit", "validate-manifest"],
        "action.yml": [*SCHEMA, "vendor.github-actions"],
    }.items():
        expect(run([*reader, str(ROOT / path)], folder).returncode == 0, f"{path} is refused")


def at(reference, path):
    """A YAML file as it is in a commit, or here: without a reference, and if the clone does not have the commit."""
    shown = run(["git", "show", f"{reference}:{path}"], ROOT) if reference else None
    return yaml.safe_load(shown.stdout if shown and shown.returncode == 0 else (ROOT / path).read_text(encoding="utf-8"))


def check_references(found):
    """What an example names of envlint exists in the commit or tag that it names, and here."""
    uses = hooks = 0
    for page, heading, language, text in found:
        if language != "yaml":
            continue
        for line in re.finditer(r"^( *)- uses: OWNER/envlint@(\S+).*\n((?:\1  .*\n)*)", text, re.M):
            uses += 1
            step = yaml.safe_load(line[0])[0]
            for reference in (line[2], None):
                unknown = set(step.get("with", {})) - set(at(reference, "action.yml")["inputs"])
                expect(not unknown, f"{page}, {heading}: the action of {reference or 'this checkout'} has no inputs {unknown}")
        for repository in (yaml.safe_load(text) or {}).get("repos", []) if text.startswith("repos:") else []:
            hooks += 1
            for reference in (repository["rev"], None):
                known = {hook["id"] for hook in at(reference, ".pre-commit-hooks.yaml")}
                expect({hook["id"] for hook in repository["hooks"]} <= known, f"{page}: no such hook in {reference or 'this checkout'}")
    expect(uses >= 4 and hooks >= 2, f"{uses} uses of the action, {hooks} of the hooks")


def program(folder, name, text):
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(text)
    (folder / name).chmod(0o755)


def repository(folder):
    """A project with a finding, and another finding that is not committed yet."""
    folder.mkdir()
    git = ["git", "-c", "user.name=t", "-c", "user.email=t@example.org"]
    (folder / "Keys.swift").write_text(KEYS)
    # Danger makes the branch of this name.
    start = ["commit", "--quiet", "--message", "start"]
    for words in (["init", "--quiet"], ["add", "--all"], start, ["branch", "danger_base"]):
        subprocess.run([*git, *words], cwd=folder, check=True)
    (folder / "Drags.swift").write_text(KEYS.replace("onTap", "onDrag"))
    return folder


def findings(envlint, folder, *options):
    return json.loads(run([envlint, "--format", "json", *options], folder).stdout)["findings"]


def try_gitlab(found, envlint, folder):
    """Runs the script of the job, with a ready executable and without one."""
    job = yaml.safe_load(example(found, CI, "GitLab", "yaml"))["envlint"]
    expect(job["variables"] == {"ENVLINT": ""}, f"GitLab: variables {job['variables']}")
    script = "\n".join(job["script"]).replace("<address of envlint>", f"'{ROOT}'").replace("/opt/envlint", f"{folder}/opt")
    program(folder / "programs", "swift",
            f'#!/bin/sh\n[ "$ENVLINT_STATIC" = 1 ] && mkdir -p {folder}/opt/.build/release && cp {envlint} {folder}/opt/.build/release/envlint\n')
    path = f"{folder}/programs:{os.environ['PATH']}"
    # Not in a shallow clone, and not before a new version has its tag.
    reference = re.search(r"checkout --quiet (\S+)", script)[1]
    is_known = run(["git", "rev-parse", "--verify", "--quiet", f"{reference}^{{commit}}"], ROOT).returncode == 0
    for ready in [envlint, ""] if is_known else [envlint]:
        project = repository(folder / f"project-{bool(ready)}")
        result = run(["bash", "-eo", "pipefail", "-c", script], project, ENVLINT=ready, PATH=path)
        report = project / "gl-code-quality-report.json"
        expect(report.exists() and len(json.loads(report.read_text())) == 2, f"GitLab: {result.stdout}{result.stderr}")
        expect((folder / "opt").exists() == (not ready), "GitLab: a ready executable, and still a build")


def try_reviewdog(found, envlint, folder):
    script = example(found, CI, "reviewdog", "sh")
    program(folder / "programs", "reviewdog", REVIEWDOG)
    program(folder / "programs", "envlint", f'#!/bin/sh\nexec {envlint} "$@"\n')
    path = f"{folder}/programs:{os.environ['PATH']}"
    project = repository(folder / "project")
    result = run(["bash", "-e", "-c", script], project, PATH=path)
    expected = [f"{f['file']} {f['line']} {f['severity']} envlint.{f['rule']}" for f in findings(envlint, project)]
    expect(len(expected) == 2 and result.stdout.splitlines() == expected, f"reviewdog: {result.stdout}{result.stderr}")
    # Findings that fail the run are reviewdog's affair; a wrong configuration is not.
    for setting, status in (("fail_on: warning", 0), ("fail_on: waning", 2)):
        (project / ".envlint.yml").write_text(setting + "\n")
        result = run(["bash", "-e", "-c", script], project, PATH=path)
        expect((result.returncode == 0) == (status == 0), f"reviewdog: '{setting}' ends with {result.returncode}")


def try_danger(found, envlint, folder):
    dangerfile = example(found, CI, "Danger", "ruby")
    fields = set(re.findall(r'finding\["(\w+)"\]', dangerfile))
    schema = json.loads((ROOT / "Schemas/report-1.schema.json").read_text(encoding="utf-8"))
    known = set(schema["$defs"]["finding"]["required"] if "finding" in schema.get("$defs", {})
                else schema["properties"]["findings"]["items"]["required"])
    expect(fields and fields <= known, f"Danger: fields that no finding has: {fields - known}")
    project = repository(folder / "project")
    words = re.findall(r'"([^"]*)"', re.search(r"capture2\((.*)\)", dangerfile)[1])
    expect(words[0] == "envlint", f"Danger: runs {words[0]}")
    new = findings(envlint, project, *[word for word in words[1:] if word not in ("--format", "json")])
    expect([f["file"] for f in new] == ["Drags.swift"], f"Danger: {new} is not what the change introduced")
    ruby = shutil.which("ruby")
    if not ruby:
        print("ruby is not installed: the Dangerfile is read, but not run")
        return
    program(folder / "programs", "envlint", f'#!/bin/sh\nexec {envlint} "$@"\n')
    (folder / "Dangerfile").write_text(DANGER + dangerfile)
    path = f"{folder}/programs:{os.environ['PATH']}"
    for severity in ("error", "warning", "info"):
        (project / ".envlint.yml").write_text(
            f"min_severity: info\nonly_rules: [closure_entry]\nrules:\n  closure_entry:\n    severity: {severity}\n")
        result = run([ruby, str(folder / "Dangerfile")], project, PATH=path)
        said = json.loads(result.stdout or "[]")
        expect([[kind, file, line] for kind, _, file, line in said] == [[severity, "Drags.swift", 4]] and "closure_entry" in said[0][1],
               f"Danger: {result.stdout}{result.stderr}")
    (project / ".envlint.yml").write_text("fail_on: waning\n")
    result = run([ruby, str(folder / "Dangerfile")], project, PATH=path)
    expect([word[0] for word in json.loads(result.stdout)] == ["error"], f"Danger: {result.stdout}{result.stderr}")


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    envlint = str(pathlib.Path(sys.argv[1]).resolve())
    found = examples()
    check_references(found)
    for trial in (read, try_gitlab, try_reviewdog, try_danger):
        with tempfile.TemporaryDirectory() as folder:
            trial(found, envlint, pathlib.Path(folder))
    for problem in problems:
        print(problem)
    print(f"examples: {len(problems)} wrong")
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
