// Generated from Sources/EnvlintMap/Page/data.js.
// swift-format-ignore-file

extension PageParts {
  /// What it knows.
  static let dataScript = #"""
// What the page shows: the JSON of 'envlint map', with what is looked up often.
"use strict";

const map = JSON.parse(document.getElementById("data").textContent);

/** Keys, then objects. */
const entries = [
  ...map.keys.map((key) => ({ ...key, isObject: false })),
  ...map.objects.map((object) => ({ ...object, isObject: true })),
];
const entriesById = new Map(entries.map((entry) => [entry.id, entry]));

/** For each view, the edges to it: from which view, and the element of its `shows`. */
const incoming = map.views.map(() => []);
map.views.forEach((view, source) => {
  for (const edge of view.shows) incoming[edge.view].push({ source, edge });
});

const rootsByView = new Map(map.roots.map((root) => [root.view, root]));

const gapWords = {
  unused: "never used",
  neverRead: "never read",
  neverInjected: "never injected",
  unreached: "read without a root",
};

const gapSentences = {
  unused: "Declared, but nothing uses it.",
  neverRead: "Injected, but no view reads it.",
  neverInjected: "Read, but nothing injects it.",
  unreached: "Read by a view that no root shows.",
};

const arrivalWords = {
  always: "always injected",
  sometimes: "on some paths",
  never: "not injected",
  unclear: "path unclear",
  unreached: "no root found",
};

const proofWords = {
  proven: "proven",
  lacking: "lacking",
  unresolved: "unresolved",
  unreached: "not shown",
  untyped: "of unknown type",
  leftToHost: "left to other projects",
};

const contextWords = { preview: "preview", test: "test" };
const severities = ["error", "warning", "info"];

/** The severities of findings with their counts, the worst first: `[[1, "error"], [2, "info"]]`. */
function severityCounts(findings) {
  const counts = severities.map((severity) => [findings.filter((finding) => finding.severity === severity).length, severity]);
  return counts.filter(([count]) => count > 0);
}

/** `1 view`, `2 views`. */
function counted(count, noun) {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** What a gap is for an entry. */
function gapWord(entry, gap) {
  if (gap !== "unreached") return gapWords[gap];
  return `${counted(entry.read.filter((read) => read.arrives === "unreached").length, "reader")} without a root`;
}

/** An element with attributes and children; text is never read as HTML. */
function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (key === "onclick") made.addEventListener("click", value);
    else made.setAttribute(key, value === true ? "" : value);
  }
  for (const child of children.flat(Infinity)) {
    if (child !== null && child !== undefined) made.append(child);
  }
  return made;
}

/** The address of a place in a file, for what opens files. */
function address(place) {
  const path = [map.root, ...place.file.split("/")].filter((part) => part !== ".");
  const encoded = path.flatMap((part) => part.split("/")).map(encodeURIComponent).join("/");
  const opener = document.getElementById("opener").value;
  if (!opener) return `${encoded}#L${place.line}`;
  return `${opener}://file${new URL(encoded, location.href).pathname}:${place.line}:${place.column}`;
}

/** A link to a place: the name of its file and the line, the whole path as its title. */
function placeLink(place, isLong = false) {
  const name = isLong ? place.file : place.file.slice(place.file.lastIndexOf("/") + 1);
  const link = element("a", { class: "place", href: address(place), title: `${place.file}:${place.line}:${place.column}` });
  link.append(name, element("span", {}, `:${place.line}`));
  link.place = place;
  return link;
}

/** The worst severity of an entry's findings; undefined without any. */
function worstSeverity(entry) {
  const found = entry.findings.map((index) => map.findings[index].severity);
  return severities.find((severity) => found.includes(severity));
}
"""#
}
