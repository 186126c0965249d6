#!/usr/bin/env python3
"""Holds the JSON Schema of 'envlint config schema' to what envlint accepts.

    settings_schema.py --tool PATH_OF_ENVLINT SCHEMA FILE...

The files must fit the schema, and so must the configuration of 'envlint init' with the marks before its keys removed.
Each of a list of small configurations must be valid to both, or to neither. Needs the Python packages `jsonschema` and
`PyYAML`. Ends with 1 when something is wrong.
"""

import argparse
import json
import pathlib
import re
import subprocess
import sys
import tempfile

import jsonschema
import yaml

CONFIGURATIONS = [
    "included: [Sources]", "included: Sources", "included: ['']", "included: [1]", "includes: []", "fail_on: warning",
    "fail_on: off", "fail_on: Warning", "min_severity: [info]", "swift_language_mode: 6", "swift_language_mode: '5'",
    "swift_language_mode: 4", "default_isolation: main_actor", "default_isolation: mainActor", "baseline: a.json",
    "baseline: []", "extends: ../a.yml", "extends: [a]", "required_version: '>=0.1.0'",
    "require_suppression_reason: true", "require_suppression_reason: 'true'", "modules:", "modules:\n  A: [a]",
    "modules:\n  A: a", "modules: [A]", "deployment_targets:\n  iOS: 16", "deployment_targets:\n  iOS: '16.1'",
    "deployment_targets:\n  ios: 16", "only_rules: [closure_entry]", "only_rules: [clozure_entry]",
    "disabled_rules: [unclosed_suppression]", "rules:\n  closure_entry:\n    severity: off",
    "rules:\n  closure_entry:\n    severity: error\n    allow_types: [A]", "rules:\n  closure_entry:\n    severity: no",
    "rules:\n  closure_entry:\n    unknown: 1", "rules:\n  clozure_entry:\n    severity: error",
    "rules:\n  object_type_lookup:\n    when_injected: off", "rules:\n  derived_key_candidate:\n    min_views: 3",
    "rules:\n  derived_key_candidate:\n    min_views: -1", "rules:\n  derived_key_candidate:\n    min_views: many",
    "rules:\n  missing_injection:\n    previews: false", "rules:\n  missing_injection:\n    previews: warning",
    "rules:\n  missing_injection:\n    previews: 1", "library_modules: [A]", "read_packages: false", "read_packages: 1", "swiftui_modules: A", "test_paths: []", "# nothing",
]


class CoreLoader(yaml.SafeLoader):
    """YAML 1.2: no 'off' that is a boolean."""

    yaml_implicit_resolvers = {
        letter: [pair for pair in pairs if pair[0] != "tag:yaml.org,2002:bool"]
        for letter, pairs in yaml.SafeLoader.yaml_implicit_resolvers.items()
    }


CoreLoader.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile("true|false"), None)


def main():
    parser = argparse.ArgumentParser(description="Holds the schema of configurations to what envlint accepts.")
    parser.add_argument("--tool", required=True, help="path of envlint")
    parser.add_argument("schema")
    parser.add_argument("files", nargs="*")
    arguments = parser.parse_args()
    schema = json.loads(pathlib.Path(arguments.schema).read_text("utf-8"))
    jsonschema.Draft7Validator.check_schema(schema)
    validator = jsonschema.Draft7Validator(schema)
    tool = str(pathlib.Path(arguments.tool).resolve())
    problems = []

    def errors(text):
        return [error.message[:200] for error in validator.iter_errors(yaml.load(text, Loader=CoreLoader))]

    for name in arguments.files:
        problems += [f"{name}: {error}" for error in errors(pathlib.Path(name).read_text("utf-8"))]
    with tempfile.TemporaryDirectory() as folder:
        (pathlib.Path(folder) / ".git").mkdir()
        # What the settings name: files to lint, and a baseline.
        for name in ("Sources", "a"):
            (pathlib.Path(folder) / name).mkdir()
            (pathlib.Path(folder) / name / "View.swift").touch()
        (pathlib.Path(folder) / "a.json").write_text('{"version": 1, "findings": []}\n', "utf-8")
        file = pathlib.Path(folder) / ".envlint.yml"
        subprocess.run([tool, "init"], cwd=folder, check=True, capture_output=True)
        opened = re.sub(r"^#(?=[a-z]|  )", "", file.read_text("utf-8"), flags=re.MULTILINE)
        problems += [f"envlint init: {error}" for error in errors(opened)]
        for text in CONFIGURATIONS:
            file.write_text(text + "\n", "utf-8")
            # A file that is extended need not be there: then nothing else may be wrong.
            run = subprocess.run([tool, "config", "check"], cwd=folder, capture_output=True, text=True, check=False)
            accepted = run.returncode == 0 or "No such file" in run.stderr
            if accepted != (not errors(text)):
                problems.append(f"{text!r}: envlint {'accepts' if accepted else 'rejects'} it, the schema does not")
    for problem in problems:
        print(problem)
    print(f"{len(CONFIGURATIONS)} configurations, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
