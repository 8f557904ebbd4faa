"""Where Chromium may break lines.

A text is laid out with `white-space: pre-wrap` in a box of no width, so that every opportunity is taken, and its line starts are read from the
rectangles of its characters. No font matters to that.
"""

import html
import json
import pathlib
import re
import subprocess
import tempfile

PAGE = """<!doctype html><meta charset="utf-8">
<style>div { width: 0; white-space: pre-wrap; font: 16px/20px monospace }</style>
<body><pre id="out"></pre><script type="application/json" id="cases">%s</script><script>
const texts = JSON.parse(document.getElementById("cases").textContent);
const holder = document.createElement("div");
const nodes = texts.map(text => {
  const box = document.createElement("div");
  [box.lang, box.textContent] = text;
  holder.appendChild(box);
  return box.firstChild;
});
document.body.appendChild(holder);
const range = document.createRange();
const result = nodes.map(node => {
  const starts = [];
  let line = null;
  for (let index = 0; index < node.length; index++) {
    range.setStart(node, index);
    range.setEnd(node, index + 1);
    const boxes = range.getClientRects();
    if (!boxes.length) continue;
    const top = boxes[boxes.length - 1].top;
    if (line !== null && top > line) starts.push(index);
    line = top;
  }
  return starts;
});
holder.remove();
document.getElementById("out").textContent = JSON.stringify(result);
</script>"""


def chromium_version() -> str:
    output = subprocess.run(["chromium", "--version"], capture_output=True, text=True, check=True).stdout
    return re.search(r"[\d.]+", output).group()


def line_starts(texts: list[str], languages: list[str] | None = None) -> list[list[int]]:
    """The UTF-8 offsets at which Chromium starts the lines of each text, the first line left out."""
    cases = json.dumps(list(zip(languages or ["en"] * len(texts), texts))).replace("<", "\\u003c")
    with tempfile.TemporaryDirectory() as folder:
        page = pathlib.Path(folder) / "cases.html"
        page.write_text(PAGE % cases, encoding="utf-8")
        output = subprocess.run(
            ["chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=600000",
             "--dump-dom", page.as_uri()],
            capture_output=True, text=True, check=True).stdout
    result = json.loads(html.unescape(re.search(r'<pre id="out">(.*?)</pre>', output, re.S).group(1)))
    assert len(result) == len(texts)
    return [[utf8_offset(text, start) for start in starts] for text, starts in zip(texts, result)]


def utf8_offset(text: str, utf16_offset: int) -> int:
    return len(text.encode("utf-16-le")[: 2 * utf16_offset].decode("utf-16-le").encode())
