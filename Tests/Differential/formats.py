#!/usr/bin/env python3
"""Reads every format of envlint's reports with somebody else's library, and compares what it reads with the JSON report.

    formats.py ENVLINT [SARIF_SCHEMA]

ENVLINT is the program; SARIF_SCHEMA the OASIS schema, sarif-schema-2.1.0.json, which is not part of this repository:
without it the SARIF report is read by sarif-tools alone. The reports are those of a small project with names and texts
that break formats which do not escape them. Needs the Python packages jsonschema, junitparser, markdown-it-py and
sarif-tools. Ends with 1 when something is wrong.
"""

import csv
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

import jsonschema
import junitparser
import markdown_it

sys.dont_write_bytecode = True
import sarif_schema

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
FORMATS = ["json", "ndjson", "sarif", "github", "gitlab", "checkstyle", "junit", "markdown"]

KEYS = """import SwiftUI

extension EnvironmentValues {
  @Entry var onTap: () -> Void = {}
  @Entry var `größe|<b>&`: (String) -> String = { "\\($0)%0A" }
  @Entry var 😀: Article = .init()
}
final class Article {}
struct Feed: View {
  @Environment(\\.missing) var missing
  @Environment(Article.self) private var article
  var body: some View { Text("\\(article)") }
}
"""
FILES = {"Sources/Keys.swift": KEYS, "Sources/a b,c:d#100%&'<ü>.swift": KEYS.replace("Feed", "Other"), "Sources/C.swift": "let c = 1\n"}

problems = []


def expect(holds, what):
    if not holds:
        problems.append(what)


def reports(envlint, folder):
    requests = [word for name in FORMATS for word in ("--format", f"{name}=report.{name}")]
    subprocess.run([envlint, "--min-severity", "info", "--quiet", *requests], cwd=folder, check=False)
    return {name: (folder / f"report.{name}").read_bytes().decode("utf-8") for name in FORMATS}


def check_json(text, lines):
    schema = json.loads((ROOT / "Schemas/report-1.schema.json").read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    document = json.loads(text)
    for error in jsonschema.Draft202012Validator(schema).iter_errors(document):
        problems.append(f"json: {error.json_path}: {error.message[:200]}")
    *findings, last = [json.loads(line) for line in lines.splitlines()]
    expect(findings == document["findings"], "ndjson: other findings than json")
    del document["findings"]
    expect(last == document, "ndjson: the last line is not the rest of json")


def check_map(envlint, folder):
    schema = json.loads((ROOT / "Schemas/map-1.schema.json").read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    run = subprocess.run([envlint, "map", "--format", "json"], cwd=folder, check=True, capture_output=True)
    document = json.loads(run.stdout)
    for error in jsonschema.Draft202012Validator(schema).iter_errors(document):
        problems.append(f"map: {error.json_path}: {error.message[:200]}")
    expect(document["keys"] and document["objects"] and document["findings"], "map: too little to compare")
    page = subprocess.run([envlint, "map", "--format", "html"], cwd=folder, check=True, capture_output=True).stdout
    data = re.search(r'<script type="application/json" id="data">(.*?)</script>', page.decode("utf-8"), re.DOTALL)
    expect(data and json.loads(data[1]) == document, "map: the page has other data than the JSON")


def check_proof(envlint, folder):
    schema = json.loads((ROOT / "Schemas/proof-1.schema.json").read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    run = subprocess.run([envlint, "prove", "--format", "json"], cwd=folder, check=True, capture_output=True)
    document = json.loads(run.stdout)
    for error in jsonschema.Draft202012Validator(schema).iter_errors(document):
        problems.append(f"proof: {error.json_path}: {error.message[:200]}")
    expect(document["projects"][0]["objects"], "proof: too little to compare")


def check_checkstyle(text, findings):
    root = xml.etree.ElementTree.fromstring(text.encode("utf-8"))
    read = [
        (file.get("name"), int(error.get("line")), int(error.get("column")), error.get("severity"), error.get("message"),
         error.get("source"))
        for file in root for error in file
    ]
    expected = [(f["file"], f["line"], f["column"], f["severity"], f["message"], f"envlint.{f['rule']}") for f in findings]
    expect(read == expected, f"checkstyle: {read} is not {expected}")


def check_junit(path, findings):
    suites = junitparser.JUnitXml.fromfile(str(path))
    cases = [case for suite in suites for case in suite]
    expect(len(cases) == len(findings) == suites.tests, "junit: not one case a finding")
    failing = [case for case in cases if case.result]
    expect(len(failing) == sum(f["severity"] != "info" for f in findings) == suites.failures, "junit: other failures")
    messages = [case.result[0].message for case in failing]
    expect(messages == [f["message"] for f in findings if f["severity"] != "info"], "junit: other messages")
    names = [(case.classname, case.name) for case in cases]
    expect(len(set(names)) == len(names), "junit: cases of one name")


def check_gitlab(text, findings):
    issues = json.loads(text)
    expect([i["check_name"] for i in issues] == [f["rule"] for f in findings], "gitlab: other rules")
    expect([i["location"]["path"] for i in issues] == [f["file"] for f in findings], "gitlab: other paths")
    expect([i["location"]["lines"]["begin"] for i in issues] == [f["line"] for f in findings], "gitlab: other lines")
    expect(all(i["severity"] in ("info", "minor", "major") and i["description"] for i in issues), "gitlab: severities")
    prints = [i["fingerprint"] for i in issues]
    expect(len(set(prints)) == len(prints), "gitlab: fingerprints are not unique")
    return prints


def check_github(text, findings):
    """As GitHub's runner reads a command."""
    def decoded(value):
        for code, character in (("%0D", "\r"), ("%0A", "\n"), ("%3A", ":"), ("%2C", ","), ("%25", "%")):
            value = value.replace(code, character)
        return value

    read = []
    for line in text.split("\n")[:-1]:
        match = re.fullmatch(r"::(error|warning|notice) (.*?)::(.*)", line)
        if not match:
            problems.append(f"github: no command: {line}")
            continue
        properties = dict(part.split("=", 1) for part in match[2].split(","))
        read.append((match[1], decoded(properties["file"]), int(properties["line"]), properties["title"]))
        expect(decoded(match[3]).split("\n")[0].endswith(f"({properties['title']})"), f"github: message of {line}")
    kinds = {"error": "error", "warning": "warning", "info": "notice"}
    expected = [(kinds[f["severity"]], f["file"], f["line"], f["rule"]) for f in findings]
    expect(sorted(read) == sorted(expected), f"github: {read} is not {expected}")


def check_markdown(text, findings):
    tokens = markdown_it.MarkdownIt("commonmark").enable("table").parse(text)
    cells = [tokens[i + 1] for i, token in enumerate(tokens) if token.type == "td_open"]
    expect(len(cells) == 4 * len(findings), f"markdown: {len(cells)} cells for {len(findings)} findings")
    shown = sorted(cell.children[0].content for cell in cells[1::4])
    expect(shown == sorted(f"{f['file']}:{f['line']}" for f in findings), f"markdown: other places: {shown}")
    expect(not any(child.type == "html_inline" for cell in cells for child in cell.children), "markdown: HTML")


def check_sarif(folder, schema, findings):
    path = folder / "report.sarif"
    document = json.loads(path.read_text(encoding="utf-8"))
    if schema:
        for error in sarif_schema.schema_errors(json.loads(pathlib.Path(schema).read_text(encoding="utf-8")), document):
            problems.append(f"sarif: {error}")
    else:
        print("the schema of SARIF is not at hand: only sarif-tools reads the report")
    problems.extend(f"sarif: {error}" for error in sarif_schema.hash_errors(document, folder))
    table = folder / "report.csv"
    subprocess.run([sys.executable, "-m", "sarif", "csv", "--output", table, path], check=True, capture_output=True)
    with open(table, encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    read = sorted((row["Code"], int(row["Line"]), row["Severity"]) for row in rows)
    levels = {"error": "error", "warning": "warning", "info": "note"}
    expected = sorted((f["rule"], f["line"], levels[f["severity"]]) for f in findings)
    expect(read == expected, f"sarif-tools: {read} is not {expected}")


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    envlint = str(pathlib.Path(sys.argv[1]).resolve())
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        subprocess.run(["git", "init", "--quiet", name], check=True)
        for path, text in FILES.items():
            (folder / path).parent.mkdir(exist_ok=True)
            (folder / path).write_text(text, encoding="utf-8")
        texts = reports(envlint, folder)
        findings = json.loads(texts["json"])["findings"]
        expect({f["severity"] for f in findings} >= {"warning", "info"}, "too little is found to compare")
        check_json(texts["json"], texts["ndjson"])
        check_map(envlint, folder)
        check_proof(envlint, folder)
        check_checkstyle(texts["checkstyle"], findings)
        check_junit(folder / "report.junit", findings)
        check_github(texts["github"], findings)
        check_markdown(texts["markdown"], findings)
        check_sarif(folder, sys.argv[2] if len(sys.argv) == 3 else None, findings)
        prints = check_gitlab(texts["gitlab"], findings)
        for path, text in FILES.items():
            (folder / path).write_text("// One more line.\n\n" + text.replace("  @", "\t  @"), encoding="utf-8")
        expect(check_gitlab(reports(envlint, folder)["gitlab"], [dict(f, line=f["line"] + 2) for f in findings]) == prints,
               "gitlab: inserted lines change fingerprints")
    for problem in problems:
        print(problem)
    print(f"{len(FORMATS)} formats of {len(findings)} findings: {len(problems)} problems")
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
