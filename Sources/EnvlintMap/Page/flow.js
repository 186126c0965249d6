// The flow of one entry: a forest of the ways from the roots to its readers.
"use strict";

/**
 * The trees of an entry, first those below roots, then those of readers that no root was found to show.
 *
 * A node is a view as it is reached with the value or without it: a view that has it only on some paths is there twice. Of several
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

/** The number of levels of a tree. */
function depthOf(tree) {
  let level = [tree];
  let depth = 0;
  while (level.length > 0) {
    depth += 1;
    level = level.flatMap((node) => node.children);
  }
  return depth;
}

/** The number of nodes of trees. */
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
