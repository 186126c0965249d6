"""The examples of the rules' pages as projects, in the form that `Tests/EnvlintRulesTests/Projects/PageProject.swift` describes."""

import re

MARK = re.compile(r"^\s*//\s*\^+.*\n", re.MULTILINE)


def page_projects(page):
    """Heading, files and configuration (None for none) of each example in which something is reported, marks taken out."""
    for heading, blocks in sections(page.read_text(encoding="utf-8")):
        if not any(kind == "bad" for kind, _, _ in blocks):
            continue
        files = {path: MARK.sub("", text) for kind, path, text in blocks if kind in ("bad", "good")}
        configurations = [text for kind, _, text in blocks if kind == "yaml"]
        yield heading, files, configurations[0] if configurations else None


def sections(text):
    """Each heading with its blocks: kind, path, text."""
    heading, blocks, opened = "", [], None
    for line in text.split("\n"):
        if opened:
            if line == opened[0]:
                blocks += [tuple(opened[1:])] if opened[1] else []
                opened = None
            else:
                opened[3] += line + "\n"
        elif fence := re.match("`{3,}", line):
            words = line[fence.end() :].split()
            kind = {"yaml": "yaml", "swift": words[1] if len(words) == 3 else None}.get(words[0] if words else "")
            opened = [fence.group(), kind, words[2] if len(words) == 3 else "", ""]
        elif line.startswith("#"):
            yield heading, blocks
            heading, blocks = line.lstrip("# "), []
    yield heading, blocks
