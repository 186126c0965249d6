#!/usr/bin/env python3
"""Uses the page of 'envlint map --format html' in headless Chromium as people do, with the keyboard and in both colour schemes, and has
Mermaid itself draw the graphs of '--format mermaid'.

    check.py ENVLINT [--chromium PROGRAM] [--screenshots FOLDER]

ENVLINT is the program. Chromium is looked for by its usual names unless it is given. The pages are those of a small project with
names that break pages which do not escape them, of one key with one reader and one with 200, and of 2,000 views. Needs the Python
packages playwright, but no browser of its own, and mermaidx, of which only the Mermaid is used that it ships. Ends with 1 when
something is wrong.
"""

import argparse
import importlib.util
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

from playwright.sync_api import sync_playwright

KEYS = """import SwiftUI
extension EnvironmentValues {
  @Entry var theme = Theme()
  @Entry var token = UUID()
  @Entry var label = "</script><img src=x onerror=alert(1)>"
  @Entry var spare = 0
}
struct Theme { var isDark = false }
final class Session: ObservableObject {}
"""
READER = """struct %(name)s: View {
  @Environment(\\.%(key)s) private var value
  var body: some View { Text("\\(value)") }
}
"""


def small_project():
    """One reader of 'token', 200 readers of 'theme' on three kinds of paths, one that no root shows."""
    rows = "".join(READER % {"name": f"Row{number}", "key": "theme"} for number in range(200))
    shown = [f"Row{number}()" for number in range(199)]
    views = f"""import SwiftUI
@main struct Shop: App {{
  @StateObject private var session = Session()
  var body: some Scene {{
    WindowGroup {{
      Home().environment(\\.theme, Theme(isDark: true)).environmentObject(session)
      Side()
    }}
  }}
}}
struct Home: View {{ var body: some View {{ Group {{ {"; ".join(shown[:150])} }} ; Account() }} }}
struct Side: View {{ var body: some View {{ Group {{ {"; ".join(shown[150:])} }} ; TokenLabel() }} }}
struct Account: View {{ var body: some View {{ Avatar() }} }}
struct Avatar: View {{
  @EnvironmentObject private var session: Session
  @Environment(\\.colorScheme) private var scheme
  var body: some View {{ Text("\\(session) \\(scheme)") }}
}}
"""
    return {
        "Sources/Keys & <b>.swift": KEYS,
        "Sources/Views.swift": views + READER % {"name": "TokenLabel", "key": "token"} + READER % {"name": "`default`", "key": "label"},
        "Sources/Rows.swift": "import SwiftUI\n" + rows,
    }


def large_project():
    """2,000 views, 300 keys, ten levels."""
    keys = "".join(f"  @Entry var key{number} = {number}\n" for number in range(300))
    files = {"Keys.swift": "import SwiftUI\nextension EnvironmentValues {\n" + keys + "}\n"}
    for part in range(20):
        code = ["import SwiftUI"]
        for number in range(part * 100, part * 100 + 100):
            children = "; ".join(f"V{child}()" for child in (2 * number + 1, 2 * number + 2) if child < 2000)
            code.append(f"struct V{number}: View {{ @Environment(\\.key{number % 300}) private var key; "
                        f"var body: some View {{ Text(\"\\(key)\"); {children} }} }}")
        files[f"Views{part}.swift"] = "\n".join(code) + "\n"
    injections = "".join(f".environment(\\.key{number}, 1)" for number in range(0, 300, 3))
    files["App.swift"] = f"import SwiftUI\n@main struct Big: App {{ var body: some Scene {{ WindowGroup {{ V0(){injections} }} }} }}\n"
    return files


class Check:
    def __init__(self, browser, screenshots):
        self.browser = browser
        self.screenshots = screenshots
        self.problems = []
        self.count = 0

    def expect(self, holds, what):
        self.count += 1
        if not holds:
            self.problems.append(what)

    def open(self, path, scheme="light", fragment="", size=(1280, 860)):
        """A page of which everything that it says or asks for is noted."""
        context = self.browser.new_context(color_scheme=scheme, viewport={"width": size[0], "height": size[1]})
        page = context.new_page()
        page.on("console", lambda message: self.problems.append(f"console: {message.type}: {message.text}"))
        page.on("pageerror", lambda error: self.problems.append(f"error: {error}"))
        page.on("dialog", lambda dialog: (self.problems.append(f"dialog: {dialog.message}"), dialog.dismiss()))
        requests = []
        page.on("request", lambda request: requests.append(request.url))
        page.goto(path.as_uri() + fragment)
        page.requests = requests
        return page

    def close(self, page):
        pages = [url for url in page.requests if not url.startswith("file://")]
        self.expect(not pages, f"requests leave the page: {pages}")
        self.expect(len(page.requests) == 1, f"the page asks for more than itself: {page.requests}")
        page.context.close()

    def picture(self, page, name):
        if self.screenshots:
            page.screenshot(path=self.screenshots / f"{name}.png")


def names(page):
    return page.locator("[role=option] .name").all_text_contents()


def heading(page):
    return page.locator("#detail h2").inner_text()


def focus_is_in(page, selector):
    return page.evaluate("selector => document.activeElement?.closest(selector) !== null", selector)


def overlapping(page):
    """Pairs of nodes and labels of the drawing that lie over each other."""
    return page.evaluate(
        """() => {
          const boxes = [...document.querySelectorAll('.node, .label')].map((box) => [box.textContent, box.getBoundingClientRect()]);
          const found = [];
          boxes.forEach(([first, a], index) => boxes.slice(index + 1).forEach(([second, b]) => {
            const isApart = a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
            if (!isApart) found.push(`${first} / ${second}`);
          }));
          return found.slice(0, 3);
        }""")


def check_search(check, path):
    page = check.open(path)
    check.expect(heading(page) == "Overview", "the page does not begin with the overview")
    everything = names(page)
    check.expect(everything == ["\\.label", "\\.spare", "\\.theme", "\\.token", "Session"], f"the list shows {everything}")
    page.keyboard.press("/")
    check.expect(focus_is_in(page, "#search"), "'/' does not go to the search")
    page.keyboard.type("tok")
    check.expect(names(page) == ["\\.token"], f"a search for 'tok' shows {names(page)}")
    page.keyboard.press("Enter")
    check.expect(heading(page) == "\\.token", "Enter does not select what was found")
    check.expect(focus_is_in(page, "#detail"), "Enter does not go to the details")
    page.fill("#search", "Row7")
    check.expect(names(page) == ["\\.theme"], "a search for a view does not find what it reads")
    page.fill("#search", "nothing like it")
    check.expect(page.locator("#nothing").inner_text() == "No matches.", "an empty result is not told")
    page.focus("#search")
    page.keyboard.press("Escape")
    check.expect(names(page) == everything, "Escape does not empty the search")
    check.close(page)


def check_keyboard(check, path):
    page = check.open(path)
    page.focus("#list")
    for key, name in (("ArrowDown", "\\.label"), ("End", "Session"), ("ArrowUp", "\\.token"), ("ArrowUp", "\\.theme")):
        page.keyboard.press(key)
        check.expect(heading(page) == name, f"{key} selects {heading(page)}, not {name}")
    active = page.locator("#list").get_attribute("aria-activedescendant")
    check.expect(page.locator(f"#{active}").get_attribute("data-id") == "\\.theme", "the list does not name its active option")
    page.go_back()
    check.expect(heading(page) == "\\.token", "the browser does not go back")
    page.go_forward()
    # From the list to the drawing by Tab alone, then by arrow keys.
    for _ in range(30):
        page.keyboard.press("Tab")
        if focus_is_in(page, ".node"):
            break
    check.expect(focus_is_in(page, ".node"), "Tab does not reach the drawing")
    first = page.evaluate("document.activeElement.textContent")
    page.keyboard.press("ArrowRight")
    check.expect(page.evaluate("document.activeElement.textContent") != first, "arrow keys do not move in the drawing")
    page.locator(".node.group").first.focus()
    before = page.locator(".node").count()
    page.keyboard.press("Enter")
    check.expect(page.locator(".node").count() > before + 40, "Enter does not open a group")
    check.expect(focus_is_in(page, ".node.group[aria-expanded=true]"), "the focus leaves the group that was opened")
    check.expect(not overlapping(page), f"the open drawing overlaps: {overlapping(page)}")
    check.picture(page, "open-group")
    check.close(page)


def drawing(page):
    """The scale of the drawing, how far it is moved, and whether all of it is in its window."""
    return page.evaluate(
        """() => {
          const scroller = document.querySelector('.scroller');
          const scale = new DOMMatrix(getComputedStyle(document.querySelector('.canvas')).transform).a;
          const isWhole = scroller.scrollWidth <= scroller.clientWidth + 1 && scroller.scrollHeight <= scroller.clientHeight + 1;
          return { scale, left: scroller.scrollLeft, top: scroller.scrollTop, isWhole };
        }""")


def check_zoom(check, path):
    page = check.open(path, fragment="#%5C.theme")
    check.expect(drawing(page)["scale"] == 1, "a small drawing is not shown in its own size")
    page.locator(".node.group").first.click()
    readable = drawing(page)
    check.expect(readable["scale"] == 0.5, f"a drawing of 200 rows begins too small or too large: {readable}")
    check.picture(page, "readable")
    page.locator(".zoom button", has_text="Fit").click()
    fitted = drawing(page)
    check.expect(fitted["scale"] < 0.1 and fitted["isWhole"], f"a large drawing does not fit its window: {fitted}")
    check.expect(page.locator(".level").inner_text() == f"{round(fitted['scale'] * 100)} %", "the zoom is not told")
    check.picture(page, "fitted")
    page.set_viewport_size({"width": 900, "height": 600})
    page.wait_for_timeout(300)
    again = drawing(page)
    check.expect(again["isWhole"] and again["scale"] < fitted["scale"], f"a smaller window does not fit the drawing again: {again}")
    page.set_viewport_size({"width": 1280, "height": 860})
    page.locator(".scroller").focus()
    for key, holds, what in (
        ("+", lambda now, last: now["scale"] > last["scale"], "'+' does not zoom in"),
        ("+", lambda now, last: not now["isWhole"], "a zoomed drawing is still whole"),
        ("ArrowDown", lambda now, last: now["top"] > last["top"], "an arrow key does not move the drawing"),
        ("-", lambda now, last: now["scale"] < last["scale"], "'-' does not zoom out"),
        ("0", lambda now, last: now["isWhole"], "'0' does not fit the drawing"),
    ):
        last = drawing(page)
        page.keyboard.press(key)
        # A browser scrolls smoothly.
        for _ in range(20):
            if holds(drawing(page), last):
                break
            page.wait_for_timeout(100)
        check.expect(holds(drawing(page), last), f"{what}: {last}, {drawing(page)}")
    for _ in range(8):
        page.keyboard.press("+")
    # A wheel zooms about the pointer with a key, and moves without one.
    node = page.locator(".node.reader:not(.group)").nth(20)
    node.scroll_into_view_if_needed()
    box = node.bounding_box()
    page.mouse.move(box["x"] + 5, box["y"] + 5)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -300)
    page.keyboard.up("Control")
    page.wait_for_timeout(300)
    now = node.bounding_box()
    check.expect(now["width"] > box["width"] * 1.5, "control and wheel do not zoom")
    check.expect(abs(now["y"] - box["y"]) < 20, f"the wheel does not zoom about the pointer: {box}, {now}")
    before = drawing(page)
    page.mouse.wheel(0, 10)
    page.wait_for_timeout(300)
    check.expect(drawing(page)["top"] != before["top"], "the wheel does not move the drawing")
    # Dragging moves and selects nothing; a click selects.
    about = page.locator(".about").inner_text()
    now = node.bounding_box()
    before = drawing(page)
    page.mouse.move(now["x"] + 10, now["y"] + 5)
    page.mouse.down()
    page.mouse.move(now["x"] - 30, now["y"] - 65, steps=5)
    page.mouse.up()
    moved = drawing(page)
    check.expect(moved["top"] > before["top"] + 50, f"dragging does not move the drawing: {before}, {moved}")
    check.expect(page.locator(".about").inner_text() == about, "a drag selects a view")
    node.click()
    check.expect("reads it at" in page.locator(".about").inner_text(), "a click selects no view")
    page.locator(".zoom button", has_text="Fit").click()
    check.expect(drawing(page)["isWhole"], "the button does not fit the drawing")
    page.emulate_media(media="print")
    check.expect(page.evaluate("getComputedStyle(document.querySelector('.canvas')).transform") == "none", "print is scaled")
    check.close(page)


def wide_project():
    """Views one below the other, all of which read a key: a drawing wider than any page."""
    view = "struct ViewOfLevel{0}: View {{ @Environment(\\.theme) private var theme; var body: some View {{ VStack {{ Text(\"\\(theme)\"); {1} }} }} }}"
    views = [view.format(level, f"ViewOfLevel{level + 1}()" if level < 29 else "Text(\"\")") for level in range(30)]
    app = "@main struct Wide: App { var body: some Scene { WindowGroup { ViewOfLevel0().environment(\\.theme, 2) } } }"
    return {"Wide.swift": "\n".join(["import SwiftUI", "extension EnvironmentValues { @Entry var theme = 1 }", *views, app, ""])}


def check_wide(check, path):
    page = check.open(path, fragment="#%5C.theme")
    width = page.evaluate("parseFloat(document.querySelector('.canvas').style.width)")
    check.expect(width > 3000, f"the wide drawing is only {width} px wide")
    page.locator(".scroller").focus()
    page.keyboard.press("0")
    page.locator(".node").nth(3).focus()
    page.keyboard.press("ArrowRight")
    outline = page.evaluate("parseFloat(getComputedStyle(document.activeElement).outlineWidth)") * drawing(page)["scale"]
    check.expect(1 <= outline <= 3, f"the focus is {outline} px thick in a drawing of {drawing(page)['scale']}")
    page.emulate_media(media="print")
    width = page.evaluate("document.querySelector('.canvas').getBoundingClientRect().width")
    check.expect(width <= 661, f"a printed drawing is {width} px wide")
    check.close(page)


def check_counts(check, path):
    page = check.open(path)
    cards = page.locator(".cards li").all_inner_texts()
    check.expect(any("warning" in card for card in cards), f"the overview does not tell severities apart: {cards}")
    check.expect(not any("finding" in card for card in cards), f"the overview counts findings without their severity: {cards}")
    counts = page.locator("[role=option] .count").all_inner_texts()
    check.expect(any(count.startswith("no injections, ") for count in counts), f"the list does not say what it counts: {counts}")
    check.expect(all("injection" in count and "reader" in count for count in counts), f"the list counts {counts}")
    page.locator("[role=option]", has_text="\\.token").click()
    heading_text = page.locator("h3", has_text="Findings").inner_text()
    check.expect("warning" in heading_text or "error" in heading_text or "info" in heading_text, f"the findings are headed {heading_text!r}")
    check.close(page)


def check_details(check, path):
    page = check.open(path, fragment="#%5C.theme")
    text = page.locator("#detail").inner_text()
    for word in ("Theme()", "stable", "cheap", "1 reader without a root", "not injected"):
        check.expect(word in text, f"the details of 'theme' do not say {word!r}")
    check.expect(page.locator(".node.root", has_text="Shop").count() == 1, "the root is not drawn")
    check.expect(page.locator(".label .injects").count() == 1, "the injection is not drawn")
    check.expect(not overlapping(page), f"the drawing overlaps: {overlapping(page)}")
    link = page.locator("#detail .place").first.get_attribute("href")
    check.expect(link == "Sources/Keys%20%26%20%3Cb%3E.swift#L3", f"the place is linked as {link}")
    page.select_option("#opener", "vscode")
    link = page.locator("#detail .place").first.get_attribute("href")
    check.expect(link.startswith("vscode://file/") and link.endswith(".swift:3:14"), f"the editor is opened with {link}")
    page.locator(".node.reader:not(.group)").first.click()
    check.expect("reads it at" in page.locator(".about").inner_text(), "a view does not tell where it reads")
    page.locator("[role=option]", has_text="\\.token").click()
    check.expect("new at each read" in page.locator("#detail").inner_text(), "the verdict is not shown")
    check.expect(page.locator(".findings li").count() > 0, "the findings are not shown")
    check.picture(page, "one-reader")
    page.locator("[role=option]", has_text="\\.label").click()
    check.expect("</script><img" in page.locator("#detail .value").inner_text(), "a default is not shown as it is")
    check.expect(page.locator("img").count() == 0, "a default became an element")
    page.locator("#filters button", has_text="SwiftUI").click()
    check.expect(names(page) == ["\\.colorScheme"], f"SwiftUI's keys are {names(page)}")
    page.locator("#home").click()
    check.expect(heading(page) == "Overview", "the title does not lead to the overview")
    check.close(page)


def check_schemes(check, path):
    grounds = {}
    for scheme in ("light", "dark"):
        page = check.open(path, scheme, "#%5C.theme")
        grounds[scheme] = page.evaluate("getComputedStyle(document.body).backgroundColor")
        for name, ratio in page.evaluate(CONTRAST):
            check.expect(ratio >= 4.5, f"{scheme}: the contrast of '{name}' is {ratio:.1f}")
        check.picture(page, f"many-readers-{scheme}")
        page.locator("#home").click()
        check.picture(page, f"overview-{scheme}")
        check.close(page)
    check.expect(grounds["light"] != grounds["dark"], "light and dark look the same")
    page = check.open(path, fragment="#%5C.theme", size=(390, 800))
    isWide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    check.expect(not isWide, "a narrow page scrolls sideways")
    check.picture(page, "narrow")
    check.close(page)


# Of the text in front of the next opaque ground: WCAG 2.1, 1.4.3.
CONTRAST = """() => {
  const channel = (value) => (value /= 255) <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  const numbers = (color) => color.match(/[\\d.]+/g).map(Number);
  const light = ([r, g, b]) => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
  const ground = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const color = numbers(getComputedStyle(at).backgroundColor);
      if (color.length === 3 || color[3] === 1) return color;
    }
    return [255, 255, 255];
  };
  const samples = ['h1', '#counts', '.name', '.count', 'small', '.group', '.node span', '.node.reader span', '.tag', '.tag.fine', '.tag.gap', '.place',
    '.legend li', '.about', 'h3 span', '#filters button', '#filters button[aria-pressed=true]', '.injects', '.skipped', 'dt', '.none'];
  return samples.flatMap((selector) => {
    const element = document.querySelector(selector);
    if (!element) return [];
    const [first, second] = [light(numbers(getComputedStyle(element).color)), light(ground(element))].sort((a, b) => b - a);
    return [[selector, (first + 0.05) / (second + 0.05)]];
  });
}"""


def check_large(check, path):
    start = time.monotonic()
    page = check.open(path)
    check.expect(len(names(page)) == 300, "the large project does not show all keys")
    page.fill("#search", "key29")
    check.expect(len(names(page)) == 11, f"a search in the large project finds {len(names(page))}")
    page.fill("#search", "")
    for key in ("ArrowDown", "ArrowDown", "PageDown", "End", "Home"):
        page.keyboard.press(key)
    check.expect(page.locator(".node").count() > 3, "the large project draws nothing")
    check.expect(not overlapping(page), f"the large drawing overlaps: {overlapping(page)}")
    seconds = time.monotonic() - start
    check.expect(seconds < 10, f"the large page took {seconds:.1f} s")
    check.picture(page, "large")
    check.close(page)


def check_mermaid(check, envlint, folders):
    package = pathlib.Path(importlib.util.find_spec("mermaidx").origin).parent
    page = check.browser.new_page()
    page.set_content("<body></body>")
    page.add_script_tag(content=(package / "assets" / "mermaid.js").read_text(encoding="utf-8"))
    for folder, keys in folders:
        for words in ([], *(["--key", key] for key in keys)):
            run = subprocess.run([envlint, "map", folder, "--format", "mermaid", *words], check=True, capture_output=True, encoding="utf-8")
            # With the limits that GitHub has, which are Mermaid's own.
            drawn = page.evaluate(
                """async (text) => {
                  mermaid.initialize({ startOnLoad: false });
                  try {
                    await mermaid.parse(text);
                    const { svg } = await mermaid.render("drawing", text);
                    document.body.innerHTML = svg;
                    return [...document.querySelectorAll(".nodeLabel, .cluster-label")].map((label) => label.textContent.trim());
                  } catch (error) {
                    return String(error);
                  }
                }""", run.stdout)
            name = " ".join(words) or "the whole project"
            check.expect(isinstance(drawn, list) and len(drawn) > 1, f"Mermaid cannot draw {name}: {str(drawn)[:300]}")
            for key in keys:
                check.expect(not words or words[1] != key or f"\\.{key}" in drawn, f"the drawing of '{key}' does not name it: {drawn[:9]}")
    page.close()


def page_of(envlint, files, folder):
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    page = folder / "map.html"
    subprocess.run([envlint, "map", folder, "--format", f"html={page}", "--quiet"], check=True)
    return page


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("envlint", type=lambda path: str(pathlib.Path(path).resolve()))
    parser.add_argument("--chromium", default=next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None))
    parser.add_argument("--screenshots", type=pathlib.Path)
    arguments = parser.parse_args()
    if not arguments.chromium:
        sys.exit("there is no Chromium: 'apt-get install chromium' has it on Debian")
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = pathlib.Path(name).resolve()
        small = page_of(arguments.envlint, small_project(), folder / "small")
        large = page_of(arguments.envlint, large_project(), folder / "large")
        wide = page_of(arguments.envlint, wide_project(), folder / "wide")
        # The pages are our own, and a sandbox needs rights that containers do not give.
        browser = playwright.chromium.launch(executable_path=arguments.chromium, args=["--no-sandbox"])
        check = Check(browser, arguments.screenshots)
        check.expect(large.stat().st_size < 3_000_000, f"the page of 2,000 views has {large.stat().st_size} bytes")
        for step, page in ((check_search, small), (check_keyboard, small), (check_details, small), (check_zoom, small),
                           (check_wide, wide), (check_counts, small), (check_schemes, small), (check_large, large)):
            step(check, page)
        check_mermaid(check, arguments.envlint, [(small.parent, ["theme", "token", "label"]), (large.parent, ["key0"])])
        browser.close()
    for problem in check.problems:
        print(problem)
    print(f"{check.count} checks of the map: {len(check.problems)} problems")
    sys.exit(1 if check.problems else 0)


if __name__ == "__main__":
    main()
