"""What the HTML report does in a browser.

`Tests/AuditTests/HTML/ReportBrowserTests.swift` makes the reports and runs this.
"""

import base64
import random
import time
import unittest

from axe_playwright_python.sync_playwright import Axe
from page import CATEGORIES, FOLDER, Audit, Browser, shown_cells, shown_faults

REPORT, LARGE, CLEAN, PICTURE = "report.html", "large.html", "clean.html", "picture.html"
# Contrast of every text with what is behind it, by WCAG 2.2 (relative luminance), over all backgrounds below it.
CONTRAST = """() => {
  const parse = (color) => color.match(/[\\d.]+/g).map(Number);
  const luminance = ([r, g, b]) => [r, g, b].map((v) => v / 255)
    .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
    .reduce((sum, v, index) => sum + v * [0.2126, 0.7152, 0.0722][index], 0);
  const ground = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const [r, g, b, a = 1] = parse(getComputedStyle(at).backgroundColor);
      if (a === 1) return [r, g, b];
    }
    return matchMedia("(prefers-color-scheme: dark)").matches ? [18, 21, 24] : [255, 255, 255];
  };
  const low = [];
  let count = 0;
  for (const element of document.querySelectorAll("body *")) {
    const hasText = Array.from(element.childNodes).some((node) => node.nodeType === 3 && node.data.trim());
    if (!hasText || !element.checkVisibility() || element.closest("script, style")) continue;
    const [first, second] = [parse(getComputedStyle(element).color), ground(element)].map(luminance);
    const ratio = (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
    count += 1;
    if (ratio < 4.5) low.push(`${element.tagName}.${element.className} ${ratio.toFixed(2)}: ${element.textContent}`);
  }
  return { count, low };
}"""

# The share of pixels that differ between two PNG files, the second moved to the right by some pixels.
DIFFERENCE = """async ([first, second, shift]) => {
  const pixels = async (file) => {
    const image = new Image();
    image.src = `data:image/png;base64,${file}`;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height);
  };
  const [a, b] = [await pixels(first), await pixels(second)];
  if (a.width !== b.width || a.height !== b.height) return `${a.width} × ${a.height}, ${b.width} × ${b.height}`;
  let count = 0;
  for (let at = 4 * shift; at < a.data.length; at += 4) {
    if ([0, 1, 2].some((part) => Math.abs(a.data[at + part] - b.data[at - 4 * shift + part]) > 48)) count += 1;
  }
  return count / (a.width * a.height);
}"""
# The contrast of each mark with the first thing that its picture fills, which is the list's background.
MARKS = """() => {
  const parse = (color) => color.match(/[\\d.]+/g).map(Number);
  const luminance = (color) => parse(color).slice(0, 3).map((v) => v / 255)
    .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
    .reduce((sum, v, index) => sum + v * [0.2126, 0.7152, 0.0722][index], 0);
  return Array.from(document.querySelectorAll("rect.mark"), (mark) => {
    const picture = document.querySelector(mark.parentElement.querySelector("use").getAttribute("href"));
    const grounds = Array.from(picture.querySelectorAll("path[fill]:not([fill=none])")).slice(0, 1);
    const [first, second] = [getComputedStyle(mark).stroke, getComputedStyle(grounds[0]).fill].map(luminance);
    return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
  });
}"""


def setUpModule() -> None:
    global browser, audit
    browser, audit = Browser(), Audit("findings.ndjson")


def tearDownModule() -> None:
    browser.close()


def options(page, name: str) -> list[str]:
    return page.eval_on_selector_all(f"[name={name}] option", "all => all.map((option) => option.text)")[1:]


def facets(page) -> list[tuple[str, str]]:
    facets = page.eval_on_selector_all(".facet", "all => all.map((f) => [f.dataset.width, f.dataset.direction])")
    return [tuple(facet) for facet in facets]


def focused(page) -> str:
    """Where the focus is: a fault by its identifier, a cell by row, width, direction and category."""
    return page.evaluate(
        """() => {
          const at = document.activeElement, cell = at.closest("td");
          if (!cell) return at.id || at.name || at.tagName;
          const table = cell.closest("table"), names = Array.from(table.tHead.rows[1].cells);
          const column = Array.from(cell.parentElement.cells).indexOf(cell) - 1;
          const facet = table.querySelectorAll(".facet")[Math.floor(column / Number(table.dataset.categories))].dataset;
          const row = cell.parentElement.cells[0].textContent;
          return [row, facet.width, facet.direction, names[column].textContent].join(" ");
        }"""
    )


def settle(page) -> None:
    """Waits until the filters have done their work: 80 ms after the last key, in the order of the page's timers."""
    page.evaluate("new Promise((end) => setTimeout(end, 100))")


def wait_until(page, condition: str, seconds: float = 5) -> None:
    """Waits for a condition. Playwright's own way evaluates strings in the page, which its policy forbids."""
    end = time.monotonic() + seconds
    while not page.evaluate(condition):
        if time.monotonic() > end:
            raise AssertionError(f"not within {seconds} s: {condition}")
        page.wait_for_timeout(20)


class Reading(unittest.TestCase):
    def test_without_scripts_everything_is_there_to_read(self):
        with browser.open(REPORT, java_script_enabled=False) as page:
            self.assertEqual(page.locator(".fault").count(), len(audit.faults(audit.findings)))
            self.assertFalse(page.locator("#filters").is_visible())
            self.assertFalse(page.locator("#keys").is_visible())
            link = page.locator(".map td a").last
            target = link.get_attribute("href")
            link.click()
            self.assertTrue(page.url.endswith(target))
            self.assertTrue(page.locator(target).is_visible())

    def test_the_heat_map_says_what_the_findings_say(self):
        with browser.open(REPORT) as page:
            self.assertEqual(shown_cells(page), audit.cells(audit.findings, facets(page), CATEGORIES))

    def test_pictures_show_what_they_refer_to(self):
        with browser.open(REPORT) as page:
            outcome = page.evaluate(
                """async () => {
                  const missing = [];
                  const count = document.querySelectorAll("symbol, figure").length;
                  for (const use of document.querySelectorAll("use")) {
                    if (!document.querySelector(use.getAttribute("href"))) missing.push(use.outerHTML);
                  }
                  for (const part of document.querySelectorAll("svg [clip-path], svg [filter]")) {
                    const name = (part.getAttribute("clip-path") ?? part.getAttribute("filter")).slice(4, -1);
                    if (!document.querySelector(name)) missing.push(part.outerHTML);
                  }
                  for (const image of document.querySelectorAll("svg image")) {
                    const decoded = new Image();
                    decoded.src = image.getAttribute("href");
                    await decoded.decode().catch(() => missing.push(image.id));
                  }
                  return { count, missing };
                }"""
            )
            self.assertGreater(outcome["count"], 20)
            self.assertEqual(outcome["missing"], [])

    def test_a_clean_report_has_nothing_to_filter(self):
        with browser.open(CLEAN) as page:
            self.assertTrue(page.get_by_text("Nothing found.").is_visible())
            self.assertEqual(page.locator("form, article, .map").count(), 0)


class Filters(unittest.TestCase):
    def test_filters_leave_what_the_findings_leave(self):
        chance = random.Random(8)
        with browser.open(REPORT) as page:
            columns = facets(page)
            untouched = page.locator(".map").inner_html()
            choices = {name: options(page, name) for name in ("category", "width", "direction", "locale", "rowKind")}
            kinds = page.eval_on_selector_all("[name=kind] option", "all => all.map((option) => option.value)")[1:]
            sizes = set()
            for _ in range(16):
                labels = {name: chance.choice(all) if chance.random() < 0.4 else "" for name, all in choices.items()}
                kind = chance.choice(kinds) if chance.random() < 0.4 else ""
                page.locator("[name=kind]").select_option(value=kind)
                for name, label in labels.items():
                    page.locator(f"[name={name}]").select_option(label=label or "All")
                settle(page)
                left = audit.select(kind=kind, **labels)
                self.assertEqual(shown_faults(page), audit.faults(left), labels)
                shown = [f for f in columns if labels["width"] in ("", f[0]) and labels["direction"] in ("", f[1])]
                categories = [labels["category"]] if labels["category"] else CATEGORIES
                self.assertEqual(shown_cells(page), audit.cells(left, shown, categories), labels)
                count, total = len(audit.faults(left)), len(audit.faults(audit.findings))
                text = f"{total} faults" if count == total else f"{count} of {total} faults"
                self.assertEqual(page.locator("#count").inner_text(), text)
                self.assertEqual(page.locator("#none").is_visible(), count == 0)
                sizes.add(count)
            self.assertGreater(len(sizes), 5)
            page.get_by_role("button", name="Reset").click()
            settle(page)
            self.assertEqual(shown_faults(page), audit.faults(audit.findings))
            # What the script draws is what the report had, but for where the focus may go.
            plain = r"""(html) => html.replace(/ (tabindex|colspan)="-?\d+"/g, "")"""
            self.assertEqual(
                page.evaluate(plain, page.locator(".map").inner_html()), page.evaluate(plain, untouched))

    def test_search_finds_texts_rows_and_elements(self):
        with browser.open(REPORT) as page:
            field = page.locator("[name=text]")
            for words in ("ROTTERDAM", "Straße", "العربية", "detail", "sections[0].rows[2]", "</script>"):
                field.fill(words)
                settle(page)
                cards = page.eval_on_selector_all(
                    ".fault", "all => all.map((card) => [card.textContent.toLowerCase(), card.checkVisibility()])")
                self.assertEqual([words.lower() in text for text, _ in cards], [shown for _, shown in cards], words)
                self.assertTrue(any(shown for _, shown in cards), words)
            field.fill("nothing has this in it")
            settle(page)
            self.assertTrue(page.get_by_text("No fault matches the filters.").is_visible())
            self.assertEqual(page.locator("section.document:visible, .map tbody:visible").count(), 0)

    def test_thousands_of_faults_stay_usable(self):
        with browser.open(LARGE) as page:
            self.assertEqual(page.locator(".fault").count(), 2000)
            field = page.locator("[name=text]")
            field.fill("row 1999")
            wait_until(page, "document.getElementById('count').textContent.startsWith('1 of')")
            self.assertEqual(page.locator(".fault:visible").count(), 1)


class Keyboard(unittest.TestCase):
    def test_arrows_move_through_the_heat_map(self):
        with browser.open(REPORT) as page:
            self.assertEqual(page.locator(".map [tabindex='0']").count(), 1)
            page.locator(".map [tabindex='0']").focus()
            rows = page.eval_on_selector_all("tr[data-row] th", "all => all.map((th) => th.textContent)")
            first = f"{rows[0]} 320 ltr XS"
            self.assertEqual(focused(page), first)
            for key, place in [
                ("ArrowUp", first), ("ArrowLeft", first), ("ArrowRight", f"{rows[0]} 320 ltr S"),
                ("ArrowDown", f"{rows[1]} 320 ltr S"), ("End", f"{rows[1]} 390 rtl AX5"),
                ("ArrowRight", f"{rows[1]} 390 rtl AX5"), ("ArrowLeft", f"{rows[1]} 390 rtl AX4"),
                ("Home", f"{rows[1]} 320 ltr XS"), ("Control+End", f"{rows[-1]} 390 rtl AX5"),
                ("ArrowDown", f"{rows[-1]} 390 rtl AX5"), ("Control+Home", first),
                ("PageDown", f"{rows[min(10, len(rows) - 1)]} 320 ltr XS"), ("PageUp", first),
            ]:
                page.keyboard.press(key)
                self.assertEqual(focused(page), place, key)
                self.assertEqual(page.locator(".map [tabindex='0']").count(), 1)
                width = page.evaluate("parseFloat(getComputedStyle(document.activeElement).outlineWidth)")
                self.assertGreaterEqual(width, 2, "the focus is not to be seen")
            # One stop of the tab key, however many cells.
            page.keyboard.press("Tab")
            self.assertFalse(page.evaluate("!!document.activeElement.closest('.map')"))
            page.keyboard.press("Shift+Tab")
            self.assertEqual(focused(page), first)

    def test_hidden_rows_and_columns_are_passed_over(self):
        with browser.open(REPORT) as page:
            page.locator("[name=width]").select_option(label="390")
            page.locator("[name=category]").select_option(label="AX5")
            page.locator("[name=locale]").select_option(label="ar")
            settle(page)
            page.locator(".map [tabindex='0']").focus()
            place = focused(page)
            self.assertTrue(place.endswith("390 ltr AX5"), place)
            page.keyboard.press("ArrowRight")
            self.assertEqual(focused(page), place.replace("ltr", "rtl"))
            page.keyboard.press("Control+End")
            visible = page.locator("tr[data-row]:visible th").all_text_contents()
            self.assertEqual(focused(page), f"{visible[-1]} 390 rtl AX5")

    def test_enter_opens_a_fault_and_escape_comes_back(self):
        with browser.open(REPORT) as page:
            page.locator(".map td a").first.focus()
            place = focused(page)
            href = page.evaluate("document.activeElement.getAttribute('href')")
            page.keyboard.press("Enter")
            self.assertEqual(f"#{focused(page)}", href)
            self.assertTrue(page.url.endswith(href))
            wait_until(page, "document.activeElement.getBoundingClientRect().top < innerHeight")
            number = int(href.removeprefix("#f"))
            page.keyboard.press("n")
            self.assertEqual(focused(page), f"f{number + 1}")
            page.keyboard.press("p")
            self.assertEqual(focused(page), f"f{number}")
            page.keyboard.press("Escape")
            self.assertEqual(focused(page), place)

    def test_slash_searches_and_escape_ends_it(self):
        with browser.open(REPORT) as page:
            page.locator(".map [tabindex='0']").focus()
            place = focused(page)
            page.keyboard.press("/")
            self.assertEqual(focused(page), "text")
            page.keyboard.type("rotterdam/")
            self.assertEqual(page.locator("[name=text]").input_value(), "rotterdam/")
            page.keyboard.press("Escape")
            settle(page)
            self.assertEqual(page.locator("[name=text]").input_value(), "")
            self.assertEqual(shown_faults(page), audit.faults(audit.findings))
            page.keyboard.press("Escape")
            self.assertEqual(focused(page), place)


class Safety(unittest.TestCase):
    def test_nothing_foreign_runs_or_loads(self):
        with browser.open(REPORT) as page:
            outcome = page.evaluate(
                """async () => {
                  const script = document.createElement("script");
                  script.textContent = "window.ran = true";
                  document.body.append(script);
                  const image = new Image();
                  const loaded = new Promise((end) => {
                    image.onload = () => end(true);
                    image.onerror = () => end(false);
                  });
                  image.src = "http://127.0.0.1:9/x.png";
                  const fetched = await fetch("http://127.0.0.1:9/").then(() => true, () => false);
                  return [window.ran === true, await loaded, fetched];
                }"""
            )
            self.assertEqual(outcome, [False, False, False])
            violations = [line for line in page.complaints if "Content Security Policy" in line]
            self.assertGreaterEqual(len(violations), 3)
            # These were asked for by the test; what the page was asked for must not have left it.
            page.complaints.clear()
            page.requests[:] = [url for url in page.requests if "127.0.0.1" not in url]

    def test_what_documents_say_stays_text(self):
        with browser.open(REPORT) as page:
            counts = page.evaluate("[document.scripts.length, document.images.length, window.ran]")
            self.assertEqual(counts, [1, 0, None])
            # An override in a row's name does not turn what stands around it.
            for card in page.locator(".fault").filter(has_text="\u202e").all():
                badge, name = (card.locator(part).bounding_box() for part in (".badge", "h4 bdi"))
                is_below = name["y"] >= badge["y"] + badge["height"] - 2
                self.assertTrue(is_below or badge["x"] + badge["width"] <= name["x"])


class Access(unittest.TestCase):
    def test_axe_finds_nothing(self):
        axe = Axe()
        for name, scheme in ((REPORT, "light"), (REPORT, "dark"), (CLEAN, "light")):
            with browser.open(name, color_scheme=scheme, bypass_csp=True) as page:
                page.add_style_tag(content=".fault { content-visibility: visible !important }")
                found = axe.run(page, options={"resultTypes": ["violations"]})
                self.assertEqual(found.violations_count, 0, f"{name}, {scheme}: {found.generate_report()}")

    def test_every_text_has_contrast(self):
        for scheme in ("light", "dark"):
            with browser.open(REPORT, color_scheme=scheme, bypass_csp=True) as page:
                page.add_style_tag(content=".fault { content-visibility: visible !important }")
                result = page.evaluate(CONTRAST)
                self.assertGreater(result["count"], 300)
                self.assertEqual(result["low"], [], scheme)

    def test_schemes_differ(self):
        grounds = set()
        for scheme in ("light", "dark"):
            with browser.open(REPORT, color_scheme=scheme) as page:
                grounds.add(page.evaluate("getComputedStyle(document.body).backgroundColor"))
        self.assertEqual(len(grounds), 2)

    def test_pictures_follow_the_scheme(self):
        """A picture is what the PNG file of the same list is, in the light and in the dark."""
        for scheme in ("light", "dark"):
            with browser.open(PICTURE, color_scheme=scheme, device_scale_factor=2, bypass_csp=True) as page:
                # Where it stands depends on the page's fonts: between two pixels a screenshot is one larger.
                page.add_style_tag(content="svg.picture { position: fixed; top: 0; left: 0 }")
                shown = page.locator("svg.picture").screenshot()
                drawn = (FOLDER / f"picture-{scheme}.png").read_bytes()
            files = [base64.b64encode(file).decode() for file in (shown, drawn)]
            with browser.open(PICTURE, bypass_csp=True) as page:
                same, moved = (page.evaluate(DIFFERENCE, [*files, shift]) for shift in (0, 1))
            # The edges of letters differ a little; moved by a pixel they differ a lot.
            self.assertLess(same, 0.004, scheme)
            self.assertGreater(moved, max(0.01, 5 * same), scheme)

    def test_marks_are_seen_on_every_picture(self):
        # 3 : 1 is what WCAG 2.2, 1.4.11 asks of graphics; the ground is the picture's, at its corner.
        for scheme in ("light", "dark"):
            with browser.open(REPORT, color_scheme=scheme, bypass_csp=True) as page:
                ratios = page.evaluate(MARKS)
                self.assertGreater(len(ratios), 10)
                self.assertGreaterEqual(min(ratios), 3, scheme)

    def test_it_fits_narrow_screens_and_zoom(self):
        # 320 CSS pixels are those of WCAG 2.2, 1.4.10; 640 at two pixels each those of a 1280 pixel window at 200 %.
        for width, scale in ((320, 1), (390, 3), (640, 2), (1280, 1)):
            options = {"viewport": {"width": width, "height": 700}, "device_scale_factor": scale}
            with browser.open(REPORT, **options) as page:
                self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), width)


if __name__ == "__main__":
    unittest.main()
