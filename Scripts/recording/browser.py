"""Headless Chromium as an oracle: cases in, line starts, widths and heights out."""

import html
import json
import os
import re
import subprocess
import tempfile
from pathlib import Path

from .faces import FONTS, Face

# With device scale factor 1 and without hinting, advances scale with the size, in steps of 1/64 pixel.
FLAGS = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--allow-file-access-from-files",
    "--force-device-scale-factor=1",
    "--font-render-hinting=none",
    "--virtual-time-budget=20000",
]

# The first strong character determines the paragraph's direction. Spaces are kept, and hang at a line's end. A family
# without the weight is used in the weight that it has. Adjacent full-width punctuation keeps its advances.
STYLE = (
    "white-space: pre-wrap; overflow-wrap: anywhere; unicode-bidi: plaintext; text-align: start; "
    "font-synthesis: none; text-spacing-trim: space-all"
)

# Enough cases per page that start-up time does not matter, and few enough that the virtual time suffices.
CASES_A_PAGE = 400

PAGE = """<!DOCTYPE html><meta charset="utf-8"><style>
{faces}
body {{ margin: 0 }}
#host > div {{ {style} }}
</style><div id="host"></div><pre id="result"></pre><script>
const input = {input};
{script}
</script>
"""

# This hides the system's own faces, so that only those of Fonts/ serve as fallback where no named family has a glyph.
# Hinting must be off here too: if fontconfig asks for it, advances are whole pixels.
FONTCONFIG = """<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
<dir>{fonts}</dir><cachedir>{cache}</cachedir>
<match target="pattern">
<edit name="antialias" mode="assign"><bool>true</bool></edit>
<edit name="hinting" mode="assign"><bool>false</bool></edit>
<edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
</match>
</fontconfig>
"""


def version() -> str:
    return subprocess.run(["chromium", "--version"], check=True, capture_output=True, text=True).stdout.strip()


def font_face(face: Face) -> str:
    source = f'src: url("{face.path.as_uri()}")'
    return f'@font-face {{ font-family: "{face.family}"; font-weight: {face.weight}; {source} }}'


def record(cases: list[dict], faces: list[Face], questions: str) -> list[dict]:
    """What Chromium answers to each case, in order, by the `recordCase` of a script beside this one.

    Stops at the first case whose lines cannot be told apart.
    """
    answers: list[dict] = []
    for first in range(0, len(cases), CASES_A_PAGE):
        answers += record_page(cases[first : first + CASES_A_PAGE], faces, questions)
    errors = [answer["error"] for answer in answers if "error" in answer]
    if errors:
        raise SystemExit("Chromium's lines are unclear:\n" + "\n".join(errors))
    return answers


def record_page(cases: list[dict], faces: list[Face], questions: str) -> list[dict]:
    """One run of the browser over one page."""
    data = {"faces": [{"family": face.family, "weight": face.weight} for face in faces], "cases": cases}
    # `<` would end the script element or open a comment.
    text = json.dumps(data).replace("<", "\\u003c")
    page = PAGE.format(
        faces="\n".join(map(font_face, faces)),
        style=STYLE,
        input=text,
        script="\n".join((Path(__file__).parent / name).read_text(encoding="utf-8") for name in ("page.js", questions)),
    )
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "cases.html")
        path.write_text(page, encoding="utf-8")
        configuration = Path(folder, "fonts.conf")
        configuration.write_text(FONTCONFIG.format(fonts=FONTS, cache=Path(folder, "cache")), encoding="utf-8")
        command = ["chromium", *FLAGS, f"--user-data-dir={folder}/profile", "--dump-dom", path.as_uri()]
        environment = {**os.environ, "FONTCONFIG_FILE": str(configuration), "LANG": "C.UTF-8"}
        dump = subprocess.run(command, check=True, capture_output=True, text=True, env=environment).stdout
    found = re.search(r'<pre id="result">(.*?)</pre>', dump, re.DOTALL)
    answer = json.loads(html.unescape(found.group(1))) if found and found.group(1) else {"error": "no answer in time"}
    if "error" in answer:
        raise SystemExit(f"Chromium: {answer['error']}")
    return answer["answers"]
