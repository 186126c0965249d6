// Generated from Sources/EnvlintMap/Page/zoom.js.
// swift-format-ignore-file

extension PageParts {
  /// How a drawing is zoomed and moved.
  static let zoomScript = #"""
// Fits a drawing to its window, and lets it be zoomed and moved.
"use strict";

const smallestScale = 0.02;
/** A drawing that would be smaller than this doesn't begin as a whole, because nobody could read it. */
const readableScale = 0.5;
const largestScale = 3;
const zoomStep = 1.25;
/** The width that a drawing may take on a printed page. */
const printedWidth = 660;
/** A pointer that moved less has clicked. */
const clickTolerance = 4;

/**
 * The window of a drawing, and the buttons that zoom it.
 *
 * `canvas` keeps its own size and is scaled; `stage` has the scaled size, so that the window scrolls as far as the drawing goes.
 */
function zoomWindow(canvas) {
  const stage = element("div", { class: "stage" }, canvas);
  const scroller = element(
    "div",
    { class: "scroller", tabindex: "0", role: "region", "aria-label": "Drawing: plus and minus zoom, 0 fits it to the window, arrow keys move it" },
    stage);
  const level = element("output", { class: "level", "aria-label": "Zoom" });
  /** `fitted` is the smallest scale to which the drawing follows its window; null after it was zoomed. */
  const zoom = { scale: 1, fitted: readableScale, width: 0, height: 0 };

  function padding() {
    const style = getComputedStyle(scroller);
    return { x: parseFloat(style.paddingLeft), y: parseFloat(style.paddingTop), maxHeight: parseFloat(style.maxHeight) };
  }

  /** Scales the drawing; the point under (x, y) of the window stays there, or else the middle does. */
  function scaleTo(scale, x = scroller.clientWidth / 2, y = scroller.clientHeight / 2) {
    const wanted = Math.min(Math.max(scale, smallestScale), largestScale);
    const inset = padding();
    const [left, top] = [(scroller.scrollLeft + x - inset.x) / zoom.scale, (scroller.scrollTop + y - inset.y) / zoom.scale];
    zoom.scale = wanted;
    canvas.style.transform = `scale(${wanted})`;
    canvas.style.setProperty("--scale", wanted);
    stage.style.width = `${zoom.width * wanted}px`;
    stage.style.height = `${zoom.height * wanted}px`;
    scroller.scrollLeft = left * wanted - x + inset.x;
    scroller.scrollTop = top * wanted - y + inset.y;
    level.textContent = `${Math.round(wanted * 100)} %`;
  }

  function zoomTo(scale, x, y) {
    zoom.fitted = null;
    scaleTo(scale, x, y);
  }

  /** The whole drawing, never larger than it is drawn, or smaller than a scale. */
  function fit(smallest) {
    zoom.fitted = smallest;
    const inset = padding();
    const [width, height] = [scroller.clientWidth - 2 * inset.x, inset.maxHeight - 2 * inset.y];
    // A page that isn't laid out yet has no room.
    if (width <= 0) return;
    const whole = Math.min(width / zoom.width, height > 0 ? height / zoom.height : 1);
    scaleTo(Math.min(1, Math.max(whole, smallest)));
  }

  function follow() {
    if (zoom.fitted === null) scaleTo(zoom.scale);
    else fit(zoom.fitted);
  }

  const actions = {
    "+": () => zoomTo(zoom.scale * zoomStep), "=": () => zoomTo(zoom.scale * zoomStep),
    "-": () => zoomTo(zoom.scale / zoomStep), 0: () => fit(smallestScale),
  };
  scroller.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !actions[event.key]) return;
    event.preventDefault();
    actions[event.key]();
  });
  scroller.addEventListener("wheel", (event) => {
    // A pinch on a trackpad is a wheel with the control key.
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const box = scroller.getBoundingClientRect();
    zoomTo(zoom.scale * Math.exp(-event.deltaY * 0.002), event.clientX - box.left, event.clientY - box.top);
  }, { passive: false });
  letDrag(scroller);
  new ResizeObserver(() => { if (zoom.fitted !== null) follow(); }).observe(scroller);

  function button(text, title, action) {
    return element("button", { type: "button", title, "aria-label": title, onclick: action }, text);
  }
  const buttons = element(
    "div", { class: "zoom", role: "group", "aria-label": "Zoom" },
    button("−", "Zoom out (−)", actions["-"]), level, button("+", "Zoom in (+)", actions["+"]), button("Fit", "Fit to the window (0)", actions[0]));

  /** The drawing has another size. */
  function resize(width, height) {
    [zoom.width, zoom.height] = [width, height];
    canvas.style.width = `${width}px`;
    canvas.style.height = `${height}px`;
    canvas.style.setProperty("--print-scale", Math.min(1, printedWidth / width));
    follow();
  }
  return { scroller, buttons, resize };
}

/** Moves what a window shows along with the pointer that is held down in it. */
function letDrag(scroller) {
  let start = null;
  scroller.addEventListener("pointerdown", (event) => {
    // A finger scrolls by itself.
    if (event.button !== 0 || event.pointerType === "touch") return;
    start = { x: event.clientX, y: event.clientY, left: scroller.scrollLeft, top: scroller.scrollTop, isDrag: false };
  });
  scroller.addEventListener("pointermove", (event) => {
    if (!start) return;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (!start.isDrag && Math.hypot(x, y) < clickTolerance) return;
    if (!start.isDrag) {
      start.isDrag = true;
      scroller.setPointerCapture(event.pointerId);
      scroller.classList.add("dragged");
    }
    scroller.scrollLeft = start.left - x;
    scroller.scrollTop = start.top - y;
  });
  for (const end of ["pointerup", "pointercancel"]) {
    scroller.addEventListener(end, () => {
      if (start?.isDrag) scroller.addEventListener("click", swallow, { capture: true, once: true });
      // A drag that ends outside of the window has no click.
      setTimeout(() => scroller.removeEventListener("click", swallow, { capture: true }));
      scroller.classList.remove("dragged");
      start = null;
    });
  }
  function swallow(event) {
    event.stopPropagation();
    event.preventDefault();
  }
  // Dragging a link would carry its address away.
  scroller.addEventListener("dragstart", (event) => event.preventDefault());
}
"""#
}
