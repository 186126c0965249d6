#!/usr/bin/env python3
"""Checks a SARIF file against the schema of SARIF 2.1.0, and its line hashes against the sources.

    sarif_schema.py SCHEMA FILE [REPOSITORY]

SCHEMA is the OASIS schema, sarif-schema-2.1.0.json; it is not part of this repository. With REPOSITORY, the directory
that the file's paths are relative to, every primaryLocationLineHash is computed again from the source. Needs the
Python package `jsonschema`. Ends with 1 when something is wrong.
"""

import json
import os
import sys
import urllib.parse

import jsonschema

sys.dont_write_bytecode = True
from line_hash import line_hashes


def schema_errors(schema, document):
    validator = jsonschema.validators.validator_for(schema)(schema)
    for error in validator.iter_errors(document):
        yield "/".join(str(part) for part in error.absolute_path) + ": " + error.message[:300]


def hash_errors(document, repository):
    hashes = {}
    for run in document["runs"]:
        for index, result in enumerate(run["results"]):
            place = result["locations"][0]["physicalLocation"]
            path = urllib.parse.unquote(place["artifactLocation"]["uri"])
            if path not in hashes:
                with open(os.path.join(repository, path), "rb") as file:
                    hashes[path] = line_hashes(file.read().decode("utf-8", "replace"))
            line = place["region"]["startLine"]
            found = result["partialFingerprints"]["primaryLocationLineHash"]
            if hashes[path][line - 1] != found:
                yield f"result {index}: {path}:{line}: hash {found}, expected {hashes[path][line - 1]}"


def main():
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    with open(sys.argv[1], encoding="utf-8") as file:
        schema = json.load(file)
    with open(sys.argv[2], encoding="utf-8") as file:
        document = json.load(file)
    errors = list(schema_errors(schema, document))
    if not errors and len(sys.argv) == 4:
        errors = list(hash_errors(document, sys.argv[3]))
    for error in errors:
        print(error)
    results = sum(len(run["results"]) for run in document["runs"])
    print(f"{sys.argv[2]}: {results} results, {len(errors)} errors")
    sys.exit(1 if errors else 0)


if __name__ == "__main__":
    main()
