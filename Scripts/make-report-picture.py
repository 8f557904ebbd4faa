#!/usr/bin/env python3
"""Makes the picture of Documentation/audits.md: runs the command of its caption, and photographs the page in Chromium.

    $(Scripts/install-browser-tools.sh) Scripts/make-report-picture.py GALLEY
"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
CAPTION = (ROOT / "Documentation/audits.md").read_text().split("(report.png)")[1]
COMMAND = re.search(r"`galley ([^`]+) --html\s+report\.html`", CAPTION)[1].replace("\n", " ")

with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
    report = Path(folder, "report.html")
    command = f'"$0" {COMMAND} --fail-on none --format html -o "$1"'
    subprocess.run(["bash", "-c", command, Path(sys.argv[1]).resolve(), report], check=True, cwd=ROOT)
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    page = browser.new_page(viewport={"width": 1120, "height": 900}, color_scheme="light", reduced_motion="reduce")
    page.goto(report.as_uri())
    page.locator("[name=kind]").select_option(value="truncated")
    page.evaluate("document.querySelector('.scroller').style.maxHeight = '13.5rem'")
    page.wait_for_timeout(300)
    page.evaluate("scrollTo(0, document.getElementById('map').getBoundingClientRect().top + scrollY - 140)")
    page.wait_for_timeout(300)
    page.screenshot(path=ROOT / "Documentation/report.png")
    browser.close()
