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
  page.nothing.textContent = found.length > 0 ? "" : entries.length === 0 ? "This project doesn't use the environment." : "No matches.";
  markSelected();
}

function option(entry, index) {
  const severity = worstSeverity(entry);
  const readers = entry.read.filter((read) => read.context === "app").length;
  const injections = entry.injected.filter((place) => place.context === "app").length;
  const uses = `${counted(injections, "injection")}, ${counted(readers, "reader")}`.replaceAll(/\b0 /g, "no ");
  const found = findingCounts(entry);
  const words = [entry.id, uses, found, ...entry.gaps.map((gap) => gapWord(entry, gap))];
  return element(
    "div",
    { role: "option", id: `option-${index}`, "data-id": entry.id, "aria-label": words.filter((word) => word).join(", "), onclick: () => select(entry.id) },
    element("span", { class: "name" }, entry.id),
    severity ? element("span", { class: `dot ${severity}`, title: found }) : null,
    element("small", {}, entry.gaps.length > 0 ? gapWord(entry, entry.gaps[0]) : entry.type ?? ""),
    element("span", { class: "count" }, uses));
}

/** `1 error, 2 warnings`. */
function findingCounts(entry) {
  const found = severityCounts(entry.findings.map((index) => map.findings[index]));
  return found.map(([count, severity]) => counted(count, severity)).join(", ");
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
  const origin = entry.origin === "sdk" ? "by Apple's SDK" : "outside this project";
  rows.push(element("dt", {}, "Declared"), element("dd", {}, declared.length > 0 ? element("ul", {}, declared) : origin));
  if (entry.default) {
    rows.push(
      element("dt", {}, "Default"),
      element("dd", {}, entry.default.text === null ? placeLink(entry.default) : element("code", { class: "value" }, entry.default.text), judgements(entry.default)));
  } else if (!entry.isObject && entry.origin === "project") {
    rows.push(element("dt", {}, "Default"), element("dd", {}, "none, because the value is computed"));
  }
  return element("dl", { class: "facts" }, rows);
}

/** What the analysis says of a default. */
function judgements(value) {
  if (value.evaluated === "once") return element("span", { class: "tag fine" }, "evaluated once");
  const tags = [];
  if (value.stable === true) tags.push(["fine", "stable"]);
  if (value.stable === false) tags.push(["bad", "new at each read"]);
  if (value.stable === null) tags.push(["", "stability unknown"]);
  tags.push({
    free: ["fine", "free"], cheap: ["fine", "cheap"], unknown: ["", "cost unknown"], costly: ["bad", "costly at each read"],
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
  if (entry.perhapsInjected) return "Unknown: the type of some injections is unknown.";
  if (entry.origin === "other") return "Nowhere in this project.";
  return entry.isObject ? "Nowhere." : "Nowhere: readers get the default.";
}

function reads(entry) {
  const rows = entry.read.map((place) =>
    element(
      "li", {}, element("span", { class: "symbol" }, place.symbol || "file level"),
      place.required ? element("span", { class: "tag", title: "Reading it without an injection crashes the app." }, "required") : null,
      arrivalTag(place, entry), contextTag(place), placeLink(place)));
  const other = entry.otherUses ? element("p", { class: "none" }, "Other code also uses it.") : null;
  return section("Read", entry.read.length, rows.length > 0 ? element("ul", { class: "places" }, rows) : element("p", { class: "none" }, "By no view."), other);
}

/** What is known about the injection: the mark of 'envlint prove' where it counts the read. */
function arrivalTag(place, entry) {
  if (place.proof) return element("span", { class: `tag proof-${place.proof}` }, proofWords[place.proof]);
  if (!place.arrives || place.arrives === "always") return null;
  return element("span", { class: `tag arrives-${place.arrives}${entry.isObject ? " object" : ""}` }, arrivalWords[place.arrives]);
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
  return section("Findings", findingCounts(entry), sorted.map((group, index) => findingGroup(group, index === 0)));
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
    ...(map.findings.length > 0 ? severityCounts(map.findings) : [[0, "finding"]]),
  ];
  const gaps = Object.keys(gapWords).map((gap) => gapSection(gap)).filter((part) => part !== null);
  const unknown = map.unknownInjections;
  return [
    element("div", { class: "title" }, element("h2", { class: "plain" }, "Overview")),
    element(
      "ul", { class: "cards" },
      cards.map(([count, noun]) => element("li", {}, element("b", {}, String(count)), counted(count, noun).replace(/^\d+ /, "")))),
    summary.roots === 0 ? element("p", { class: "none" }, "No app, widget or hosting controller was found, so it is unknown which values reach the views.") : null,
    summary.unseenReads > 0
      ? element("p", { class: "none" }, `Not on the map: ${counted(summary.unseenReads, "@Environment")} in files that don't import SwiftUI. Set 'swiftui_modules' to the modules that re-export it.`)
      : null,
    ...gaps,
    mostRead(),
    unknown.length > 0
      ? section(
          "Unknown injections", unknown.length,
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
