// Generated from Sources/EnvlintMap/Page/page.css.
// swift-format-ignore-file

extension PageParts {
  /// Its look.
  static let style = #"""
/* The look of the map: one set of colours for light, one for dark, and no meaning is carried by color alone. */
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
[role="option"] { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; gap: 0 8px; padding: 5px 8px 6px; border-radius: 7px; cursor: pointer; content-visibility: auto; contain-intrinsic-height: 47px; }
[role="option"]:hover { background: var(--sunken); }
[role="option"][aria-selected="true"] { background: var(--accent-ground); }
[role="option"] .name { overflow: hidden; font-size: 13px; font-weight: 550; text-overflow: ellipsis; white-space: nowrap; }
[role="option"] .count { grid-area: 2 / 2; color: var(--soft); font-size: 12px; line-height: 16px; font-variant-numeric: tabular-nums; white-space: nowrap; }
[role="option"] small { grid-area: 2 / 1; overflow: hidden; color: var(--faint); font-size: 12px; line-height: 16px; text-overflow: ellipsis; white-space: nowrap; }
[role="option"] small:empty { display: none; }
.dot { justify-self: end; width: 8px; height: 8px; border-radius: 50%; background: var(--faint); }
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
.tag.fine, .tag.arrives-always, .tag.proof-proven { background: var(--good-ground); color: var(--good); }
.tag.bad, .tag.proof-lacking, .tag.object.arrives-never, .tag.object.arrives-sometimes { background: var(--bad-ground); color: var(--bad); }
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
.controls { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 16px; }
.zoom { display: flex; align-items: center; gap: 3px; }
.zoom button { min-width: 24px; padding: 0 6px; border: 1px solid var(--line); border-radius: 5px; background: var(--ground); line-height: 20px; cursor: pointer; }
.zoom button:hover { border-color: var(--accent); color: var(--accent); }
.zoom .level { min-width: 46px; text-align: center; font-variant-numeric: tabular-nums; }
.check { display: flex; align-items: center; gap: 5px; white-space: nowrap; }
.scroller { overflow: auto; max-height: 62vh; padding: 14px; }
.scroller { cursor: grab; }
.scroller.dragged { cursor: grabbing; user-select: none; }
.scroller.dragged * { cursor: grabbing; }
.stage { overflow: hidden; }
.canvas :focus-visible { outline-width: calc(2px / var(--scale, 1)); }
.canvas { position: relative; transform-origin: 0 0; }
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
  .stage { width: auto !important; height: auto !important; overflow: visible; }
  .canvas { transform: none !important; zoom: var(--print-scale, 1); }
  .zoom { display: none; }
}
"""#
}
