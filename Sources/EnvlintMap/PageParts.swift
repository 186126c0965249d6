// Generated from Sources/EnvlintMap/Page.
// swift-format-ignore-file

/// The page of a map as text, so that it is in the binary without a resource bundle.
enum PageParts {
  /// The page, with a comment for each other part.
  static let frame = #"""
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="generator" content="envlint map">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'">
<link rel="icon" href="data:,">
<title><!--title--> · environment</title>
<style>
<!--style-->
</style>
</head>
<body>
<a class="skip" href="#detail">Skip to the details</a>
<header>
  <h1><button type="button" id="home" title="Overview"><span><!--title--></span> environment</button></h1>
  <p id="counts"></p>
  <label class="opener">Open files in
    <select id="opener">
      <option value="">the browser</option>
      <option value="vscode">VS Code</option>
      <option value="cursor">Cursor</option>
      <option value="zed">Zed</option>
    </select>
  </label>
</header>
<main>
  <nav aria-label="Keys and objects">
    <label class="search">
      <span class="unseen">Search keys, objects and views</span>
      <input id="search" type="search" placeholder="Search keys, objects, views" autocomplete="off" spellcheck="false" aria-controls="list">
      <kbd aria-hidden="true">/</kbd>
    </label>
    <div id="filters" role="group" aria-label="Show"></div>
    <div id="list" role="listbox" tabindex="0" aria-label="Keys and objects"></div>
    <p id="nothing" role="status"></p>
  </nav>
  <article id="detail" tabindex="-1" aria-live="polite" aria-label="Details"></article>
</main>
<noscript>This page draws the map with a script, which is a part of it. Allow scripts to see it.</noscript>
<script type="application/json" id="data"><!--data--></script>
<script>
<!--script-->
</script>
</body>
</html>
"""#

  /// Its look.
  static let style = #"""
/* The look of the map: one set of colours for light, one for dark, and no colour that stands for something alone. */
:root {
  color-scheme: light dark;
  --ground: #fbfbf9;
  --panel: #ffffff;
  --sunken: #f4f4f1;
  --ink: #1d1d20;
  --soft: #5c5c66;
  --faint: #696973;
  --line: #e3e3de;
  --accent: #4338ca;
  --accent-ground: #eeedfd;
  --good: #0f766e;
  --good-ground: #e3f4f1;
  --bad: #b91c1c;
  --bad-ground: #fdeaea;
  --warn: #92500b;
  --warn-ground: #fcf1dd;
  --mono: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
  font: 15px/1.5 system-ui, -apple-system, "Segoe UI", "Helvetica Neue", "DejaVu Sans", sans-serif;
}

@media (prefers-color-scheme: dark) {
  :root {
    --ground: #131316;
    --panel: #1b1b1f;
    --sunken: #232328;
    --ink: #ececee;
    --soft: #adadb8;
    --faint: #8f8f9b;
    --line: #313138;
    --accent: #a5a2fb;
    --accent-ground: #29284a;
    --good: #5fd0bf;
    --good-ground: #16322f;
    --bad: #fca5a5;
    --bad-ground: #421d1f;
    --warn: #f5c26b;
    --warn-ground: #3b2c12;
  }
}

* { box-sizing: border-box; }
html, body { height: 100%; margin: 0; }
body { display: grid; grid-template-rows: auto minmax(0, 1fr); background: var(--ground); color: var(--ink); }
h1, h2, h3, p, ul, dl, dd, figure { margin: 0; padding: 0; }
ul { list-style: none; }
button, input, select { font: inherit; color: inherit; }
code, .name, h2 { font-family: var(--mono); }
a { color: var(--accent); text-decoration: none; }
a:hover { text-decoration: underline; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.skip { position: absolute; left: -100vw; top: 0; z-index: 2; padding: 6px 12px; background: var(--panel); }
.skip:focus { left: 0; }

/* Header */
header { display: flex; flex-wrap: wrap; align-items: baseline; gap: 2px 20px; padding: 12px 20px; border-bottom: 1px solid var(--line); }
h1 { font-size: 17px; font-weight: 400; letter-spacing: -0.01em; }
h1 button { padding: 0; border: 0; background: none; cursor: pointer; }
h1 span { font-weight: 650; }
#counts { color: var(--soft); }
.opener { margin-left: auto; color: var(--soft); font-size: 13px; }
.opener select { margin-left: 4px; padding: 2px 4px; border: 1px solid var(--line); border-radius: 6px; background: var(--panel); }

/* List */
main { display: grid; grid-template-columns: minmax(260px, 340px) minmax(0, 1fr); min-height: 0; }
nav { display: flex; flex-direction: column; min-height: 0; border-right: 1px solid var(--line); background: var(--panel); }
.search { position: relative; display: block; padding: 14px 14px 8px; }
.search input { width: 100%; padding: 7px 30px 7px 11px; border: 1px solid var(--line); border-radius: 8px; background: var(--ground); }
.search kbd { position: absolute; right: 24px; top: 22px; padding: 0 6px; border: 1px solid var(--line); border-radius: 4px; color: var(--faint); font: 12px/18px var(--mono); }
.search input:focus ~ kbd { visibility: hidden; }
#filters { display: flex; flex-wrap: wrap; gap: 4px; padding: 0 14px 10px; border-bottom: 1px solid var(--line); }
#filters button { padding: 2px 9px; border: 1px solid transparent; border-radius: 999px; background: none; color: var(--soft); font-size: 13px; cursor: pointer; }
#filters button:hover { background: var(--sunken); }
#filters button[aria-pressed="true"] { background: var(--accent-ground); color: var(--accent); font-weight: 550; }
#filters span { margin-left: 5px; font-size: 12px; font-variant-numeric: tabular-nums; opacity: 0.85; }
#list { flex: 1; min-height: 0; overflow-y: auto; padding: 4px 8px 24px; outline-offset: -2px; }
#list .group { padding: 12px 6px 4px; color: var(--faint); font-size: 12px; font-weight: 600; }
[role="option"] { display: grid; grid-template-columns: minmax(0, 1fr) auto auto; align-items: center; gap: 0 8px; padding: 5px 8px 6px; border-radius: 7px; cursor: pointer; content-visibility: auto; contain-intrinsic-height: 47px; }
[role="option"]:hover { background: var(--sunken); }
[role="option"][aria-selected="true"] { background: var(--accent-ground); }
[role="option"] .name { overflow: hidden; font-size: 13px; font-weight: 550; text-overflow: ellipsis; white-space: nowrap; }
[role="option"] .count { grid-column: 3; color: var(--soft); font-size: 12px; font-variant-numeric: tabular-nums; white-space: nowrap; }
[role="option"] small { grid-column: 1 / -1; overflow: hidden; color: var(--faint); font-size: 12px; line-height: 16px; text-overflow: ellipsis; white-space: nowrap; }
[role="option"] small:empty { display: none; }
.dot { grid-column: 2; width: 8px; height: 8px; border-radius: 50%; background: var(--faint); }
.dot.warning { border-radius: 2px; background: var(--warn); }
.dot.error { border-radius: 0; rotate: 45deg; background: var(--bad); }
#nothing:empty { display: none; }
#nothing { padding: 16px 22px; color: var(--soft); }

/* Details */
article { min-width: 0; overflow-y: auto; padding: 22px clamp(16px, 3vw, 40px) 56px; outline: none; }
article > * { max-width: 1120px; }
.title { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 12px; }
h2 { font-size: 22px; font-weight: 650; letter-spacing: -0.02em; overflow-wrap: anywhere; }
h2.plain { font-family: inherit; }
.title > code { color: var(--soft); font-size: 14px; overflow-wrap: anywhere; }
h3 { display: flex; align-items: baseline; gap: 8px; margin: 26px 0 8px; font-size: 14px; font-weight: 650; }
h3 span { color: var(--faint); font-weight: 400; font-variant-numeric: tabular-nums; }
.tag { display: inline-block; padding: 0 8px; border-radius: 999px; background: var(--sunken); color: var(--soft); font: 12px/20px system-ui, sans-serif; white-space: nowrap; }
.tag.fine, .tag.arrives-always { background: var(--good-ground); color: var(--good); }
.tag.bad, .tag.object.arrives-never, .tag.object.arrives-sometimes { background: var(--bad-ground); color: var(--bad); }
.tag.gap { background: var(--warn-ground); color: var(--warn); }
.facts { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 4px 18px; margin-top: 12px; }
.facts dt { color: var(--soft); font-size: 13px; line-height: 22px; }
.facts dd { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 8px; }
.facts .value { padding: 0 6px; border-radius: 5px; background: var(--sunken); font-size: 13px; overflow-wrap: anywhere; white-space: pre-wrap; }
.place { font-family: var(--mono); font-size: 12.5px; overflow-wrap: anywhere; }
.place span { opacity: 0.75; }
.none { color: var(--soft); }
.columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 360px), 1fr)); gap: 0 36px; align-items: start; }
.places li { display: flex; flex-wrap: wrap; align-items: baseline; gap: 2px 8px; padding: 5px 0; border-top: 1px solid var(--line); }
.places li:first-child { border-top: 0; }
.places .symbol { font-weight: 500; overflow-wrap: anywhere; }
.places code { overflow: hidden; max-width: 100%; color: var(--soft); font-size: 12.5px; text-overflow: ellipsis; white-space: nowrap; }
.places .place { margin-left: auto; text-align: right; }

/* Findings */
.findings li { margin-top: 8px; padding: 9px 14px 10px; border: 1px solid var(--line); border-left: 3px solid var(--faint); border-radius: 4px 8px 8px 4px; background: var(--panel); }
.findings .warning { border-left-color: var(--warn); }
.findings .error { border-left-color: var(--bad); }
.findings b { font-weight: 650; }
.findings .warning b { color: var(--warn); }
.findings .error b { color: var(--bad); }
.findings .help { color: var(--soft); font-size: 13.5px; }
.findings .where { display: flex; flex-wrap: wrap; gap: 2px 12px; margin-top: 2px; }
.findings code { color: var(--soft); font-size: 12.5px; }

.folded { margin-top: 8px; border: 1px solid var(--line); border-radius: 8px; background: var(--panel); }
.folded summary { padding: 7px 14px; cursor: pointer; }
.folded > ul { padding: 0 10px 10px; }
.folded.warning > summary b { color: var(--warn); }
.folded.error > summary b { color: var(--bad); }

/* Flow */
.flow { border: 1px solid var(--line); border-radius: 10px; background: var(--panel); }
.tools { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 20px; padding: 8px 14px; border-bottom: 1px solid var(--line); color: var(--soft); font-size: 12.5px; }
.legend { display: flex; flex-wrap: wrap; gap: 2px 16px; }
.legend li { display: flex; align-items: center; gap: 6px; }
.legend i { width: 18px; height: 18px; border: 1px solid currentColor; border-radius: 5px; font: 600 11px/16px var(--mono); text-align: center; }
.legend .state-has i { color: var(--good); }
.legend .state-lacks i { color: var(--faint); }
.legend .state-lacks.object i { color: var(--bad); }
.legend .state-unclear i { color: var(--warn); border-style: dashed; }
.legend .reader-sample i { border-width: 1px; border-color: var(--line); border-left: 4px solid var(--accent); }
.check { display: flex; align-items: center; gap: 5px; white-space: nowrap; }
.scroller { overflow: auto; max-height: 62vh; padding: 14px; }
.canvas { position: relative; }
.canvas svg { position: absolute; inset: 0; }
.canvas path { fill: none; stroke: var(--faint); stroke-width: 1.3; opacity: 0.55; }
.canvas path.state-has { stroke: var(--good); stroke-width: 2; opacity: 1; }
.canvas path.state-unclear { stroke: var(--warn); stroke-dasharray: 4 3; opacity: 0.9; }
.node { position: absolute; display: flex; align-items: center; gap: 7px; padding: 0 9px; border: 1px solid var(--line); border-radius: 7px; background: var(--ground); color: var(--soft); font-size: 13px; cursor: pointer; }
.node span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.node:hover { border-color: var(--accent); }
.node small { padding: 0 5px; border-radius: 4px; background: var(--accent-ground); color: var(--accent); font-size: 11px; line-height: 17px; white-space: nowrap; }
.node i { margin-left: auto; font: 600 11px/1 var(--mono); }
.node.reader { border-left: 4px solid var(--accent); color: var(--ink); font-weight: 500; }
.node.group { border-style: dashed; border-left-style: solid; }
.node.state-has i { color: var(--good); }
.node.state-lacks i { color: var(--faint); }
.node.reader.object.state-lacks { border-color: var(--bad); background: var(--bad-ground); }
.node.object.state-lacks i { color: var(--bad); }
.node.state-unclear i { color: var(--warn); }
.label { position: absolute; display: flex; gap: 4px; font-size: 11px; line-height: 18px; white-space: nowrap; }
.label > * { padding: 0 6px; border-radius: 999px; background: var(--sunken); color: var(--soft); }
.label .injects { background: var(--good-ground); color: var(--good); font-weight: 550; }
.about { padding: 8px 14px; border-top: 1px solid var(--line); color: var(--soft); font-size: 13px; }
.about b { color: var(--ink); font-weight: 600; }

/* Overview */
.cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(120px, 1fr)); gap: 10px; margin-top: 16px; }
.cards li { padding: 10px 14px; border: 1px solid var(--line); border-radius: 10px; background: var(--panel); color: var(--soft); font-size: 13px; }
.cards b { display: block; color: var(--ink); font-size: 24px; font-weight: 600; line-height: 30px; font-variant-numeric: tabular-nums; letter-spacing: -0.02em; }
.chips { display: flex; flex-wrap: wrap; gap: 6px; margin-top: 6px; }
.chips button { padding: 2px 10px; border: 1px solid var(--line); border-radius: 7px; background: var(--panel); font: 13px/22px var(--mono); cursor: pointer; overflow-wrap: anywhere; }
.chips button:hover { border-color: var(--accent); color: var(--accent); }
.chips span { margin-left: 8px; color: var(--faint); }

@media (max-width: 760px) {
  body { display: block; height: auto; }
  main { display: block; }
  nav { border-right: 0; border-bottom: 1px solid var(--line); }
  #list { max-height: 38vh; }
  article { overflow: visible; }
  .opener { margin-left: 0; }
}

@media (prefers-reduced-motion: no-preference) {
  .node, [role="option"], .chips button { transition: background-color 0.1s, border-color 0.1s; }
}

@media print {
  nav, .opener, .skip { display: none; }
  main { display: block; }
  .scroller { max-height: none; overflow: visible; }
}
"""#

  /// What it does.
  static let script = #"""
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
  unused: "Declared, and nothing uses it.",
  neverRead: "Injected, and no view reads it.",
  neverInjected: "Read, and nothing injects it.",
  unreached: "A view reads it that no root was found to show.",
};

const arrivalWords = {
  always: "always injected",
  sometimes: "on some paths",
  never: "not injected",
  unclear: "path unclear",
  unreached: "no root found",
};

const contextWords = { preview: "preview", test: "test" };
const severities = ["error", "warning", "info"];

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

// The flow of one entry: a forest of the ways from the roots to its readers.
"use strict";

/**
 * The trees of an entry, first those below roots, then those of readers that no root was found to show.
 *
 * A node is a view as it is reached with the value or without it: a view that has it on some ways only stands there twice. Of several
 * ways to a node, a shortest one is taken.
 *
 * node: { view, state, edge, isRoot, rootKind, isReader, injects, children }
 * state: "has", "lacks", "unclear", or "" where the map does not follow the entry.
 */
function flowOf(entry) {
  const readers = new Set(
    entry.read.filter((read) => read.context === "app" && read.view !== null).map((read) => read.view));
  const ancestors = withAncestors(readers);
  const follow = stateFollower(entry);
  const starts = map.roots.filter((root) => root.kind !== "preview" && ancestors.has(root.view));
  const reached = grow(
    starts.map((root) => ({ view: root.view, state: follow.atRoot(root), container: follow.unknown, rootKind: root.kind })),
    readers, ancestors, follow);
  const rest = [...ancestors].filter((view) => !reached.views.has(view));
  const restReaders = new Set([...readers].filter((view) => !reached.views.has(view)));
  const tops = rest.filter((view) => incoming[view].every(({ source }) => source === view));
  const outside = grow(
    tops.map((view) => ({ view, state: follow.unknown, container: follow.unknown, rootKind: "unknown" })),
    restReaders, new Set(rest), follow);
  // What is left shows itself in a circle.
  for (const view of restReaders) {
    if (outside.views.has(view)) continue;
    outside.trees.push({
      view, state: follow.unknown, isRoot: true, rootKind: "unknown", isReader: true, injects: false, children: [],
    });
  }
  return { reached: reached.trees, outside: outside.trees, isFollowed: follow.isFollowed };
}

function withAncestors(views) {
  const found = new Set(views);
  const pending = [...views];
  while (pending.length > 0) {
    for (const { source } of incoming[pending.pop()]) {
      if (!found.has(source)) {
        found.add(source);
        pending.push(source);
      }
    }
  }
  return found;
}

/** How the state of an entry changes from a view to what it shows. */
function stateFollower(entry) {
  const isInjected = entry.injected.some((place) => place.context === "app");
  const isFollowed = entry.origin !== "sdk" && entry.read.some((read) => read.arrives !== null);
  const unknown = !isFollowed ? "" : isInjected ? "unclear" : "lacks";
  function pass(way, origin, view, container) {
    if (!isFollowed) return "";
    if (!isInjected) return "lacks";
    if (way === undefined) return origin === "view" ? view : container;
    const before = way.from === "view" ? view : way.from === "container" ? container : "unclear";
    if (way.injects.includes(entry.id)) return "has";
    const isUnclear = way.unclear.includes("*") || way.unclear.includes(entry.id);
    return isUnclear && before !== "has" ? "unclear" : before;
  }
  return {
    isFollowed,
    unknown,
    atRoot: (root) => (!isFollowed ? "" : root.startsEmpty || !isInjected ? "lacks" : "unclear"),
    over: (edge, view, container) => ({
      state: pass(edge.environment, "view", view, container),
      container: pass(edge.container, "container", view, container),
      injects: edge.environment !== undefined && edge.environment.injects.includes(entry.id),
    }),
  };
}

/** Shortest ways from the starts to each reader in each state, as trees that end with readers. */
function grow(starts, readers, allowed, follow) {
  const seen = new Map();
  const queue = [];
  function visit(node, container) {
    const name = `${node.view} ${node.state}`;
    if (seen.has(name)) return false;
    seen.set(name, node);
    queue.push({ node, container });
    return true;
  }
  const trees = [];
  for (const start of starts) {
    const node = {
      view: start.view, state: start.state, isRoot: true, rootKind: start.rootKind, isReader: readers.has(start.view),
      injects: false, children: [],
    };
    if (visit(node, start.container)) trees.push(node);
  }
  for (let index = 0; index < queue.length; index += 1) {
    const { node, container } = queue[index];
    for (const edge of map.views[node.view].shows) {
      if (!allowed.has(edge.view)) continue;
      const step = follow.over(edge, node.state, container);
      const child = {
        view: edge.view, state: step.state, edge, isRoot: false, isReader: readers.has(edge.view), injects: step.injects,
        children: [],
      };
      if (visit(child, step.container)) node.children.push(child);
    }
  }
  const views = new Set([...seen.values()].map((node) => node.view));
  return { trees: trees.map(pruned).filter((tree) => tree !== null), views };
}

/** A tree without the branches that end with no reader; null when none is left. Without recursion: trees may be deep. */
function pruned(tree) {
  const order = [tree];
  for (let index = 0; index < order.length; index += 1) order.push(...order[index].children);
  for (const node of order.reverse()) {
    node.children = node.children.filter((child) => child.keeps);
    node.keeps = node.isReader || node.children.length > 0;
  }
  return tree.keeps ? tree : null;
}

/** The views that a node only passes on to are left out; `skipped` of what follows counts them. */
function contracted(node) {
  const children = node.children.map((child) => {
    let last = child;
    let skipped = 0;
    let injects = child.injects;
    let edge = child.edge;
    while (!last.isReader && last.children.length === 1 && last.children[0].state === last.state && !last.children[0].injects) {
      last = last.children[0];
      skipped += 1;
      if (!injects) edge = last.edge;
    }
    return { ...contracted(last), skipped, injects, edge };
  });
  return { ...node, children };
}

/** Count of the levels of a tree. */
function depthOf(tree) {
  let level = [tree];
  let depth = 0;
  while (level.length > 0) {
    depth += 1;
    level = level.flatMap((node) => node.children);
  }
  return depth;
}

/** Count of the nodes of trees. */
function nodeCount(trees) {
  let count = 0;
  const pending = [...trees];
  while (pending.length > 0) {
    const node = pending.pop();
    count += 1;
    pending.push(...node.children);
  }
  return count;
}

// Draws the flow of an entry: trees from left to right, as nested lists for those who cannot see them.
"use strict";

const rowHeight = 36;
const nodeHeight = 28;
const columnGap = 44;
const labelGap = 112;
const widestNode = 260;
/** More readers of the same kind below one view are put together. */
const mostLeaves = 6;
/** Above this count of views, those that only pass the environment on are left out at first. */
const manyNodes = 24;
/** The same for views one below the other. */
const manyLevels = 5;

const stateSigns = { has: "✓", lacks: "∅", unclear: "?", "": "" };

/** What a state means, for an entry. */
function stateWord(entry, state) {
  if (state === "has") return "has the value";
  if (state === "unclear") return "path unclear";
  if (state === "lacks") return entry.isObject ? "nothing injected" : "has the default";
  return "";
}

/** The figure with the flow of an entry; null when no view of the app reads it. */
function flowFigure(entry) {
  const flow = flowOf(entry);
  const trees = [...flow.reached, ...flow.outside];
  if (trees.length === 0) return null;
  const isLarge = nodeCount(trees) > manyNodes || trees.some((tree) => depthOf(tree) > manyLevels);
  const view = { entry, trees, isBrief: isLarge, open: new Set() };
  const canvas = element("div", { class: "canvas" });
  const scroller = element("div", { class: "scroller" }, canvas);
  const about = element("p", { class: "about", role: "status" });
  const brief = element("input", { type: "checkbox", id: "every-step" });
  brief.checked = !view.isBrief;
  brief.addEventListener("change", () => {
    view.isBrief = !brief.checked;
    draw(view, canvas, about);
  });
  draw(view, canvas, about);
  const tools = element(
    "div", { class: "tools" }, legend(entry, flow.isFollowed),
    element("label", { class: "check" }, brief, " every step"));
  return element("figure", { class: "flow", "aria-label": "From the roots to the readers" }, tools, scroller, about);
}

function legend(entry, isFollowed) {
  const items = isFollowed ? ["has", "lacks", "unclear"] : [];
  return element(
    "ul", { class: "legend" },
    items.map((state) =>
      element("li", { class: `state-${state}${entry.isObject ? " object" : ""}` }, element("i", {}, stateSigns[state]), stateWord(entry, state))),
    element("li", { class: "reader-sample" }, element("i", {}), "reads it"));
}

/** Lays the trees out and puts them on the canvas. */
function draw(view, canvas, about) {
  const trees = view.isBrief ? view.trees.map(contracted) : view.trees;
  const shown = trees.map((tree) => grouped(tree, "", view.open));
  const size = layOut(shown);
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("width", size.width);
  svg.setAttribute("height", size.height);
  const list = element("ul", { class: "nodes" });
  for (const tree of shown) list.append(item(tree, null, view, svg, () => draw(view, canvas, about), about));
  canvas.replaceChildren(svg, list);
  canvas.style.width = `${size.width}px`;
  canvas.style.height = `${size.height}px`;
  const first = canvas.querySelector("[data-path].current") ?? canvas.querySelector("button");
  if (first) first.tabIndex = 0;
  canvas.onkeydown = (event) => move(event, canvas);
  if (!about.hasChildNodes()) about.textContent = "Select a view to see where it stands.";
}

/** The same tree with many readers below one view put together, unless they were opened. */
function grouped(node, path, open) {
  const own = { ...node, path: `${path}/${node.view}${node.state}` };
  const leaves = new Map();
  for (const child of node.children) {
    if (child.children.length > 0) continue;
    const kind = `${child.state}${child.injects ? " injects" : ""}`;
    leaves.set(kind, [...(leaves.get(kind) ?? []), child]);
  }
  own.children = node.children.filter((child) => child.children.length > 0).map((child) => grouped(child, own.path, open));
  for (const [kind, members] of leaves) {
    const groupPath = `${own.path}/${kind}*`;
    const isGroup = members.length > mostLeaves;
    if (isGroup) {
      own.children.push({
        ...members[0], path: groupPath, group: members, isOpen: open.has(groupPath), skipped: 0, children: [],
      });
    }
    if (!isGroup || open.has(groupPath)) {
      own.children.push(...members.map((child) => ({ ...child, path: `${own.path}/${child.view}${child.state}`, children: [] })));
    }
  }
  return own;
}

const measure = document.createElement("canvas").getContext("2d");

function nodeText(node) {
  if (node.group) return `${node.isOpen ? "−" : "+"} ${node.group.length} readers`;
  return map.views[node.view].name;
}

/** Gives each node its place: a row for each leaf, parents beside their first child, columns as wide as their widest node. */
function layOut(trees) {
  measure.font = `500 13px ${getComputedStyle(document.body).fontFamily}`;
  const widths = [];
  const gaps = [];
  let row = 0;
  function place(node, depth) {
    const signWidth = node.state && node.isReader ? 22 : 0;
    node.width = Math.min(Math.ceil(measure.measureText(nodeText(node)).width) + 26 + signWidth + (node.isRoot ? 58 : 0), widestNode);
    widths[depth] = Math.max(widths[depth] ?? 0, node.width);
    if (node.injects || node.skipped > 0) gaps[depth] = labelGap;
    node.depth = depth;
    for (const child of node.children) place(child, depth + 1);
    if (node.children.length === 0) {
      node.row = row;
      row += 1;
    } else {
      // As in an outline: a root in the middle of a large tree would be out of sight.
      node.row = node.children[0].row;
    }
  }
  for (const tree of trees) {
    place(tree, 0);
    row += 0.35;
  }
  const starts = [1];
  for (let depth = 0; depth < widths.length; depth += 1) {
    starts[depth + 1] = starts[depth] + widths[depth] + (gaps[depth + 1] ?? columnGap);
  }
  function position(node) {
    node.x = starts[node.depth];
    node.y = Math.round(node.row * rowHeight) + 4;
    node.columnEnd = starts[node.depth] + widths[node.depth];
    node.children.forEach(position);
  }
  trees.forEach(position);
  return { width: starts[widths.length], height: Math.ceil((row - 0.35) * rowHeight) + 4 };
}

/** A node with its children. */
function item(node, parent, view, svg, redraw, about) {
  const name = nodeText(node);
  const words = [name, rootWord(node), node.isReader && !node.group ? "reads it" : "", stateWord(view.entry, node.state)];
  const button = element(
    "button",
    {
      type: "button", tabindex: "-1", "data-path": node.path, title: name,
      class: ["node", node.isReader ? "reader" : "", node.isRoot ? "root" : "", node.group ? "group" : "",
        node.state ? `state-${node.state}` : "", view.entry.isObject ? "object" : ""].join(" "),
      style: `left:${node.x}px;top:${node.y}px;width:${node.width}px;height:${nodeHeight}px`,
      "aria-label": words.filter((word) => word).join(", "), "aria-expanded": node.group ? String(node.isOpen) : undefined,
    },
    node.isRoot ? element("small", {}, rootWord(node)) : null,
    element("span", {}, name),
    node.state && node.isReader ? element("i", { "aria-hidden": "true" }, stateSigns[node.state]) : null);
  button.addEventListener("click", () => {
    if (node.group) {
      view.open[view.open.has(node.path) ? "delete" : "add"](node.path);
      redraw();
      svg.ownerDocument.querySelector(`[data-path="${CSS.escape(node.path)}"]`)?.focus();
    } else {
      about.replaceChildren(...aboutNode(node, parent, view.entry));
    }
  });
  const made = element("li", {}, button);
  if (parent) made.prepend(...link(parent, node, svg));
  if (node.children.length > 0) {
    made.append(element("ul", {}, node.children.map((child) => item(child, node, view, svg, redraw, about))));
  }
  return made;
}

function rootWord(node) {
  if (!node.isRoot) return "";
  return { app: "app", hosting: "hosting", unknown: "no root" }[node.rootKind] ?? "";
}

/** The line to a node, and what stands on it. */
function link(parent, node, svg) {
  const line = document.createElementNS("http://www.w3.org/2000/svg", "path");
  const [x1, y1] = [parent.x + parent.width, parent.y + nodeHeight / 2];
  const [x2, y2] = [node.x, node.y + nodeHeight / 2];
  const bend = parent.columnEnd + columnGap / 3;
  // Lines of one state share a trunk, and go on where the last one left it.
  parent.trunks ??= new Map();
  const start = parent.trunks.has(node.state) ? `M${bend} ${parent.trunks.get(node.state)}` : `M${x1} ${y1}H${bend - 8}q8 0 8 8`;
  line.setAttribute("d", y1 === y2 ? `M${x1} ${y1}H${x2}` : `${start}V${y2 - 8}q0 8 8 8H${x2}`);
  if (y1 !== y2) parent.trunks.set(node.state, y2 - 8);
  line.setAttribute("class", node.state ? `state-${node.state}` : "");
  // What has the value is drawn over what does not.
  if (node.state === "has") svg.append(line);
  else svg.prepend(line);
  const words = [];
  if (node.skipped > 0) words.push(element("span", { class: "skipped", title: `through ${counted(node.skipped, "more view")}` }, `+${node.skipped}`));
  if (node.injects && node.edge) {
    const label = placeLink(node.edge);
    label.replaceChildren("injects");
    label.className = "injects";
    label.tabIndex = -1;
    words.push(label);
  }
  if (words.length === 0) return [];
  return [element("span", { class: "label", style: `right:calc(100% - ${x2 - 8}px);top:${node.y + 4}px` }, words)];
}

/** What is known of a node, in a line. */
function aboutNode(node, parent, entry) {
  const own = map.views[node.view];
  const parts = [element("b", {}, own.name), " ", placeLink(own)];
  const reads = entry.read.filter((read) => read.view === node.view);
  if (reads.length > 0) {
    parts.push(" · reads it at ", ...reads.flatMap((read, index) => [index > 0 ? ", " : "", placeLink(read)]));
  }
  if (node.edge) parts.push(" · shown at ", placeLink(node.edge), parent && node.skipped > 0 ? ` (through ${counted(node.skipped, "more view")})` : "");
  const word = stateWord(entry, node.state);
  if (word) parts.push(` · ${word}`);
  const found = entry.findings.map((index) => map.findings[index]).filter((finding) => finding.symbol.startsWith(`${own.symbol}.`));
  if (found.length > 0) parts.push(element("ul", { class: "findings" }, found.map(findingRow)));
  return parts;
}

/** Arrow keys go from node to node. */
function move(event, canvas) {
  const current = document.activeElement?.closest(".node");
  if (!current || !canvas.contains(current)) return;
  const own = current.closest("li");
  const all = [...canvas.querySelectorAll(".node")];
  const targets = {
    ArrowLeft: () => own.parentElement.closest("li")?.querySelector(".node"),
    ArrowRight: () => own.querySelector(":scope > ul > li > .node"),
    ArrowDown: () => all[all.indexOf(current) + 1],
    ArrowUp: () => all[all.indexOf(current) - 1],
    Home: () => all[0],
    End: () => all[all.length - 1],
  };
  const target = targets[event.key]?.();
  if (targets[event.key]) event.preventDefault();
  if (!target) return;
  current.tabIndex = -1;
  target.tabIndex = 0;
  target.focus();
  target.scrollIntoView({ block: "nearest", inline: "nearest" });
}

// The page: a list to search and select in, and the details of what is selected.
"use strict";

const page = {
  search: document.getElementById("search"),
  list: document.getElementById("list"),
  detail: document.getElementById("detail"),
  filters: document.getElementById("filters"),
  nothing: document.getElementById("nothing"),
  filter: "own",
  /** The entries in the list, in their order. */
  shown: [],
  /** The id of the selected entry; null for the overview. */
  selected: null,
};

/** More findings of one rule are folded. */
const fewFindings = 3;

const filters = {
  own: { title: "Project", fits: (entry) => entry.origin !== "sdk" },
  sdk: { title: "SwiftUI", fits: (entry) => entry.origin === "sdk" },
  gaps: { title: "Loose ends", fits: (entry) => entry.gaps.length > 0 },
  findings: { title: "Findings", fits: (entry) => entry.findings.length > 0 },
  all: { title: "All", fits: () => true },
};

// The list

/** Where a search finds an entry: 0 in its name, 1 in its type, 2 in who uses it; null nowhere. */
function rank(entry, words) {
  if (words.length === 0) return 0;
  const names = [entry.id, entry.type ?? "", [...entry.read, ...entry.injected].map((place) => `${place.symbol} ${place.file}`).join(" ")];
  let text = "";
  for (let depth = 0; depth < names.length; depth += 1) {
    text += ` ${names[depth].toLowerCase()}`;
    if (words.every((word) => text.includes(word))) return depth;
  }
  return null;
}

function fillList() {
  const words = page.search.value.toLowerCase().split(/\s+/).filter((word) => word);
  const found = entries
    .filter((entry) => filters[page.filter].fits(entry))
    .map((entry) => ({ entry, rank: rank(entry, words) }))
    .filter(({ rank }) => rank !== null);
  found.sort((left, right) => left.rank - right.rank);
  page.shown = found.map(({ entry }) => entry);
  const options = [];
  let group = null;
  for (const { entry, rank } of found) {
    const title = words.length > 0 && rank > 0 ? ["", "By type", "By who uses it"][rank] : entry.isObject ? "Objects" : "Keys";
    if (title !== group) {
      options.push(element("div", { class: "group", role: "presentation" }, title));
      group = title;
    }
    options.push(option(entry, options.length));
  }
  page.list.replaceChildren(...options);
  page.nothing.textContent = found.length > 0 ? "" : entries.length === 0 ? "This project uses no environment." : "Nothing fits.";
  markSelected();
}

function option(entry, index) {
  const severity = worstSeverity(entry);
  const readers = entry.read.filter((read) => read.context === "app").length;
  const injections = entry.injected.filter((place) => place.context === "app").length;
  const words = [entry.id, counted(injections, "injection"), counted(readers, "reader"),
    severity ? counted(entry.findings.length, "finding") : "", ...entry.gaps.map((gap) => gapWord(entry, gap))];
  return element(
    "div",
    { role: "option", id: `option-${index}`, "data-id": entry.id, "aria-label": words.filter((word) => word).join(", "), onclick: () => select(entry.id) },
    element("span", { class: "name" }, entry.id),
    severity ? element("span", { class: `dot ${severity}`, title: counted(entry.findings.length, "finding") }) : null,
    element("span", { class: "count", title: `${counted(injections, "injection")}, ${counted(readers, "reader")}` }, `${injections} → ${readers}`),
    element("small", {}, entry.gaps.length > 0 ? gapWord(entry, entry.gaps[0]) : entry.type ?? ""));
}

function markSelected() {
  let active = null;
  for (const child of page.list.querySelectorAll("[role=option]")) {
    const isSelected = child.dataset.id === page.selected;
    child.setAttribute("aria-selected", String(isSelected));
    if (isSelected) active = child;
  }
  if (active) page.list.setAttribute("aria-activedescendant", active.id);
  else page.list.removeAttribute("aria-activedescendant");
  active?.scrollIntoView({ block: "nearest" });
}

function step(count) {
  if (page.shown.length === 0) return;
  const index = page.shown.findIndex((entry) => entry.id === page.selected);
  const next = index < 0 ? (count > 0 ? 0 : page.shown.length - 1) : Math.min(Math.max(index + count, 0), page.shown.length - 1);
  select(page.shown[next].id);
}

function listKey(event) {
  const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };
  const isList = event.currentTarget === page.list;
  if (steps[event.key]) step(steps[event.key]);
  else if (isList && event.key === "Home") step(-page.shown.length);
  else if (isList && event.key === "End") step(page.shown.length);
  else if (event.key === "Enter") {
    if (!page.shown.some((entry) => entry.id === page.selected)) step(1);
    page.detail.focus();
  } else if (event.key === "Escape" && page.search.value) {
    page.search.value = "";
    fillList();
  } else return;
  event.preventDefault();
}

function fillFilters() {
  for (const [name, filter] of Object.entries(filters)) {
    const count = entries.filter(filter.fits).length;
    page.filters.append(
      element("button", { type: "button", "data-filter": name, onclick: () => setFilter(name) }, filter.title, element("span", {}, String(count))));
  }
  setFilter(entries.some(filters.own.fits) ? "own" : "all");
}

function setFilter(name) {
  page.filter = name;
  for (const button of page.filters.children) button.setAttribute("aria-pressed", String(button.dataset.filter === name));
  fillList();
}

// The details

function select(id) {
  const hash = id === null ? "" : `#${encodeURIComponent(id)}`;
  if (decodeHash() !== id) history.pushState(null, "", hash || location.pathname + location.search);
  show(id);
}

function decodeHash() {
  try {
    const id = decodeURIComponent(location.hash.slice(1));
    return entriesById.has(id) ? id : null;
  } catch {
    return null;
  }
}

function show(id) {
  page.selected = id;
  const entry = id === null ? null : entriesById.get(id);
  page.detail.replaceChildren(...(entry ? entryDetails(entry) : overview()));
  page.detail.scrollTop = 0;
  document.body.classList.toggle("has-selection", entry !== null);
  markSelected();
}

function entryDetails(entry) {
  const flow = flowFigure(entry);
  return [
    element(
      "div", { class: "title" }, element("h2", {}, entry.id), entry.type ? element("code", {}, entry.type) : null,
      entry.gaps.map((gap) => element("span", { class: "tag gap", title: gapSentences[gap] }, gapWord(entry, gap)))),
    facts(entry),
    flow ? section("Flow", null, flow) : null,
    findingsOf(entry),
    element("div", { class: "columns" }, injections(entry), reads(entry)),
  ].filter((part) => part !== null);
}

function facts(entry) {
  const rows = [];
  const declared = entry.declared.map((place) => element("li", {}, placeLink(place, true)));
  const origin = entry.origin === "sdk" ? "by Apple's SDK" : "not in this project";
  rows.push(element("dt", {}, "Declared"), element("dd", {}, declared.length > 0 ? element("ul", {}, declared) : origin));
  if (entry.default) {
    rows.push(
      element("dt", {}, "Default"),
      element("dd", {}, entry.default.text === null ? placeLink(entry.default) : element("code", { class: "value" }, entry.default.text), judgements(entry.default)));
  } else if (!entry.isObject && entry.origin === "project") {
    rows.push(element("dt", {}, "Default"), element("dd", {}, "none of its own: it is computed"));
  }
  return element("dl", { class: "facts" }, rows);
}

/** What the analysis says of a default. */
function judgements(value) {
  if (value.evaluated === "once") return element("span", { class: "tag fine" }, "evaluated once");
  const tags = [];
  if (value.stable === true) tags.push(["fine", "stable"]);
  if (value.stable === false) tags.push(["bad", "another one at each read"]);
  if (value.stable === null) tags.push(["", "stability not known"]);
  tags.push({
    free: ["fine", "free"], cheap: ["fine", "cheap"], unknown: ["", "cost not known"], costly: ["bad", "costly at each read"],
  }[value.cost]);
  return tags.map(([kind, word]) => element("span", { class: `tag ${kind}` }, word));
}

function section(title, count, ...content) {
  return element("section", {}, element("h3", {}, title, count === null ? null : element("span", {}, String(count))), content);
}

function injections(entry) {
  const rows = entry.injected.map((place) =>
    element(
      "li", {}, element("span", { class: "symbol" }, place.symbol || "file level"),
      place.value ? element("code", {}, place.value) : null, contextTag(place), placeLink(place)));
  return section("Injected", entry.injected.length, rows.length > 0 ? element("ul", { class: "places" }, rows) : element("p", { class: "none" }, noInjections(entry)));
}

function noInjections(entry) {
  if (entry.origin === "sdk") return "Nowhere: SwiftUI sets it.";
  if (entry.perhapsInjected) return "Not known: some injections could not be followed to their type.";
  if (entry.origin === "other") return "Nowhere in this project.";
  return entry.isObject ? "Nowhere." : "Nowhere: readers get the default.";
}

function reads(entry) {
  const rows = entry.read.map((place) =>
    element(
      "li", {}, element("span", { class: "symbol" }, place.symbol || "file level"),
      place.required ? element("span", { class: "tag", title: "Without an injection, reading it stops the program." }, "required") : null,
      place.arrives && place.arrives !== "always" ? element("span", { class: `tag arrives-${place.arrives}${entry.isObject ? " object" : ""}` }, arrivalWords[place.arrives]) : null,
      contextTag(place), placeLink(place)));
  const other = entry.otherUses ? element("p", { class: "none" }, "Other code uses it, too.") : null;
  return section("Read", entry.read.length, rows.length > 0 ? element("ul", { class: "places" }, rows) : element("p", { class: "none" }, "By no view."), other);
}

function contextTag(place) {
  return contextWords[place.context] ? element("span", { class: "tag" }, contextWords[place.context]) : null;
}

function findingsOf(entry) {
  if (entry.findings.length === 0) return null;
  const groups = new Map();
  for (const finding of entry.findings.map((index) => map.findings[index])) {
    const name = `${severities.indexOf(finding.severity)} ${finding.rule}`;
    groups.set(name, [...(groups.get(name) ?? []), finding]);
  }
  const sorted = [...groups.keys()].sort().map((name) => groups.get(name));
  return section("Findings", entry.findings.length, sorted.map((group, index) => findingGroup(group, index === 0)));
}

/** The findings of one rule, folded where there are many. */
function findingGroup(group, isFirst) {
  const rows = element("ul", { class: "findings" }, group.map(findingRow));
  if (group.length <= fewFindings) return rows;
  const [{ severity, rule }] = group;
  return element(
    "details", { class: `folded ${severity}`, open: isFirst && severity !== "info" && group.length <= 2 * fewFindings },
    element("summary", {}, element("b", {}, severity), " ", element("code", {}, rule), ` · ${group.length} times`), rows);
}

function findingRow(finding) {
  return element(
    "li", { class: finding.severity }, element("p", {}, element("b", {}, finding.severity), " ", finding.message),
    finding.help ? element("p", { class: "help" }, finding.help) : null,
    element("p", { class: "where" }, element("code", {}, finding.rule), placeLink(finding)));
}

// The overview

function overview() {
  const summary = map.summary;
  const cards = [
    [summary.keys, "key"], [summary.objects, "object"], [summary.roots, "root"], [summary.reachedViews, "reached view"],
    [map.findings.length, "finding"],
  ];
  const gaps = Object.keys(gapWords).map((gap) => gapSection(gap)).filter((part) => part !== null);
  const unknown = map.unknownInjections;
  return [
    element("div", { class: "title" }, element("h2", { class: "plain" }, "Overview")),
    element(
      "ul", { class: "cards" },
      cards.map(([count, noun]) => element("li", {}, element("b", {}, String(count)), counted(count, noun).replace(/^\d+ /, "")))),
    summary.roots === 0 ? element("p", { class: "none" }, "No app, widget or hosting controller was found, so nothing is known of what reaches the views.") : null,
    summary.unseenReads > 0
      ? element("p", { class: "none" }, `Not on the map: ${counted(summary.unseenReads, "@Environment")} in files that do not import SwiftUI. The setting 'swiftui_modules' names modules that pass it on.`)
      : null,
    ...gaps,
    mostRead(),
    unknown.length > 0
      ? section(
          "Injections of something unknown", unknown.length,
          element("ul", { class: "places" }, unknown.map((place) => element("li", {}, element("span", { class: "symbol" }, place.symbol || "file level"), contextTag(place), placeLink(place)))))
      : null,
  ].filter((part) => part !== null);
}

function gapSection(gap) {
  const found = entries.filter((entry) => entry.gaps.includes(gap));
  if (found.length === 0) return null;
  const title = gapWords[gap][0].toUpperCase() + gapWords[gap].slice(1);
  return section(title, found.length, element("p", { class: "none" }, gapSentences[gap]), chips(found));
}

function mostRead() {
  const own = entries.filter((entry) => entry.origin !== "sdk" && entry.read.length > 0);
  own.sort((left, right) => right.read.length - left.read.length);
  return own.length === 0 ? null : section("Most read", null, chips(own.slice(0, 12), (entry) => entry.read.length));
}

function chips(found, count = null) {
  return element(
    "ul", { class: "chips" },
    found.map((entry) => element("li", {}, element("button", { type: "button", onclick: () => select(entry.id) }, entry.id, count ? element("span", {}, String(count(entry))) : null))));
}

// The beginning

function remembered() {
  try {
    return localStorage.getItem("envlint-opener") ?? "";
  } catch {
    return "";
  }
}

function start() {
  const opener = document.getElementById("opener");
  opener.value = remembered();
  if (opener.selectedIndex < 0) opener.selectedIndex = 0;
  opener.addEventListener("change", () => {
    try {
      localStorage.setItem("envlint-opener", opener.value);
    } catch {
      // A page without storage forgets the choice.
    }
    for (const link of document.querySelectorAll("a")) if (link.place) link.href = address(link.place);
  });
  document.getElementById("counts").textContent =
    `${counted(map.summary.keys, "key")}, ${counted(map.summary.objects, "object")}, ${counted(map.summary.views, "view")}`;
  document.getElementById("home").addEventListener("click", () => select(null));
  page.search.addEventListener("input", fillList);
  page.search.addEventListener("keydown", listKey);
  page.list.addEventListener("keydown", listKey);
  addEventListener("popstate", () => show(decodeHash()));
  addEventListener("keydown", (event) => {
    const isTyping = ["INPUT", "SELECT", "TEXTAREA"].includes(document.activeElement?.tagName);
    if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    page.search.focus();
    page.search.select();
  });
  fillFilters();
  const first = decodeHash();
  if (first !== null && !filters[page.filter].fits(entriesById.get(first))) setFilter("all");
  show(first ?? (entries.length === 1 ? entries[0].id : null));
}

start();
"""#
}
