#!/usr/bin/env python3
"""Checks the YAML examples of README.md and Documentation with the programs that read them.

    readme.py ENVLINT

ENVLINT is the program, which reads the examples of its own configuration. Needs the Python packages check-jsonschema and
pre-commit. Ends with 1 when an example is refused, or when one is missing.
"""

import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
SCHEMA = [sys.executable, "-m", "check_jsonschema", "--builtin-schema"]


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    envlint = str(pathlib.Path(sys.argv[1]).resolve())
    pre_commit = [sys.executable, "-m", "pre_commit", "validate-config"]
    readers = {
        ("README.md", "Configuration"): [envlint, "--config"],
        ("README.md", "Hook and CI"): pre_commit,
        ("Documentation/Configuration.md", "Configuration"): [envlint, "--config"],
        ("Documentation/CI.md", "pre-commit"): pre_commit,
        ("Documentation/CI.md", "GitHub"): [*SCHEMA, "vendor.github-workflows"],
        ("Documentation/CI.md", "GitLab"): [*SCHEMA, "vendor.gitlab-ci"],
    }
    wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        # The folders that the examples include.
        for name in ("Sources", "App"):
            (pathlib.Path(folder) / name).mkdir()
            (pathlib.Path(folder) / name / "View.swift").touch()
        for page in sorted({page for page, _ in readers}):
            heading = ""
            text = (ROOT / page).read_text(encoding="utf-8")
            for match in re.finditer(r"^#+ ([^\n]*)$|^```yaml\n(.*?)^```$", text, re.M | re.S):
                if match[1]:
                    heading = match[1]
                    continue
                # The first example below a heading.
                reader = readers.pop((page, heading), None)
                if not reader:
                    continue
                file = pathlib.Path(folder) / "example.yml"
                file.write_text(match[2], encoding="utf-8")
                result = subprocess.run([*reader, str(file)], cwd=folder, capture_output=True, text=True, check=False)
                if result.returncode:
                    wrong += 1
                    print(f"{page}, {heading}:\n{result.stdout}{result.stderr}")
        for page, heading in readers:
            wrong += 1
            print(f"{page}: no example below '{heading}'")
    for path in (".pre-commit-hooks.yaml", "action.yml"):
        checker = [sys.executable, "-m", "pre_commit", "validate-manifest"] if "hooks" in path else [*SCHEMA, "vendor.github-actions"]
        if subprocess.run([*checker, ROOT / path], check=False, capture_output=True).returncode:
            wrong += 1
            print(f"{path} is refused")
    print(f"examples: {wrong} wrong")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
