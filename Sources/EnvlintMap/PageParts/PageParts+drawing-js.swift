// Generated from Sources/EnvlintMap/Page/drawing.js.
// swift-format-ignore-file

extension PageParts {
  /// How that is drawn.
  static let drawingScript = #"""
// Draws the flow of an entry: trees from left to right, as nested lists for those who cannot see them.
"use strict";

const rowHeight = 36;
const nodeHeight = 28;
const columnGap = 44;
const labelGap = 112;
const widestNode = 260;
/** More readers of the same kind below one view are put together. */
const mostLeaves = 6;
/** Above this number of views, those that only pass the environment on are left out at first. */
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
  const zoom = zoomWindow(canvas);
  const about = element("p", { class: "about", role: "status" });
  const brief = element("input", { type: "checkbox", id: "every-step" });
  brief.checked = !view.isBrief;
  brief.addEventListener("change", () => {
    view.isBrief = !brief.checked;
    draw(view, canvas, zoom, about);
  });
  draw(view, canvas, zoom, about);
  const tools = element(
    "div", { class: "tools" }, legend(entry, flow.isFollowed),
    element("div", { class: "controls" }, element("label", { class: "check" }, brief, " every step"), zoom.buttons));
  return element("figure", { class: "flow", "aria-label": "From the roots to the readers" }, tools, zoom.scroller, about);
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
function draw(view, canvas, zoom, about) {
  const trees = view.isBrief ? view.trees.map(contracted) : view.trees;
  const shown = trees.map((tree) => grouped(tree, "", view.open));
  const size = layOut(shown);
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("width", size.width);
  svg.setAttribute("height", size.height);
  const list = element("ul", { class: "nodes" });
  for (const tree of shown) list.append(item(tree, null, view, svg, () => draw(view, canvas, zoom, about), about));
  canvas.replaceChildren(svg, list);
  zoom.resize(size.width, size.height);
  const first = canvas.querySelector("[data-path].current") ?? canvas.querySelector("button");
  if (first) first.tabIndex = 0;
  canvas.onkeydown = (event) => move(event, canvas);
  if (!about.hasChildNodes()) about.textContent = "Select a view to see its details.";
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
  return { app: "app", hosting: "hosting", elsewhere: "elsewhere", unknown: "no root" }[node.rootKind] ?? "";
}

/** The line to a node, and its label. */
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
"""#
}
