"""A report in headless Chromium, and what an independent report of the same audit says."""

import json
import os
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

FOLDER = Path(os.environ["GALLEY_REPORTS"])
CATEGORIES = "XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5".split()
LETTERS = {
    "truncated": "T",
    "clipped": "C",
    "overlap": "O",
    "overflow": "F",
    "missingGlyph": "G",
    "wraps": "W",
    "tapTarget": "S",
    "untranslated": "U",
    "brokenWord": "B",
    "unlabeled": "N",
}


class Browser:
    """One browser for all tests; each page has a profile of its own."""

    def __init__(self) -> None:
        self.playwright = sync_playwright().start()
        # Tests run as root in containers, where Chromium's sandbox cannot.
        self.browser = self.playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox"], timeout=120_000
        )

    def close(self) -> None:
        self.browser.close()
        self.playwright.stop()

    @contextmanager
    def open(self, name: str, **options):
        """Opens a report; fails if the page complains or asks for anything but itself."""
        context = self.browser.new_context(**{"viewport": {"width": 1280, "height": 900}, **options})
        page = context.new_page()
        page.set_default_timeout(60_000)
        page.complaints, page.requests = [], []
        page.on("console", lambda message: page.complaints.append(f"{message.type}: {message.text}"))
        page.on("pageerror", lambda error: page.complaints.append(str(error)))
        page.on("dialog", lambda dialog: (page.complaints.append(f"dialog: {dialog.message}"), dialog.dismiss()))
        page.on("request", lambda request: page.requests.append(request.url))
        address = (FOLDER / name).as_uri()
        page.goto(address)
        yield page
        foreign = [url for url in page.requests if url.split("#")[0] != address and not url.startswith("data:")]
        complaints = page.complaints
        context.close()
        assert not foreign, f"the page asked for {foreign}"
        assert not complaints, f"the page complained: {complaints}"


class Audit:
    """The findings as the NDJSON report has them: what the page must agree with."""

    def __init__(self, name: str) -> None:
        lines = (FOLDER / name).read_text(encoding="utf-8").split("\n")
        self.findings = [json.loads(line) for line in lines if line]

    def select(self, **wanted: str) -> list[dict]:
        """The findings that filters leave; what is everywhere is in every combination."""
        return [
            finding
            for finding in self.findings
            if all(finding[key] is None or str(finding[key]) == value for key, value in wanted.items() if value)
        ]

    @staticmethod
    def faults(findings: list[dict]) -> set[tuple]:
        return {(f["locale"], f["path"], f["kind"], f["element"]) for f in findings}

    @staticmethod
    def cells(findings: list[dict], facets: list[tuple[str, str]], categories: list[str]) -> dict[tuple, set[str]]:
        """The letters of each cell: by locale, row, width, direction and category."""
        cells: dict[tuple, set[str]] = {}
        for f in findings:
            everywhere = f["width"] is None
            for width, direction in facets if everywhere else [(str(f["width"]), f["direction"])]:
                for category in categories if everywhere else [f["category"]]:
                    key = (f["locale"], str(f["row"]), width, direction, category)
                    cells.setdefault(key, set()).add(LETTERS[f["kind"]])
        return cells


def shown_faults(page: Page) -> set[tuple]:
    """The faults that the page shows, as the audit names them."""
    return {tuple(fault) for fault in page.evaluate(
        """() => {
          const locales = Array.from(document.querySelector("[name=locale]").options).slice(1).map((o) => o.text);
          const shown = Array.from(document.querySelectorAll(".fault")).filter((card) => card.checkVisibility());
          return shown.map((card) => [locales[card.dataset.locale], card.querySelector(".place code").textContent,
            card.dataset.kind, card.querySelector("h4 code")?.textContent ?? null]);
        }"""
    )}


def shown_cells(page: Page) -> dict[tuple, set[str]]:
    """The letters of the cells that the heat map shows."""
    cells = page.evaluate(
        """() => {
          const map = document.querySelector(".map");
          const names = Array.from(map.tHead.rows[1].cells);
          const facets = Array.from(map.querySelectorAll(".facet"));
          const count = names.length / facets.length;
          const cells = [];
          for (const body of map.tBodies) {
            const locale = body.querySelector(".document bdi:last-of-type").textContent;
            for (const row of body.querySelectorAll("tr[data-row]")) {
              Array.from(row.cells).slice(1).forEach((cell, column) => {
                const { width, direction } = facets[Math.floor(column / count)].dataset;
                if (cell.checkVisibility() && cell.textContent) {
                  cells.push([[locale, row.cells[0].textContent, width, direction, names[column].textContent],
                    cell.textContent]);
                }
              });
            }
          }
          return cells;
        }"""
    )
    return {tuple(key): set(letters) for key, letters in cells}
