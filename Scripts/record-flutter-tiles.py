#!/usr/bin/env python3
"""Records where Flutter itself puts what is in its list tiles: Tests/Fixtures/devices/flutter-tiles.ndjson.

    python3 -m venv FOLDER && FOLDER/bin/pip install flet==1.0.5 flet-web==1.0.5 playwright==1.65.2
    FOLDER/bin/python Scripts/record-flutter-tiles.py

Needs Debian's chromium besides. flet-web (PyPI) holds an app that was built with Flutter 3.44.8 for the web; this program tells it over a
web socket which widgets to show. Chromium gets the faces of Fonts/ as the app's own, so that nothing comes from elsewhere. CanvasKit is the
one with ICU, as on devices. Sizes come from the app's own events, which are exact; positions from the nodes of its semantics, which
Chromium writes with six digits.

The app knows three visual densities only. So that it takes any, the function of main.dart.js that looks them up is changed on the way to
the browser; nothing else of the app is.

Each line is a tile: `document`, which Galley measures, and `frames`: x, y, width and height of each element, and the size of the tile.
Other tiles are recorded with --seed, --tiles and --output. Takes two minutes.
"""

import argparse
import asyncio
import json
import random
import re
import shutil
from itertools import groupby
from pathlib import Path

import flet as ft
import flet_web
import uvicorn
from playwright.async_api import Page, Route, async_playwright
from recording import FIXTURES, ROOT
from recording.tiles import random_tiles

PORT = 8931
WEB = Path(flet_web.__file__).parent / "web"
# Where a tile stands in the window: what sticks out of it must not be cut off.
ORIGIN = {"left": 200, "top": 1000}
WINDOW = {"width": 1300, "height": 6000}
TILES_AT_ONCE = 50

NOTO_SANS = ["Arabic", "Hebrew", "Devanagari", "Thai"]
FACES = {
    "Roboto": {400: "Roboto/Roboto-Regular.ttf", 500: "Roboto/Roboto-Medium.ttf", 700: "Roboto/Roboto-Bold.ttf"},
    **{
        f"Noto Sans {script}": {400: f"NotoSans/NotoSans{script}-Regular.ttf", 700: f"NotoSans/NotoSans{script}-Bold.ttf"}
        for script in NOTO_SANS
    },
    "Noto Sans CJK JP": {400: "NotoSansCJK/NotoSansCJKjp-Regular.otf"},
    "Noto Color Emoji": {400: "NotoColorEmoji/NotoColorEmoji.ttf"},
}
FALLBACK = list(FACES)[1:]


def patched_app() -> str:
    """The app, with densities such as `-1.5,2`."""
    code = (WEB / "main.dart.js").read_text(encoding="utf-8")
    lookup = re.search(r'\w+\(a,b\)\{(?=var s=A\.q\(\["adaptiveplatformdensity",[^\]]*"comfortable",B\.(\w+),)', code)
    density = re.search(rf"\nB\.{lookup[1]}=new A\.(\w+)\(-1,-1\)", code)[1]
    any_density = f"var steps=/^(\\S+),(\\S+)$/.exec(a);if(steps)return new A.{density}(+steps[1],+steps[2]);"
    return code[: lookup.end()] + any_density + code[lookup.end() :]


def patched_start() -> str:
    """What starts the app, with the CanvasKit that has ICU."""
    code = (WEB / "flutter_bootstrap.js").read_text(encoding="utf-8")
    return code.replace("assetBase: flet.assetBase", 'assetBase: flet.assetBase, canvasKitVariant: "full"')


def replaced_files() -> dict[str, str]:
    faces = [
        {"family": family, "fonts": [{"asset": f"faces/{file}", "weight": weight} for weight, file in files.items()]}
        for family, files in FACES.items()
    ]
    return {
        "FontManifest.json": json.dumps(faces),
        "main.dart.js": patched_app(),
        "flutter_bootstrap.js": patched_start(),
    }


class Recorder:
    """The app in a browser: tiles in, frames out."""

    def __init__(self, page: ft.Page, window: Page) -> None:
        self.page = page
        self.window = window
        self.sizes: dict[str, tuple[float, float]] = {}

    def named(self, name: str, control: ft.Control) -> ft.Control:
        """A widget whose size and place can be asked for."""

        def keep_size(event: ft.LayoutSizeChangeEvent) -> None:
            self.sizes[name] = (event.width, event.height)

        control.on_size_change = keep_size
        return ft.Semantics(
            identifier=name, label=name, container=True, exclude_semantics=name.count(".") > 0, content=control
        )

    def text(self, name: str, text: str | None, lines: int) -> ft.Control | None:
        if text is None:
            return None
        overflow = ft.TextOverflow.ELLIPSIS if lines else ft.TextOverflow.CLIP
        return self.named(
            name, ft.Text(text, max_lines=lines or None, overflow=overflow, font_family_fallback=FALLBACK)
        )

    def side(self, name: str, side: dict | None) -> ft.Control | None:
        if side is None or "text" in side:
            return self.text(name, side and side["text"], 0)
        return self.named(name, ft.Container(width=side["width"], height=side["height"]))

    def tile(self, index: int, document: dict) -> ft.Control:
        """A tile as its document says."""
        row = document["sections"][0]["rows"][0]
        is_rtl = document["direction"] == "rtl"
        density = row.get("visualDensity", {"horizontal": 0, "vertical": 0})
        padding = row.get("contentPadding")
        if padding:
            sides = [padding["leading"], padding["trailing"]]
            left, right = reversed(sides) if is_rtl else sides
            padding = ft.Padding(left, padding["top"], right, padding["bottom"])
        alignment = row.get("titleAlignment")
        tile = ft.ListTile(
            title=self.text(f"{index}.title", row.get("title"), row.get("titleLines", 0)),
            subtitle=self.text(f"{index}.subtitle", row.get("subtitle"), row.get("subtitleLines", 0)),
            leading=self.side(f"{index}.leading", row.get("leading")),
            trailing=self.side(f"{index}.trailing", row.get("trailing")),
            is_three_line=row.get("isThreeLine"),
            dense=row.get("dense"),
            visual_density=f"{density['horizontal']},{density['vertical']}",
            content_padding=padding,
            title_alignment=alignment and ft.ListTileTitleAlignment(alignment),
            style=ft.ListTileStyle.DRAWER if row.get("isInDrawer") else None,
            min_vertical_padding=row.get("minVerticalPadding"),
            min_leading_width=row.get("minLeadingWidth"),
            horizontal_spacing=row.get("horizontalTitleGap"),
            min_height=row.get("minTileHeight"),
            rtl=is_rtl,
        )
        return ft.Container(width=document["width"], content=self.named(str(index), tile), **ORIGIN)

    def visible(self) -> set[str]:
        """The names of what must have a node: an empty box has none."""
        return {name for name, (width, height) in self.sizes.items() if width and height}

    async def set_up(self, document: dict) -> None:
        """Sets what is one for the whole app: the generation of Material, the language and the text scale."""
        is_material3 = document["sections"][0]["rows"][0]["material"] == 3
        self.page.theme = ft.Theme(font_family="Roboto", use_material3=is_material3)
        self.page.theme_mode = ft.ThemeMode.LIGHT
        locale = ft.Locale(document["locale"])
        self.page.locale_configuration = ft.LocaleConfiguration(supported_locales=[locale], current_locale=locale)
        self.page.controls = []
        self.page.update()
        await self.window.evaluate(f"document.documentElement.style.fontSize = '{16 * document['fontScale']}px'")
        await asyncio.sleep(1)

    async def record(self, documents: list[dict]) -> list[dict]:
        """The frames of each tile."""
        self.sizes = {}
        tiles = [self.tile(index, document) for index, document in enumerate(documents)]
        self.page.controls = [ft.Stack(tiles, clip_behavior=ft.ClipBehavior.NONE, **WINDOW)]
        self.page.update()
        found: list[dict] = []
        for _ in range(100):
            await asyncio.sleep(0.2)
            if len(self.sizes) < len(documents):
                continue
            before = found
            found = await self.window.evaluate(READ_NODES)
            if found == before and {node["name"] for node in found} == self.visible():
                break
        else:
            missing = self.visible().difference(node["name"] for node in found)
            raise SystemExit(f"the app did not show {missing or 'all tiles'}")
        frames: list[dict] = [{"tile": self.sizes[str(index)]} for index in range(len(documents))]
        places = {node["name"]: (node["x"], node["y"]) for node in found}
        for whole_name, size in self.sizes.items():
            index, _, name = whole_name.partition(".")
            if name:
                frame = (*places.get(whole_name, (None, None)), *size)
                frames[int(index)][name] = [number if number is None else round(number, 3) for number in frame]
        self.page.controls = []
        self.page.update()
        return frames


# A node's transform says where it is in its parent, the tile's node.
READ_NODES = """() => [...document.querySelectorAll("[flt-semantics-identifier]")].map((node) => {
  const place = new DOMMatrix(node.style.transform);
  return { name: node.getAttribute("flt-semantics-identifier"), x: place.e, y: place.f };
})"""


async def record(documents: list[dict]) -> list[dict]:
    opened: asyncio.Future[ft.Page] = asyncio.get_running_loop().create_future()
    replaced = replaced_files()

    async def main(page: ft.Page) -> None:
        page.padding = 0
        opened.set_result(page)

    async def answer(route: Route) -> None:
        address = route.request.url.partition("?")[0]
        if f"//127.0.0.1:{PORT}/" not in address:
            await route.abort()
        elif "/faces/" in address:
            await route.fulfill(path=ROOT / "Fonts" / address.partition("/faces/")[2])
        elif (name := address.rpartition("/")[2]) in replaced:
            await route.fulfill(body=replaced[name], content_type="text/javascript")
        else:
            await route.continue_()

    app = ft.run(main, export_asgi_app=True, web_renderer=ft.WebRenderer.CANVAS_KIT, no_cdn=True)
    server = uvicorn.Server(uvicorn.Config(app, port=PORT, log_level="warning"))
    serving = asyncio.create_task(server.serve())
    frames: list[dict] = []
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        window = await browser.new_page(viewport=WINDOW, service_workers="block")
        await window.route("**/*", answer)
        while not server.started:
            await asyncio.sleep(0.1)
        await window.goto(f"http://127.0.0.1:{PORT}/")
        recorder = Recorder(await opened, window)
        placeholder = "flt-semantics-placeholder"
        await window.wait_for_selector(placeholder, state="attached")
        await window.evaluate(f"document.querySelector('{placeholder}').click()")
        for _, group in groupby(documents, app_settings):
            together = list(group)
            await recorder.set_up(together[0])
            for first in range(0, len(together), TILES_AT_ONCE):
                frames += await recorder.record(together[first : first + TILES_AT_ONCE])
        await browser.close()
    server.should_exit = True
    await serving
    return frames


def app_settings(document: dict) -> tuple:
    return document["sections"][0]["rows"][0]["material"], document["locale"], document["fontScale"]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, default=21)
    parser.add_argument("--tiles", type=int, default=600)
    parser.add_argument("--output", type=Path, default=FIXTURES / "devices" / "flutter-tiles.ndjson")
    options = parser.parse_args()
    documents = sorted(random_tiles(random.Random(options.seed), options.tiles), key=app_settings)
    frames = asyncio.run(record(documents))
    with options.output.open("w", encoding="utf-8") as file:
        for document, found in zip(documents, frames, strict=True):
            line = {"document": document, "frames": found}
            file.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
